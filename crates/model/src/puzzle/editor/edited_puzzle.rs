//! The content of the edited board.

use std::rc::Rc;

use sudoku_engine::board::{
    Cell, Digit, DigitSet, Givens, Puzzle, Region, Rules, Shape, Violation,
};

use super::InputMode;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    pub corner: DigitSet,
    pub center: DigitSet,
}

impl Marks {
    /// Creates marks from the bits of their sets, ignoring digits that the shape lacks.
    pub(crate) fn from_bits(corner: u16, center: u16, shape: Shape) -> Self {
        let set = |bits: u16| {
            shape.digits().filter(|digit| bits >> digit.index() & 1 == 1).collect::<DigitSet>()
        };
        Self { corner: set(corner), center: set(center) }
    }

    pub const fn is_empty(&self) -> bool {
        self.corner.is_empty() && self.center.is_empty()
    }
}

/// Givens and rules, with the player's digits and marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditedPuzzle {
    pub clues: Givens,
    /// The rules, for the shape of `clues`.
    pub rules: Rules,
    /// Those of `rules` that were drawn from the solution when the puzzle was made. They
    /// belong to this puzzle and do not carry over to the next one.
    pub drawn: Option<Rc<Rules>>,
    /// The region of each cell, while regions have the wrong sizes and are not a rule yet.
    pub unfinished: Option<Rc<[Region]>>,
    /// The player's digits, in cells without a given.
    pub answers: Givens,
    /// The player's marks for each cell, in reading order.
    pub marks: Rc<[Marks]>,
}

impl EditedPuzzle {
    /// Creates a puzzle with these givens and the classic rules.
    pub fn new(clues: Givens) -> Self {
        let rules = Rules::classic(clues.shape());
        Self::with_rules(clues, rules)
    }

    /// Creates a puzzle with these givens and rules. The classic rules replace rules for
    /// another shape.
    pub fn with_rules(clues: Givens, rules: Rules) -> Self {
        let shape = clues.shape();
        Self {
            clues,
            rules: if rules.shape() == shape { rules } else { Rules::classic(shape) },
            drawn: None,
            unfinished: None,
            answers: Givens::empty(shape),
            marks: vec![Marks::default(); shape.cell_count()].into(),
        }
    }

    /// Remembers as drawn all cages and thermometers that are not among `own`, the user's own
    /// rules.
    pub fn drawn_beyond(mut self, own: &Rules) -> Self {
        let mut drawn = Rules::classic(self.shape());
        for cage in self.rules.cages().iter().filter(|it| !own.cages().contains(it)) {
            // A rule of this board is valid on every board of its shape.
            let _ = drawn.add_cage(cage.cells().to_vec(), cage.total());
        }
        for one in self.rules.thermometers().iter().filter(|it| !own.thermometers().contains(it)) {
            let _ = drawn.add_thermometer(one.cells().to_vec());
        }
        self.drawn = Some(drawn).filter(|drawn| !drawn.is_classic()).map(Rc::new);
        self
    }

    /// Returns the rules without those drawn when the puzzle was made.
    pub fn own_rules(&self) -> Rules {
        let mut rules = self.rules.clone();
        let Some(drawn) = &self.drawn else { return rules };
        for cage in drawn.cages() {
            if let Some(nth) = rules.cages().iter().rposition(|it| it == cage) {
                rules.remove_cage(nth);
            }
        }
        for thermometer in drawn.thermometers() {
            if let Some(nth) = rules.thermometers().iter().rposition(|it| it == thermometer) {
                rules.remove_thermometer(nth);
            }
        }
        rules
    }

    pub const fn shape(&self) -> Shape {
        self.clues.shape()
    }

    /// Returns whether both have the same givens and the same rules.
    pub fn is_same_puzzle(&self, other: &Self) -> bool {
        self.clues == other.clues && self.rules == other.rules
    }

    /// Returns the givens under the rules, as a puzzle to solve.
    ///
    /// # Errors
    /// Returns every violation if the givens break rules.
    pub fn posed(&self) -> Result<Puzzle, Vec<Violation>> {
        Puzzle::posed(self.clues.clone(), self.rules.clone())
    }

    /// Returns givens and answers together.
    pub fn digits(&self) -> Givens {
        let mut digits = self.clues.clone();
        for (cell, answer) in self.answers.iter() {
            if digits.get(cell).is_none() {
                digits.set(cell, answer);
            }
        }
        digits
    }

    /// Writes a digit of this shape into cells: an answer only where there is no given, a mark
    /// only where there is no digit. A mark that all these cells already have is removed.
    pub(super) fn write(&mut self, cells: &[Cell], digit: Digit, pen: InputMode) {
        match pen {
            InputMode::Clue => {
                for &cell in cells {
                    self.clues.set(cell, Some(digit));
                    self.answers.set(cell, None);
                }
            }
            InputMode::Answer => {
                for &cell in cells.iter().filter(|&&cell| self.clues.get(cell).is_none()) {
                    self.answers.set(cell, Some(digit));
                }
            }
            InputMode::Corner => self.mark(cells, digit, |marks| &mut marks.corner),
            InputMode::Center => self.mark(cells, digit, |marks| &mut marks.center),
        }
    }

    fn mark(&mut self, cells: &[Cell], digit: Digit, set: fn(&mut Marks) -> &mut DigitSet) {
        let is_blank =
            |cell: &&Cell| self.clues.get(**cell).is_none() && self.answers.get(**cell).is_none();
        let mut marks = self.marks.to_vec();
        let blank: Vec<usize> = cells.iter().filter(is_blank).map(|cell| cell.index()).collect();
        let is_borne_by_all = blank.iter().all(|&cell| set(&mut marks[cell]).contains(digit));
        for cell in blank {
            let set = set(&mut marks[cell]);
            if is_borne_by_all { set.remove(digit) } else { set.insert(digit) }
        }
        self.marks = marks.into();
    }

    /// Clears the digit of each cell or, if it has none, its marks. Clears givens only if
    /// `clues_too`.
    pub(super) fn clear(&mut self, cells: &[Cell], clues_too: bool) {
        let mut marks = self.marks.to_vec();
        for &cell in cells {
            if self.clues.get(cell).is_some() {
                if clues_too {
                    self.clues.set(cell, None);
                }
            } else if self.answers.get(cell).is_some() {
                self.answers.set(cell, None);
            } else {
                marks[cell.index()] = Marks::default();
            }
        }
        self.marks = marks.into();
    }

    pub(super) fn clear_answers(&mut self) {
        let fresh = Self::new(self.clues.clone());
        (self.answers, self.marks) = (fresh.answers, fresh.marks);
    }
}
