//! A program of the page: from its source to WebAssembly in parts, and the script that is
//! bound to them.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use wasm_bindgen_cli_support::Bindgen;
use wasm_encoder::{CustomSection, Section};
use wasm_split_cli_support::{Options, transform};
use xshell::{Shell, cmd};

use super::kind::Kind;
use super::link_script::{self, Part};
use crate::builder_paths;
use crate::shell::program;
use crate::workspace::{BOOTSTRAP, BUILD_STD, PAGE as PACKAGE, WASM, target_folder};

/// The script that loads parts, as the main file of a program asks for it.
pub(super) const LINK_SCRIPT: &str = "link.js";

/// Bytes of the largest shared part that is no file of its own.
const LARGEST_EMBEDDED: usize = 8_000;

/// What every current browser has. Named one by one: what a file says of itself is lost when
/// it is split.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-sign-ext",
    "--enable-nontrapping-float-to-int",
    "--enable-mutable-globals",
    "--enable-multivalue",
    "--enable-reference-types",
    "--enable-simd",
];

/// A panic stops the program at once in what is published. Its message and all that formats
/// it would be a twelfth of the page; a page for development has them.
const WITHOUT_PANIC_MESSAGES: [&str; 2] = ["-Zunstable-options", "-Cpanic=immediate-abort"];

/// The standard library is compiled with that too.
const STANDARD_LIBRARY: [&str; 2] = [BUILD_STD, "-Zbuild-std-features=optimize_for_size"];

/// A program that a browser runs.
#[derive(Debug)]
pub(super) struct Program {
    /// What its files are called by.
    pub(super) name: &'static str,
    binary: &'static str,
    /// The feature of the package that marks where this program is split, and no other.
    feature: &'static str,
    profile: &'static str,
    optimise: &'static str,
    /// What the compiler may use of the processor, in what is published.
    flags: &'static [&'static str],
}

/// The page itself, which has to be small.
pub(super) const PAGE: Program = Program {
    name: "page",
    binary: "sudoku-grove",
    feature: "split-page",
    profile: "page",
    optimise: "-Oz",
    flags: &[],
};

/// What searches, which has to be fast.
pub(super) const WORKER: Program = Program {
    name: "worker",
    binary: "worker",
    feature: "split-worker",
    profile: "worker",
    optimise: "-O3",
    flags: &["-C", "target-feature=+simd128"],
};

/// A built program: `main.js`, which is imported, and all that it imports.
#[derive(Debug)]
pub(super) struct Built {
    pub(super) name: &'static str,
    /// Where it is, inside the workspace.
    pub(super) folder: PathBuf,
}

/// Builds a program.
///
/// # Errors
///
/// When it cannot be compiled, or a later step does not understand what the former made.
pub(super) fn build(shell: &Shell, program: &Program, kind: Kind) -> Result<Built> {
    let compiled = compile(shell, program, kind)?;
    let bytes = fs::read(&compiled)
        .with_context(|| format!("{} was not written; build it again", compiled.display()))?;
    let folder = kind.folder().join(program.name);
    let files = shell.current_dir().join(&folder);
    shell.remove_path(&files)?;
    shell.create_dir(&files)?;
    let mut parts = split(program, &bytes, &files)?;
    bind(program, &files)?;
    if kind == Kind::Release {
        let names = parts.iter().map(|part| &*part.name).chain([program.name]);
        optimise(shell, program, &files, &names.collect::<Vec<_>>())?;
    }
    embed(program, &mut parts, &files)?;
    let script = files.join(LINK_SCRIPT);
    let text = fs::read_to_string(&script).context("the splitter wrote no script")?;
    fs::write(&script, link_script::with_names(&text, &parts)?)?;
    Ok(Built { name: program.name, folder })
}

