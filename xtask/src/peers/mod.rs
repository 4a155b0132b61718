//! `cargo xtask bench peers`: compares other solvers with ours, in one run.
//!
//! The package that measures them is not a member of the workspace, because one of them must not
//! be linked into anything that is shipped. Each round runs all solvers, so that a machine that
//! slows down affects them all. The table has medians.

mod table;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use xshell::{Shell, cmd};

use crate::setup::{self, Need};
use crate::shell::{require, text};
use crate::workspace::WASM;
use table::Table;

/// The folder of the package.
const FOLDER: &str = "xtask/peers";
/// The number of rounds per set; odd, so that the median is one of them.
const ROUNDS: usize = 7;
/// The number of puzzles to generate if no file is given.
const GENERATED_PUZZLES: &str = "2000";

/// Measures all solvers on each set, and prints one table.
///
/// # Errors
///
/// When a build fails, a set cannot be read, or a solver fails.
pub(crate) fn peers(shell: &Shell, sets: &[String]) -> Result<()> {
    let sets = sets.iter().map(|set| absolute(set)).collect::<Result<Vec<_>>>()?;
    setup::ensure(shell, &[Need::WasmTarget, Need::Crates, Need::WasmBindgen])?;
    println!("Building the solvers natively and for WebAssembly (about a minute) ...");
    let target = shell.current_dir().join(FOLDER).join("target");
    let target = text(&target)?;
    let native = native(shell, target)?;
    let pkg = for_node(shell, target)?;
    require(shell, "npm")?;
    cmd!(shell, "npm ci --no-audit --no-fund --silent --prefix {FOLDER}").run()?;
    let sets = if sets.is_empty() { vec![generate_set(shell, &native, target)?] } else { sets };
    let mut table = Table::default();
    for set in &sets {
        println!("Measuring {set} in {ROUNDS} rounds ...");
        measure(shell, &native, &pkg, set, &mut table)?;
    }
    print!("\n{table}");
    println!(
        "\nMicroseconds per board, and the ratio to the time of our solver (same environment);"
    );
    println!(
        "medians of {ROUNDS} rounds. `native` and `wasm` count up to two solutions; `a call` finds"
    );
    println!("one, from a string to a string, on at most 200 boards of a set.");
    Ok(())
}

/// Makes a path absolute: commands run in the workspace's root, but the user's paths are relative
/// to the current folder.
fn absolute(set: &str) -> Result<String> {
    let file = fs::canonicalize(set).with_context(|| format!("cannot read {set}"))?;
    text(&file).map(String::from)
}

fn native(shell: &Shell, target: &str) -> Result<String> {
    build(shell, target, &[])?;
    Ok(format!("{target}/release/grove-peers"))
}

/// Builds the module for Node.js, and returns its folder.
fn for_node(shell: &Shell, target: &str) -> Result<String> {
    build(shell, target, &["--lib", "--target", WASM])?;
    let wasm = format!("{target}/{WASM}/release/grove_peers.wasm");
    let pkg = format!("{target}/grove-peers");
    cmd!(shell, "wasm-bindgen --target experimental-nodejs-module --out-dir {pkg} {wasm}").run()?;
    Ok(pkg)
}

fn build(shell: &Shell, target: &str, target_options: &[&str]) -> Result<()> {
    let manifest = format!("{FOLDER}/Cargo.toml");
    let build = ["build", "--quiet", "--locked", "--release", "--manifest-path", &manifest];
    Ok(cmd!(shell, "cargo {build...} --target-dir {target} {target_options...}").run()?)
}

/// Generates a set of puzzles, and returns its file.
fn generate_set(shell: &Shell, native: &str, target: &str) -> Result<String> {
    let file = format!("{target}/made.txt");
    fs::write(&file, cmd!(shell, "{native} --generate {GENERATED_PUZZLES}").quiet().read()?)
        .with_context(|| format!("cannot write {file}"))?;
    Ok(file)
}

fn measure(shell: &Shell, native: &str, pkg: &str, set: &str, table: &mut Table) -> Result<()> {
    let script = format!("{FOLDER}/run.mjs");
    let name = Path::new(set).file_stem().unwrap_or_default().to_string_lossy();
    for _ in 0..ROUNDS {
        let natively = cmd!(shell, "{native} {set}").quiet().read()?;
        let natively = natively.lines().map(|line| format!("native: {line}"));
        let under_node = cmd!(shell, "node {script} {pkg} {set}").quiet().read()?;
        for line in natively.chain(under_node.lines().map(String::from)) {
            let Some((solver, result)) = line.rsplit_once('\t') else {
                bail!("unexpected output of a benchmark program: {line}");
            };
            table.add(solver, &name, result);
        }
    }
    Ok(())
}
