//! `cargo xtask bench`: the search's speed natively, in WebAssembly and in the page,
//! each as a ratio to a plain loop of the same run, so that machines can be compared.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::page;
use crate::setup::{self, Need, WASM};
use crate::shell::Shell;

/// The package that holds the measured loops.
const PACKAGE: &str = "grove-bench";

/// What a measuring program prints: a name and a number a line.
type Figures = Vec<(String, f64)>;

/// Measures in all three worlds and prints a table.
pub(crate) fn bench(shell: &mut Shell) -> Result<()> {
    setup::ensure(shell, &Need::ALL)?;
    println!("Building the loops, natively and for WebAssembly, and the page ...");
    shell.run("cargo", &["build", "--quiet", "--locked", "--release", "--package", PACKAGE])?;
    let target = target_folder(shell)?;
    let pkg = for_node(shell, &target)?;
    page::release(shell)?;
    println!("Measuring natively, then in WebAssembly under node: about two minutes ...");
    let native = figures(&shell.read(&format!("{target}/release/{PACKAGE}"), &[""; 0])?)?;
    let wasm = figures(&shell.read("node", &["xtask/bench/run.mjs", &pkg])?)?;
    println!(
        "Measuring the page in Chromium: a search of 2,549,798,780 placements takes a minute ..."
    );
    let browser = figures(&shell.read("node", &["xtask/bench/browser.mjs"])?)?;
    print_loops(&native, &wasm);
    print_browser(&browser, native[0].1)
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

fn figures(output: &str) -> Result<Figures> {
    output
        .lines()
        .map(|line| {
            let (name, figure) = line.rsplit_once('\t').context("a line without a figure")?;
            Ok((name.to_owned(), figure.parse()?))
        })
        .collect::<Result<_>>()
        .with_context(|| format!("a measuring program printed something else: {output}"))
}

fn print_loops(native: &Figures, wasm: &Figures) {
    let in_wasm: BTreeMap<_, _> = wasm.iter().map(|(name, figure)| (name, *figure)).collect();
    let [native_yardstick, wasm_yardstick] = [native, wasm].map(|figures| figures[0].1);
    println!("\n{:28} {:>10} {:>7} {:>10} {:>7}", "", "native", "", "wasm", "");
    println!("{:28} {:>10} {:>7} {:>10} {:>7}", "loop", "M/s", "ratio", "M/s", "ratio");
    let (seeks, loops): (Vec<_>, Vec<_>) =
        native.iter().partition(|(name, _)| name.starts_with("seek"));
    for (name, rate) in loops {
        let wasm = in_wasm.get(name).copied().unwrap_or(f64::NAN);
        println!(
            "{name:28} {:10.1} {:7.3} {:10.1} {:7.3}",
            rate / 1e6,
            rate / native_yardstick,
            wasm / 1e6,
            wasm / wasm_yardstick,
        );
    }
    println!("M/s: million placements a second. Ratio: to the yardstick, higher is faster.\n");
    for (name, milliseconds) in seeks {
        let wasm = in_wasm.get(name).copied().unwrap_or(f64::NAN);
        println!("{name:28} {milliseconds:7.3} ms         {wasm:7.3} ms");
    }
}

/// What the page says of itself, its speed as a ratio to the native yardstick.
fn print_browser(browser: &Figures, yardstick: f64) -> Result<()> {
    let figure = |wanted: &str| {
        let found = browser.iter().find(|(name, _)| name == wanted);
        found.map(|(_, figure)| *figure).with_context(|| format!("nothing says {wanted}"))
    };
    let rate = figure("placements a second")?;
    println!("\nIn Chromium, recording all the while:");
    println!("{:.1} M/s, {:.3} of the native yardstick", rate / 1e6, rate / yardstick);
    for name in ["seek to the painted board, median", "seek to the painted board, p99"] {
        println!("{name}: {:.1} ms", figure(name)?);
    }
    println!("After a search of 2,549,798,780 placements:");
    for name in ["bytes of the recording", "bytes of worker, page and scripts"] {
        println!("{name}: {:.1} MB", figure(name)? / 1e6);
    }
    Ok(())
}
