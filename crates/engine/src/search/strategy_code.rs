//! The short names of strategies, as used in links and in the terminal.

use std::str::FromStr;
use std::{error, fmt};

use super::{CellOrder, DigitOrder, Strategy};

const EXACT_COVER: &str = "exact-cover";
const SHUFFLED: &str = "shuffled-";

/// The error for a text that does not name a strategy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StrategyError {
    /// It is neither `exact-cover` nor three names separated by `/`.
    Parts,
    /// The first name is not a cell order.
    CellOrder,
    /// The second name is not a digit order.
    DigitOrder,
    /// The third name is not an inference.
    Inference,
}

impl fmt::Display for StrategyError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Parts => "a search is exact-cover or <cell order>/<digit order>/<inference>",
            Self::CellOrder => {
                "a cell order is reading, fewest, fewest-constrained or shuffled-<seed>"
            }
            Self::DigitOrder => {
                "a digit order is ascending, descending, least-constraining or shuffled-<seed>"
            }
            Self::Inference => "an inference is none, forward, singles or domain",
        })
    }
}

impl error::Error for StrategyError {}

impl fmt::Display for Strategy {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cells { cell_order, digit_order, inference } => {
                write!(out, "{cell_order}/{digit_order}/{inference}")
            }
            Self::ExactCover => out.write_str(EXACT_COVER),
        }
    }
}

impl FromStr for Strategy {
    type Err = StrategyError;

    fn from_str(code: &str) -> Result<Self, StrategyError> {
        if code == EXACT_COVER {
            return Ok(Self::ExactCover);
        }
        let parts: Vec<&str> = code.split('/').collect();
        let [cells, digits, inference] = parts[..] else { return Err(StrategyError::Parts) };
        Ok(Self::Cells {
            cell_order: cells.parse()?,
            digit_order: digits.parse()?,
            inference: inference.parse().map_err(|_| StrategyError::Inference)?,
        })
    }
}

impl fmt::Display for CellOrder {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reading => out.write_str("reading"),
            Self::FewestCandidates => out.write_str("fewest"),
            Self::FewestThenConstrained => out.write_str("fewest-constrained"),
            Self::Shuffled(seed) => write!(out, "{SHUFFLED}{seed}"),
        }
    }
}

impl FromStr for CellOrder {
    type Err = StrategyError;

    fn from_str(code: &str) -> Result<Self, StrategyError> {
        match code {
            "reading" => Ok(Self::Reading),
            "fewest" => Ok(Self::FewestCandidates),
            "fewest-constrained" => Ok(Self::FewestThenConstrained),
            _ => parse_seed(code).map(Self::Shuffled).ok_or(StrategyError::CellOrder),
        }
    }
}

impl fmt::Display for DigitOrder {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ascending => out.write_str("ascending"),
            Self::Descending => out.write_str("descending"),
            Self::LeastConstraining => out.write_str("least-constraining"),
            Self::Shuffled(seed) => write!(out, "{SHUFFLED}{seed}"),
        }
    }
}

impl FromStr for DigitOrder {
    type Err = StrategyError;

    fn from_str(code: &str) -> Result<Self, StrategyError> {
        match code {
            "ascending" => Ok(Self::Ascending),
            "descending" => Ok(Self::Descending),
            "least-constraining" => Ok(Self::LeastConstraining),
            _ => parse_seed(code).map(Self::Shuffled).ok_or(StrategyError::DigitOrder),
        }
    }
}

/// Parses the seed of `shuffled-<seed>`, accepting only the form that is printed.
fn parse_seed(code: &str) -> Option<u64> {
    let seed: u64 = code.strip_prefix(SHUFFLED)?.parse().ok()?;
    (code[SHUFFLED.len()..] == seed.to_string()).then_some(seed)
}
