//! The state of a need, and the plan for installing what is missing.

use std::time::Duration;

use super::announce::rough_duration;

/// The state of a need.
pub(super) enum State {
    /// Installed; the text includes the version.
    Found(String),
    Missing(Missing),
}

#[derive(Debug)]
pub(super) struct Missing {
    pub(super) name: String,
    pub(super) installation: Install,
}

/// How to install something missing.
#[derive(Debug)]
pub(super) enum Install {
    /// Automatically, in this time on two processors. The command does the same.
    Automatic { usual_time: Duration, command: String },
    /// Manually, with these instructions.
    Manual(String),
}

/// Lists what will be installed and how long that usually takes.
pub(super) fn plan(missing: &[(&str, Duration)]) -> String {
    let all = ("total", missing.iter().map(|(_, usual_time)| *usual_time).sum());
    let width = missing.iter().map(|(name, _)| name.len()).max().unwrap_or(0).max("total".len());
    let row = |(name, usual_time): &(&str, Duration)| {
        format!("  {name:width$}  {}\n", rough_duration(*usual_time))
    };
    let all = if missing.len() > 1 { Some(&all) } else { None };
    let rows: String = missing.iter().chain(all).map(row).collect();
    format!("To be installed first (usual times on two processors):\n{rows}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plan_lists_what_is_missing_and_the_total_time() {
        let missing = [("trunk 0.21.14", 125), ("Chromium", 20)];
        let missing = missing.map(|(name, usual_time)| (name, Duration::from_secs(usual_time)));
        let expected = "To be installed first (usual times on two processors):\n  \
                        trunk 0.21.14  3 min\n  Chromium       20 s\n  total          3 min\n";
        assert_eq!(plan(&missing), expected);
        assert_eq!(plan(&missing[1..]).lines().nth(1), Some("  Chromium  20 s"));
    }
}
