//! The answers to a chunk on their way from the thread that works on it to the writer.
//!
//! Owns that no more than some bytes of answers wait, and that neither end waits for one
//! that is gone.

use std::mem;
use std::sync::mpsc;

use super::cutting::BLOCK;

/// The answers to some lines.
#[derive(Debug, Default)]
pub(super) struct Batch {
    /// For standard output.
    pub(super) answers: Vec<u8>,
    /// For standard error, a line each.
    pub(super) complaints: String,
    /// Lines that were answered, well or with a complaint.
    pub(super) lines: u64,
    /// Bytes of the input that are done.
    pub(super) bytes: u64,
    is_last: bool,
}

/// The end of the thread that works.
#[derive(Debug)]
pub(crate) struct Sender {
    /// What is not sent yet.
    batch: Batch,
    batches: mpsc::Sender<Batch>,
    /// The bytes of answers that were taken, batch by batch.
    taken: mpsc::Receiver<usize>,
    /// The bytes of answers sent and not known to be taken.
    waiting: usize,
}

/// The end of the writer.
#[derive(Debug)]
pub(super) struct Receiver {
    batches: mpsc::Receiver<Batch>,
    taken: mpsc::Sender<usize>,
    is_finished: bool,
}

/// The sender is gone before the chunk was finished.
#[derive(Debug)]
pub(super) struct Truncated;

/// The receiver is gone.
#[derive(Debug)]
pub(crate) struct Disconnected;

/// Both ends.
pub(super) fn channel() -> (Sender, Receiver) {
    let (batches, received) = mpsc::channel();
    let (taken, acknowledged) = mpsc::channel();
    let batch = Batch::default();
    let sender = Sender { batch, batches, taken: acknowledged, waiting: 0 };
    (sender, Receiver { batches: received, taken, is_finished: false })
}

impl Sender {
    /// Where the answer to a line is written.
    pub(crate) const fn answers(&mut self) -> &mut Vec<u8> {
        &mut self.batch.answers
    }

    /// Reports what is wrong with a line.
    pub(crate) fn complain(&mut self, reason: &str) {
        self.batch.complaints.push_str(reason);
        self.batch.complaints.push('\n');
    }

    /// Ends a line, and sends the batch if it is large.
    pub(super) fn end_line(&mut self) -> Result<(), Disconnected> {
        self.batch.lines += 1;
        if self.batch.answers.len() < BLOCK { Ok(()) } else { self.send() }
    }

    /// Sends the batch, before something that takes long. Waits while many bytes of
    /// answers are not taken.
    ///
    /// # Errors
    /// When the receiver is gone.
    pub(crate) fn send(&mut self) -> Result<(), Disconnected> {
        if self.batch.lines == 0 && !self.batch.is_last {
            return Ok(());
        }
        self.waiting -= self.taken.try_iter().sum::<usize>();
        while self.waiting >= BLOCK {
            self.waiting -= self.taken.recv().map_err(|_| Disconnected)?;
        }
        self.waiting += self.batch.answers.len();
        self.batches.send(mem::take(&mut self.batch)).map_err(|_| Disconnected)
    }

    /// Finishes a chunk of this many bytes.
    pub(super) fn finish(mut self, bytes: u64) -> Result<(), Disconnected> {
        self.batch.bytes += bytes;
        self.batch.is_last = true;
        self.send()
    }
}

impl Receiver {
    /// The next batch, as soon as there is one; `None` when the chunk is finished.
    pub(super) fn next(&mut self) -> Result<Option<Batch>, Truncated> {
        if self.is_finished {
            return Ok(None);
        }
        let batch = self.batches.recv().map_err(|_| Truncated)?;
        self.is_finished = batch.is_last;
        // A sender that has finished needs no answer.
        let _ = self.taken.send(batch.answers.len());
        Ok(Some(batch))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;

    use super::{BLOCK, channel};

    #[test]
    fn many_answers_wait() {
        let (mut sender, mut receiver) = channel();
        let sent = Arc::new(AtomicUsize::new(0));
        let sending = thread::spawn({
            let sent = sent.clone();
            move || {
                for _ in 0..50 {
                    sender.answers().extend_from_slice(&[b'x'; BLOCK]);
                    sender.end_line().unwrap();
                    sent.fetch_add(1, Ordering::SeqCst);
                }
                sender.finish(7).unwrap();
            }
        });
        let (mut taken, mut bytes) = (0, 0);
        while let Some(next) = receiver.next().unwrap() {
            assert!(next.answers.len() <= BLOCK);
            taken += next.lines as usize;
            bytes += next.bytes;
            // The one that waits to be taken is counted once it was handed over.
            assert!(sent.load(Ordering::SeqCst) <= taken + 1);
        }
        sending.join().unwrap();
        assert_eq!((taken, bytes), (50, 7));
    }

    #[test]
    fn a_sender_learns_that_the_receiver_is_gone() {
        let (mut sender, receiver) = channel();
        sender.complain("so");
        sender.end_line().unwrap();
        drop(receiver);
        assert!(sender.send().is_err());
    }

    #[test]
    fn a_truncated_chunk_is_not_the_end_of_one() {
        let (mut sender, mut receiver) = channel();
        sender.answers().push(b'x');
        sender.end_line().unwrap();
        sender.send().unwrap();
        drop(sender);
        assert_eq!(receiver.next().unwrap().unwrap().answers, b"x");
        assert!(receiver.next().is_err());
    }
}
