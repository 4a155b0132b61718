//! One file per command: its arguments and its answer.

mod bench;
mod cost;
mod count;
mod generate;
mod hint;
mod notation;
mod only;
mod path;
mod rate;
mod run;
mod solve;
mod techniques;
mod trace;

pub(crate) use bench::Bench;
pub(crate) use cost::CostOf;
pub(crate) use count::Count;
pub(crate) use generate::Generate;
pub(crate) use hint::Hint;
pub(crate) use path::solve_by_logic;
pub(crate) use rate::Rate;
pub(crate) use run::Run;
pub(crate) use solve::Solve;
pub(crate) use techniques::Techniques;
pub(crate) use trace::Trace;
