//! One file per command: its arguments and its answer.

mod bench;
mod count;
mod generate;
mod rate_cost;
mod run;
mod solve;
mod trace;

pub(crate) use bench::Bench;
pub(crate) use count::Count;
pub(crate) use generate::Generate;
pub(crate) use rate_cost::RateCost;
pub(crate) use run::Run;
pub(crate) use solve::Solve;
pub(crate) use trace::Trace;
