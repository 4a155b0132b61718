//! `cargo xtask bench`: the speed of the engine natively, in WebAssembly and in the page, mostly as
//! ratios within one run, which can be compared between machines.

mod figures;
mod print;

use anyhow::Result;
use xshell::{Shell, cmd};

use self::figures::{Figures, PerEnvironment, figures, smallest};
use crate::page;
use crate::setup::{self, Need};
use crate::workspace::{WASM, target_folder};

/// The package of the benchmarks.
const PACKAGE: &str = "grove-bench";
/// How often the sets are solved in each environment.
const ROUNDS: usize = 5;

/// The builds of the benchmarks, one for each environment.
struct Builds {
    /// The native program.
    native: String,
    /// The folder of the module for Node.js.
    node: String,
    /// The folder of the module for browsers.
    browser: String,
}

/// Runs the benchmarks in all environments and prints tables.
pub(crate) fn bench(shell: &Shell) -> Result<()> {
    setup::ensure(shell, &Need::CHECKS)?;
    println!("Building the benchmarks, natively and for WebAssembly, and the page ...");
    let builds = build(shell)?;
    page::release(shell)?;
    println!("Solving natively, under Node.js and in a worker of Chromium, in {ROUNDS} rounds ...");
    let solving = builds.solving(shell)?;
    println!("Generating 9x9 puzzles in the same environments (one to two minutes) ...");
    let generation = builds.each(shell, "generating")?;
    println!("Looking for hints in the same environments (about a minute) ...");
    let hints = builds.each(shell, "hints")?;
    println!("Running programs in the same environments (about a minute) ...");
    let programs = builds.each(shell, "programs")?;
    println!("Searching natively, then in WebAssembly under Node.js (about two minutes) ...");
    let native = builds.natively(shell, "searching")?;
    let wasm = builds.under_node(shell, "searching")?;
    println!(
        "Measuring the page in Chromium (a search of 2,549,798,780 placements takes a minute) ..."
    );
    let browser = figures(&cmd!(shell, "node xtask/bench/browser.mjs").quiet().read()?)?;
    print::solving(&solving);
    print::generation(&generation);
    print::hints(&hints);
    print::programs(&programs);
    print::loops(&native, &wasm);
    print::browser(&browser, native[0].1)
}

impl Builds {
    /// Returns the shortest times over all rounds. The work is the same in each round; anything
    /// else that the machine does only adds to the time.
    fn solving(&self, shell: &Shell) -> Result<PerEnvironment> {
        let rounds = (0..ROUNDS).map(|_| self.each(shell, "solving"));
        let rounds = rounds.collect::<Result<Vec<_>>>()?;
        let of =
            |environment: fn(&PerEnvironment) -> &Figures| smallest(rounds.iter().map(environment));
        Ok(PerEnvironment {
            native: of(|each| &each.native),
            node: of(|each| &each.node),
            worker: of(|each| &each.worker),
        })
    }

    fn each(&self, shell: &Shell, subject: &str) -> Result<PerEnvironment> {
        let module = &self.browser;
        Ok(PerEnvironment {
            native: self.natively(shell, subject)?,
            node: self.under_node(shell, subject)?,
            worker: figures(
                &cmd!(shell, "node xtask/bench/worker.mjs {module} {subject}").quiet().read()?,
            )?,
        })
    }

    fn natively(&self, shell: &Shell, subject: &str) -> Result<Figures> {
        let program = &self.native;
        figures(&cmd!(shell, "{program} {subject}").quiet().read()?)
    }

    fn under_node(&self, shell: &Shell, subject: &str) -> Result<Figures> {
        let module = &self.node;
        figures(&cmd!(shell, "node xtask/bench/run.mjs {module} {subject}").quiet().read()?)
    }
}

fn build(shell: &Shell) -> Result<Builds> {
    let build = ["build", "--locked", "--release", "--package", PACKAGE];
    setup::run_cargo(cmd!(shell, "cargo {build...}"))?;
    setup::run_cargo(cmd!(shell, "cargo {build...} --lib --target {WASM}"))?;
    let target = target_folder(shell)?;
    let wasm = format!("{target}/{WASM}/release/grove_bench.wasm");
    let module = |kind: &str, folder: &str| {
        let folder = format!("{target}/{folder}");
        cmd!(shell, "wasm-bindgen --target {kind} --out-dir {folder} {wasm}").run()?;
        anyhow::Ok(folder)
    };
    Ok(Builds {
        native: format!("{target}/release/{PACKAGE}"),
        node: module("experimental-nodejs-module", "grove-bench")?,
        browser: module("web", "grove-bench-web")?,
    })
}
