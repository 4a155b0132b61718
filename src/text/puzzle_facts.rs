//! What is known of the puzzle on the board, in one line.

use grove_model::view::puzzle_facts::{ClueCount, PuzzleFacts};

use super::Text;
use super::rules::RulePart;

impl Text {
    /// Names the level of a puzzle, the number of its clues, and whether it has one solution, once they
    /// are known.
    pub fn puzzle_facts(self, facts: PuzzleFacts) -> String {
        let PuzzleFacts { grade, clues, is_proper } = facts;
        let solutions = is_proper.map(|is_proper| {
            self.one_of(if is_proper {
                ["one solution", "одно решение", "suluhisho moja"]
            } else {
                ["several solutions", "несколько решений", "masuluhisho kadhaa"]
            })
        });
        let grade = grade.map(|grade| self.grade(grade).to_owned());
        let parts = grade.into_iter().chain(self.clue_counts(clues));
        parts.chain(solutions.map(str::to_owned)).collect::<Vec<_>>().join(" · ")
    }

    /// Says how many clues of each kind there are, for the kinds of which there are any.
    fn clue_counts(self, clues: ClueCount) -> Vec<String> {
        match clues {
            ClueCount::Givens(given_count) => {
                let givens = self.one_of([
                    "{givens|given|givens}",
                    "задано {givens|цифра|цифры|цифр}",
                    "{givens|tarakimu iliyotolewa|tarakimu zilizotolewa}",
                ]);
                vec![self.say(givens, &[("givens", &given_count)])]
            }
            ClueCount::Rules { cages, thermometers } => {
                let parts = [
                    (cages, RulePart::Cages(cages as u64)),
                    (thermometers, RulePart::Thermometers(thermometers as u64)),
                ];
                let present = parts.into_iter().filter(|(count, _)| *count > 0);
                present.map(|(_, part)| self.rule_part(part)).collect()
            }
        }
    }
}
