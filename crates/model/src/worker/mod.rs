//! The protocol between page and worker, and what runs inside the worker.

pub mod demand;
pub mod export_task;
pub mod generation_record;
pub mod health;
pub mod host;
pub mod inquiry;
pub mod line_search_task;
pub mod packed;
pub mod program_task;
pub mod protocol;
pub mod run;
pub mod run_program_task;
pub mod session;
pub mod task;
pub mod trace_task;
