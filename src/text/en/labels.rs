//! English words and sentences that are always the same.

use grove_model::base::samples::Sample;
use grove_model::base::settings::{SidePanel, Theme, View};
use grove_model::base::strategy_preset::StrategyPreset;
use grove_model::generate::form::Difficulty;
use grove_model::puzzle::editor::InputMode;
use grove_model::solve::solutions::OnBoard;
use grove_model::view::board::DigitState;
use grove_model::view::branch_table::Fate;
use sudoku_engine::board::{Diagonal, Variant};
use sudoku_engine::generate::Symmetry;
use sudoku_engine::logic::Level;

use super::{about_run, batch, compare, export, making};
use crate::text::{Counter, Deed, KeyGroup, Label};

pub(super) const fn label(label: Label) -> &'static str {
    match label {
        Label::View(view) => self::view(view),
        Label::SidePanel(side) => self::side(side),
        Label::OnBoard(on_board) => self::on_board(on_board),
        Label::Theme(theme) => self::theme(theme),
        Label::InputMode(pen) => self::pen(pen),
        Label::Sample(sample) => self::sample(sample),
        Label::DigitState(state) => digit_state(state),
        Label::Counter(counter) => self::counter(counter),
        Label::CounterMeaning(counter) => counter_meaning(counter),
        Label::KeyGroup(group) => key_group(group),
        Label::Deed(deed) => self::deed(deed),
        Label::Fate(fate) => self::fate(fate),
        Label::ExportSubject(subject) => export::subject(subject),
        Label::ExportForm(form) => export::form(form),
        Label::ExportExtent(extent) => export::extent(extent),
        Label::ExportField(field) => export::field(field),
        Label::RunFact(fact) => about_run::fact(fact),
        Label::Difficulty(difficulty) => self::difficulty(difficulty),
        Label::Symmetry(symmetry) => self::symmetry(symmetry),
        Label::Making(word) => making::word(word),
        Label::StrategyPreset(manner) => self::manner(manner),
        Label::Variant(variant) => self::variant(variant),
        Label::Compare(label) => compare::label(label),
        Label::Batch(label) => batch::label(label),
        Label::PageTitle => "Sudoku Grove: watch a Sudoku search",
        Label::Views => "Views",
        Label::Language => "Language",
        Label::Help => "Help and keys",
        Label::About => {
            "This is backtracking: try, and go back where there is no way on. The search fills the \
             first empty cell, row by row, with the first digit that its row, column and box allow. \
             Where no digit is left, it takes the last one back. Each step can be seen here, \
             forwards and backwards."
        }
        Label::SourcesAbout => {
            "It follows K. Tkachenko's solver in KuMir and 1C, a solver in Nuru, a tutorial on \
             constraint models in 1C, and a paper on generating puzzles by walking the whole tree."
        }
        Label::Close => "Close",
        Label::Dismiss => "Dismiss",
        Label::Cancel => "Cancel",
        Label::Board => "Board",
        Label::Entry => "Enter digits",
        Label::Panels => "Puzzles and rules",
        Label::AllSolutions => "All solutions",
        Label::CountSolutions => "Count",
        Label::CountLimit => "limit",
        Label::CountToEnd => "none",
        Label::EstimateSolutions => "Estimate",
        Label::GoThroughSolutions => "Go through the solutions",
        Label::FirstOfAll => "First solution",
        Label::SolutionByChance => "A random solution",
        Label::SolutionNumber => "Number of the solution",
        Label::GoToNumber => "Go",
        Label::CopySolution => "Copy the board as a table",
        Label::WhatIsOnBoard => "On the board",
        Label::FindContradiction => "Show the smallest contradiction",
        Label::OccurringIn => "in how many solutions",
        Label::Editing => "Edit",
        Label::Pens => "What a digit becomes",
        Label::DigitPad => "Digits",
        Label::DigitsOfCell => "Digits of the current cell",
        Label::Undo => "Undo",
        Label::Redo => "Redo",
        Label::Erase => "Erase the cell",
        Label::Clear => "Clear my digits",
        Label::Puzzle => "Puzzle",
        Label::OwnPuzzle => "Your own",
        Label::SourceSamples => "From the sources",
        Label::NamedSamples => "Known by name",
        Label::EmptyBoard => "Empty board",
        Label::NewPuzzle => "New puzzle",
        Label::NewPuzzleDifficulty => "Difficulty",
        Label::NewPuzzleSymmetry => "Pattern of givens",
        Label::NewPuzzleWorking => "Making a puzzle…",
        Label::NewPuzzleGaveUp => {
            "No such puzzle was found this time. Try again: each try begins elsewhere."
        }
        Label::NewPuzzleNone => "There is no such puzzle of this size: singles solve every 4×4.",
        Label::PasteAndCopy => "Paste and copy",
        Label::Paste => "Paste",
        Label::Copy => "Copy",
        Label::CopyAs => "Copy as",
        Label::AsLine => "one line",
        Label::AsBoxed => "a drawn box",
        Label::AsTable => "table for a spreadsheet",
        Label::AsFPuzzles => "an f-puzzles link",
        Label::Rules => "Rules",
        Label::ClassicRules => "rows, columns and boxes",
        Label::OnlyClassicRules => "Classic rules only",
        Label::WholeBoard => "On the whole board",
        Label::FromSelection => "Of the selected cells",
        Label::SelectSeveral => "Select several",
        Label::RulesHint => {
            "Select cells by dragging or with Shift. A thermometer begins at the cell selected \
             first."
        }
        Label::RulesHintTouch => {
            "Press “Select several”, then tap the cells. A thermometer begins at the cell selected first."
        }
        Label::MakeCage => "Cage",
        Label::CageTotal => "Total",
        Label::MakeThermometer => "Thermometer",
        Label::RemoveShape => "Remove",
        Label::IntoRegion => "Region",
        Label::GoToPlay => "Go to “Play”",
        Label::SearchSettings => "Puzzle, search",
        Label::PasteTitle => "Paste a puzzle",
        Label::PasteHint => {
            "Any text with 16, 36, 81 or 256 cells: a line, rows, a drawn box, lists of numbers, or \
             cells from a spreadsheet."
        }
        Label::ReadText => "Read",
        Label::Reading => "Reading…",
        Label::TooLongWithoutWorker => {
            "This text is too long to be read while the search worker is not running. It is kept \
             here; shorten it or reload the page."
        }
        Label::Solve => "Solve",
        Label::Answer => "Answer",
        Label::Solution => "Solution shown",
        Label::FirstSolution => "Solution 1",
        Label::SecondSolution => "Solution 2",
        Label::MendClashesFirst => {
            "Clues clash, so there is nothing to search yet. Mend the marked cells under “Play”."
        }
        Label::WhatHappened => "What just happened",
        Label::Counters => "Counters",
        Label::CounterMeanings => "What is counted?",
        Label::Playback => "Playback",
        Label::Step | Label::StepOn => "Step",
        Label::Restart => "Restart",
        Label::ToStart => "To the start",
        Label::StepBack => "Step back",
        Label::Play => "Play",
        Label::Pause => "Pause",
        Label::ToEnd => "To the end",
        Label::NextDeadEnd => "Next dead end",
        Label::DeadEndBefore => "Dead end before",
        Label::NextSolution => "Next solution",
        Label::SolutionBefore => "Solution before",
        Label::Stop => "Stop",
        Label::Continue => "Continue",
        Label::Speed => "Speed",
        Label::StepSize => "One step is",
        Label::GrainMoves => "placement or undo",
        Label::GrainEvents => "digit by digit",
        Label::Strategy => "Search",
        Label::Goal => "Search until",
        Label::GoalFirst => "first solution",
        Label::GoalAll => "all solutions",
        Label::Explore => "Explore by hand",
        Label::ExploreByHand => "By hand",
        Label::ExploreDigits => "What each digit would leave",
        Label::ExploreTakeBack => "Take back",
        Label::ExploreFollow => "Place what is forced",
        Label::ExploreFinish => "Finish this branch",
        Label::ExploreOpenSolution => "Show its solution",
        Label::ExploreBack => "Back to where I was",
        Label::ExploreHint => {
            "Small figure: candidates that would be left. Square: dead end. Diamond: solution."
        }
        Label::ExploreRestart => "Start over",
        Label::ExploreYou => "You",
        Label::ExploreMachine => "Machine",
        Label::ExploreWho => "Who",
        Label::ExploreDeadEnds => "Dead ends",
        Label::ExploreTreeKeys => {
            "The tree you open. Arrow keys go along it; the help lists all keys."
        }
        Label::Tree => "Search tree",
        Label::TreeDrawing => "Tree",
        Label::TreePath => "Path",
        Label::TreeList => "List",
        Label::TreeKeys => "Search tree. Arrow keys go along it; the help lists all keys.",
        Label::PathOrder => "Digits on the board in the order they were placed",
        Label::Zoom => "Zoom",
        Label::ZoomIn => "Zoom in",
        Label::ZoomOut => "Zoom out",
        Label::ZoomFit => "Fit",
        Label::Map => "Map of the search",
        Label::MapKeys => {
            "Map of the search. Arrow keys go from bar to bar, Enter goes there; the help lists all keys."
        }
        Label::MapCentre => "Show the current step",
        Label::MapTall => "Make the map taller",
        Label::MapLow => "Make the map lower",
        Label::TreeTable => "Table",
        Label::Constraints => "Constraints",
        Label::Variable => "Variable",
        Label::Domain => "Domain",
        Label::ConstraintName => "Constraint",
        Label::ConstraintSays => "Says",
        Label::ConstraintCells => "Cells",
        Label::ConstraintOpen => "Open",
        Label::ConstraintTaken => "Taken away",
        Label::CopyModel => "Copy as a table",
        Label::TableDigit => "Digit",
        Label::TableNodes => "Nodes",
        Label::TableSolutions => "Solutions",
        Label::TableDeepest => "Deepest level",
        Label::TableFate => "State",
        Label::TableUnknown => "not known yet",
        Label::SpaceKey => "Space",
        Label::MapLegend => {
            "The map shows the whole search: steps across, levels down. Each bar is a digit \
             placed with everything that followed from it; hatched ones led to no solution, plain \
             ones with a line along their foot hold one, and the solution itself is a diamond. \
             Beside it stands how many nodes each level has, dead ends in red. Press or drag to \
             move through the search, turn the wheel to zoom, drag with Shift to move the map."
        }
        Label::Export => "Export…",
        Label::ExportTitle => "Export",
        Label::ExportWhat => "What",
        Label::ExportAs => "As",
        Label::ExportHowMuch => "How much",
        Label::ExportStart => "Write the file",
        Label::ExportCancelled => "Called off. No file was saved.",
        Label::ExportFailed => "The file could not be written.",
        Label::AboutRun => "About this run",
        Label::AboutRunIntro => {
            "All of this was measured or counted here, on this device, since the page was opened."
        }
        Label::Legend => "What do the shapes mean?",
        Label::LegendCircle => "a digit was placed",
        Label::LegendDiamond => "solution: the board is full",
        Label::LegendSquare => "dead end: the next cell has no digit left",
        Label::LegendFailed => "folded subtree without a solution",
        Label::LegendHolds => "folded subtree with solutions",
        Label::LegendOpen => "the search has not come here",
        Label::LegendFigures => {
            "Beside a folded subtree stand its nodes and its solutions, as in 1,234 · 1; ≥ means that the search is still in it. The thick line is the path to the step shown, and the ring is where the search is."
        }
        Label::TreeLegend => {
            "In the tree a circle is a digit placed, a diamond a solution, a square a dead end, and a \
             triangle a subtree that is folded or was tried and taken back. What the search has not \
             reached is drawn dashed."
        }
    }
}

