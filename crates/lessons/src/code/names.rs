//! What names mean: which variables belong to a function, and which are shared with functions inside.

use super::compiler::Compiler;
use super::{Literal, Place};
use crate::library::Builtin;
use crate::tree::ScopeRule;

/// What a name means.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Meaning {
    Variable(Place),
    /// The register holds a cell.
    Cell(u16),
    /// A register, or what the name means outside while the register is not set.
    Fallback(u16, Box<Meaning>),
    Constant(Literal),
    Library(Builtin),
    Unknown,
}

impl Compiler<'_> {
    /// Returns what a name means where it is read.
    pub(super) fn meaning(&mut self, name: &str) -> Meaning {
        let scope = &self.scope;
        if let Some((_, register)) = scope.bound.iter().rev().find(|(it, _)| it == name) {
            return Meaning::Variable(Place::Local(*register));
        }
        if let Some(&register) = scope.locals.get(name) {
            let is_cell = scope.cells.contains(name);
            let has_fallback = self.rule() == ScopeRule::AssignedOrOutside && self.is_in_function();
            if is_cell {
                return Meaning::Cell(register);
            }
            if !has_fallback || self.is_parameter(register) {
                return Meaning::Variable(Place::Local(register));
            }
            return match self.outer_meaning(name) {
                Meaning::Unknown => Meaning::Variable(Place::Local(register)),
                outer => Meaning::Fallback(register, Box::new(outer)),
            };
        }
        self.outer_meaning(name)
    }

    /// Returns what a name means where it is called.
    pub(super) fn called_meaning(&mut self, name: &str) -> Meaning {
        if !self.has_static_functions() {
            return self.meaning(name);
        }
        // A variable may have the name of a function.
        if let Some(&function) = self.static_functions.get(name) {
            return Meaning::Constant(Literal::Function(function));
        }
        match self.library.functions.iter().find(|(it, _)| *it == name) {
            Some((_, builtin)) => Meaning::Library(*builtin),
            None => self.meaning(name),
        }
    }

    fn outer_meaning(&mut self, name: &str) -> Meaning {
        if let Some(&register) = self.scope.captured.get(name) {
            return Meaning::Cell(register);
        }
        if let Some(&function) = self.static_functions.get(name) {
            return Meaning::Constant(Literal::Function(function));
        }
        // Variables of the module's body are its own, unless the module declares them.
        let is_visible = !self.is_in_function()
            || self.rule() != ScopeRule::AssignedUnlessDeclared
            || self.module_names.contains(name);
        if let Some(slot) = self.global_slots.get(name).filter(|_| is_visible) {
            return Meaning::Variable(Place::Global(*slot));
        }
        if let Some((_, constant)) = self.library.constants.iter().find(|(it, _)| *it == name) {
            return Meaning::Constant(constant.into());
        }
        match self.library.functions.iter().find(|(it, _)| *it == name) {
            Some((_, builtin)) => Meaning::Library(*builtin),
            None => Meaning::Unknown,
        }
    }

    /// Returns where a name is assigned.
    pub(super) fn assigned_meaning(&mut self, name: &str) -> Meaning {
        if self.scope.nonlocals.contains(name)
            && let Some(&register) = self.scope.captured.get(name)
        {
            return Meaning::Cell(register);
        }
        match self.meaning(name) {
            Meaning::Fallback(register, _) => Meaning::Variable(Place::Local(register)),
            meaning => meaning,
        }
    }
}
