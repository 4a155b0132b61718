//! Dependencies point one way: between packages, between the rooms of the
//! model, and between files.
//!
//! Every path of every file is read from the sources, and followed through
//! imports and re-exports to the file that declares the item. Method calls are
//! not paths and are not seen. `cargo xtask floors` prints what is found.

mod arrows;
mod circles;
mod made_up;
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
use rules::{Rooms, Visitor, check_circles, check_rooms, check_visitor, uses};
use tree::{Crate, Tree};

const MODEL: &str = "grove_model";
const PAGE: &str = "sudoku_grove";

/// The rooms of the model. A room uses those on lower floors, and no other.
const ROOMS: Rooms<'_> = Rooms {
    floors: &[
        &["base", "draw"],
        &["puzzle"],
        &["solve", "generate"],
        &["worker::{demand, export_job, health, packed, protocol, recorded, run, session, task}"],
        &["search", "batch"],
        &["model"],
        &["view"],
        &["update", "effects"],
    ],
    // What runs inside the worker.
    aside: (
        "worker::host",
        &[
            "base",
            "draw",
            "puzzle",
            "solve",
            "generate",
            "worker::{demand, export_job, health, packed, protocol, recorded, run, session, task}",
        ],
    ),
};

/// What the page may name of the model, besides types.
const VISITOR: Visitor<'_> = Visitor {
    krate: PAGE,
    open: &["view", "update", "effects"],
    free: (
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
            "worker::{demand, export_job, health, packed, protocol, recorded, run, session, task}",
            "worker::host",
            "batch",
        ],
    ),
};

/// The workspace that is looked at: this one, or the one in `FLOORS_ROOT`.
fn root() -> PathBuf {
    let here = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    env::var_os("FLOORS_ROOT").map_or(here, PathBuf::from).canonicalize().expect("a folder")
}

fn read_workspace() -> (Tree, BTreeSet<Arrow>) {
    let root = root();
    let metadata = MetadataCommand::new()
        .manifest_path(root.join("Cargo.toml"))
        .no_deps()
        .exec()
        .expect("cargo metadata");
    let mut crates = Vec::new();
    for package in metadata.workspace_packages() {
        for target in &package.targets {
            let name = target.name.replace('-', "_");
            let path = target.src_path.strip_prefix(&root).expect("a source of the workspace");
            let name = match target.kind.first() {
                Some(TargetKind::Lib) => name,
                // Other crates cannot name a program.
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
    assert!(broken.is_empty(), "{} broken:\n{}", broken.len(), broken.join("\n"));
}

#[test]
#[ignore = "prints, and checks nothing"]
fn print() {
    let (tree, arrows) = read_workspace();
    let is_downward = |arrow: &&Arrow| !tree.is_inside(tree.files[arrow.from].module, arrow.to);
    let downward = arrows.iter().filter(is_downward).cloned().collect();
    for (title, lines) in [
        ("Rooms and what they use", uses(&tree, &arrows, MODEL, &ROOMS)),
        ("Rooms that use what they may not", check_rooms(&tree, &arrows, MODEL, &ROOMS)),
        (
            "What the page names and may not",
            check_visitor(&tree, &arrows, (MODEL, &ROOMS), &VISITOR),
        ),
        ("Circles", check_circles(&tree, &arrows)),
        ("Circles that do not go through a parent", check_circles(&tree, &downward)),
    ] {
        println!("== {title}: {}\n{}\n", lines.len(), lines.join("\n"));
    }
}

#[test]
fn rooms_use_only_lower_ones() {
    let (tree, arrows) = read_workspace();
    fail_if_broken(&check_rooms(&tree, &arrows, MODEL, &ROOMS));
}

#[test]
fn the_page_names_only_what_is_for_it() {
    let (tree, arrows) = read_workspace();
    fail_if_broken(&check_visitor(&tree, &arrows, (MODEL, &ROOMS), &VISITOR));
}

#[test]
fn no_files_use_each_other_in_a_circle() {
    let (tree, arrows) = read_workspace();
    fail_if_broken(&check_circles(&tree, &arrows));
}
