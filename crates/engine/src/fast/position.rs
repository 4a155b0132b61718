//! A board in the middle of a search, with the candidates of its empty cells.

use std::sync::OnceLock;

use super::Contradiction;
use crate::board::{Cell, Digit, DigitSet, Givens, Grid, House, Puzzle, Shape};

/// A digit to be written into a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placement {
    pub(crate) cell: Cell,
    pub(crate) digit: Digit,
}

/// The cells of every house and the peers of every cell of one shape, worked
/// out once for all because a search asks for them at every node.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    shape: Shape,
    houses: Vec<(House, Vec<Cell>)>,
    /// By cell: the cells of its houses, itself and some others more than once.
    peers: Vec<Vec<Cell>>,
}

impl Layout {
    /// The layout of the shape. Digging asks for as many searches as a board has
    /// cells, most of them shorter than it takes to make a layout.
    pub(crate) fn of(shape: Shape) -> &'static Self {
        static LAYOUTS: [OnceLock<Layout>; Shape::ALL.len()] =
            [const { OnceLock::new() }; Shape::ALL.len()];
        let [four, six, nine, sixteen] = &LAYOUTS;
        let layout = match shape {
            Shape::Four => four,
            Shape::Six => six,
            Shape::Nine => nine,
            Shape::Sixteen => sixteen,
        };
        layout.get_or_init(|| Self::new(shape))
    }

    fn new(shape: Shape) -> Self {
        let houses = House::all(shape).map(|house| (house, house.cells(shape).collect()));
        let peers = shape.cells().map(|cell| {
            let houses = cell.houses(shape).into_iter();
            houses.flat_map(|house| house.cells(shape)).collect()
        });
        Self { shape, houses: houses.collect(), peers: peers.collect() }
    }
}

/// Digits on a board without a clash, and what the empty cells can still take.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    digits: Givens,
    /// By cell: the digits that no peer holds; none where a digit stands.
    candidates: Vec<DigitSet>,
    /// The digits that stand somewhere on the board.
    standing: DigitSet,
    empty: usize,
}

/// The digits that a house lacks, by the number of cells that can take them.
struct Places {
    none: DigitSet,
    one: DigitSet,
    two: DigitSet,
}

impl Position {
    pub(crate) fn new(puzzle: &Puzzle) -> Self {
        let candidates = puzzle.givens().iter().map(|(cell, given)| match given {
            Some(_) => DigitSet::EMPTY,
            None => puzzle.candidates(cell),
        });
        Self {
            digits: puzzle.givens().clone(),
            candidates: candidates.collect(),
            standing: puzzle.givens().iter().filter_map(|(_, given)| given).collect(),
            empty: puzzle.empty_cells().count(),
        }
    }

    /// The digits that stand nowhere on the board. What is true of one of them is
    /// true of each: exchanging two changes nothing on the board.
    pub(crate) fn absent(&self, layout: &Layout) -> DigitSet {
        layout.shape.all_digits().without(self.standing)
    }

    /// How many cells are empty.
    pub(crate) const fn empty(&self) -> usize {
        self.empty
    }

    /// The full board; `None` while a cell is empty. Placements cannot clash.
    pub(crate) fn into_grid(self) -> Option<Grid> {
        Grid::try_from(self.digits).ok()
    }

    /// Writes a digit if it is still a candidate of the cell.
    pub(crate) fn place(&mut self, layout: &Layout, Placement { cell, digit }: Placement) {
        if !self.candidates[cell.index()].contains(digit) {
            return;
        }
        self.digits.set(cell, Some(digit));
        self.standing.insert(digit);
        self.candidates[cell.index()] = DigitSet::EMPTY;
        self.empty -= 1;
        for peer in &layout.peers[cell.index()] {
            self.candidates[peer.index()].remove(digit);
        }
    }

