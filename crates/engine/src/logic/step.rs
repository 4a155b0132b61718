//! A conclusion with its proof.

use serde::{Deserialize, Serialize};

use super::{Candidate, LogicState, Proof, Technique};

/// A conclusion from the candidates on a board.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Step {
    pub technique: Technique,
    /// The candidates that are true, ordered by cell. Placing one rules out others, which are
    /// not listed.
    pub placements: Vec<Candidate>,
    /// The candidates that are ruled out, ordered by cell, then by digit.
    pub eliminations: Vec<Candidate>,
    pub proof: Proof,
}

impl Step {
    /// Creates a step that rules out candidates, in any order and with repetitions.
    pub(crate) fn eliminating(
        technique: Technique,
        mut eliminations: Vec<Candidate>,
        proof: Proof,
    ) -> Self {
        eliminations.sort_unstable();
        eliminations.dedup();
        Self { technique, placements: Vec::new(), eliminations, proof }
    }

    /// Creates a step that fills cells.
    pub(crate) fn placing(
        technique: Technique,
        mut placements: Vec<Candidate>,
        proof: Proof,
    ) -> Self {
        placements.sort_unstable();
        Self { technique, placements, eliminations: Vec::new(), proof }
    }
}

impl LogicState {
    /// Applies a step: fills its cells and rules out its candidates.
    pub fn apply(&mut self, step: &Step) {
        for &candidate in &step.eliminations {
            self.eliminate(candidate);
        }
        for &candidate in &step.placements {
            self.place(candidate);
        }
    }
}
