//! Detects standard input or output that was already closed when the program started.
//!
//! The check has to run before the Rust runtime starts: the runtime opens `/dev/null` in place
//! of a closed descriptor, after which reads find nothing and writes are lost without an error.
#![allow(unsafe_code)]

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

static INPUT: AtomicBool = AtomicBool::new(false);
static OUTPUT: AtomicBool = AtomicBool::new(false);

/// Checks that standard input was open at startup.
///
/// # Errors
/// The error that reading it would have returned.
pub(crate) fn check_input() -> io::Result<()> {
    check(&INPUT)
}

/// Checks that standard output was open at startup.
///
/// # Errors
/// The error that writing to it would have returned.
pub(crate) fn check_output() -> io::Result<()> {
    check(&OUTPUT)
}

fn check(is_closed: &AtomicBool) -> io::Result<()> {
    match is_closed.load(Ordering::Relaxed) {
        true => Err(io::Error::from_raw_os_error(EBADF)),
        false => Ok(()),
    }
}

/// "Bad file descriptor", the same number on every Unix.
const EBADF: i32 = 9;

/// Makes the program loader call [`look`] before the Rust runtime starts.
// SAFETY: the section lists functions without arguments, which a single thread calls before
// `main`. `look` is such a function and uses nothing that is initialized later.
#[cfg(any(target_os = "linux", target_os = "macos"))]
#[used]
#[cfg_attr(target_os = "linux", unsafe(link_section = ".init_array"))]
#[cfg_attr(target_os = "macos", unsafe(link_section = "__DATA,__mod_init_func"))]
static AT_THE_START: extern "C" fn() = look;

#[cfg(any(target_os = "linux", target_os = "macos"))]
extern "C" fn look() {
    use std::os::fd::AsFd;
    let is_closed = |it: &dyn AsFd| it.as_fd().try_clone_to_owned().is_err();
    INPUT.store(is_closed(&io::stdin()), Ordering::Relaxed);
    OUTPUT.store(is_closed(&io::stdout()), Ordering::Relaxed);
}
