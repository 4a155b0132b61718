//! The machine: runs the code of any program, forward and backward.
//!
//! Must not know languages.

mod arithmetic;
mod board;
mod calls;
mod collections;
mod comparison;
mod constraints;
mod counting;
mod element_writes;
mod elements;
mod execute;
mod fault;
mod flow;
mod heap;
mod history;
mod integers;
mod keys;
mod layout;
mod library;
mod model_draft;
mod moment;
mod operands;
mod rare;
mod reals;
mod sets;
mod slices;
mod state;
mod steps;
mod tables;
mod text;
mod traced;
mod truth;
mod value;

pub use board::{GridMove, GridWrite, MoveCounts};
pub use fault::{Fault, Kind, RuntimeError};
pub use moment::{CallView, Moment, VariableView};
pub use state::Ending;
pub use traced::NamedVariable;

use std::fmt;
use std::rc::Rc;

use sudoku_engine::board::Givens;

use self::board::Watch;
use self::flow::PauseAt;
use self::heap::Heap;
use self::history::History;
use self::state::{Frame, NO_PLACEMENT, State};
use self::text::Printer;
use self::value::{ConstraintObject, Object, Value};
use crate::code::Literal;
use crate::program::Program;

/// A run of a program.
///
/// Deterministic: the same program and input give the same moments.
#[derive(Clone)]
pub struct Machine {
    program: Rc<Program>,
    constants: Rc<[Value]>,
    input: Rc<[String]>,
    output: String,
    state: State,
    /// The first register of the innermost call.
    base: usize,
    history: History,
}

impl fmt::Debug for Machine {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Machine").field("moments", &self.state.moments).finish_non_exhaustive()
    }
}

impl Machine {
    /// Creates a run before its first moment. The input is what the program can read, line by line.
    pub fn new(program: Rc<Program>, input: &str) -> Self {
        let mut heap = Heap::new();
        let code = &program.code;
        let constants: Rc<[Value]> =
            code.constants.iter().map(|it| constant(&mut heap, it)).collect();
        heap.note_changes(program.puzzle().is_some());
        let registers = code.functions[0].registers.into();
        let state = State {
            registers: vec![Value::Unset; registers],
            globals: vec![Value::Unset; code.globals.len()],
            frames: vec![Frame {
                function: 0,
                base: 0,
                caller_op: 0,
                caller_site: 0,
                result: 0,
                first_placement: NO_PLACEMENT,
            }],
            handlers: Vec::new(),
            heap,
            op: 0,
            site: 0,
            moments: 0,
            deepest: 0,
            ending: None,
            output: 0,
            input: 0,
            last_error: None,
            models: Vec::new(),
            watch: Watch::new(program.puzzle().cloned()),
        };
        let mut machine = Self {
            program,
            constants,
            input: input.lines().map(str::to_owned).collect(),
            output: String::new(),
            history: History::new(state.clone()),
            state,
            base: 0,
        };
        // To right before the first moment.
        machine.execute(0, PauseAt::Moments);
        machine
    }

    pub fn program(&self) -> &Program {
        &self.program
    }

    /// Runs for at most this many moments, and returns how many it ran: fewer only at the end.
    pub fn run(&mut self, moments: u64) -> u64 {
        self.run_until(moments, PauseAt::Moments)
    }

    /// Like [`run`](Self::run), but also stops after a statement that wrote to the grid.
    pub fn run_to_write(&mut self, moments: u64) -> u64 {
        self.run_until(moments, PauseAt::GridWrites)
    }

    fn run_until(&mut self, moments: u64, pause: PauseAt) -> u64 {
        let start = self.state.moments;
        let end = start.saturating_add(moments);
        while self.state.moments < end && self.state.ending.is_none() {
            let due = self.history.next();
            if self.state.moments >= due {
                self.history.keep(self.state.clone());
                continue;
            }
            let before = self.state.moments;
            self.execute(due.min(end) - before, pause);
            if pause == PauseAt::GridWrites
                && !self.writes().is_empty()
                && self.state.moments > before
            {
                break;
            }
        }
        self.state.moments - start
    }

    /// Goes back by at most this many moments, and returns how many: fewer only at the start.
    pub fn back(&mut self, moments: u64) -> u64 {
        let target = self.state.moments.saturating_sub(moments);
        let gone = self.state.moments - target;
        self.seek(target);
        gone
    }

    /// Goes to right after the moment of this number, or to the end if there are fewer. 0 is the
    /// start.
    pub fn seek(&mut self, moment: u64) {
        if moment == self.state.moments {
            return;
        }
        let checkpoint = self.history.at_or_before(moment);
        if moment < self.state.moments || checkpoint.moments > self.state.moments {
            self.restore(checkpoint.clone());
        }
        self.run(moment - self.state.moments.min(moment));
    }

    /// Returns the last moment up to the given one that is reached at once.
    pub fn checkpoint_before(&self, moment: u64) -> u64 {
        self.history.at_or_before(moment).moments
    }

