//! The rules of a puzzle.

use grove_model::model::notice::CageProblem;
use grove_model::puzzle::cell_rules::CellRule;
use grove_model::puzzle::editor::EditedPuzzle;
use grove_model::view::constraints::Requirement;
use sudoku_engine::board::{
    CageError, Cell, Diagonal, Digit, Region, Rule, Rules, Shape, ThermometerError, Variant,
    Violation,
};

use super::Text;
use super::phrase::At;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broken {
    /// A digit appears twice where it may appear once, or too close to itself.
    Twice { digit: Digit, rule: Rule, first: Cell, second: Cell },
    /// The digits of a cage cannot reach its total.
    Total { cage: Cell, total: u16 },
    /// Between two digits of a thermometer there are not enough others.
    Falling {
        /// The cell closer to the bulb.
        first: Cell,
        /// The cell closer to the tip.
        second: Cell,
    },
    /// Before or after a digit of a thermometer there are not enough others.
    NoRoom { cell: Cell },
}

impl Broken {
    pub(super) fn of(violation: &Violation, edited_puzzle: &EditedPuzzle) -> Option<Self> {
        let mut cells = violation.cells.iter().copied();
        let first = cells.next()?;
        match (violation.rule, cells.next()) {
            (Rule::CageTotal(nth), _) => {
                let cage = edited_puzzle.rules.cages().get(nth)?;
                Some(Self::Total { cage: *cage.cells().first()?, total: cage.total()? })
            }
            (Rule::Thermometer(_), Some(second)) => Some(Self::Falling { first, second }),
            (Rule::Thermometer(_), None) => Some(Self::NoRoom { cell: first }),
            (rule, second) => {
                let digit =
                    edited_puzzle.givens.get(first).or_else(|| edited_puzzle.answers.get(first))?;
                Some(Self::Twice { digit, rule, first, second: second? })
            }
        }
    }
}

/// A part of a puzzle's rules, in addition to those of rows and columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulePart {
    Jigsaw,
    BothDiagonals,
    Variant(Variant),
    /// The number of cages, at least one.
    Cages(u64),
    /// The number of thermometers, at least one.
    Thermometers(u64),
}

impl RulePart {
    /// Returns all parts of the rules; the classic ones have none.
    pub(crate) fn of(rules: &Rules) -> Vec<Self> {
        let counted = |count: usize| (count > 0).then_some(count as u64);
        let jigsaw = rules.regions().map(|_| Self::Jigsaw);
        let cages = counted(rules.cages().len()).map(Self::Cages);
        let thermometers = counted(rules.thermometers().len()).map(Self::Thermometers);
        let has_diagonal = |diagonal| rules.has(Variant::Diagonal(diagonal));
        let has_both = has_diagonal(Diagonal::Falling) && has_diagonal(Diagonal::Rising);
        let both = has_both.then_some(Self::BothDiagonals);
        let is_left = |variant: &Variant| !(has_both && matches!(variant, Variant::Diagonal(_)));
        let variants = rules.variants().filter(is_left).map(Self::Variant);
        jigsaw.into_iter().chain(both).chain(variants).chain(cages).chain(thermometers).collect()
    }
}

impl Text {
    /// Lists the rules of a puzzle in a few words, except those of rows and columns.
    pub fn rules_of(self, rules: &Rules) -> String {
        let parts = RulePart::of(rules);
        if parts.is_empty() {
            return self.rule_labels().classic.to_owned();
        }
        let parts: Vec<String> = parts.into_iter().map(|part| self.rule_part(part)).collect();
        parts.join(", ")
    }

    /// Returns a part of a puzzle's rules as an item of a list.
    pub fn rule_part(self, part: RulePart) -> String {
        let phrases = &self.phrases.rules;
        match part {
            RulePart::Jigsaw => phrases.jigsaw.to_owned(),
            RulePart::BothDiagonals => {
                self.one_of(["both diagonals", "обе диагонали", "mishazari yote miwili"]).to_owned()
            }
            RulePart::Variant(variant) => self.listed_variant(variant).to_owned(),
            RulePart::Cages(count) => self.say(phrases.cages, &[("count", &count)]),
            RulePart::Thermometers(count) => self.say(phrases.thermometers, &[("count", &count)]),
        }
    }

    /// Returns a constraint's name as the header of a row.
    pub fn constraint(self, rule: Rule) -> String {
        match rule {
            Rule::Diagonal(diagonal) => self.diagonal(diagonal).to_owned(),
            Rule::AntiKnight => self.phrases.rules.knight_moves.to_owned(),
            Rule::AntiKing => self.phrases.rules.king_moves.to_owned(),
            Rule::House(_)
            | Rule::Region(_)
            | Rule::Window(_)
            | Rule::Cage(_)
            | Rule::CageTotal(_)
            | Rule::Thermometer(_) => self.grammar.rule(rule, ""),
        }
    }

