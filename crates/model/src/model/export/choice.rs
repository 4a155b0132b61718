//! What a person chooses of an export.

use std::rc::Rc;

use strum::{IntoStaticStr, VariantArray};

use crate::base::code::Code;

/// What is exported.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Subject {
    /// The search tree.
    #[default]
    Tree,
    /// The map.
    Map,
    /// The steps.
    Steps,
    /// What was met on each level.
    Levels,
}

/// The kind of file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Form {
    /// A drawing in lines.
    #[default]
    Svg,
    /// A drawing in pixels.
    Png,
    /// A graph for Graphviz.
    Dot,
    /// A table of CP-Profiler's node records.
    Records,
    /// A table.
    Csv,
}

/// How much of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Extent {
    /// What is drawn now: of the steps and the levels those on the map.
    #[strum(serialize = "view")]
    InView,
    /// All there is.
    All,
}

/// A field of the dialog that is typed into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// The first step.
    From,
    /// The last step.
    To,
    /// How many nodes or steps at the most.
    Limit,
}

impl Subject {
    /// The kinds of files it can become.
    pub const fn forms(self) -> &'static [Form] {
        match self {
            Self::Tree => &[Form::Svg, Form::Png, Form::Dot, Form::Records],
            Self::Map => &[Form::Png, Form::Svg],
            Self::Steps | Self::Levels => &[Form::Csv],
        }
    }

    /// How much of it is exported unless something else is chosen: what is drawn now of a
    /// drawing, all of a table.
    const fn preset(self) -> Extent {
        match self {
            Self::Tree | Self::Map => Extent::InView,
            Self::Steps | Self::Levels => Extent::All,
        }
    }
}

impl Form {
    /// The ending of its files' names.
    pub fn ending(self) -> &'static str {
        match self {
            Self::Records => "csv",
            Self::Svg | Self::Png | Self::Dot | Self::Csv => self.code(),
        }
    }

    /// What servers and browsers call it.
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Svg => "image/svg+xml",
            Self::Png => "image/png",
            Self::Dot => "text/vnd.graphviz",
            Self::Records | Self::Csv => "text/csv",
        }
    }

    /// Nodes or steps in a file unless more are asked for.
    pub const fn limit(self) -> u64 {
        match self {
            Self::Svg | Self::Png => 10_000,
            Self::Dot | Self::Records | Self::Csv => 100_000,
        }
    }

    /// Nodes or steps that may be asked for. The browser holds the whole file in its
    /// memory before it saves it, and the worker the whole of a drawing.
    pub const fn most(self) -> u64 {
        match self {
            Self::Svg => 200_000,
            Self::Png => 20_000,
            Self::Dot | Self::Records | Self::Csv => 10_000_000,
        }
    }
}

/// What is chosen, texts as they were typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// What.
    pub subject: Subject,
    form: Form,
    extent: Option<Extent>,
    from: Option<Rc<str>>,
    to: Option<Rc<str>>,
    limit: Option<Rc<str>>,
}

impl Choice {
    /// The kind of file, which is one the subject can become.
    pub fn form(&self) -> Form {
        let forms = self.subject.forms();
        if forms.contains(&self.form) { self.form } else { forms[0] }
    }

    /// How much.
    pub fn extent(&self) -> Extent {
        self.extent.unwrap_or(self.subject.preset())
    }

    /// The fields that mean something for what is chosen.
    pub fn fields(&self) -> &'static [Field] {
        match (self.subject, self.extent()) {
            (Subject::Steps, Extent::All) => &[Field::From, Field::To, Field::Limit],
            (Subject::Steps, Extent::InView) | (Subject::Tree, Extent::All) => &[Field::Limit],
            _ => &[],
        }
    }

    /// What was typed into a field; `None` where nothing was.
    pub fn typed(&self, field: Field) -> Option<&Rc<str>> {
        match field {
            Field::From => self.from.as_ref(),
            Field::To => self.to.as_ref(),
            Field::Limit => self.limit.as_ref(),
        }
    }

    /// Chooses a subject. What was typed for another one is forgotten.
    pub fn choose_subject(&mut self, subject: Subject) {
        *self = Self { subject, form: self.form, extent: self.extent, ..Self::default() };
    }

    /// Chooses a form. A limit typed for another one is forgotten.
    pub fn choose_form(&mut self, form: Form) {
        self.limit = None;
        self.form = form;
    }

    /// Chooses an extent.
    pub const fn choose_extent(&mut self, extent: Extent) {
        self.extent = Some(extent);
    }

    /// Takes what was typed into a field.
    pub fn type_into(&mut self, field: Field, text: Rc<str>) {
        let slot = match field {
            Field::From => &mut self.from,
            Field::To => &mut self.to,
            Field::Limit => &mut self.limit,
        };
        *slot = Some(text);
    }
}
