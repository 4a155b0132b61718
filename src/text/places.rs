//! Going to a step.

use grove_model::view::typed_step::StepProblem;

use super::Text;

impl Text {
    /// Returns what is written before and after the number of the current step.
    pub fn around_step(self, total: Option<u64>) -> (String, String) {
        let phrases = &self.phrases.run;
        let fills = [("place", &PLACEHOLDER as &dyn super::phrase::Fill)];
        let words = match total {
            // Phones have no room for words beside two numbers of this length.
            Some(total) if total >= LONG_TOTAL => {
                return (String::new(), format!("/ {}", self.number(total)));
            }
            Some(total) => self.say(phrases.step_of, &[fills[0], ("total", &total)]),
            None => self.say(phrases.step, &fills),
        };
        let (before, after) = words.split_once(PLACEHOLDER).unwrap_or((&words, ""));
        (before.trim().to_owned(), after.trim().to_owned())
    }

    /// Explains why a typed step leads nowhere.
    pub fn step_problem(self, problem: StepProblem) -> String {
        match problem {
            StepProblem::NotANumber => self.places.not_a_step.to_owned(),
            StepProblem::BeyondEnd { last } => {
                self.say(self.phrases.places.beyond_end, &[("last", &last)])
            }
        }
    }
}

/// Totals of at least this many steps are written without words.
const LONG_TOTAL: u64 = 10_000_000;

/// A text that no phrase contains.
const PLACEHOLDER: &str = "\u{0}";
