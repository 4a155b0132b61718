//! The rules for the arrows. Each violation is a message with the file, the line and the arrow.

use std::collections::{BTreeMap, BTreeSet};

use crate::arrows::Arrow;
use crate::cycles::cycles;
use crate::tree::{Kind, ModuleId, Tree};

/// The rooms of a crate: top-level modules, or several modules inside one, such as
/// `worker::{run, protocol}`.
pub(crate) struct Rooms<'a> {
    /// From low to high: a room may use rooms on lower floors only.
    pub(crate) floors: &'a [&'a [&'a str]],
    /// A room that no other room may use, and the rooms that it may use.
    pub(crate) isolated_room: (&'a str, &'a [&'a str]),
}

/// What one crate may use from the rooms of another.
pub(crate) struct PageAccess<'a> {
    pub(crate) krate: &'a str,
    /// Rooms of which it may name any item; of all other rooms, only types.
    pub(crate) open: &'a [&'a str],
    /// Files, or folders ending in `/`, that may name items of more rooms, and these rooms.
    pub(crate) exceptions: (&'a [&'a str], &'a [&'a str]),
}

impl Rooms<'_> {
    /// Returns the room that contains a module.
    fn room_of(&self, path: &[String]) -> Option<&str> {
        let path = path.join("::");
        let rooms = self.floors.iter().copied().flatten().chain([&self.isolated_room.0]);
        rooms.copied().find(|room| members(room).iter().any(|member| is_in(&path, member)))
    }

    fn floor_of(&self, room: &str) -> Option<usize> {
        self.floors.iter().position(|floor| floor.contains(&room))
    }

    /// Returns whether one room may use another.
    fn allow(&self, from: &str, to: &str) -> bool {
        from == to
            || if from == self.isolated_room.0 {
                self.isolated_room.1.contains(&to)
            } else {
                to != self.isolated_room.0 && self.floor_of(to) < self.floor_of(from)
            }
    }

    /// Returns whether a module contains rooms and is not itself a room.
    fn is_above_rooms(&self, path: &[String]) -> bool {
        let path = path.join("::");
        let mut rooms = self.floors.iter().copied().flatten().chain([&self.isolated_room.0]);
        rooms.any(|room| members(room).iter().any(|member| path != *member && is_in(member, &path)))
    }
}

/// Expands `a::{b, c}` to `a::b` and `a::c`.
fn members(room: &str) -> Vec<String> {
    match room.strip_suffix('}').and_then(|room| room.split_once('{')) {
        Some((before, names)) => names.split(", ").map(|name| format!("{before}{name}")).collect(),
        None => vec![room.to_owned()],
    }
}

