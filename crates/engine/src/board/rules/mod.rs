//! The rules of a puzzle, classic or variant, as data.
//!
//! Owns the available rules, their validation against a board, and the check for
//! violations. Must not depend on how a puzzle is solved or how a rule is drawn.

mod cage;
mod check;
mod duplicates;
mod possible;
mod regions;
mod rule;
mod thermometer;
mod variant;

use serde::{Deserialize, Serialize};

use super::{Cell, Shape};

pub use cage::{Cage, CageError};
pub use check::Violation;
pub use regions::{Region, Regions, RegionsError};
pub use rule::Rule;
pub use thermometer::{Thermometer, ThermometerError};
pub use variant::{Diagonal, Variant};

/// The constraints on a board: each digit once in each row, column, and box or
/// region, plus any variants.
///
/// ```
/// use sudoku_engine::board::{Cell, Diagonal, Rules, Shape, Variant};
///
/// let shape = Shape::Nine;
/// let mut rules = Rules::classic(shape);
/// assert!(rules.set(Variant::Diagonal(Diagonal::Falling), true));
/// let cells = (0..3).filter_map(|column| Cell::at(shape, 0, column)).collect();
/// rules.add_cage(cells, Some(24))?; // 7, 8 and 9
/// assert_eq!(rules.cages()[0].total(), Some(24));
/// # Ok::<(), sudoku_engine::board::CageError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "SerializedRules", into = "SerializedRules")]
pub struct Rules {
    shape: Shape,
    /// `None` if the boxes apply.
    regions: Option<Regions>,
    /// Without duplicates, in the order of [`Variant::ALL`].
    variants: Vec<Variant>,
    cages: Vec<Cage>,
    thermometers: Vec<Thermometer>,
}

/// The serialized form of rules, not validated yet.
#[derive(Serialize, Deserialize)]
struct SerializedRules {
    shape: Shape,
    regions: Option<Vec<Region>>,
    variants: Vec<Variant>,
    cages: Vec<(Vec<Cell>, Option<u16>)>,
    thermometers: Vec<Vec<Cell>>,
}

impl Rules {
    /// Creates the classic rules: rows, columns and boxes.
    pub const fn classic(shape: Shape) -> Self {
        Self {
            shape,
            regions: None,
            variants: Vec::new(),
            cages: Vec::new(),
            thermometers: Vec::new(),
        }
    }

    /// Returns the shape of the boards that the rules are for.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Returns whether the rules are just rows, columns and boxes.
    pub fn is_classic(&self) -> bool {
        *self == Self::classic(self.shape)
    }

    /// Returns whether the variant is on.
    pub fn has(&self, variant: Variant) -> bool {
        self.variants.contains(&variant)
    }

    /// Returns the variants that are on, in the order of [`Variant::ALL`].
    pub fn variants(&self) -> impl Iterator<Item = Variant> {
        self.variants.iter().copied()
    }

    /// Turns a variant on or off. Returns `false` and changes nothing if boards of this
    /// shape cannot have it.
    pub fn set(&mut self, variant: Variant, on: bool) -> bool {
        let fits = variant.fits(self.shape);
        let variants = Variant::ALL.into_iter().filter(|&other| match other == variant {
            true => on && fits,
            false => self.has(other),
        });
        self.variants = variants.collect();
        fits
    }

    /// Returns the regions that replace the boxes, or `None` if the boxes apply.
    pub const fn regions(&self) -> Option<&Regions> {
        self.regions.as_ref()
    }

    /// Replaces the boxes by regions, listed by cell in reading order. Regions identical to
    /// the boxes restore the boxes.
    ///
    /// # Errors
    /// Returns an error if they are not N regions of N cells.
    pub fn set_regions(&mut self, by_cell: Vec<Region>) -> Result<(), RegionsError> {
        let regions = Regions::new(self.shape, by_cell)?;
        self.regions = (!regions.are_boxes(self.shape)).then_some(regions);
        Ok(())
    }

    /// Returns the killer cages in the order they were added.
    pub fn cages(&self) -> &[Cage] {
        &self.cages
    }

    /// Adds a killer cage: its digits are all different and add up to the total, if
    /// there is one. Cages may overlap.
    ///
    /// # Errors
    /// Returns an error if no digits can fill the cage.
    pub fn add_cage(&mut self, cells: Vec<Cell>, total: Option<u16>) -> Result<(), CageError> {
        self.cages.push(Cage::new(self.shape, cells, total)?);
        Ok(())
    }

    /// Removes and returns a cage, shifting later ones down by one. Returns `None` if the
    /// cage does not exist.
    pub fn remove_cage(&mut self, nth: usize) -> Option<Cage> {
        (nth < self.cages.len()).then(|| self.cages.remove(nth))
    }

    /// Returns the thermometers in the order they were added.
    pub fn thermometers(&self) -> &[Thermometer] {
        &self.thermometers
    }

    /// Adds a thermometer: the digits increase from its first cell to its last.
    ///
    /// # Errors
    /// Returns an error if no digits can fill the thermometer.
    pub fn add_thermometer(&mut self, cells: Vec<Cell>) -> Result<(), ThermometerError> {
        self.thermometers.push(Thermometer::new(self.shape, cells)?);
        Ok(())
    }

    /// Removes and returns a thermometer, shifting later ones down by one. Returns `None` if
    /// the thermometer does not exist.
    pub fn remove_thermometer(&mut self, nth: usize) -> Option<Thermometer> {
        (nth < self.thermometers.len()).then(|| self.thermometers.remove(nth))
    }
}

impl TryFrom<SerializedRules> for Rules {
    type Error = &'static str;

    fn try_from(serialized: SerializedRules) -> Result<Self, Self::Error> {
        let mut rules = Self::classic(serialized.shape);
        if let Some(by_cell) = serialized.regions {
            rules.set_regions(by_cell).map_err(|_| "the regions do not fit the shape")?;
        }
        if !serialized.variants.into_iter().all(|variant| rules.set(variant, true)) {
            return Err("the shape has no windows");
        }
        for (cells, total) in serialized.cages {
            rules.add_cage(cells, total).map_err(|_| "no digits can fill a cage")?;
        }
        for cells in serialized.thermometers {
            rules.add_thermometer(cells).map_err(|_| "no digits can fill a thermometer")?;
        }
        Ok(rules)
    }
}

impl From<Rules> for SerializedRules {
    fn from(rules: Rules) -> Self {
        Self {
            shape: rules.shape,
            regions: rules.regions.map(Regions::into_vec),
            variants: rules.variants,
            cages: rules.cages.into_iter().map(Cage::into_parts).collect(),
            thermometers: rules.thermometers.into_iter().map(Thermometer::into_cells).collect(),
        }
    }
}
