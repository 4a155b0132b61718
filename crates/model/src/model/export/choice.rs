//! The options of an export.

use std::rc::Rc;

use strum::{IntoStaticStr, VariantArray};

use crate::base::code::Code;
use crate::base::settings::View;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Subject {
    #[default]
    Tree,
    Map,
    Steps,
    /// The counts of each level.
    Levels,
    /// The board in “Play”.
    Board,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum ExportFormat {
    #[default]
    Svg,
    Png,
    /// A Graphviz graph.
    Dot,
    /// A CSV file with CP-Profiler's node records.
    Records,
    Csv,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Extent {
    /// What is drawn now; for steps and levels, those on the map.
    #[strum(serialize = "view")]
    InView,
    All,
}

/// A text field of the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    From,
    To,
    /// The maximum number of nodes or steps.
    Limit,
}

impl Subject {
    /// Returns what can be exported from a view; the first one is the default.
    pub const fn of_view(view: View) -> &'static [Self] {
        match view {
            View::Play => &[Self::Board],
            View::Watch | View::Compare | View::Batch => {
                &[Self::Tree, Self::Map, Self::Steps, Self::Levels]
            }
        }
    }

    /// Returns the file formats it can be exported to.
    pub const fn formats(self) -> &'static [ExportFormat] {
        match self {
            Self::Tree => {
                &[ExportFormat::Svg, ExportFormat::Png, ExportFormat::Dot, ExportFormat::Records]
            }
            Self::Map | Self::Board => &[ExportFormat::Png, ExportFormat::Svg],
            Self::Steps | Self::Levels => &[ExportFormat::Csv],
        }
    }

    /// Returns the default extent: what is drawn now for a drawing, everything for a table.
    const fn default_extent(self) -> Extent {
        match self {
            Self::Tree | Self::Map | Self::Board => Extent::InView,
            Self::Steps | Self::Levels => Extent::All,
        }
    }
}

impl ExportFormat {
    /// Returns the file name extension, without the dot.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Records => "csv",
            Self::Svg | Self::Png | Self::Dot | Self::Csv => self.code(),
        }
    }

    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Svg => "image/svg+xml",
            Self::Png => "image/png",
            Self::Dot => "text/vnd.graphviz",
            Self::Records | Self::Csv => "text/csv",
        }
    }

    /// Returns the default maximum number of nodes or steps in a file.
    pub const fn default_limit(self) -> u64 {
        match self {
            Self::Svg | Self::Png => 10_000,
            Self::Dot | Self::Records | Self::Csv => 100_000,
        }
    }

    /// Returns the largest limit that can be chosen. The browser holds the whole file in memory
    /// before saving it, and the worker a whole drawing.
    pub const fn max_limit(self) -> u64 {
        match self {
            Self::Svg => 200_000,
            Self::Png => 20_000,
            Self::Dot | Self::Records | Self::Csv => 10_000_000,
        }
    }
}

/// The chosen options, with texts as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    pub subject: Subject,
    format: ExportFormat,
    extent: Option<Extent>,
    from: Option<Rc<str>>,
    to: Option<Rc<str>>,
    limit: Option<Rc<str>>,
}

impl Choice {
    /// Returns the file format, which is always one that the subject supports.
    pub fn format(&self) -> ExportFormat {
        let formats = self.subject.formats();
        if formats.contains(&self.format) { self.format } else { formats[0] }
    }

    pub fn extent(&self) -> Extent {
        self.extent.unwrap_or(self.subject.default_extent())
    }

    /// Returns the fields that apply to the chosen options.
    pub fn fields(&self) -> &'static [Field] {
        match (self.subject, self.extent()) {
            (Subject::Steps, Extent::All) => &[Field::From, Field::To, Field::Limit],
            (Subject::Steps, Extent::InView) | (Subject::Tree, Extent::All) => &[Field::Limit],
            _ => &[],
        }
    }

    /// Returns the text typed into a field; `None` if nothing was.
    pub fn typed_text(&self, field: Field) -> Option<&Rc<str>> {
        match field {
            Field::From => self.from.as_ref(),
            Field::To => self.to.as_ref(),
            Field::Limit => self.limit.as_ref(),
        }
    }

    /// Chooses a subject and clears all fields.
    pub fn choose_subject(&mut self, subject: Subject) {
        *self = Self { subject, format: self.format, extent: self.extent, ..Self::default() };
    }

    /// Chooses a format and clears the limit.
    pub fn choose_format(&mut self, format: ExportFormat) {
        self.limit = None;
        self.format = format;
    }

    pub const fn choose_extent(&mut self, extent: Extent) {
        self.extent = Some(extent);
    }

    /// Sets the text of a field.
    pub fn type_into(&mut self, field: Field, text: Rc<str>) {
        let slot = match field {
            Field::From => &mut self.from,
            Field::To => &mut self.to,
            Field::Limit => &mut self.limit,
        };
        *slot = Some(text);
    }
}
