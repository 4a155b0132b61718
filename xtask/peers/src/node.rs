//! The functions that `run.mjs` calls under Node.js.

use sudoku_engine::fast::classic::{Cells, ClassicSolver};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// A clock that the script provides.
    pub type Clock;
    /// Returns milliseconds since an arbitrary point in time.
    #[wasm_bindgen(method)]
    fn now(this: &Clock) -> f64;
}

/// Returns the lines of [`crate::report`] for a set.
#[wasm_bindgen]
pub fn report(set: &str, clock: &Clock) -> String {
    crate::report(&crate::boards(set), || clock.now() / 1000.0)
}

#[wasm_bindgen]
pub fn boards(set: &str) -> Vec<String> {
    crate::boards(set).iter().map(text).collect()
}

/// Returns the memory of the module, which contains the cells of a [`Solver`].
#[wasm_bindgen(js_name = memoryOfModule)]
pub fn memory() -> JsValue {
    wasm_bindgen::memory()
}

/// A solver with one board per call, like the JavaScript solvers. The script writes the board to
/// the cells and reads the solution from there, so that nothing is allocated and only the script
/// copies text.
#[wasm_bindgen]
pub struct Solver {
    cells: Box<Cells>,
    solver: ClassicSolver,
}

#[wasm_bindgen]
impl Solver {
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        Self { cells: Box::new([b'.'; 81]), solver: ClassicSolver::new() }
    }

    /// Returns the address of the 81 cells.
    pub fn cells(&self) -> *const u8 {
        self.cells.as_ptr()
    }

    /// Replaces the board with its first solution. Returns whether there is one.
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
