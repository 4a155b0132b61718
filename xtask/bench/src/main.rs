//! Measures the engine natively, and prints the lines that `cargo xtask bench` parses. The
//! argument is the subject: `searching`, `solving`, `generating`, `hints` or `programs`.

use std::env;
use std::process::ExitCode;
use std::time::Instant;

use grove_bench::Subject;

fn main() -> ExitCode {
    let start = Instant::now();
    let Some(subject) = env::args().nth(1).and_then(|word| Subject::named(&word)) else {
        eprintln!("usage: grove-bench searching|solving|generating|hints|programs");
        return ExitCode::FAILURE;
    };
    match grove_bench::report(subject, || start.elapsed().as_secs_f64()) {
        Ok(lines) => {
            print!("{lines}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
