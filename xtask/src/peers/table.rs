//! A table of medians and ratios in Markdown, with one row per solver and one column per set.

use std::fmt;

/// The times of every solver on every set.
#[derive(Debug, Default)]
pub(super) struct Table {
    sets: Vec<String>,
    /// In the order of their first measurements.
    solvers: Vec<Solver>,
}

#[derive(Debug)]
struct Solver {
    /// The environment, `: `, and the name of the solver. It is compared with `ours` in the same
    /// environment.
    name: String,
    /// Indexed by set.
    measurements: Vec<Measurements>,
}

/// The rounds of a solver on a set.
#[derive(Clone, Debug, Default)]
struct Measurements {
    microseconds: Vec<f64>,
    /// Why the solver was left out of a round.
    exclusion_reason: Option<String>,
}

impl Table {
    /// Adds a round: the microseconds per board, or why the solver was left out.
    pub(super) fn add(&mut self, solver: &str, set: &str, result: &str) {
        let set = index_or_push(&mut self.sets, |known| known == set, || set.into());
        let row = index_or_push(
            &mut self.solvers,
            |known| known.name == solver,
            || Solver { name: solver.into(), measurements: Vec::new() },
        );
        let measurements = &mut self.solvers[row].measurements;
        measurements.resize(self.sets.len().max(measurements.len()), Measurements::default());
        match result.parse() {
            Ok(time) => measurements[set].microseconds.push(time),
            Err(_) => measurements[set].exclusion_reason = Some(result.into()),
        }
    }

    /// Returns the ratio of a solver's time to ours on a set.
    fn ratio(&self, solver: &Solver, set: usize) -> Option<f64> {
        let (environment, _) = solver.name.split_once(": ")?;
        let ours = format!("{environment}: ours");
        let ours = self.solvers.iter().find(|solver| solver.name == ours)?;
        Some(solver.median(set)? / ours.median(set)?)
    }

    fn cell(&self, solver: &Solver, set: usize) -> String {
        match (solver.median(set), self.ratio(solver, set)) {
            (Some(time), Some(ratio)) => format!("{time:.2} ({ratio:.2}x)"),
            _ => "-".into(),
        }
    }

    /// Formats the geometric mean of the ratios, or `-` if a set has none.
    fn mean(&self, solver: &Solver) -> String {
        let ratios: Option<Vec<f64>> =
            (0..self.sets.len()).map(|set| self.ratio(solver, set)).collect();
        ratios.map_or("-".into(), |ratios| {
            let logarithms: f64 = ratios.iter().map(|ratio| ratio.ln()).sum();
            format!("{:.2}x", (logarithms / ratios.len() as f64).exp())
        })
    }
}

impl Solver {
    /// Returns the median over the rounds, unless the solver was left out of one.
    fn median(&self, set: usize) -> Option<f64> {
        let measurements = self
            .measurements
            .get(set)
            .filter(|measurements| measurements.exclusion_reason.is_none())?;
        let mut times = measurements.microseconds.clone();
        times.sort_by(f64::total_cmp);
        times.get(times.len() / 2).copied()
    }
}

impl fmt::Display for Table {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |out: &mut fmt::Formatter<'_>, first: &str, cells: &[String]| {
            write!(out, "| {first:34} |")?;
            cells.iter().try_for_each(|cell| write!(out, " {cell:>19} |"))?;
            writeln!(out)
        };
        let mean = [String::from("geometric mean")];
        row(out, "solver", &[&self.sets[..], &mean].concat())?;
        let line = vec![String::from("---:"); self.sets.len() + 1];
        row(out, "---", &line)?;
        for solver in &self.solvers {
            let cells = (0..self.sets.len()).map(|set| self.cell(solver, set));
            let cells: Vec<_> = cells.chain([self.mean(solver)]).collect();
            row(out, &solver.name, &cells)?;
        }
        for solver in &self.solvers {
            for (set, measurements) in self.sets.iter().zip(&solver.measurements) {
                let Some(exclusion_reason) = &measurements.exclusion_reason else { continue };
                writeln!(out, "{} on {set}: {exclusion_reason}", solver.name)?;
            }
        }
        Ok(())
    }
}

/// Returns the index of an item, and appends it first if it is missing.
fn index_or_push<T>(
    items: &mut Vec<T>,
    matches: impl FnMut(&T) -> bool,
    new: impl FnOnce() -> T,
) -> usize {
    items.iter().position(matches).unwrap_or_else(|| {
        items.push(new());
        items.len() - 1
    })
}

#[cfg(test)]
mod tests {
    use super::Table;

    #[test]
    fn ratios_compare_medians_in_the_same_environment() {
        let mut table = Table::default();
        for time in ["2", "90", "1"] {
            table.add("native: ours", "hard", time);
        }
        table.add("wasm: ours", "hard", "4");
        for time in ["1", "3", "50"] {
            table.add("native: theirs", "hard", time);
        }
        table.add("native: ours", "easy", "1");
        table.add("native: theirs", "easy", "6");
        let row = |name: &str| {
            let text = table.to_string();
            let line = text.lines().find(|line| line.contains(name)).map(str::to_owned);
            line.expect("the table has the row").split_whitespace().collect::<Vec<_>>().join(" ")
        };
        assert_eq!(row("theirs"), "| native: theirs | 3.00 (1.50x) | 6.00 (6.00x) | 3.00x |");
        assert_eq!(row("wasm"), "| wasm: ours | 4.00 (1.00x) | - | - |");
    }

    #[test]
    fn a_solver_with_a_wrong_answer_has_no_time() {
        let mut table = Table::default();
        table.add("native: ours", "hard", "2");
        table.add("native: theirs", "hard", "1");
        table.add("native: theirs", "hard", "left out: 1 of 9 counts differ");
        let text = table.to_string();
        assert!(!text.contains("1.00 ("), "{text}");
        assert!(text.ends_with("native: theirs on hard: left out: 1 of 9 counts differ\n"));
    }
}
