//! The word for each variant of an enum, in links, stored data and `data-*` attributes.

/// An enum whose variants each have a word of their own, as strum's `IntoStaticStr` gives it.
pub trait Code: Into<&'static str> {
    fn code(self) -> &'static str {
        self.into()
    }
}

impl<T: Into<&'static str>> Code for T {}
