//! Keeps the folders of the machine that builds the page out of the page.
//!
//! Panics name the files of the sources, and so does what build scripts write. The compiler is
//! told to write short names in the place of folders, the same on every machine.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, bail, ensure};
use xshell::{Shell, cmd};

use crate::workspace::target_folder;

/// What stands between two flags in `CARGO_ENCODED_RUSTFLAGS`.
const SEPARATOR: &str = "\x1f";

/// The folders of a machine that sources are compiled from.
#[derive(Debug)]
struct Folders {
    workspace: PathBuf,
    target: PathBuf,
    cargo_home: PathBuf,
    /// Where cargo unpacks crates: a folder for each registry.
    registries: Vec<PathBuf>,
    sysroot: PathBuf,
    /// The revision of the compiler, if it tells.
    revision: Option<String>,
}

/// What to set `CARGO_ENCODED_RUSTFLAGS` to: the flags that are set already, then `more`, then
/// those that rename folders. Cargo hands them to what is built for `--target` alone.
///
/// # Errors
///
/// When a folder is unknown, or its name is not text.
pub(crate) fn rustflags(shell: &Shell, more: &[&str]) -> Result<String> {
    let encoded = shell.var_os("CARGO_ENCODED_RUSTFLAGS");
    let inherited = match (encoded, shell.var_os("RUSTFLAGS")) {
        (Some(encoded), _) => text(&encoded)?.split(SEPARATOR).map(String::from).collect(),
        (None, Some(flags)) => text(&flags)?.split_whitespace().map(String::from).collect(),
        (None, None) => Vec::new(),
    };
    let mut flags: Vec<String> = inherited.into_iter().filter(|flag| !flag.is_empty()).collect();
    flags.extend(more.iter().copied().map(String::from));
    flags.extend(folders(shell)?.flags()?);
    Ok(flags.join(SEPARATOR))
}

/// Fails when a file of `dist/` names a folder of this machine.
///
/// # Errors
///
/// When one does, or `dist/` cannot be read.
pub(crate) fn check(shell: &Shell) -> Result<()> {
    let dist = shell.current_dir().join("dist");
    ensure!(dist.is_dir(), "there is no dist/; build it with `cargo xtask build`");
    let private = folders(shell)?.private(env::home_dir().as_deref())?;
    for file in files(&dist)? {
        let bytes =
            fs::read(&file).with_context(|| format!("{} cannot be read", file.display()))?;
        if let Some(folder) = private.iter().find(|folder| names(&bytes, folder)) {
            let file = file.strip_prefix(shell.current_dir()).unwrap_or(&file).display();
            bail!(
                "{file} names {folder}, a folder of this machine; build it again with `cargo \
                 xtask build`, or rename that folder in xtask/src/builder_paths.rs"
            );
        }
    }
    println!("No file of dist/ names {}.", private.join(", "));
    Ok(())
}

impl Folders {
    /// Each folder and its new name. The compiler takes the last that fits, so that what is
    /// inside another one comes after it.
    fn renamed(&self) -> Vec<(PathBuf, String)> {
        let mut renamed = vec![
            (self.workspace.clone(), String::from("/grove")),
            (self.target.clone(), "/target".into()),
            (self.cargo_home.clone(), "/cargo".into()),
            (self.sysroot.clone(), "/rust".into()),
        ];
        renamed.extend(self.registries.iter().map(|it| (it.clone(), "/crates".into())));
        if let Some(revision) = &self.revision {
            // As the compiler names it where its sources are not installed.
            let name = format!("/rustc/{revision}");
            renamed.push((self.sysroot.join("lib/rustlib/src/rust"), name));
        }
        renamed.sort_by_key(|(folder, _)| folder.components().count());
        renamed
    }

    fn flags(&self) -> Result<Vec<String>> {
        let flag = |(from, to): &(PathBuf, String)| {
            Ok(format!("--remap-path-prefix={}={to}", name(from)?))
        };
        self.renamed().iter().map(flag).collect()
    }

    /// What a published file must not name. Where Rust itself is says nothing outside the home
    /// folder, and a folder may have its new name already.
    fn private(&self, home: Option<&Path>) -> Result<Vec<String>> {
        let new_names: Vec<_> = self.renamed().into_iter().map(|(_, to)| to).collect();
        let mut private = Vec::new();
        for folder in [&*self.workspace, &self.target, &self.cargo_home].into_iter().chain(home) {
            let folder_name = name(folder)?;
            if folder.parent().is_some() && !new_names.contains(&folder_name) {
                private.push(folder_name);
            }
        }
        Ok(private)
    }
}

fn folders(shell: &Shell) -> Result<Folders> {
    let cargo_home = shell
        .var_os("CARGO_HOME")
        .map(|home| shell.current_dir().join(home))
        .or_else(|| Some(env::home_dir()?.join(".cargo")))
        .context("your home folder is unknown; set HOME, then run this again")?;
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
    it.to_str().with_context(|| format!("{} is not text; rename it", it.display()))
}