    /// Writes forced digits until there is none, or until a contradiction shows.
    /// Up to `batch` of them, at least 1, are written for one look at the board:
    /// one by one is the chain a person would follow, all at once is faster.
    pub(crate) fn settle(&mut self, layout: &Layout, batch: usize) -> Result<(), Contradiction> {
        loop {
            let forced = self.forced(layout)?;
            if forced.is_empty() {
                return Ok(());
            }
            // One placement can rule out another found by the same look; the
            // next look then finds the contradiction this means.
            for placement in forced.into_iter().take(batch) {
                self.place(layout, placement);
            }
        }
    }

    /// The last candidates of cells, in reading order, then the last places in
    /// houses; or the first contradiction in the same order.
    fn forced(&self, layout: &Layout) -> Result<Vec<Placement>, Contradiction> {
        let mut forced = Vec::new();
        for (cell, candidates) in self.open(layout) {
            match candidates.len() {
                0 => return Err(Contradiction::CellWithoutDigit { cell }),
                1 => forced.extend(candidates.iter().map(|digit| Placement { cell, digit })),
                _ => {}
            }
        }
        for &(house, ref cells) in &layout.houses {
            let places = self.places(layout, cells);
            if let Some(digit) = places.none.iter().next() {
                return Err(Contradiction::HouseWithoutPlace { house, digit });
            }
            for digit in places.one.iter() {
                forced.extend(self.placements(cells, digit));
            }
        }
        Ok(forced)
    }

    /// Placements of which every solution from here contains exactly one: the
    /// candidates of a cell or the places of a digit in a house. A choice of
    /// two is taken where there is one, else the cell with fewest candidates.
    pub(crate) fn choices(&self, layout: &Layout) -> Vec<Placement> {
        let narrowest = self.open(layout).min_by_key(|(_, candidates)| candidates.len());
        let Some((cell, candidates)) = narrowest else {
            return Vec::new();
        };
        if candidates.len() > 2 {
            for (_, cells) in &layout.houses {
                if let Some(digit) = self.places(layout, cells).two.iter().next() {
                    return self.placements(cells, digit).collect();
                }
            }
        }
        candidates.iter().map(|digit| Placement { cell, digit }).collect()
    }

    /// The candidates of the first empty cell in reading order: the choices of the
    /// sources' search, without those that are seen to fail.
    pub(crate) fn choices_in_reading_order(&self, layout: &Layout) -> Vec<Placement> {
        let first = self.open(layout).next();
        first.map_or_else(Vec::new, |(cell, candidates)| {
            candidates.iter().map(|digit| Placement { cell, digit }).collect()
        })
    }

    /// The empty cells and their candidates.
    pub(crate) fn open(&self, layout: &Layout) -> impl Iterator<Item = (Cell, DigitSet)> {
        layout
            .shape
            .cells()
            .zip(self.candidates.iter().copied())
            .filter(|&(cell, _)| self.digits.get(cell).is_none())
    }

    /// The ways to write the digit into one of the cells.
    fn placements(&self, cells: &[Cell], digit: Digit) -> impl Iterator<Item = Placement> {
        cells
            .iter()
            .filter(move |cell| self.candidates[cell.index()].contains(digit))
            .map(move |&cell| Placement { cell, digit })
    }

    fn places(&self, layout: &Layout, cells: &[Cell]) -> Places {
        // The digits met in at least one, two and three cells.
        let (mut once, mut twice, mut thrice) = (0, 0, 0);
        let mut standing = DigitSet::EMPTY;
        for &cell in cells {
            let candidates = self.candidates[cell.index()].bits();
            thrice |= twice & candidates;
            twice |= once & candidates;
            once |= candidates;
            if let Some(digit) = self.digits.get(cell) {
                standing.insert(digit);
            }
        }
        let [once, twice, thrice] = [once, twice, thrice].map(DigitSet::from_bits);
        Places {
            none: layout.shape.all_digits().without(standing).without(once),
            one: once.without(twice),
            two: twice.without(thrice),
        }
    }
}
