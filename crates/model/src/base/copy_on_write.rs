//! A value that clones of the model share until one of them changes it.

use std::ops::{Deref, DerefMut};
use std::rc::Rc;

/// A shared value that is cloned when it is changed while it is shared.
///
/// Only code that changes the value contains the code that clones it, so the page's first file does
/// not contain the clone of what only later files change.
#[derive(Debug, Default, PartialEq)]
pub struct CopyOnWrite<T>(Rc<T>);

impl<T> CopyOnWrite<T> {
    pub fn new(value: T) -> Self {
        Self(Rc::new(value))
    }
}

impl<T> Clone for CopyOnWrite<T> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

impl<T> Deref for CopyOnWrite<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Clone> DerefMut for CopyOnWrite<T> {
    fn deref_mut(&mut self) -> &mut T {
        Rc::make_mut(&mut self.0)
    }
}
