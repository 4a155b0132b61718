//! Compiles, splits and optimizes a program of the page, and writes `main.js`, which connects it to
//! the browser.
//!
//! A split point is a function whose code is fetched when it is first called; in the source, `chunk!`
//! declares one. A part is a file that the splitter writes: code that the same split points reach. A
//! shared part is code that several of them reach. A chunk is what the fetch of one split point
//! brings: its own part, and the shared ones that it needs.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use wasm_bindgen_cli_support::Bindgen;
use wasm_encoder::{CustomSection, Section};
use wasm_split_cli_support::{Options, transform};
use xshell::{Shell, cmd};

use super::build_kind::BuildKind;
use super::link_script::{self, Part};
use crate::local_paths;
use crate::workspace::{BOOTSTRAP, BUILD_STD, PAGE as PACKAGE, WASM, target_folder};

/// The script that loads parts, which the main file of a program imports.
pub(super) const LINK_SCRIPT: &str = "link.js";

/// The size of the largest shared part that is embedded in more than one part, in bytes.
/// Chosen: without embedding, a first visit would make fifty requests of 200 bytes (docs/size.md),
/// and copies of parts larger than this would cost more than a request.
const LARGEST_EMBEDDED: usize = 8_000;

/// In release builds, a panic aborts without a message. Messages and the code that formats them
/// would be a twelfth of the page. Development builds keep them.
const WITHOUT_PANIC_MESSAGES: [&str; 2] = ["-Zunstable-options", "-Cpanic=immediate-abort"];

/// The cargo flags that compile the standard library with the same panic strategy.
const BUILD_STD_FLAGS: [&str; 2] = [BUILD_STD, "-Zbuild-std-features=optimize_for_size"];

/// A program that a browser runs.
#[derive(Debug)]
pub(super) struct Program {
    /// The prefix of the names of its files.
    pub(super) name: &'static str,
    binary: &'static str,
    /// The feature of the package that enables the split points of this program only.
    feature: &'static str,
    profile: &'static str,
    /// Pairs of a split point and the one that is always loaded before it.
    order: &'static [(&'static str, &'static str)],
    /// How much Binaryen optimizes for speed, from 0 to 4 (`-O`).
    optimize_level: &'static str,
    /// How much Binaryen optimizes for size at the cost of speed, from 0 to 2 (`-Os`, `-Oz`).
    shrink_level: &'static str,
    /// More flags for the compiler, in release builds.
    flags: &'static [&'static str],
}

/// The page itself, optimized for size.
pub(super) const PAGE: Program = Program {
    name: "page",
    binary: "sudoku-grove",
    feature: "split-page",
    profile: "page",
    // As `src/chunks.rs` loads them.
    order: &[
        ("details", "watch"),
        ("questions", "details"),
        ("program", "details"),
        ("dialogs", "update"),
        ("compare", "update"),
        ("batch", "update"),
        ("share", "dialogs"),
        ("hint", "panels"),
    ],
    optimize_level: "2",
    shrink_level: "1",
    flags: &[],
};

/// The worker, optimized for speed.
pub(super) const WORKER: Program = Program {
    name: "worker",
    binary: "worker",
    feature: "split-worker",
    profile: "worker",
    // As `src/platform/worker_chunks.rs` loads them.
    order: &[("logic", "tasks"), ("technique", "logic")],
    optimize_level: "3",
    shrink_level: "0",
    flags: &["-C", "target-feature=+simd128"],
};

/// A built program: `main.js`, and everything that it imports.
#[derive(Debug)]
pub(super) struct BuiltProgram {
    pub(super) name: &'static str,
    /// Relative to the workspace.
    pub(super) folder: PathBuf,
}

/// Builds a program.
///
/// # Errors
///
/// When it cannot be compiled, split or optimized, or if wasm-bindgen fails.
pub(super) fn build(shell: &Shell, program: &Program, kind: BuildKind) -> Result<BuiltProgram> {
    let compiled = compile(shell, program, kind)?;
    // Cargo has succeeded, so something else, such as `cargo clean`, has removed the file since.
    let bytes = fs::read(&compiled)
        .with_context(|| format!("cargo did not write {}; try again", compiled.display()))?;
    let folder = kind.folder().join(program.name);
    let output_folder = shell.current_dir().join(&folder);
    shell.remove_path(&output_folder)?;
    shell.create_dir(&output_folder)?;
    let mut parts = split(program, &bytes, &output_folder)?;
    bind(program, &output_folder)?;
    if kind == BuildKind::Release {
        let names = parts.iter().map(|part| &*part.name).chain([program.name]);
        optimize(shell, program, &output_folder, &names.collect::<Vec<_>>())?;
    }
    // Only now, because Binaryen does not optimize code inside custom sections.
    embed(program, &mut parts, &output_folder)?;
    let script = output_folder.join(LINK_SCRIPT);
    let text = fs::read_to_string(&script).context("the splitter did not write its script")?;
    fs::write(&script, link_script::script(&text, &parts, program.order)?)?;
    Ok(BuiltProgram { name: program.name, folder })
}

