//! Words and sentences of batches.

use grove_model::batch::{Column, Figure, Form, Kind, Only};
#[cfg(test)]
use strum::VariantArray;

/// What a word or sentence of batches is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named after the English words it stands for")]
pub enum BatchLabel {
    Column(Column),
    Kind(Kind),
    Only(Only),
    Form(Form),
    Figure(Figure),
    Invitation,
    Formats,
    ChooseFile,
    PasteText,
    PasteTitle,
    PasteHint,
    DropHere,
    PastedText,
    TimeEach,
    TimeEachMeaning,
    Continue,
    Forget,
    Progress,
    Lines,
    Table,
    OpenSudoku,
    Unreadable,
    Unsolvable,
    Lost,
    RowsSolved,
    Rate,
    Spent,
    TimeLeft,
    FileRight,
    FileWrong,
    RowWrong,
    Show,
    From,
    To,
    ShowAll,
    ByFigures,
    Rows,
    RowsHint,
    NoRows,
    Puzzle,
    SaveAs,
    Save,
    SaveFailed,
    Summary,
    GuessesOfAll,
    TimesOfAll,
    RateOverTime,
    Hardest,
    WatchRow,
    NotTimed,
}

impl BatchLabel {
    /// Every label.
    #[cfg(test)]
    pub(super) fn all() -> Vec<Self> {
        let mut all = vec![
            Self::Invitation,
            Self::Formats,
            Self::ChooseFile,
            Self::PasteText,
            Self::PasteTitle,
            Self::PasteHint,
            Self::DropHere,
            Self::PastedText,
            Self::TimeEach,
            Self::TimeEachMeaning,
            Self::Continue,
            Self::Forget,
            Self::Progress,
            Self::Lines,
            Self::Table,
            Self::OpenSudoku,
            Self::Unreadable,
            Self::Unsolvable,
            Self::Lost,
            Self::RowsSolved,
            Self::Rate,
            Self::Spent,
            Self::TimeLeft,
            Self::FileRight,
            Self::FileWrong,
            Self::RowWrong,
            Self::Show,
            Self::From,
            Self::To,
            Self::ShowAll,
            Self::ByFigures,
            Self::Rows,
            Self::RowsHint,
            Self::NoRows,
            Self::Puzzle,
            Self::SaveAs,
            Self::Save,
            Self::SaveFailed,
            Self::Summary,
            Self::GuessesOfAll,
            Self::TimesOfAll,
            Self::RateOverTime,
            Self::Hardest,
            Self::WatchRow,
            Self::NotTimed,
        ];
        all.extend(Column::VARIANTS.iter().copied().map(Self::Column));
        all.extend(Kind::VARIANTS.iter().copied().map(Self::Kind));
        all.extend(Only::ALL.map(Self::Only));
        all.extend(Form::VARIANTS.iter().copied().map(Self::Form));
        all.extend([Figure::Clues, Figure::Guesses, Figure::Nanos].map(Self::Figure));
        all
    }
}
