//! Checks that dependencies between packages point one way: engine <- lessons <- model <- page,
//! lessons <- cli, lessons <- bench, and engine <- the rest. Only the page depends on the browser.

use std::collections::{BTreeMap, BTreeSet};

use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, Package, PackageId};

const ENGINE: &str = "sudoku-engine";
const LESSONS: &str = "sudoku-lessons";
const CLI: &str = "sudoku-cli";
const MODEL: &str = "grove-model";
const PAGE: &str = "sudoku-grove";
const BENCH: &str = "grove-bench";

/// Returns whether a package belongs to the browser or to the page's framework.
fn is_of_the_browser(name: &str) -> bool {
    ["gloo", "js-sys", "wasm-bindgen", "web-sys", "yew"].iter().any(|family| {
        name.strip_prefix(family).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    })
}

fn metadata() -> Metadata {
    MetadataCommand::new()
        .manifest_path(concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.toml"))
        .other_options(vec!["--locked".into()])
        .exec()
        .expect("cargo metadata must succeed")
}

#[test]
fn packages_depend_only_on_allowed_packages() {
    let metadata = metadata();
    let members: BTreeSet<_> =
        metadata.workspace_packages().iter().map(|package| package.name.to_string()).collect();
    for package in metadata.workspace_packages() {
        let allowed: &[&str] = match package.name.as_str() {
            ENGINE => &[],
            PAGE => &[ENGINE, LESSONS, MODEL],
            MODEL | CLI | BENCH => &[ENGINE, LESSONS],
            _ => &[ENGINE],
        };
        let used: Vec<_> =
            dependency_names(package).filter(|name| members.contains(*name)).collect();
        let wrong: Vec<_> = used.iter().filter(|name| !allowed.contains(*name)).collect();
        assert!(wrong.is_empty(), "{} must not depend on {wrong:?}", package.name);
    }
}

#[test]
fn only_the_page_depends_on_the_browser() {
    for package in metadata().workspace_packages() {
        let allowed = |name: &str| match package.name.as_str() {
            PAGE => true,
            BENCH => name == "wasm-bindgen",
            // It builds the page, but does not run it.
            "xtask" => name == "wasm-bindgen-cli-support",
            _ => false,
        };
        let wrong: Vec<_> = dependency_names(package)
            .filter(|name| is_of_the_browser(name) && !allowed(name))
            .collect();
        assert!(wrong.is_empty(), "{} must not depend on {wrong:?}", package.name);
    }
}

#[test]
fn engine_and_model_do_not_depend_on_the_browser_indirectly() {
    let metadata = metadata();
    let names: BTreeMap<_, _> =
        metadata.packages.iter().map(|package| (&package.id, package.name.as_str())).collect();
    for package in metadata.workspace_packages() {
        if [ENGINE, MODEL].contains(&package.name.as_str()) {
            let reached = reachable(&metadata, &package.id);
            let wrong: Vec<_> =
                reached.iter().map(|id| names[id]).filter(|name| is_of_the_browser(name)).collect();
            assert!(wrong.is_empty(), "{} depends on {wrong:?}", package.name);
        }
    }
}

#[test]
fn the_packages_that_this_test_checks_exist() {
    let metadata = metadata();
    for name in [ENGINE, MODEL, PAGE, BENCH] {
        let is_there = metadata.workspace_packages().iter().any(|package| package.name == name);
        assert!(is_there, "there is no package {name} in the workspace; was it renamed?");
    }
    assert!(is_of_the_browser("gloo-worker") && !is_of_the_browser("yewless"));
}

/// Returns the direct dependencies of a package, of any kind.
fn dependency_names(package: &Package) -> impl Iterator<Item = &str> {
    package.dependencies.iter().map(|dependency| dependency.name.as_str())
}

/// Returns all dependencies that are linked or run at build time, including indirect ones, but
/// without those that only tests use.
fn reachable<'a>(metadata: &'a Metadata, from: &'a PackageId) -> BTreeSet<&'a PackageId> {
    let resolve = metadata.resolve.as_ref().expect("the metadata includes the dependency graph");
    let nodes: BTreeMap<_, _> = resolve.nodes.iter().map(|node| (&node.id, node)).collect();
    let mut reached = BTreeSet::new();
    let mut queue = vec![from];
    while let Some(id) = queue.pop() {
        if !reached.insert(id) {
            continue;
        }
        let ships = |dependency: &&cargo_metadata::NodeDep| {
            dependency.dep_kinds.iter().any(|kind| kind.kind != DependencyKind::Development)
        };
        queue.extend(nodes[id].deps.iter().filter(ships).map(|dependency| &dependency.pkg));
    }
    reached
}
