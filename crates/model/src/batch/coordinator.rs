//! The work of a batch's coordinator, independent of the web worker that hosts it.
//!
//! It decides which bytes of the file to read next and which piece to solve next, takes the
//! results of both in any order, and keeps the rows in the order of the file. The host has the
//! file, the solvers and a clock.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Range;

use sudoku_engine::batch::{Malformed, Outcome, Row};

use super::cutter::{Cutter, Piece};
use super::export::{Form, Writer};
use super::protocol::{CoordinatorReply, Show, SolveTask, Window};
use super::query::{Kind, Selection};
use super::report::{Rates, Report, Stage, Sums};
use super::rows::RowStore;

/// The size of a piece in bytes: a few hundred puzzles.
const PIECE: usize = 32 * 1024;
/// The size of the first pieces, and of all pieces if puzzles are timed, which takes longer.
const SMALL_PIECE: usize = 2048;
/// The maximum number of pieces that are cut or solved but not in the rows yet. Apart from the
/// rows, this bounds the memory for a file of any size.
const MOST_PIECES: usize = 256;
/// The maximum number of rows without a puzzle that are stored, which take 6 MB. Others are
/// only counted: a file of nothing but short lines has more of them than fit in memory.
const MOST_MALFORMED: u32 = 100_000;
/// The maximum number of pieces cut from one block, and of pieces that wait.
const MOST_CUT: usize = 64;

#[derive(Debug, Default)]
pub struct Coordinator {
    id: u32,
    all_bytes: u64,
    is_timed: bool,
    stage: Stage,
    cutter: Cutter,
    /// The number of bytes that were read or are being read.
    asked: u64,
    is_reading: bool,
    /// Whether the rest of the file cannot be read.
    is_broken: bool,
    /// The numbers of waiting pieces, and all pieces not solved yet, by number.
    waiting: VecDeque<u32>,
    open: BTreeMap<u32, Piece>,
    /// Solved pieces that come after an unsolved one.
    solved: BTreeMap<u32, (u64, Vec<Row>)>,
    cut: u32,
    next: u32,
    bytes: u64,
    ledger: RowStore,
    most_malformed: u32,
    sums: Sums,
    rates: Rates,
    /// Milliseconds of work up to the last pause, and the time since which it has been working.
    worked: u64,
    since: Option<u64>,
    /// The number of reports and windows so far.
    said: u32,
    show: Option<Show>,
    selection: Selection,
    writing: Option<(u32, Writer)>,
}

impl Coordinator {
    /// Creates the coordinator of a file of this size, started at this time in milliseconds.
    pub fn new(id: u32, all_bytes: u64, is_timed: bool, now: u64) -> Self {
        let stage = if all_bytes == 0 { Stage::Over } else { Stage::Working };
        Self {
            id,
            all_bytes,
            is_timed,
            stage,
            most_malformed: MOST_MALFORMED,
            since: (all_bytes > 0).then_some(now),
            ..Self::default()
        }
    }

    /// Sets the maximum number of rows without a puzzle that are stored.
    pub fn keeping_malformed(self, most: u32) -> Self {
        Self { most_malformed: most, ..self }
    }

    /// Returns the bytes of memory held for the file and its results.
    pub fn bytes_held(&self) -> usize {
        let open: usize = self.open.values().map(|piece| piece.bytes.len()).sum();
        let solved: usize = self.solved.values().map(|(_, rows)| rows.capacity()).sum();
        let kept = self.ledger.bytes() + self.selection.bytes();
        open + solved * size_of::<Row>() + kept + self.cutter.bytes()
    }

    pub const fn id(&self) -> u32 {
        self.id
    }

    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns the bytes of the file to read now, if any. Pass them to
    /// [`take_block`](Self::take_block).
    pub fn wants_block(&mut self) -> Option<Range<u64>> {
        let has_room = self.waiting.len() < MOST_CUT
            && self.open.len() + self.solved.len() + MOST_CUT <= MOST_PIECES;
        let is_free = self.stage == Stage::Working && !self.is_reading && !self.is_broken;
        if !is_free || !has_room || self.asked == self.all_bytes {
            return None;
        }
        let from = self.asked;
        let len = (MOST_CUT * self.piece_size()) as u64 / 2;
        self.asked = (from + len).min(self.all_bytes);
        self.is_reading = true;
        Some(from..self.asked)
    }

    /// Returns the size of the next pieces in bytes. The first are small, so that results show
    /// at once.
    const fn piece_size(&self) -> usize {
        if self.is_timed || self.cut == 0 { SMALL_PIECE } else { PIECE }
    }

    /// Takes the requested block, or `None` if it could not be read.
    pub fn take_block(&mut self, block: Option<&[u8]>, now: u64) {
        self.is_reading = false;
        self.is_broken = block.is_none();
        let is_last = self.asked == self.all_bytes;
        let pieces = match block.map(|it| self.cutter.cut(it, is_last, self.piece_size())) {
            None => Vec::new(),
            Some(Ok(pieces)) => pieces,
            Some(Err(what)) => {
                // A single row reports the problem, and there is no other.
                self.keep(Row {
                    line: 1,
                    outcome: Outcome::Malformed(Malformed::NotText { what }),
                });
                self.asked = self.all_bytes;
                Vec::new()
            }
        };
        for piece in pieces {
            self.waiting.push_back(self.cut);
            self.open.insert(self.cut, piece);
            self.cut += 1;
        }
        self.settle(now);
    }

