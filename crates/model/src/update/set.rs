//! Writing a value and noticing whether it changed.

/// Writes a value; returns whether it differs from the one before.
pub(super) fn set<T: PartialEq>(slot: &mut T, value: T) -> bool {
    let changed = *slot != value;
    *slot = value;
    changed
}
