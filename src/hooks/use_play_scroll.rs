//! Scrolling “Play” where its board stays on the screen: to the digits of another puzzle, to a panel
//! that was opened, and to the result of solving or checking.

use grove_model::base::settings::SidePanel;
use grove_model::puzzle::journal::PuzzleId;
use yew::{hook, use_effect_with, use_mut_ref};

use crate::platform::page;

/// The board is at the top of the screen if it is closer to it than this, in pixels.
const BOARD_AT_TOP: f64 = 8.0;

/// Says that the panels lie over what is below the digits.
const RAISED: &str = "data-raised";

/// The least height of what is on the screen of an open panel, with its tabs, in pixels.
const PANEL_IN_SIGHT: f64 = 160.0;

/// Scrolls to the digits, if they are out of sight, when another puzzle is opened, shows a panel when it
/// is opened, and scrolls to the words about `results` when there are any. The board does not move for
/// a panel.
#[hook]
pub(crate) fn use_play_scroll(puzzle: PuzzleId, side: SidePanel, results: (bool, bool)) {
    // In the other panels, a puzzle becomes another one while the user changes it.
    let is_opening = match side {
        SidePanel::Puzzle | SidePanel::New => true,
        SidePanel::Rules | SidePanel::Solutions => false,
    };
    let last = use_mut_ref(|| (puzzle, side));
    use_effect_with((puzzle, side), move |&now| {
        let before = last.replace(now);
        if before.0 != puzzle && is_opening {
            put_panel_back();
            if !is_pad_in_view() {
                page::scroll_to_top();
            }
        } else if before.1 != side {
            page::scroll_to_start(".play .panels");
            show_panel(false);
        }
    });
    // After the panel, which lies over the words.
    use_effect_with(results, |&(has_ended, asks_why)| {
        if has_ended || asks_why {
            put_panel_back();
            show_result();
        }
    });
}

/// Returns whether all digits are on the screen, and not covered by the board.
fn is_pad_in_view() -> bool {
    let Some([board, pad]) = page::rects([".play .board", ".play .pad"]) else { return true };
    let is_beside = board.right() <= pad.left();
    pad.top() >= if is_beside { 0.0 } else { board.bottom() }
}

/// Scrolls the panels up to the board, which stays at the top of the screen, if they are below it.
/// Unless it is asked for, the page must have been scrolled there already; otherwise style sheets lay
/// the panels over what is below the digits, if they are out of sight.
pub(crate) fn show_panel(is_asked_for: bool) {
    put_panel_back();
    if let Some([board, panels]) = page::rects([".play .board", ".play .panels"]) {
        let is_below = panels.left() < board.right() && panels.top() > board.bottom();
        if is_below && (is_asked_for || board.top() < BOARD_AT_TOP) {
            page::scroll_by(panels.top() - board.height());
        } else if is_below && page::height() - panels.top() < PANEL_IN_SIGHT {
            page::toggle_attribute(".play .panels", RAISED, true);
        }
    }
}

/// Puts the panels below the digits and the words again.
pub(crate) fn put_panel_back() {
    page::toggle_attribute(".play .panels", RAISED, false);
}

/// Scrolls the words below the digits onto the screen, if they are below the board and end below the
/// screen.
fn show_result() {
    if let Some([board, words]) = page::rects([".play .board", ".verdict p"]) {
        let (is_below, gap) = (words.left() < board.right(), words.bottom() - page::height());
        if is_below && gap > 0.0 {
            page::scroll_by(gap);
        }
    }
}
