//! Measures the raw, gzip and brotli sizes of the files in `dist/`, and checks them against `budget.toml`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use xshell::{Shell, cmd};

/// The file with the maximum sizes, in bytes after gzip.
const BUDGET_FILE: &str = "budget.toml";
/// The length of the hash that esbuild adds to a name.
const HASH_LEN: usize = 8;

/// The size of one or several files, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Size {
    raw: usize,
    gzip: usize,
    brotli: usize,
}

/// The maximum sizes, the ceilings, in bytes after gzip.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Budget {
    /// The ceiling of each file, by its name without the hash.
    files: BTreeMap<String, usize>,
    groups: BTreeMap<String, Group>,
}

/// Files that are loaded together.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Group {
    ceiling: usize,
    /// By name without the hash.
    files: Vec<String>,
}

/// A file or a group of files. Only the total and a file that `budget.toml` does not list have no
/// ceiling.
#[derive(Debug, PartialEq, Eq)]
struct Row {
    name: String,
    size: Size,
    ceiling: Option<usize>,
}

/// `cargo xtask size`: prints tables of the files in `dist/`, largest uncompressed first, and of the
/// groups that are loaded together.
///
/// # Errors
///
/// When something is larger than its ceiling, or `budget.toml` does not match the files in `dist/`.
pub(crate) fn report(shell: &Shell) -> Result<()> {
    let dist = shell.current_dir().join("dist");
    ensure!(dist.is_dir(), "dist/ does not exist; run `cargo xtask build`");
    let budget = shell
        .read_file(BUDGET_FILE)
        .with_context(|| format!("cannot read {BUDGET_FILE}; restore it from git"))?;
    let budget: Budget =
        toml::from_str(&budget).with_context(|| format!("{BUDGET_FILE} is invalid"))?;
    let sizes = measure(shell, &dist)?;
    let (files, groups) = (file_rows(&sizes, &budget), group_rows(&sizes, &budget));
    print!("{}\n{}", table("dist/", &files), table("loaded together", &groups));
    let problems = problems(&files, &groups, &budget);
    ensure!(problems.is_empty(), "{}", problems.join("\n"));
    Ok(())
}

/// Returns the path of each file in the folder, relative to it, and its size.
fn measure(shell: &Shell, folder: &Path) -> Result<Vec<(String, Size)>> {
    let lines = cmd!(shell, "node xtask/src/size.mjs {folder}").quiet().read()?;
    let parse = |line: &str| {
        let mut words = line.splitn(4, '\t');
        let mut number = || words.next()?.parse().ok();
        let size = Size { raw: number()?, gzip: number()?, brotli: number()? };
        Some((words.next()?.to_owned(), size))
    };
    lines.lines().map(parse).collect::<Option<_>>().context("unexpected output of size.mjs")
}

/// Removes the content hash from a file name: `page-watch-0AB1CD23.wasm` becomes `page-watch.wasm`.
fn without_hash(name: &str) -> String {
    let parts = name.rsplit_once('-').and_then(|(start, end)| Some((start, end.split_once('.')?)));
    match parts {
        Some((start, (hash, ending)))
            if hash.len() == HASH_LEN
                && hash.bytes().all(|it| it.is_ascii_uppercase() || it.is_ascii_digit()) =>
        {
            format!("{start}.{ending}")
        }
        _ => name.to_owned(),
    }
}

fn file_rows(sizes: &[(String, Size)], budget: &Budget) -> Vec<Row> {
    let row = |(name, size): &(String, Size)| {
        let name = without_hash(name);
        Row { ceiling: budget.files.get(&name).copied(), name, size: *size }
    };
    let mut rows: Vec<_> = sizes.iter().map(row).collect();
    rows.sort_by(|a, b| b.size.raw.cmp(&a.size.raw).then_with(|| a.name.cmp(&b.name)));
    rows
}

