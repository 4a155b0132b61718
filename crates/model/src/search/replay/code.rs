//! The code of a replay in a link.
//!
//! `7,12,9,rotation,minimal,easy,nothing`: the seed, the number of the removal from 1, the
//! size, the symmetry, the number of givens, the difficulty and what is drawn, by their codes
//! for automation. The code of the rules follows, unless they are the classic ones.

use sudoku_engine::board::{Rules, Shape};
use sudoku_engine::generate::{Drawn, GivenCount, Options, Symmetry};

use super::LinkReplay;
use crate::generate::form::{Difficulty, parse_plain_number};
use crate::generate::source::Plan;
use crate::rules_code;

const MINIMAL: &str = "minimal";

impl LinkReplay {
    /// Returns the code. None of its characters has to be escaped in a link.
    pub fn write(&self) -> String {
        let Plan { rules, options, seed } = &self.plan;
        let given_count = match options.given_count {
            GivenCount::Minimal => MINIMAL.to_owned(),
            GivenCount::Exactly(count) => count.to_string(),
        };
        let mut parts = vec![
            seed.to_string(),
            (self.removal + 1).to_string(),
            <&str>::from(rules.shape()).to_owned(),
            <&str>::from(options.symmetry).to_owned(),
            given_count,
            Difficulty::of(options).code().to_owned(),
            <&str>::from(options.drawn).to_owned(),
        ];
        parts.extend((!rules.is_classic()).then(|| rules_code::write(rules)));
        parts.join(",")
    }

    /// Parses what [`write`](Self::write) returns. Returns `None` if there can be no such
    /// puzzle.
    pub fn read(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.splitn(8, ',').collect();
        let [seed, removal, shape, symmetry, given_count, difficulty, drawn, rules @ ..] =
            parts.as_slice()
        else {
            return None;
        };
        let shape: Shape = shape.parse().ok()?;
        let rules = match rules {
            [code] => rules_code::read(shape, code)?,
            _ => Rules::classic(shape),
        };
        let difficulty = Difficulty::ALL.into_iter().find(|it| it.code() == *difficulty)?;
        let (skill, cost) = difficulty.requirements(shape);
        let given_count = match *given_count {
            MINIMAL => GivenCount::Minimal,
            number => GivenCount::Exactly(parse_plain_number(number)?.try_into().ok()?),
        };
        let symmetry: Symmetry = symmetry.parse().ok()?;
        let drawn: Drawn = drawn.parse().ok()?;
        let options = Options { shape, symmetry, given_count, skill, cost, drawn };
        options.check(&rules).ok()?;
        let removal: usize = parse_plain_number(removal)?.try_into().ok()?;
        let plan = Plan { rules: rules.into(), options, seed: parse_plain_number(seed)? };
        Some(Self { plan, removal: removal.checked_sub(1)? })
    }
}
