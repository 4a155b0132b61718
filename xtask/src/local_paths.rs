//! Keeps paths of the build machine out of the page.
//!
//! Panic messages contain the paths of source files, and so do files that build scripts generate.
//! The compiler is configured to replace the folders with short names that are the same on every
//! machine.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, bail, ensure};
use xshell::{Shell, cmd};

use crate::workspace::target_folder;

/// Separates the flags in `CARGO_ENCODED_RUSTFLAGS`.
const SEPARATOR: &str = "\x1f";

/// The folders from which sources are compiled.
#[derive(Debug)]
struct Folders {
    workspace: PathBuf,
    target: PathBuf,
    cargo_home: PathBuf,
    /// The folders into which cargo unpacks crates, one per registry.
    registries: Vec<PathBuf>,
    sysroot: PathBuf,
    /// The commit hash of the compiler, if it is known.
    revision: Option<String>,
}

/// Returns the value for `CARGO_ENCODED_RUSTFLAGS`: the inherited flags, then `extra_flags`, then
/// those that remap folders. Cargo passes them only to code that is built for `--target`.
///
/// # Errors
///
/// When a folder cannot be determined, or its path is not valid Unicode.
pub(crate) fn rustflags(shell: &Shell, extra_flags: &[&str]) -> Result<String> {
    let encoded = shell.var_os("CARGO_ENCODED_RUSTFLAGS");
    let inherited = match (encoded, shell.var_os("RUSTFLAGS")) {
        (Some(encoded), _) => text(&encoded)?.split(SEPARATOR).map(String::from).collect(),
        (None, Some(flags)) => text(&flags)?.split_whitespace().map(String::from).collect(),
        (None, None) => Vec::new(),
    };
    let mut flags: Vec<String> = inherited.into_iter().filter(|flag| !flag.is_empty()).collect();
    flags.extend(extra_flags.iter().copied().map(String::from));
    flags.extend(folders(shell)?.flags()?);
    Ok(flags.join(SEPARATOR))
}

/// Checks that no file in `dist/` contains the path of a folder of this machine.
///
/// # Errors
///
/// When a file does, or `dist/` cannot be read.
pub(crate) fn check(shell: &Shell) -> Result<()> {
    let dist = shell.current_dir().join("dist");
    ensure!(dist.is_dir(), "dist/ does not exist; run `cargo xtask build`");
    let private_paths = folders(shell)?.private_paths(env::home_dir().as_deref())?;
    for file in files(&dist)? {
        let bytes = fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?;
        if let Some(folder) = private_paths.iter().find(|folder| contains_path(&bytes, folder)) {
            let file = file.strip_prefix(shell.current_dir()).unwrap_or(&file).display();
            bail!(
                "{file} contains {folder}, a path of this machine; rebuild it with `cargo xtask \
                 build`, or remap that path in xtask/src/local_paths.rs"
            );
        }
    }
    println!("No file in dist/ contains {}.", private_paths.join(" or "));
    Ok(())
}

impl Folders {
    /// Returns each folder with its new name. The compiler applies the last match, so nested
    /// folders come after the folders that contain them.
    fn renamed_folders(&self) -> Vec<(PathBuf, String)> {
        let mut renamed_folders = vec![
            (self.workspace.clone(), String::from("/grove")),
            (self.target.clone(), "/target".into()),
            (self.cargo_home.clone(), "/cargo".into()),
            (self.sysroot.clone(), "/rust".into()),
        ];
        renamed_folders.extend(self.registries.iter().map(|it| (it.clone(), "/crates".into())));
        if let Some(revision) = &self.revision {
            // The path that the compiler uses if its sources are not installed.
            let name = format!("/rustc/{revision}");
            renamed_folders.push((self.sysroot.join("lib/rustlib/src/rust"), name));
        }
        renamed_folders.sort_by_key(|(folder, _)| folder.components().count());
        renamed_folders
    }

    fn flags(&self) -> Result<Vec<String>> {
        let flag = |(from, to): &(PathBuf, String)| {
            Ok(format!("--remap-path-prefix={}={to}", name(from)?))
        };
        self.renamed_folders().iter().map(flag).collect()
    }