fn group_rows(sizes: &[(String, Size)], budget: &Budget) -> Vec<Row> {
    let row = |(name, group): (&String, &Group)| {
        let is_in_group = |it: &&(String, Size)| group.files.contains(&without_hash(&it.0));
        let size = sum(sizes.iter().filter(is_in_group).map(|(_, size)| *size));
        Row { name: name.clone(), size, ceiling: Some(group.ceiling) }
    };
    let size = sum(sizes.iter().map(|(_, size)| *size));
    let total = Row { name: "total".into(), size, ceiling: None };
    budget.groups.iter().map(row).chain([total]).collect()
}

fn sum(sizes: impl Iterator<Item = Size>) -> Size {
    sizes.fold(Size::default(), |sum, size| Size {
        raw: sum.raw + size.raw,
        gzip: sum.gzip + size.gzip,
        brotli: sum.brotli + size.brotli,
    })
}

/// Returns a message for each file or group that is too large, each file without a ceiling, and
/// each file in the budget that does not exist.
fn problems(files: &[Row], groups: &[Row], budget: &Budget) -> Vec<String> {
    let mut problems = Vec::new();
    for Row { name, size, ceiling } in files.iter().chain(groups) {
        if let Some(ceiling) = ceiling.filter(|ceiling| size.gzip > *ceiling) {
            let excess = with_separators(size.gzip - ceiling);
            problems.push(format!(
                "{name} exceeds its ceiling by {excess} bytes; make it smaller or raise the ceiling \
                 in {BUDGET_FILE}"
            ));
        }
    }
    for Row { name, .. } in files.iter().filter(|row| row.ceiling.is_none()) {
        problems.push(format!("{name} has no ceiling; add one to {BUDGET_FILE}"));
    }
    let existing: BTreeSet<_> = files.iter().map(|row| &row.name).collect();
    let grouped_files = budget.groups.values().flat_map(|group| &group.files);
    let listed: BTreeSet<_> = budget.files.keys().chain(grouped_files).collect();
    for name in listed.difference(&existing) {
        problems
            .push(format!("{BUDGET_FILE} lists {name}, which is not in dist/; remove the entry"));
    }
    problems
}

fn table(title: &str, rows: &[Row]) -> String {
    let width = rows.iter().map(|row| row.name.len()).max().unwrap_or(0).max(title.len());
    let line = |[name, raw, gzip, brotli, ceiling, remaining]: [&str; 6]| {
        let numbers = format!("{raw:>10} {gzip:>10} {brotli:>10} {ceiling:>10} {remaining:>8}");
        format!("{name:width$} {numbers}").trim_end().to_owned() + "\n"
    };
    let mut table = line([title, "raw", "gzip", "brotli", "ceiling", "left"]);
    for Row { name, size: Size { raw, gzip, brotli }, ceiling } in rows {
        let remaining = ceiling.map_or_else(String::new, |ceiling| {
            let sign = if *gzip > ceiling { "-" } else { "" };
            format!("{sign}{}", with_separators(ceiling.abs_diff(*gzip)))
        });
        let [raw, gzip, brotli] = [raw, gzip, brotli].map(|bytes| with_separators(*bytes));
        let ceiling = ceiling.map(with_separators).unwrap_or_default();
        table.push_str(&line([name, &raw, &gzip, &brotli, &ceiling, &remaining]));
    }
    table
}

