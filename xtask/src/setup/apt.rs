//! Debian packages, which are installed with apt-get as root, or if sudo asks for no password.

use anyhow::{Context, Result, anyhow};
use xshell::{Shell, cmd};

use crate::shell::find;

/// Returns the command that installs the packages, or `None` if apt-get cannot be used here.
pub(super) fn command(shell: &Shell, packages: &[&str]) -> Option<String> {
    let (program, prefix) = apt_get(shell)?;
    Some([&[program], prefix, &["install"], packages].concat().join(" "))
}

/// Installs the packages. `fix` says how to do without apt-get.
///
/// # Errors
///
/// When apt-get is not available, needs a password, or fails.
pub(super) fn install(shell: &Shell, packages: &[&str], fix: &str) -> Result<()> {
    let (program, prefix) =
        apt_get(shell).with_context(|| format!("apt-get cannot be used here; {fix}"))?;
    // If the package lists cannot be updated, the present ones may be enough.
    let update = cmd!(shell, "{program} {prefix...} update -qq").ignore_status().run();
    let options = ["-y", "-qq", "--no-install-recommends"];
    let install = cmd!(shell, "{program} {prefix...} install {options...} {packages...}");
    update.and_then(|()| install.run()).map_err(|_| {
        let packages = packages.join(" and ");
        anyhow!(
            "apt-get could not install {packages} (see its output above); try again with a \
             network connection, or {fix}"
        )
    })
}

/// Returns the program that runs `apt-get` as root, and its first arguments.
fn apt_get(shell: &Shell) -> Option<(&'static str, &'static [&'static str])> {
    find(shell, "apt-get")?;
    let is_root = cmd!(shell, "id -u").quiet().read().is_ok_and(|id| id == "0");
    if is_root {
        return Some(("apt-get", &[]));
    }
    let may_become_root = cmd!(shell, "sudo -n true").quiet().ignore_stderr().read().is_ok();
    if may_become_root { Some(("sudo", &["-n", "apt-get"])) } else { None }
}
