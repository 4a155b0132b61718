//! Checks the unsplit page, which plain `trunk build` makes.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use xshell::{Shell, cmd};

const DIST: &str = "target/unsplit";

/// Builds the page with Trunk, in its quickest profile, and checks that all its files exist.
///
/// # Errors
///
/// When Trunk cannot build the page, or a file is missing.
pub(crate) fn check(shell: &Shell) -> Result<()> {
    cmd!(shell, "trunk --skip-version-check build --dist {DIST}").run()?;
    let folder = shell.current_dir().join(DIST);
    let html =
        shell.read_file(folder.join("index.html")).context("Trunk did not write index.html")?;
    let missing = missing(&html, &folder);
    ensure!(
        missing.is_empty(),
        "Trunk did not write {}; check the data-trunk lines of index.html",
        missing.join(" or ")
    );
    Ok(())
}

/// Returns the missing files among those that the page and its worker need.
fn missing<'a>(html: &'a str, folder: &Path) -> Vec<&'a str> {
    let attributes = ["href=\"", "src=\"", "data-js=\"", "data-wasm=\""];
    let named = attributes.iter().flat_map(|attribute| {
        let values = html.split(attribute).skip(1);
        values.filter_map(|rest| rest.split_once('"').map(|(name, _)| name))
    });
    let named = named.chain(["./worker_loader.js", "./notices.txt"]);
    named.filter(|name| !folder.join(name).is_file()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::shell;

    #[test]
    fn missing_files_are_found() {
        let shell = shell().unwrap();
        let folder = shell.create_temp_dir().unwrap();
        for name in ["boot.js", "page.js", "worker_loader.js", "notices.txt"] {
            shell.write_file(folder.path().join(name), "").unwrap();
        }
        let html = r#"<script src="./boot.js" data-js="./page.js" data-wasm="./page.wasm">"#;
        assert_eq!(missing(html, folder.path()), ["./page.wasm"]);
    }
}
