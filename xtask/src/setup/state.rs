//! What is there and what is missing, in words for whoever waits.

use std::time::Duration;

use super::announce::about;

/// What there is of a need.
pub(super) enum State {
    /// It is there, in this version.
    There(String),
    Missing(Missing),
}

#[derive(Debug)]
pub(super) struct Missing {
    pub(super) what: String,
    pub(super) by: Installed,
}

/// How something missing is installed.
#[derive(Debug)]
pub(super) enum Installed {
    /// Here, in the time that it usually takes two processors.
    Here { usually: Duration, command: String },
    /// Only by a person, who is told how.
    ByHand(String),
}

/// What will be installed and how long that takes.
pub(super) fn plan(missing: &[(&str, Duration)]) -> String {
    let all = ("all", missing.iter().map(|(_, usually)| *usually).sum());
    let width = missing.iter().map(|(what, _)| what.len()).max().unwrap_or(0).max("all".len());
    let row =
        |(what, usually): &(&str, Duration)| format!("  {what:width$}  {}\n", about(*usually));
    let all = if missing.len() > 1 { Some(&all) } else { None };
    let rows: String = missing.iter().chain(all).map(row).collect();
    format!("To be installed first, with what it usually takes two processors:\n{rows}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plan_names_each_missing_thing_and_sums_the_times() {
        let missing = [("trunk 0.21.14", 125), ("Chromium", 20)];
        let missing = missing.map(|(what, usually)| (what, Duration::from_secs(usually)));
        let expected = "To be installed first, with what it usually takes two processors:\n  \
                        trunk 0.21.14  3 min\n  Chromium       20 s\n  all            3 min\n";
        assert_eq!(plan(&missing), expected);
        assert_eq!(plan(&missing[1..]).lines().nth(1), Some("  Chromium  20 s"));
    }
}