fn compile(shell: &Shell, program: &Program, kind: Kind) -> Result<PathBuf> {
    let Program { binary, feature, .. } = program;
    let profile = if kind == Kind::Release { program.profile } else { "dev" };
    let what = ["--package", PACKAGE, "--bin", binary, "--features", feature];
    let how = ["--locked", "--offline", "--target", WASM, "--profile", profile];
    // How to take the program apart again stands in it then.
    let with: &[&str] = if kind == Kind::Release { &STANDARD_LIBRARY } else { &[] };
    let command =
        cmd!(shell, "cargo rustc {with...} {what...} {how...} -- -C link-arg=--emit-relocs");
    match kind {
        Kind::Release => {
            let flags = [program.flags, &WITHOUT_PANIC_MESSAGES].concat();
            let flags = builder_paths::rustflags(shell, &flags)?;
            command.env(BOOTSTRAP.0, BOOTSTRAP.1).env("CARGO_ENCODED_RUSTFLAGS", flags).run()?;
        }
        // With the flags of the tests, whose crates are there already.
        Kind::Development => command.run()?,
    }
    let folder = if kind == Kind::Release { profile } else { "debug" };
    Ok(Path::new(&target_folder(shell)?).join(WASM).join(folder).join(format!("{binary}.wasm")))
}

/// Takes the parts out of a program, and writes them, what is left, and what loads them.
fn split(program: &Program, bytes: &[u8], files: &Path) -> Result<Vec<Part>> {
    let main = files.join("split.wasm");
    let link_name = format!("./{LINK_SCRIPT}");
    let mut options = Options::new(bytes);
    options.output_dir = files;
    options.main_out_path = &main;
    options.link_name = &link_name;
    let split = transform(options)
        .map_err(|error| anyhow!("{} cannot be split: {error:#}", program.binary))?;
    let parts = link_script::parts(program.name, &split.prefetch_map)?;
    for part in &parts {
        let [from, to] = [&part.stem, &part.name].map(|it| files.join(format!("{it}.wasm")));
        fs::rename(from, to).with_context(|| format!("the part {} is missing", part.name))?;
    }
    Ok(parts)
}

/// Puts small parts that several others share inside each of those, as a custom section: for
/// one of a few hundred bytes, a request takes longer than having it twice.
fn embed(program: &Program, parts: &mut [Part], files: &Path) -> Result<()> {
    for part in parts.iter_mut().filter(|part| part.is_shared()) {
        let file = files.join(format!("{}.wasm", part.name));
        let bytes = fs::read(&file)?;
        if bytes.len() > LARGEST_EMBEDDED {
            continue;
        }
        part.embed(program.name);
        let section = CustomSection { name: (&*part.name).into(), data: bytes.into() };
        for around in &part.inside {
            let around = files.join(format!("{around}.wasm"));
            let mut bytes = fs::read(&around)?;
            section.append_to(&mut bytes);
            fs::write(around, bytes)?;
        }
        fs::remove_file(file)?;
    }
    Ok(())
}

/// Writes the script that is imported, and the main file as it wants it.
fn bind(program: &Program, files: &Path) -> Result<()> {
    let main = files.join("split.wasm");
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(&main)
        .out_name("main")
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        // What the linker exports is what parts import.
        .keep_lld_exports(true);
    bindgen.generate(files).with_context(|| format!("{} cannot be bound", program.binary))?;
    fs::rename(files.join("main_bg.wasm"), files.join(format!("{}.wasm", program.name)))?;
    Ok(fs::remove_file(main)?)
}

/// Optimises the files of these names.
fn optimise(shell: &Shell, of: &Program, files: &Path, names: &[&str]) -> Result<()> {
    let wasm_opt = program(shell, "wasm-opt");
    for name in names {
        let (file, level) = (files.join(format!("{name}.wasm")), of.optimise);
        let options = [level, "--strip-producers"];
        let command = cmd!(shell, "{wasm_opt} {options...} {FEATURES...} {file} -o {file}");
        // What it says of the names of functions, which are removed, is no news.
        let output = command.quiet().ignore_status().output()?;
        let said = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{name}.wasm cannot be optimised: {}", said.trim());
    }
    Ok(())
}
