//! A puzzle being made, a few holes at a time.

use sudoku_engine::generate::{Event, Generator, NotMade, Options, Unmeetable};

use crate::protocol::Reply;

/// Holes tried in a slice: a few ms on a 9x9 board.
const HOLES: usize = 8;

/// A puzzle being made.
#[derive(Debug)]
pub(super) struct Making {
    id: u32,
    generator: Result<Box<Generator>, Unmeetable>,
}

impl Making {
    pub(super) fn new(id: u32, options: Options, seed: u64) -> Self {
        Self { id, generator: Generator::new(options, seed).map(Box::new) }
    }

    /// Does one slice of work, and says what it came to once it is known.
    pub(super) fn work(&mut self) -> Option<Reply> {
        let id = self.id;
        let end = |outcome| Some(Reply::Made { id, outcome });
        let generator = match &mut self.generator {
            Ok(generator) => generator,
            Err(reason) => return end(Err(NotMade::Unmeetable(*reason))),
        };
        for _ in 0..HOLES {
            match generator.next() {
                Some(Event::Made(made)) => return end(Ok(Box::new(made))),
                Some(Event::Filled(_) | Event::Tried(_) | Event::Rejected(_)) => {}
                None => return end(Err(NotMade::GaveUp { attempts: generator.attempts() })),
            }
        }
        None
    }
}
