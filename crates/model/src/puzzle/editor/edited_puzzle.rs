//! The content of the edited board.

use std::rc::Rc;

use sudoku_engine::board::{
    Cell, Color, ColorSet, Digit, DigitSet, Givens, Puzzle, Region, Rules, Shape, Violation,
};
use sudoku_engine::formats::CellInput;
use sudoku_engine::logic::{Candidate, Step};

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

/// What can be done with the center marks of all empty cells at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CandidateEdit {
    /// Some have none: they can be filled with the digits that no cell they see has.
    Fill,
    /// All have some, but also digits that a cell they see has: these can be removed.
    RemoveImpossible,
    /// There is nothing to write.
    Nothing,
}

/// Givens and rules, with the player's digits, marks and colors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditedPuzzle {
    pub givens: Givens,
    /// The rules, for the shape of `givens`.
    pub rules: Rules,
    /// Those of `rules` that were drawn from the solution when the puzzle was made. They
    /// belong to this puzzle and do not carry over to the next one.
    pub drawn_rules: Option<Rc<Rules>>,
    /// The region of each cell, while regions have the wrong sizes and are not a rule yet.
    pub unfinished_regions: Option<Rc<[Region]>>,
    /// The player's digits, in cells without a given.
    pub answers: Givens,
    /// The player's marks for each cell, in reading order.
    pub marks: Rc<[Marks]>,
    /// The player's colors for each cell, with a given or not, in reading order.
    pub colors: Rc<[ColorSet]>,
}

impl EditedPuzzle {
    /// Creates a puzzle with these givens and the classic rules.
    pub fn new(givens: Givens) -> Self {
        let rules = Rules::classic(givens.shape());
        Self::with_rules(givens, rules)
    }

    /// Creates a puzzle with these givens and rules. The classic rules replace rules for
    /// another shape.
    pub fn with_rules(givens: Givens, rules: Rules) -> Self {
        let shape = givens.shape();
        Self {
            givens,
            rules: if rules.shape() == shape { rules } else { Rules::classic(shape) },
            drawn_rules: None,
            unfinished_regions: None,
            answers: Givens::empty(shape),
            marks: vec![Marks::default(); shape.cell_count()].into(),
            colors: vec![ColorSet::EMPTY; shape.cell_count()].into(),
        }
    }

    /// Remembers as drawn all cages and thermometers that are not among `own`, the user's own
    /// rules.
    pub fn with_drawn_rules(mut self, own: &Rules) -> Self {
        let mut drawn_rules = Rules::classic(self.shape());
        for cage in self.rules.cages().iter().filter(|it| !own.cages().contains(it)) {
            // A rule of this board is valid on every board of its shape.
            let _ = drawn_rules.add_cage(cage.cells().to_vec(), cage.total());
        }
        for thermometer in
            self.rules.thermometers().iter().filter(|it| !own.thermometers().contains(it))
        {
            let _ = drawn_rules.add_thermometer(thermometer.cells().to_vec());
        }
        self.drawn_rules =
            Some(drawn_rules).filter(|drawn_rules| !drawn_rules.is_classic()).map(Rc::new);
        self
    }

    /// Returns whether there is anything to solve: a given, or a rule besides the classic ones.
    pub fn is_begun(&self) -> bool {
        self.givens.filled_count() > 0 || !self.rules.is_classic()
    }

    /// Returns whether nothing was entered: there is nothing to solve, and no answer either.
    pub fn is_blank(&self) -> bool {
        !self.is_begun() && self.answers.filled_count() == 0
    }

    /// Returns the rules without those drawn when the puzzle was made.
    pub fn own_rules(&self) -> Rules {
        let mut rules = self.rules.clone();
        let Some(drawn_rules) = &self.drawn_rules else { return rules };
        for cage in drawn_rules.cages() {
            if let Some(nth) = rules.cages().iter().rposition(|it| it == cage) {
                rules.remove_cage(nth);
            }
        }
        for thermometer in drawn_rules.thermometers() {
            if let Some(nth) = rules.thermometers().iter().rposition(|it| it == thermometer) {
                rules.remove_thermometer(nth);
            }
        }
        rules
    }

    pub const fn shape(&self) -> Shape {
        self.givens.shape()
    }

    /// Returns whether both have the same givens and the same rules.
    pub fn is_same_puzzle(&self, other: &Self) -> bool {
        self.givens == other.givens && self.rules == other.rules
    }

    /// Returns the givens under the rules, as a puzzle to solve.
    ///
    /// # Errors
    /// Returns every violation if the givens break rules.
    pub fn posed(&self) -> Result<Puzzle, Vec<Violation>> {
        Puzzle::with_rules(self.givens.clone(), self.rules.clone())
    }

    /// Returns givens and answers together.
    pub fn digits(&self) -> Givens {
        self.givens.clone().or(&self.answers)
    }

