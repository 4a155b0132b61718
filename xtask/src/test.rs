//! `cargo xtask test`: every check there is.
//!
//! Checks of the sources come first, from quick to slow. Beside them run the build of the page and
//! the heavy tests, which keep only one core busy. The built page is tested last, with nothing
//! beside it. The first failure ends the run, and a table of the time that each check took ends it
//! either way.

use std::panic::resume_unwind;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use xshell::{Cmd, Shell, cmd};

use crate::setup::{self, Need};
use crate::shell::{program, text};
use crate::workspace::{PAGE, WASM};
use crate::{builder_paths, e2e, notices, page, size};

/// A check with its output shown.
struct Stage {
    name: &'static str,
    run: fn(&Shell) -> Result<()>,
}

/// A check that is one command, whose output is shown when it has ended.
struct StageBeside {
    name: &'static str,
    command: fn(&Shell) -> Result<Cmd<'_>>,
}

const SOURCES: &[Stage] = &[
    Stage { name: "format", run: format },
    Stage { name: "notices of what is linked", run: notices::check },
    Stage { name: "clippy", run: clippy },
    Stage { name: "clippy for WebAssembly", run: clippy_for_wasm },
    Stage { name: "tests and doctests", run: workspace_tests },
    Stage { name: "documentation", run: documentation },
    Stage { name: "tests in a browser", run: browser_tests },
    Stage { name: "page in one piece, by Trunk", run: page::check_unsplit },
];

const BESIDE: &[StageBeside] = &[
    StageBeside { name: "licences and sources", command: deny },
    StageBeside { name: "style sheets", command: style_sheets },
    StageBeside { name: "release build", command: page::build_beside },
    StageBeside { name: "built HTML", command: built_html },
    StageBeside { name: "tests of billions of placements", command: heavy_tests },
];

const BUILT: &[Stage] = &[
    Stage { name: "end-to-end tests", run: |shell| e2e::run(shell, &[]) },
    Stage { name: "no folder of this machine in the page", run: builder_paths::check },
    Stage { name: "sizes", run: size::report },
];

/// What a stage took, and how it ended.
struct Ended {
    name: &'static str,
    time: Duration,
    result: Result<()>,
}

/// Runs the stages, up to the first that fails, and counts them.
///
/// # Errors
///
/// When something could not be installed, or a stage failed.
pub(crate) fn test(shell: &Shell) -> Result<()> {
    setup::ensure(shell, &Need::ALL)?;
    let start = Instant::now();
    let beside = shell.clone();
    let beside = thread::spawn(move || run_beside(&beside, BESIDE));
    let mut ended = run(shell, SOURCES);
    ended.extend(beside.join().unwrap_or_else(|panic| resume_unwind(panic)));
    if ended.iter().all(|stage| stage.result.is_ok()) {
        ended.extend(run(shell, BUILT));
    }
    let times: Vec<_> = ended.iter().map(|stage| (stage.name, stage.time)).collect();
    print!("\n{}", table(&times, start.elapsed()));
    let failed = ended.iter().filter(|stage| stage.result.is_err()).count();
    let passed = ended.len() - failed;
    match SOURCES.len() + BESIDE.len() + BUILT.len() - ended.len() {
        0 => println!("{passed} passed, {failed} failed"),
        skipped => println!("{passed} passed, {failed} failed, {skipped} skipped"),
    }
    ended.into_iter().try_for_each(|stage| stage.result.context(stage.name))
}

fn run(shell: &Shell, stages: &[Stage]) -> Vec<Ended> {
    let mut ended = Vec::new();
    for Stage { name, run } in stages {
        println!("\n== {name}");
        let start = Instant::now();
        let result = run(shell);
        let has_failed = result.is_err();
        ended.push(Ended { name, time: start.elapsed(), result });
        if has_failed {
            break;
        }
    }
    ended
}

fn run_beside(shell: &Shell, stages: &[StageBeside]) -> Vec<Ended> {
    let mut ended = Vec::new();
    for StageBeside { name, command } in stages {
        let start = Instant::now();
        let result = command(shell).and_then(|command| {
            let command = command.quiet().ignore_status();
            let line = command.to_string();
            let output = command.output()?;
            // At once, so that no line of another stage comes between.
            let [out, err] =
                [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
            println!("\n== {name}, beside the others\n$ {line}\n{out}{err}");
            ensure!(output.status.success(), "`{line}` failed ({})", output.status);
            Ok(())
        });
        let has_failed = result.is_err();
        ended.push(Ended { name, time: start.elapsed(), result });
        if has_failed {
            break;
        }
    }
    ended
}

/// What each stage took, and all of them, which is less than their sum.
fn table(times: &[(&str, Duration)], all: Duration) -> String {
    let total = ("all", all);
    let width = times.iter().map(|(name, _)| name.len()).max().unwrap_or(0).max("stage".len());
    let row =
        |(name, time): &(&str, Duration)| format!("{name:width$} {:>8.1}\n", time.as_secs_f64());
    let rows: String = times.iter().chain([&total]).map(row).collect();
    format!("{:width$} {:>8}\n{rows}", "stage", "seconds")
}

/// Prints what the test of the model's rooms finds, without failing.
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
    cmd!(shell, "cargo fmt --all --check").run().context("`cargo fmt --all` mends the format")
}

