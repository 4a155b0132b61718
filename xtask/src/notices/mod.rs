//! Collects the licenses of everything linked into the page in one file, published with the page.
//!
//! Finds the crates, chooses one of the licenses that each offers, and formats the file. The texts
//! come from the crates; those of Rust's standard library, which cargo does not list, are next to
//! this file.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use xshell::{Shell, cmd};

use crate::setup::{self, Need};
use crate::workspace::{PAGE, WASM};

const FILE: &str = "static/notices.txt";

/// The accepted licenses. If a crate offers several, the first of this list is used. The Apache
/// License needs its text only once; the others need one per crate.
const LICENSES: [&str; 5] = ["Apache-2.0", "MIT", "BSD-3-Clause", "Zlib", "Unicode-3.0"];
const APACHE: &str = LICENSES[0];

const STANDARD_LIBRARY: &str = "https://github.com/rust-lang/rust";
const COMPILER_BUILTINS: &str = "https://github.com/rust-lang/compiler-builtins";

const START: &str = "\
Sudoku Grove's own code is licensed under MIT or Apache-2.0, at your option. It includes the software
listed below. Software that offers several licenses is listed under the one we use.
";

/// A package that is linked into the page.
#[derive(Debug)]
struct LinkedPackage {
    name: String,
    license: String,
    repository: String,
    folder: PathBuf,
}

/// A license text, and the software that uses it.
#[derive(Debug)]
struct Notice {
    license: &'static str,
    text: String,
    /// The name and the URL of each piece of software.
    users: BTreeSet<(String, String)>,
}

/// `cargo xtask notices`: writes [`FILE`].
pub(crate) fn write(shell: &Shell) -> Result<()> {
    setup::ensure(shell, &[Need::Crates])?;
    shell.write_file(FILE, notices(shell)?)?;
    println!("Wrote {FILE}.");
    Ok(())
}

/// Checks that the file is up to date.
///
/// # Errors
///
/// When the file is not what [`write()`] would write.
pub(crate) fn check(shell: &Shell) -> Result<()> {
    let written = shell.read_file(FILE).unwrap_or_default();
    compare(&notices(shell)?, &written)?;
    println!("{FILE} is up to date.");
    Ok(())
}

fn compare(notices: &str, written: &str) -> Result<()> {
    // By lines, because Git may have changed the line ends.
    ensure!(
        notices.lines().eq(written.lines()),
        "{FILE} does not match the crates in Cargo.lock; run `cargo xtask notices`"
    );
    Ok(())
}

/// The licenses of packages that have them in their source files only.
const TEXTS: [(&str, &str); 1] = [("qrcodegen", include_str!("qrcodegen.txt"))];

fn notices(shell: &Shell) -> Result<String> {
    let apache = shell
        .read_file("LICENSE-APACHE")
        .context("cannot read LICENSE-APACHE; restore it with `git checkout LICENSE-APACHE`")?;
    let mut notices = Vec::new();
    let mut add = |license, text: &str, name: &str, repository: &str| {
        add(&mut notices, license, text, (name.to_owned(), repository.to_owned()));
    };
    add(APACHE, &apache, "Rust's standard library", STANDARD_LIBRARY);
    let name = "Rust's standard library: its mathematical functions";
    add("MIT", include_str!("math.txt"), name, COMPILER_BUILTINS);
    let name = "Rust's standard library: its tables of characters";
    add("Unicode-3.0", include_str!("unicode.txt"), name, STANDARD_LIBRARY);
    for LinkedPackage { name, license, repository, folder } in linked_packages(shell)? {
        for license in choose_licenses(&license).with_context(|| {
            format!("{name} has the license `{license}`; handle it in xtask/src/notices/mod.rs")
        })? {
            if license == APACHE {
                add(license, &apache, &name, &repository);
                if let Some(file) = file(&folder, |name| name.starts_with("NOTICE"))? {
                    add(license, &fs::read_to_string(file)?, &name, &repository);
                }
            } else {
                if let Some((_, text)) =
                    TEXTS.iter().find(|(package, _)| name.split(' ').next() == Some(package))
                {
                    add(license, text, &name, &repository);
                    continue;
                }
                let file = license_file(&folder, license)?.with_context(|| {
                    format!("{name} has no file for {license}; handle it in xtask/src/notices")
                })?;
                add(license, &fs::read_to_string(file)?, &name, &repository);
            }
        }
    }
    Ok(format_notices(notices))
}

