//! A bounded channel that carries the answers to one chunk from its worker thread to the writer.
//!
//! Limits how many bytes of answers are in flight, and ensures that neither end waits for the
//! other once the other has been dropped.

use std::mem;
use std::sync::mpsc;

use super::splitter::BLOCK_BYTES;

/// The answers to some lines.
#[derive(Debug, Default)]
pub(super) struct Batch {
    /// Text for standard output.
    pub(super) answers: Vec<u8>,
    /// Text for standard error, one line per error. It counts toward no limit: a line of input has
    /// at most one error, of about a hundred bytes, so that the size of the chunk limits it.
    pub(super) errors: String,
    /// The number of lines answered, including those with an error.
    pub(super) lines: u64,
    /// The size of the chunk in the input, in bytes; 0 except in its last batch.
    pub(super) chunk_bytes: u64,
    /// Whether the chunk has no further batches.
    is_last: bool,
}

/// The worker thread's end of the channel.
#[derive(Debug)]
pub(crate) struct Sender {
    /// The answers not yet sent.
    batch: Batch,
    batches: mpsc::Sender<Batch>,
    /// Acknowledgments from the receiver: the size of each batch of answers, in bytes.
    acknowledgments: mpsc::Receiver<usize>,
    unacknowledged_bytes: usize,
}

/// The writer's end of the channel.
#[derive(Debug)]
pub(super) struct Receiver {
    batches: mpsc::Receiver<Batch>,
    acknowledgments: mpsc::Sender<usize>,
    is_finished: bool,
}

/// The sender was dropped before it finished the chunk.
#[derive(Debug)]
pub(super) struct Truncated;

/// Returned once the receiver is dropped.
#[derive(Debug)]
pub(crate) struct Disconnected;

pub(super) fn channel() -> (Sender, Receiver) {
    let (batches, received_batches) = mpsc::channel();
    let (acknowledgments, received_acknowledgments) = mpsc::channel();
    let sender = Sender {
        batch: Batch::default(),
        batches,
        acknowledgments: received_acknowledgments,
        unacknowledged_bytes: 0,
    };
    (sender, Receiver { batches: received_batches, acknowledgments, is_finished: false })
}

impl Sender {
    /// Returns the buffer to which the answer to a line is appended.
    pub(crate) const fn answers(&mut self) -> &mut Vec<u8> {
        &mut self.batch.answers
    }

    /// Reports an error in a line.
    pub(crate) fn report_error(&mut self, reason: &str) {
        self.batch.errors.push_str(reason);
        self.batch.errors.push('\n');
    }

    /// Ends the answer to a line, and sends the batch once it has `BLOCK_BYTES` bytes of answers.
    ///
    /// # Errors
    /// When the batch is sent and the receiver was dropped.
    pub(super) fn end_line(&mut self) -> Result<(), Disconnected> {
        self.batch.lines += 1;
        if self.batch.answers.len() < BLOCK_BYTES { Ok(()) } else { self.send() }
    }

    /// Sends the batch, for example before a long computation. Does nothing if no line has ended
    /// since the last one. Blocks while `BLOCK_BYTES` bytes of answers or more are in flight.
    ///
    /// # Errors
    /// When the receiver was dropped.
    pub(crate) fn send(&mut self) -> Result<(), Disconnected> {
        if self.batch.lines == 0 && !self.batch.is_last {
            return Ok(());
        }
        self.unacknowledged_bytes -= self.acknowledgments.try_iter().sum::<usize>();
        while self.unacknowledged_bytes >= BLOCK_BYTES {
            self.unacknowledged_bytes -= self.acknowledgments.recv().map_err(|_| Disconnected)?;
        }
        self.unacknowledged_bytes += self.batch.answers.len();
        self.batches.send(mem::take(&mut self.batch)).map_err(|_| Disconnected)
    }

    /// Finishes the chunk, which has `chunk_bytes` bytes of input, and sends what is left of it.
    ///
    /// # Errors
    /// When the receiver was dropped.
    pub(super) fn finish(mut self, chunk_bytes: u64) -> Result<(), Disconnected> {
        self.batch.chunk_bytes = chunk_bytes;
        self.batch.is_last = true;
        self.send()
    }
}

impl Receiver {
    /// Waits for the next batch; returns `None` once the chunk is finished.
    ///
    /// # Errors
    /// When the sender was dropped before it finished the chunk.
    pub(super) fn next(&mut self) -> Result<Option<Batch>, Truncated> {
        if self.is_finished {
            return Ok(None);
        }
        let batch = self.batches.recv().map_err(|_| Truncated)?;
        self.is_finished = batch.is_last;
        // The send fails if the sender has finished, which is fine.
        let _ = self.acknowledgments.send(batch.answers.len());
        Ok(Some(batch))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;

    use super::{BLOCK_BYTES, channel};

    #[test]
    fn the_sender_waits_for_the_receiver() {
        let (mut sender, mut receiver) = channel();
        let sent = Arc::new(AtomicUsize::new(0));
        let sending = thread::spawn({
            let sent = sent.clone();
            move || {
                for _ in 0..50 {
                    sender.answers().extend_from_slice(&[b'x'; BLOCK_BYTES]);
                    sender.end_line().unwrap();
                    sent.fetch_add(1, Ordering::SeqCst);
                }
                sender.finish(7).unwrap();
            }
        });
        let (mut lines, mut bytes) = (0, 0);
        while let Some(next) = receiver.next().unwrap() {
            assert!(next.answers.len() <= BLOCK_BYTES);
            lines += next.lines as usize;
            bytes += next.chunk_bytes;
            // Each batch here is as large as the limit. So the sender sends one more than those
            // acknowledged, one for each of `lines`, before it waits.
            assert!(sent.load(Ordering::SeqCst) <= lines + 1);
        }
        sending.join().unwrap();
        assert_eq!((lines, bytes), (50, 7));
    }

    #[test]
    fn sending_fails_after_the_receiver_is_dropped() {
        let (mut sender, receiver) = channel();
        sender.report_error("so");
        sender.end_line().unwrap();
        drop(receiver);
        assert!(sender.send().is_err());
    }

    #[test]
    fn a_truncated_chunk_is_an_error() {
        let (mut sender, mut receiver) = channel();
        sender.answers().push(b'x');
        sender.end_line().unwrap();
        sender.send().unwrap();
        drop(sender);
        assert_eq!(receiver.next().unwrap().unwrap().answers, b"x");
        assert!(receiver.next().is_err());
    }
}
