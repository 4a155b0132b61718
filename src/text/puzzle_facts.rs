//! What is known of the puzzle on the board, in one line.

use grove_model::view::puzzle_facts::PuzzleFacts;

use super::Text;

impl Text {
    /// Names the level of a puzzle, the number of its givens, and whether it has one solution, once
    /// they are known.
    pub fn puzzle_facts(self, facts: PuzzleFacts) -> String {
        let PuzzleFacts { grade, given_count, is_proper } = facts;
        let givens = self.one_of([
            "{givens|given|givens}",
            "задано {givens|цифра|цифры|цифр}",
            "{givens|tarakimu iliyotolewa|tarakimu zilizotolewa}",
        ]);
        let givens = self.say(givens, &[("givens", &given_count)]);
        let solutions = is_proper.map(|is_proper| {
            self.one_of(if is_proper {
                ["one solution", "одно решение", "suluhisho moja"]
            } else {
                ["several solutions", "несколько решений", "masuluhisho kadhaa"]
            })
        });
        let grade = grade.map(|grade| self.grade(grade).to_owned());
        let parts = grade.into_iter().chain([givens]).chain(solutions.map(str::to_owned));
        parts.collect::<Vec<_>>().join(" · ")
    }
}
