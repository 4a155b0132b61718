//! Tests the rules on made-up sources: some that follow all rules, and for each rule some that
//! break it.

use std::collections::{BTreeMap, BTreeSet};

use crate::arrows::{Arrow, arrows};
use crate::rules::{PageAccess, Rooms, check_cycles, check_page_access, check_rooms};
use crate::tree::{Crate, Tree};

const ROOMS: Rooms<'_> = Rooms {
    floors: &[&["words", "drawings"], &["worker::{run, protocol}"], &["view"]],
    isolated_room: ("worker::host", &["words", "worker::{run, protocol}"]),
};

const PAGE_ACCESS: PageAccess<'_> = PageAccess {
    krate: "page",
    open: &["view"],
    exceptions: (&["page/worker/", "page/wire.rs"], &["worker::{run, protocol}", "worker::host"]),
};

/// Sources that follow all rules, with every kind of path.
const SOUND: &[(&str, &str)] = &[
    (
        "model/lib.rs",
        "pub mod drawings; pub mod view; pub mod words; pub mod worker;\npub use view::Board;",
    ),
    ("model/words.rs", "pub struct Word; pub const LONGEST: u8 = 9; pub fn spell() {}"),
    (
        "model/drawings/mod.rs",
        "mod svg; mod ink;\npub use svg::{Svg, write};\npub(crate) use ink::Ink;",
    ),
    ("model/drawings/svg.rs", "use super::Ink; pub struct Svg(Ink); pub fn write(_: &Svg) {}"),
    ("model/drawings/ink.rs", "pub struct Ink; mod tests { use super::*; fn ink(_: Ink) {} }"),
    ("model/worker/mod.rs", "pub mod host; pub mod protocol; pub mod run;"),
    ("model/worker/run.rs", "pub struct Run; pub fn start() -> Run { Run }"),
    ("model/worker/protocol.rs", "use super::run::Run; pub struct Request(pub Run);"),
    (
        "model/worker/host.rs",
        "use super::protocol::Request; pub fn answer(_: Request) { crate::words::spell(); }",
    ),
    (
        "model/view.rs",
        "use crate::{drawings::{self, *}, words::{LONGEST as MOST, Word}};
         pub struct Board(Word, Svg); pub fn board() { let protocol = MOST; drop(protocol); }
         pub fn draw(svg: &Svg) { drawings::write(svg); }",
    ),
    ("page/lib.rs", "mod board; mod wire; mod worker;"),
    (
        "page/board.rs",
        "use model::view::{self, board}; use model::words::Word; use model::Board;
         fn show(_: Word) -> Board { board(); view::draw() }",
    ),
    ("page/wire.rs", "use model::worker::run;\npub fn send() { run::start(); }"),
    ("page/worker/mod.rs", "mod side;"),
    ("page/worker/side.rs", "use model::worker::host::answer;"),
];

/// Reads [`SOUND`] with some sources replaced.
fn read(changed: &[(&str, &str)]) -> (Tree, BTreeSet<Arrow>) {
    let sources: BTreeMap<_, _> = SOUND.iter().chain(changed).copied().collect();
    let crates = [("model", "model/lib.rs"), ("page", "page/lib.rs")]
        .map(|(name, root)| Crate { name: name.to_owned(), root: root.to_owned() });
    let tree = Tree::read(&crates, &|path| sources.get(path).map(|text| (*text).to_owned()));
    let arrows = arrows(&tree);
    (tree, arrows)
}

fn broken(changed: &[(&str, &str)]) -> Vec<String> {
    let (tree, arrows) = read(changed);
    let mut broken = check_rooms(&tree, &arrows, "model", &ROOMS);
    broken.extend(check_page_access(&tree, &arrows, ("model", &ROOMS), &PAGE_ACCESS));
    broken.extend(check_cycles(&tree, &arrows));
    broken
}

/// Asserts that `changed` breaks exactly one rule, in one place.
#[track_caller]
fn breaks(changed: &[(&str, &str)], message: &str) {
    assert_eq!(broken(changed), [message]);
}

#[test]
fn sources_that_follow_the_rules_pass() {
    assert_eq!(broken(&[]), [""; 0]);
}

#[test]
fn each_kind_of_path_to_a_higher_room_is_found() {
    let arrow = |path: &str| format!("model/words.rs:2: words -> {path}");
    let to_board = arrow("view: crate::view::Board");
    let to_function = arrow("view: crate::view::board");
    for (text, message) in [
        ("use crate::view::Board;", &to_board),
        ("use crate::Board;", &to_board),
        ("use super::{view::{Board as B}};", &to_board),
        ("pub use crate::view::Board;", &to_board),
        ("use crate::view::*;", &arrow("view: crate::view::*")),
        ("fn f() { crate::view::board(); }", &to_function),
        ("fn f() { use crate::view; view::board(); }", &to_function),
        ("fn f(_: super::Board) {}", &to_board),
        ("fn f<T: Into<crate::Board>>(_: T) {}", &to_board),
        ("fn f(b: u8) { match b { crate::Board::MOST => {} } }", &to_board),
        ("fn f() { let g = self::super::view::board; g(); }", &to_function),
        ("impl From<u8> for crate::Board {}", &to_board),
        ("fn f() { vec![1, crate::view::board()]; }", &to_function),
        ("fn f() { html! { <div>{ view(crate::Board) }</div> } }", &to_board),
        ("macro_rules! m { ($b:expr) => { $crate::view::board($b) } }", &to_function),
        ("#[serde(with = \"crate::view::board\")] struct S;", &to_function),
        ("#[derive(crate::view::Board)] struct S;", &to_board),
        ("mod inner { use super::super::view::Board; }", &to_board),
        ("mod inner { fn f() { crate::view::board(); } }", &to_function),
    ] {
        let text =
            format!("pub struct Word; pub const LONGEST: u8 = 9; pub fn spell() {{}}\n{text}");
        let broken = broken(&[("model/words.rs", &text)]);
        assert!(broken.contains(message), "{text}\ngives {broken:#?}");
        // The view uses the words, so this is also a cycle.
        assert_eq!(broken.len(), 2, "{text}\ngives {broken:#?}");
    }
}

