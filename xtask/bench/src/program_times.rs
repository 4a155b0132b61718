//! The speed of programs in the languages of lessons: simple loops, a solver, and jumps within a long
//! run.

use std::hint::black_box;

use sudoku_engine::formats;
use sudoku_lessons::{Language, Machine, Program};

use crate::measure::WrongCount;

/// The turns of the simple loops, each with a remainder, a sum, an assignment and the next number.
const TURNS: u64 = 1_000_000;
const OPERATIONS: u64 = 4 * TURNS;
/// How often each loop runs; the shortest time counts.
const ROUNDS: usize = 5;

/// A puzzle of 1,287 placements by plain backtracking.
const PUZZLE: &str =
    "000006201070510060006080059120000000080940500590000000001050073030460080000003604";

/// The moments of the long run, and the number of jumps in it.
const MOMENTS: u64 = 100_000_000;
const SEEKS: u64 = 200;

const fn simple_loop(language: Language) -> &'static str {
    match language {
        Language::Kumir => {
            "алг\nнач\n  цел н, к\n  н := 0\n  нц для к от 0 до 999999\n    н := н + mod(к, 7)\n  кц\n  \
             вывод н\nкон\n"
        }
        Language::OneC => {
            "Н = 0;\nДля К = 0 По 999999 Цикл\n  Н = Н + К % 7;\nКонецЦикла;\nСообщить(Н);\n"
        }
        Language::Nuru => {
            "fanya n = 0\nkwa k ktk mfululizo(1000000) { n = n + k % 7 }\nandika(n)\n"
        }
        Language::Python => "n = 0\nfor k in range(1000000):\n    n = n + k % 7\nprint(n)\n",
    }
}

/// Measures all of it. Returns one line per figure: a name with its unit, a tab and the figure. `now`
/// is a clock in seconds.
///
/// # Errors
///
/// When a loop or the solver counts wrong.
pub fn report(now: impl Fn() -> f64) -> Result<String, WrongCount> {
    let mut lines = String::new();
    let mut add = |name: &str, figure: f64| lines += &format!("{name}\t{figure:.3}\n");
    let million_per_second = |seconds: f64| OPERATIONS as f64 / seconds / 1e6;
    let expected: u64 = (0..TURNS).map(|turn| turn % 7).sum();
    let seconds = shortest(&now, || check("the loop in Rust", rust_loop(), expected))?;
    add("simple operations in Rust, M/s", million_per_second(seconds));
    for language in Language::ALL {
        let name = format!("simple operations in {}, M/s", name(language));
        let seconds = shortest(&now, || {
            let mut machine = machine(language, simple_loop(language));
            machine.run(u64::MAX);
            // 1C groups the digits.
            let digits: String = machine.output().chars().filter(char::is_ascii_digit).collect();
            check("a loop", digits.parse().unwrap_or(0), expected)
        })?;
        add(&name, million_per_second(seconds));
    }
    let givens = formats::read_line(PUZZLE).expect("a line");
    let solver = Language::Kumir.solver_of(&givens).expect("a listing for 9x9 cells");
    let seconds = shortest(&now, || {
        let mut machine = machine(Language::Kumir, &solver);
        machine.run(u64::MAX);
        check("the solver in KuMir", machine.move_counts().placements, 1_287)
    })?;
    add("solver in KuMir with 1,287 placements, ms", seconds * 1000.0);
    let mut jumps = jumps(now);
    jumps.sort_by(f64::total_cmp);
    let last = jumps.len() - 1;
    for (percentile, index) in [("median", last / 2), ("p99", last * 99 / 100), ("max", last)] {
        add(
            &format!("jump in a run of {MOMENTS} moments, {percentile}, ms"),
            jumps[index] * 1000.0,
        );
    }
    Ok(lines)
}

fn name(language: Language) -> &'static str {
    match language {
        Language::Kumir => "KuMir",
        Language::OneC => "1C",
        Language::Nuru => "Nuru",
        Language::Python => "Python",
    }
}

fn machine(language: Language, text: &str) -> Machine {
    let program = Program::parse(language, text).expect("a program without errors");
    Machine::new(program.shared(), "")
}

/// Returns the shortest time of several runs, in seconds.
fn shortest(
    now: &impl Fn() -> f64,
    mut run: impl FnMut() -> Result<(), WrongCount>,
) -> Result<f64, WrongCount> {
    let mut shortest = f64::INFINITY;
    for _ in 0..ROUNDS {
        let start = now();
        run()?;
        shortest = shortest.min(now() - start);
    }
    Ok(shortest)
}

fn check(name: &'static str, counted: u64, expected: u64) -> Result<(), WrongCount> {
    if counted == expected { Ok(()) } else { Err(WrongCount { name, counted, expected }) }
}

/// Does in Rust what the simple loops do, one turn after the other.
fn rust_loop() -> u64 {
    let (mut sum, divisor) = (0, black_box(7));
    for turn in 0..TURNS {
        sum = black_box(sum + turn % divisor);
    }
    sum
}

/// Returns the time of each jump to a random moment of a long run, in seconds.
fn jumps(now: impl Fn() -> f64) -> Vec<f64> {
    let text = "n = 0\nwhile True:\n    n = n + 1\n    if n % 1000 == 0:\n        n = 0\n";
    let mut machine = machine(Language::Python, text);
    machine.run(MOMENTS);
    let mut seed: u64 = 20_250_101;
    let jump = |_| {
        seed = (seed * 1_664_525 + 1_013_904_223) % (1 << 32);
        let moment = seed % MOMENTS;
        let start = now();
        machine.seek(moment);
        now() - start
    };
    (0..SEEKS).map(jump).collect()
}
