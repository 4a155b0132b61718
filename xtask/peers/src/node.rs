//! What `run.mjs` calls under node.

use sudoku_engine::fast::classic::{Cells, ClassicSolver};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// A clock of the script.
    pub type Clock;
    /// Milliseconds since some moment.
    #[wasm_bindgen(method)]
    fn now(this: &Clock) -> f64;
}

/// The lines of [`crate::report`] for a set.
#[wasm_bindgen]
pub fn report(set: &str, clock: &Clock) -> String {
    crate::report(&crate::boards(set), || clock.now() / 1000.0)
}

/// The boards of a set.
#[wasm_bindgen]
pub fn boards(set: &str) -> Vec<String> {
    crate::boards(set).iter().map(text).collect()
}

/// The memory of the module, in which a [`Solver`] has its cells.
#[wasm_bindgen(js_name = memoryOfModule)]
pub fn memory() -> JsValue {
    wasm_bindgen::memory()
}

/// A solver that is asked for one board a call, as a script asks a JavaScript solver. The
/// script writes the board to where the solution will be, so that nothing is allocated
/// here and no text is copied but by the script.
#[wasm_bindgen]
pub struct Solver {
    cells: Box<Cells>,
    solver: ClassicSolver,
}

#[wasm_bindgen]
impl Solver {
    /// A solver.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        Self { cells: Box::new([b'.'; 81]), solver: ClassicSolver::new() }
    }

    /// Where its 81 cells are.
    pub fn cells(&self) -> *const u8 {
        self.cells.as_ptr()
    }

    /// Puts the first solution in place of the board, if there is one.
    pub fn solve(&mut self) -> bool {
        let solution = self.solver.first(&self.cells);
        if let Some(solution) = &solution {
            *self.cells = *solution;
        }
        solution.is_some()
    }
}

fn text(cells: &Cells) -> String {
    String::from_utf8_lossy(cells).into_owned()
}
