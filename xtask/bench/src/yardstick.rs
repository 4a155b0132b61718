//! The simplest fast search, against which the engine is measured.
//!
//! It shares no code with the engine: it represents a 9x9 board as bit masks, takes the first
//! empty cell in reading order, tries the legal digits in ascending order, and stops at the first
//! solution. A machine that is twice as fast runs this twice as fast, so the engine's ratio to it
//! depends little on the machine.

/// Counts the placements up to the first solution, including those that are undone later. If the
/// puzzle has no solution, counts all placements. Characters other than 1 to 9 are empty cells.
pub fn placements(givens: &[u8; 81]) -> u64 {
    let (mut used, cells) = read(givens);
    let mut untried = [0_u16; 82];
    let mut chosen = [0_u16; 81];
    let mut depth = 0;
    let mut placements = 0;
    if depth < cells.len() {
        untried[0] = legal(&used, cells[0]);
    }
    while depth < cells.len() {
        if untried[depth] == 0 {
            if depth == 0 {
                break;
            }
            depth -= 1;
            toggle(&mut used, cells[depth], chosen[depth]);
            continue;
        }
        let digit = 1 << untried[depth].trailing_zeros();
        untried[depth] ^= digit;
        chosen[depth] = digit;
        toggle(&mut used, cells[depth], digit);
        placements += 1;
        depth += 1;
        if depth < cells.len() {
            untried[depth] = legal(&used, cells[depth]);
        }
    }
    placements
}

/// The digits used in each of the nine rows, nine columns and nine boxes, as bit masks.
type Used = [u16; 27];

/// A cell, as the indices of its row, column and box in [`Used`].
type Houses = [usize; 3];

fn read(givens: &[u8; 81]) -> (Used, Vec<Houses>) {
    let mut used = [0; 27];
    let mut empty = Vec::new();
    for (index, symbol) in givens.iter().enumerate() {
        let (row, column) = (index / 9, index % 9);
        let houses = [row, 9 + column, 18 + row / 3 * 3 + column / 3];
        match symbol {
            b'1'..=b'9' => toggle(&mut used, houses, 1 << (symbol - b'1')),
            _ => empty.push(houses),
        }
    }
    (used, empty)
}

fn legal(used: &Used, [row, column, block]: Houses) -> u16 {
    !(used[row] | used[column] | used[block]) & 0x1ff
}

fn toggle(used: &mut Used, houses: Houses, digit: u16) {
    for house in houses {
        used[house] ^= digit;
    }
}

#[cfg(test)]
mod tests {
    use super::placements;

    #[test]
    fn placements_match_the_published_counts() {
        let escargot =
            b"1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
        assert_eq!(placements(escargot), 8_969);
        let article =
            b"000006201070510060006080059120000000080940500590000000001050073030460080000003604";
        assert_eq!(placements(article), 1_287);
    }

    #[test]
    fn a_full_board_needs_no_placements() {
        let full =
            b"534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        assert_eq!(placements(full), 0);
    }
}
