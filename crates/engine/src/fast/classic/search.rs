//! Depth-first search, and the choice of the instruction set.
//!
//! Owns the order of the search. Must not depend on what its solutions are used for.

use super::branching::{Guess, choose};
use super::propagation::{PropagationResult, propagate};
use super::state::State;
use super::tables::{CELL_AND_PEERS, OTHER_DIGITS, PEERS};
use super::vector::{Bands, Trio};

/// The maximum size of the stack, which has at most one board per guessed cell.
const MAX_DEPTH: usize = 82;

/// A depth-first search. Each guess branches on whether a digit is in a cell or not.
#[derive(Clone, Debug, Default)]
pub(crate) struct Search {
    untried: Vec<UntriedBoard>,
    nodes: u64,
    guesses: u64,
}

/// A board to which the rules have not been applied yet.
#[derive(Clone, Copy, Debug)]
struct UntriedBoard {
    state: State,
    /// The number of guesses, of either outcome, that led to this board.
    depth: u16,
}

impl Search {
    /// Creates a search with nothing to try, and with all the memory it will ever need.
    pub(super) fn preallocated() -> Self {
        Self { untried: Vec::with_capacity(MAX_DEPTH), nodes: 0, guesses: 0 }
    }

    /// Creates a search with the board as its root.
    pub(crate) fn with_root(state: State) -> Self {
        Self { untried: vec![UntriedBoard { state, depth: 0 }], nodes: 0, guesses: 0 }
    }

    /// Restarts with the board as the root.
    #[inline(always)]
    pub(super) fn restart(&mut self, state: State) {
        self.untried.clear();
        self.untried.push(UntriedBoard { state, depth: 0 });
        self.nodes = 0;
        self.guesses = 0;
    }

    /// Returns whether the search is complete.
    pub(crate) const fn is_over(&self) -> bool {
        self.untried.is_empty()
    }

    /// Returns the number of nodes, that is, boards to which the rules were applied.
    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(super) const fn guesses(&self) -> u64 {
        self.guesses
    }

    /// Returns the fraction of the tree that is left, from 0 to 1, assuming that both
    /// outcomes of a guess have subtrees of equal size.
    pub(crate) fn fraction_left(&self) -> f64 {
        self.untried.iter().map(|untried| 0.5_f64.powi(untried.depth.into())).sum()
    }

    /// Runs to the next solution, or for this number of nodes. Visits at least one node.
    #[inline(always)]
    pub(crate) fn run(&mut self, nodes: u64) -> Option<State> {
        #[cfg(target_arch = "x86_64")]
        return x86_64::run(self, nodes);
        #[cfg(target_arch = "wasm32")]
        return run_with_simd128(self, nodes);
        #[cfg(not(any(target_arch = "x86_64", target_arch = "wasm32")))]
        self.run_on::<super::vector::Plain>(nodes)
    }

    #[inline(always)]
    fn run_on<T: Trio>(&mut self, nodes: u64) -> Option<State> {
        let node_limit = self.nodes.saturating_add(nodes);
        let UntriedBoard { state, mut depth } = self.untried.pop()?;
        let mut board: [T; 3] = load_board(&state);
        loop {
            self.nodes += 1;
            match propagate(board) {
                PropagationResult::Full(board) => return Some(store_board(board)),
                PropagationResult::Open(open, undecided_cells) => {
                    board = self.branch(open, undecided_cells, &mut depth);
                    if self.nodes < node_limit {
                        continue;
                    }
                    self.untried.push(UntriedBoard { state: store_board(board), depth });
                    return None;
                }
                PropagationResult::Dead if self.nodes < node_limit => {
                    let next = self.untried.pop()?;
                    depth = next.depth;
                    board = load_board(&next.state);
                }
                PropagationResult::Dead => return None,
            }
        }
    }

    /// Makes a guess. Returns the board on which the guess is right, and pushes the board on
    /// which it is wrong.
    #[inline(always)]
    fn branch<T: Trio>(
        &mut self,
        board: [T; 3],
        undecided_cells: T::Bands,
        depth: &mut u16,
    ) -> [T; 3] {
        *depth += 1;
        self.guesses += 1;
        let mut state = store_board(board);
        let Guess { cell, digit, other_candidate } = choose(&board, undecided_cells, &state);
        state.remove(digit, cell / 32, 1 << (cell % 32));
        if let Some(other_candidate) = other_candidate {
            state.remove_all(other_candidate, &PEERS[cell]);
        }
        self.untried.push(UntriedBoard { state, depth: *depth });
        place_digit(board, cell, digit)
    }
}

/// Returns the board with a digit placed in a cell. Removes the other candidates of the cell,
/// and the digit from its peers. The rules would do so too, but only one round later.
#[inline(always)]
fn place_digit<T: Trio>([x, y, z]: [T; 3], cell: usize, digit: usize) -> [T; 3] {
    let peers = T::broadcast(T::Bands::load(&PEERS[cell]));
    let cell_and_peers = T::broadcast(T::Bands::load(&CELL_AND_PEERS[cell]));
    // For the other digits this leaves the cell itself, and for the digit its peers.
    let removed = |others| cell_and_peers.and(T::load(others)).xor(peers);
    let [in_x, in_y, in_z] = &OTHER_DIGITS[digit];
    [x.without(removed(in_x)), y.without(removed(in_y)), z.without(removed(in_z))]
}

#[inline(always)]
fn load_board<T: Trio>(State([x, y, z]): &State) -> [T; 3] {
    [T::load(x), T::load(y), T::load(z)]
}

