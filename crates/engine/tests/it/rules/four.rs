//! Random rules on 4x4 boards, compared with all Latin squares.

use proptest::collection::vec;
use proptest::prelude::*;
use strum::VariantArray;
use sudoku_engine::board::{Cell, Diagonal, Givens, Region, Rules, Shape, Variant};
use sudoku_engine::csp::Consistency;

type Board = [[u8; 4]; 4];

/// Rules in a form that is independent of the engine.
#[derive(Clone, Debug)]
struct RandomRules {
    regions: Vec<u8>,
    variants: [bool; 5],
    /// Cells, and a total if there is one.
    cages: Vec<(Vec<usize>, Option<u16>)>,
    thermometers: Vec<Vec<usize>>,
}

fn all_differ(mut digits: Vec<u8>) -> bool {
    let count = digits.len();
    digits.sort_unstable();
    digits.dedup();
    digits.len() == count
}

impl RandomRules {
    /// Returns whether a Latin square is a solution.
    fn holds(&self, board: &Board) -> bool {
        let at = |cell: &usize| board[cell / 4][cell % 4];
        let regions = (0..4).all(|region| {
            all_differ(
                (0..16)
                    .filter(|&cell| self.regions[cell] == region)
                    .map(|cell| at(&cell))
                    .collect(),
            )
        });
        let [falling, rising, windows, knight, king] = self.variants;
        let apart = |squared: usize| {
            (0..16_usize).all(|one| {
                (0..one).all(|other| {
                    let (down, right) = (one / 4 - other / 4, (one % 4).abs_diff(other % 4));
                    down * down + right * right != squared || at(&one) != at(&other)
                })
            })
        };
        let cages = self.cages.iter().all(|(cells, total)| {
            let digits: Vec<u8> = cells.iter().map(at).collect();
            let sum: u16 = digits.iter().map(|&digit| u16::from(digit)).sum();
            all_differ(digits) && total.is_none_or(|total| total == sum)
        });
        let rises = |cells: &Vec<usize>| cells.windows(2).all(|pair| at(&pair[0]) < at(&pair[1]));
        regions
            && (!falling || all_differ((0..4).map(|nth| board[nth][nth]).collect()))
            && (!rising || all_differ((0..4).map(|nth| board[3 - nth][nth]).collect()))
            && (!windows || all_differ(vec![board[1][1], board[1][2], board[2][1], board[2][2]]))
            && (!knight || apart(5))
            && (!king || apart(2))
            && cages
            && self.thermometers.iter().all(rises)
    }

    /// Converts to the engine's rules.
    fn rules(&self) -> Rules {
        let cells = |cells: &[usize]| {
            cells.iter().map(|cell| Cell::at(Shape::Four, cell / 4, cell % 4).unwrap()).collect()
        };
        let mut rules = Rules::classic(Shape::Four);
        rules
            .set_regions(self.regions.iter().map(|&region| Region::new(region)).collect())
            .unwrap();
        let variants = [
            Variant::Diagonal(Diagonal::Falling),
            Variant::Diagonal(Diagonal::Rising),
            Variant::Windoku,
            Variant::AntiKnight,
            Variant::AntiKing,
        ];
        for (variant, on) in variants.into_iter().zip(self.variants) {
            assert!(rules.set(variant, on));
        }
        for (cage, total) in &self.cages {
            rules.add_cage(cells(cage), *total).unwrap();
        }
        for thermometer in &self.thermometers {
            rules.add_thermometer(cells(thermometer)).unwrap();
        }
        rules
    }
}