const fn view(view: View) -> &'static str {
    match view {
        View::Play => "Play",
        View::Watch => "Watch",
        View::Compare => "Compare",
        View::Batch => "Batch",
    }
}

const fn side(side: SidePanel) -> &'static str {
    match side {
        SidePanel::Puzzle => "Puzzle",
        SidePanel::New => "New",
        SidePanel::Rules => "Rules",
        SidePanel::Solutions => "Solutions",
    }
}

const fn on_board(on_board: OnBoard) -> &'static str {
    match on_board {
        OnBoard::Own => "Mine",
        OnBoard::Solution => "Solution",
        OnBoard::Candidates => "Possible digits",
    }
}

const fn theme(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "Colours: as the system",
        Theme::Light => "Colours: light",
        Theme::Dark => "Colours: dark",
    }
}

const fn pen(pen: InputMode) -> &'static str {
    match pen {
        InputMode::Clue => "Clue",
        InputMode::Answer => "Digit",
        InputMode::Corner => "Corner",
        InputMode::Centre => "Centre",
    }
}

const fn digit_state(state: DigitState) -> &'static str {
    match state {
        DigitState::Untested => "not tried yet",
        DigitState::Blocked => "blocked",
        DigitState::TakenBack => "tried and taken back",
        DigitState::Current => "being tried",
    }
}

