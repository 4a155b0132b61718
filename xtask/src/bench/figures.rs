//! What a measuring program prints: a name, a tab and a figure a line.

use anyhow::{Context, Result};

/// Names and figures, in the order in which they were printed.
pub(super) type Figures = Vec<(String, f64)>;

/// What the same code says in each place where it runs.
pub(super) struct Each {
    pub(super) native: Figures,
    pub(super) node: Figures,
    /// In a worker of Chromium.
    pub(super) worker: Figures,
}

/// Reads them.
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
        .with_context(|| format!("a measuring program printed something else: {output}"))
}

/// The figure of that name, or not a number.
pub(super) fn figure(figures: &Figures, wanted: &str) -> f64 {
    figures.iter().find(|(name, _)| name == wanted).map_or(f64::NAN, |(_, figure)| *figure)
}

/// The smallest of each figure over some rounds.
pub(super) fn smallest<'a>(rounds: impl Iterator<Item = &'a Figures>) -> Figures {
    let mut smallest = Figures::new();
    for (name, time) in rounds.flatten() {
        match smallest.iter_mut().find(|(known, _)| known == name) {
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
    fn the_smallest_are_found_by_name() {
        let rounds = ["a\t3\nb\t1", "b\t9\na\t1", "a\t2\nb\t5"].map(|text| figures(text).unwrap());
        let expected = [("a".to_owned(), 1.0), ("b".to_owned(), 1.0)];
        assert_eq!(smallest(rounds.iter()), expected);
    }

    #[test]
    fn what_is_no_figure_is_told() {
        let error = figures("a\tfast").unwrap_err().to_string();
        assert!(error.ends_with("printed something else: a\tfast"), "{error}");
    }
}
