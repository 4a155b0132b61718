//! What is known of the puzzle on the board, in one line.

use grove_model::view::puzzle_facts::PuzzleFacts;
use sudoku_engine::board::Rules;

use super::Text;
use super::rules::RulePart;

impl Text {
    /// Names the level of a puzzle, its rules, the number of its givens, and whether it has one solution,
    /// once they are known.
    pub fn puzzle_facts(self, facts: PuzzleFacts, rules: &Rules) -> String {
        let PuzzleFacts { grade, given_count, is_proper } = facts;
        let grade = grade.map(|grade| self.grade(grade).to_owned());
        let rules = RulePart::of(rules).into_iter().map(|part| self.rule_part(part));
        let givens = (given_count > 0).then(|| {
            let givens = self.one_of([
                "{givens|given|givens}",
                "задано {givens|цифра|цифры|цифр}",
                "{givens|tarakimu iliyotolewa|tarakimu zilizotolewa}",
            ]);
            self.say(givens, &[("givens", &given_count)])
        });
        let solutions = is_proper.map(|is_proper| {
            let solutions = self.one_of(if is_proper {
                ["one solution", "одно решение", "suluhisho moja"]
            } else {
                ["several solutions", "несколько решений", "masuluhisho kadhaa"]
            });
            solutions.to_owned()
        });
        let parts = grade.into_iter().chain(rules).chain(givens).chain(solutions);
        parts.collect::<Vec<_>>().join(" · ")
    }
}
