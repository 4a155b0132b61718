//! `cargo xtask test`: runs all checks.
//!
//! The checks of the sources run first, from quick to slow. In parallel with them run the build of
//! the page and the heavy tests, which use only one core. The built page is tested last, alone. The
//! run stops after the first failure. In any case, it ends with a table of the time of each check.

use std::panic::resume_unwind;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use xshell::{Cmd, Shell, cmd};

use crate::setup::{self, Need, browser};
use crate::shell::{text, this_program, tool_path};
use crate::workspace::{PAGE, WASM};
use crate::{e2e, engines, hosting, local_paths, notices, page, size};

/// A check whose output is shown while it runs.
struct Stage {
    name: &'static str,
    run: fn(&Shell) -> Result<()>,
}

/// A check that runs in parallel with the others. It is a single command, whose output is shown
/// after it has ended.
struct ParallelStage {
    name: &'static str,
    command: fn(&Shell) -> Result<Cmd<'_>>,
}

const SOURCES: &[Stage] = &[
    Stage { name: "format", run: format },
    Stage { name: "license notices", run: notices::check },
    Stage { name: "clippy", run: clippy },
    Stage { name: "clippy for WebAssembly", run: clippy_for_wasm },
    Stage { name: "tests and doctests", run: workspace_tests },
    Stage { name: "documentation", run: documentation },
    Stage { name: "tests in a browser", run: browser_tests },
    Stage { name: "page for development", run: page::check_development },
    Stage { name: "unsplit page, by Trunk", run: page::check_unsplit },
];

const PARALLEL: &[ParallelStage] = &[
    // First, because it mostly waits for the network while the other checks compile.
    ParallelStage { name: "other browser engines", command: other_engines },
    ParallelStage { name: "licenses and sources", command: deny },
    ParallelStage { name: "style sheets", command: style_sheets },
    ParallelStage { name: "release build", command: page::build_parallel },
    ParallelStage { name: "built HTML", command: built_html },
    ParallelStage { name: "heavy tests", command: heavy_tests },
];

const BUILT: &[Stage] = &[
    Stage { name: "end-to-end tests", run: e2e::run_all },
    Stage { name: "main tasks in three engines", run: engines::run_all },
    Stage { name: "examples for servers", run: hosting::check },
    Stage { name: "no local paths in the page", run: local_paths::check },
    Stage { name: "sizes", run: size::report },
];

/// The number of all stages.
const COUNT: usize = SOURCES.len() + PARALLEL.len() + BUILT.len();

/// Printed first, for the person who waits.
const INTRODUCTION: &str = "Running all checks usually takes 30 minutes on two processors, and up \
                            to 40 if nothing is installed or compiled yet.";

/// A stage that has ended.
struct StageResult {
    name: &'static str,
    time: Duration,
    result: Result<()>,
}

/// Runs the stages until one fails, and prints a summary.
///
/// # Errors
///
/// When something cannot be installed, or a stage fails.
pub(crate) fn test(shell: &Shell) -> Result<()> {
    println!("{INTRODUCTION}");
    setup::ensure(shell, &Need::CHECKS)?;
    let (first_parallel, first_built) = (SOURCES.len() + 1, SOURCES.len() + PARALLEL.len() + 1);
    println!(
        "{COUNT} checks; {first_parallel} to {} run in parallel with those before them, and show \
         their output when they end.",
        first_built - 1
    );
    let start = Instant::now();
    let parallel = shell.clone();
    let parallel = thread::spawn(move || run_parallel(&parallel, PARALLEL, first_parallel));
    let mut results = run(shell, SOURCES, 1);
    results.extend(parallel.join().unwrap_or_else(|panic| resume_unwind(panic)));
    if results.iter().all(|stage| stage.result.is_ok()) {
        results.extend(run(shell, BUILT, first_built));
    }
    let times: Vec<_> = results.iter().map(|stage| (stage.name, stage.time)).collect();
    print!("\n{}", table(&times, start.elapsed()));
    let failed = results.iter().filter(|stage| stage.result.is_err()).count();
    let passed = results.len() - failed;
    match COUNT - results.len() {
        0 => println!("{passed} passed, {failed} failed"),
        skipped => println!("{passed} passed, {failed} failed, {skipped} skipped"),
    }
    results.into_iter().try_for_each(|stage| stage.result.context(stage.name))
}

