//! Firefox and WebKit, in which the main tasks of the page are tested.

use std::time::Duration;

use anyhow::Result;
use xshell::{Shell, cmd};

use super::apt;
use super::state::{Install, Missing, State};
use crate::shell::find;

const FIREFOX: &[&str] =
    &["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];
const FIREFOX_PACKAGES: [&str; 1] = ["firefox-esr"];
const FIREFOX_FIX: &str = "install Firefox and add it to PATH";

/// WebKit with its driver, and the screen without a monitor that it needs.
const WEBKIT: [&str; 3] = ["WebKitWebDriver", "xvfb-run", "xauth"];
const WEBKIT_PACKAGES: [&str; 3] = ["webkit2gtk-driver", "xvfb", "xauth"];
const WEBKIT_FIX: &str = "install WebKitGTK with WebKitWebDriver, xvfb-run and xauth (Linux only)";

/// Finds Firefox, and sets the variable `FIREFOX` for later commands.
pub(super) fn firefox(shell: &Shell) -> State {
    let Some(path) = FIREFOX.iter().find_map(|name| find(shell, name)) else {
        return missing(shell, "Firefox", &FIREFOX_PACKAGES, FIREFOX_FIX);
    };
    let version = cmd!(shell, "{path} --version").quiet().ignore_stderr().read();
    shell.set_var("FIREFOX", &path);
    State::Found(version.unwrap_or_else(|_| path.display().to_string()))
}

/// Installs Firefox with apt-get.
///
/// # Errors
///
/// When apt-get cannot install it.
pub(super) fn install_firefox(shell: &Shell) -> Result<()> {
    apt::install(shell, &FIREFOX_PACKAGES, FIREFOX_FIX)
}

/// Finds WebKit, its driver, and a screen for it.
pub(super) fn webkit(shell: &Shell) -> State {
    if WEBKIT.iter().all(|program| find(shell, program).is_some()) {
        return State::Found("WebKitGTK with its driver".into());
    }
    missing(shell, "WebKitGTK with its driver", &WEBKIT_PACKAGES, WEBKIT_FIX)
}

/// Installs WebKit with apt-get.
///
/// # Errors
///
/// When apt-get cannot install it.
pub(super) fn install_webkit(shell: &Shell) -> Result<()> {
    apt::install(shell, &WEBKIT_PACKAGES, WEBKIT_FIX)
}

fn missing(shell: &Shell, name: &str, packages: &[&str], fix: &str) -> State {
    let installation = match apt::command(shell, packages) {
        Some(command) => Install::Automatic { usual_time: Duration::from_secs(40), command },
        None => Install::Manual(format!("apt-get cannot install it here: {fix}")),
    };
    State::Missing(Missing { name: name.into(), installation })
}
