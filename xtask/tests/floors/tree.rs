//! The modules of several crates, and the names that each module declares.
//!
//! Read from the sources, without compiling them or expanding macros.

use std::collections::BTreeMap;

use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemMod, UseTree, Visibility};

/// An index into [`Tree::modules`].
pub(crate) type ModuleId = usize;

/// An index into [`Tree::files`].
pub(crate) type FileId = usize;

/// The segments of a path. If the path begins with `::`, the first segment is empty.
pub(crate) type Path = Vec<String>;

/// The kind of a declared name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    Type,
    Value,
    Macro,
    /// The items that `use a::*` imports.
    Glob,
    /// Not declared in any source that was read, for example because a macro declares it.
    Unknown,
}

#[derive(Clone, Debug)]
pub(crate) enum Declaration {
    Item(Kind),
    Module(ModuleId),
    Import(Path),
}

#[derive(Debug)]
pub(crate) struct Module {
    pub(crate) parent: Option<ModuleId>,
    /// The path from the crate's root, which is empty for the root itself.
    pub(crate) path: Path,
    pub(crate) file: FileId,
    /// The root module of the crate.
    pub(crate) root: ModuleId,
    pub(crate) names: BTreeMap<String, Vec<Declaration>>,
    pub(crate) globs: Vec<Path>,
}

pub(crate) struct File {
    pub(crate) path: String,
    pub(crate) module: ModuleId,
    pub(crate) syntax: syn::File,
}

/// The root file of a crate, and the name that other crates use for it.
#[derive(Clone, Debug)]
pub(crate) struct Crate {
    pub(crate) name: String,
    pub(crate) root: String,
}

pub(crate) struct Tree {
    pub(crate) crates: BTreeMap<String, ModuleId>,
    pub(crate) modules: Vec<Module>,
    pub(crate) files: Vec<File>,
    /// The module of each `macro_rules!` macro, by root module and name.
    pub(crate) macros: BTreeMap<(ModuleId, String), ModuleId>,
}

impl Tree {
    /// Reads each crate, following the `mod` declarations from its root file.
    pub(crate) fn read(crates: &[Crate], source: &dyn Fn(&str) -> Option<String>) -> Self {
        let mut tree = Self {
            crates: BTreeMap::new(),
            modules: Vec::new(),
            files: Vec::new(),
            macros: BTreeMap::new(),
        };
        for Crate { name, root } in crates {
            let module = tree.add_module(None, Vec::new());
            tree.crates.insert(name.clone(), module);
            let text = source(root).unwrap_or_else(|| panic!("cannot read {root}"));
            tree.add_file(source, module, root, &text);
        }
        tree
    }

    /// Returns the module's path, such as `crate::a::b`.
    pub(crate) fn name_of(&self, module: ModuleId) -> String {
        let root = std::iter::once("crate");
        root.chain(self.modules[module].path.iter().map(String::as_str))
            .collect::<Vec<_>>()
            .join("::")
    }

    /// Returns whether `module` is inside `ancestor`, at any depth.
    pub(crate) fn is_inside(&self, module: ModuleId, ancestor: ModuleId) -> bool {
        let parents =
            std::iter::successors(self.modules[module].parent, |id| self.modules[*id].parent);
        parents.into_iter().any(|parent| parent == ancestor)
    }

    fn add_module(&mut self, parent: Option<ModuleId>, path: Path) -> ModuleId {
        let id = self.modules.len();
        self.modules.push(Module {
            parent,
            path,
            file: parent.map_or(self.files.len(), |parent| self.modules[parent].file),
            root: parent.map_or(id, |parent| self.modules[parent].root),
            names: BTreeMap::new(),
            globs: Vec::new(),
        });
        id
    }

    fn add_file(
        &mut self,
        source: &dyn Fn(&str) -> Option<String>,
        module: ModuleId,
        path: &str,
        text: &str,
    ) {
        let syntax = syn::parse_file(text).unwrap_or_else(|error| {
            panic!("{path}:{}: {error}", error.span().start().line);
        });
        let id = self.files.len();
        self.modules[module].file = id;
        let (folder, file) = path.rsplit_once('/').unwrap_or(("", path));
        let stem = file.trim_end_matches(".rs");
        let is_root = self.modules[module].parent.is_none();
        let parallel = folder.to_owned();
        let folder =
            if is_root || stem == "mod" { folder.to_owned() } else { format!("{folder}/{stem}") };
        let mut declarations =
            Declarations { tree: self, module, parallel, folder, files: Vec::new() };
        declarations.visit_file(&syntax);
        let files = declarations.files;
        self.files.push(File { path: path.to_owned(), module, syntax });
        for (module, candidates) in files {
            match candidates.iter().find_map(|path| Some((path, source(path)?))) {
                Some((path, text)) => self.add_file(source, module, path, &text),
                // Not fatal, because the compiler reports it; the remaining files are still read.
                None => eprintln!("{path}: {} does not exist", candidates.join(" or ")),
            }
        }
    }
}