    /// Returns the cells that cannot hold the same digit as `cell`, because a rule makes their
    /// digits distinct. May contain a cell twice.
    pub fn peers(&self, cell: Cell) -> impl Iterator<Item = Cell> {
        let groups = self.rules.distinct().into_iter().map(|(_, cells)| cells);
        let groups = groups.filter(move |cells| cells.contains(&cell));
        groups.flatten().filter(move |&peer| peer != cell)
    }

    /// Writes a digit into cells, as [`write`](Self::write) does. If `removes_marks`, an answer or a
    /// given also removes the marks of its digit from the cells that see it.
    pub(super) fn enter(
        &mut self,
        cells: &[Cell],
        digit: Digit,
        input_mode: InputMode,
        removes_marks: bool,
    ) {
        let written = self.write(cells, digit, input_mode);
        if removes_marks {
            self.remove_marks_around(&written, digit);
        }
    }

    /// Writes a digit into cells, or removes it if all of them have it already. Answers skip cells with
    /// a given, and marks skip cells with a digit. In the input mode of colors, the digit is the number
    /// of a color. Returns the cells into which the digit was written as a given or as an answer.
    fn write(&mut self, cells: &[Cell], digit: Digit, input_mode: InputMode) -> Vec<Cell> {
        let is_free = |cell: &Cell| self.givens.get(*cell).is_none();
        let free_cells: Vec<Cell> = cells.iter().copied().filter(is_free).collect();
        match input_mode {
            InputMode::Given => {
                for &cell in cells {
                    self.answers.set(cell, None);
                }
                write_or_remove(&mut self.givens, cells, digit)
            }
            InputMode::Answer => write_or_remove(&mut self.answers, &free_cells, digit),
            InputMode::Corner => {
                self.mark(cells, digit, |marks| &mut marks.corner);
                Vec::new()
            }
            InputMode::Center => {
                self.mark(cells, digit, |marks| &mut marks.center);
                Vec::new()
            }
            InputMode::Color => {
                if let Some(color) = Color::new(digit.value()) {
                    self.paint(cells, color);
                }
                Vec::new()
            }
        }
    }

    /// Removes the marks of a digit from the peers of cells.
    fn remove_marks_around(&mut self, cells: &[Cell], digit: Digit) {
        let mut marks = self.marks.to_vec();
        for peer in cells.iter().flat_map(|&cell| self.peers(cell)) {
            let Marks { corner, center } = &mut marks[peer.index()];
            corner.remove(digit);
            center.remove(digit);
        }
        self.marks = marks.into();
    }

    fn mark(&mut self, cells: &[Cell], digit: Digit, set: fn(&mut Marks) -> &mut DigitSet) {
        let is_blank =
            |cell: &&Cell| self.givens.get(**cell).is_none() && self.answers.get(**cell).is_none();
        let mut marks = self.marks.to_vec();
        let blank_cells: Vec<usize> =
            cells.iter().filter(is_blank).map(|cell| cell.index()).collect();
        let is_in_all_cells = blank_cells.iter().all(|&cell| set(&mut marks[cell]).contains(digit));
        for cell in blank_cells {
            let set = set(&mut marks[cell]);
            if is_in_all_cells { set.remove(digit) } else { set.insert(digit) }
        }
        self.marks = marks.into();
    }

    fn paint(&mut self, cells: &[Cell], color: Color) {
        let mut colors = self.colors.to_vec();
        let is_in_all_cells = cells.iter().all(|cell| colors[cell.index()].contains(color));
        for cell in cells {
            let colors = &mut colors[cell.index()];
            if is_in_all_cells { colors.remove(color) } else { colors.insert(color) }
        }
        self.colors = colors.into();
    }

    /// Clears the digit of each cell or, if it has none, its marks or, if it has none either, its
    /// colors. In the input mode of colors, clears nothing else. Clears givens only in their mode.
    pub(super) fn clear(&mut self, cells: &[Cell], input_mode: InputMode) {
        let (mut marks, mut colors) = (self.marks.to_vec(), self.colors.to_vec());
        for &cell in cells {
            let (marks, colors) = (&mut marks[cell.index()], &mut colors[cell.index()]);
            if input_mode == InputMode::Color {
                *colors = ColorSet::EMPTY;
            } else if self.givens.get(cell).is_some() {
                if input_mode == InputMode::Given {
                    self.givens.set(cell, None);
                }
            } else if self.answers.get(cell).is_some() {
                self.answers.set(cell, None);
            } else if !marks.is_empty() {
                *marks = Marks::default();
            } else {
                *colors = ColorSet::EMPTY;
            }
        }
        (self.marks, self.colors) = (marks.into(), colors.into());
    }

