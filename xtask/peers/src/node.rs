//! What `run.mjs` calls under node.

use sudoku_engine::fast::classic::{Cells, ClassicSolver};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since some moment.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// The lines of [`crate::report`] for a set.
#[wasm_bindgen]
pub fn report(set: &str) -> String {
    crate::report(&crate::boards(set), || now() / 1000.0)
}

/// The boards of a set.
#[wasm_bindgen]
pub fn boards(set: &str) -> Vec<String> {
    crate::boards(set).iter().map(text).collect()
}

/// A solver that is asked for one board a call, as a script asks a JavaScript solver.
#[wasm_bindgen]
pub struct Solver(ClassicSolver);

#[wasm_bindgen]
impl Solver {
    /// A solver.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        Self(ClassicSolver::new())
    }

    /// The first solution; nothing where there is none or the text is no board.
    pub fn solve(&mut self, board: &str) -> Option<String> {
        self.0.first(board.as_bytes().first_chunk()?).as_ref().map(text)
    }
}

fn text(cells: &Cells) -> String {
    String::from_utf8_lossy(cells).into_owned()
}
