//! Whether standard input and output were open when the program was started.
//!
//! Owns asking that in time: before `main` Rust puts `/dev/null` in the place of a closed
//! one, and then nothing is read, or all that is written is lost, without an error.
#![allow(unsafe_code)]

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

static INPUT: AtomicBool = AtomicBool::new(false);
static OUTPUT: AtomicBool = AtomicBool::new(false);

/// Fails where standard input was closed from the start.
///
/// # Errors
/// The one that reading it would have had.
pub(crate) fn check_input() -> io::Result<()> {
    check(&INPUT)
}

/// Fails where standard output was closed from the start.
///
/// # Errors
/// The one that writing to it would have had.
pub(crate) fn check_output() -> io::Result<()> {
    check(&OUTPUT)
}

fn check(is_closed: &AtomicBool) -> io::Result<()> {
    match is_closed.load(Ordering::Relaxed) {
        true => Err(io::Error::from_raw_os_error(EBADF)),
        false => Ok(()),
    }
}

/// Bad file descriptor: the number is the same on every Unix.
const EBADF: i32 = 9;

/// Is called by whatever starts programs, before Rust's own beginning.
// SAFETY: the section is a list of functions without arguments that are called before
// `main`, by one thread. The function is one, and uses nothing that is only there later.
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
