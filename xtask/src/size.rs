//! How many bytes the page is: as it is, gzipped and with brotli.

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::read::GzEncoder;

use crate::shell::Shell;

/// The bytes of a file, or of all of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Size {
    raw: usize,
    gzip: usize,
    brotli: usize,
}

/// `cargo xtask size`: a table of the files in `dist/`, largest first.
pub(crate) fn report(shell: &Shell) -> Result<()> {
    let dist = shell.root().join("dist");
    let mut files = Vec::new();
    collect(&dist, &mut files)
        .context("dist/ cannot be read; build it with `cargo xtask build`")?;
    let mut rows = Vec::new();
    for file in files {
        let bytes =
            fs::read(&file).with_context(|| format!("{} cannot be read", file.display()))?;
        let name = file.strip_prefix(&dist).unwrap_or(&file).display().to_string();
        rows.push((name, measure(&bytes)?));
    }
    rows.sort_by(|(a, x), (b, y)| y.raw.cmp(&x.raw).then(a.cmp(b)));
    print(&rows);
    Ok(())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

fn measure(bytes: &[u8]) -> Result<Size> {
    let mut gzip = Vec::new();
    GzEncoder::new(bytes, Compression::best()).read_to_end(&mut gzip)?;
    let mut brotli = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut brotli, &BrotliEncoderParams::default())?;
    Ok(Size { raw: bytes.len(), gzip: gzip.len(), brotli: brotli.len() })
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
        let size = measure(&[7; 10_000]).unwrap();
        assert_eq!(size.raw, 10_000);
        assert!(size.gzip < 100 && size.brotli < 100, "{size:?}");
    }
}