fn clippy(shell: &Shell) -> Result<()> {
    Ok(cmd!(shell, "cargo clippy --locked --workspace --all-targets -- -D warnings").run()?)
}

/// As `cargo xtask build` compiles it, in parts, and as the tests do, in one piece.
fn clippy_for_wasm(shell: &Shell) -> Result<()> {
    let page = ["--locked", "--package", PAGE, "--target", WASM, "--all-targets"];
    for features in ["split-page,split-worker", ""] {
        cmd!(shell, "cargo clippy {page...} --features={features} -- -D warnings").run()?;
    }
    Ok(())
}

fn deny(shell: &Shell) -> Result<Cmd<'_>> {
    let options = ["--workspace", "--locked", "--offline"];
    Ok(cmd!(shell, "cargo-deny {options...} check licenses bans sources"))
}

fn style_sheets(shell: &Shell) -> Result<Cmd<'_>> {
    let stylelint = program(shell, "stylelint");
    Ok(cmd!(shell, "{stylelint} static/**/*.css"))
}

fn built_html(shell: &Shell) -> Result<Cmd<'_>> {
    let html_validate = program(shell, "html-validate");
    Ok(cmd!(shell, "{html_validate} dist/index.html"))
}

fn workspace_tests(shell: &Shell) -> Result<()> {
    Ok(cmd!(shell, "cargo test --locked --workspace").run()?)
}

/// The tests marked `#[ignore]`, which would take hours with overflow checks.
fn heavy_tests(shell: &Shell) -> Result<Cmd<'_>> {
    let engine = ["--locked", "--profile", "heavy", "--package", "sudoku-engine", "--tests"];
    Ok(cmd!(shell, "cargo test {engine...} -- --ignored"))
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

/// `webdriver.json` with the browser's file added, so that the driver starts
/// the very Chromium that was found.
fn webdriver(shell: &Shell) -> Result<PathBuf> {
    let template = shell
        .read_file("webdriver.json")
        .context("webdriver.json cannot be read; restore it with `git checkout webdriver.json`")?;
    let mut capabilities: Value =
        serde_json::from_str(&template).context("webdriver.json is not JSON")?;
    let chromium = PathBuf::from(shell.var_os("CHROMIUM").unwrap_or_default());
    capabilities["goog:chromeOptions"]["binary"] = json!(text(&chromium)?);
    let file = shell.current_dir().join("target/webdriver.json");
    shell.write_file(&file, capabilities.to_string())?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use xshell::cmd;

    use super::{Stage, StageBeside, run, run_beside, table};
    use crate::shell::shell;

    #[test]
    fn the_first_failure_ends_the_run() {
        let stages = [
            StageBeside { name: "passes", command: |shell| Ok(cmd!(shell, "cargo --version")) },
            StageBeside {
                name: "fails",
                command: |shell| Ok(cmd!(shell, "cargo no-such-command")),
            },
            StageBeside { name: "is skipped", command: |shell| Ok(cmd!(shell, "cargo --version")) },
        ];
        let ended = run_beside(&shell().unwrap(), &stages);
        assert_eq!(ended.iter().map(|stage| stage.name).collect::<Vec<_>>(), ["passes", "fails"]);
        assert!(ended[0].result.is_ok());
        let error = ended[1].result.as_ref().unwrap_err().to_string();
        assert!(error.starts_with("`cargo no-such-command` failed"), "{error}");

        let stages = [
            Stage { name: "fails", run: |_| anyhow::bail!("it does") },
            Stage { name: "is skipped", run: |_| Ok(()) },
        ];
        let ended = run(&shell().unwrap(), &stages);
        assert_eq!(ended.iter().map(|stage| stage.name).collect::<Vec<_>>(), ["fails"]);
    }

    #[test]
    fn the_table_has_a_row_for_each_stage_and_one_for_all() {
        let times = [("format", 412), ("style sheets", 75_400)];
        let times = times.map(|(name, time)| (name, Duration::from_millis(time)));
        let expected = "stage         seconds\nformat            0.4\n\
                        style sheets     75.4\nall              75.5\n";
        assert_eq!(table(&times, Duration::from_millis(75_500)), expected);
    }
}