fn compile(shell: &Shell, program: &Program, kind: BuildKind) -> Result<PathBuf> {
    let Program { binary, feature, .. } = program;
    let profile = if kind == BuildKind::Release { program.profile } else { "dev" };
    let package = ["--package", PACKAGE, "--bin", binary, "--features", feature];
    let profile_options = ["--locked", "--offline", "--target", WASM, "--profile", profile];
    let build_std_flags: &[&str] = if kind == BuildKind::Release { &BUILD_STD_FLAGS } else { &[] };
    // The splitter needs the relocations that `--emit-relocs` adds.
    let command = cmd!(
        shell,
        "cargo rustc {build_std_flags...} {package...} {profile_options...} -- -C link-arg=--emit-relocs"
    );
    match kind {
        BuildKind::Release => {
            let flags = [program.flags, &WITHOUT_PANIC_MESSAGES].concat();
            let flags = local_paths::rustflags(shell, &flags)?;
            let (variable, value) = BOOTSTRAP;
            command.env(variable, value).env("CARGO_ENCODED_RUSTFLAGS", flags).run()?;
        }
        // The same flags as for the tests, so that compiled crates are reused.
        BuildKind::Development => command.run()?,
    }
    let folder = if kind == BuildKind::Release { profile } else { "debug" };
    Ok(Path::new(&target_folder(shell)?).join(WASM).join(folder).join(format!("{binary}.wasm")))
}

/// Splits a program. Writes the parts, the rest of the program and the script that loads the parts.
fn split(program: &Program, bytes: &[u8], output_folder: &Path) -> Result<Vec<Part>> {
    let main = output_folder.join("split.wasm");
    let link_name = format!("./{LINK_SCRIPT}");
    let mut options = Options::new(bytes);
    options.output_dir = output_folder;
    options.main_out_path = &main;
    options.link_name = &link_name;
    let split = transform(options)
        .map_err(|error| anyhow!("{} cannot be split: {error:#}", program.binary))?;
    let parts = link_script::parts(program.name, &split.prefetch_map, program.order)?;
    for part in &parts {
        let [from, to] =
            [&part.stem, &part.name].map(|it| output_folder.join(format!("{it}.wasm")));
        fs::rename(from, to).with_context(|| format!("the part {} is missing", part.name))?;
    }
    Ok(parts)
}

/// Embeds shared parts in the parts that are loaded first of those that need them, and removes their
/// files. If that can be several parts, a shared part is embedded in each of them, but only if it is
/// small: for so few bytes, another request costs more than a duplicate.
///
/// An embedded part is a custom section, named by its index among all parts. `static/entry/wasm.js`
/// finds it by that name.
fn embed(program: &Program, parts: &mut [Part], output_folder: &Path) -> Result<()> {
    for (index, part) in parts.iter_mut().enumerate().filter(|(_, part)| part.is_shared()) {
        let file = output_folder.join(format!("{}.wasm", part.name));
        let bytes = fs::read(&file)?;
        let containers = part.containers(program.name);
        if containers.len() > 1 && bytes.len() > LARGEST_EMBEDDED {
            continue;
        }
        part.is_embedded = true;
        let section = CustomSection { name: index.to_string().into(), data: bytes.into() };
        for container in containers {
            let container = output_folder.join(format!("{container}.wasm"));
            let mut bytes = fs::read(&container)?;
            section.append_to(&mut bytes);
            fs::write(container, bytes)?;
        }
        fs::remove_file(file)?;
    }
    Ok(())
}

/// Writes `main.js`, and adapts the main WebAssembly file to it.
fn bind(program: &Program, output_folder: &Path) -> Result<()> {
    let main = output_folder.join("split.wasm");
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(&main)
        .out_name("main")
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        // The parts import what the linker exports.
        .keep_lld_exports(true);
    bindgen
        .generate(output_folder)
        .with_context(|| format!("{} cannot be bound", program.binary))?;
    fs::rename(
        output_folder.join("main_bg.wasm"),
        output_folder.join(format!("{}.wasm", program.name)),
    )?;
    Ok(fs::remove_file(main)?)
}

/// Optimizes the files of the given names, of which the last is the main one.
fn optimize(shell: &Shell, program: &Program, output_folder: &Path, names: &[&str]) -> Result<()> {
    let files = names.iter().map(|name| output_folder.join(format!("{name}.wasm")));
    let script = output_folder.join("main.js");
    let Program { optimize_level, shrink_level, .. } = program;
    let command = cmd!(
        shell,
        "node xtask/src/page/optimize.mjs {optimize_level} {shrink_level} {script} {files...}"
    );
    // Hides the warnings about the names of functions.
    let output = command.quiet().ignore_status().output()?;
    let errors = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{} cannot be optimized: {errors}", program.binary);
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::PAGE;
    use crate::shell::shell;

    /// Returns the text between two strings, of which the first occurs once.
    fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
        let (_, rest) = text.split_once(start).unwrap_or_else(|| panic!("{start} is missing"));
        rest.split_once(end).unwrap().0
    }

    #[test]
    fn the_page_loads_its_chunks_in_the_order_that_parts_are_embedded_for() {
        let chunks = shell().unwrap().current_dir().join("src/chunks.rs");
        let chunks = fs::read_to_string(chunks).unwrap();
        // chunk! { "split-page", batch after before_full_view, pub(crate) fn batch() -> DrawView { … } }
        // Returns what is between the split point and `fn`, and the name of the function.
        let declared = |point: &str| {
            let start = format!("chunk! {{ \"split-page\", {point}");
            between(&chunks, &start, "() ->").rsplit_once("fn ").unwrap()
        };
        for (later, earlier) in PAGE.order {
            let (condition, _) = declared(later);
            let (_, earlier_function) = declared(earlier);
            let before = between(condition, " after ", ",");
            let body = between(&chunks, &format!("async fn {before}()"), "\n}");
            let fetch = format!("\n    {earlier_function}().fetch().await");
            assert!(body.contains(&fetch), "{before} does not load {earlier} before {later}");
        }
    }
}
