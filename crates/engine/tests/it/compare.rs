//! One puzzle under several strategies: the figures for the constraint tutorial's puzzle in
//! the page's comparison, which a browser test also checks.

use sudoku_engine::recording::Recording;
use sudoku_engine::search::{Goal, Stepper};

use crate::data::named;

/// The result of a search: placements, undos, tests, dead ends, guesses (if counted),
/// solutions, levels.
type Figures = (u64, u64, u64, u64, Option<u64>, u64, usize);

fn figures(code: &str, goal: Goal) -> Figures {
    let strategy = code.parse().expect("a strategy");
    let mut recording = Recording::new(Stepper::with_strategy(&named("o2"), goal, strategy));
    while recording.extend(1000) > 0 {}
    let (head, profile) = (recording.head(), recording.level_profile());
    let counts = head.counters();
    let deepest = profile.iter().rposition(|level| level.nodes > 0).map_or(0, |level| level + 1);
    assert_eq!(profile.iter().map(|level| level.nodes).sum::<u64>(), counts.placements, "{code}");
    let (placements, undos, tests) = (counts.placements, counts.undos, counts.tests);
    (placements, undos, tests, counts.dead_ends, head.guesses(), counts.solutions, deepest)
}

#[test]
fn figures_up_to_the_first_solution() {
    let none = (51, 0, 51, 0, Some(0), 1, 51);
    for (code, expected) in [
        ("reading/ascending/none", (4208, 4157, 37652, 1246, None, 1, 51)),
        ("reading/ascending/forward", (516, 465, 516, 183, Some(332), 1, 51)),
        ("fewest/ascending/forward", none),
        ("fewest/ascending/singles", none),
        ("fewest/ascending/domain", none),
        ("exact-cover", none),
    ] {
        assert_eq!(figures(code, Goal::FIRST), expected, "{code}");
    }
}

#[test]
fn figures_of_the_whole_tree() {
    let none = (51, 51, 51, 0, Some(0), 1, 51);
    for (code, expected) in [
        ("reading/ascending/none", (4631, 4631, 41679, 1371, None, 1, 51)),
        ("reading/ascending/forward", (527, 527, 527, 192, Some(342), 1, 51)),
        ("fewest/ascending/singles", none),
        ("exact-cover", none),
    ] {
        assert_eq!(figures(code, Goal::Exhaustion), expected, "{code}");
    }
}
