//! Gives the sources of model, lessons and engine one number, by which a page knows a worker that
//! was built from others.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Result;
use std::path::{Path, PathBuf};

fn main() -> Result<()> {
    let mut hasher = DefaultHasher::new();
    for sources in ["src", "../engine/src", "../lessons/src"] {
        println!("cargo:rerun-if-changed={sources}");
        hash(Path::new(sources), &mut hasher)?;
    }
    println!("cargo:rustc-env=SOURCES={}", hasher.finish() as u32);
    Ok(())
}

fn hash(folder: &Path, hasher: &mut DefaultHasher) -> Result<()> {
    let paths: Result<Vec<PathBuf>> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect();
    let mut paths = paths?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            hash(&path, hasher)?;
        } else {
            fs::read(path)?.hash(hasher);
        }
    }
    Ok(())
}
