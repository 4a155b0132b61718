//! The compiler: what it knows of the program and of the function it compiles.

use std::collections::{BTreeSet, HashMap};

use super::pending_jump::PendingJump;
use super::scope::{self, Scope};
use super::{Code, FunctionCode, Literal, Op, Variable};
use crate::library::{Constant, Library};
use crate::source::Span;
use crate::syntax::{Problem, SyntaxError};
use crate::tree::walk::{self, Part};
use crate::tree::{Function, ScopeRule, StatementKind, Tree, ValueType};

/// The greatest number of globals and constants, and of instructions.
pub(super) const MAX_SLOTS: usize = 60_000;
const MAX_OPS: usize = 1_000_000;

/// The jumps out of a loop.
#[derive(Debug, Default)]
pub(super) struct Loop {
    pub(super) breaks: Vec<PendingJump>,
    pub(super) continues: Vec<PendingJump>,
    /// How many handlers of errors are open around the loop.
    pub(super) tries: usize,
}

/// The types of variables, where the language has any.
pub(super) type Types = HashMap<String, (ValueType, bool)>;

pub(super) struct Compiler<'t> {
    pub(super) tree: &'t Tree,
    pub(super) library: Library,
    pub(super) code: Code,
    pub(super) errors: Vec<SyntaxError>,
    pub(super) static_functions: HashMap<String, u32>,
    /// The functions that calls name, to know how arguments are passed.
    pub(super) static_headers: HashMap<String, &'t Function>,
    /// The functions outside of other functions by their names, the last of each name.
    pub(super) defined: HashMap<String, &'t Function>,
    /// The names that a function changes, once they have been asked for.
    pub(super) changed: HashMap<String, BTreeSet<String>>,
    pub(super) global_slots: HashMap<String, u16>,
    /// The names that the module declares.
    pub(super) module_names: BTreeSet<String>,
    pub(super) global_types: Types,
    pub(super) types: Types,
    pub(super) scope: Scope,
    pub(super) function: usize,
    pub(super) next_register: u16,
    pub(super) loops: Vec<Loop>,
    pub(super) tries: usize,
    pub(super) result: Option<String>,
}

/// Compiles a program. Without errors, the code can run.
pub(crate) fn compile(tree: &Tree) -> (Code, Vec<SyntaxError>) {
    let main = FunctionCode {
        name: String::new(),
        entry: 0,
        parameters: 0,
        required: 0,
        registers: 0,
        variables: Vec::new(),
        captures: Vec::new(),
    };
    let code = Code {
        ops: Vec::new(),
        sites: Vec::new(),
        constants: Vec::new(),
        functions: vec![main],
        globals: Vec::new(),
        semantics: tree.semantics,
    };
    let mut compiler = Compiler {
        tree,
        library: tree.library,
        code,
        errors: Vec::new(),
        static_functions: HashMap::new(),
        static_headers: HashMap::new(),
        defined: defined(tree),
        changed: HashMap::new(),
        global_slots: HashMap::new(),
        module_names: scope::declared(&tree.body).into_iter().collect(),
        global_types: Types::new(),
        types: Types::new(),
        scope: Scope::default(),
        function: 0,
        next_register: 0,
        loops: Vec::new(),
        tries: 0,
        result: None,
    };
    compiler.program();
    (compiler.code, compiler.errors)
}

fn defined(tree: &Tree) -> HashMap<String, &Function> {
    let mut defined = HashMap::new();
    walk::walk(&tree.body, &mut |part| {
        if let Part::Function(function) = part {
            defined.insert(function.name.clone(), function);
        }
    });
    defined
}

impl Compiler<'_> {
    pub(super) const fn rule(&self) -> ScopeRule {
        self.tree.semantics.scope
    }

    pub(super) const fn is_in_function(&self) -> bool {
        self.function != 0
    }

    /// Returns whether functions have names of their own, which are known before the program runs.
    pub(super) const fn has_static_functions(&self) -> bool {
        match self.rule() {
            ScopeRule::Declared | ScopeRule::AssignedUnlessDeclared => true,
            ScopeRule::Assigned | ScopeRule::AssignedOrOutside => false,
        }
    }

    pub(super) fn is_parameter(&self, register: u16) -> bool {
        register < self.code.functions[self.function].parameters
    }

    fn program(&mut self) {
        let mut functions = Vec::new();
        let tree = self.tree;
        let mut global_names: Vec<String> = Vec::new();
        let mut reserved = BTreeSet::new();
        if self.has_static_functions() {
            for statement in &tree.body {
                let StatementKind::Define(function) = &statement.kind else { continue };
                let number = (self.code.functions.len() + functions.len()) as u32;
                if self.static_functions.insert(function.name.clone(), number).is_some() {
                    let problem = Problem::DuplicateName(function.name.clone());
                    self.errors.push(SyntaxError { span: function.header, problem });
                    continue;
                }
                self.static_headers.insert(function.name.clone(), function);
                reserved.insert(function.name.clone());
                functions.push(function);
            }
        }
        for (name, _) in scope::assigned(&tree.body) {
            if !reserved.contains(&name) {
                global_names.push(name);
            }
        }
        scope::globals_of_functions(&tree.body, &mut global_names);
        for name in global_names {
            self.global(&name);
        }
        for function in &functions {
            self.reserve(function);
        }
        self.moment(Span::default(), false);
        self.statements(&tree.body);
        self.emit(Op::Halt);
        self.code.functions[0].registers = self.code.functions[0].registers.max(1);
        for (index, function) in functions.into_iter().enumerate() {
            self.static_function(index + 1, function);
        }
        if self.code.ops.len() > MAX_OPS || self.code.constants.len() > MAX_SLOTS {
            self.too_large();
        }
    }

    pub(super) fn too_large(&mut self) {
        if self.errors.iter().all(|error| error.problem != Problem::TooLarge) {
            self.errors.push(SyntaxError { span: Span::default(), problem: Problem::TooLarge });
        }
    }

    /// Returns the number of a global variable, which is made if there is none.
    pub(super) fn global(&mut self, name: &str) -> u16 {
        if let Some(slot) = self.global_slots.get(name) {
            return *slot;
        }
        if self.code.globals.len() >= MAX_SLOTS {
            self.too_large();
            return 0;
        }
        let slot = self.code.globals.len() as u16;
        self.code.globals.push(self.spelled(name));
        self.global_slots.insert(name.to_owned(), slot);
        slot
    }

    /// Returns a name as the program first writes it.
    pub(super) fn spelled(&self, name: &str) -> String {
        self.tree.spellings.get(name).cloned().unwrap_or_else(|| name.to_owned())
    }

    pub(super) fn variable(&mut self, name: &str) {
        let name = self.spelled(name);
        self.code.functions[self.function].variables.push(Variable { name });
    }

    pub(super) fn unknown_name(&mut self, name: &str, span: Span) {
        let problem = Problem::UnknownName(self.spelled(name));
        self.errors.push(SyntaxError { span, problem });
    }
}

impl From<&Constant> for Literal {
    fn from(constant: &Constant) -> Self {
        match constant {
            Constant::Text(text) => Self::Text((*text).to_owned()),
            Constant::Integer(number) => Self::Integer(*number),
            Constant::Real(number) => Self::Real(*number),
            Constant::Characters => Self::Characters,
            Constant::Constraints => Self::Constraints,
        }
    }
}
