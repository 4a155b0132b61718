//! The rules of a puzzle: the classic ones and their variants, as data.
//!
//! Owns what rules there are, that they fit their board, and which cells break
//! them. Must not know how a puzzle is solved or how a rule is drawn.

mod cage;
mod check;
mod regions;
mod repeated;
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

/// What must hold on a board: each digit once in each row, column and box or
/// region, and whatever variants are added.
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
#[serde(try_from = "Written", into = "Written")]
pub struct Rules {
    shape: Shape,
    /// `None` where they are the boxes.
    regions: Option<Regions>,
    /// Each once, in order.
    variants: Vec<Variant>,
    cages: Vec<Cage>,
    thermometers: Vec<Thermometer>,
}

/// The form rules take on the wire, before they have been checked.
#[derive(Serialize, Deserialize)]
struct Written {
    shape: Shape,
    regions: Option<Vec<Region>>,
    variants: Vec<Variant>,
    cages: Vec<(Vec<Cell>, Option<u16>)>,
    thermometers: Vec<Vec<Cell>>,
}

impl Rules {
    /// Rows, columns and boxes.
    pub const fn classic(shape: Shape) -> Self {
        Self {
            shape,
            regions: None,
            variants: Vec::new(),
            cages: Vec::new(),
            thermometers: Vec::new(),
        }
    }

    /// The shape of the boards that the rules are for.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Whether they are just rows, columns and boxes.
    pub fn is_classic(&self) -> bool {
        *self == Self::classic(self.shape)
    }

    /// Whether the variant is switched on.
    pub fn has(&self, variant: Variant) -> bool {
        self.variants.contains(&variant)
    }

    /// The variants that are switched on, in the order of [`Variant::ALL`].
    pub fn variants(&self) -> impl Iterator<Item = Variant> {
        self.variants.iter().copied()
    }

    /// Switches a variant on or off. Says whether boards of this shape can have it;
    /// where they cannot, nothing changes.
    pub fn set(&mut self, variant: Variant, on: bool) -> bool {
        let fits = variant.fits(self.shape);
        let now = Variant::ALL.into_iter().filter(|&other| match other == variant {
            true => on && fits,
            false => self.has(other),
        });
        self.variants = now.collect();
        fits
    }

    /// The regions that take the place of the boxes; `None` where the boxes stay.
    pub const fn regions(&self) -> Option<&Regions> {
        self.regions.as_ref()
    }

    /// Lets regions, by cell in reading order, take the place of the boxes. Those
    /// that are the boxes let the boxes stay.
    ///
    /// # Errors
    /// Where they are not N regions of N cells.
    pub fn set_regions(&mut self, by_cell: Vec<Region>) -> Result<(), RegionsError> {
        let regions = Regions::new(self.shape, by_cell)?;
        self.regions = (!regions.are_boxes(self.shape)).then_some(regions);
        Ok(())
    }

    /// The killer cages, in the order of adding.
    pub fn cages(&self) -> &[Cage] {
        &self.cages
    }

    /// Adds a killer cage: all digits in it are different, and their sum is the
    /// total, if there is one. Cages may overlap.
    ///
    /// # Errors
    /// Where no digits at all could fill the cage.
    pub fn add_cage(&mut self, cells: Vec<Cell>, total: Option<u16>) -> Result<(), CageError> {
        self.cages.push(Cage::new(self.shape, cells, total)?);
        Ok(())
    }

    /// Takes a cage away; the later ones move up. `None` if there is no such cage.
    pub fn remove_cage(&mut self, nth: usize) -> Option<Cage> {
        (nth < self.cages.len()).then(|| self.cages.remove(nth))
    }

    /// The thermometers, in the order of adding.
    pub fn thermometers(&self) -> &[Thermometer] {
        &self.thermometers
    }

    /// Adds a thermometer: the digits rise from its first cell to its last.
    ///
    /// # Errors
    /// Where no digits at all could fill the thermometer.
    pub fn add_thermometer(&mut self, cells: Vec<Cell>) -> Result<(), ThermometerError> {
        self.thermometers.push(Thermometer::new(self.shape, cells)?);
        Ok(())
    }

    /// Takes a thermometer away; the later ones move up. `None` if there is no such
    /// thermometer.
    pub fn remove_thermometer(&mut self, nth: usize) -> Option<Thermometer> {
        (nth < self.thermometers.len()).then(|| self.thermometers.remove(nth))
    }
}

impl TryFrom<Written> for Rules {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        let mut rules = Self::classic(written.shape);
        if let Some(by_cell) = written.regions {
            rules.set_regions(by_cell).map_err(|_| "the regions do not fit the shape")?;
        }
        if !written.variants.into_iter().all(|variant| rules.set(variant, true)) {
            return Err("the shape has no windows");
        }
        for (cells, total) in written.cages {
            rules.add_cage(cells, total).map_err(|_| "no digits can fill a cage")?;
        }
        for cells in written.thermometers {
            rules.add_thermometer(cells).map_err(|_| "no digits can fill a thermometer")?;
        }
        Ok(rules)
    }
}

impl From<Rules> for Written {
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
