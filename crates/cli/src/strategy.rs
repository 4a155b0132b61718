//! The names of search strategies: `<cell>/<digit>/<inference>`.
//!
//! The one place where they are read; a strategy that is added to the engine gets
//! its name here.

use std::str::FromStr;
use std::{error, fmt};

/// A way to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Strategy {
    /// The sources' search: cells in reading order, digits ascending, no inference.
    Reading,
}

impl Strategy {
    /// Every strategy there is.
    const ALL: [Self; 1] = [Self::Reading];

    /// Its name on the command line and in links.
    const fn name(self) -> &'static str {
        match self {
            Self::Reading => "reading/ascending/none",
        }
    }
}

impl fmt::Display for Strategy {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

impl FromStr for Strategy {
    type Err = UnknownStrategy;

    fn from_str(name: &str) -> Result<Self, UnknownStrategy> {
        Self::ALL.into_iter().find(|strategy| strategy.name() == name).ok_or(UnknownStrategy)
    }
}

/// No strategy has that name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UnknownStrategy;

impl fmt::Display for UnknownStrategy {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Strategy::ALL.map(Strategy::name).join(", ");
        write!(out, "no such search; there is {names} (<cell>/<digit>/<inference>)")
    }
}

impl error::Error for UnknownStrategy {}
