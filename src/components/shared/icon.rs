//! Pictures on buttons.

use yew::prelude::*;

/// A picture of 24 by 24 units, drawn with lines in the colour of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    ToStart,
    StepBack,
    Play,
    Pause,
    Step,
    ToEnd,
    Restart,
    DeadEnd,
    DeadEndBefore,
    Solution,
    SolutionBefore,
    Stop,
    Undo,
    Redo,
    Erase,
    Clear,
    Copy,
    Paste,
    Solve,
    Light,
    Dark,
    System,
    Help,
    About,
    Close,
    ZoomIn,
    ZoomOut,
    Fit,
    Centre,
    Taller,
    Lower,
    Dice,
    Add,
    Hand,
    Print,
    Wrong,
}

impl Icon {
    /// The lines, in SVG's path language.
    const fn path(self) -> &'static str {
        match self {
            Self::ToStart => "M6 5v14M19 5l-9 7 9 7z",
            Self::StepBack => "M16 5l-9 7 9 7z",
            Self::Play => "M7 4l13 8-13 8z",
            Self::Pause => "M8 5v14M16 5v14",
            Self::Step => "M8 5l9 7-9 7z",
            Self::ToEnd => "M18 5v14M5 5l9 7-9 7z",
            Self::Restart => "M5 4v5h5M5.5 9a8 8 0 1 1-1 6",
            Self::DeadEnd => "M3 7h10v10H3zM6 10l4 4M10 10l-4 4M17 8l4 4-4 4",
            Self::DeadEndBefore => "M11 7h10v10H11zM14 10l4 4M18 10l-4 4M7 8l-4 4 4 4",
            Self::Solution => "M8 5l7 7-7 7-7-7zM5.5 12l2 2 3.5-4M18 8l4 4-4 4",
            Self::SolutionBefore => "M16 5l7 7-7 7-7-7zM13.5 12l2 2 3.5-4M6 8l-4 4 4 4",
            Self::Stop => "M6 6h12v12H6z",
            Self::Undo => "M9 14l-5-5 5-5M4 9h9a6 6 0 0 1 0 12h-3",
            Self::Redo => "M15 14l5-5-5-5M20 9h-9a6 6 0 0 0 0 12h3",
            Self::Erase => "M9 5h11v14H9l-6-7zM12 9l6 6M18 9l-6 6",
            Self::Clear => "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13",
            Self::Copy => "M9 9h11v11H9zM5 15H4V4h11v1",
            Self::Paste => "M9 4h6v3H9zM9 5H5v16h14V5h-4",
            Self::Solve => "M4 12l5 6L20 5",
            Self::Light => {
                "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2\
                 M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"
            }
            Self::Dark => "M20 14a8 8 0 1 1-10-10 6.5 6.5 0 0 0 10 10z",
            Self::System => "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v18M15 4v16M18 6v12",
            Self::Help => "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5",
            Self::About => "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7v.5",
            Self::Close => "M6 6l12 12M18 6L6 18",
            Self::ZoomIn => "M5 12h14M12 5v14",
            Self::ZoomOut => "M5 12h14",
            Self::Centre => "M12 3v18M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 12h3M18 12h3",
            Self::Taller => "M5 14l7-8 7 8M5 19h14",
            Self::Lower => "M5 6l7 8 7-8M5 19h14",
            Self::Print => "M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",
            Self::Dice => "M4 4h16v16H4zM8 8v.5M16 8v.5M12 12v.5M8 16v.5M16 16v.5",
            Self::Hand => {
                "M8 13V5a2 2 0 0 1 4 0v6l6 1.5a2 2 0 0 1 1.5 2.3L18.5 21H10l-5-6a1.8 1.8 0 0 1 3-2z"
            }
            Self::Fit => "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
            Self::Wrong => "M12 4v10M12 19v.5",
            Self::Add => "M12 5v14M5 12h14",
        }
    }

    /// Its drawing, which says nothing to a screen reader.
    pub(crate) fn draw(self) -> Html {
        html! {
            <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
                <path d={self.path()} />
            </svg>
        }
    }
}