const fn counter(counter: Counter) -> &'static str {
    match counter {
        Counter::Placements => "Placements",
        Counter::Undos => "Undos",
        Counter::Tests => "Tests",
        Counter::Nodes => "Nodes",
        Counter::Solutions => "Solutions",
        Counter::Depth => "Depth",
    }
}

const fn counter_meaning(counter: Counter) -> &'static str {
    match counter {
        Counter::Placements => {
            "Digits written into a cell, those taken back later included. The source articles call \
             this the number of replacements."
        }
        Counter::Undos => "Digits taken back.",
        Counter::Tests => "Digits considered for a cell, legal or not.",
        Counter::Nodes => "Calls of the recursive procedure, the first included: placements + 1.",
        Counter::Solutions => "Full boards found so far.",
        Counter::Depth => "Digits of the search on the board now.",
    }
}

const fn sample(sample: Sample) -> &'static str {
    match sample {
        Sample::Article => "KuMir and 1C article",
        Sample::Nuru => "Nuru example",
        Sample::Tutorial => "Constraint tutorial",
        Sample::Paper => "4×4 of the generator paper",
        Sample::AntiBacktracking => "Anti-backtracking",
        Sample::AiEscargot => "AI Escargot",
        Sample::Inkala2012 => "Inkala 2012",
        Sample::GoldenNugget => "Golden Nugget",
        Sample::EasterMonster => "Easter Monster",
        Sample::FataMorgana => "Fata Morgana",
        Sample::TwoSolutions => "Two solutions",
        Sample::FourSolutions => "Four solutions",
        Sample::NoSolution => "No solution",
        Sample::NorvigImpossible => "Norvig’s impossible one",
    }
}

