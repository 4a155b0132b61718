//! Runs the main tasks of the page in Chromium, Firefox and WebKit, each driven in its own way.

use anyhow::Result;
use clap::ValueEnum;
use xshell::{Shell, cmd};

use crate::e2e::{ALL_TESTS, prepare_page};
use crate::setup::{self, Need, browser};

/// A browser engine.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Engine {
    Chromium,
    Firefox,
    #[value(name = "webkit")]
    WebKit,
}

impl Engine {
    /// The name of the engine for the tests.
    fn code(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    fn needs(self) -> &'static [Need] {
        match self {
            Self::Chromium => &[Need::Npm, Need::Browser],
            Self::Firefox => &[Need::Npm, Need::Firefox],
            Self::WebKit => &[Need::Npm, Need::WebKit],
        }
    }

    /// Tests the page in `dist/`. Everything that this needs must be installed.
    fn run(self, shell: &Shell, playwright: &[String]) -> Result<()> {
        let _engine = shell.push_env("GROVE_ENGINE", self.code());
        let suite = ["test", "--config", "tests/engines"];
        match self {
            Self::Chromium => {
                let headless_shell = browser::headless_shell(shell);
                let _browser = headless_shell.map(|path| shell.push_env("CHROMIUM", path));
                cmd!(shell, "playwright {suite...} {playwright...}").run()?;
            }
            Self::Firefox => cmd!(shell, "playwright {suite...} {playwright...}").run()?,
            // WebKit has no mode without a window.
            Self::WebKit => {
                cmd!(shell, "xvfb-run --auto-servernum playwright {suite...} {playwright...}")
                    .run()?;
            }
        }
        Ok(())
    }
}

/// `cargo xtask e2e --engine`: builds the page if `build` is true, then tests it in one engine.
///
/// # Errors
///
/// When the engine cannot be installed, or a test fails.
pub(crate) fn e2e(shell: &Shell, build: bool, engine: Engine, playwright: &[String]) -> Result<()> {
    setup::ensure(shell, engine.needs())?;
    prepare_page(shell, build)?;
    engine.run(shell, playwright)
}

/// Tests the page in `dist/` in all engines. One that can be neither found nor installed is skipped
/// with a message.
///
/// # Errors
///
/// When a test fails.
pub(crate) fn run_all(shell: &Shell) -> Result<()> {
    for engine in Engine::value_variants() {
        match setup::ensure(shell, engine.needs()) {
            Ok(()) => engine.run(shell, &ALL_TESTS.map(str::to_owned))?,
            Err(error) => println!("Skipped: the main tasks in {}. {error:#}", engine.code()),
        }
    }
    Ok(())
}
