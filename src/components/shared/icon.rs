//! Icons on buttons, as SVG paths of 24 by 24 units.

use yew::prelude::*;

/// An icon of 24 by 24 units, drawn with lines in the text color: the lines as SVG path data.
#[derive(Clone, Copy)]
pub(crate) struct Icon(&'static str);

impl Icon {
    pub(crate) const MENU: Self = Self("M4 6h16M4 12h16M4 18h16");
    pub(crate) const TO_START: Self = Self("M6 5v14M19 5l-9 7 9 7z");
    pub(crate) const STEP_BACK: Self = Self("M16 5l-9 7 9 7z");
    pub(crate) const PLAY: Self = Self("M7 4l13 8-13 8z");
    pub(crate) const PAUSE: Self = Self("M8 5v14M16 5v14");
    pub(crate) const STEP: Self = Self("M8 5l9 7-9 7z");
    pub(crate) const TO_END: Self = Self("M18 5v14M5 5l9 7-9 7z");
    pub(crate) const RESTART: Self = Self("M5 4v5h5M5.5 9a8 8 0 1 1-1 6");
    pub(crate) const DEAD_END: Self = Self("M3 7h10v10H3zM6 10l4 4M10 10l-4 4M17 8l4 4-4 4");
    pub(crate) const DEAD_END_BEFORE: Self =
        Self("M11 7h10v10H11zM14 10l4 4M18 10l-4 4M7 8l-4 4 4 4");
    pub(crate) const SOLUTION: Self = Self("M8 5l7 7-7 7-7-7zM5.5 12l2 2 3.5-4M18 8l4 4-4 4");
    pub(crate) const SOLUTION_BEFORE: Self =
        Self("M16 5l7 7-7 7-7-7zM13.5 12l2 2 3.5-4M6 8l-4 4 4 4");
    pub(crate) const STOP: Self = Self("M6 6h12v12H6z");
    pub(crate) const UNDO: Self = Self("M9 14l-5-5 5-5M4 9h9a6 6 0 0 1 0 12h-3");
    pub(crate) const REDO: Self = Self("M15 14l5-5-5-5M20 9h-9a6 6 0 0 0 0 12h3");
    pub(crate) const ERASE: Self = Self("M9 5h11v14H9l-6-7zM12 9l6 6M18 9l-6 6");
    pub(crate) const CLEAR: Self = Self("M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13");
    /// A digit, and a pointer to the cell that it goes into.
    pub(crate) const DIGIT_FIRST: Self = Self("M3 8l4-3v12M3 17h8M14 11l7 3-3 1.2-1.2 3z");
    pub(crate) const SKIP: Self = Self("M3 6h8v12H3zM14 12h7M18 9l3 3-3 3");
    pub(crate) const COPY: Self = Self("M9 9h11v11H9zM5 15H4V4h11v1");
    pub(crate) const PASTE: Self = Self("M9 4h6v3H9zM9 5H5v16h14V5h-4");
    pub(crate) const CHECK: Self = Self("M4 12l5 6L20 5");
    pub(crate) const SOLVE: Self =
        Self("M5 20L15 9M11 3v4M9 5h4M19 4v3M17.5 5.5h3M19 12v4M17 14h4");
    pub(crate) const LIGHT: Self = Self(
        "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2\
         M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5",
    );
    pub(crate) const DARK: Self = Self("M20 14a8 8 0 1 1-10-10 6.5 6.5 0 0 0 10 10z");
    pub(crate) const SYSTEM: Self =
        Self("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v18M15 4v16M18 6v12");
    pub(crate) const HELP: Self = Self("M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5");
    pub(crate) const HINT: Self = Self(
        "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z",
    );
    pub(crate) const ABOUT: Self = Self("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7v.5");
    pub(crate) const CLOSE: Self = Self("M6 6l12 12M18 6L6 18");
    pub(crate) const ZOOM_IN: Self = Self("M5 12h14M12 5v14");
    pub(crate) const ZOOM_OUT: Self = Self("M5 12h14");
    pub(crate) const CENTER: Self =
        Self("M12 3v18M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 12h3M18 12h3");
    pub(crate) const TALLER: Self = Self("M5 14l7-8 7 8M5 19h14");
    pub(crate) const LOWER: Self = Self("M5 6l7 8 7-8M5 19h14");
    pub(crate) const PRINT: Self = Self("M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z");
    pub(crate) const DICE: Self = Self("M4 4h16v16H4zM8 8v.5M16 8v.5M12 12v.5M8 16v.5M16 16v.5");
    pub(crate) const HAND: Self =
        Self("M8 13V5a2 2 0 0 1 4 0v6l6 1.5a2 2 0 0 1 1.5 2.3L18.5 21H10l-5-6a1.8 1.8 0 0 1 3-2z");
    pub(crate) const FIT: Self = Self("M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5");
    pub(crate) const PRESENT: Self = Self("M3 4h18v12H3zM12 16v5M8 21h8");
    pub(crate) const RING: Self = Self("M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 12v.5");
    pub(crate) const BLACK: Self = Self("M3 5h18v14H3zM6 16l12-8");
    pub(crate) const WRONG: Self = Self("M12 4v10M12 19v.5");
    pub(crate) const PUZZLES: Self = Self("M4 4h7v7H4zM14 4h6M14 8h6M4 14h7v6H4zM14 15h6M14 19h6");
    /// A board above a tree.
    pub(crate) const BELOW: Self = Self("M4 4h16v16H4zM4 12h16M10 16h4");
    pub(crate) const COMPARE: Self = Self("M5 20v-9h5v9M14 20V5h5v15M3 20h18");
    pub(crate) const OPEN: Self = Self("M3 19V5h6l2 3h8v3M3 19l3-8h15l-3 8z");
    pub(crate) const SAVE: Self = Self("M12 4v11M7 10l5 5 5-5M5 20h14");
    pub(crate) const SWAP: Self = Self("M8 20V5l-4 4M8 5l4 4M16 4v15l-4-4M16 19l4-4");
    /// A page with a small board in its corner.
    pub(crate) const WHOLE: Self = Self("M4 4h16v16H4zM4 10h6V4");
    pub(crate) const BRANCHES: Self =
        Self("M3 12h6M9 5v14M9 5h6M9 12h6M9 19h6M19 5v.5M19 12v.5M19 19v.5");
    pub(crate) const UNFOLD_ALL: Self = Self("M4 12h5M9 5v14M9 5h11M9 12h11M9 19h11");
    pub(crate) const FOLD_FAILED: Self =
        Self("M4 12h5M9 5v14M9 5h4M9 19h4M15 3l4 4M19 3l-4 4M15 17l4 4M19 17l-4 4");
    pub(crate) const UNFOLD_FAILED: Self =
        Self("M4 12h5M9 5v14M9 5h4M9 19h4M9 12h10M15 3l4 4M19 3l-4 4M15 17l4 4M19 17l-4 4");
    pub(crate) const HIDE_AHEAD: Self = Self("M4 5v14M8 12h3M8 6h3M8 18h3M15 9l5 6M20 9l-5 6");
    pub(crate) const SHOW_AHEAD: Self = Self("M4 5v14M8 12h12M8 6h12M8 18h12");
    pub(crate) const COST: Self = Self("M7 4h10M7 20h10M8 4v3l4 5-4 5v3M16 4v3l-4 5 4 5v3");
    pub(crate) const FLAG: Self = Self("M6 21V4M6 5h12l-3.5 4L18 13H6");
    pub(crate) const SHARE: Self = Self("M12 15V3M8 7l4-4 4 4M7 11H5v10h14V11h-2");
    /// Lines of a program.
    pub(crate) const PROGRAM: Self = Self("M8 6l-5 6 5 6M16 6l5 6-5 6M13.5 5l-3 14");
    pub(crate) const LINE_BACK: Self = Self("M4 5h16M4 20h16M12 16V9M8.5 12.5L12 9l3.5 3.5");
    pub(crate) const LINE_FORWARD: Self = Self("M4 4h16M4 19h16M12 8v7M8.5 11.5L12 15l3.5-3.5");
    pub(crate) const OVER: Self = Self("M4 17a8 8 0 0 1 15-4M19 7v6h-6M12 19v.5");
    pub(crate) const OVER_BACK: Self = Self("M20 17a8 8 0 0 0-15-4M5 7v6h6M12 19v.5");
    pub(crate) const OUT: Self = Self("M12 16V5M7 10l5-5 5 5M6 20h12");
    pub(crate) const OUT_BACK: Self = Self("M12 20V9M7 14l5-5 5 5M6 4h12");
    pub(crate) const BREAKPOINT: Self = Self("M4 6l7 6-7 6zM17 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z");
    pub(crate) const BREAKPOINT_BACK: Self =
        Self("M20 6l-7 6 7 6zM7 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z");
    pub(crate) const TRACE: Self = Self("M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14");
    pub(crate) const EDIT: Self = Self("M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4");
    pub(crate) const ADD: Self = Self("M12 5v14M5 12h14");

    /// Draws the icon, hidden from screen readers.
    pub(crate) fn draw(self) -> Html {
        html! {
            <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
                <path d={self.0} />
            </svg>
        }
    }
}