const fn key_group(group: KeyGroup) -> &'static str {
    match group {
        KeyGroup::Board => "Board",
        KeyGroup::Playback => "Watching",
        KeyGroup::ByHand => "Choosing by hand",
        KeyGroup::Tree => "Tree",
        KeyGroup::Map => "Map",
    }
}

const fn deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Move => "move to another cell",
        Deed::Extend => "select more cells",
        Deed::Enter => "enter a digit",
        Deed::Erase => "clear the cell",
        Deed::CornerMark => "corner mark",
        Deed::CentreMark => "centre mark",
        Deed::ChoosePen => "digits, corner marks, centre marks",
        Deed::UndoRedo => "undo, redo",
        Deed::Paste => "paste a puzzle",
        Deed::PlayPause => "play or pause",
        Deed::Step => "step back, step on",
        Deed::Ends => "to the start, to the end",
        Deed::Speed => "slower, faster",
        Deed::Restart => "play from the start",
        Deed::Next => "next solution, next dead end; with Shift the one before",
        Deed::Stop => "stop",
        Deed::ParentChild => "parent, first child",
        Deed::Siblings => "sibling before, after",
        Deed::Root => "root",
        Deed::Fold => "fold or unfold the subtree",
        Deed::UnfoldMore => "unfold more of the subtree",
        Deed::FoldFailed => "fold what failed",
        Deed::Unfold => "unfold everything, or as much as can be read",
        Deed::Labels => "show or hide digits",
        Deed::CentreFit => "centre the current node, fit the tree",
        Deed::BarLevels => "bar above, first bar below",
        Deed::BarSiblings => "bar before, after",
        Deed::BarEntered => "go to the bar",
        Deed::MapZoom => "zoom out, zoom in",
        Deed::MapPan => "move the map",
        Deed::Choose => "choose a digit",
        Deed::TakeCell => "choose the cell",
        Deed::TakeBack => "take the last choice back",
        Deed::Follow => "place what is forced",
        Deed::OpenSolution => "show the solution that the machine found, and back",
        Deed::LeaveHand => "call the machine off; else back to the search",
        Deed::FinishBranch => "leave the branch to the machine",
        Deed::MapWholeCentre => "whole search, current step",
    }
}

const fn fate(fate: Fate) -> &'static str {
    match fate {
        Fate::NotReached => "not reached yet",
        Fate::Open => "still open",
        Fate::Closed => "closed",
        Fate::NotTold => "not known yet",
    }
}

const fn difficulty(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Any => "however it turns out",
        Difficulty::Level(Level::Singles) => "singles are enough",
        Difficulty::Level(Level::Pairs) => "pairs and lines",
        Difficulty::Level(Level::Beyond) => "harder than that",
        Difficulty::Cheap => "few placements for the search",
        Difficulty::Dear => "many placements for the search",
    }
}

const fn symmetry(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::None => "none",
        Symmetry::Rotation => "half turn",
        Symmetry::Mirror => "left and right alike",
        Symmetry::Diagonal => "across the diagonal",
        Symmetry::Full => "all ways",
    }
}

const fn manner(manner: StrategyPreset) -> &'static str {
    match manner {
        StrategyPreset::Sources => "as in the sources",
        StrategyPreset::Forward => "with candidates",
        StrategyPreset::Fewest => "fewest candidates first",
        StrategyPreset::Singles => "singles first",
        StrategyPreset::Domain => "whole houses",
        StrategyPreset::ExactCover => "exact cover",
    }
}

const fn variant(variant: Variant) -> &'static str {
    match variant {
        Variant::Diagonal(Diagonal::Falling) => "Falling diagonal",
        Variant::Diagonal(Diagonal::Rising) => "Rising diagonal",
        Variant::Windoku => "Windows",
        Variant::AntiKnight => "Anti-knight",
        Variant::AntiKing => "Anti-king",
    }
}
