//! The worker's side of an export: writes a file in slices and sends it in pieces.

use sudoku_engine::export::{Dot, Lines, Node, Profile, Records, Steps, Walk};
use sudoku_engine::fast::Progress;
use sudoku_engine::recording::{Recording, SeekResult, Target};
use sudoku_engine::search::Stepper;

use super::job::{Job, Output};
use super::picture::Picture;
use super::tree_scene::tree_scene;
use crate::draw::caption::Caption;
use crate::draw::palette::Palette;
use crate::draw::scene::Scene;
use crate::draw::svg::Svg;
use crate::worker::export_task::{DrawTask, DrawingFormat, ExportTask, GraphFormat, NodeSelection};
use crate::worker::task::ExportReport;

/// Lines written in one go; those of a drawing are long.
const LINES_PER_WRITE: u64 = 50;
/// How many times lines are written in a slice: a few ms in all.
const WRITES_PER_SLICE: usize = 80;
/// Nodes gathered per slice for a drawing.
const NODES_PER_SLICE: usize = 10_000;
/// The approximate size of a piece in bytes. The page handles a piece in far less than a
/// frame.
pub const PIECE_BYTES: usize = 1 << 20;

pub(super) enum ExportJob {
    /// A text: the part that has not been sent yet.
    Text { lines: Box<dyn Lines>, text: String, sent_bytes: u64 },
    /// Nodes to draw once all of them are gathered.
    CollectNodes {
        walk: Box<Walk>,
        nodes: Vec<Node>,
        format: DrawingFormat,
        palette: Palette,
        caption: Caption,
    },
    /// A drawing that still has to be painted by a host with a canvas.
    Picture(Box<Picture>),
}

impl ExportJob {
    pub(super) fn new(task: ExportTask, recording: &Recording) -> Self {
        let head = recording.head();
        let shape = head.shape();
        let walk = |limit| Walk::new(head.restarted(head.goal()), limit);
        match task {
            ExportTask::Steps { from, to } => {
                text_job(Box::new(Steps::new(stepper_before(recording, from), from, to)))
            }
            ExportTask::Levels { from, to } => {
                text_job(Box::new(Profile::new(head, &recording.level_profile(), from, to)))
            }
            ExportTask::Graph { format, nodes } => {
                let nodes: Box<dyn Iterator<Item = Node>> = match nodes {
                    NodeSelection::First(limit) => Box::new(walk(limit)),
                    NodeSelection::Listed(nodes) => Box::new(nodes.into_iter()),
                };
                text_job(match format {
                    GraphFormat::Dot => Box::new(Dot::new(shape, nodes)),
                    GraphFormat::Records => Box::new(Records::new(shape, nodes)),
                })
            }
            ExportTask::Tree { format, nodes: NodeSelection::First(limit), palette, caption } => {
                let walk = Box::new(walk(limit));
                Self::CollectNodes { walk, nodes: Vec::new(), format, palette, caption }
            }
            ExportTask::Tree { format, nodes: NodeSelection::Listed(nodes), palette, caption } => {
                drawing_job(format, tree_scene(&nodes, &caption), palette)
            }
        }
    }

    pub(super) fn of_drawing(DrawTask { format, scene, palette }: DrawTask) -> Self {
        drawing_job(format, scene, palette)
    }
}

impl Job for ExportJob {
    fn work(&mut self, output: &mut Output) -> Progress {
        match self {
            Self::Text { lines, text, sent_bytes } => {
                return write_text(lines.as_mut(), text, sent_bytes, output);
            }
            Self::CollectNodes { walk, nodes, format, palette, caption } => {
                let previous_len = nodes.len();
                nodes.extend(walk.by_ref().take(NODES_PER_SLICE));
                if nodes.len() - previous_len < NODES_PER_SLICE {
                    let (format, palette) = (format.clone(), std::mem::take(palette));
                    *self = drawing_job(format, tree_scene(nodes, caption), palette);
                }
            }
            Self::Picture(picture) => {
                output.picture = Some(*std::mem::take(picture));
                return Progress::Done;
            }
        }
        Progress::Working
    }

    /// Reports nothing for a drawing: its parts are not the units that are counted.
    fn progress(&self, output: &mut Output) {
        let written = match self {
            Self::Text { lines, .. } => lines.written(),
            Self::CollectNodes { nodes, .. } => nodes.len() as u64,
            Self::Picture(_) => return,
        };
        output.report_export(ExportReport::Progress(written));
    }
}

fn write_text(
    lines: &mut dyn Lines,
    text: &mut String,
    sent_bytes: &mut u64,
    output: &mut Output,
) -> Progress {
    let mut has_more_lines = true;
    for _ in 0..WRITES_PER_SLICE {
        has_more_lines = lines.write(text, LINES_PER_WRITE);
        if !has_more_lines || text.len() >= PIECE_BYTES {
            break;
        }
    }
    if text.len() >= PIECE_BYTES || !has_more_lines {
        *sent_bytes += text.len() as u64;
        let bytes = std::mem::take(text).into_bytes();
        output.report_export(ExportReport::Piece(bytes));
    }
    if has_more_lines {
        return Progress::Working;
    }
    output.report_export(ExportReport::Over(*sent_bytes));
    Progress::Done
}

fn text_job(lines: Box<dyn Lines>) -> ExportJob {
    ExportJob::Text { lines, text: String::new(), sent_bytes: 0 }
}

fn drawing_job(format: DrawingFormat, scene: Scene, palette: Palette) -> ExportJob {
    match format {
        DrawingFormat::Svg(title) => text_job(Box::new(Svg::new(scene, palette, title))),
        DrawingFormat::Png => ExportJob::Picture(Box::new(Picture { scene, palette })),
    }
}

/// Returns the run's search right before a step, or as close to it as the run has come.
fn stepper_before(recording: &Recording, step: u64) -> Stepper {
    let target = step.saturating_sub(1).min(recording.head().counters().step());
    match recording.seek(Target::Step(target)) {
        SeekResult::Found(stepper) => *stepper,
        SeekResult::Nowhere | SeekResult::NotYet => recording.head().clone(),
    }
}