    /// Describes in a few words what a constraint requires of its cells.
    pub fn constraint_says(self, constraint: Requirement) -> String {
        let phrases = &self.phrases.rules;
        match constraint {
            Requirement::Differ => phrases.differ.to_owned(),
            Requirement::PairsDiffer(pairs) => self.say(phrases.pairs_differ, &[("pairs", &pairs)]),
            Requirement::AddUp(total) => self.say(phrases.add_up, &[("total", &total)]),
            Requirement::Rise => phrases.rise.to_owned(),
        }
    }

    /// Describes how many constraints a puzzle has, and how many cells there are to fill.
    pub fn constraints(self, constraints: u64, cells: u64) -> String {
        let phrase = self.phrases.rules.constraints;
        self.say(phrase, &[("constraints", &constraints), ("cells", &cells)])
    }

    /// Explains that the drawn regions are not in use yet, and lists those of the wrong size with
    /// their number of cells.
    pub fn unfinished_regions(self, sizes: &[(Region, usize)], shape: Shape) -> String {
        let phrases = &self.phrases.rules;
        let size = |&(region, found): &(Region, usize)| {
            self.say(phrases.region_size, &[("region", &(region.index() + 1)), ("found", &found)])
        };
        let sizes: Vec<String> = sizes.iter().map(size).collect();
        self.say(
            phrases.unfinished_regions,
            &[("cells", &shape.size()), ("sizes", &sizes.join(", "))],
        )
    }

    /// Returns the name of a button that puts cells into a region.
    pub fn join_region(self, region: Region) -> String {
        self.say(self.phrases.rules.join_region, &[("region", &(region.index() + 1))])
    }

    /// Returns a rule that a cell is under, as a phrase that follows the cell's position.
    pub(super) fn rule_here(self, rule: CellRule) -> String {
        let phrases = &self.phrases.rules;
        match rule {
            CellRule::Region(region) => self.constraint(Rule::Region(region)),
            CellRule::Diagonal(diagonal) => self.diagonal(diagonal).to_owned(),
            CellRule::Window(window) => self.constraint(Rule::Window(window)),
            CellRule::Cage { cage, total: Some(total) } => {
                self.say(phrases.cage_here, &[("cage", &(cage + 1)), ("total", &total)])
            }
            CellRule::Cage { cage, total: None } => self.constraint(Rule::Cage(cage)),
            CellRule::Thermometer { thermometer, place: 0 } => {
                self.say(phrases.bulb_here, &[("thermometer", &(thermometer + 1))])
            }
            CellRule::Thermometer { thermometer, place } => self.say(
                phrases.thermometer_here,
                &[("place", &(place + 1)), ("thermometer", &(thermometer + 1))],
            ),
        }
    }

    pub(super) fn broken(self, broken: Broken, shape: Shape) -> String {
        let phrases = &self.phrases.rules;
        let at = |cell| At(cell, shape);
        match broken {
            Broken::Twice { digit, rule, first, second } => {
                let (phrase, place) = match rule {
                    Rule::AntiKnight => (phrases.near_knight, String::new()),
                    Rule::AntiKing => (phrases.near_king, String::new()),
                    Rule::House(_) | Rule::Region(_) | Rule::Diagonal(_) | Rule::Window(_) => {
                        (phrases.twice, self.grammar.rule(rule, "in"))
                    }
                    Rule::Cage(_) | Rule::CageTotal(_) => {
                        (phrases.twice, phrases.in_one_cage.to_owned())
                    }
                    Rule::Thermometer(_) => (phrases.twice, phrases.on_one_thermometer.to_owned()),
                };
                let (first, second) = (at(first), at(second));
                self.say(
                    phrase,
                    &[("digit", &digit), ("place", &place), ("first", &first), ("second", &second)],
                )
            }
            Broken::Total { cage, total } => {
                self.say(phrases.wrong_total, &[("cage", &at(cage)), ("total", &total)])
            }
            Broken::Falling { first, second } => {
                self.say(phrases.falling, &[("first", &at(first)), ("second", &at(second))])
            }
            Broken::NoRoom { cell } => self.say(phrases.no_room, &[("cell", &at(cell))]),
        }
    }

    pub(super) fn no_cage(self, problem: CageProblem) -> String {
        let phrases = &self.phrases.rules;
        match problem {
            CageProblem::NotANumber => phrases.total_no_number.to_owned(),
            CageProblem::Cells(CageError::TotalOutOfReach { total, min, max }) => self.say(
                phrases.total_out_of_reach,
                &[("total", &total), ("least", &min), ("most", &max)],
            ),
            CageProblem::Cells(CageError::TooManyCells { found, max }) => {
                self.say(phrases.cage_too_large, &[("found", &found), ("most", &max)])
            }
            CageProblem::Cells(_) => phrases.no_cage.to_owned(),
        }
    }

    pub(super) fn no_thermometer(self, error: ThermometerError) -> String {
        let phrases = &self.phrases.rules;
        match error {
            ThermometerError::TooShort => phrases.thermometer_too_short.to_owned(),
            ThermometerError::TooLong { found, max } => {
                self.say(phrases.thermometer_too_long, &[("found", &found), ("most", &max)])
            }
            ThermometerError::OffBoard { .. } | ThermometerError::Repeated { .. } => {
                phrases.no_thermometer.to_owned()
            }
        }
    }
}
