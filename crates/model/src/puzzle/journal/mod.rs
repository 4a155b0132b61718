//! Puzzles as the browser stores them, so that nothing typed is lost and all tabs agree.
//!
//! A puzzle is a [`Record`] of registers: one for each cell's given, answer and marks, and one
//! for its rules. Every write carries a [`Stamp`], and of two writes to one register the one
//! with the later stamp wins, whichever arrives first. This is a last-writer-wins register map
//! (Shapiro et al., *A comprehensive study of convergent and commutative replicated data
//! types*, 2011, 3.2.1) with the stamps of a logical clock (Lamport 1978). So tabs that have
//! seen the same writes show the same board, however late or often they saw them.
//!
//! Every action of a tab is an [`Entry`] of its journal, stored as it happens. A [`Tab`] is
//! the state that its entries lead to; it is stored from time to time and replaces them.

mod entry;
mod file;
mod help;
mod id;
mod known_facts;
mod library;
mod record;
mod slot;
mod stored;
mod tab;

pub use entry::{Act, Entry};
pub use file::{FileProblem, FileReader, FileWriter};
pub use help::Help;
pub use id::{PuzzleId, Stamp, TabId};
pub use known_facts::KnownFacts;
pub use library::Library;
pub use record::Record;
pub(crate) use slot::difference;
pub use slot::{Change, Slot};
pub use stored::{KEY_PREFIX, Key, Stored, StoredTab, write};
pub use tab::{Edit, Tab};
