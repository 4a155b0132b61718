//! The export dialog, and what becomes of the file.

use std::rc::Rc;

use crate::draw::palette::Palette;
use crate::draw::scene::Scene;
use crate::model::export::{Choice, ExportBox, ExportState, Extent, Form, Subject};
use crate::worker::export_job::ExportOrder;
use crate::worker::export_job::{Art, Graph, Job, NodesWanted};
use crate::worker::protocol::Reply;
use crate::{Model, Msg};

impl Model {
    pub(super) fn apply_export(&mut self, msg: Msg) -> bool {
        match msg {
            Msg::ExportOpened => return super::set(&mut self.export, Some(ExportBox::default())),
            Msg::ExportClosed => return super::set(&mut self.export, None),
            Msg::ExportStarted { palette, title, drawing } => {
                return self.start_export(&palette, &title, drawing.as_deref());
            }
            _ => {}
        }
        let Some(export) = &mut self.export else { return false };
        if let ExportState::Writing { .. } = export.state {
            // What is being written is not chosen any more; it can be called off.
            let is_called_off = msg == Msg::ExportCancelled;
            if is_called_off {
                export.state = ExportState::Cancelled;
            }
            return is_called_off;
        }
        let before = export.clone();
        export.state = ExportState::Choosing;
        match msg {
            Msg::ExportSubjectChosen(subject) => export.choice.choose_subject(subject),
            Msg::ExportFormChosen(form) => export.choice.choose_form(form),
            Msg::ExportExtentChosen(extent) => export.choice.choose_extent(extent),
            Msg::ExportTyped { field, text } => export.choice.type_into(field, text),
            _ => return false,
        }
        *export != before
    }

    /// Has the worker write what is chosen, if it can be.
    fn start_export(&mut self, palette: &Palette, title: &str, drawing: Option<&Scene>) -> bool {
        let Some(export) = &self.export else { return false };
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
            ExportOrder { id: self.next_id(), job: Rc::new(job), name: plan.name, media_type };
        let state = ExportState::Writing { order, written: 0, total: plan.count };
        if let Some(export) = &mut self.export {
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
            form => tree(art(form, title), nodes),
        })
    }

    /// Takes what the worker says of a file; of another one than is wanted, nothing.
    pub(super) fn apply_export_reply(&mut self, reply: &Reply) -> bool {
        let Some(ExportBox { state, .. }) = &mut self.export else { return false };
        let ExportState::Writing { order, written, total } = state else { return false };
        match *reply {
            Reply::ExportProgress { id, written: now } if id == order.id => {
                // The parts of a drawing are a few more than its nodes.
                super::set(written, now.min(*total))
            }
            Reply::ExportEnded { id, bytes } if id == order.id => {
                *state = ExportState::Written { name: Rc::clone(&order.name), bytes };
                true
            }
            Reply::ExportFailed { id } if id == order.id => {
                *state = ExportState::Failed;
                true
            }
            _ => false,
        }
    }

    /// A file that the worker was writing goes with it.
    pub(super) fn lose_export(&mut self) {
        if let Some(export) = &mut self.export
            && export.order().is_some()
        {
            export.state = ExportState::Failed;
        }
    }
}

fn art(form: Form, title: &str) -> Art {
    if form == Form::Png { Art::Png } else { Art::Svg(title.to_owned()) }
}
