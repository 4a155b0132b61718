//! Words about new puzzles and puzzles to be printed that are always the same.

use sudoku_engine::generate::Drawn;

/// What a word is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named after the English words it stands for")]
pub enum MakingWord {
    Drawn(Drawn),
    DrawnOnBoard,
    Size,
    KeepRules,
    Givens,
    AsFewAsCanBe,
    Seed,
    AnySeed,
    CopySeed,
    NoRules,
    Handout,
    HandoutTitle,
    HandoutNumber,
    HandoutPerPage,
    HandoutMake,
    HandoutPrint,
    HandoutSave,
    HandoutPages,
    Solutions,
    PageBefore,
    PageAfter,
    Watch,
    Way,
    Telling,
    FirstHole,
    HoleBefore,
    NextHole,
    LastHole,
    Stop,
}

#[cfg(test)]
impl MakingWord {
    /// All of them.
    pub(super) const ALL: [Self; 31] = [
        Self::Drawn(Drawn::Nothing),
        Self::Drawn(Drawn::Cages),
        Self::Drawn(Drawn::Thermometers),
        Self::DrawnOnBoard,
        Self::Size,
        Self::KeepRules,
        Self::Givens,
        Self::AsFewAsCanBe,
        Self::Seed,
        Self::AnySeed,
        Self::CopySeed,
        Self::NoRules,
        Self::Handout,
        Self::HandoutTitle,
        Self::HandoutNumber,
        Self::HandoutPerPage,
        Self::HandoutMake,
        Self::HandoutPrint,
        Self::HandoutSave,
        Self::HandoutPages,
        Self::Solutions,
        Self::PageBefore,
        Self::PageAfter,
        Self::Watch,
        Self::Way,
        Self::Telling,
        Self::FirstHole,
        Self::HoleBefore,
        Self::NextHole,
        Self::LastHole,
        Self::Stop,
    ];
}
