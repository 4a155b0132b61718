//! The export dialog, and the progress of its file.

use std::rc::Rc;

use super::set::set;
use crate::Model;
use crate::draw::palette::Palette;
use crate::draw::scene::Scene;
use crate::model::dialog::Dialog;
use crate::model::export::{Choice, ExportBox, ExportState, Extent, Field, Form, Subject};
use crate::worker::export_job::ExportOrder;
use crate::worker::export_job::{Art, Graph, Job, NodesWanted};
use crate::worker::task::ExportNews;

/// User actions in the export dialog.
#[derive(Clone, Debug, PartialEq)]
pub enum ExportMsg {
    SubjectChosen(Subject),
    FormChosen(Form),
    ExtentChosen(Extent),
    /// Text was typed into a field.
    Typed {
        field: Field,
        text: Rc<str>,
    },
    /// Writing the file was requested.
    Started {
        /// The page's colors, for drawings.
        palette: Rc<Palette>,
        /// The title of a drawing, in the user's language.
        title: Rc<str>,
        /// The drawing, if the page has to make it.
        drawing: Option<Rc<Scene>>,
    },
    Cancelled,
}

impl Model {
    pub(super) fn apply_export(&mut self, msg: ExportMsg) -> bool {
        match msg {
            ExportMsg::SubjectChosen(subject) => {
                self.choose_export(|choice| choice.choose_subject(subject))
            }
            ExportMsg::FormChosen(form) => self.choose_export(|choice| choice.choose_form(form)),
            ExportMsg::ExtentChosen(extent) => {
                self.choose_export(|choice| choice.choose_extent(extent))
            }
            ExportMsg::Typed { field, text } => {
                self.choose_export(|choice| choice.type_into(field, text))
            }
            ExportMsg::Started { palette, title, drawing } => {
                self.start_export(&palette, &title, drawing.as_deref())
            }
            ExportMsg::Cancelled => self.cancel_export(),
        }
    }

    /// Changes the options of the export, unless its file is being written.
    fn choose_export(&mut self, choose: impl FnOnce(&mut Choice)) -> bool {
        let Some(Dialog::Export(export)) = &mut self.dialog else { return false };
        if export.order().is_some() {
            return false;
        }
        let before = export.clone();
        export.state = ExportState::Choosing;
        choose(&mut export.choice);
        *export != before
    }

    fn cancel_export(&mut self) -> bool {
        let Some(Dialog::Export(export)) = &mut self.dialog else { return false };
        let is_writing = export.order().is_some();
        export.state = if is_writing { ExportState::Cancelled } else { ExportState::Choosing };
        is_writing
    }

    /// Lets the worker write the chosen file, if that is possible.
    fn start_export(&mut self, palette: &Palette, title: &str, drawing: Option<&Scene>) -> bool {
        let Some(export) = self.export() else { return false };
        let choice = &export.choice;
        let Ok(plan) = self.export_plan(choice) else { return false };
        if export.order().is_some() {
            return false;
        }
        let (first, last) = (plan.first, plan.last());
        let job = match choice.subject {
            Subject::Steps => Some(Job::Steps { from: first, to: last }),
            Subject::Levels => Some(Job::Levels { from: first, to: last }),
            Subject::Map | Subject::Tree if drawing.is_some() => drawing.map(|scene| Job::Scene {
                art: art(choice.form(), title),
                scene: scene.clone(),
                palette: palette.clone(),
            }),
            Subject::Map => None,
            Subject::Tree => self.tree_job(choice, plan.count, palette, title),
        };
        let Some(job) = job else { return false };
        let media_type = choice.form().media_type();
        let order =
            ExportOrder { id: self.next_task(), job: Rc::new(job), name: plan.name, media_type };
        let state = ExportState::Writing { order, written: 0, total: plan.count };
        if let Some(Dialog::Export(export)) = &mut self.dialog {
            export.state = state;
        }
        true
    }

    fn tree_job(&self, choice: &Choice, limit: u64, palette: &Palette, title: &str) -> Option<Job> {
        let nodes = match choice.extent() {
            Extent::All => NodesWanted::First(limit),
            Extent::InView => NodesWanted::These(self.drawn_nodes()?),
        };
        let tree = |art, nodes| Job::Tree { art, nodes, palette: palette.clone() };
        Some(match choice.form() {
            Form::Dot => Job::Graph { graph: Graph::Dot, nodes },
            Form::Records | Form::Csv => Job::Graph { graph: Graph::Records, nodes },
            form @ (Form::Svg | Form::Png) => tree(art(form, title), nodes),
        })
    }

    /// Applies news of the file being written.
    pub(super) fn take_export_news(&mut self, news: &ExportNews) -> bool {
        let Some(Dialog::Export(ExportBox { state, .. })) = &mut self.dialog else { return false };
        let ExportState::Writing { order, written, total } = state else { return false };
        match *news {
            // The page collects the pieces for the file that it saves.
            ExportNews::Piece(_) => return false,
            // A drawing has a few more parts than nodes.
            ExportNews::Progress(now) => return set(written, now.min(*total)),
            ExportNews::Over(bytes) => {
                *state = ExportState::Written { name: Rc::clone(&order.name), bytes };
            }
            ExportNews::Failed => *state = ExportState::Failed,
        }
        true
    }

    /// Fails the export if the worker was writing its file.
    pub(super) fn lose_export(&mut self) {
        if let Some(Dialog::Export(export)) = &mut self.dialog
            && export.order().is_some()
        {
            export.state = ExportState::Failed;
        }
    }
}

fn art(form: Form, title: &str) -> Art {
    if form == Form::Png { Art::Png } else { Art::Svg(title.to_owned()) }
}
