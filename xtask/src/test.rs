//! `cargo xtask test`: every check there is, one after the other.
//!
//! The order is from quick to slow, and the first failure ends the run.

use std::ffi::OsString;
use std::fs;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::setup::{self, Need, WASM};
use crate::shell::{self, Shell, seconds};
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
    Stage { name: "style sheets", run: |shell| shell.run("stylelint", &["static/**/*.css"]) },
    Stage {
        name: "tests and doctests",
        run: |shell| cargo(shell, &["test", "--locked", "--workspace"]),
    },
    Stage { name: "tests of billions of placements", run: heavy_tests },
    Stage { name: "documentation", run: documentation },
    Stage { name: "tests in a browser", run: browser_tests },
    Stage { name: "release build", run: page::release },
    Stage { name: "built HTML", run: |shell| shell.run("html-validate", &["dist/index.html"]) },
    Stage { name: "end-to-end tests", run: |shell| e2e::run(shell, &[]) },
    Stage { name: "sizes", run: size::report },
];

/// Runs every stage, up to the first that fails, and counts them.
///
/// # Errors
///
/// When something could not be installed, or a stage failed.
pub(crate) fn test(shell: &mut Shell) -> Result<()> {
    setup::ensure(shell, &Need::ALL)?;
    let start = Instant::now();
    for (index, stage) in STAGES.iter().enumerate() {
        println!("\n== {} of {}: {}", index + 1, STAGES.len(), stage.name);
        let begun = Instant::now();
        if let Err(error) = (stage.run)(shell) {
            let left = STAGES.len() - index - 1;
            println!("\n{index} passed, 1 failed, {left} skipped");
            return Err(error.context(stage.name));
        }
        println!("== {} passed in {}", stage.name, seconds(begun.elapsed()));
    }
    println!("\nAll of it took {}.", seconds(start.elapsed()));
    println!("{} passed, 0 failed", STAGES.len());
    Ok(())
}

/// Prints what the test of the model's rooms finds, without failing.
///
/// # Errors
///
/// When the sources cannot be read.
pub(crate) fn print_floors(shell: &Shell) -> Result<()> {
    let test = ["test", "--quiet", "--package", "xtask", "--test", "floors"];
    cargo(shell, &[&test[..], &["--", "--ignored", "--exact", "--nocapture", "print"]].concat())
}

fn cargo(shell: &Shell, arguments: &[&str]) -> Result<()> {
    shell.run("cargo", arguments)
}

fn format(shell: &Shell) -> Result<()> {
    cargo(shell, &["fmt", "--all", "--check"]).context("`cargo fmt --all` mends the format")
}

fn clippy(shell: &Shell) -> Result<()> {
    cargo(shell, &["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"])
}

fn clippy_for_wasm(shell: &Shell) -> Result<()> {
    let page = ["clippy", "--locked", "--package", PAGE, "--target", WASM, "--all-targets"];
    cargo(shell, &[&page[..], &["--", "-D", "warnings"]].concat())
}

fn deny(shell: &Shell) -> Result<()> {
    let arguments =
        ["--workspace", "--locked", "--offline", "check", "licenses", "bans", "sources"];
    shell.run("cargo-deny", &arguments)
}

/// The tests marked `#[ignore]`, which would take hours with overflow checks.
fn heavy_tests(shell: &Shell) -> Result<()> {
    let engine = ["test", "--locked", "--release", "--package", "sudoku-engine", "--tests"];
    cargo(shell, &[&engine[..], &["--", "--ignored"]].concat())
}

fn documentation(shell: &Shell) -> Result<()> {
    let mut command = shell.command("cargo")?;
    command
        .args(["doc", "--locked", "--workspace", "--no-deps"])
        .env("RUSTDOCFLAGS", "-D warnings");
    shell::run(&mut command)
}

fn browser_tests(shell: &Shell) -> Result<()> {
    let mut command = shell.command("cargo")?;
    command
        .args(["test", "--locked", "--package", PAGE, "--target", WASM, "--tests"])
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner")
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", webdriver(shell)?)
        .env("WASM_BINDGEN_TEST_TIMEOUT", "120");
    shell::run(&mut command)
}

/// `webdriver.json` with the browser's file added, so that the driver starts
/// the very Chromium that was found.
fn webdriver(shell: &Shell) -> Result<OsString> {
    let text = fs::read(shell.root().join("webdriver.json"))
        .context("webdriver.json cannot be read; restore it with `git checkout webdriver.json`")?;
    let mut capabilities: Value =
        serde_json::from_slice(&text).context("webdriver.json is not JSON")?;
    let Some(chromium) = shell.variable("CHROMIUM").and_then(|path| path.to_str()) else {
        bail!("the path of Chromium is not text; name another in CHROMIUM");
    };
    capabilities["goog:chromeOptions"]["binary"] = json!(chromium);
    // Not there yet when CARGO_TARGET_DIR is elsewhere.
    let folder = shell.root().join("target");
    let file = folder.join("webdriver.json");
    fs::create_dir_all(&folder)
        .and_then(|()| fs::write(&file, capabilities.to_string()))
        .with_context(|| format!("{} cannot be written", file.display()))?;
    Ok(file.into())
}