/// Runs stages, of which the first has the number `first`, until one fails.
fn run(shell: &Shell, stages: &[Stage], first: usize) -> Vec<StageResult> {
    let mut results = Vec::new();
    for (number, Stage { name, run }) in (first..).zip(stages) {
        println!("\n{}", heading(number, name));
        let start = Instant::now();
        let result = run(shell);
        let has_failed = result.is_err();
        results.push(StageResult { name, time: start.elapsed(), result });
        if has_failed {
            break;
        }
    }
    results
}

/// Runs stages as [`run`] does, and prints the output of each after it has ended.
fn run_parallel(shell: &Shell, stages: &[ParallelStage], first: usize) -> Vec<StageResult> {
    let mut results = Vec::new();
    for (number, ParallelStage { name, command }) in (first..).zip(stages) {
        let start = Instant::now();
        let result = command(shell).and_then(|command| {
            let command = command.quiet().ignore_status();
            let line = command.to_string();
            let output = command.output()?;
            // In one call, so that the output of other stages is not mixed in.
            let [out, err] =
                [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
            let heading = heading(number, name);
            println!("\n{heading} (in parallel)\n$ {line}\n{out}{err}");
            ensure!(output.status.success(), "`{line}` failed ({})", output.status);
            Ok(())
        });
        let has_failed = result.is_err();
        results.push(StageResult { name, time: start.elapsed(), result });
        if has_failed {
            break;
        }
    }
    results
}

/// Formats the line before the output of a stage.
fn heading(number: usize, name: &str) -> String {
    format!("== {number} of {COUNT}: {name}")
}

/// Formats the time of each stage, and of the whole run, which is less than their sum.
fn table(times: &[(&str, Duration)], all: Duration) -> String {
    let total = ("total", all);
    let width = times.iter().map(|(name, _)| name.len()).max().unwrap_or(0).max("stage".len());
    let row =
        |(name, time): &(&str, Duration)| format!("{name:width$} {:>8.1}\n", time.as_secs_f64());
    let rows: String = times.iter().chain([&total]).map(row).collect();
    format!("{:width$} {:>8}\n{rows}", "stage", "seconds")
}

/// Prints the findings of the test of the model's rooms, without failing.
///
/// # Errors
///
/// When the sources cannot be read.
pub(crate) fn print_floors(shell: &Shell) -> Result<()> {
    let test = ["--quiet", "--package", "xtask", "--test", "floors"];
    let options = ["--ignored", "--exact", "--nocapture", "print"];
    Ok(cmd!(shell, "cargo test {test...} -- {options...}").quiet().run()?)
}

fn format(shell: &Shell) -> Result<()> {
    cmd!(shell, "cargo fmt --all --check")
        .run()
        .context("run `cargo fmt --all` to fix the formatting")
}

fn clippy(shell: &Shell) -> Result<()> {
    Ok(cmd!(shell, "cargo clippy --locked --workspace --all-targets -- -D warnings").run()?)
}

/// Checks the page both as `cargo xtask build` compiles it, split, and as the tests do, unsplit.
fn clippy_for_wasm(shell: &Shell) -> Result<()> {
    let page = ["--locked", "--package", PAGE, "--target", WASM, "--all-targets"];
    for features in ["split-page,split-worker", ""] {
        cmd!(shell, "cargo clippy {page...} --features={features} -- -D warnings").run()?;
    }
    Ok(())
}

fn other_engines(shell: &Shell) -> Result<Cmd<'_>> {
    let xtask = this_program()?;
    Ok(cmd!(shell, "{xtask} setup --engines"))
}

fn deny(shell: &Shell) -> Result<Cmd<'_>> {
    let options = ["--workspace", "--locked", "--offline"];
    Ok(cmd!(shell, "cargo-deny {options...} check licenses bans sources"))
}

fn style_sheets(shell: &Shell) -> Result<Cmd<'_>> {
    let stylelint = tool_path(shell, "stylelint");
    Ok(cmd!(shell, "{stylelint} static/**/*.css"))
}