/// Adds the declarations of a file to the tree.
struct Declarations<'t> {
    tree: &'t mut Tree,
    module: ModuleId,
    /// The folder of the file itself.
    parallel: String,
    /// The folder of the module's child modules.
    folder: String,
    /// Modules in separate files, with the possible paths of each file.
    files: Vec<(ModuleId, Vec<String>)>,
}

impl Declarations<'_> {
    fn declare(&mut self, name: &impl ToString, declaration: Declaration) {
        let names = &mut self.tree.modules[self.module].names;
        names.entry(name.to_string()).or_default().push(declaration);
    }

    fn declare_module(&mut self, item: &ItemMod) {
        let name = item.ident.to_string();
        let mut path = self.tree.modules[self.module].path.clone();
        path.push(name.clone());
        let id = self.tree.add_module(Some(self.module), path);
        self.declare(&name, Declaration::Module(id));
        let folder = format!("{}/{name}", self.folder);
        let Some((_, items)) = &item.content else {
            let named = path_attribute(&item.attrs).map(|path| format!("{}/{path}", self.parallel));
            let usual = vec![format!("{folder}.rs"), format!("{folder}/mod.rs")];
            self.files.push((id, named.map_or(usual, |path| vec![path])));
            return;
        };
        let outer = (self.module, std::mem::replace(&mut self.folder, folder));
        self.module = id;
        items.iter().for_each(|item| self.visit_item(item));
        (self.module, self.folder) = outer;
    }
}

impl<'ast> Visit<'ast> for Declarations<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Mod(item) => return self.declare_module(item),
            Item::Use(item) => {
                for import in imports(item) {
                    match import.name {
                        Some(name) => self.declare(&name, Declaration::Import(import.path)),
                        None => self.tree.modules[self.module].globs.push(import.path),
                    }
                }
            }
            Item::Struct(item) => self.declare(&item.ident, Declaration::Item(Kind::Type)),
            Item::Enum(item) => self.declare(&item.ident, Declaration::Item(Kind::Type)),
            Item::Union(item) => self.declare(&item.ident, Declaration::Item(Kind::Type)),
            Item::Type(item) => self.declare(&item.ident, Declaration::Item(Kind::Type)),
            Item::Trait(item) => self.declare(&item.ident, Declaration::Item(Kind::Type)),
            Item::Fn(item) => self.declare(&item.sig.ident, Declaration::Item(Kind::Value)),
            Item::Const(item) => self.declare(&item.ident, Declaration::Item(Kind::Value)),
            Item::Static(item) => self.declare(&item.ident, Declaration::Item(Kind::Value)),
            Item::Macro(item) => {
                if let Some(name) = &item.ident {
                    let root = self.tree.modules[self.module].root;
                    self.tree.macros.insert((root, name.to_string()), self.module);
                    self.declare(name, Declaration::Item(Kind::Macro));
                }
            }
            _ => {}
        }
        visit::visit_item(self, item);
    }
}

/// One import of a `use` declaration. A glob has no name.
pub(crate) struct Import {
    pub(crate) path: Path,
    pub(crate) name: Option<String>,
    pub(crate) line: usize,
}

/// Returns the imports of a `use` declaration, with nested groups flattened.
pub(crate) fn imports(item: &syn::ItemUse) -> Vec<Import> {
    let start = if item.leading_colon.is_some() { vec![String::new()] } else { Vec::new() };
    let mut found = Vec::new();
    flatten(&item.tree, &start, &mut found);
    found
}

fn flatten(tree: &UseTree, before: &[String], found: &mut Vec<Import>) {
    let with = |name: &syn::Ident| {
        // `use a::{self}` imports `a`.
        let is_self = name == "self" && !before.is_empty();
        let more = if is_self { None } else { Some(name.to_string()) };
        before.iter().cloned().chain(more).collect::<Path>()
    };
    let mut add = |path: Path, name: Option<String>, span: proc_macro2::Span| {
        found.push(Import { path, name, line: span.start().line });
    };
    match tree {
        UseTree::Path(tree) => flatten(&tree.tree, &with(&tree.ident), found),
        UseTree::Group(group) => {
            group.items.iter().for_each(|item| flatten(item, before, found));
        }
        UseTree::Name(tree) => {
            let path = with(&tree.ident);
            add(path.clone(), path.last().cloned(), tree.ident.span());
        }
        UseTree::Rename(tree) => {
            add(with(&tree.ident), Some(tree.rename.to_string()), tree.ident.span());
        }
        UseTree::Glob(tree) => add(before.to_vec(), None, tree.star_token.spans[0]),
    }
}

/// Returns whether a `use` declaration is visible to other modules.
pub(crate) fn is_reexport(item: &syn::ItemUse) -> bool {
    !matches!(item.vis, Visibility::Inherited)
}

fn path_attribute(attributes: &[Attribute]) -> Option<String> {
    let value = attributes.iter().find_map(|attribute| {
        attribute.path().is_ident("path").then(|| attribute.meta.require_name_value().ok())?
    })?;
    let syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(path), .. }) = &value.value else {
        return None;
    };
    Some(path.value())
}
