//! Resolves paths: follows imports, re-exports and globs to the module that declares the item.

use crate::tree::{Declaration, Kind, ModuleId, Path, Tree};

/// What a path resolves to. A path can have several targets, such as a module and a function with
/// the same name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    Module(ModuleId),
    Item {
        module: ModuleId,
        name: String,
        kind: Kind,
    },
    /// Something in a crate that was not read.
    Foreign,
}

/// The imports being followed, to stop at cycles.
type Seen = Vec<(ModuleId, Path)>;

impl Tree {
    /// Resolves `path`, as written in module `from`. The result is empty if the path begins with a
    /// name that no source declares: a variable, a primitive type or an external crate.
    pub(crate) fn resolve(&self, from: ModuleId, path: &[String]) -> Vec<Target> {
        self.walk(from, path, &mut Seen::new())
    }

    /// Resolves the macro `name`, which may be in scope without an import.
    pub(crate) fn resolve_macro(&self, from: ModuleId, name: &str) -> Vec<Target> {
        let targets = self.resolve(from, &[name.to_owned()]);
        let key = (self.modules[from].root, name.to_owned());
        match self.macros.get(&key) {
            Some(&module) if targets.is_empty() => {
                vec![Target::Item { module, name: name.to_owned(), kind: Kind::Macro }]
            }
            Some(_) | None => targets,
        }
    }

    fn walk(&self, from: ModuleId, path: &[String], seen: &mut Seen) -> Vec<Target> {
        let Some((first, rest)) = path.split_first() else { return Vec::new() };
        let start = match first.as_str() {
            "crate" | "$crate" => vec![Target::Module(self.modules[from].root)],
            // `self::super::a` is `super::a`.
            "self" if rest.first().is_some_and(|next| next == "super") => {
                return self.walk(from, rest, seen);
            }
            "self" => vec![Target::Module(from)],
            "super" => return self.walk_up(from, rest, seen),
            "" => return self.walk_crates(rest, seen),
            name => self.lookup(from, name, seen),
        };
        if start.is_empty() {
            self.walk_crates(path, seen)
        } else {
            self.descend(start, rest, seen)
        }
    }

    fn walk_up(&self, from: ModuleId, rest: &[String], seen: &mut Seen) -> Vec<Target> {
        let Some(parent) = self.modules[from].parent else { return Vec::new() };
        match rest.split_first() {
            Some((next, rest)) if next == "super" => self.walk_up(parent, rest, seen),
            Some(_) | None => self.descend(vec![Target::Module(parent)], rest, seen),
        }
    }

    fn walk_crates(&self, path: &[String], seen: &mut Seen) -> Vec<Target> {
        let Some((name, rest)) = path.split_first() else { return Vec::new() };
        match self.crates.get(name) {
            Some(root) => self.descend(vec![Target::Module(*root)], rest, seen),
            None => Vec::new(),
        }
    }

    fn descend(&self, start: Vec<Target>, rest: &[String], seen: &mut Seen) -> Vec<Target> {
        let mut reached = start;
        for name in rest {
            let module = reached.iter().find_map(|target| match target {
                Target::Module(id) => Some(*id),
                Target::Item { .. } | Target::Foreign => None,
            });
            // The segments after an item name its variants, methods or constants.
            let Some(module) = module else { break };
            let next = self.lookup(module, name, seen);
            if !next.is_empty() {
                reached = next;
            } else if reached.len() > 1 {
                reached.retain(|target| *target != Target::Module(module));
                break;
            } else {
                let name = name.clone();
                return vec![Target::Item { module, name, kind: Kind::Unknown }];
            }
        }
        reached
    }

    fn lookup(&self, module: ModuleId, name: &str, seen: &mut Seen) -> Vec<Target> {
        let mut found = Vec::new();
        for declaration in self.modules[module].names.get(name).into_iter().flatten() {
            match declaration {
                Declaration::Module(id) => found.push(Target::Module(*id)),
                Declaration::Item(kind) => {
                    found.push(Target::Item { module, name: name.to_owned(), kind: *kind });
                }
                Declaration::Import(path) => found.extend(self.resolve_import(module, path, seen)),
            }
        }
        for glob in &self.modules[module].globs {
            if found.is_empty() {
                found = self.lookup_in_glob(module, glob, name, seen);
            }
        }
        found
    }

    fn resolve_import(&self, module: ModuleId, import: &Path, seen: &mut Seen) -> Vec<Target> {
        let key = (module, import.clone());
        if seen.contains(&key) {
            return Vec::new();
        }
        seen.push(key);
        let targets = self.walk(module, import, seen);
        seen.pop();
        if targets.is_empty() { vec![Target::Foreign] } else { targets }
    }

    fn lookup_in_glob(
        &self,
        module: ModuleId,
        glob: &Path,
        name: &str,
        seen: &mut Seen,
    ) -> Vec<Target> {
        let key = (module, [glob, ["*".to_owned(), name.to_owned()].as_slice()].concat());
        if seen.contains(&key) {
            return Vec::new();
        }
        seen.push(key);
        let modules = self.walk(module, glob, seen);
        let found = modules.iter().find_map(|target| match target {
            Target::Module(id) => {
                Some(self.lookup(*id, name, seen)).filter(|found| !found.is_empty())
            }
            Target::Item { .. } | Target::Foreign => None,
        });
        seen.pop();
        found.unwrap_or_default()
    }
}
