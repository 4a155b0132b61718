//! Parses the output of a benchmark program: one name, tab and figure per line.

use anyhow::{Context, Result};

/// Names and figures, in the order of the output.
pub(super) type Figures = Vec<(String, f64)>;

/// The figures of the same code in each environment.
pub(super) struct PerEnvironment {
    pub(super) native: Figures,
    pub(super) node: Figures,
    /// In a worker of Chromium.
    pub(super) worker: Figures,
}

/// Parses the output of a benchmark program.
///
/// # Errors
///
/// When a line has no figure.
pub(super) fn figures(output: &str) -> Result<Figures> {
    output
        .lines()
        .map(|line| {
            let (name, figure) = line.rsplit_once('\t').context("a line without a figure")?;
            Ok((name.to_owned(), figure.parse()?))
        })
        .collect::<Result<_>>()
        .with_context(|| format!("unexpected output of a benchmark program: {output}"))
}

/// Returns the figure of that name, or NaN if there is none.
pub(super) fn figure(figures: &Figures, figure_name: &str) -> f64 {
    figures.iter().find(|(name, _)| name == figure_name).map_or(f64::NAN, |(_, figure)| *figure)
}

/// Returns the minimum of each figure over several rounds.
pub(super) fn smallest<'a>(rounds: impl Iterator<Item = &'a Figures>) -> Figures {
    let mut smallest = Figures::new();
    for (name, time) in rounds.flatten() {
        match smallest.iter_mut().find(|(known_name, _)| known_name == name) {
            Some((_, least)) => *least = least.min(*time),
            None => smallest.push((name.clone(), *time)),
        }
    }
    smallest
}

#[cfg(test)]
mod tests {
    use super::{figures, smallest};

    #[test]
    fn minima_are_found_by_name() {
        let rounds = ["a\t3\nb\t1", "b\t9\na\t1", "a\t2\nb\t5"].map(|text| figures(text).unwrap());
        let expected = [("a".to_owned(), 1.0), ("b".to_owned(), 1.0)];
        assert_eq!(smallest(rounds.iter()), expected);
    }

    #[test]
    fn a_line_without_a_figure_is_an_error() {
        let error = figures("a\tfast").unwrap_err().to_string();
        assert!(error.ends_with("output of a benchmark program: a\tfast"), "{error}");
    }
}