#[test]
fn rooms_on_the_same_floor_do_not_use_each_other() {
    breaks(
        &[("model/drawings/ink.rs", "pub struct Ink;\nuse crate::words::Word;")],
        "model/drawings/ink.rs:2: drawings -> words: crate::words::Word",
    );
}

#[test]
fn the_isolated_room_uses_only_its_list_and_is_not_used() {
    breaks(
        &[("model/worker/host.rs", "pub fn answer() {\ncrate::drawings::write();}")],
        "model/worker/host.rs:2: worker::host -> drawings: crate::drawings::svg::write",
    );
    breaks(
        &[(
            "model/view.rs",
            "pub struct Board; pub fn board() {} pub fn draw() {}\nuse crate::worker::host;\nfn f() { host::answer(); }",
        )],
        "model/view.rs:3: view -> worker::host: crate::worker::host::answer",
    );
}

#[test]
fn modules_that_contain_rooms_declare_nothing() {
    breaks(
        &[("model/worker/mod.rs", "pub mod host; pub mod protocol; pub mod run;\nfn f() {}")],
        "model/worker/mod.rs:2: declares an item outside of any room",
    );
    breaks(
        &[
            (
                "model/lib.rs",
                "pub mod drawings; pub mod more; pub mod view; pub mod words; pub mod worker; pub use view::Board;",
            ),
            ("model/more.rs", ""),
        ],
        "model/more.rs:1: is not in a room",
    );
}

#[test]
fn the_page_names_only_types_of_lower_rooms() {
    for (text, message) in [
        ("use model::words::{Word, spell};", "page -> words: crate::words::spell"),
        ("use model::words::LONGEST;", "page -> words: crate::words::LONGEST"),
        ("use model::words;\nfn f() { words::spell(); }", "page -> words: crate::words::spell"),
        ("use model::drawings::*;", "page -> drawings: crate::drawings::*"),
        (
            "use model::worker::run::start;",
            "page -> worker::{run, protocol}: crate::worker::run::start",
        ),
        ("use model::drawings::write;", "page -> drawings: crate::drawings::svg::write"),
        ("use model::nowhere;", "page -> no room: crate::nowhere"),
    ] {
        let line = text.lines().count();
        breaks(&[("page/board.rs", text)], &format!("page/board.rs:{line}: {message}"));
    }
    breaks(
        &[("page/wire.rs", "use model::words::spell;")],
        "page/wire.rs:1: page -> words: crate::words::spell",
    );
}

#[test]
fn a_cycle_is_reported_with_all_its_arrows() {
    breaks(
        &[(
            "model/worker/run.rs",
            "pub struct Run; pub fn start() -> Run { Run }\nuse super::protocol::Request;",
        )],
        "a cycle of 2 files:
    model/worker/protocol.rs:1: uses model/worker/run.rs: crate::worker::run::Run
    model/worker/run.rs:2: uses model/worker/protocol.rs: crate::worker::protocol::Request",
    );
}

#[test]
fn importing_a_module_does_not_use_the_function_of_the_same_name() {
    let function = "pub mod run; pub mod start; fn start() {}";
    let sources = |used: &str| {
        let run = format!("use super::start;\nfn f() {{ {used}; }}");
        let crates = [Crate { name: "one".to_owned(), root: "one/lib.rs".to_owned() }];
        let tree = Tree::read(&crates, &|path| match path {
            "one/lib.rs" => Some(function.to_owned()),
            "one/run.rs" => Some(run.clone()),
            "one/start.rs" => Some("pub fn now() {}".to_owned()),
            _ => None,
        });
        arrows(&tree).into_iter().map(|arrow| arrow.item).collect::<Vec<_>>()
    };
    assert_eq!(sources("start::now()"), ["now"]);
    assert_eq!(sources("start()"), ["start"]);
}

#[test]
fn a_parent_and_its_child_can_form_a_cycle() {
    let svg = ("model/drawings/svg.rs", "pub struct Svg; pub fn write() { super::scale(); }");
    let parent = |own: &str| {
        format!("mod svg; mod ink;\npub use svg::{{Svg, write}};\npub(crate) use ink::Ink;\n{own}")
    };
    assert_eq!(broken(&[("model/drawings/mod.rs", &parent("fn scale() {}")), svg]), [""; 0]);
    breaks(
        &[("model/drawings/mod.rs", &parent("fn scale() {} fn f(_: Svg) {}")), svg],
        "a cycle of 2 files:
    model/drawings/mod.rs:4: uses model/drawings/svg.rs: crate::drawings::svg::Svg
    model/drawings/svg.rs:1: uses model/drawings/mod.rs: crate::drawings::scale",
    );
}
