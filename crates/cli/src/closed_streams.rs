//! Detects standard input or output that was already closed when the program started.
//!
//! The check has to run before the Rust runtime starts: the runtime opens `/dev/null` in place
//! of a closed descriptor, after which reads find nothing and writes are lost without an error.
#![allow(unsafe_code)]

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

static IS_INPUT_CLOSED: AtomicBool = AtomicBool::new(false);
static IS_OUTPUT_CLOSED: AtomicBool = AtomicBool::new(false);

/// Checks that standard input was open at startup.
///
/// # Errors
/// The error that reading it would have returned.
pub(crate) fn check_input() -> io::Result<()> {
    check(&IS_INPUT_CLOSED)
}

/// Checks that standard output was open at startup.
///
/// # Errors
/// The error that writing to it would have returned.
pub(crate) fn check_output() -> io::Result<()> {
    check(&IS_OUTPUT_CLOSED)
}

fn check(is_closed: &AtomicBool) -> io::Result<()> {
    match is_closed.load(Ordering::Relaxed) {
        true => Err(io::Error::from_raw_os_error(EBADF)),
        false => Ok(()),
    }
}

/// "Bad file descriptor", the same number on every Unix.
const EBADF: i32 = 9;

/// Makes the program loader call [`check_descriptors`] before the Rust runtime starts.
// SAFETY: the section lists functions without arguments, which a single thread calls before
// `main`. `check_descriptors` is such a function and uses nothing that is initialized later.
#[cfg(any(target_os = "linux", target_os = "macos"))]
#[used]
#[cfg_attr(target_os = "linux", unsafe(link_section = ".init_array"))]
#[cfg_attr(target_os = "macos", unsafe(link_section = "__DATA,__mod_init_func"))]
static STARTUP_HOOK: extern "C" fn() = check_descriptors;

#[cfg(any(target_os = "linux", target_os = "macos"))]
extern "C" fn check_descriptors() {
    use std::os::fd::AsFd;
    let is_closed = |stream: &dyn AsFd| stream.as_fd().try_clone_to_owned().is_err();
    IS_INPUT_CLOSED.store(is_closed(&io::stdin()), Ordering::Relaxed);
    IS_OUTPUT_CLOSED.store(is_closed(&io::stdout()), Ordering::Relaxed);
}