fn is_in(path: &str, module: &str) -> bool {
    module.is_empty()
        || path.strip_prefix(module).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// Returns the violations of the rules between the rooms of crate `krate`.
pub(crate) fn check_rooms(
    tree: &Tree,
    arrows: &BTreeSet<Arrow>,
    krate: &str,
    rooms: &Rooms<'_>,
) -> Vec<String> {
    let root = tree.crates[krate];
    let mut broken = Vec::new();
    for file in tree.files.iter().filter(|file| tree.modules[file.module].root == root) {
        let path = &tree.modules[file.module].path;
        if rooms.is_above_rooms(path) {
            let declares =
                |item: &&syn::Item| !matches!(item, syn::Item::Mod(_) | syn::Item::Use(_));
            if let Some(item) = file.syntax.items.iter().find(declares) {
                let line = syn::spanned::Spanned::span(item).start().line;
                broken.push(format!("{}:{line}: declares an item outside of any room", file.path));
            }
        } else if rooms.room_of(path).is_none() {
            broken.push(format!("{}:1: is not in a room", file.path));
        }
    }
    for arrow in arrows {
        let from = &tree.modules[tree.files[arrow.from].module];
        let to = &tree.modules[arrow.to];
        if (from.root, to.root) != (root, root) {
            continue;
        }
        if let (Some(from), Some(to)) = (rooms.room_of(&from.path), rooms.room_of(&to.path))
            && !rooms.allow(from, to)
        {
            broken.push(describe(tree, arrow, &format!("{from} -> {to}")));
        }
    }
    broken
}

/// Returns the arrows from the crate of `access` to items in crate `krate` that it may not name.
pub(crate) fn check_page_access(
    tree: &Tree,
    arrows: &BTreeSet<Arrow>,
    (krate, rooms): (&str, &Rooms<'_>),
    access: &PageAccess<'_>,
) -> Vec<String> {
    let is_of = |module: ModuleId, name: &str| {
        let root = tree.modules[module].root;
        tree.crates.iter().any(|(krate, id)| {
            *id == root
                && (krate == name
                    || krate.strip_prefix(name).is_some_and(|rest| rest.starts_with('/')))
        })
    };
    let wrong = arrows.iter().filter(|arrow| {
        let from = &tree.files[arrow.from];
        let room = rooms.room_of(&tree.modules[arrow.to].path);
        let is_in_rooms = |open: &[&str]| room.is_some_and(|room| open.contains(&room));
        let is_exception =
            access.exceptions.0.iter().any(|path| {
                from.path == *path || (path.ends_with('/') && from.path.starts_with(path))
            });
        let is_type = arrow.kind == Kind::Type && room != Some(rooms.isolated_room.0);
        is_of(from.module, access.krate)
            && is_of(arrow.to, krate)
            && !(is_in_rooms(access.open)
                || (is_exception && is_in_rooms(access.exceptions.1))
                || is_type)
    });
    wrong
        .map(|arrow| {
            let room = rooms.room_of(&tree.modules[arrow.to].path).unwrap_or("no room");
            describe(tree, arrow, &format!("{} -> {room}", access.krate))
        })
        .collect()
}

/// Returns a message for each dependency cycle between files.
pub(crate) fn check_cycles(tree: &Tree, arrows: &BTreeSet<Arrow>) -> Vec<String> {
    let message = |cycle: Vec<&Arrow>| {
        let files: BTreeSet<_> = cycle.iter().map(|arrow| arrow.from).collect();
        let line = |arrow: &&Arrow| {
            let file = &tree.files[tree.modules[arrow.to].file];
            format!("\n    {}", describe(tree, arrow, &format!("uses {}", file.path)))
        };
        format!("a cycle of {} files:{}", files.len(), cycle.iter().map(line).collect::<String>())
    };
    cycles(tree, arrows).into_iter().map(message).collect()
}

/// Returns a line for each room, with the rooms that it uses and how often.
pub(crate) fn uses(
    tree: &Tree,
    arrows: &BTreeSet<Arrow>,
    krate: &str,
    rooms: &Rooms<'_>,
) -> Vec<String> {
    let root = tree.crates[krate];
    let mut counts: BTreeMap<&str, BTreeMap<&str, usize>> = BTreeMap::new();
    for arrow in arrows {
        let from = &tree.modules[tree.files[arrow.from].module];
        let to = &tree.modules[arrow.to];
        if (from.root, to.root) == (root, root) {
            let [from, to] =
                [from, to].map(|module| rooms.room_of(&module.path).unwrap_or("no room"));
            if from != to {
                *counts.entry(from).or_default().entry(to).or_default() += 1;
            }
        }
    }
    let line = |(from, uses): (&str, BTreeMap<&str, usize>)| {
        let uses: Vec<_> = uses.iter().map(|(to, count)| format!("{to} {count}")).collect();
        format!("{from} -> {}", uses.join(", "))
    };
    counts.into_iter().map(line).collect()
}

fn describe(tree: &Tree, arrow: &Arrow, label: &str) -> String {
    let Arrow { line, item, .. } = arrow;
    let (file, module) = (&tree.files[arrow.from].path, tree.name_of(arrow.to));
    format!("{file}:{line}: {label}: {module}::{item}")
}
