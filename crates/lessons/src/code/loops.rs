//! Loops, and the ways out of them.

use super::compiler::{Compiler, Loop};
use super::names::Meaning;
use super::{Literal, Op, Operand, Place};
use crate::source::Span;
use crate::syntax::{Problem, SyntaxError};
use crate::tree::{Expression, Statement, Target};

impl Compiler<'_> {
    /// Compiles the body of a loop, and returns its jumps.
    fn loop_body(&mut self, body: &[Statement]) -> Loop {
        self.loops.push(Loop { tries: self.tries, ..Loop::default() });
        self.statements(body);
        self.loops.pop().unwrap_or_default()
    }

    pub(super) fn while_loop(&mut self, condition: &Expression, body: &[Statement]) {
        let start = self.here();
        let end = self.condition(condition, false);
        let Loop { breaks, continues, .. } = self.loop_body(body);
        self.fill_all(continues);
        self.emit(Op::Jump(start));
        self.fill(end);
        self.fill_all(breaks);
    }

    pub(super) fn until_loop(
        &mut self,
        span: Span,
        body: &[Statement],
        condition: Option<&Expression>,
    ) {
        let start = self.here();
        let Loop { breaks, continues, .. } = self.loop_body(body);
        self.fill_all(continues);
        match condition {
            Some(condition) => {
                let end = self.condition(condition, true);
                self.emit(Op::Jump(start));
                self.fill(end);
            }
            None => {
                // A body without a statement that runs must not go round without a moment.
                let first = body.first().map_or(span, |first| first.span);
                let starts_with_moment = self.starts_with_moment(start);
                self.moment(first, !starts_with_moment);
                self.emit(Op::Jump(start));
            }
        }
        self.fill_all(breaks);
    }

    pub(super) fn repeat_loop(&mut self, span: Span, count: &Expression, body: &[Statement]) {
        let header = Span::new(span.start, count.span.end);
        self.moment(header, true);
        let first = self.registers(4);
        let one = self.constant(Literal::Integer(1));
        self.copy(Place::Local(first), one);
        self.compute_register(count, first + 1);
        self.copy(Place::Local(first + 2), one);
        self.rounds(header, first, Place::Local(first + 3), body, false);
    }

    pub(super) fn counting_loop(
        &mut self,
        span: Span,
        variable: &Target,
        (bounds, step): (&[Expression; 2], Option<&Expression>),
        body: &[Statement],
        is_variable_counter: bool,
    ) {
        let [from, last] = bounds;
        let end = step.map_or(last.span.end, |step| step.span.end.max(last.span.end));
        let header = Span::new(span.start, end);
        self.moment(header, true);
        let first = self.registers(3);
        self.compute_register(from, first);
        self.compute_register(last, first + 1);
        match step {
            Some(step) => self.compute_register(step, first + 2),
            None => {
                let one = self.constant(Literal::Integer(1));
                self.copy(Place::Local(first + 2), one);
            }
        }
        let Target::Name(name, name_span) = variable else { return };
        match self.place_of(name) {
            Some(place) => self.rounds(header, first, place, body, is_variable_counter),
            None => self.unknown_name(name, *name_span),
        }
    }

    /// Begins the moment of each round but the first, whose moment has begun before the bounds or
    /// the items were computed. Returns where later rounds start.
    pub(super) fn later_rounds(&mut self, header: Span) -> u32 {
        let first_round = self.jump();
        let start = self.here();
        self.moment(header, true);
        self.fill(first_round);
        start
    }

    /// Compiles the rounds of a loop that counts in three registers. Its moment has begun.
    fn rounds(
        &mut self,
        header: Span,
        first: u16,
        variable: Place,
        body: &[Statement],
        is_variable_counter: bool,
    ) {
        self.emit(Op::StartCount { first });
        let start = self.later_rounds(header);
        let end = self.hole(Op::CountRound { first, variable, end: 0 });
        let Loop { breaks, continues, .. } = self.loop_body(body);
        self.fill_all(continues);
        if is_variable_counter {
            let (left, right) = (variable.into(), Operand::Local(first + 2));
            let operator = crate::tree::BinaryOperator::Add;
            self.emit(Op::Binary { operator, to: Place::Local(first), left, right });
        }
        self.emit(Op::Jump(start));
        self.fill(end);
        if is_variable_counter {
            self.copy(variable, Operand::Local(first));
        }
        self.fill_all(breaks);
    }

    pub(super) fn each_loop(
        &mut self,
        span: Span,
        target: &Target,
        items: &Expression,
        body: &[Statement],
        restores: bool,
    ) {
        let header = Span::new(span.start, items.span.end);
        self.moment(header, true);
        let iterator = self.registers(3);
        let (item, saved) = (iterator + 1, iterator + 2);
        let restored = match target {
            Target::Name(name, _) if restores => self.place_of(name),
            _ => None,
        };
        if let Some(place) = restored {
            self.emit(Op::CopyAny { to: Place::Local(saved), from: place.into() });
        }
        // A variable that was not there before is not there afterwards if it means one outside.
        let has_outer = match target {
            Target::Name(name, _) => matches!(self.meaning(name), Meaning::Fallback(..)),
            Target::Element(..) | Target::Slice(..) | Target::Member(..) | Target::Many(..) => {
                false
            }
        };
        let items = self.operand(items);
        self.emit(Op::Iterate { items, to: iterator });
        let start = self.later_rounds(header);
        let end = self.hole(Op::Next { iterator, to: item, end: 0 });
        self.store(target, Operand::Local(item));
        let Loop { breaks, continues, .. } = self.loop_body(body);
        self.fill_all(continues);
        self.emit(Op::Jump(start));
        self.fill(end);
        self.fill_all(breaks);
        if let Some(place) = restored {
            let old = Op::CopyAny { to: place, from: Operand::Local(saved) };
            if has_outer {
                self.emit(old);
            } else {
                let restore = self.hole(Op::JumpIfSet { local: saved, to: 0 });
                let end = self.jump();
                self.fill(restore);
                self.emit(old);
                self.fill(end);
            }
        }
    }

    /// Leaves a loop, or its round.
    pub(super) fn leave(&mut self, span: Span, is_break: bool) {
        let Some(around) = self.loops.last() else {
            let problem = Problem::Misplaced(String::new());
            self.errors.push(SyntaxError { span, problem });
            return;
        };
        for _ in around.tries..self.tries {
            self.emit(Op::EndTry);
        }
        let hole = self.jump();
        if let Some(around) = self.loops.last_mut() {
            if is_break { &mut around.breaks } else { &mut around.continues }.push(hole);
        }
    }
}
