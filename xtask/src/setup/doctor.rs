//! `cargo xtask doctor`: reports what is installed, what is missing and how to install it.

use std::time::Duration;

use anyhow::{Result, bail};
use xshell::Shell;

use super::announce::rough_duration;
use super::need::Need;
use super::state::{Install, Missing, State};

/// Prints what is installed and what is missing, without installing anything.
///
/// # Errors
///
/// When something that `serve` needs is missing.
pub(crate) fn doctor(shell: &Shell) -> Result<()> {
    println!("Needed by serve:");
    let missing = report(shell, &Need::SERVE)?;
    println!("Also needed by build, test, e2e or bench:");
    let others: Vec<_> =
        Need::CHECKS.into_iter().filter(|need| !Need::SERVE.contains(need)).collect();
    let others = report(shell, &others)?;
    println!(
        "Needed by e2e --engine, and by test, which skips an engine that cannot be installed:"
    );
    report(shell, &Need::ENGINES)?;
    println!("Needed only by miri and lighthouse, which install them:");
    report(shell, &[Need::Miri, Need::Lighthouse])?;
    if let Some(usual_time) = sum(missing.iter().chain(&others)) {
        println!(
            "`cargo xtask setup` installs everything that is missing for all checks (usually {}).",
            rough_duration(usual_time)
        );
    }
    if !missing.is_empty() {
        let names: Vec<_> = missing.iter().map(|Missing { name, .. }| name.as_str()).collect();
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
        State::Found(name) => format!("  found    {name}"),
        State::Missing(Missing { name, installation: Install::Automatic { command, .. } }) => {
            format!("  missing  {name}: `{command}`")
        }
        State::Missing(Missing { name, installation: Install::Manual(instructions) }) => {
            format!("  missing  {name}: {instructions}")
        }
    }
}

/// Returns the usual time for everything that can be installed automatically, or `None` if there is
/// nothing.
fn sum<'a>(missing: impl Iterator<Item = &'a Missing>) -> Option<Duration> {
    let times = missing.filter_map(|missing| match missing.installation {
        Install::Automatic { usual_time, .. } => Some(usual_time),
        Install::Manual(_) => None,
    });
    times.reduce(|a, b| a + b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_for_something_missing_includes_how_to_install_it() {
        let usual_time = Duration::from_secs(5);
        let installation = Install::Automatic { usual_time, command: "npm ci".into() };
        let here = State::Missing(Missing { name: "the npm packages".into(), installation });
        assert_eq!(row(&here), "  missing  the npm packages: `npm ci`");
        let installation = Install::Manual("install it from https://nodejs.org".into());
        let manual = State::Missing(Missing { name: "Node.js".into(), installation });
        assert_eq!(row(&manual), "  missing  Node.js: install it from https://nodejs.org");
        assert_eq!(row(&State::Found("trunk 0.21.14".into())), "  found    trunk 0.21.14");
    }

    #[test]
    fn only_automatic_installations_take_time() {
        let manual =
            Missing { name: "Node.js".into(), installation: Install::Manual("install it".into()) };
        assert_eq!(sum([&manual].into_iter()), None);
        let usual_time = Duration::from_secs(5);
        let here = Missing {
            name: "npm".into(),
            installation: Install::Automatic { usual_time, command: "npm ci".into() },
        };
        assert_eq!(sum([&here, &manual, &here].into_iter()), Some(2 * usual_time));
    }
}