#[inline(always)]
fn store_board<T: Trio>([x, y, z]: [T; 3]) -> State {
    let mut state = State([[0; 12]; 3]);
    x.store(&mut state.0[0]);
    y.store(&mut state.0[1]);
    z.store(&mut state.0[2]);
    state
}

#[cfg(target_arch = "wasm32")]
#[target_feature(enable = "simd128")]
fn run_with_simd128(search: &mut Search, nodes: u64) -> Option<State> {
    search.run_on::<super::vector::Simd128>(nodes)
}

#[cfg(target_arch = "x86_64")]
mod x86_64 {
    //! The same code compiled for three generations of processors.
    #![allow(unsafe_code)]

    use super::super::vector::{Avx2, Sse2};
    use super::{Search, State};

    /// Defines a module with the search compiled for optional instructions, and a check
    /// that the processor supports them. Both use the same list of instructions, so no
    /// instruction is used without being checked.
    macro_rules! compile_search_for {
        ($name:ident: $($instructions:tt)+) => {
            mod $name {
                use super::{Avx2, Search, State};

                /// Returns whether the processor supports all of the instructions.
                #[inline(always)]
                pub(super) fn is_supported() -> bool {
                    true $(&& is_x86_feature_detected!($instructions))+
                }

                $(#[target_feature(enable = $instructions)])+
                pub(super) fn run(search: &mut Search, nodes: u64) -> Option<State> {
                    search.run_on::<Avx2>(nodes)
                }
            }
        };
    }

    compile_search_for!(avx2: "avx2" "bmi1" "bmi2" "popcnt" "lzcnt");

    // The gain comes from the three-operand instructions, not from wider registers.
    compile_search_for!(avx512: "avx2" "bmi1" "bmi2" "popcnt" "lzcnt" "avx512f" "avx512bw" "avx512vl");

    #[inline(always)]
    pub(super) fn run(search: &mut Search, nodes: u64) -> Option<State> {
        if avx512::is_supported() {
            // SAFETY: the check above found that the processor supports these instructions.
            return unsafe { avx512::run(search, nodes) };
        }
        if avx2::is_supported() {
            // SAFETY: the check above found that the processor supports these instructions.
            return unsafe { avx2::run(search, nodes) };
        }
        search.run_on::<Sse2>(nodes)
    }

    #[cfg(test)]
    pub(super) fn is_avx2_supported() -> bool {
        avx2::is_supported()
    }

    /// Runs the code for processors that support AVX2 but not AVX-512.
    #[cfg(test)]
    pub(super) fn run_on_avx2(search: &mut Search, nodes: u64) -> Option<State> {
        assert!(avx2::is_supported());
        // SAFETY: the check above found that the processor supports these instructions.
        unsafe { avx2::run(search, nodes) }
    }
}

#[cfg(test)]
mod tests {
    use super::super::vector::{Plain, Trio};
    use super::{Search, State};

    const HARD: &[u8; 81] =
        b"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    const TWO_SOLUTIONS: &[u8; 81] =
        b".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";
    /// A board with four solutions: two pairs of digits can be swapped independently.
    const NEARLY_FULL: &[u8; 81] =
        b"534..89126721953..198342567859..14234268537917139248569615372..287419635345286179";

    /// Under Miri, where the others would take minutes, only the easiest board is tested.
    const BOARDS: &[(&[u8; 81], usize)] = if cfg!(miri) {
        &[(NEARLY_FULL, 4)]
    } else {
        &[(HARD, 1), (TWO_SOLUTIONS, 2), (NEARLY_FULL, 4)]
    };

    /// Returns all solutions and the number of nodes visited.
    fn search_all(
        board: &[u8; 81],
        mut run: impl FnMut(&mut Search) -> Option<State>,
    ) -> (Vec<State>, u64) {
        let mut search = Search::with_root(State::from_line(board));
        let mut found = Vec::new();
        while !search.is_over() {
            found.extend(run(&mut search));
        }
        (found, search.nodes())
    }

    fn search_all_on<T: Trio>(board: &[u8; 81]) -> (Vec<State>, u64) {
        search_all(board, |search| search.run_on::<T>(3))
    }

    #[test]
    fn all_instruction_sets_visit_the_same_nodes() {
        for &(board, solutions) in BOARDS {
            let best = search_all(board, |search| search.run(u64::MAX));
            assert_eq!(best.0.len(), solutions);
            assert_eq!(search_all_on::<Plain>(board), best);
            #[cfg(target_arch = "x86_64")]
            assert_eq!(search_all_on::<super::super::vector::Sse2>(board), best);
            #[cfg(target_arch = "x86_64")]
            if super::x86_64::is_avx2_supported() {
                let run = |search: &mut Search| super::x86_64::run_on_avx2(search, 3);
                assert_eq!(search_all(board, run), best);
            }
        }
    }

    /// Only the macro with the run-time check may enable optional instructions.
    #[test]
    fn every_optional_instruction_is_checked_at_run_time() {
        let source = include_str!("search.rs");
        let source = source.split("mod tests {").next().unwrap();
        let enabled = source.lines().filter(|line| line.contains("target_feature(enable"));
        let enabled: Vec<&str> = enabled.map(str::trim).collect();
        let of_every_browser = r#"#[target_feature(enable = "simd128")]"#;
        let of_the_list = "$(#[target_feature(enable = $instructions)])+";
        assert_eq!(enabled, [of_every_browser, of_the_list]);
    }
}
