//! What is to blame for a dead end, in words.

use grove_model::search::questions::{Blame, Block, Blocker, BlockerSubject, Culprit};
use grove_model::worker::inquiry::{Cost, FirstWrong, Spent};
use sudoku_engine::board::Shape;

use super::Text;

impl Text {
    /// Describes the dead end, the digit to blame for it, and the first digit that is wrong.
    pub(super) fn blame(self, blame: &Blame, cost: Option<Cost>, shape: Shape) -> String {
        let phrases = self.questions();
        let lack = self.lack(blame.cause, shape);
        let step = blame.position.step;
        let head = self.say(phrases.dead_end_at, &[("step", &step), ("lack", &lack)]);
        let culprit = match blame.culprit {
            Culprit::Givens => phrases.culprit_givens.to_owned(),
            Culprit::Unclear => phrases.culprit_unclear.to_owned(),
            Culprit::Level(level) => self.culprit(blame, level, cost, shape),
        };
        let wrong = match cost.map(|cost| cost.first_wrong) {
            None => String::new(),
            Some(FirstWrong::Givens) => phrases.wrong_givens.to_owned(),
            Some(FirstWrong::Digit { cell, digit, step, lost }) => self.say(
                phrases.wrong,
                &[
                    ("cell", &self.short_cell(cell, shape)),
                    ("digit", &digit),
                    ("step", &step),
                    ("lost", &lost),
                ],
            ),
        };
        [head, culprit, wrong].join(" ").trim_end().to_owned()
    }

    /// Describes the digit to blame, and which digit the search changes first.
    fn culprit(self, blame: &Blame, level: u16, cost: Option<Cost>, shape: Shape) -> String {
        let phrases = self.questions();
        let name = |level: u16| {
            let placed = blame.path.get(usize::from(level));
            placed.map(|(cell, _)| self.short_cell(*cell, shape)).unwrap_or_default()
        };
        let Some((_, digit)) = blame.path.get(usize::from(level)) else { return String::new() };
        let cell = name(level);
        let said = self.say(phrases.culprit, &[("digit", digit), ("cell", &cell)]);
        let then = match blame.changed_next {
            None => phrases.culprit_last.to_owned(),
            Some(next) if next == level => {
                match blame.path.len().saturating_sub(usize::from(level) + 1) {
                    0 => phrases.culprit_next.to_owned(),
                    above => self.say(phrases.culprit_next_below, &[("above", &above)]),
                }
            }
            Some(next) if next < level => {
                self.say(phrases.culprit_spent_up, &[("other", &name(next))])
            }
            Some(next) => {
                let (phrase, nodes) = match cost.map(|cost| cost.spent) {
                    Some(Spent::Nodes(nodes)) => (phrases.culprit_spent, nodes),
                    Some(Spent::Never) => (phrases.culprit_never, 0),
                    Some(Spent::NotYet | Spent::Unknown) | None => (phrases.culprit_unknown, 0),
                };
                let other = name(next);
                self.say(phrase, &[("other", &other), ("nodes", &nodes), ("cell", &cell)])
            }
        };
        format!("{said} {then}")
    }

    /// Describes what blocks a digit or a place at a dead end.
    pub fn blocker(self, blocker: &Blocker, shape: Shape) -> String {
        let phrases = self.questions();
        let subject = match blocker.subject {
            BlockerSubject::Digit(digit) => digit.symbol().to_string(),
            BlockerSubject::Place(cell) => self.short_cell(cell, shape),
        };
        match blocker.block {
            Block::Filled(digit) => {
                self.say(phrases.block_filled, &[("subject", &subject), ("digit", &digit)])
            }
            Block::By { cell, digit, rule } => self.say(
                phrases.block_by,
                &[
                    ("subject", &subject),
                    ("digit", &digit),
                    ("cell", &self.short_cell(cell, shape)),
                    ("rule", &rule),
                ],
            ),
            Block::Unfit(rule) => {
                self.say(phrases.block_unfit, &[("subject", &subject), ("rule", &rule)])
            }
            Block::Concluded => self.say(phrases.block_concluded, &[("subject", &subject)]),
        }
    }

    /// Returns where the digit that blocks comes from.
    pub fn blocker_origin(self, blocker: &Blocker) -> String {
        let phrases = self.questions();
        match (blocker.block, blocker.level) {
            (Block::Concluded, _) => String::new(),
            (_, None) => phrases.by_given.to_owned(),
            (_, Some(level)) => self.say(phrases.by_level, &[("level", &(level + 1))]),
        }
    }
}
