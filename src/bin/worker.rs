//! Registers the worker.

fn main() {
    sudoku_grove::platform::worker_side::register();
}
