//! Questions as links name them: the kind and, if it is about a cell, row, column and digit, as in
//! `why-not.5.7.3`.

use strum::VariantArray;
use sudoku_engine::board::{Cell, Digit, Shape};

use super::{Question, QuestionKind};
use crate::base::code::Code;

impl Question {
    pub(crate) fn code(self, shape: Shape) -> String {
        let kind = QuestionKind::from(self).code();
        let place =
            |cell: Cell| format!("{kind}.{}.{}", cell.row(shape) + 1, cell.column(shape) + 1);
        match self {
            Self::WhyNot { cell, digit } => format!("{}.{}", place(cell), digit.value()),
            Self::WithoutGiven { cell } => place(cell),
            Self::WhyBack
            | Self::Blame
            | Self::Rewritten
            | Self::FirstDeadEnd
            | Self::Levels
            | Self::CostliestBranch
            | Self::OtherMethods
            | Self::SecondSolution => kind.to_owned(),
        }
    }

    /// Returns the question with this code; `None` if there is none on a board of this shape.
    pub(crate) fn with_code(code: &str, shape: Shape) -> Option<Self> {
        let mut parts = code.split('.');
        let name = parts.next()?;
        let kind = *QuestionKind::VARIANTS.iter().find(|kind| kind.code() == name)?;
        let mut number = || parts.next()?.parse::<u8>().ok();
        let mut cell = || {
            let (row, column) = (number()?.checked_sub(1)?, number()?.checked_sub(1)?);
            Cell::at(shape, row.into(), column.into())
        };
        let question = match kind {
            QuestionKind::WhyNot => {
                let cell = cell()?;
                let digit = Digit::new(number()?).filter(|digit| digit.index() < shape.size())?;
                Self::WhyNot { cell, digit }
            }
            QuestionKind::WithoutGiven => Self::WithoutGiven { cell: cell()? },
            QuestionKind::WhyBack => Self::WhyBack,
            QuestionKind::Blame => Self::Blame,
            QuestionKind::Rewritten => Self::Rewritten,
            QuestionKind::FirstDeadEnd => Self::FirstDeadEnd,
            QuestionKind::Levels => Self::Levels,
            QuestionKind::CostliestBranch => Self::CostliestBranch,
            QuestionKind::OtherMethods => Self::OtherMethods,
            QuestionKind::SecondSolution => Self::SecondSolution,
        };
        parts.next().is_none().then_some(question)
    }
}
