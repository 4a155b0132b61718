//! What makes the page work without a network, and installable: its service worker and its manifest.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};
use xshell::Shell;

/// The name of the service worker, which browsers compare with the one that they have: it does not
/// depend on the content.
const SERVICE_WORKER: &str = "service-worker.js";
/// The name of the manifest.
pub(super) const MANIFEST: &str = "manifest.webmanifest";

/// Writes the manifest, with the names that the icons got.
///
/// # Errors
///
/// When it cannot be read or written.
pub(super) fn write_manifest(
    shell: &Shell,
    dist: &Path,
    icons: &BTreeMap<&'static str, String>,
) -> Result<()> {
    let mut manifest = shell.read_file(Path::new("static").join(MANIFEST))?;
    for (name, built_name) in icons {
        manifest = manifest.replace(&format!("\"{name}\""), &format!("\"{built_name}\""));
    }
    Ok(shell.write_file(dist.join(MANIFEST), manifest)?)
}

/// Writes the service worker, with the names of all files that were written before, except those that
/// only the system reads when it installs the page.
///
/// # Errors
///
/// When a file cannot be read or written.
pub(super) fn write_service_worker(shell: &Shell, dist: &Path, page: &str) -> Result<()> {
    let mut names = Vec::new();
    for path in shell.read_dir(dist)? {
        let name = path.file_name().and_then(|name| name.to_str());
        names.push(name.context("a file of the page has no readable name")?.to_owned());
    }
    names.sort_unstable();
    let mut version = Sha256::new();
    for name in &names {
        version.update(name);
        version.update(shell.read_binary_file(dist.join(name))?);
    }
    let page_digest = hex(&Sha256::digest(shell.read_binary_file(dist.join(page))?));
    names.retain(|name| name != page && !name.ends_with(".png"));
    let template = shell.read_file(Path::new("static/entry").join(SERVICE_WORKER))?;
    let script = filled(
        &template,
        &[
            ("@VERSION@", &hex(&version.finalize())[..16]),
            ("@FILES@", &names.join("\", \"")),
            ("@PAGE_DIGEST@", &page_digest),
        ],
    )?;
    Ok(shell.write_file(dist.join(SERVICE_WORKER), script)?)
}

/// Replaces each of these placeholders, which all must occur.
fn filled(template: &str, values: &[(&str, &str)]) -> Result<String> {
    let mut text = template.to_owned();
    for (placeholder, value) in values {
        ensure!(text.contains(placeholder), "{placeholder} is missing; restore the file from git");
        text = text.replace(placeholder, value);
    }
    Ok(text)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut digits, byte| {
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_service_worker_names_all_files_but_the_page_and_itself() {
        let shell = Shell::new().unwrap();
        shell.change_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
        let folder = shell.create_temp_dir().unwrap();
        let version = |page: &str| {
            shell.write_file(folder.path().join("index.html"), page).unwrap();
            shell.write_file(folder.path().join("page-A.js"), "1").unwrap();
            shell.write_file(folder.path().join("icon-B.png"), "1").unwrap();
            write_service_worker(&shell, folder.path(), "index.html").unwrap();
            let script = shell.read_file(folder.path().join(SERVICE_WORKER)).unwrap();
            shell.remove_path(folder.path().join(SERVICE_WORKER)).unwrap();
            assert!(script.contains("const FILES = [\"page-A.js\"];"), "{script}");
            assert!(!script.contains('@'), "{script}");
            script
        };
        let script = version("a");
        // The digest that `sha256sum` prints for the letter.
        let digest = "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb";
        assert!(script.contains(digest), "{script}");
        assert_eq!(version("a"), script);
        assert_ne!(version("b"), script);
    }
}
