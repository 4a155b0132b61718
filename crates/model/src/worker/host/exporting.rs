//! The worker's side of an export: writes a file in slices and sends it in pieces.

use sudoku_engine::export::{Dot, Lines, Node, Profile, Records, Steps, Walk};
use sudoku_engine::fast::Progress;
use sudoku_engine::recording::{Recording, Sought, Target};
use sudoku_engine::search::Stepper;

use super::job::{Job, Output};
use super::picture::Picture;
use super::tree_scene::tree_scene;
use crate::draw::palette::Palette;
use crate::draw::scene::Scene;
use crate::draw::svg::Svg;
use crate::worker::export_job::{self, Art, Graph, NodesWanted};
use crate::worker::task::ExportNews;

/// Lines written in one go; those of a drawing are long.
const LINES: u64 = 50;
/// How many times lines are written in a slice: a few ms in all.
const TIMES: usize = 80;
/// Nodes gathered per slice for a drawing.
const NODES: usize = 10_000;
/// The approximate size of a piece in bytes. The page handles a piece in far less than a
/// frame.
pub const PIECE: usize = 1 << 20;

pub(super) enum Exporting {
    /// A text: the part not sent yet, and the number of bytes already sent.
    Text { lines: Box<dyn Lines>, text: String, sent: u64 },
    /// Nodes to draw once all of them are gathered.
    Gathering { walk: Box<Walk>, nodes: Vec<Node>, art: Art, palette: Palette },
    /// A drawing that still has to be painted by a host with a canvas.
    Picture(Box<Picture>),
}

impl Exporting {
    pub(super) fn new(job: export_job::Job, recording: &Recording) -> Self {
        use export_job::Job;
        let head = recording.head();
        let shape = head.shape();
        let walk = |limit| Walk::new(head.restarted(head.goal()), limit);
        match job {
            Job::Steps { from, to } => {
                text(Box::new(Steps::new(before(recording, from), from, to)))
            }
            Job::Levels { from, to } => {
                text(Box::new(Profile::new(head, &recording.level_profile(), from, to)))
            }
            Job::Graph { graph, nodes } => {
                let nodes: Box<dyn Iterator<Item = Node>> = match nodes {
                    NodesWanted::First(limit) => Box::new(walk(limit)),
                    NodesWanted::These(nodes) => Box::new(nodes.into_iter()),
                };
                text(match graph {
                    Graph::Dot => Box::new(Dot::new(shape, nodes)),
                    Graph::Records => Box::new(Records::new(shape, nodes)),
                })
            }
            Job::Tree { art, nodes: NodesWanted::First(limit), palette } => {
                Self::Gathering { walk: Box::new(walk(limit)), nodes: Vec::new(), art, palette }
            }
            Job::Tree { art, nodes: NodesWanted::These(nodes), palette } => {
                drawing(art, tree_scene(&nodes), palette)
            }
            Job::Scene { art, scene, palette } => drawing(art, scene, palette),
        }
    }
}

impl Job for Exporting {
    fn work(&mut self, output: &mut Output) -> Progress {
        match self {
            Self::Text { lines, text, sent } => {
                return write_text(lines.as_mut(), text, sent, output);
            }
            Self::Gathering { walk, nodes, art, palette } => {
                let before = nodes.len();
                nodes.extend(walk.by_ref().take(NODES));
                if nodes.len() - before < NODES {
                    let (art, palette) = (art.clone(), std::mem::take(palette));
                    *self = drawing(art, tree_scene(nodes), palette);
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
            Self::Gathering { nodes, .. } => nodes.len() as u64,
            Self::Picture(_) => return,
        };
        output.tell_export(ExportNews::Progress(written));
    }
}

fn write_text(
    lines: &mut dyn Lines,
    text: &mut String,
    sent: &mut u64,
    output: &mut Output,
) -> Progress {
    let mut goes_on = true;
    for _ in 0..TIMES {
        goes_on = lines.write(text, LINES);
        if !goes_on || text.len() >= PIECE {
            break;
        }
    }
    if text.len() >= PIECE || !goes_on {
        *sent += text.len() as u64;
        let bytes = std::mem::take(text).into_bytes();
        output.tell_export(ExportNews::Piece(bytes));
    }
    if goes_on {
        return Progress::Working;
    }
    output.tell_export(ExportNews::Over(*sent));
    Progress::Done
}

fn text(lines: Box<dyn Lines>) -> Exporting {
    Exporting::Text { lines, text: String::new(), sent: 0 }
}

fn drawing(art: Art, scene: Scene, palette: Palette) -> Exporting {
    match art {
        Art::Svg(title) => text(Box::new(Svg::new(scene, palette, title))),
        Art::Png => Exporting::Picture(Box::new(Picture { scene, palette })),
    }
}

/// Returns the run's search right before a step, or as close to it as the run has come.
fn before(recording: &Recording, step: u64) -> Stepper {
    let target = step.saturating_sub(1).min(recording.head().counters().step());
    match recording.seek(Target::Step(target)) {
        Sought::Found(stepper) => *stepper,
        Sought::Nowhere | Sought::NotYet => recording.head().clone(),
    }
}
