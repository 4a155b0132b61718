//! The arrows: dependencies between files, one for each path that leads to another file.

use std::collections::BTreeSet;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, ExprCall, ExprPath, ItemMod, ItemUse, Macro, PatIdent, Visibility};

use crate::resolve::Target;
use crate::tree::{Declaration, FileId, Kind, ModuleId, Path, Tree, imports, is_reexport};

/// A dependency: one file names an item of another.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Arrow {
    pub(crate) from: FileId,
    pub(crate) line: usize,
    /// The module that declares the item, even if the path goes through a re-export.
    pub(crate) to: ModuleId,
    pub(crate) item: String,
    pub(crate) kind: Kind,
    /// Whether the path is in a `pub use`.
    pub(crate) is_reexport: bool,
}

/// Returns the arrows of all files, sorted.
pub(crate) fn arrows(tree: &Tree) -> BTreeSet<Arrow> {
    let mut found = BTreeSet::new();
    for (id, file) in tree.files.iter().enumerate() {
        let mut variables = Variables(BTreeSet::new());
        variables.visit_file(&file.syntax);
        let mut paths = Paths {
            tree,
            file: id,
            module: file.module,
            variables: variables.0,
            found: &mut found,
        };
        paths.visit_file(&file.syntax);
    }
    found
}

/// The names that a file binds. A path that is only such a name is a variable, not a function.
struct Variables(BTreeSet<String>);

impl<'ast> Visit<'ast> for Variables {
    fn visit_pat_ident(&mut self, pattern: &'ast PatIdent) {
        self.0.insert(pattern.ident.to_string());
        visit::visit_pat_ident(self, pattern);
    }
}

struct Paths<'t> {
    tree: &'t Tree,
    file: FileId,
    module: ModuleId,
    variables: BTreeSet<String>,
    found: &'t mut BTreeSet<Arrow>,
}

impl Paths<'_> {
    fn add(&mut self, targets: Vec<Target>, line: usize, is_reexport: bool) {
        for target in targets {
            if let Target::Item { module, name, kind } = target
                && self.tree.modules[module].file != self.file
            {
                let (from, to, item) = (self.file, module, name);
                self.found.insert(Arrow { from, line, to, item, kind, is_reexport });
            }
        }
    }

    fn add_path(&mut self, path: &[String], line: usize) {
        self.add(self.tree.resolve(self.module, path), line, false);
    }

    /// Adds a path unless it is the name of a variable.
    fn add_value(&mut self, path: &[String], line: usize) {
        match path {
            [name] if self.variables.contains(name) => {}
            _ => self.add_path(path, line),
        }
    }

    fn add_glob(&mut self, path: &[String], line: usize, is_reexport: bool) {
        let as_item = |target| match target {
            Target::Module(module) => {
                Target::Item { module, name: "*".to_owned(), kind: Kind::Glob }
            }
            Target::Item { .. } | Target::Foreign => target,
        };
        let targets = self.tree.resolve(self.module, path).into_iter().map(as_item).collect();
        self.add(targets, line, is_reexport);
    }

    fn add_tokens(&mut self, tokens: TokenStream) {
        let tokens: Vec<_> = tokens.into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            if let TokenTree::Group(group) = &tokens[at] {
                self.add_tokens(group.stream());
            }
            let (path, length) = path_at(&tokens[at..]);
            let after_dot = at > 0 && is_punctuation(&tokens[at - 1], '.');
            let is_range = at > 1 && is_punctuation(&tokens[at - 2], '.');
            if !path.is_empty() && (!after_dot || is_range) {
                let line = tokens[at].span().start().line;
                match tokens.get(at + length) {
                    Some(next) if is_punctuation(next, '!') => self.add_macro(&path, line),
                    Some(TokenTree::Group(group))
                        if group.delimiter() == Delimiter::Parenthesis =>
                    {
                        self.add_path(&path, line);
                    }
                    Some(_) | None => self.add_value(&path, line),
                }
            }
            at += length.max(1);
        }
    }

    fn add_macro(&mut self, path: &[String], line: usize) {
        match path {
            [name] => self.add(self.tree.resolve_macro(self.module, name), line, false),
            path => self.add_path(path, line),
        }
    }
}