fn built_html(shell: &Shell) -> Result<Cmd<'_>> {
    let html_validate = tool_path(shell, "html-validate");
    Ok(cmd!(shell, "{html_validate} dist/index.html"))
}

fn workspace_tests(shell: &Shell) -> Result<()> {
    Ok(cmd!(shell, "cargo test --locked --workspace").run()?)
}

/// Returns the command for the tests marked `#[ignore]`, which would take hours with overflow
/// checks.
fn heavy_tests(shell: &Shell) -> Result<Cmd<'_>> {
    let packages = ["--package", "sudoku-engine", "--package", "sudoku-lessons"];
    let profile = ["--locked", "--profile", "heavy"];
    Ok(cmd!(shell, "cargo test {profile...} {packages...} --tests -- --ignored"))
}

fn documentation(shell: &Shell) -> Result<()> {
    let doc = cmd!(shell, "cargo doc --locked --workspace --no-deps");
    Ok(doc.env("RUSTDOCFLAGS", "-D warnings").run()?)
}

fn browser_tests(shell: &Shell) -> Result<()> {
    cmd!(shell, "cargo test --locked --package {PAGE} --target {WASM} --tests")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner")
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", webdriver(shell)?)
        .env("WASM_BINDGEN_TEST_TIMEOUT", "120")
        .run()?;
    Ok(())
}

/// Writes a copy of `webdriver.json` with the path of the browser, so that the driver starts the
/// Chromium that was found. Returns the path of the copy.
fn webdriver(shell: &Shell) -> Result<PathBuf> {
    let template = shell
        .read_file("webdriver.json")
        .context("cannot read webdriver.json; restore it with `git checkout webdriver.json`")?;
    let mut capabilities: Value =
        serde_json::from_str(&template).context("webdriver.json is not JSON")?;
    let chromium = || PathBuf::from(shell.var_os("CHROMIUM").unwrap_or_default());
    let chromium = browser::headless_shell(shell).unwrap_or_else(chromium);
    capabilities["goog:chromeOptions"]["binary"] = json!(text(&chromium)?);
    let file = shell.current_dir().join("target/webdriver.json");
    shell.write_file(&file, capabilities.to_string())?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use xshell::cmd;

    use super::{ParallelStage, Stage, heading, run, run_parallel, table};
    use crate::shell::shell;

    #[test]
    fn the_run_stops_after_the_first_failure() {
        let stages = [
            ParallelStage { name: "passes", command: |shell| Ok(cmd!(shell, "cargo --version")) },
            ParallelStage {
                name: "fails",
                command: |shell| Ok(cmd!(shell, "cargo no-such-command")),
            },
            ParallelStage {
                name: "is skipped",
                command: |shell| Ok(cmd!(shell, "cargo --version")),
            },
        ];
        let results = run_parallel(&shell().unwrap(), &stages, 1);
        assert_eq!(results.iter().map(|stage| stage.name).collect::<Vec<_>>(), ["passes", "fails"]);
        assert!(results[0].result.is_ok());
        let error = results[1].result.as_ref().unwrap_err().to_string();
        assert!(error.starts_with("`cargo no-such-command` failed"), "{error}");

        let stages = [
            Stage { name: "fails", run: |_| anyhow::bail!("it does") },
            Stage { name: "is skipped", run: |_| Ok(()) },
        ];
        let results = run(&shell().unwrap(), &stages, 1);
        assert_eq!(results.iter().map(|stage| stage.name).collect::<Vec<_>>(), ["fails"]);
    }

    #[test]
    fn the_heading_of_a_stage_has_its_number_and_the_number_of_all_stages() {
        assert_eq!(heading(3, "clippy"), "== 3 of 20: clippy");
    }

    #[test]
    fn the_table_has_a_row_for_each_stage_and_a_total() {
        let times = [("format", 412), ("style sheets", 75_400)];
        let times = times.map(|(name, time)| (name, Duration::from_millis(time)));
        let expected = "stage         seconds\nformat            0.4\n\
                        style sheets     75.4\ntotal            75.5\n";
        assert_eq!(table(&times, Duration::from_millis(75_500)), expected);
    }
}