    /// Replaces the colors of all cells, and digits and marks in those without a given. `input` is
    /// in reading order.
    pub(super) fn set_input(&mut self, input: &[CellInput]) {
        self.clear_answers();
        let (mut marks, mut colors) = (self.marks.to_vec(), self.colors.to_vec());
        for ((cell, given), input) in self.givens.iter().zip(input) {
            colors[cell.index()] = input.colors;
            if given.is_none() {
                self.answers.set(cell, input.digit);
                marks[cell.index()] = Marks { corner: input.corner, center: input.center };
            }
        }
        (self.marks, self.colors) = (marks.into(), colors.into());
    }

    /// Writes the digits of a step, and removes what it rules out from the center marks. A cell
    /// without center marks gets its `candidates` as marks first.
    pub(super) fn write_conclusion(
        &mut self,
        step: &Step,
        candidates: &[DigitSet],
        removes_marks: bool,
    ) {
        for &placed in &step.placements {
            self.place(placed, removes_marks);
        }
        let mut marks = self.marks.to_vec();
        for &Candidate { cell, digit } in &step.eliminations {
            let center = &mut marks[cell.index()].center;
            if center.is_empty() {
                *center = candidates[cell.index()];
            }
            center.remove(digit);
        }
        self.marks = marks.into();
    }

    /// Writes a digit. If `removes_marks`, it also removes marks from the cells that see it.
    pub(super) fn place(&mut self, Candidate { cell, digit }: Candidate, removes_marks: bool) {
        self.answers.set(cell, Some(digit));
        if removes_marks {
            self.remove_marks_around(&[cell], digit);
        }
    }

    /// Returns the preferred cell if it is empty, else the first of the empty cells with the fewest
    /// possible digits.
    pub(super) fn next_cell(&self, preferred: Option<Cell>) -> Option<Cell> {
        let possible = self.possible_digits();
        let is_preferred = |&&(cell, _): &&(Cell, DigitSet)| Some(cell) == preferred;
        let fewest = || possible.iter().min_by_key(|(_, digits)| digits.len());
        possible.iter().find(is_preferred).or_else(fewest).map(|&(cell, _)| cell)
    }

    /// Returns what the user entered in a cell.
    pub fn input(&self, cell: Cell) -> CellInput {
        let Marks { corner, center } = self.marks[cell.index()];
        let colors = self.colors[cell.index()];
        CellInput { digit: self.answers.get(cell), corner, center, colors }
    }

    /// Returns what can be done with the center marks of all empty cells at once.
    pub fn candidate_edit(&self) -> CandidateEdit {
        let possible = self.possible_digits();
        let center = |cell: Cell| self.marks[cell.index()].center;
        let lacks =
            |&(cell, possible): &(Cell, DigitSet)| center(cell).is_empty() && !possible.is_empty();
        let exceeds =
            |&(cell, possible): &(Cell, DigitSet)| !center(cell).without(possible).is_empty();
        if possible.iter().any(lacks) {
            CandidateEdit::Fill
        } else if possible.iter().any(exceeds) {
            CandidateEdit::RemoveImpossible
        } else {
            CandidateEdit::Nothing
        }
    }

    /// Does what [`candidate_edit`](Self::candidate_edit) returns.
    pub(super) fn write_candidates(&mut self) {
        let edit = self.candidate_edit();
        let mut marks = self.marks.to_vec();
        for (cell, possible) in self.possible_digits() {
            let center = &mut marks[cell.index()].center;
            match edit {
                CandidateEdit::Fill if center.is_empty() => *center = possible,
                CandidateEdit::RemoveImpossible => *center = center.intersection(possible),
                CandidateEdit::Fill | CandidateEdit::Nothing => {}
            }
        }
        self.marks = marks.into();
    }

    /// Returns each empty cell with the digits that break no rule there.
    fn possible_digits(&self) -> Vec<(Cell, DigitSet)> {
        self.rules.possible_digits(&self.digits())
    }

    /// Adds every digit that breaks no rule to the center marks of the cells with missing candidates.
    /// The missing ones alone would give the solution away.
    pub(super) fn restore_marks(&mut self, missing: &[Candidate]) {
        let mut marks = self.marks.to_vec();
        for (cell, possible) in self.possible_digits() {
            if missing.iter().any(|candidate| candidate.cell == cell) {
                let center = &mut marks[cell.index()].center;
                *center = center.union(possible);
            }
        }
        self.marks = marks.into();
    }

    pub(super) fn clear_answers(&mut self) {
        let fresh = Self::new(self.givens.clone());
        (self.answers, self.marks, self.colors) = (fresh.answers, fresh.marks, fresh.colors);
    }
}

/// Writes a digit into cells or, if all of them have it, removes it. Returns the cells into
/// which it was written.
fn write_or_remove(digits: &mut Givens, cells: &[Cell], digit: Digit) -> Vec<Cell> {
    let is_in_all_cells = cells.iter().all(|&cell| digits.get(cell) == Some(digit));
    for &cell in cells {
        digits.set(cell, Some(digit).filter(|_| !is_in_all_cells));
    }
    if is_in_all_cells { Vec::new() } else { cells.to_vec() }
}