    /// Returns the paths that a published file must not contain. The path of Rust itself reveals
    /// nothing outside the home folder, and a folder may already have its new name.
    fn private_paths(&self, home: Option<&Path>) -> Result<Vec<String>> {
        let new_names: Vec<_> = self.renamed_folders().into_iter().map(|(_, to)| to).collect();
        let mut private_paths = Vec::new();
        for folder in [&*self.workspace, &self.target, &self.cargo_home].into_iter().chain(home) {
            let folder_name = name(folder)?;
            if folder.parent().is_some() && !new_names.contains(&folder_name) {
                private_paths.push(folder_name);
            }
        }
        Ok(private_paths)
    }
}

fn folders(shell: &Shell) -> Result<Folders> {
    let cargo_home = shell
        .var_os("CARGO_HOME")
        .map(|home| shell.current_dir().join(home))
        .or_else(|| Some(env::home_dir()?.join(".cargo")))
        .context("the home folder is unknown; set HOME, then try again")?;
    let version = cmd!(shell, "rustc --version --verbose").quiet().read()?;
    let revision = version.lines().find_map(|line| line.strip_prefix("commit-hash: "));
    let mut registries: Vec<_> = fs::read_dir(cargo_home.join("registry/src"))
        .map(|folders| folders.filter_map(|folder| Some(folder.ok()?.path())).collect())
        .unwrap_or_default();
    registries.sort();
    Ok(Folders {
        workspace: shell.current_dir(),
        target: target_folder(shell)?.into(),
        registries,
        cargo_home,
        sysroot: cmd!(shell, "rustc --print sysroot").quiet().read()?.into(),
        revision: revision.filter(|revision| *revision != "unknown").map(String::from),
    })
}

fn name(folder: &Path) -> Result<String> {
    text(folder.as_os_str()).map(String::from)
}

fn text(it: &OsStr) -> Result<&str> {
    it.to_str().with_context(|| format!("{} is not valid Unicode; rename it", it.display()))
}

/// Returns every file in the folder, recursively and in order.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut all = Vec::new();
    let entries = fs::read_dir(folder)
        .with_context(|| format!("cannot read {}", folder.display()))?
        .collect::<std::io::Result<Vec<_>>>()?;
    for path in entries.iter().map(fs::DirEntry::path) {
        if path.is_dir() { all.extend(files(&path)?) } else { all.push(path) }
    }
    all.sort();
    Ok(all)
}

/// Returns whether the bytes contain the path of the folder or of something in it. Also finds
/// Windows paths whose `\` is escaped or replaced with `/`.
fn contains_path(bytes: &[u8], folder: &str) -> bool {
    has_folder(bytes, folder.as_bytes())
        || folder.contains('\\')
            && ["\\\\", "/"].iter().any(|it| has_folder(bytes, folder.replace('\\', it).as_bytes()))
}