/// Formats a number with thousands separators: `1,234,567`.
fn with_separators(number: usize) -> String {
    let digits = number.to_string();
    let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST_BUDGET: &str = r#"
        files = { "index.html" = 500, "page.js" = 1000 }
        groups = { "first-load-play" = { ceiling = 1200, files = ["index.html", "page.js"] } }
    "#;

    /// Checks files of the given gzip sizes against [`TEST_BUDGET`].
    fn problems_with(sizes: &[(&str, usize)]) -> Vec<String> {
        let budget: Budget = toml::from_str(TEST_BUDGET).unwrap();
        let size = |gzip| Size { raw: 2 * gzip, gzip, brotli: gzip };
        let sizes: Vec<_> =
            sizes.iter().map(|(name, gzip)| ((*name).to_owned(), size(*gzip))).collect();
        problems(&file_rows(&sizes, &budget), &group_rows(&sizes, &budget), &budget)
    }

    #[test]
    fn files_within_the_budget_are_accepted() {
        let none: [&str; 0] = [];
        assert_eq!(problems_with(&[("index.html", 200), ("page-0AB1CD23.js", 1000)]), none);
    }

    #[test]
    fn files_and_groups_that_are_too_large_are_reported() {
        let problems = problems_with(&[("index.html", 400), ("page-0AB1CD23.js", 1001)]);
        let expected = [
            "page.js exceeds its ceiling by 1 bytes; make it smaller or raise the ceiling in \
             budget.toml",
            "first-load-play exceeds its ceiling by 201 bytes; make it smaller or raise the \
             ceiling in budget.toml",
        ];
        assert_eq!(problems, expected);
    }

    #[test]
    fn every_file_needs_a_ceiling_and_every_ceiling_a_file() {
        let problems = problems_with(&[("page-0AB1CD23.js", 1), ("page-watch-0AB1CD23.wasm", 1)]);
        let expected = [
            "page-watch.wasm has no ceiling; add one to budget.toml",
            "budget.toml lists index.html, which is not in dist/; remove the entry",
        ];
        assert_eq!(problems, expected);
    }

    #[test]
    fn the_report_fails_with_the_problems_it_found() {
        let shell = crate::shell::shell().unwrap();
        let folder = shell.create_temp_dir().unwrap();
        let script = shell.current_dir().join("xtask/src/size.mjs");
        shell
            .write_file(
                folder.path().join("xtask/src/size.mjs"),
                shell.read_binary_file(script).unwrap(),
            )
            .unwrap();
        shell.change_dir(folder.path());
        assert!(report(&shell).is_err(), "dist/ does not exist");
        shell.write_file("budget.toml", TEST_BUDGET).unwrap();
        shell.write_file("dist/index.html", "<p>").unwrap();
        shell.write_file("dist/page-0AB1CD23.js", "go()").unwrap();
        report(&shell).unwrap();
        shell.write_file("dist/other.js", "go()").unwrap();
        let error = report(&shell).unwrap_err().to_string();
        assert_eq!(error, "other.js has no ceiling; add one to budget.toml");
    }

    #[test]
    fn only_the_hash_is_removed_from_a_name() {
        assert_eq!(without_hash("page-watch-compare-0AB1CD23.wasm"), "page-watch-compare.wasm");
        assert_eq!(without_hash("page-0AB1CD23.js"), "page.js");
        assert_eq!(without_hash("page-compares.wasm"), "page-compares.wasm");
        assert_eq!(without_hash("index.html"), "index.html");
    }

    #[test]
    fn the_table_shows_what_is_left_below_each_ceiling() {
        let size = Size { raw: 2000, gzip: 1200, brotli: 900 };
        let row = |name: &str, ceiling| Row { name: name.into(), size, ceiling };
        let rows = [row("page.js", Some(1250)), row("page.css", Some(1000)), row("total", None)];
        let expected = "\
dist/           raw       gzip     brotli    ceiling     left
page.js       2,000      1,200        900      1,250       50
page.css      2,000      1,200        900      1,000     -200
total         2,000      1,200        900
";
        assert_eq!(table("dist/", &rows), expected);
    }

    #[test]
    fn numbers_are_grouped_by_three() {
        assert_eq!(with_separators(0), "0");
        assert_eq!(with_separators(999), "999");
        assert_eq!(with_separators(1_234_567), "1,234,567");
    }

    #[test]
    fn paths_are_relative_and_sizes_are_compressed() {
        let shell = crate::shell::shell().unwrap();
        let folder = shell.create_temp_dir().unwrap();
        let inner = folder.path().join("inner");
        shell.write_file(inner.join("sevens.txt"), [7; 10_000]).unwrap();
        let rows = measure(&shell, folder.path()).unwrap();
        let [(name, size)] = rows.as_slice() else { panic!("{rows:?}") };
        assert_eq!(Path::new(name), Path::new("inner/sevens.txt"));
        assert_eq!(size.raw, 10_000);
        assert!(size.gzip < 100 && size.brotli < 100, "{size:?}");
    }
}
