//! `cargo xtask bench`: the search's speed natively and in WebAssembly, each as
//! a ratio to a plain loop of the same run, so that machines can be compared.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::setup::{self, Need, WASM};
use crate::shell::Shell;

/// The package that holds the measured loops.
const PACKAGE: &str = "grove-bench";

/// One line of the measuring program: a loop and its placements per second.
type Rates = Vec<(String, f64)>;

/// Measures in both worlds and prints a table.
pub(crate) fn bench(shell: &mut Shell) -> Result<()> {
    setup::ensure(shell, &[Need::WasmTarget, Need::WasmBindgen])?;
    shell.command("node")?;
    println!("Building the loops, natively and for WebAssembly ...");
    shell.run("cargo", &["build", "--quiet", "--locked", "--release", "--package", PACKAGE])?;
    let target = target_folder(shell)?;
    let pkg = for_node(shell, &target)?;
    println!("Measuring natively, then in WebAssembly under node: about a minute ...");
    let native = rates(&shell.read(&format!("{target}/release/{PACKAGE}"), &[""; 0])?)?;
    let wasm = rates(&shell.read("node", &["xtask/bench/run.mjs", &pkg])?)?;
    print(&native, &wasm);
    Ok(())
}

fn target_folder(shell: &Shell) -> Result<String> {
    let metadata = shell.read("cargo", &["metadata", "--format-version=1", "--no-deps"])?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    metadata["target_directory"].as_str().map(String::from).context("cargo names no target folder")
}

/// Compiles the loops to WebAssembly, as a module for node; returns its folder.
fn for_node(shell: &Shell, target: &str) -> Result<String> {
    let library = ["build", "--quiet", "--locked", "--release", "--lib", "--package", PACKAGE];
    shell.run("cargo", &[&library[..], &["--target", WASM]].concat())?;
    let wasm = format!("{target}/{WASM}/release/grove_bench.wasm");
    let pkg = format!("{target}/grove-bench");
    shell.run(
        "wasm-bindgen",
        &["--target", "experimental-nodejs-module", "--out-dir", &pkg, &wasm],
    )?;
    Ok(pkg)
}

fn rates(output: &str) -> Result<Rates> {
    output
        .lines()
        .map(|line| {
            let (name, rate) = line.rsplit_once('\t').context("a line without a rate")?;
            Ok((name.to_owned(), rate.parse()?))
        })
        .collect::<Result<_>>()
        .with_context(|| format!("{PACKAGE} printed something else than rates: {output}"))
}

fn print(native: &Rates, wasm: &Rates) {
    let in_wasm: BTreeMap<_, _> = wasm.iter().map(|(name, rate)| (name, *rate)).collect();
    let [native_yardstick, wasm_yardstick] = [native, wasm].map(|rates| rates[0].1);
    println!("\n{:28} {:>10} {:>7} {:>10} {:>7}", "", "native", "", "wasm", "");
    println!("{:28} {:>10} {:>7} {:>10} {:>7}", "loop", "M/s", "ratio", "M/s", "ratio");
    for (name, rate) in native {
        let wasm = in_wasm.get(name).copied().unwrap_or(f64::NAN);
        println!(
            "{name:28} {:10.1} {:7.3} {:10.1} {:7.3}",
            rate / 1e6,
            rate / native_yardstick,
            wasm / 1e6,
            wasm / wasm_yardstick,
        );
    }
    println!("M/s: million placements a second. Ratio: to the yardstick, higher is faster.");
}
