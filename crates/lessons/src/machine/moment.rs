//! A moment of a run as a reader sees it. Built only for the moment that is shown.

use super::Machine;
use super::board::GridWrite;
use super::state::NO_PLACEMENT;
use super::value::{Object, Value};
use crate::source::Span;

/// A statement or condition that ran, and what it changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// Counted from 1.
    pub number: u64,
    pub span: Span,
    /// The calls that had not ended when the statement began, the outermost first. The first is the
    /// program itself.
    pub stack: Vec<CallView>,
    /// What was printed.
    pub output: String,
    pub writes: Vec<GridWrite>,
    /// Whether the condition holds, if this is one and no function was called to find that out.
    pub holds: Option<bool>,
}

/// A call that has not ended.
#[derive(Clone, Debug, PartialEq)]
pub struct CallView {
    /// Empty for the program itself.
    pub function: String,
    /// The statement that calls, unless this is the program itself.
    pub called_from: Option<Span>,
    /// The parameters, then the other variables, in the order of the text.
    pub variables: Vec<VariableView>,
    /// How many of the variables are parameters.
    pub parameters: usize,
    /// The number of the first move of the grid, from 1, that places a digit in this call, or in
    /// one that it made and that has ended. `None` before it, and for the program itself.
    pub first_placement: Option<u64>,
}

/// A variable, with its values as the language prints them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariableView {
    pub name: String,
    /// `None` if it has no value.
    pub value: Option<String>,
    /// The value before, if the statement changed it. The inner `None` means that there was none.
    pub old: Option<Option<String>>,
}

impl Machine {
    /// Runs one moment and returns it; `None` at the end.
    pub fn step(&mut self) -> Option<Moment> {
        let (before, printed) = (self.stack(), self.state.output);
        let number = self.state.moments + 1;
        let span = self.next_span()?;
        if self.run(1) == 0 {
            return None;
        }
        let after = self.stack();
        let depth = before.len();
        let stack =
            before.into_iter().enumerate().map(|(depth, old)| merged(old, after.get(depth)));
        Some(Moment {
            number,
            span,
            stack: stack.collect(),
            output: self.output.get(printed..).unwrap_or_default().to_owned(),
            writes: self.state.watch.writes().to_vec(),
            holds: self.last_condition().filter(|_| after.len() == depth),
        })
    }

    /// Returns whether the condition that ran last holds, if it has been decided.
    fn last_condition(&self) -> Option<bool> {
        let code = &self.program.code;
        let if_true = code.sites[self.state.site as usize].if_true?;
        // Without a statement at the start, both ways may lead to the same moment.
        let is_distinct = matches!(code.ops[if_true as usize], crate::code::Op::Moment(_));
        (is_distinct && self.state.ending.is_none()).then_some(self.state.op == if_true)
    }

    /// Goes to right after a moment and returns it; `None` for moment 0, and if the run has fewer
    /// moments: then it goes to the end.
    pub fn seek_moment(&mut self, number: u64) -> Option<Moment> {
        self.seek(number.saturating_sub(1));
        if number == 0 { None } else { self.step() }
    }

    /// Returns the statement or condition that runs next; `None` at the end.
    pub fn next_span(&self) -> Option<Span> {
        let code = &self.program.code;
        if self.state.ending.is_some() {
            return None;
        }
        if let crate::code::Op::Moment(site) = code.ops[self.state.op as usize] {
            Some(code.sites[site as usize].span)
        } else {
            // Before the first moment.
            code.sites.first().map(|site| site.span)
        }
    }

    /// Returns the statement or condition that ran last; before the first, the first one.
    pub fn current_span(&self) -> Span {
        let sites = &self.program.code.sites;
        sites.get(self.state.site as usize).map_or(Span::default(), |site| site.span)
    }

    /// Returns the calls that have not ended, with their variables.
    pub fn stack(&self) -> Vec<CallView> {
        let code = &self.program.code;
        let frames = self.state.frames.iter().enumerate();
        let views = frames.map(|(depth, frame)| {
            if depth == 0 {
                let variables = code.globals.iter().zip(&self.state.globals);
                let variables = variables
                    .filter(|(_, value)| !self.is_function(**value))
                    .map(|(name, value)| self.variable_view(name, *value));
                return CallView {
                    function: String::new(),
                    called_from: None,
                    variables: variables.collect(),
                    parameters: 0,
                    first_placement: None,
                };
            }
            let function = &code.functions[frame.function as usize];
            let registers = &self.state.registers[frame.base as usize..];
            let variables = function.variables.iter().zip(registers);
            let variables: Vec<_> = variables
                .map(|(variable, value)| self.variable_view(&variable.name, *value))
                .collect();
            CallView {
                function: function.name.clone(),
                called_from: Some(code.sites[frame.caller_site as usize].span),
                variables,
                parameters: function.parameters.into(),
                first_placement: (frame.first_placement != NO_PLACEMENT)
                    .then_some(frame.first_placement.into()),
            }
        });
        views.collect()
    }

    fn is_function(&self, value: Value) -> bool {
        let is_closure = |handle| matches!(self.state.heap.get(handle), Object::Closure { .. });
        matches!(value, Value::Function(_))
            || matches!(value, Value::Object(handle) if is_closure(handle))
    }

    fn variable_view(&self, name: &str, value: Value) -> VariableView {
        let value = if let Value::Object(handle) = value
            && let Object::Cell(content) = self.state.heap.get(handle)
        {
            *content
        } else {
            value
        };
        let value = (value != Value::Unset).then(|| self.shown(value));
        VariableView { name: name.to_owned(), value, old: None }
    }
}

/// Returns a call with the values after a statement, and the values before where they changed.
fn merged(before: CallView, after: Option<&CallView>) -> CallView {
    let Some(after) =
        after.filter(|it| it.function == before.function && it.called_from == before.called_from)
    else {
        return before;
    };
    let old = |name: &str| before.variables.iter().find(|it| it.name == name);
    let variables = after.variables.iter().map(|new| {
        let old_value = old(&new.name).and_then(|it| it.value.clone());
        let old = (old_value != new.value).then_some(old_value);
        VariableView { old, ..new.clone() }
    });
    CallView { variables: variables.collect(), ..after.clone() }
}
