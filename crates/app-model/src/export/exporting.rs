//! The worker's side of an export: it writes a file in slices and sends it in pieces.

use sudoku_engine::export::{Dot, Lines, Profile, Records, Steps, Walk};
use sudoku_engine::recording::{Recording, Sought, Target};
use sudoku_engine::search::Stepper;

use super::{Graph, Job};
use crate::protocol::Reply;
use crate::scene::{Palette, Scene, Svg};

/// Lines written at once; those of a drawing are long.
const LINES: u64 = 50;
/// So often in a slice: a few ms.
const TIMES: usize = 80;
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
        let graph = |graph, nodes: Box<dyn Nodes>| match graph {
            Graph::Dot => Box::new(Dot::new(shape, nodes)) as Box<dyn Lines>,
            Graph::Records => Box::new(Records::new(shape, nodes)),
        };
        let lines = match job {
            Job::Steps { from, to } => Box::new(Steps::new(before(recording, from), from, to)),
            Job::Tree { graph: form, limit } => {
                let start = Stepper::new(head.puzzle(), head.goal());
                graph(form, Box::new(Walk::new(start, limit)))
            }
            Job::Nodes { graph: form, nodes } => graph(form, Box::new(nodes.into_iter())),
            Job::Levels => Box::new(Profile::new(shape, head.cells(), recording.level_profile())),
            Job::Svg { scene, palette, title } => Box::new(Svg::new(scene, palette, title)),
            Job::Png { scene, palette } => {
                let picture = Picture { id, scene, palette };
                return Self { id, work: Work::Picture(Box::new(picture)) };
            }
        };
        Self { id, work: Work::Text { lines, text: String::new(), sent: 0 } }
    }

    /// Whether there is more to write.
    pub const fn is_busy(&self) -> bool {
        matches!(self.work, Work::Text { .. })
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

    /// Writes one slice, and says what is ready to be sent.
    pub fn write(&mut self) -> Vec<Reply> {
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

    /// How far it is.
    pub fn progress(&self) -> Option<Reply> {
        match &self.work {
            Work::Text { lines, .. } => {
                Some(Reply::ExportProgress { id: self.id, written: lines.written() })
            }
            _ => None,
        }
    }
}

/// Nodes from wherever.
trait Nodes: Iterator<Item = sudoku_engine::export::Node> + std::fmt::Debug {}

impl<I: Iterator<Item = sudoku_engine::export::Node> + std::fmt::Debug> Nodes for I {}

/// The run's search right before a step, or as near as it has come.
fn before(recording: &Recording, step: u64) -> Stepper {
    let target = step.saturating_sub(1).min(recording.head().counters().step());
    match recording.seek(Target::Step(target)) {
        Sought::Found(stepper) => *stepper,
        Sought::Nowhere | Sought::NotYet => recording.head().clone(),
    }
}
