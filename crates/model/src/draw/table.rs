//! Tables for the clipboard: cells with borders, written so that a spreadsheet takes
//! them.
//!
//! Owns how a table is written as HTML and as tab-separated values. Must not know what
//! its figures mean, nor who copies it.

use std::fmt::Write;

/// A table of rows, all of the same length or ragged at the right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The rows from the top, each from the left.
    pub rows: Vec<Vec<Entry>>,
}

/// A cell of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// What stands in it; a number has no grouping marks, so that it can be reckoned with.
    pub text: String,
    pub role: Role,
    /// Whether a strong line ends it to the right.
    pub edge_right: bool,
    /// Whether a strong line ends it below.
    pub edge_bottom: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    #[default]
    Value,
    Head,
    /// A digit of the puzzle itself.
    Given,
}

impl Entry {
    /// A value without strong lines.
    pub fn value(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    pub fn head(text: impl Into<String>) -> Self {
        Self { text: text.into(), role: Role::Head, ..Self::default() }
    }
}

impl Table {
    /// A row of heads with a strong line below, and rows of values.
    pub fn with_heads(heads: Vec<String>, rows: Vec<Vec<String>>) -> Self {
        let head = |text| Entry { edge_bottom: true, ..Entry::head(text) };
        let heads = heads.into_iter().map(head).collect();
        let rows = rows.into_iter().map(|row| row.into_iter().map(Entry::value).collect());
        Self { rows: std::iter::once(heads).chain(rows).collect() }
    }

    /// As HTML. Its lines are in the cells' own styles, all that spreadsheets take.
    pub fn html(&self) -> String {
        let mut html = String::from(
            "<meta charset=\"utf-8\"><table style=\"border-collapse:collapse;border:2px solid #000\">",
        );
        for row in &self.rows {
            html.push_str("<tr>");
            row.iter().for_each(|entry| entry.write_html(&mut html));
            html.push_str("</tr>");
        }
        html.push_str("</table>");
        html
    }

    /// As lines of values with tabs between them.
    pub fn tsv(&self) -> String {
        let line = |row: &Vec<Entry>| {
            let fields: Vec<String> = row.iter().map(|entry| field(&entry.text)).collect();
            fields.join("\t") + "\n"
        };
        self.rows.iter().map(line).collect()
    }
}

impl Entry {
    fn write_html(&self, html: &mut String) {
        let tag = if self.role == Role::Head { "th" } else { "td" };
        let line = |is_strong| if is_strong { "2px solid #000" } else { "1px solid #999" };
        let weight = if self.role == Role::Given { ";font-weight:bold" } else { "" };
        // A string takes every write.
        let _ = write!(
            html,
            "<{tag} style=\"border:1px solid #999;border-right:{};border-bottom:{};\
             text-align:center{weight}\">{}</{tag}>",
            line(self.edge_right),
            line(self.edge_bottom),
            escaped(&self.text),
        );
    }
}

fn escaped(text: &str) -> String {
    super::escaped(text).replace('\n', "<br>")
}

/// A value with quotation marks where it needs them, those in it doubled.
fn field(text: &str) -> String {
    if text.contains(['\t', '\n', '\r', '"']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}
