//! The code of each enum variant in links, stored data and `data-*` attributes.

/// An enum whose variants each have a code, provided by strum's `IntoStaticStr`.
pub trait Code: Into<&'static str> {
    fn code(self) -> &'static str {
        self.into()
    }
}

impl<T: Into<&'static str>> Code for T {}