/// Returns whether the bytes contain the folder as a whole path component: `/rooted` does not
/// contain `/root`.
fn has_folder(bytes: &[u8], folder: &[u8]) -> bool {
    let ends = |next: Option<&u8>| next.is_some_and(|next| matches!(next, b'/' | b'\\' | 0));
    bytes
        .windows(folder.len())
        .enumerate()
        .any(|(at, window)| window == folder && ends(bytes.get(at + folder.len())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::shell;

    fn fixtures() -> Folders {
        Folders {
            workspace: "/home/ann/my projects/grove".into(),
            target: "/home/ann/my projects/grove/target".into(),
            cargo_home: "/home/ann/.cargo".into(),
            registries: vec!["/home/ann/.cargo/registry/src/index.crates.io-1".into()],
            sysroot: "/home/ann/.rustup/toolchains/1.95.0".into(),
            revision: Some("abc".into()),
        }
    }

    #[test]
    fn folders_get_short_names_and_nested_folders_come_last() {
        let expected = [
            "--remap-path-prefix=/home/ann/.cargo=/cargo",
            "--remap-path-prefix=/home/ann/my projects/grove=/grove",
            "--remap-path-prefix=/home/ann/my projects/grove/target=/target",
            "--remap-path-prefix=/home/ann/.rustup/toolchains/1.95.0=/rust",
            "--remap-path-prefix=/home/ann/.cargo/registry/src/index.crates.io-1=/crates",
            "--remap-path-prefix=/home/ann/.rustup/toolchains/1.95.0/lib/rustlib/src/rust=/rustc/abc",
        ];
        assert_eq!(fixtures().flags().unwrap(), expected);
    }

    #[test]
    fn a_workspace_inside_the_sysroot_gets_its_own_name() {
        let folders =
            Folders { workspace: "/usr/src/app".into(), sysroot: "/usr".into(), ..fixtures() };
        let flags = folders.flags().unwrap();
        let place = |flag: &str| flags.iter().position(|it| it.ends_with(flag)).unwrap();
        assert!(place("/usr=/rust") < place("/usr/src/app=/grove"));
    }

    #[test]
    fn the_root_and_new_names_are_not_private() {
        let folders = Folders { workspace: "/work".into(), target: "/target".into(), ..fixtures() };
        let private_paths = ["/work", "/home/ann/.cargo"];
        assert_eq!(folders.private_paths(Some(Path::new("/"))).unwrap(), private_paths);
        let private_paths = ["/work", "/home/ann/.cargo", "/home/ann"];
        assert_eq!(folders.private_paths(Some(Path::new("/home/ann"))).unwrap(), private_paths);
    }

    #[test]
    fn inherited_flags_are_kept() {
        let shell = shell().unwrap();
        shell.set_var("CARGO_ENCODED_RUSTFLAGS", "-C\x1fopt-level=1");
        shell.set_var("RUSTFLAGS", "not asked");
        let flags = rustflags(&shell, &["-C", "target-feature=+simd128"]).unwrap();
        let expected = "-C\x1fopt-level=1\x1f-C\x1ftarget-feature=+simd128\x1f--remap-path-prefix=";
        assert!(flags.starts_with(expected), "{flags}");
        shell.set_var("CARGO_ENCODED_RUSTFLAGS", "");
        assert!(rustflags(&shell, &[]).unwrap().starts_with("--remap-path-prefix="));
    }

    #[test]
    fn the_compiler_writes_the_short_names() {
        let shell = shell().unwrap();
        let folder = shell.create_temp_dir().unwrap();
        let source = folder.path().join("ann/crates/made.rs");
        let program = "#[unsafe(no_mangle)] pub fn file() -> &'static str { file!() }";
        shell.write_file(&source, program).unwrap();
        let folders = Folders { workspace: folder.path().join("ann"), ..fixtures() };
        let flags = folders.flags().unwrap();
        let built = folder.path().join("made.o");
        let rustc =
            cmd!(shell, "rustc --edition 2024 --crate-type lib --emit obj {source} -o {built}");
        rustc.args(flags).run().unwrap();
        let bytes = fs::read(built).unwrap();
        assert!(has_folder(&bytes, b"/grove/crates"), "the new name is missing");
        assert!(
            !contains_path(&bytes, &name(folder.path()).unwrap()),
            "the old name is still there"
        );
    }

    #[test]
    fn a_folder_is_found_anywhere_in_a_file() {
        assert!(contains_path(b"left/home/ann/.cargo/registry", "/home/ann"));
        assert!(contains_path(b"\0/home/ann\0", "/home/ann"));
        assert!(!contains_path(b"/home/anna/.cargo", "/home/ann"));
        assert!(!contains_path(b"/home/ann", "/home/anna"));
        assert!(contains_path(br#""C:\\Users\\ann\\grove""#, r"C:\Users\ann"));
        assert!(contains_path(br"C:\Users\ann\grove", r"C:\Users\ann"));
    }

    #[test]
    fn a_file_in_dist_that_contains_a_local_path_is_an_error() {
        let shell = shell().unwrap();
        let folder = shell.create_temp_dir().unwrap();
        let member = "[package]\nname = \"made-up\"\n[lib]\npath = \"lib.rs\"\n";
        shell.write_file(folder.path().join("Cargo.toml"), member).unwrap();
        shell.write_file(folder.path().join("lib.rs"), "").unwrap();
        shell.change_dir(folder.path());
        assert!(check(&shell).is_err(), "dist/ does not exist");
        shell.write_file("dist/inner/page.js", "let tree = \"/grove/src\";").unwrap();
        check(&shell).unwrap();
        let named = format!("let tree = \"{}/src\";", shell.current_dir().display());
        shell.write_file("dist/inner/page.js", named).unwrap();
        let error = check(&shell).unwrap_err().to_string();
        assert!(error.contains("page.js contains "), "{error}");
    }
}
