//! The keyboard shortcuts listed in the help.

use grove_model::base::settings::View;
use strum::VariantArray;

use super::Text;

/// The groups of shortcuts, in the order of the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum KeyGroup {
    Board,
    Playback,
    /// In a tree that is opened by hand.
    ByHand,
    Tree,
    Map,
}

impl KeyGroup {
    /// Returns the groups that apply in a view.
    pub const fn of_view(view: View) -> &'static [Self] {
        match view {
            View::Play => &[Self::Board],
            View::Watch | View::Compare | View::Batch => Self::VARIANTS,
        }
    }

    /// Returns the shortcuts of the group, and what they do.
    pub fn keys(self, text: Text) -> Vec<(&'static str, &'static str)> {
        let words = text.key_labels();
        match self {
            Self::Board => vec![
                ("← ↑ → ↓", words.move_cell),
                ("Shift + ← ↑ → ↓", words.extend),
                ("1 – 9, A – G", words.enter),
                ("Backspace, Delete, 0", words.erase),
                (text.space_key, words.skip),
                ("T, Enter", words.digit_first),
                ("H", words.hint),
                ("Ctrl + A, Esc", words.select_all),
                ("Shift + 1 – 9", words.corner_mark),
                ("Ctrl + 1 – 9", words.center_mark),
                ("Z, X, C, V", words.choose_pen),
                ("Ctrl + Z, Ctrl + Y", words.undo_redo),
                ("Ctrl + C, Ctrl + V", words.paste),
                ("?", words.this_help),
            ],
            Self::Playback => vec![
                (text.space_key, words.play_pause),
                ("← →, Page Up, Page Down", words.step),
                ("Home, End", words.ends),
                ("−, +", words.speed),
                ("R", words.restart),
                ("N, D", words.next),
                ("Q", words.questions),
                ("W, J, K", words.program),
                ("Shift + J, Shift + K, O, B, E", words.program_lines),
                ("Ctrl + Enter, Ctrl + [, Ctrl + ]", words.program_text),
                ("G", words.go_to_step),
                ("M", words.bookmarks),
                ("Esc", words.stop),
                ("← ↑ → ↓", words.divide),
            ],
            Self::ByHand => vec![
                ("1 – 9, A – G", words.choose),
                ("Enter", words.take_cell),
                ("Backspace, Ctrl + Z", words.undo),
                (text.space_key, words.follow),
                ("End", words.finish_branch),
                ("S", words.open_solution),
                ("Home", words.root),
                ("Esc", words.leave_hand),
            ],
            Self::Tree => vec![
                ("Tab, Enter", words.enter_panel),
                ("Esc", words.leave_panel),
                ("↑ ↓", words.parent_child),
                ("← →", words.siblings),
                ("R", words.root),
                ("H", words.fold),
                ("Enter", words.unfold_more),
                ("F", words.fold_failed),
                ("Shift + F", words.unfold_failed),
                ("U", words.unfold),
                ("A", words.ahead),
                ("T", words.costliest),
                ("L", words.labels),
                ("C, Z", words.center_fit),
            ],
            Self::Map => vec![
                ("Tab, Enter", words.enter_panel),
                ("Esc", words.leave_panel),
                ("↑ ↓", words.bar_levels),
                ("← →", words.bar_siblings),
                ("Enter", words.bar_entered),
                ("−, +", words.map_zoom),
                ("Shift + ← →", words.map_pan),
                ("0, C", words.map_whole_center),
            ],
        }
    }
}

impl Text {
    /// Returns keys as people write them, given in the syntax of `aria-keyshortcuts`.
    pub fn pressed(self, keys: &str) -> String {
        match keys {
            "Space" => self.space_key.to_owned(),
            "ArrowLeft" => "←".to_owned(),
            "ArrowRight" => "→".to_owned(),
            "Escape" => "Esc".to_owned(),
            "-" => "−".to_owned(),
            "+" => keys.to_owned(),
            _ => keys.replace("Control", "Ctrl").replace('+', " + "),
        }
    }
}