    /// Returns the next piece to solve, if one is waiting. Answer with
    /// [`take_rows`](Self::take_rows) or [`give_back`](Self::give_back).
    pub fn next_chore(&mut self) -> Option<SolveTask> {
        if self.stage != Stage::Working {
            return None;
        }
        let listing = self.cutter.listing()?;
        let nth = self.waiting.pop_front()?;
        let piece = self.open.get(&nth)?;
        let (line, bytes) = (piece.line, piece.bytes.to_vec());
        Some(SolveTask { nth, listing, line, bytes, is_timed: self.is_timed })
    }

    /// Queues a piece again, before later ones, because its solver is lost.
    pub fn give_back(&mut self, nth: u32) {
        if self.open.contains_key(&nth) && !self.waiting.contains(&nth) {
            let place = self.waiting.partition_point(|&other| other < nth);
            self.waiting.insert(place, nth);
        }
    }

    /// Takes the rows of a piece, and drops them if the piece was given back and has been
    /// solved twice.
    pub fn take_rows(&mut self, nth: u32, rows: Vec<Row>, now: u64) {
        let Some(piece) = self.open.remove(&nth) else { return };
        self.waiting.retain(|&other| other != nth);
        self.solved.insert(nth, (piece.end, rows));
        while let Some((end, rows)) = self.solved.remove(&self.next) {
            rows.into_iter().for_each(|row| self.keep(row));
            self.bytes = end;
            self.next += 1;
        }
        self.settle(now);
    }

    fn keep(&mut self, row: Row) {
        self.sums.add(&row);
        let is_surplus = self.sums.of(Kind::Malformed) > self.most_malformed;
        if is_surplus && row.solved().is_none() {
            self.sums.only_counted += 1;
        } else {
            self.ledger.push(row);
        }
    }

    pub fn pause(&mut self, paused: bool, now: u64) {
        match (self.stage, paused) {
            (Stage::Working, true) => self.rest(Stage::Paused, now),
            (Stage::Paused | Stage::Unsolvable, false) => {
                (self.stage, self.since) = (Stage::Working, Some(now));
                self.settle(now);
            }
            _ => {}
        }
    }

    /// Stops the batch, because no solver can be started.
    pub fn abandon(&mut self, now: u64) {
        if self.stage == Stage::Working {
            self.rest(Stage::Unsolvable, now);
        }
    }

    pub fn report(&mut self, now: u64) -> CoordinatorReply {
        let millis = self.millis(now);
        self.rates.note(millis, self.sums.rows);
        self.said += 1;
        let report = Report {
            nth: self.said,
            stage: self.stage,
            listing: self.cutter.listing(),
            bytes: self.bytes,
            all_bytes: self.all_bytes,
            millis,
            sums: self.sums.clone(),
            rates: self.rates.0.clone(),
        };
        CoordinatorReply::Report { id: self.id, report: Box::new(report) }
    }

    pub fn show(&mut self, show: Show) {
        self.show = Some(show);
    }

    /// Returns the rows on show, in their present state.
    pub fn window(&mut self) -> Option<CoordinatorReply> {
        let show = self.show?;
        self.selection.refresh(show.query, &self.ledger, self.stage != Stage::Working);
        let row = |nth| self.selection.row(nth, &self.ledger).copied();
        let rows = (show.from..).take(show.len.into()).map_while(row).collect();
        self.said += 1;
        let window = Window { show, nth: self.said, total: self.selection.len(), rows };
        Some(CoordinatorReply::Rows { id: self.id, window })
    }

    /// Starts writing the rows of the query, all there are now, as a file.
    pub fn write(&mut self, id: u32, form: Form) {
        let query = self.show.map(|show| show.query).unwrap_or_default();
        let mut selection = Selection::default();
        selection.refresh(query, &self.ledger, true);
        let left_out = if query.lets_malformed() { self.sums.only_counted } else { 0 };
        self.writing = Some((id, Writer::new(form, selection, left_out)));
    }

    pub fn cancel_writing(&mut self) {
        self.writing = None;
    }

    /// Returns whether a file is being written, so that [`write_on`](Self::write_on) must be
    /// called.
    pub const fn is_writing(&self) -> bool {
        self.writing.is_some()
    }

    /// Writes the next bytes of the file, about a megabyte.
    pub fn write_on(&mut self) -> Option<CoordinatorReply> {
        let (id, writer) = self.writing.as_mut()?;
        let id = *id;
        Some(match writer.next(&self.ledger) {
            Some(bytes) => CoordinatorReply::Piece { id, bytes, written: writer.written() },
            None => {
                let rows = writer.kept;
                self.writing = None;
                CoordinatorReply::Written { id, rows }
            }
        })
    }

    fn millis(&self, now: u64) -> u64 {
        self.worked + self.since.map_or(0, |since| now.saturating_sub(since))
    }

    fn rest(&mut self, stage: Stage, now: u64) {
        self.worked = self.millis(now);
        (self.stage, self.since) = (stage, None);
    }

    /// Ends the batch once everything readable is read and no piece is left.
    fn settle(&mut self, now: u64) {
        let is_read = self.asked == self.all_bytes || self.is_broken;
        let is_done = is_read && !self.is_reading && self.open.is_empty();
        if self.stage != Stage::Working || !is_done {
            return;
        }
        if self.is_broken {
            self.rest(Stage::Unreadable, now);
        } else {
            self.bytes = self.all_bytes;
            self.rest(Stage::Over, now);
        }
    }
}
