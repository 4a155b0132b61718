//! Writing a value and noticing whether it changed.

/// Writes a value. Returns whether it differs from the previous one.
pub(super) fn set_if_changed<T: PartialEq>(slot: &mut T, value: T) -> bool {
    let changed = *slot != value;
    *slot = value;
    changed
}
