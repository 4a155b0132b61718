//! Mounts the page.

use sudoku_grove::app::App;
use sudoku_grove::platform::page;

fn main() {
    if let Some(root) = page::root() {
        yew::Renderer::<App>::with_root(root).render();
    }
}
