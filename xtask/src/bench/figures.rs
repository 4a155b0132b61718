//! What a measuring program prints: a name, a tab and a figure a line.

use anyhow::{Context, Result};

/// Names and figures, in the order in which they were printed.
pub(super) type Figures = Vec<(String, f64)>;

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

/// The middle one of each figure over some rounds, at least one.
pub(super) fn medians<'a>(rounds: impl Iterator<Item = &'a Figures>) -> Figures {
    let rounds: Vec<_> = rounds.collect();
    let names = rounds.first().into_iter().flat_map(|round| round.iter().map(|(name, _)| name));
    let median = |name: &String| {
        let mut all: Vec<f64> = rounds.iter().map(|round| figure(round, name)).collect();
        all.sort_by(f64::total_cmp);
        (name.clone(), all[all.len() / 2])
    };
    names.map(median).collect()
}

#[cfg(test)]
mod tests {
    use super::{figures, medians};

    #[test]
    fn medians_are_taken_by_name() {
        let rounds = ["a\t3\nb\t1", "b\t9\na\t1", "a\t2\nb\t5"].map(|text| figures(text).unwrap());
        let expected = [("a".to_owned(), 2.0), ("b".to_owned(), 5.0)];
        assert_eq!(medians(rounds.iter()), expected);
    }

    #[test]
    fn what_is_no_figure_is_told() {
        let error = figures("a\tfast").unwrap_err().to_string();
        assert!(error.ends_with("printed something else: a\tfast"), "{error}");
    }
}
