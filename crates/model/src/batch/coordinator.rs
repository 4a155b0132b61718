//! The work of a batch's coordinator, independent of the web worker that hosts it.
//!
//! It decides which bytes of the file to read next and which piece to solve next, takes the
//! results of both in any order, and keeps the rows in the order of the file. The host has the
//! file, the solvers and a clock.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Range;

use sudoku_engine::batch::{Malformed, Outcome, Row};

use super::cutter::{Cutter, Piece};
use super::export::{DownloadFormat, Writer};
use super::protocol::{CoordinatorReply, RowWindow, RowsRequest, SolveTask};
use super::query::{Kind, Selection};
use super::report::{Rates, Report, Stage, Sums};
use super::rows::RowStore;

/// The size of a piece in bytes: a few hundred puzzles.
const PIECE_BYTES: usize = 32 * 1024;
/// The size of the first pieces, and of all pieces if puzzles are timed or rated, which takes
/// longer.
const SMALL_PIECE_BYTES: usize = 2048;
/// The maximum number of pieces that are cut or solved but not in the rows yet. Apart from the
/// rows, this bounds the memory for a file of any size.
const MAX_PIECES: usize = 256;
/// The maximum number of rows without a puzzle that are stored, which take 7 MB. Others are
/// only counted: a file of nothing but short lines has more of them than fit in memory.
const MAX_MALFORMED_ROWS: u32 = 100_000;
/// The maximum number of pieces cut from one block, and of pieces that wait.
const MAX_WAITING_PIECES: usize = 64;

#[derive(Debug, Default)]
pub struct Coordinator {
    id: u32,
    file_bytes: u64,
    is_timed: bool,
    is_rated: bool,
    stage: Stage,
    cutter: Cutter,
    /// The number of bytes that were read or are being read.
    requested_bytes: u64,
    is_reading: bool,
    /// Whether the rest of the file cannot be read.
    is_unreadable: bool,
    /// The numbers of the pieces that no solver has.
    waiting_pieces: VecDeque<u32>,
    /// All pieces not solved yet, by number.
    unsolved_pieces: BTreeMap<u32, Piece>,
    /// Solved pieces that come after an unsolved one.
    solved_pieces: BTreeMap<u32, (u64, Vec<Row>)>,
    /// The number of pieces cut so far.
    cut_pieces: u32,
    /// The piece whose rows come next.
    next_piece: u32,
    finished_bytes: u64,
    row_store: RowStore,
    max_malformed_rows: u32,
    sums: Sums,
    rates: Rates,
    /// Milliseconds of work up to the last pause, and the time since which it has been working.
    worked_millis: u64,
    working_since: Option<u64>,
    /// The number of reports and windows so far.
    sent_count: u32,
    rows_request: Option<RowsRequest>,
    selection: Selection,
    writer: Option<(u32, Writer)>,
}

impl Coordinator {
    /// Creates the coordinator of a file of this size, started at this time in milliseconds.
    pub fn new(id: u32, file_bytes: u64, is_timed: bool, now: u64) -> Self {
        let stage = if file_bytes == 0 { Stage::Over } else { Stage::Working };
        Self {
            id,
            file_bytes,
            is_timed,
            stage,
            max_malformed_rows: MAX_MALFORMED_ROWS,
            working_since: (file_bytes > 0).then_some(now),
            ..Self::default()
        }
    }

    /// Sets whether the solvers rate the puzzles.
    pub fn with_ratings(self, is_rated: bool) -> Self {
        Self { is_rated, ..self }
    }

    /// Returns whether the solvers must rate the puzzles.
    pub const fn is_rated(&self) -> bool {
        self.is_rated
    }

    /// Sets the maximum number of rows without a puzzle that are stored.
    pub fn with_max_malformed_rows(self, max_malformed_rows: u32) -> Self {
        Self { max_malformed_rows, ..self }
    }

    /// Returns the bytes of memory held for the file and its results.
    pub fn bytes_held(&self) -> usize {
        let unsolved: usize = self.unsolved_pieces.values().map(|piece| piece.bytes.len()).sum();
        let solved: usize = self.solved_pieces.values().map(|(_, rows)| rows.capacity()).sum();
        let stored = self.row_store.bytes() + self.selection.bytes();
        unsolved + solved * size_of::<Row>() + stored + self.cutter.bytes()
    }

