//! `cargo xtask bench`: the engine's speed natively, in WebAssembly and in the page,
//! as ratios within one run, so that machines can be compared.

mod figures;
mod print;

use anyhow::Result;
use xshell::{Shell, cmd};

use self::figures::{Each, Figures, figures, smallest};
use crate::page;
use crate::setup::{self, Need};
use crate::workspace::{WASM, target_folder};

/// The package that holds what is measured.
const PACKAGE: &str = "grove-bench";
/// How often the worlds take turns to solve the sets.
const ROUNDS: usize = 5;

/// Where the same code is run.
struct Worlds {
    /// The native program.
    native: String,
    /// The folder of the module for node.
    node: String,
    /// The folder of the module for browsers.
    browser: String,
}

/// Measures in all worlds and prints tables.
pub(crate) fn bench(shell: &Shell) -> Result<()> {
    setup::ensure(shell, &Need::ALL)?;
    println!("Building what is measured, natively and for WebAssembly, and the page ...");
    let worlds = build(shell)?;
    page::release(shell)?;
    println!("Solving, {ROUNDS} rounds natively, under node and in a worker of Chromium ...");
    let solving = worlds.solving(shell)?;
    println!("Making 9x9 puzzles in the same three: a minute or two ...");
    let making = worlds.each(shell, "making")?;
    println!("Searching natively, then in WebAssembly under node: about two minutes ...");
    let native = worlds.natively(shell, "loops")?;
    let wasm = worlds.under_node(shell, "loops")?;
    println!(
        "Measuring the page in Chromium: a search of 2,549,798,780 placements takes a minute ..."
    );
    let browser = figures(&cmd!(shell, "node xtask/bench/browser.mjs").quiet().read()?)?;
    print::solving(&solving);
    print::making(&making);
    print::loops(&native, &wasm);
    print::browser(&browser, native[0].1)
}

impl Worlds {
    /// The shortest times of rounds that take turns: it is the same work each time, and
    /// whatever else the machine does only adds to it.
    fn solving(&self, shell: &Shell) -> Result<Each> {
        let rounds = (0..ROUNDS).map(|_| self.each(shell, "solving"));
        let rounds = rounds.collect::<Result<Vec<_>>>()?;
        let of = |world: fn(&Each) -> &Figures| smallest(rounds.iter().map(world));
        Ok(Each {
            native: of(|each| &each.native),
            node: of(|each| &each.node),
            worker: of(|each| &each.worker),
        })
    }

    fn each(&self, shell: &Shell, subject: &str) -> Result<Each> {
        let module = &self.browser;
        Ok(Each {
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

fn build(shell: &Shell) -> Result<Worlds> {
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
    Ok(Worlds {
        native: format!("{target}/release/{PACKAGE}"),
        node: module("experimental-nodejs-module", "grove-bench")?,
        browser: module("web", "grove-bench-web")?,
    })
}
