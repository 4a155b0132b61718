//! The export dialog, and what becomes of the file.

use std::rc::Rc;

use crate::export::{ExportBox, ExportState, Extent, Form, Graph, Job, Order, Subject};
use crate::protocol::Reply;
use crate::scene::Palette;
use crate::{Model, Msg};

impl Model {
    pub(super) fn apply_export(&mut self, msg: Msg) -> bool {
        match msg {
            Msg::ExportOpened => return super::set(&mut self.export, Some(ExportBox::default())),
            Msg::ExportClosed => return super::set(&mut self.export, None),
            Msg::ExportStarted { palette, title } => return self.start_export(&palette, &title),
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
    fn start_export(&mut self, palette: &Palette, title: &str) -> bool {
        let Some(export) = &self.export else { return false };
        let choice = &export.choice;
        let Ok(plan) = self.export_plan(choice) else { return false };
        if export.order().is_some() {
            return false;
        }
        let (first, last) = (plan.first, plan.first + plan.count - 1);
        let job = match (choice.subject, choice.form(), choice.extent()) {
            (Subject::Steps, ..) => Job::Steps { from: first, to: last },
            (Subject::Levels, ..) => Job::Levels,
            (Subject::Tree, form, extent) => {
                let Some(job) = self.tree_job(form, extent, plan.count, palette, title) else {
                    return false;
                };
                job
            }
        };
        let media_type = choice.form().media_type();
        let order = Order { id: self.next_id(), job: Rc::new(job), name: plan.name, media_type };
        let state = ExportState::Writing { order, written: 0, total: plan.count };
        if let Some(export) = &mut self.export {
            export.state = state;
        }
        true
    }

    fn tree_job(
        &self,
        form: Form,
        extent: Extent,
        limit: u64,
        palette: &Palette,
        title: &str,
    ) -> Option<Job> {
        let graph = match form {
            Form::Dot => Graph::Dot,
            Form::Records => Graph::Records,
            Form::Svg | Form::Png | Form::Csv => {
                return self.picture_job(form, extent, palette, title);
            }
        };
        Some(match extent {
            Extent::All => Job::Tree { graph, limit },
            Extent::InView => Job::Nodes { graph, nodes: self.drawn_nodes()? },
        })
    }

    fn picture_job(&self, _: Form, _: Extent, _: &Palette, _: &str) -> Option<Job> {
        None
    }

    /// Takes what the worker says of a file; of another one than is wanted, nothing.
    pub(super) fn apply_export_reply(&mut self, reply: &Reply) -> bool {
        let Some(ExportBox { state, .. }) = &mut self.export else { return false };
        let ExportState::Writing { order, written, .. } = state else { return false };
        match *reply {
            Reply::ExportProgress { id, written: now } if id == order.id => {
                super::set(written, now)
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