/// Returns the 576 Latin squares of size 4, in lexicographic order.
fn latin_squares() -> Vec<Board> {
    let rows: Vec<[u8; 4]> = (0..256_u32)
        .map(|code| [code >> 6, code >> 4, code >> 2, code].map(|part| (part & 3) as u8 + 1))
        .filter(|row| all_differ(row.to_vec()))
        .collect();
    let mut squares: Vec<Vec<[u8; 4]>> = vec![vec![]];
    for _ in 0..4 {
        let fits = |square: &Vec<[u8; 4]>, row: &[u8; 4]| {
            square.iter().all(|above| (0..4).all(|nth| above[nth] != row[nth]))
        };
        let longer = |square: Vec<[u8; 4]>| {
            let next = rows.iter().filter(|row| fits(&square, row));
            next.map(|row| [&square[..], &[*row]].concat()).collect::<Vec<_>>()
        };
        squares = squares.into_iter().flat_map(longer).collect();
    }
    squares.into_iter().map(|square| square.try_into().unwrap()).collect()
}

fn givens(board: &Board, kept: &[bool]) -> Givens {
    let digits = board.as_flattened().iter().zip(kept);
    let digits = digits.map(|(&digit, &kept)| kept.then(|| digit.try_into().unwrap()));
    Givens::from_digits(Shape::Four, digits.collect()).unwrap()
}

fn places(count: std::ops::RangeInclusive<usize>) -> impl Strategy<Value = Vec<usize>> {
    proptest::sample::subsequence((0..16).collect::<Vec<usize>>(), count).prop_shuffle()
}

fn cage() -> impl Strategy<Value = (Vec<usize>, Option<u16>)> {
    places(1..=4).prop_flat_map(|cells| {
        let count = cells.len() as u16;
        let least = count * (count + 1) / 2;
        let total = prop_oneof![Just(None), (least..=5 * count - least).prop_map(Some)];
        (Just(cells), total)
    })
}

fn random_rules() -> impl Strategy<Value = RandomRules> {
    let regions = vec![0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3];
    let any = Just(regions.clone()).prop_shuffle();
    let cut = Just(vec![0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3]);
    let regions = prop_oneof![4 => Just(regions), 2 => cut, 1 => any];
    let variants = proptest::array::uniform5(proptest::bool::weighted(0.2));
    (regions, variants, vec(cage(), 0..3), vec(places(2..=4), 0..2)).prop_map(
        |(regions, variants, cages, thermometers)| RandomRules {
            regions,
            variants,
            cages,
            thermometers,
        },
    )
}

#[test]
fn of_576_latin_squares_288_are_sudoku_grids() {
    let squares = latin_squares();
    assert_eq!(squares.len(), 576);
    let classic = Rules::classic(Shape::Four);
    let right =
        squares.iter().filter(|board| classic.check(&givens(board, &[true; 16])).is_empty());
    assert_eq!(right.count(), 288);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(250))]

    #[test]
    fn every_level_finds_exactly_the_valid_boards(
        random_rules in random_rules(),
        base in any::<prop::sample::Index>(),
        kept in vec(proptest::bool::weighted(0.1), 16),
    ) {
        let squares = latin_squares();
        let puzzle_givens = givens(base.get(&squares), &kept);
        let rules = random_rules.rules();
        let whole = |board: &Board| givens(board, &[true; 16]);
        let agrees = |board: &Givens| puzzle_givens.iter().all(|(cell, digit)| {
            digit.is_none() || board.get(cell) == digit
        });
        let mut expected: Vec<Givens> = squares.iter().filter(|board| random_rules.holds(board)).map(whole)
            .filter(agrees).collect();
        expected.sort_by_key(sudoku_engine::formats::line);
        for &consistency in Consistency::VARIANTS {
            let model = rules.model(&puzzle_givens, consistency);
            let answer = model.model().solve_all(u64::MAX);
            let mut found: Vec<Givens> =
                answer.solutions.iter().map(|solution| model.givens(solution)).collect();
            found.sort_by_key(sudoku_engine::formats::line);
            prop_assert_eq!(&found, &expected);
        }
        // A board with violations has no solution, and a full board without violations is
        // one.
        prop_assert!(expected.is_empty() || rules.check(&puzzle_givens).is_empty());
        for board in squares.iter().step_by(7) {
            prop_assert_eq!(rules.check(&whole(board)).is_empty(), random_rules.holds(board));
        }
    }
}
