//! How many bytes the page is: as it is, gzipped and with brotli.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use xshell::{Shell, cmd};

/// The bytes of a file, or of all of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Size {
    raw: usize,
    gzip: usize,
    brotli: usize,
}

/// `cargo xtask size`: a table of the files in `dist/`, largest first.
pub(crate) fn report(shell: &Shell) -> Result<()> {
    let dist = shell.current_dir().join("dist");
    ensure!(dist.is_dir(), "there is no dist/; build it with `cargo xtask build`");
    let mut rows = measure(shell, &dist)?;
    rows.sort_by(|(a, x), (b, y)| y.raw.cmp(&x.raw).then(a.cmp(b)));
    print(&rows);
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

fn print(rows: &[(String, Size)]) {
    let total = rows.iter().fold(Size::default(), |sum, (_, size)| Size {
        raw: sum.raw + size.raw,
        gzip: sum.gzip + size.gzip,
        brotli: sum.brotli + size.brotli,
    });
    let width = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0).max("total".len());
    println!("{:width$} {:>10} {:>10} {:>10}", "dist/", "raw", "gzip", "brotli");
    let total = ("total".to_owned(), total);
    for (name, Size { raw, gzip, brotli }) in rows.iter().chain([&total]) {
        let [raw, gzip, brotli] = [raw, gzip, brotli].map(|bytes| grouped(*bytes));
        println!("{name:width$} {raw:>10} {gzip:>10} {brotli:>10}");
    }
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
