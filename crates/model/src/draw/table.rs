//! Tables for the clipboard: cells with borders, in formats that spreadsheets accept.
//!
//! Owns how a table is written as HTML and as tab-separated values. Must not know what its
//! figures mean, nor who copies it.

use std::fmt::Write;

/// A table whose rows may differ in length.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The rows from top to bottom, each from left to right.
    pub rows: Vec<Vec<Entry>>,
}

/// A cell of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The content. Numbers have no grouping marks, so that spreadsheets can calculate with
    /// them.
    pub text: String,
    pub role: Role,
    /// Whether a strong line runs along the right edge.
    pub edge_right: bool,
    /// Whether a strong line runs along the bottom edge.
    pub edge_bottom: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    #[default]
    Value,
    Head,
    /// A given of the puzzle.
    Given,
}

impl Entry {
    /// Creates a value without strong lines.
    pub fn value(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    pub fn head(text: impl Into<String>) -> Self {
        Self { text: text.into(), role: Role::Head, ..Self::default() }
    }
}

impl Table {
    /// Creates a header row with a strong line below it, followed by rows of values.
    pub fn with_heads(heads: Vec<String>, rows: Vec<Vec<String>>) -> Self {
        let head = |text| Entry { edge_bottom: true, ..Entry::head(text) };
        let heads = heads.into_iter().map(head).collect();
        let rows = rows.into_iter().map(|row| row.into_iter().map(Entry::value).collect());
        Self { rows: std::iter::once(heads).chain(rows).collect() }
    }

    /// Returns the table as HTML. Borders are inline styles, the only kind that spreadsheets
    /// accept.
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

    /// Returns the table as lines of tab-separated values.
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
        // Writing to a string never fails.
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

/// Quotes a value if it needs quotation marks, doubling those inside.
fn field(text: &str) -> String {
    if text.contains(['\t', '\n', '\r', '"']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}
