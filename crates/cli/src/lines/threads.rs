//! Answers lines in parallel and writes the answers in order.
//!
//! One thread reads and splits the input, several threads answer, and the caller writes. Between
//! them is a bounded queue of pending answers: the reading thread waits while it is full, so
//! that memory use does not depend on the size of the input.

use std::io::Write;
use std::sync::mpsc::{self, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};

use super::Outcome;
use super::channel::{Batch, Disconnected, Receiver, Sender, Truncated, channel};
use super::chunk::{Chunk, Line};
use super::progress::Progress;
use super::splitter::{self, ChunkSize};
use crate::input::{Place, Sources};

/// The number of chunks in flight per answering thread: the one it is working on, and a few that
/// wait behind a slow one.
pub(super) const CHUNKS_PER_THREAD: usize = 4;

/// Answers lines. Each thread has its own clone.
pub(crate) trait Answerer: Clone + Send + 'static {
    /// Answers a line that is neither empty nor a comment. If this can take long, first sends the
    /// previous answers.
    ///
    /// # Errors
    /// When the receiver was dropped.
    fn answer(
        &mut self,
        place: &Place,
        line: Line<'_>,
        sender: &mut Sender,
    ) -> Result<(), Disconnected>;
}

/// A chunk, and the sender for its answers.
type Work = (Chunk, Sender);

/// The answers to the next chunk, or the error that ended the input.
type NextReceiver = Result<Receiver>;

/// Answers all lines of the sources and writes the answers. If this fails, the remaining threads
/// end when they next send or receive, or when the program exits.
///
/// # Errors
/// When a source cannot be read, writing fails, or a thread cannot be started or has panicked.
pub(super) fn answer_all(
    sources: impl Sources + Send + 'static,
    answerer: &impl Answerer,
    threads: usize,
    out: &mut impl Write,
    progress: &mut Progress,
) -> Result<Outcome> {
    let (receiver_sender, receivers) = sync_channel::<NextReceiver>(threads * CHUNKS_PER_THREAD);
    // The receiver of a chunk enters the other queue first. The writer has taken one more from it
    // than it can hold, hence `+ 1`: adding to this queue never waits.
    let (work_sender, work_receiver) = sync_channel::<Work>(threads * CHUNKS_PER_THREAD + 1);
    let chunk_size = Arc::new(ChunkSize::new());
    let work_receiver = Arc::new(Mutex::new(work_receiver));
    for _ in 0..threads {
        let (work_receiver, chunk_size, mut answerer) =
            (work_receiver.clone(), chunk_size.clone(), answerer.clone());
        spawn(
            move || {
                while answer_next_chunk(&work_receiver, &chunk_size, &mut answerer).is_some() {}
            },
        )?;
    }
    drop(work_receiver);
    spawn(move || read(sources, &chunk_size, &work_sender, &receiver_sender))?;
    write(&receivers, out, progress)
}

fn spawn(run: impl FnOnce() + Send + 'static) -> Result<()> {
    thread::Builder::new().spawn(run).context("cannot start a thread")?;
    Ok(())
}

/// Reads all sources, until the end or until the writer is gone.
fn read(
    sources: impl Sources,
    chunk_size: &ChunkSize,
    work_sender: &SyncSender<Work>,
    receiver_sender: &SyncSender<NextReceiver>,
) {
    let result = sources.for_each_source(|source| {
        splitter::split(source, chunk_size, |chunk| {
            let (sender, receiver) = channel();
            // Fails only after the writer has returned, which ends the program.
            receiver_sender.send(Ok(receiver)).map_err(|_| anyhow!("the writer is gone"))?;
            work_sender.send((chunk, sender)).map_err(|_| anyhow!("the worker threads are gone"))
        })
    });
    if let Err(error) = result {
        let _ = receiver_sender.send(Err(error));
    }
}

/// Answers the next chunk; returns `None` if there are no more chunks, or if its receiver was
/// dropped.
fn answer_next_chunk(
    work_receiver: &Mutex<mpsc::Receiver<Work>>,
    chunk_size: &ChunkSize,
    answerer: &mut impl Answerer,
) -> Option<()> {
    let work = work_receiver.lock().unwrap_or_else(PoisonError::into_inner).recv();
    let (chunk, mut sender) = work.ok()?;
    let (start, mut lines) = (Instant::now(), 0);
    let answered = chunk.for_each_line(|place, line| {
        lines += 1;
        answerer.answer(place, line, &mut sender)?;
        sender.end_line()
    });
    answered.and_then(|()| sender.finish(chunk.bytes())).ok()?;
    chunk_size.adapt(lines, start.elapsed());
    Some(())
}

/// Writes the answers in order, as soon as they arrive.
fn write(
    receivers: &mpsc::Receiver<NextReceiver>,
    out: &mut impl Write,
    progress: &mut Progress,
) -> Result<Outcome> {
    let mut outcome = Outcome::AllDone;
    for receiver in receivers {
        let mut receiver = receiver?;
        loop {
            let Batch { answers, errors, lines, chunk_bytes, .. } = match receiver.next() {
                Ok(Some(batch)) => batch,
                Ok(None) => break,
                Err(Truncated) => {
                    bail!("a thread panicked; the remaining puzzles were not answered")
                }
            };
            out.write_all(&answers)?;
            out.flush()?;
            progress.advance(chunk_bytes, lines);
            if !errors.is_empty() {
                outcome = Outcome::SomeFailed;
                progress.print_errors(&errors);
            }
        }
    }
    Ok(outcome)
}

#[cfg(test)]
#[path = "threads_tests.rs"]
mod tests;
