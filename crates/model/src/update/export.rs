//! The export dialog, and the progress of its file.

use std::rc::Rc;

use super::set::set_if_changed;
use crate::Model;
use crate::draw::caption::Caption;
use crate::draw::palette::Palette;
use crate::draw::scene::Scene;
use crate::model::dialog::Dialog;
use crate::model::export::{Choice, ExportBox, ExportFormat, ExportState, Extent, Field, Subject};
use crate::worker::export_task::{
    DrawTask, DrawingFormat, ExportRequest, ExportTask, ExportWork, GraphFormat, NodeSelection,
};
use crate::worker::task::ExportReport;

/// User actions in the export dialog.
#[derive(Clone, Debug, PartialEq)]
pub enum ExportMsg {
    SubjectChosen(Subject),
    FormatChosen(ExportFormat),
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
        /// The words of a drawing.
        caption: Rc<Caption>,
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
            ExportMsg::FormatChosen(format) => {
                self.choose_export(|choice| choice.choose_format(format))
            }
            ExportMsg::ExtentChosen(extent) => {
                self.choose_export(|choice| choice.choose_extent(extent))
            }
            ExportMsg::Typed { field, text } => {
                self.choose_export(|choice| choice.type_into(field, text))
            }
            ExportMsg::Started { palette, caption, drawing } => {
                self.start_export(&palette, &caption, drawing.as_deref())
            }
            ExportMsg::Cancelled => self.cancel_export(),
        }
    }

    /// Changes the options of the export, unless its file is being written.
    pub(super) fn choose_export(&mut self, choose: impl FnOnce(&mut Choice)) -> bool {
        let Some(Dialog::Export(export)) = &mut self.dialog else { return false };
        if export.request().is_some() {
            return false;
        }
        let before = export.clone();
        export.state = ExportState::Choosing;
        choose(&mut export.choice);
        *export != before
    }

    fn cancel_export(&mut self) -> bool {
        let Some(Dialog::Export(export)) = &mut self.dialog else { return false };
        let is_writing = export.request().is_some();
        export.state = if is_writing { ExportState::Cancelled } else { ExportState::Choosing };
        is_writing
    }

    /// Lets the worker write the chosen file, if that is possible.
    fn start_export(
        &mut self,
        palette: &Palette,
        caption: &Caption,
        drawing: Option<&Scene>,
    ) -> bool {
        let Some(export) = self.export() else { return false };
        let choice = &export.choice;
        let Ok(plan) = self.export_plan(choice) else { return false };
        if export.request().is_some() {
            return false;
        }
        let (first, last) = (plan.first, plan.last());
        let drawing = drawing.map(|scene| {
            ExportWork::Drawing(Rc::new(DrawTask {
                format: drawing_format(choice.format(), caption),
                scene: scene.clone(),
                palette: palette.clone(),
            }))
        });
        let of_run = |task| ExportWork::OfRun(Rc::new(task));
        let work = match choice.subject {
            Subject::Steps => Some(of_run(ExportTask::Steps { from: first, to: last })),
            Subject::Levels => Some(of_run(ExportTask::Levels { from: first, to: last })),
            Subject::Map | Subject::Board => drawing,
            Subject::Tree => {
                drawing.or_else(|| self.tree_task(choice, plan.count, palette, caption).map(of_run))
            }
        };
        let Some(work) = work else { return false };
        let media_type = choice.format().media_type();
        let request = ExportRequest { id: self.next_task(), work, name: plan.name, media_type };
        let state = ExportState::Writing { request, written: 0, total: plan.count };
        if let Some(Dialog::Export(export)) = &mut self.dialog {
            export.state = state;
        }
        true
    }

    fn tree_task(
        &self,
        choice: &Choice,
        limit: u64,
        palette: &Palette,
        caption: &Caption,
    ) -> Option<ExportTask> {
        let nodes = match choice.extent() {
            Extent::All => NodeSelection::First(limit),
            Extent::InView => NodeSelection::Listed(self.drawn_nodes()?),
        };
        let tree = |format, nodes| {
            let (palette, caption) = (palette.clone(), caption.clone());
            ExportTask::Tree { format, nodes, palette, caption }
        };
        Some(match choice.format() {
            ExportFormat::Dot => ExportTask::Graph { format: GraphFormat::Dot, nodes },
            ExportFormat::Records | ExportFormat::Csv => {
                ExportTask::Graph { format: GraphFormat::Records, nodes }
            }
            format @ (ExportFormat::Svg | ExportFormat::Png) => {
                tree(drawing_format(format, caption), nodes)
            }
        })
    }

    /// Applies a report on the file being written.
    pub(super) fn apply_export_report(&mut self, report: &ExportReport) -> bool {
        let Some(Dialog::Export(ExportBox { state, .. })) = &mut self.dialog else { return false };
        let ExportState::Writing { request, written, total } = state else { return false };
        match *report {
            // The page collects the pieces for the file that it saves.
            ExportReport::Piece(_) => return false,
            // A drawing has a few more parts than nodes.
            ExportReport::Progress(now) => return set_if_changed(written, now.min(*total)),
            ExportReport::Over(bytes) => {
                *state = ExportState::Written { name: Rc::clone(&request.name), bytes };
            }
            ExportReport::Failed => *state = ExportState::Failed,
        }
        true
    }

    /// Fails the export if the worker was writing its file.
    pub(super) fn lose_export(&mut self) {
        if let Some(Dialog::Export(export)) = &mut self.dialog
            && export.request().is_some()
        {
            export.state = ExportState::Failed;
        }
    }
}

fn drawing_format(format: ExportFormat, caption: &Caption) -> DrawingFormat {
    if format == ExportFormat::Png {
        DrawingFormat::Png
    } else {
        DrawingFormat::Svg(caption.title.clone())
    }
}
