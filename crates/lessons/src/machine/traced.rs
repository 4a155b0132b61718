//! The variables of a program, and their values while it runs.

use super::Machine;
use super::value::{Object, Value};
use crate::program::Program;

/// A variable as it is written in the text of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedVariable {
    /// The function that it belongs to; empty for the program itself.
    pub function: String,
    pub name: String,
}

impl Program {
    /// Returns the variables of the program: those outside of functions first, then those of each
    /// function.
    pub fn variables(&self) -> Vec<NamedVariable> {
        let code = &self.code;
        let is_function = |name: &String| code.functions.iter().any(|it| it.name == *name);
        let globals = code.globals.iter().filter(|name| !is_function(name));
        let globals =
            globals.map(|name| NamedVariable { function: String::new(), name: name.clone() });
        let locals = code.functions.iter().skip(1).flat_map(|function| {
            function.variables.iter().map(|variable| NamedVariable {
                function: function.name.clone(),
                name: variable.name.clone(),
            })
        });
        let mut variables: Vec<NamedVariable> = Vec::new();
        for variable in globals.chain(locals) {
            if !variables.contains(&variable) {
                variables.push(variable);
            }
        }
        variables
    }
}

impl Machine {
    /// Returns the value of a variable as the language prints it: in the innermost call of its
    /// function. `None` if it has no value or the function is not called.
    ///
    /// ```
    /// use sudoku_lessons::{Language, Machine, Program};
    ///
    /// let program = Program::parse(Language::Python, "x = 1\nx = x + 1\n").unwrap().shared();
    /// let variable = program.variables().remove(0);
    /// let mut machine = Machine::new(program, "");
    /// machine.run(2);
    /// assert_eq!(machine.value_of(&variable).as_deref(), Some("2"));
    /// ```
    pub fn value_of(&self, variable: &NamedVariable) -> Option<String> {
        let value = self.innermost(variable)?;
        let value = if let Value::Object(handle) = value
            && let Object::Cell(content) = self.state.heap.get(handle)
        {
            *content
        } else {
            value
        };
        (value != Value::Unset).then(|| self.shown(value))
    }

    fn innermost(&self, variable: &NamedVariable) -> Option<Value> {
        let code = &self.program.code;
        if variable.function.is_empty() {
            let nth = code.globals.iter().position(|name| *name == variable.name)?;
            return self.state.globals.get(nth).copied();
        }
        let frames = self.state.frames.iter().skip(1).rev();
        let function_of = |frame: &super::state::Frame| &code.functions[frame.function as usize];
        let frame = frames.into_iter().find(|it| function_of(it).name == variable.function)?;
        let variables = &function_of(frame).variables;
        let nth = variables.iter().position(|it| it.name == variable.name)?;
        self.state.registers.get(frame.base as usize + nth).copied()
    }
}
