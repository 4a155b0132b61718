//! The worker's side of an export: it writes a file in slices and sends it in pieces.

use sudoku_engine::export::{Dot, Lines, Node, Profile, Records, Steps, Walk};
use sudoku_engine::recording::{Recording, Sought, Target};
use sudoku_engine::search::Stepper;

use super::tree_scene::tree_scene;
use crate::draw::palette::Palette;
use crate::draw::scene::Scene;
use crate::draw::svg::Svg;
use crate::worker::export_job::{Art, Graph, Job, NodesWanted};
use crate::worker::protocol::Reply;

/// Lines written at once; those of a drawing are long.
const LINES: u64 = 50;
/// So often in a slice: a few ms.
const TIMES: usize = 80;
/// Nodes gathered for a drawing in a slice.
const NODES: usize = 10_000;
/// Bytes of a piece, about. The page takes each in far less than a frame.
pub const PIECE: usize = 1 << 20;

/// A file being written.
#[derive(Debug)]
pub struct Exporting {
    id: u32,
    work: Work,
}

#[derive(Debug)]
enum Work {
    /// A text, as far as it was not sent yet, and how many bytes were.
    Text {
        lines: Box<dyn Lines>,
        text: String,
        sent: u64,
    },
    /// Nodes that will be drawn when there are all.
    Gathering {
        walk: Box<Walk>,
        nodes: Vec<Node>,
        art: Art,
        palette: Palette,
    },
    /// A drawing that somebody with a canvas has to paint.
    Picture(Box<Picture>),
    Over,
}

/// A drawing to be painted in pixels.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The request's number.
    pub id: u32,
    /// The drawing.
    pub scene: Scene,
    /// Its colours.
    pub palette: Palette,
}

impl Exporting {
    /// A job on a run.
    pub fn new(id: u32, job: Job, recording: &Recording) -> Self {
        let head = recording.head();
        let shape = head.shape();
        let walk = |limit| Walk::new(head.restarted(head.goal()), limit);
        let work = match job {
            Job::Steps { from, to } => {
                text(Box::new(Steps::new(before(recording, from), from, to)))
            }
            Job::Levels { from, to } => {
                text(Box::new(Profile::new(head, &recording.level_profile(), from, to)))
            }
            Job::Graph { graph, nodes } => {
                let nodes: Box<dyn Nodes> = match nodes {
                    NodesWanted::First(limit) => Box::new(walk(limit)),
                    NodesWanted::These(nodes) => Box::new(nodes.into_iter()),
                };
                text(match graph {
                    Graph::Dot => Box::new(Dot::new(shape, nodes)),
                    Graph::Records => Box::new(Records::new(shape, nodes)),
                })
            }
            Job::Tree { art, nodes: NodesWanted::First(limit), palette } => {
                Work::Gathering { walk: Box::new(walk(limit)), nodes: Vec::new(), art, palette }
            }
            Job::Tree { art, nodes: NodesWanted::These(nodes), palette } => {
                drawing(id, art, tree_scene(&nodes), palette)
            }
            Job::Scene { art, scene, palette } => drawing(id, art, scene, palette),
        };
        Self { id, work }
    }

    /// The request's number.
    pub const fn id(&self) -> u32 {
        self.id
    }

    /// Whether there is more to write.
    pub const fn is_busy(&self) -> bool {
        matches!(self.work, Work::Text { .. } | Work::Gathering { .. })
    }

    /// The drawing to be painted, once.
    pub fn take_picture(&mut self) -> Option<Picture> {
        match std::mem::replace(&mut self.work, Work::Over) {
            Work::Picture(picture) => Some(*picture),
            other => {
                self.work = other;
                None
            }
        }
    }

    /// Does one slice of work, and says what is ready to be sent.
    pub fn write(&mut self) -> Vec<Reply> {
        match &mut self.work {
            Work::Text { .. } => self.write_text(),
            Work::Gathering { walk, nodes, art, palette } => {
                let before = nodes.len();
                nodes.extend(walk.by_ref().take(NODES));
                if nodes.len() - before < NODES {
                    let (art, palette) = (art.clone(), std::mem::take(palette));
                    self.work = drawing(self.id, art, tree_scene(nodes), palette);
                }
                Vec::new()
            }
            Work::Picture(_) | Work::Over => Vec::new(),
        }
    }

    fn write_text(&mut self) -> Vec<Reply> {
        let id = self.id;
        let Work::Text { lines, text, sent } = &mut self.work else { return Vec::new() };
        let mut goes_on = true;
        for _ in 0..TIMES {
            goes_on = lines.write(text, LINES);
            if !goes_on || text.len() >= PIECE {
                break;
            }
        }
        let mut replies = Vec::new();
        if text.len() >= PIECE || !goes_on {
            *sent += text.len() as u64;
            let bytes = std::mem::take(text).into_bytes();
            replies.push(Reply::ExportPiece { id, bytes });
        }
        if !goes_on {
            replies.push(Reply::ExportEnded { id, bytes: *sent });
            self.work = Work::Over;
        }
        replies
    }

    /// How far it is; nothing of a drawing, whose parts are not those that count.
    pub fn progress(&self) -> Option<Reply> {
        let written = match &self.work {
            Work::Text { lines, .. } => lines.written(),
            Work::Gathering { nodes, .. } => nodes.len() as u64,
            Work::Picture(_) | Work::Over => return None,
        };
        Some(Reply::ExportProgress { id: self.id, written })
    }
}

fn text(lines: Box<dyn Lines>) -> Work {
    Work::Text { lines, text: String::new(), sent: 0 }
}

fn drawing(id: u32, art: Art, scene: Scene, palette: Palette) -> Work {
    match art {
        Art::Svg(title) => text(Box::new(Svg::new(scene, palette, title))),
        Art::Png => Work::Picture(Box::new(Picture { id, scene, palette })),
    }
}

/// Nodes from wherever.
trait Nodes: Iterator<Item = Node> + std::fmt::Debug {}

impl<I: Iterator<Item = Node> + std::fmt::Debug> Nodes for I {}

/// The run's search right before a step, or as near as it has come.
fn before(recording: &Recording, step: u64) -> Stepper {
    let target = step.saturating_sub(1).min(recording.head().counters().step());
    match recording.seek(Target::Step(target)) {
        Sought::Found(stepper) => *stepper,
        Sought::Nowhere | Sought::NotYet => recording.head().clone(),
    }
}