/// Returns the packages that are linked into the page, according to `cargo tree`: no build scripts,
/// macros or tests, and nothing from the workspace itself.
fn linked_packages(shell: &Shell) -> Result<Vec<LinkedPackage>> {
    let tree = ["--package", PAGE, "--target", WASM, "--edges", "normal,no-proc-macro"];
    let tree = cmd!(shell, "cargo tree --locked --offline --all-features {tree...} --prefix none");
    let tree = tree.quiet().read().context("cannot list the crates of the page")?;
    let names: BTreeSet<_> = tree.lines().filter_map(name_and_version).collect();
    let metadata = ["--locked", "--offline", "--filter-platform", WASM, "--format-version", "1"];
    let metadata = cmd!(shell, "cargo metadata --all-features {metadata...}").quiet().read()?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let packages = metadata["packages"].as_array().map(Vec::as_slice).unwrap_or_default();
    let is_linked = |package: &&Value| {
        !package["source"].is_null()
            && names.contains(&(string_field(package, "name"), string_field(package, "version")))
    };
    packages.iter().filter(is_linked).map(package).collect()
}

/// Parses the name and the version from a line such as `yew v0.23.0 (*)`.
fn name_and_version(line: &str) -> Option<(&str, &str)> {
    let mut words = line.split_whitespace();
    Some((words.next()?, words.next()?.strip_prefix('v')?))
}

fn string_field<'a>(package: &'a Value, field: &str) -> &'a str {
    package[field].as_str().unwrap_or_default()
}

fn package(package: &Value) -> Result<LinkedPackage> {
    let name = format!("{} {}", string_field(package, "name"), string_field(package, "version"));
    let manifest = Path::new(string_field(package, "manifest_path"));
    let folder = manifest.parent().with_context(|| format!("{name} has no folder"))?;
    let page = || format!("https://crates.io/crates/{}", string_field(package, "name"));
    Ok(LinkedPackage {
        license: string_field(package, "license").to_owned(),
        repository: package["repository"].as_str().map_or_else(page, String::from),
        folder: folder.to_owned(),
        name,
    })
}

/// Chooses the licenses to use from an expression such as `(MIT OR Apache-2.0) AND Unicode-3.0`, or
/// `MIT/Apache-2.0` in the old syntax. Returns `None` if there is no accepted one.
fn choose_licenses(expression: &str) -> Option<Vec<&'static str>> {
    let choose_one = |offered: &str| {
        let offered = offered.trim();
        let offered = offered.strip_prefix('(').map_or(Some(offered), |it| it.strip_suffix(')'))?;
        let offered: Vec<_> = offered.split(" OR ").flat_map(|it| it.split('/')).collect();
        LICENSES.into_iter().find(|license| offered.iter().any(|it| it.trim() == *license))
    };
    expression.split(" AND ").map(choose_one).collect()
}

/// Returns the license file with the license in its name, or else the one named only `LICENSE`,
/// `LICENCE` or `COPYING`.
fn license_file(folder: &Path, license: &str) -> Result<Option<PathBuf>> {
    const STARTS: [&str; 3] = ["LICENSE", "LICENCE", "COPYING"];
    let short = license.split('-').next().unwrap_or(license).to_uppercase();
    let starts = |name: &str| STARTS.iter().any(|start| name.starts_with(start));
    let named = file(folder, |name| starts(name) && name.contains(&short))?;
    let plain = |name: &str| {
        let name = name.strip_suffix(".MD").or(name.strip_suffix(".TXT")).unwrap_or(name);
        STARTS.contains(&name)
    };
    if named.is_some() { Ok(named) } else { file(folder, plain) }
}

/// Returns the first file in the folder whose name, in upper case, satisfies `matches`.
fn file(folder: &Path, matches: impl Fn(&str) -> bool) -> Result<Option<PathBuf>> {
    let files = fs::read_dir(folder)
        .with_context(|| format!("cannot read {}; run `cargo fetch`", folder.display()))?;
    let mut files: Vec<_> = files.map(|file| Ok(file?.path())).collect::<Result<_>>()?;
    files.sort();
    Ok(files.into_iter().find(|file| {
        let name = file.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        file.is_file() && matches(&name)
    }))
}

/// Adds a license text, or only its user if the same text, up to white space, was added before.
fn add(notices: &mut Vec<Notice>, license: &'static str, text: &str, user: (String, String)) {
    let same = |notice: &&mut Notice| {
        notice.license == license && notice.text.split_whitespace().eq(text.split_whitespace())
    };
    match notices.iter_mut().find(same) {
        Some(notice) => drop(notice.users.insert(user)),
        None => notices.push(Notice { license, text: text.to_owned(), users: [user].into() }),
    }
}