    /// Goes to right after the statement that makes the move of this number, or to the end if there
    /// are fewer moves, but runs for at most this many moments. 0 is the start. Returns whether it
    /// is there; otherwise, the same call goes on.
    ///
    /// ```
    /// use sudoku_lessons::{Language, Machine, Program};
    ///
    /// let program = Program::parse(Language::Python, Language::Python.solver()).unwrap();
    /// let mut machine = Machine::new(program.shared(), "");
    /// while !machine.seek_move(3, 1_000) {}
    /// assert_eq!(machine.move_counts().placements, 3);
    /// assert_eq!(machine.writes().len(), 1);
    /// ```
    pub fn seek_move(&mut self, number: u64, moments: u64) -> bool {
        let checkpoint = self.history.before_move(number);
        let is_behind = self.state.move_count() < number;
        if !is_behind || checkpoint.moments > self.state.moments {
            self.restore(checkpoint.clone());
        }
        if number == 0 {
            self.seek(0);
        }
        let end = self.state.moments.saturating_add(moments);
        while self.state.move_count() < number && self.state.ending.is_none() {
            if self.state.moments >= end {
                return false;
            }
            self.run_to_write(end - self.state.moments);
        }
        true
    }

    /// Goes to a checkpoint.
    fn restore(&mut self, checkpoint: State) {
        self.state = checkpoint;
        self.base = self.state.frames.last().map_or(0, |frame| frame.base as usize);
        self.output.truncate(self.state.output);
        if self.state.moments == 0 {
            self.execute(0, PauseAt::Moments);
        }
    }

    /// Returns how many moments have run.
    pub const fn moments(&self) -> u64 {
        self.state.moments
    }

    /// Returns how the run ended, if it has.
    pub const fn ending(&self) -> Option<&Ending> {
        self.state.ending.as_ref()
    }

    /// Returns what has been printed.
    pub fn output(&self) -> &str {
        &self.output
    }

    /// Returns how many calls have not ended; 0 outside of any.
    pub fn call_depth(&self) -> usize {
        self.state.frames.len() - 1
    }

    /// Returns how deep calls have been nested; 0 without a call.
    pub const fn deepest_call(&self) -> u32 {
        self.state.deepest
    }

    /// Returns the grid as it is, once it has been found.
    pub fn grid(&self) -> Option<Givens> {
        self.state.watch.grid()
    }

    /// Returns the moves up to now.
    pub const fn move_counts(&self) -> MoveCounts {
        self.state.watch.counts()
    }

    /// Returns what the last statement wrote to the grid.
    pub fn writes(&self) -> &[GridWrite] {
        self.state.watch.writes()
    }

    /// Returns about how many bytes the state takes, what was printed included, and how many all
    /// checkpoints take together.
    pub fn memory(&self) -> (usize, usize) {
        (self.state.size() + self.output.len(), self.history.bytes())
    }

    /// Returns the distance between two checkpoints, in moments.
    pub const fn checkpoint_spacing(&self) -> u64 {
        self.history.spacing()
    }

    fn printer(&self) -> Printer<'_> {
        Printer { heap: &self.state.heap, code: &self.program.code }
    }

    /// Returns a value as it is printed on its own.
    fn text(&self, value: Value) -> Result<String, Fault> {
        self.joined(&[value], "")
    }

    /// Returns values as they are printed, with a separator between them.
    fn joined(&self, values: &[Value], separator: &str) -> Result<String, Fault> {
        let mut text = String::new();
        for (nth, value) in values.iter().enumerate() {
            if nth > 0 {
                text.push_str(separator);
            }
            self.printer().write_text(&mut text, *value)?;
        }
        Ok(text)
    }

    fn representation(&self, value: Value) -> Result<String, Fault> {
        self.printer().representation(value)
    }

    fn shown(&self, value: Value) -> String {
        self.printer().shown(value)
    }

    fn type_fault(&self, expected: Kind, value: Value) -> Fault {
        Fault::Type { expected, found: self.shown(value) }
    }
}

fn constant(heap: &mut Heap, literal: &Literal) -> Value {
    let object = match literal {
        Literal::Nothing => return Value::Nothing,
        Literal::Truth(truth) => return Value::Truth(*truth),
        Literal::Integer(number) => return Value::Integer(*number),
        Literal::Real(number) => return Value::Real(*number),
        Literal::Function(function) => return Value::Function(*function),
        Literal::Library(builtin) => return Value::Library(*builtin),
        Literal::Text(text) => Object::Text(text.as_str().into()),
        Literal::Constraints => Object::Constraint(ConstraintObject::Library),
        Literal::Characters => return characters(heap),
    };
    heap.add(object).unwrap_or(Value::Nothing)
}

/// Makes a dictionary of texts for characters that are hard to type.
fn characters(heap: &mut Heap) -> Value {
    let names = [
        ("пс", "\n"),
        ("lf", "\n"),
        ("вк", "\r"),
        ("cr", "\r"),
        ("таб", "\t"),
        ("tab", "\t"),
        ("нпп", "\u{a0}"),
        ("nbsp", "\u{a0}"),
    ];
    let mut entries = indexmap::IndexMap::new();
    for (name, text) in names {
        let pair = (heap.text(name), heap.text(text));
        if let (Ok(key), Ok(value)) = pair {
            entries.insert(value::Key::Text(name.into()), (key, value));
        }
    }
    heap.add(Object::Dictionary { entries, is_set: false }).unwrap_or(Value::Nothing)
}
