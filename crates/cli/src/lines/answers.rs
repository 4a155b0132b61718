//! The way of a chunk's answers from the thread that works on it to whoever writes them.
//!
//! Owns that no more than some answers wait, and that neither end waits for one that has
//! gone away.

use std::mem;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use super::cutting::BLOCK;

/// What is said of some lines.
#[derive(Debug, Default)]
pub(super) struct Said {
    /// For standard output.
    pub(super) answers: Vec<u8>,
    /// For standard error, a line each.
    pub(super) complaints: String,
    /// Lines that were answered, well or with a complaint.
    pub(super) lines: u64,
    /// Bytes of the input that are done.
    pub(super) bytes: u64,
}

/// The end of the thread that works.
#[derive(Debug)]
pub(crate) struct Speaker {
    /// What is not handed over yet.
    said: Said,
    shared: Arc<Shared>,
}

/// The end of whoever writes.
#[derive(Debug)]
pub(super) struct Listener(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// What is handed over and not yet taken.
    said: Said,
    /// How the speaker ended, if it has.
    ended: Option<Ended>,
    is_deaf: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ended {
    Finished,
    BrokenOff,
}

/// The thread that works has gone before everything was said.
#[derive(Debug)]
pub(super) struct BrokenOff;

/// Nobody listens any more.
#[derive(Debug)]
pub(crate) struct Deaf;

/// Both ends.
pub(super) fn answers() -> (Speaker, Listener) {
    let shared = Arc::<Shared>::default();
    (Speaker { said: Said::default(), shared: shared.clone() }, Listener(shared))
}

impl Said {
    fn is_empty(&self) -> bool {
        self.lines == 0 && self.bytes == 0
    }

    fn append(&mut self, later: &mut Self) {
        if self.is_empty() {
            mem::swap(self, later);
        }
        self.answers.append(&mut later.answers);
        self.complaints.push_str(&mem::take(&mut later.complaints));
        self.lines += mem::take(&mut later.lines);
        self.bytes += mem::take(&mut later.bytes);
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // Nothing is left half done where the lock is held.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits as long as something holds.
    fn wait_while(&self, holds: impl Fn(&State) -> bool) -> MutexGuard<'_, State> {
        self.changed
            .wait_while(self.lock(), |state| holds(state))
            .unwrap_or_else(PoisonError::into_inner)
    }
}

impl Speaker {
    /// Where the answer to a line is written.
    pub(crate) const fn answers(&mut self) -> &mut Vec<u8> {
        &mut self.said.answers
    }

    /// Says what is wrong with a line.
    pub(crate) fn complain(&mut self, reason: &str) {
        self.said.complaints.push_str(reason);
        self.said.complaints.push('\n');
    }

    /// A line is done. Much of what was said is handed over.
    pub(super) fn end_line(&mut self) -> Result<(), Deaf> {
        self.said.lines += 1;
        if self.said.answers.len() < BLOCK { Ok(()) } else { self.hand_over() }
    }

    /// Hands over what was said, before something that takes long. Waits while what was
    /// handed over before is much and not yet taken.
    ///
    /// # Errors
    /// When nobody listens any more.
    pub(crate) fn hand_over(&mut self) -> Result<(), Deaf> {
        if self.said.is_empty() {
            return Ok(());
        }
        let is_full = |state: &State| !state.is_deaf && state.said.answers.len() >= BLOCK;
        let mut state = self.shared.wait_while(is_full);
        if state.is_deaf {
            return Err(Deaf);
        }
        let is_awaited = state.said.is_empty();
        state.said.append(&mut self.said);
        drop(state);
        if is_awaited {
            self.shared.changed.notify_all();
        }
        Ok(())
    }

    /// Everything is said of a chunk of so many bytes.
    pub(super) fn finish(mut self, bytes: usize) -> Result<(), Deaf> {
        self.said.bytes += bytes as u64;
        self.hand_over()?;
        self.shared.lock().ended = Some(Ended::Finished);
        Ok(())
    }
}

impl Drop for Speaker {
    fn drop(&mut self) {
        self.shared.lock().ended.get_or_insert(Ended::BrokenOff);
        self.shared.changed.notify_all();
    }
}

impl Listener {
    /// What was said since the last time, as soon as there is something; `None` when
    /// there will be no more.
    pub(super) fn next(&self) -> Result<Option<Said>, BrokenOff> {
        let mut state = self.0.wait_while(|state| state.said.is_empty() && state.ended.is_none());
        if !state.said.is_empty() {
            let said = mem::take(&mut state.said);
            drop(state);
            self.0.changed.notify_all();
            return Ok(Some(said));
        }
        if state.ended == Some(Ended::Finished) { Ok(None) } else { Err(BrokenOff) }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.0.lock().is_deaf = true;
        self.0.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;

    use super::{BLOCK, answers};

    #[test]
    fn whoever_says_much_waits_until_it_is_taken() {
        let (mut speaker, listener) = answers();
        let said = Arc::new(AtomicUsize::new(0));
        let speaking = thread::spawn({
            let said = said.clone();
            move || {
                for _ in 0..50 {
                    speaker.answers().extend_from_slice(&[b'x'; BLOCK]);
                    speaker.end_line().unwrap();
                    said.fetch_add(1, Ordering::SeqCst);
                }
                speaker.finish(7).unwrap();
            }
        });
        let (mut taken, mut bytes) = (0, 0);
        while let Some(next) = listener.next().unwrap() {
            assert!(next.answers.len() <= BLOCK);
            taken += next.lines as usize;
            bytes += next.bytes;
            // The one that waits to be taken is counted once it was handed over.
            assert!(said.load(Ordering::SeqCst) <= taken + 1);
        }
        speaking.join().unwrap();
        assert_eq!((taken, bytes), (50, 7));
    }

    #[test]
    fn whoever_speaks_hears_that_nobody_listens() {
        let (mut speaker, listener) = answers();
        speaker.complain("so");
        speaker.end_line().unwrap();
        drop(listener);
        assert!(speaker.hand_over().is_err());
    }

    #[test]
    fn breaking_off_is_not_the_end() {
        let (mut speaker, listener) = answers();
        speaker.answers().push(b'x');
        speaker.end_line().unwrap();
        speaker.hand_over().unwrap();
        drop(speaker);
        assert_eq!(listener.next().unwrap().unwrap().answers, b"x");
        assert!(listener.next().is_err());
    }
}
