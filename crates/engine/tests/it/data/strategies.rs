//! A list of all strategies.

use sudoku_engine::search::Strategy;

/// Returns all combinations of cell order, digit order and inference (with one seed for each
/// shuffled order), and exact cover.
pub(crate) fn all() -> Vec<Strategy> {
    let cells = ["reading", "fewest", "fewest-constrained", "shuffled-42"];
    let digits = ["ascending", "descending", "least-constraining", "shuffled-7"];
    let inferences = ["none", "forward", "singles", "domain"];
    let mut codes = vec!["exact-cover".to_owned()];
    for cells in cells {
        for digits in digits {
            codes.extend(inferences.map(|inference| format!("{cells}/{digits}/{inference}")));
        }
    }
    codes.iter().map(|code| code.parse().expect("a strategy")).collect()
}
