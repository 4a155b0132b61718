//! Checks that dependencies point one way: between packages, between the rooms of the model, and
//! between files.
//!
//! Reads every path of every source file, and follows it through imports and re-exports to the
//! file that declares the item. Method calls are not paths and are not found. `cargo xtask floors`
//! prints the dependencies.

mod arrows;
mod cycles;
mod fixtures;
mod packages;
mod resolve;
mod rules;
mod tree;

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::PathBuf;

use cargo_metadata::{MetadataCommand, TargetKind};

use arrows::Arrow;
use rules::{PageAccess, Rooms, check_cycles, check_page_access, check_rooms, uses};
use tree::{Crate, Tree};

const MODEL: &str = "grove_model";
const PAGE: &str = "sudoku_grove";

/// The rooms of the model. A room may use rooms on lower floors only.
const ROOMS: Rooms<'_> = Rooms {
    floors: &[
        &["base", "draw"],
        &["puzzle"],
        &["solve", "generate"],
        &[
            "worker::{demand, export_task, generation_record, health, inquiry, line_search_task, packed, program_task, protocol, run, run_program_task, session, task, trace_task}",
        ],
        &["search", "batch"],
        &["model"],
        &["view"],
        &["update", "effects"],
    ],
    // The code that runs inside the worker.
    isolated_room: (
        "worker::host",
        &[
            "base",
            "draw",
            "puzzle",
            "solve",
            "generate",
            "worker::{demand, export_task, generation_record, health, inquiry, line_search_task, packed, program_task, protocol, run, run_program_task, session, task, trace_task}",
        ],
    ),
};

/// The items of the model that the page may name, in addition to types.
const PAGE_ACCESS: PageAccess<'_> = PageAccess {
    krate: PAGE,
    open: &["view", "update", "effects"],
    exceptions: (
        &[
            "src/bin/worker.rs",
            "src/platform/batch/",
            "src/platform/picture.rs",
            "src/platform/stopwatch.rs",
            "src/platform/supervised.rs",
            "src/platform/wire.rs",
            "src/platform/worker.rs",
            "src/platform/worker_chunks.rs",
            "src/platform/worker_side.rs",
        ],
        &[
            "worker::{demand, export_task, generation_record, health, inquiry, line_search_task, packed, program_task, protocol, run, run_program_task, session, task, trace_task}",
            "worker::host",
            "batch",
        ],
    ),
};

/// Returns the workspace to check: this one, or the one in `FLOORS_ROOT`.
fn root() -> PathBuf {
    let this_workspace = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    env::var_os("FLOORS_ROOT")
        .map_or(this_workspace, PathBuf::from)
        .canonicalize()
        .expect("the workspace's folder must exist")
}

fn read_workspace() -> (Tree, BTreeSet<Arrow>) {
    let root = root();
    let metadata = MetadataCommand::new()
        .manifest_path(root.join("Cargo.toml"))
        .no_deps()
        .exec()
        .expect("cargo metadata must succeed");
    let mut crates = Vec::new();
    for package in metadata.workspace_packages() {
        for target in &package.targets {
            let name = target.name.replace('-', "_");
            let path = target.src_path.strip_prefix(&root).expect("sources are in the workspace");
            let name = match target.kind.first() {
                Some(TargetKind::Lib) => name,
                // Other crates cannot use a binary.
                Some(TargetKind::Bin) => format!("{}/{name}", package.name.replace('-', "_")),
                _ => continue,
            };
            crates.push(Crate { name, root: path.as_str().replace('\\', "/") });
        }
    }
    let tree = Tree::read(&crates, &|path| fs::read_to_string(root.join(path)).ok());
    let arrows = arrows::arrows(&tree);
    (tree, arrows)
}

fn fail_if_broken(broken: &[String]) {
    assert!(broken.is_empty(), "{} violations:\n{}", broken.len(), broken.join("\n"));
}

#[test]
#[ignore = "prints the dependencies and checks nothing"]
fn print() {
    let (tree, arrows) = read_workspace();
    let is_downward = |arrow: &&Arrow| !tree.is_inside(tree.files[arrow.from].module, arrow.to);
    let downward = arrows.iter().filter(is_downward).cloned().collect();
    for (title, lines) in [
        ("Rooms and the rooms they use", uses(&tree, &arrows, MODEL, &ROOMS)),
        ("Forbidden uses between rooms", check_rooms(&tree, &arrows, MODEL, &ROOMS)),
        (
            "Forbidden uses by the page",
            check_page_access(&tree, &arrows, (MODEL, &ROOMS), &PAGE_ACCESS),
        ),
        ("Cycles", check_cycles(&tree, &arrows)),
        ("Cycles without uses of a parent module", check_cycles(&tree, &downward)),
    ] {
        println!("== {title}: {}\n{}\n", lines.len(), lines.join("\n"));
    }
}

#[test]
fn rooms_use_only_lower_rooms() {
    let (tree, arrows) = read_workspace();
    fail_if_broken(&check_rooms(&tree, &arrows, MODEL, &ROOMS));
}

#[test]
fn the_page_names_only_what_it_may() {
    let (tree, arrows) = read_workspace();
    fail_if_broken(&check_page_access(&tree, &arrows, (MODEL, &ROOMS), &PAGE_ACCESS));
}

#[test]
fn files_have_no_dependency_cycles() {
    let (tree, arrows) = read_workspace();
    fail_if_broken(&check_cycles(&tree, &arrows));
}