/// Every file in the folder and in those inside it, in order.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut all = Vec::new();
    let inside = fs::read_dir(folder)
        .with_context(|| format!("{} cannot be read", folder.display()))?
        .collect::<std::io::Result<Vec<_>>>()?;
    for path in inside.iter().map(fs::DirEntry::path) {
        if path.is_dir() { all.extend(files(&path)?) } else { all.push(path) }
    }
    all.sort();
    Ok(all)
}

/// Whether the bytes name the folder or what is in it, also with each `\` written twice.
fn names(bytes: &[u8], folder: &str) -> bool {
    has_folder(bytes, folder.as_bytes())
        || folder.contains('\\')
            && ["\\\\", "/"].iter().any(|it| has_folder(bytes, folder.replace('\\', it).as_bytes()))
}

/// Names that only begin alike are others: `/root` is not in `/rooted`.
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

    fn made_up() -> Folders {
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
    fn each_folder_gets_a_short_name_and_the_inner_one_comes_last() {
        let expected = [
            "--remap-path-prefix=/home/ann/.cargo=/cargo",
            "--remap-path-prefix=/home/ann/my projects/grove=/grove",
            "--remap-path-prefix=/home/ann/my projects/grove/target=/target",
            "--remap-path-prefix=/home/ann/.rustup/toolchains/1.95.0=/rust",
            "--remap-path-prefix=/home/ann/.cargo/registry/src/index.crates.io-1=/crates",
            "--remap-path-prefix=/home/ann/.rustup/toolchains/1.95.0/lib/rustlib/src/rust=/rustc/abc",
        ];
        assert_eq!(made_up().flags().unwrap(), expected);
    }

    #[test]
    fn a_workspace_inside_the_folder_of_rust_keeps_its_own_name() {
        let folders =
            Folders { workspace: "/usr/src/app".into(), sysroot: "/usr".into(), ..made_up() };
        let flags = folders.flags().unwrap();
        let place = |flag: &str| flags.iter().position(|it| it.ends_with(flag)).unwrap();
        assert!(place("/usr=/rust") < place("/usr/src/app=/grove"));
    }

    #[test]
    fn what_is_private_is_no_root_and_no_new_name() {
        let folders = Folders { workspace: "/work".into(), target: "/target".into(), ..made_up() };
        let private = ["/work", "/home/ann/.cargo"];
        assert_eq!(folders.private(Some(Path::new("/"))).unwrap(), private);
        let private = ["/work", "/home/ann/.cargo", "/home/ann"];
        assert_eq!(folders.private(Some(Path::new("/home/ann"))).unwrap(), private);
    }

    #[test]
    fn flags_that_are_set_already_stay() {
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
        let folders = Folders { workspace: folder.path().join("ann"), ..made_up() };
        let flags = folders.flags().unwrap();
        let built = folder.path().join("made.o");
        let rustc =
            cmd!(shell, "rustc --edition 2024 --crate-type lib --emit obj {source} -o {built}");
        rustc.args(flags).run().unwrap();
        let bytes = fs::read(built).unwrap();
        assert!(has_folder(&bytes, b"/grove/crates"), "the new name is missing");
        assert!(!names(&bytes, &name(folder.path()).unwrap()), "the old name is still there");
    }

    #[test]
    fn a_folder_is_found_wherever_it_is_named() {
        assert!(names(b"left/home/ann/.cargo/registry", "/home/ann"));
        assert!(names(b"\0/home/ann\0", "/home/ann"));
        assert!(!names(b"/home/anna/.cargo", "/home/ann"));
        assert!(!names(b"/home/ann", "/home/anna"));
        assert!(names(br#""C:\\Users\\ann\\grove""#, r"C:\Users\ann"));
        assert!(names(br"C:\Users\ann\grove", r"C:\Users\ann"));
    }

    #[test]
    fn a_file_of_dist_that_names_a_folder_fails_the_check() {
        let shell = shell().unwrap();
        let folder = shell.create_temp_dir().unwrap();
        let member = "[package]\nname = \"made-up\"\n[lib]\npath = \"lib.rs\"\n";
        shell.write_file(folder.path().join("Cargo.toml"), member).unwrap();
        shell.write_file(folder.path().join("lib.rs"), "").unwrap();
        shell.change_dir(folder.path());
        assert!(check(&shell).is_err(), "there is no dist/");
        shell.write_file("dist/inner/page.js", "let tree = \"/grove/src\";").unwrap();
        check(&shell).unwrap();
        let named = format!("let tree = \"{}/src\";", shell.current_dir().display());
        shell.write_file("dist/inner/page.js", named).unwrap();
        let error = check(&shell).unwrap_err().to_string();
        assert!(error.contains("page.js names "), "{error}");
    }
}