fn format_notices(mut notices: Vec<Notice>) -> String {
    let place = |license| LICENSES.iter().position(|it| *it == license);
    notices.sort_by(|a, b| {
        (place(a.license), a.users.first()).cmp(&(place(b.license), b.users.first()))
    });
    let mut output = String::from(START);
    for Notice { license, text, users } in notices {
        output.push_str(&format!("\n{}\n{license}\n\n", "=".repeat(72)));
        for (name, from) in users {
            output.push_str(&format!("  {name}, {from}\n"));
        }
        output.push('\n');
        let lines: Vec<_> = text.lines().map(str::trim_end).collect();
        output.push_str(lines.join("\n").trim_matches('\n'));
        output.push('\n');
    }
    // A server may send a text file without naming its encoding.
    output.replace('©', "(c)")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::shell;

    #[test]
    fn a_license_is_chosen_from_each_part() {
        assert_eq!(choose_licenses("MIT OR Apache-2.0"), Some(vec!["Apache-2.0"]));
        assert_eq!(choose_licenses("Unlicense/MIT"), Some(vec!["MIT"]));
        assert_eq!(choose_licenses("Apache-2.0 / MIT"), Some(vec!["Apache-2.0"]));
        let both = vec!["Apache-2.0", "Unicode-3.0"];
        assert_eq!(choose_licenses("(MIT OR Apache-2.0) AND Unicode-3.0"), Some(both));
        assert_eq!(choose_licenses("GPL-3.0-only"), None);
        assert_eq!(choose_licenses("MIT OR (Apache-2.0 AND Zlib)"), None);
        assert_eq!(choose_licenses(""), None);
    }

    #[test]
    fn a_license_file_is_found_by_the_license_name_or_a_plain_name() {
        let shell = shell().unwrap();
        let folder = shell.create_temp_dir().unwrap();
        let name = |license| {
            let file = license_file(folder.path(), license).unwrap()?;
            Some(file.file_name()?.to_str()?.to_owned())
        };
        assert_eq!(name("MIT"), None);
        shell.write_file(folder.path().join("LICENSE-APACHE"), "").unwrap();
        assert_eq!(name("MIT"), None);
        shell.write_file(folder.path().join("license.md"), "").unwrap();
        assert_eq!(name("MIT").as_deref(), Some("license.md"));
        shell.write_file(folder.path().join("LICENSE_MIT"), "").unwrap();
        assert_eq!(name("MIT").as_deref(), Some("LICENSE_MIT"));
    }

    #[test]
    fn the_same_text_is_written_once() {
        let mut notices = Vec::new();
        let user = |name: &str| (name.to_owned(), String::from("https://example.org"));
        add(&mut notices, "MIT", "Copyright © b\n", user("b 1.0.0"));
        add(&mut notices, "Apache-2.0", "Apache\n", user("c 1.0.0"));
        add(&mut notices, "MIT", "Copyright  \n© b", user("a 1.0.0"));
        let line = "=".repeat(72);
        let expected = format!(
            "{START}\n{line}\nApache-2.0\n\n  c 1.0.0, https://example.org\n\nApache\n\
             \n{line}\nMIT\n\n  a 1.0.0, https://example.org\n  b 1.0.0, https://example.org\n\n\
             Copyright (c) b\n"
        );
        assert_eq!(format_notices(notices), expected);
    }

    #[test]
    fn the_error_for_an_outdated_file_names_the_command_that_writes_it() {
        compare("yew 0.23.0\nMIT\n", "yew 0.23.0\r\nMIT\r\n").unwrap();
        let error = compare("yew 0.23.0\nMIT\n", "yew 0.22.0\nMIT\n").unwrap_err().to_string();
        assert!(error.ends_with("run `cargo xtask notices`"), "{error}");
    }

    #[test]
    fn macros_tests_and_workspace_members_are_not_linked() {
        let names: Vec<_> =
            linked_packages(&shell().unwrap()).unwrap().into_iter().map(|it| it.name).collect();
        let has = |start: &str| names.iter().any(|name| name.starts_with(start));
        assert!(has("yew ") && has("serde_json "), "{names:?}");
        assert!(!has("syn ") && !has("yew-macro ") && !has("wasm-bindgen-test "), "{names:?}");
        assert!(!has("sudoku-") && !has("grove-"), "{names:?}");
    }
}
