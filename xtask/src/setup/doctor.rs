//! `cargo xtask doctor`: reports what is installed, what is missing and how to install it.

use std::time::Duration;

use anyhow::{Result, bail};
use xshell::Shell;

use super::announce::about;
use super::need::Need;
use super::state::{Install, Missing, State};

/// Prints what is installed and what is missing, without installing anything.
///
/// # Errors
///
/// When something that `serve` needs is missing.
pub(crate) fn doctor(shell: &Shell) -> Result<()> {
    println!("Needed by serve:");
    let missing = report(shell, &Need::PAGE)?;
    println!("Also needed by build, test, e2e or bench:");
    let others: Vec<_> = Need::ALL.into_iter().filter(|need| !Need::PAGE.contains(need)).collect();
    let others = report(shell, &others)?;
    println!("Needed only by miri, which installs it:");
    report(shell, &[Need::Miri])?;
    if let Some(usually) = sum(missing.iter().chain(&others)) {
        println!(
            "`cargo xtask setup` installs everything that is missing except Miri (usually {}).",
            about(usually)
        );
    }
    if !missing.is_empty() {
        let names: Vec<_> = missing.iter().map(|Missing { what, .. }| what.as_str()).collect();
        let names = names.join(" and ");
        bail!("`cargo xtask serve` needs {names}; see above for how to install what is missing");
    }
    Ok(())
}

/// Prints a line for each need, and returns the missing ones.
fn report(shell: &Shell, needs: &[Need]) -> Result<Vec<Missing>> {
    let mut all_missing = Vec::new();
    for need in needs {
        let state = need.state(shell)?;
        println!("{}", row(&state));
        match state {
            State::Found(_) => {}
            State::Missing(missing) => all_missing.push(missing),
        }
    }
    Ok(all_missing)
}

fn row(state: &State) -> String {
    match state {
        State::Found(what) => format!("  found    {what}"),
        State::Missing(Missing { what, by: Install::Here { command, .. } }) => {
            format!("  missing  {what}: `{command}`")
        }
        State::Missing(Missing { what, by: Install::Manual(mend) }) => {
            format!("  missing  {what}: {mend}")
        }
    }
}

/// Returns the usual time for everything that can be installed automatically, or `None` if there is
/// nothing.
fn sum<'a>(missing: impl Iterator<Item = &'a Missing>) -> Option<Duration> {
    let times = missing.filter_map(|missing| match missing.by {
        Install::Here { usually, .. } => Some(usually),
        Install::Manual(_) => None,
    });
    times.reduce(|a, b| a + b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_for_something_missing_includes_how_to_install_it() {
        let usually = Duration::from_secs(5);
        let by = Install::Here { usually, command: "npm ci".into() };
        let here = State::Missing(Missing { what: "the npm packages".into(), by });
        assert_eq!(row(&here), "  missing  the npm packages: `npm ci`");
        let by = Install::Manual("install it from https://nodejs.org".into());
        let by_hand = State::Missing(Missing { what: "Node.js".into(), by });
        assert_eq!(row(&by_hand), "  missing  Node.js: install it from https://nodejs.org");
        assert_eq!(row(&State::Found("trunk 0.21.14".into())), "  found    trunk 0.21.14");
    }

    #[test]
    fn only_automatic_installations_take_time() {
        let by_hand = Missing { what: "Node.js".into(), by: Install::Manual("install it".into()) };
        assert_eq!(sum([&by_hand].into_iter()), None);
        let usually = Duration::from_secs(5);
        let here =
            Missing { what: "npm".into(), by: Install::Here { usually, command: "npm ci".into() } };
        assert_eq!(sum([&here, &by_hand, &here].into_iter()), Some(2 * usually));
    }
}
