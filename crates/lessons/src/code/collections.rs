//! Dictionaries, comprehensions and texts with values in them.

use super::compiler::Compiler;
use super::{Literal, Op, Operand, Place, Registers};
use crate::tree::{Clause, Collection, Expression, FormattedPart, Target};

impl Compiler<'_> {
    pub(super) fn dictionary(&mut self, pairs: &[(Expression, Expression)], to: u16) {
        let items = self.block(pairs.len() * 2);
        for (nth, (key, value)) in pairs.iter().enumerate() {
            self.compute_register(key, items.nth(nth * 2));
            self.compute_register(value, items.nth(nth * 2 + 1));
        }
        self.emit(Op::Dictionary { items, to });
    }

    pub(super) fn comprehension(
        &mut self,
        collection: Collection,
        (item, second): (&Expression, Option<&Expression>),
        clauses: &[Clause],
        to: u16,
    ) {
        let empty = Registers { first: 0, count: 0 };
        let result = self.register();
        match second {
            Some(_) => self.emit(Op::Dictionary { items: empty, to: result }),
            None => {
                // A tuple cannot grow, so that its items are collected in a list.
                let collection =
                    if collection == Collection::Set { collection } else { Collection::List };
                self.emit(Op::Items { collection, items: empty, to: result })
            }
        };
        let bound = self.scope.bound.len();
        self.clauses(clauses, &mut |compiler| {
            compiler.moment(item.span, true);
            match second {
                Some(second) => {
                    let first = compiler.registers(2);
                    compiler.compute_register(item, first);
                    compiler.compute_register(second, first + 1);
                    compiler.emit(Op::CollectPair { dictionary: result, first });
                }
                None => {
                    let item = compiler.operand(item);
                    compiler.emit(Op::Collect { collection: result, item });
                }
            }
        });
        self.scope.bound.truncate(bound);
        self.copy(Place::Local(to), Operand::Local(result));
    }

    fn clauses(&mut self, clauses: &[Clause], inner: &mut impl FnMut(&mut Self)) {
        match clauses {
            [] => self.with_registers(|compiler| inner(compiler)),
            [Clause::If(condition), rest @ ..] => {
                let end = self.condition(condition, false);
                self.clauses(rest, inner);
                self.fill(end);
            }
            [Clause::For(target, items), rest @ ..] => {
                let header = target.span().to(items.span);
                self.moment(header, true);
                let iterator = self.registers(2);
                let value = self.operand(items);
                self.emit(Op::Iterate { items: value, to: iterator });
                let start = self.later_rounds(header);
                let end = self.hole(Op::Next { iterator, to: iterator + 1, end: 0 });
                self.bind(target, iterator + 1);
                self.clauses(rest, inner);
                self.emit(Op::Jump(start));
                self.fill(end);
            }
        }
    }

    /// Makes the variables of a comprehension.
    fn bind(&mut self, target: &Target, register: u16) {
        match target {
            Target::Name(name, _) => self.scope.bound.push((name.clone(), register)),
            Target::Many(targets, _) => {
                let items = self.block(targets.len());
                self.emit(Op::Unpack { value: Operand::Local(register), items });
                for (nth, target) in targets.iter().enumerate() {
                    self.bind(target, items.nth(nth));
                }
            }
            Target::Element(..) | Target::Slice(..) | Target::Member(..) => {
                self.store(target, Operand::Local(register));
            }
        }
    }

    pub(super) fn formatted(&mut self, parts: &[FormattedPart], to: u16) {
        let items = self.block(parts.len());
        for (nth, part) in parts.iter().enumerate() {
            let register = items.nth(nth);
            match part {
                FormattedPart::Text(text) => {
                    let text = self.constant(Literal::Text(text.clone()));
                    self.copy(Place::Local(register), text);
                }
                FormattedPart::Value(value, format) => self.with_registers(|compiler| {
                    let value = compiler.operand(value);
                    let format = compiler.constant(Literal::Text(format.clone()));
                    compiler.emit(Op::Format { value, format, to: register });
                }),
            }
        }
        self.emit(Op::Concatenate { items, to });
    }
}
