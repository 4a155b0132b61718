//! How fast the engine searches, against a plain loop in the same run.
