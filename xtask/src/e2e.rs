//! Runs the end-to-end tests: Playwright on the built page.

use anyhow::{Result, ensure};
use xshell::{Shell, cmd};

use crate::page;
use crate::setup::{self, Need, browser};

/// How often `--long` interrupts the script of `tests/e2e/cuts.spec.ts`, instead of the usual 3
/// times. The script's time limit is proportional to it.
const LONG_CUTS: &str = "200";
/// How many puzzles `--long` puts on each sheet of `tests/e2e/proved.spec.ts`, instead of the usual
/// 3.
const LONG_SHEET: &str = "100";

/// The options when all tests run. A test that fails on a busy machine and passes at its second try is
/// reported as flaky.
pub(crate) const ALL_TESTS: [&str; 2] = ["--forbid-only", "--retries=1"];

/// `cargo xtask e2e`: builds the page if `build` is true, then tests it. If `long` is true, runs
/// only the long script of actions, and proves many more puzzles.
pub(crate) fn e2e(shell: &Shell, build: bool, long: bool, playwright: &[String]) -> Result<()> {
    setup::ensure(shell, &[Need::Npm, Need::Browser])?;
    prepare_page(shell, build)?;
    if !long {
        return run(shell, playwright);
    }
    let _cuts = shell.push_env("GROVE_CUTS", LONG_CUTS);
    let _sheet = shell.push_env("GROVE_SHEET", LONG_SHEET);
    let long = ["cuts", "proved"].map(str::to_owned);
    run(shell, &[&long, playwright].concat())
}

/// Builds the page if `build` is true. Otherwise, checks that it was built before.
pub(crate) fn prepare_page(shell: &Shell, build: bool) -> Result<()> {
    if build {
        return page::release(shell);
    }
    ensure!(
        shell.path_exists("dist/index.html"),
        "dist/index.html does not exist; run this without --no-build"
    );
    Ok(())
}

/// Tests the page in `dist/`. Everything that this needs must be installed.
pub(crate) fn run(shell: &Shell, playwright: &[String]) -> Result<()> {
    let is_headed = playwright.iter().any(|option| option == "--headed");
    let headless_shell = browser::headless_shell(shell).filter(|_| !is_headed);
    let _browser = headless_shell.map(|path| shell.push_env("CHROMIUM", path));
    Ok(cmd!(shell, "playwright test {playwright...}").run()?)
}

/// Runs all tests on the page in `dist/`, as part of all checks.
pub(crate) fn run_all(shell: &Shell) -> Result<()> {
    run(shell, &ALL_TESTS.map(str::to_owned))
}
