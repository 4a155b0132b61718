//! The protocol between page and worker, and what runs inside the worker.

pub mod demand;
pub mod export_job;
pub mod health;
pub mod host;
pub mod packed;
pub mod protocol;
pub mod recorded;
pub mod run;
pub mod session;
pub mod task;
