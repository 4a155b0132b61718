//! The npm packages: Binaryen, esbuild, Playwright and the linters.

use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use serde_json::{Map, Value};
use xshell::{Shell, cmd};

use super::state::{Install, Missing, State};
use crate::shell::find;

/// The oldest version of Node.js that the packages support.
const MIN_NODE_VERSION: (u32, u32) = (20, 19);
/// npm's list of the content of `node_modules`, written after an installation succeeds.
const INSTALLED: &str = "node_modules/.package-lock.json";

/// Compares `node_modules` with `package-lock.json`.
///
/// # Errors
///
/// When the lock file cannot be read.
pub(super) fn state(shell: &Shell) -> Result<State> {
    let version = find(shell, "node")
        .and_then(|node| cmd!(shell, "{node} --version").quiet().ignore_stderr().read().ok());
    if version.as_deref().and_then(number).is_none_or(|number| number < MIN_NODE_VERSION) {
        return Ok(missing_node(version.as_deref()));
    }
    let version = version.unwrap_or_default();
    let version = version.trim_start_matches('v');
    let lock = shell.read_file("package-lock.json").context(
        "cannot read package-lock.json; restore it with `git checkout package-lock.json`",
    )?;
    if shell.read_file(INSTALLED).is_ok_and(|installed| is_complete(&installed, &lock)) {
        return Ok(State::Found(format!("Node.js {version} and the npm packages")));
    }
    let name = String::from("the npm packages");
    let installation = if find(shell, "npm").is_some() {
        Install::Automatic { usual_time: Duration::from_secs(15), command: "npm ci".into() }
    } else {
        Install::Manual(
            "npm, which installs them, is not on PATH; install it (from https://nodejs.org or \
             your system's package `npm`), then try again"
                .into(),
        )
    };
    Ok(State::Missing(Missing { name, installation }))
}

fn missing_node(version: Option<&str>) -> State {
    let (major, minor) = MIN_NODE_VERSION;
    let name = format!("Node.js {major}.{minor} or newer");
    let found = version.map(|version| format!(" (you have {version})")).unwrap_or_default();
    let installation = Install::Manual(format!(
        "install it{found} from https://nodejs.org or your system's packages `nodejs` and `npm`, \
         then try again"
    ));
    State::Missing(Missing { name, installation })
}

/// Parses the first two numbers of a version such as `v20.19.1`.
fn number(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.trim_start_matches('v').split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

/// Returns whether exactly the packages in the lock file are installed, in the right versions.
/// Optional packages may be missing: they are for specific systems.
fn is_complete(installed: &str, lock: &str) -> bool {
    let [Some(installed), Some(lock)] = [installed, lock].map(packages) else { return false };
    let is_locked = |name| match (installed.get(name), lock.get(name)) {
        (Some(installed), Some(locked)) => installed["version"] == locked["version"],
        _ => false,
    };
    let is_needed = |name: &String, package: &Value| {
        !name.is_empty() && package["optional"] != Value::Bool(true)
    };
    installed.keys().all(is_locked)
        && lock.iter().all(|(name, package)| !is_needed(name, package) || is_locked(name))
}

fn packages(lock: &str) -> Option<Map<String, Value>> {
    let mut lock: Value = serde_json::from_str(lock).ok()?;
    match lock.get_mut("packages")?.take() {
        Value::Object(packages) => Some(packages),
        _ => None,
    }
}

/// Installs the packages in `package-lock.json`.
///
/// # Errors
///
/// When npm fails.
pub(super) fn install(shell: &Shell) -> Result<()> {
    // On Windows, npm is a script, which cannot be started by name.
    let npm =
        find(shell, "npm").context("npm is not on PATH; install it from https://nodejs.org")?;
    // Without a network, npm would otherwise retry for more than a minute.
    let options = ["--prefer-offline", "--no-audit", "--no-fund", "--fetch-retry-maxtimeout=10000"];
    cmd!(shell, "{npm} ci {options...}").run().map_err(|_| {
        anyhow!(
            "the npm packages could not be installed (see npm's output above); if the registry \
             cannot be reached, try again with a network connection"
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        assert_eq!(number("v20.19.1"), Some((20, 19)));
        assert!(number("v20.9.0").unwrap() < MIN_NODE_VERSION);
        assert!(number("v22.1.0").unwrap() > MIN_NODE_VERSION);
        assert_eq!(number("unknown"), None);
    }

    #[test]
    fn only_optional_packages_may_be_missing() {
        let lock = r#"{"packages": {"": {"name": "tooling"}, "node_modules/a": {"version": "1.0.0"},
            "node_modules/b": {"version": "2.0.0", "optional": true}}}"#;
        let installed =
            |packages: &str| is_complete(&format!("{{\"packages\": {packages}}}"), lock);
        assert!(installed(r#"{"node_modules/a": {"version": "1.0.0"}}"#));
        assert!(!installed(r#"{"node_modules/a": {"version": "1.0.1"}}"#));
        assert!(!installed(r#"{"node_modules/b": {"version": "2.0.0"}}"#));
        let another = r#"{"node_modules/a": {"version": "1.0.0"}, "node_modules/c": {}}"#;
        assert!(!installed(another));
        assert!(!is_complete("", lock));
    }

    #[test]
    fn the_oldest_node_version_matches_package_json() {
        let (major, minor) = MIN_NODE_VERSION;
        let packages = include_str!("../../../package.json");
        assert!(packages.contains(&format!("\"node\": \">={major}.{minor}\"")));
    }
}
