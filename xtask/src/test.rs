//! `cargo xtask test`: every check there is, one after the other.
//!
//! The order is from quick to slow, and the first failure ends the run. A table
//! of the time that each check took is printed either way.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde_json::{Value, json};
use xshell::{Shell, cmd};

use crate::setup::{self, Need};
use crate::shell::text;
use crate::workspace::WASM;
use crate::{e2e, page, size};

/// The package of the page.
const PAGE: &str = "sudoku-grove";

/// One check.
struct Stage {
    name: &'static str,
    run: fn(&Shell) -> Result<()>,
}

const STAGES: &[Stage] = &[
    Stage { name: "format", run: format },
    Stage { name: "clippy", run: clippy },
    Stage { name: "clippy for WebAssembly", run: clippy_for_wasm },
    Stage { name: "licences and sources", run: deny },
    Stage { name: "style sheets", run: style_sheets },
    Stage { name: "tests and doctests", run: workspace_tests },
    Stage { name: "tests of billions of placements", run: heavy_tests },
    Stage { name: "documentation", run: documentation },
    Stage { name: "tests in a browser", run: browser_tests },
    Stage { name: "release build", run: page::release },
    Stage { name: "built HTML", run: built_html },
    Stage { name: "end-to-end tests", run: |shell| e2e::run(shell, &[]) },
    Stage { name: "sizes", run: size::report },
];

/// Runs every stage, up to the first that fails, and counts them.
///
/// # Errors
///
/// When something could not be installed, or a stage failed.
pub(crate) fn test(shell: &Shell) -> Result<()> {
    setup::ensure(shell, &Need::ALL)?;
    let mut times = Vec::new();
    let mut result = Ok(());
    for (index, stage) in STAGES.iter().enumerate() {
        println!("\n== {} of {}: {}", index + 1, STAGES.len(), stage.name);
        let start = Instant::now();
        result = (stage.run)(shell).context(stage.name);
        times.push((stage.name, start.elapsed()));
        if result.is_err() {
            break;
        }
    }
    print!("\n{}", table(&times));
    let failed = usize::from(result.is_err());
    let passed = times.len() - failed;
    match STAGES.len() - times.len() {
        0 => println!("{passed} passed, {failed} failed"),
        skipped => println!("{passed} passed, {failed} failed, {skipped} skipped"),
    }
    result
}

/// What each stage took, and all of them.
fn table(times: &[(&str, Duration)]) -> String {
    let total = ("total", times.iter().map(|(_, time)| *time).sum());
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

fn clippy_for_wasm(shell: &Shell) -> Result<()> {
    let page = ["--locked", "--package", PAGE, "--target", WASM, "--all-targets"];
    Ok(cmd!(shell, "cargo clippy {page...} -- -D warnings").run()?)
}

fn deny(shell: &Shell) -> Result<()> {
    let options = ["--workspace", "--locked", "--offline"];
    Ok(cmd!(shell, "cargo-deny {options...} check licenses bans sources").run()?)
}

fn style_sheets(shell: &Shell) -> Result<()> {
    Ok(cmd!(shell, "stylelint static/**/*.css").run()?)
}

fn workspace_tests(shell: &Shell) -> Result<()> {
    Ok(cmd!(shell, "cargo test --locked --workspace").run()?)
}

/// The tests marked `#[ignore]`, which would take hours with overflow checks.
fn heavy_tests(shell: &Shell) -> Result<()> {
    let engine = ["--locked", "--release", "--package", "sudoku-engine", "--tests"];
    Ok(cmd!(shell, "cargo test {engine...} -- --ignored").run()?)
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

fn built_html(shell: &Shell) -> Result<()> {
    Ok(cmd!(shell, "html-validate dist/index.html").run()?)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::table;

    #[test]
    fn the_table_has_a_row_for_each_stage_and_their_sum() {
        let times = [("format", 412), ("style sheets", 75_400)];
        let times = times.map(|(name, time)| (name, Duration::from_millis(time)));
        let expected = "stage         seconds\nformat            0.4\n\
                        style sheets     75.4\ntotal            75.8\n";
        assert_eq!(table(&times), expected);
    }
}
