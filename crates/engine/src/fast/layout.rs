//! The houses and peers of a shape's cells.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use crate::board::{Cell, House, Shape};

/// The cells of every house and the peers of every cell of one shape, computed once
/// because a search needs them at every node.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    pub(super) shape: Shape,
    pub(super) houses: Vec<(House, Vec<Cell>)>,
    /// By cell: the other cells of its houses, without duplicates.
    pub(super) peers: Vec<Vec<Cell>>,
    /// By cell: the indices of its houses in `houses`.
    pub(super) houses_of: Vec<Vec<usize>>,
}

impl Layout {
    /// Returns the shared layout of the shape. It is cached because generating a puzzle runs
    /// as many searches as the board has cells, and most take less time than a layout.
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
        let houses: Vec<(House, Vec<Cell>)> =
            House::all(shape).map(|house| (house, house.cells(shape).collect())).collect();
        let houses_of: Vec<Vec<usize>> = shape
            .cells()
            .map(|cell| (0..houses.len()).filter(|&nth| houses[nth].1.contains(&cell)).collect())
            .collect();
        let peers = shape.cells().zip(&houses_of).map(|(cell, house_indices)| {
            let peers: BTreeSet<Cell> =
                house_indices.iter().flat_map(|&nth| &houses[nth].1).copied().collect();
            peers.into_iter().filter(|&peer| peer != cell).collect()
        });
        Self { shape, peers: peers.collect(), houses, houses_of }
    }
}