    pub const fn id(&self) -> u32 {
        self.id
    }

    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns the bytes of the file to read now, if any. Pass them to
    /// [`receive_block`](Self::receive_block).
    pub fn next_block(&mut self) -> Option<Range<u64>> {
        let has_room = self.waiting_pieces.len() < MAX_WAITING_PIECES
            && self.unsolved_pieces.len() + self.solved_pieces.len() + MAX_WAITING_PIECES
                <= MAX_PIECES;
        let is_free = self.stage == Stage::Working && !self.is_reading && !self.is_unreadable;
        if !is_free || !has_room || self.requested_bytes == self.file_bytes {
            return None;
        }
        let from = self.requested_bytes;
        let len = (MAX_WAITING_PIECES * self.piece_size()) as u64 / 2;
        self.requested_bytes = (from + len).min(self.file_bytes);
        self.is_reading = true;
        Some(from..self.requested_bytes)
    }

    /// Returns the size of the next pieces in bytes. The first are small, so that results show
    /// at once.
    const fn piece_size(&self) -> usize {
        let is_slow = self.is_timed || self.is_rated || self.cut_pieces == 0;
        if is_slow { SMALL_PIECE_BYTES } else { PIECE_BYTES }
    }

    /// Cuts the requested block into pieces. Pass `None` if it could not be read.
    pub fn receive_block(&mut self, block: Option<&[u8]>, now: u64) {
        self.is_reading = false;
        self.is_unreadable = block.is_none();
        let is_last = self.requested_bytes == self.file_bytes;
        let pieces = match block.map(|it| self.cutter.cut(it, is_last, self.piece_size())) {
            None => Vec::new(),
            Some(Ok(pieces)) => pieces,
            Some(Err(kind)) => {
                // A single row reports the problem, and there is no other.
                let outcome = Outcome::Malformed(Malformed::NotText { kind });
                self.add_row(Row { line: 1, outcome });
                self.requested_bytes = self.file_bytes;
                Vec::new()
            }
        };
        for piece in pieces {
            self.waiting_pieces.push_back(self.cut_pieces);
            self.unsolved_pieces.insert(self.cut_pieces, piece);
            self.cut_pieces += 1;
        }
        self.finish_if_done(now);
    }

    /// Returns the next piece to solve, if one is waiting. Answer with
    /// [`receive_rows`](Self::receive_rows) or [`requeue`](Self::requeue).
    pub fn next_task(&mut self) -> Option<SolveTask> {
        if self.stage != Stage::Working {
            return None;
        }
        let layout = self.cutter.layout()?;
        let nth = self.waiting_pieces.pop_front()?;
        let piece = self.unsolved_pieces.get(&nth)?;
        let (line, bytes) = (piece.line, piece.bytes.to_vec());
        Some(SolveTask { nth, layout, line, bytes, is_timed: self.is_timed })
    }

    /// Queues a piece again, before later ones, because its solver is lost.
    pub fn requeue(&mut self, nth: u32) {
        if self.unsolved_pieces.contains_key(&nth) && !self.waiting_pieces.contains(&nth) {
            let index = self.waiting_pieces.partition_point(|&other| other < nth);
            self.waiting_pieces.insert(index, nth);
        }
    }

    /// Stores the rows of a piece, and drops them if the piece was queued again and has been
    /// solved twice.
    pub fn receive_rows(&mut self, nth: u32, rows: Vec<Row>, now: u64) {
        let Some(piece) = self.unsolved_pieces.remove(&nth) else { return };
        self.waiting_pieces.retain(|&other| other != nth);
        self.solved_pieces.insert(nth, (piece.end, rows));
        while let Some((end, rows)) = self.solved_pieces.remove(&self.next_piece) {
            rows.into_iter().for_each(|row| self.add_row(row));
            self.finished_bytes = end;
            self.next_piece += 1;
        }
        self.finish_if_done(now);
    }

