//! How many bytes the page is, as it is, gzipped and with brotli, and how many it may be.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use xshell::{Shell, cmd};

/// The ceilings, in gzipped bytes. They are edited by hand.
const BUDGET: &str = "budget.toml";
/// How many letters and digits esbuild puts into a name.
const HASH: usize = 8;

/// The bytes of a file, or of several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Size {
    raw: usize,
    gzip: usize,
    brotli: usize,
}

/// What may not be exceeded.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Budget {
    /// The ceiling of each file, by its name without the hash.
    files: BTreeMap<String, usize>,
    /// What is loaded together.
    groups: BTreeMap<String, Group>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Group {
    ceiling: usize,
    files: Vec<String>,
}

/// A file or a group.
#[derive(Debug, PartialEq, Eq)]
struct Row {
    name: String,
    size: Size,
    ceiling: Option<usize>,
}

/// `cargo xtask size`: tables of the files in `dist/`, largest first, and of what is loaded
/// together.
///
/// # Errors
///
/// When something is larger than its ceiling, or `budget.toml` does not fit `dist/`.
pub(crate) fn report(shell: &Shell) -> Result<()> {
    let dist = shell.current_dir().join("dist");
    ensure!(dist.is_dir(), "there is no dist/; build it with `cargo xtask build`");
    let budget = shell
        .read_file(BUDGET)
        .with_context(|| format!("{BUDGET} cannot be read; restore it from git"))?;
    let budget: Budget = toml::from_str(&budget).with_context(|| format!("{BUDGET} is damaged"))?;
    let sizes = measure(shell, &dist)?;
    let (files, groups) = (of_files(&sizes, &budget), of_groups(&sizes, &budget));
    print!("{}\n{}", table("dist/", &files), table("loaded together", &groups));
    let wrong = wrong(&files, &groups, &budget);
    ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
    Ok(())
}

fn measure(shell: &Shell, folder: &Path) -> Result<Vec<(String, Size)>> {
    let lines = cmd!(shell, "node xtask/src/size.mjs {folder}").quiet().read()?;
    let row = |line: &str| {
        let mut words = line.splitn(4, '\t');
        let mut number = || words.next()?.parse().ok();
        let size = Size { raw: number()?, gzip: number()?, brotli: number()? };
        Some((words.next()?.to_owned(), size))
    };
    lines.lines().map(row).collect::<Option<_>>().context("node printed something else than sizes")
}

/// The name of a file without the hash of what is in it: `page-watch.wasm`.
fn plain(name: &str) -> String {
    let parts = name.rsplit_once('-').and_then(|(start, end)| Some((start, end.split_once('.')?)));
    match parts {
        Some((start, (hash, ending)))
            if hash.len() == HASH
                && hash.bytes().all(|it| it.is_ascii_uppercase() || it.is_ascii_digit()) =>
        {
            format!("{start}.{ending}")
        }
        _ => name.to_owned(),
    }
}

fn of_files(sizes: &[(String, Size)], budget: &Budget) -> Vec<Row> {
    let row = |(name, size): &(String, Size)| {
        let name = plain(name);
        Row { ceiling: budget.files.get(&name).copied(), name, size: *size }
    };
    let mut rows: Vec<_> = sizes.iter().map(row).collect();
    rows.sort_by(|a, b| b.size.raw.cmp(&a.size.raw).then_with(|| a.name.cmp(&b.name)));
    rows
}

fn of_groups(sizes: &[(String, Size)], budget: &Budget) -> Vec<Row> {
    let row = |(name, group): (&String, &Group)| {
        let is_of_it = |it: &&(String, Size)| group.files.contains(&plain(&it.0));
        let size = sum(sizes.iter().filter(is_of_it).map(|(_, size)| *size));
        Row { name: name.clone(), size, ceiling: Some(group.ceiling) }
    };
    let all = sum(sizes.iter().map(|(_, size)| *size));
    let all = Row { name: "all".into(), size: all, ceiling: None };
    budget.groups.iter().map(row).chain([all]).collect()
}

fn sum(sizes: impl Iterator<Item = Size>) -> Size {
    sizes.fold(Size::default(), |sum, size| Size {
        raw: sum.raw + size.raw,
        gzip: sum.gzip + size.gzip,
        brotli: sum.brotli + size.brotli,
    })
}

/// What is too large, what has no ceiling, and what the budget names that is not there: a
/// sentence each.
fn wrong(files: &[Row], groups: &[Row], budget: &Budget) -> Vec<String> {
    let mut wrong = Vec::new();
    for Row { name, size, ceiling } in files.iter().chain(groups) {
        if let Some(ceiling) = ceiling.filter(|ceiling| size.gzip > *ceiling) {
            let over = grouped(size.gzip - ceiling);
            wrong.push(format!(
                "{name} is {over} bytes over its ceiling; make it smaller or raise that in {BUDGET}"
            ));
        }
    }
    for Row { name, .. } in files.iter().filter(|row| row.ceiling.is_none()) {
        wrong.push(format!("{name} has no ceiling; give it one in {BUDGET}"));
    }
    let there: BTreeSet<_> = files.iter().map(|row| &row.name).collect();
    let of_groups = budget.groups.values().flat_map(|group| &group.files);
    let named: BTreeSet<_> = budget.files.keys().chain(of_groups).collect();
    for name in named.difference(&there) {
        wrong.push(format!("{BUDGET} names {name}, which is not in dist/; remove it there"));
    }
    wrong
}