impl<'ast> Visit<'ast> for Paths<'_> {
    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        let outer = self.module;
        let declared = self.tree.modules[outer].names.get(&item.ident.to_string());
        let inner = declared.into_iter().flatten().find_map(|declaration| match declaration {
            Declaration::Module(id) => Some(*id),
            Declaration::Item(_) | Declaration::Import(_) => None,
        });
        self.module = inner.unwrap_or(outer);
        visit::visit_item_mod(self, item);
        self.module = outer;
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        let is_reexport = is_reexport(item);
        for import in imports(item) {
            match import.name {
                None => self.add_glob(&import.path, import.line, is_reexport),
                Some(_) => {
                    let targets = self.tree.resolve(self.module, &import.path);
                    // If a module and a function share a name, only their later uses count.
                    let is_module = |target: &Target| matches!(target, Target::Module(_));
                    if !targets.iter().any(is_module) {
                        self.add(targets, import.line, is_reexport);
                    }
                }
            }
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.add_path(&segments(path), path.span().start().line);
        visit::visit_path(self, path);
    }

    fn visit_expr_path(&mut self, path: &'ast ExprPath) {
        self.add_value(&segments(&path.path), path.span().start().line);
        if let Some(of) = &path.qself {
            self.visit_qself(of);
        }
        path.path.segments.iter().for_each(|segment| self.visit_path_segment(segment));
    }

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        if let syn::Expr::Path(function) = &*call.func {
            self.add_path(&segments(&function.path), function.span().start().line);
        }
        visit::visit_expr_call(self, call);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        self.add_macro(&segments(&call.path), call.path.span().start().line);
        self.add_tokens(call.tokens.clone());
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        let line = attribute.span().start().line;
        self.add_path(&segments(attribute.path()), line);
        if let syn::Meta::List(list) = &attribute.meta {
            self.add_tokens(list.tokens.clone());
            if attribute.path().is_ident("serde") {
                for path in quoted_paths(list.tokens.clone()) {
                    self.add_path(&path, line);
                }
            }
        }
    }

    /// Skips the path in `pub(in a::b)`, which uses nothing from `b`.
    fn visit_visibility(&mut self, _: &'ast Visibility) {}
}

fn segments(path: &syn::Path) -> Path {
    let start = path.leading_colon.map(|_| String::new());
    start.into_iter().chain(path.segments.iter().map(|part| part.ident.to_string())).collect()
}

/// Returns the path at the start of the tokens, and its length in tokens.
fn path_at(tokens: &[TokenTree]) -> (Path, usize) {
    let mut path = Path::new();
    let mut length = 0;
    let is_dollar = tokens.first().is_some_and(|token| is_punctuation(token, '$'));
    if is_dollar {
        match tokens.get(1) {
            Some(TokenTree::Ident(name)) if name == "crate" => {
                path.push("$crate".to_owned());
                length = 2;
            }
            // Any other `$name` is a variable of the macro.
            Some(_) | None => return (path, 2),
        }
    } else if let Some(TokenTree::Ident(name)) = tokens.first() {
        path.push(name.to_string());
        length = 1;
    }
    while let Some([colon, again, TokenTree::Ident(name)]) = tokens.get(length..length + 3) {
        let is_separator = is_punctuation(colon, ':') && is_punctuation(again, ':');
        if path.is_empty() || !is_separator {
            break;
        }
        path.push(name.to_string());
        length += 3;
    }
    (path, length)
}

fn is_punctuation(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(punctuation) if punctuation.as_char() == mark)
}

/// Returns the paths in string literals, as in `serde(with = "…")`.
fn quoted_paths(tokens: TokenStream) -> Vec<Path> {
    let parse = |token| match token {
        TokenTree::Literal(literal) => {
            let text = literal.to_string();
            syn::parse_str::<syn::Path>(text.trim_matches('"')).ok()
        }
        TokenTree::Group(_) | TokenTree::Ident(_) | TokenTree::Punct(_) => None,
    };
    tokens.into_iter().filter_map(parse).map(|path| segments(&path)).collect()
}