    fn add_row(&mut self, row: Row) {
        self.sums.add(&row);
        let is_surplus = self.sums.of(Kind::Malformed) > self.max_malformed_rows;
        if is_surplus && row.solved().is_none() {
            self.sums.only_counted += 1;
        } else {
            self.row_store.push(row);
        }
    }

    pub fn pause(&mut self, is_paused: bool, now: u64) {
        match (self.stage, is_paused) {
            (Stage::Working, true) => self.stop(Stage::Paused, now),
            (Stage::Paused | Stage::Unsolvable, false) => {
                (self.stage, self.working_since) = (Stage::Working, Some(now));
                self.finish_if_done(now);
            }
            _ => {}
        }
    }

    /// Stops the batch, because no solver can be started.
    pub fn abandon(&mut self, now: u64) {
        if self.stage == Stage::Working {
            self.stop(Stage::Unsolvable, now);
        }
    }

    pub fn report(&mut self, now: u64) -> CoordinatorReply {
        let millis = self.millis(now);
        self.rates.add(millis, self.sums.rows);
        self.sent_count += 1;
        let report = Report {
            nth: self.sent_count,
            stage: self.stage,
            layout: self.cutter.layout(),
            bytes: self.finished_bytes,
            all_bytes: self.file_bytes,
            millis,
            sums: self.sums.clone(),
            rates: self.rates.0.clone(),
        };
        CoordinatorReply::Report { id: self.id, report: Box::new(report) }
    }

    pub fn show_rows(&mut self, request: RowsRequest) {
        self.rows_request = Some(request);
    }

    /// Returns the rows on show, in their present state.
    pub fn window(&mut self) -> Option<CoordinatorReply> {
        let request = self.rows_request?;
        self.selection.refresh(request.query, &self.row_store, self.stage != Stage::Working);
        let row = |nth| self.selection.row(nth, &self.row_store).copied();
        let rows = (request.from..).take(request.len.into()).map_while(row).collect();
        self.sent_count += 1;
        let window = RowWindow { request, nth: self.sent_count, total: self.selection.len(), rows };
        Some(CoordinatorReply::Rows { id: self.id, window })
    }

    /// Starts writing the rows of the query, all there are now, as a file.
    pub fn write(&mut self, id: u32, format: DownloadFormat) {
        let query = self.rows_request.map(|request| request.query).unwrap_or_default();
        let mut selection = Selection::default();
        selection.refresh(query, &self.row_store, true);
        let omitted_rows = if query.includes_malformed() { self.sums.only_counted } else { 0 };
        self.writer = Some((id, Writer::new(format, selection, omitted_rows)));
    }

    pub fn cancel_writing(&mut self) {
        self.writer = None;
    }

    /// Returns whether a file is being written, so that [`write_next`](Self::write_next) must be
    /// called.
    pub const fn is_writing(&self) -> bool {
        self.writer.is_some()
    }

    /// Writes the next bytes of the file, about a megabyte.
    pub fn write_next(&mut self) -> Option<CoordinatorReply> {
        let (id, writer) = self.writer.as_mut()?;
        let id = *id;
        Some(match writer.next_piece(&self.row_store) {
            Some(bytes) => CoordinatorReply::Piece { id, bytes, written: writer.written() },
            None => {
                let rows = writer.written_rows;
                self.writer = None;
                CoordinatorReply::Written { id, rows }
            }
        })
    }

    fn millis(&self, now: u64) -> u64 {
        self.worked_millis + self.working_since.map_or(0, |since| now.saturating_sub(since))
    }

    fn stop(&mut self, stage: Stage, now: u64) {
        self.worked_millis = self.millis(now);
        (self.stage, self.working_since) = (stage, None);
    }

    /// Ends the batch once everything readable is read and no piece is left.
    fn finish_if_done(&mut self, now: u64) {
        let is_read = self.requested_bytes == self.file_bytes || self.is_unreadable;
        let is_done = is_read && !self.is_reading && self.unsolved_pieces.is_empty();
        if self.stage != Stage::Working || !is_done {
            return;
        }
        if self.is_unreadable {
            self.stop(Stage::Unreadable, now);
        } else {
            self.finished_bytes = self.file_bytes;
            self.stop(Stage::Over, now);
        }
    }
}