fn table(title: &str, rows: &[Row]) -> String {
    let width = rows.iter().map(|row| row.name.len()).max().unwrap_or(0).max(title.len());
    let line = |[name, raw, gzip, brotli, ceiling, left]: [&str; 6]| {
        let numbers = format!("{raw:>10} {gzip:>10} {brotli:>10} {ceiling:>10} {left:>8}");
        format!("{name:width$} {numbers}").trim_end().to_owned() + "\n"
    };
    let mut table = line([title, "raw", "gzip", "brotli", "ceiling", "left"]);
    for Row { name, size: Size { raw, gzip, brotli }, ceiling } in rows {
        let left = ceiling.map_or_else(String::new, |ceiling| {
            let sign = if *gzip > ceiling { "-" } else { "" };
            format!("{sign}{}", grouped(ceiling.abs_diff(*gzip)))
        });
        let [raw, gzip, brotli] = [raw, gzip, brotli].map(|bytes| grouped(*bytes));
        let ceiling = ceiling.map(grouped).unwrap_or_default();
        table.push_str(&line([name, &raw, &gzip, &brotli, &ceiling, &left]));
    }
    table
}

/// A number with a comma after every three digits: `1,234,567`.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    const MADE_UP: &str = r#"
        files = { "index.html" = 500, "page.js" = 1000 }
        groups = { "first-load-play" = { ceiling = 1200, files = ["index.html", "page.js"] } }
    "#;

    /// What is wrong with files of so many gzipped bytes.
    fn wrong_with(sizes: &[(&str, usize)]) -> Vec<String> {
        let budget: Budget = toml::from_str(MADE_UP).unwrap();
        let size = |gzip| Size { raw: 2 * gzip, gzip, brotli: gzip };
        let sizes: Vec<_> =
            sizes.iter().map(|(name, gzip)| ((*name).to_owned(), size(*gzip))).collect();
        wrong(&of_files(&sizes, &budget), &of_groups(&sizes, &budget), &budget)
    }

    #[test]
    fn what_fits_is_not_wrong() {
        let none: [&str; 0] = [];
        assert_eq!(wrong_with(&[("index.html", 200), ("page-0AB1CD23.js", 1000)]), none);
    }

    #[test]
    fn a_file_and_a_group_may_be_too_large() {
        let wrong = wrong_with(&[("index.html", 400), ("page-0AB1CD23.js", 1001)]);
        let expected = [
            "page.js is 1 bytes over its ceiling; make it smaller or raise that in budget.toml",
            "first-load-play is 201 bytes over its ceiling; make it smaller or raise that in \
             budget.toml",
        ];
        assert_eq!(wrong, expected);
    }

    #[test]
    fn every_file_has_a_ceiling_and_every_ceiling_a_file() {
        let wrong = wrong_with(&[("page-0AB1CD23.js", 1), ("page-watch-0AB1CD23.wasm", 1)]);
        let expected = [
            "page-watch.wasm has no ceiling; give it one in budget.toml",
            "budget.toml names index.html, which is not in dist/; remove it there",
        ];
        assert_eq!(wrong, expected);
    }

    #[test]
    fn the_report_fails_with_what_is_wrong() {
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
        assert!(report(&shell).is_err(), "there is no dist/");
        shell.write_file("budget.toml", MADE_UP).unwrap();
        shell.write_file("dist/index.html", "<p>").unwrap();
        shell.write_file("dist/page-0AB1CD23.js", "go()").unwrap();
        report(&shell).unwrap();
        shell.write_file("dist/other.js", "go()").unwrap();
        let error = report(&shell).unwrap_err().to_string();
        assert_eq!(error, "other.js has no ceiling; give it one in budget.toml");
    }

    #[test]
    fn a_name_loses_its_hash_and_nothing_else() {
        assert_eq!(plain("page-watch-compare-0AB1CD23.wasm"), "page-watch-compare.wasm");
        assert_eq!(plain("page-0AB1CD23.js"), "page.js");
        assert_eq!(plain("page-compares.wasm"), "page-compares.wasm");
        assert_eq!(plain("index.html"), "index.html");
    }

    #[test]
    fn a_table_says_what_is_left() {
        let size = Size { raw: 2000, gzip: 1200, brotli: 900 };
        let row = |name: &str, ceiling| Row { name: name.into(), size, ceiling };
        let rows = [row("page.js", Some(1250)), row("page.css", Some(1000)), row("all", None)];
        let expected = "\
dist/           raw       gzip     brotli    ceiling     left
page.js       2,000      1,200        900      1,250       50
page.css      2,000      1,200        900      1,000     -200
all           2,000      1,200        900
";
        assert_eq!(table("dist/", &rows), expected);
    }

    #[test]
    fn numbers_are_grouped_by_three() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_234_567), "1,234,567");
    }

    #[test]
    fn repetition_compresses() {
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
