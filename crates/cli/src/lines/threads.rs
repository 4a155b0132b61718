//! Many lines at once, their answers in order.
//!
//! One thread reads and cuts, some answer, and the caller writes. A bounded queue of
//! answers to be written stands between them: the thread that reads waits while it is
//! full, so that it does not matter how long the input is.

use std::io::Write;
use std::sync::mpsc::{self, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};

use super::Outcome;
use super::channel::{Batch, Disconnected, Receiver, Sender, Truncated, channel};
use super::chunk::{Chunk, Line};
use super::cutting::{self, Grain};
use super::progress::Progress;
use crate::input::{Place, Sources};

/// So many chunks are on their way for each thread that answers: one that it works on,
/// and some behind a slow one.
pub(super) const CHUNKS_A_THREAD: usize = 4;

/// What answers lines. Each thread has one of its own.
pub(crate) trait Answerer: Clone + Send + 'static {
    /// Answers a line that is neither empty nor a comment. Sends what was answered before,
    /// if this takes long.
    ///
    /// # Errors
    /// When the receiver is gone.
    fn answer(
        &mut self,
        place: &Place,
        line: Line<'_>,
        sender: &mut Sender,
    ) -> Result<(), Disconnected>;
}

/// A chunk, and where its answers go.
type Work = (Chunk, Sender);

/// The answers to the next chunk, or why there is none.
type Next = Result<Receiver>;

/// Answers all lines of the sources and writes the answers. Threads that still work when
/// this fails end by themselves, at the latest with the program.
///
/// # Errors
/// When a source cannot be read, nothing more can be written, or a thread cannot be
/// started or has died.
pub(super) fn answer_all(
    sources: impl Sources + Send + 'static,
    answerer: &impl Answerer,
    threads: usize,
    out: &mut impl Write,
    progress: &mut Progress,
) -> Result<Outcome> {
    let (next, receivers) = sync_channel::<Next>(threads * CHUNKS_A_THREAD);
    // Bounded by the other queue, into which each chunk's receiver goes before it.
    let (work, works) = sync_channel::<Work>(threads * CHUNKS_A_THREAD + 1);
    let grain = Arc::new(Grain::new());
    let works = Arc::new(Mutex::new(works));
    for _ in 0..threads {
        let (works, grain, mut answerer) = (works.clone(), grain.clone(), answerer.clone());
        start(move || while work_on(&works, &grain, &mut answerer).is_some() {})?;
    }
    drop(works);
    start(move || read(sources, &grain, &work, &next))?;
    write(&receivers, out, progress)
}

fn start(run: impl FnOnce() + Send + 'static) -> Result<()> {
    thread::Builder::new().spawn(run).context("no more threads can be started")?;
    Ok(())
}

/// Reads everything, until the writer is gone.
fn read(sources: impl Sources, grain: &Grain, work: &SyncSender<Work>, next: &SyncSender<Next>) {
    let ended = sources.each(|source| {
        cutting::cut(source, grain, |chunk| {
            let (sender, receiver) = channel();
            // It fails when the writer is gone, which ends the program.
            next.send(Ok(receiver)).map_err(|_| anyhow!("the writer is gone"))?;
            work.send((chunk, sender)).map_err(|_| anyhow!("the threads are gone"))
        })
    });
    if let Err(error) = ended {
        let _ = next.send(Err(error));
    }
}

/// Answers the next chunk; `None` when there is none, or its receiver is gone.
fn work_on(
    works: &Mutex<mpsc::Receiver<Work>>,
    grain: &Grain,
    answerer: &mut impl Answerer,
) -> Option<()> {
    let next = works.lock().unwrap_or_else(PoisonError::into_inner).recv();
    let (chunk, mut sender) = next.ok()?;
    let (start, mut lines) = (Instant::now(), 0);
    let answered = chunk.each_line(|place, line| {
        lines += 1;
        answerer.answer(place, line, &mut sender)?;
        sender.end_line()
    });
    answered.and_then(|()| sender.finish(chunk.bytes())).ok()?;
    grain.learn(lines, start.elapsed());
    Some(())
}

/// Writes the answers in order, as soon as there are some.
fn write(
    receivers: &mpsc::Receiver<Next>,
    out: &mut impl Write,
    progress: &mut Progress,
) -> Result<Outcome> {
    let mut outcome = Outcome::AllDone;
    for receiver in receivers {
        let mut receiver = receiver?;
        loop {
            let Batch { answers, complaints, lines, bytes, .. } = match receiver.next() {
                Ok(Some(batch)) => batch,
                Ok(None) => break,
                Err(Truncated) => bail!("a thread has died; what follows is not answered"),
            };
            out.write_all(&answers)?;
            out.flush()?;
            progress.advance(bytes, lines);
            if !complaints.is_empty() {
                outcome = Outcome::SomeFailed;
                progress.complain(&complaints);
            }
        }
    }
    Ok(outcome)
}

#[cfg(test)]
#[path = "threads_tests.rs"]
mod tests;
