//! Changing the rules of the edited puzzle.
//!
//! Owns how the selected cells become a cage, a thermometer or part of a region. Must not know
//! the wording of errors.

use sudoku_engine::board::{
    Cage, CageError, Cell, Region, Regions, RegionsError, Rules, ThermometerError, Variant,
};

use super::{EditedPuzzle, Editor};

/// A rule that covers some cells of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleShape {
    Cage(usize),
    Thermometer(usize),
}

impl Editor {
    pub fn set_variant(&mut self, variant: Variant, on: bool) -> bool {
        self.edit(|edited_puzzle, _| {
            edited_puzzle.rules.set(variant, on);
        })
    }

    /// Makes the selected cells a cage, replacing any cage of exactly these cells.
    ///
    /// # Errors
    /// Returns an error if no digits could fill the cage.
    pub fn make_cage(&mut self, total: Option<u16>) -> Result<bool, CageError> {
        let mut rules = self.edited_puzzle().rules.clone();
        rules.add_cage(self.selection.clone(), total)?;
        let made = rules.cages().last().map(|cage| cage.cells().to_vec());
        let is_same = |cage: &Cage| made.as_deref() == Some(cage.cells());
        let before = &rules.cages()[..rules.cages().len() - 1];
        if let Some(nth) = before.iter().position(is_same) {
            rules.remove_cage(nth);
        }
        Ok(self.set_rules(rules))
    }

    /// Makes the selected cells a thermometer, with its bulb at the cell selected first.
    ///
    /// # Errors
    /// Returns an error if no digits could fill the thermometer.
    pub fn make_thermometer(&mut self) -> Result<bool, ThermometerError> {
        let mut rules = self.edited_puzzle().rules.clone();
        rules.add_thermometer(self.selection.clone())?;
        let is_known = self
            .edited_puzzle()
            .rules
            .thermometers()
            .iter()
            .any(|known| known.cells() == self.selection);
        Ok(!is_known && self.set_rules(rules))
    }

    /// Assigns the selected cells to a region. Once every region has as many cells as there
    /// are digits, the regions become a rule, unless they are the boxes.
    pub fn assign_region(&mut self, region: Region) -> bool {
        self.edit(|edited_puzzle, selection| {
            let mut region_by_cell = edited_puzzle.drawn_regions();
            for cell in selection {
                region_by_cell[cell.index()] = region;
            }
            let is_rule = edited_puzzle.rules.set_regions(region_by_cell.clone()).is_ok();
            edited_puzzle.unfinished_regions = (!is_rule).then(|| region_by_cell.into());
        })
    }

    /// Returns the latest cage or thermometer under the selected cells, thermometers first.
    pub fn shape_under_selection(&self) -> Option<RuleShape> {
        let rules = &self.edited_puzzle().rules;
        let is_under = |cells: &[Cell]| cells.iter().any(|cell| self.selection.contains(cell));
        let thermometer = rules.thermometers().iter().rposition(|it| is_under(it.cells()));
        let cage = || rules.cages().iter().rposition(|it| is_under(it.cells()));
        thermometer.map(RuleShape::Thermometer).or_else(|| cage().map(RuleShape::Cage))
    }

    pub fn remove_shape(&mut self) -> bool {
        let shape = self.shape_under_selection();
        self.edit(|edited_puzzle, _| {
            match shape {
                Some(RuleShape::Cage(nth)) => drop(edited_puzzle.rules.remove_cage(nth)),
                Some(RuleShape::Thermometer(nth)) => {
                    drop(edited_puzzle.rules.remove_thermometer(nth));
                }
                None => {}
            };
        })
    }

    /// Removes every rule except the classic ones.
    pub fn reset_rules(&mut self) -> bool {
        self.edit(|edited_puzzle, _| {
            edited_puzzle.rules = Rules::classic(edited_puzzle.shape());
            edited_puzzle.drawn_rules = None;
            edited_puzzle.unfinished_regions = None;
        })
    }

    /// Replaces the rules with ones that include a rule made of the selected cells.
    fn set_rules(&mut self, rules: Rules) -> bool {
        self.starts_new_selection = true;
        self.edit(|edited_puzzle, _| edited_puzzle.rules = rules)
    }
}

impl EditedPuzzle {
    /// Returns the regions as drawn, finished or not, by cell.
    pub fn drawn_regions(&self) -> Vec<Region> {
        if let Some(unfinished_regions) = &self.unfinished_regions {
            return unfinished_regions.to_vec();
        }
        let shape = self.shape();
        match self.rules.regions() {
            Some(regions) => shape.cells().filter_map(|cell| regions.of(cell)).collect(),
            None => Regions::boxes(shape),
        }
    }

    /// Returns the regions with more or fewer cells than there are digits, with their sizes.
    /// Empty if the drawn regions are a rule.
    pub fn unfinished_region_sizes(&self) -> Vec<(Region, usize)> {
        let Some(unfinished_regions) = &self.unfinished_regions else { return Vec::new() };
        match Rules::classic(self.shape()).set_regions(unfinished_regions.to_vec()) {
            Err(RegionsError::WrongSizes { sizes }) => sizes,
            _ => Vec::new(),
        }
    }
}
