//! Writes the built programs, the styles and all other files into the folder of the page.
//!
//! File names end in a hash of the content, so that a browser can cache them indefinitely.
//! `index.html` refers to them.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use xshell::{Shell, cmd};

use super::build_kind::{BuildKind, with_slashes};
use super::offline::{self, MANIFEST};
use super::program::{BuiltProgram, LINK_SCRIPT};
use crate::shell::tool_path;

// The inputs of the bundler, each with the start of its output's name.
const PAGE_SCRIPT: [&str; 2] = ["page", "static/entry/page.js"];
const BOOT_SCRIPT: [&str; 2] = ["boot", "static/entry/boot.js"];
const OFFLINE_SCRIPT: [&str; 2] = ["offline", "static/entry/offline.js"];
const WORKER_SCRIPT: [&str; 2] = ["worker", "static/entry/worker.js"];
const STYLES: [&str; 2] = ["page", "static/css/page.css"];
const GUIDE_STYLES: [&str; 2] = ["guide", "static/css/guide.css"];
const SEARCH_STYLES: [&str; 2] = ["search", "static/css/search.css"];
const VIEW_STYLES: [&str; 2] = ["views", "static/css/views.css"];
const ICON: [&str; 2] = ["icon", "static/icon.svg"];
const MASKABLE_ICON: [&str; 2] = ["icon-maskable", "static/icon-maskable.svg"];

/// Copied without changes.
const NOTICES: &str = "static/notices.txt";
/// The source of the page. Its `data-trunk` lines are only for Trunk.
const TEMPLATE: &str = "index.html";

/// The names of the files to which `index.html` refers.
#[derive(Debug, PartialEq, Eq)]
struct FileNames {
    boot_script: String,
    page_script: String,
    page_wasm: String,
    worker_script: String,
    offline_script: String,
    styles: String,
    guide_styles: String,
    search_styles: String,
    view_styles: String,
    icon: String,
    maskable_icon: String,
}

/// Replaces the content of the page's folder.
///
/// # Errors
///
/// When a script or a style sheet has an error, or a file cannot be written.
pub(super) fn write_page(shell: &Shell, kind: BuildKind, programs: &[BuiltProgram]) -> Result<()> {
    let dist = kind.dist();
    shell.remove_path(dist)?;
    shell.create_dir(dist)?;
    let metafile = kind.folder().join("files.json");
    bundle(shell, kind, programs, &metafile)?;
    let metafile: Value =
        serde_json::from_str(&shell.read_file(&metafile)?).context("esbuild did not write JSON")?;
    let main = programs.first().context("the page was not built")?;
    let file_names = file_names(&metafile, &main_wasm(main))?;
    let template = shell
        .read_file(TEMPLATE)
        .with_context(|| format!("cannot read {TEMPLATE}; restore it from git"))?;
    // While developing, what is in the source is what is shown.
    let is_kept = kind == BuildKind::Release;
    shell.write_file(dist.join(TEMPLATE), html(&template, &file_names, is_kept)?)?;
    shell.copy_file(NOTICES, dist)?;
    offline::write_manifest(shell, dist, &file_names.icon, &file_names.maskable_icon)?;
    if is_kept {
        offline::write_service_worker(shell, dist, TEMPLATE)?;
    }
    Ok(())
}

fn bundle(
    shell: &Shell,
    kind: BuildKind,
    programs: &[BuiltProgram],
    metafile: &Path,
) -> Result<()> {
    let esbuild = tool_path(shell, "esbuild");
    let scripts = [BOOT_SCRIPT, PAGE_SCRIPT, WORKER_SCRIPT, OFFLINE_SCRIPT];
    let styles = [STYLES, GUIDE_STYLES, SEARCH_STYLES, VIEW_STYLES];
    let entries: Vec<_> = scripts.into_iter().chain(styles).chain([ICON, MASKABLE_ICON]).collect();
    let entries = entries.into_iter().map(|entry| entry.join("="));
    let mut options = vec![
        "--bundle".to_owned(),
        "--format=esm".into(),
        "--loader:.wasm=file".into(),
        "--loader:.svg=copy".into(),
        "--entry-names=[name]-[hash]".into(),
        "--asset-names=[name]-[hash]".into(),
        "--legal-comments=none".into(),
        "--log-level=warning".into(),
        // wasm-bindgen repeats the key of the script that loads parts, once for each part.
        "--log-override:duplicate-object-key=silent".into(),
        "--alias:grove-wasm=./static/entry/wasm.js".into(),
        format!("--metafile={}", with_slashes(metafile)),
        format!("--outdir={}", with_slashes(kind.dist())),
    ];
    for built in programs {
        let script = with_slashes(&built.folder.join("main.js"));
        options.push(format!("--alias:grove-{}=./{script}", built.name));
        let link = with_slashes(&built.folder.join(LINK_SCRIPT));
        options.push(format!("--alias:grove-{}-link=./{link}", built.name));
        options.push(format!("--alias:grove-{}-wasm=./{}", built.name, main_wasm(built)));
    }
    if kind == BuildKind::Release {
        options.push("--minify".into());
    }
    Ok(cmd!(shell, "{esbuild} {entries...} {options...}").quiet().run()?)
}

fn main_wasm(built: &BuiltProgram) -> String {
    with_slashes(&built.folder.join(format!("{}.wasm", built.name)))
}

/// Returns the names that esbuild gave to the files, according to its metafile.
fn file_names(metafile: &Value, page_wasm: &str) -> Result<FileNames> {
    let outputs = metafile["outputs"].as_object().context("esbuild reported no files")?;
    let name_of = |source: &str, fits: &dyn Fn(&Value) -> bool| -> Result<String> {
        let (path, _) = outputs
            .iter()
            .find(|(_, output)| fits(output))
            .with_context(|| format!("esbuild wrote nothing for {source}"))?;
        let (_, name) = path.rsplit_once('/').unwrap_or(("", path));
        Ok(name.to_owned())
    };
    let of_entry = |[_, source]: [&str; 2]| name_of(source, &|it| it["entryPoint"] == source);
    let of_input = |source: &str| {
        let is_alone = |it: &Value| {
            it["inputs"].as_object().is_some_and(|it| it.len() == 1 && it.contains_key(source))
        };
        name_of(source, &is_alone)
    };
    Ok(FileNames {
        boot_script: of_entry(BOOT_SCRIPT)?,
        page_script: of_entry(PAGE_SCRIPT)?,
        page_wasm: of_input(page_wasm)?,
        worker_script: of_entry(WORKER_SCRIPT)?,
        offline_script: of_entry(OFFLINE_SCRIPT)?,
        styles: of_entry(STYLES)?,
        guide_styles: of_entry(GUIDE_STYLES)?,
        search_styles: of_entry(SEARCH_STYLES)?,
        view_styles: of_entry(VIEW_STYLES)?,
        icon: of_input(ICON[1])?,
        maskable_icon: of_input(MASKABLE_ICON[1])?,
    })
}

/// Returns the template without Trunk's lines, and with ours at the end of its head.
fn html(template: &str, file_names: &FileNames, is_kept: bool) -> Result<String> {
    let FileNames { boot_script, page_script, page_wasm, worker_script, styles, icon, .. } =
        file_names;
    let FileNames { guide_styles, search_styles, view_styles, .. } = file_names;
    let offline = file_names.offline_script.as_str();
    let offline = if is_kept { format!(r#" data-offline="{offline}""#) } else { String::new() };
    let own_lines = format!(
        r#"    <script src="{boot_script}"></script>
    <link rel="icon" href="{icon}" type="image/svg+xml">
    <link rel="manifest" href="{MANIFEST}">
    <link rel="stylesheet" href="{styles}">
    <link rel="preload" href="{page_wasm}" as="fetch" type="application/wasm" crossorigin>
    <script id="boot" type="module" src="{page_script}" data-worker="{worker_script}" data-guide="{guide_styles}" data-search="{search_styles}" data-views="{view_styles}"{offline}></script>
"#
    );
    let mut html = String::new();
    for line in template.lines().filter(|line| !line.contains(" data-trunk ")) {
        if line.trim() == "</head>" {
            html.push_str(&own_lines);
        }
        html.push_str(line);
        html.push('\n');
    }
    ensure!(html.contains(&own_lines), "{TEMPLATE} has no line `</head>`; restore it from git");
    Ok(html)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn fixtures() -> FileNames {
        FileNames {
            boot_script: "boot-F.js".into(),
            page_script: "page-A.js".into(),
            page_wasm: "page-B.wasm".into(),
            worker_script: "worker-C.js".into(),
            offline_script: "offline-K.js".into(),
            styles: "page-D.css".into(),
            guide_styles: "guide-I.css".into(),
            search_styles: "search-H.css".into(),
            view_styles: "views-G.css".into(),
            icon: "icon-E.svg".into(),
            maskable_icon: "icon-maskable-J.svg".into(),
        }
    }

    #[test]
    fn names_come_from_the_metafile() {
        let wasm = "target/page/release/page/page.wasm";
        let metafile = json!({ "outputs": {
            "dist/boot-F.js": { "entryPoint": "static/entry/boot.js", "inputs": {} },
            "dist/page-A.js": { "entryPoint": "static/entry/page.js", "inputs": { wasm: {}, "a": {} } },
            "dist/page-B.wasm": { "inputs": { wasm: {} } },
            "dist/worker-C.js": { "entryPoint": "static/entry/worker.js", "inputs": {} },
            "dist/offline-K.js": { "entryPoint": "static/entry/offline.js", "inputs": {} },
            "dist/page-D.css": { "entryPoint": "static/css/page.css", "inputs": {} },
            "dist/guide-I.css": { "entryPoint": "static/css/guide.css", "inputs": {} },
            "dist/search-H.css": { "entryPoint": "static/css/search.css", "inputs": {} },
            "dist/views-G.css": { "entryPoint": "static/css/views.css", "inputs": {} },
            "dist/icon-E.svg": { "inputs": { "static/icon.svg": {} } },
            "dist/icon-maskable-J.svg": { "inputs": { "static/icon-maskable.svg": {} } },
        } });
        assert_eq!(file_names(&metafile, wasm).unwrap(), fixtures());
        let error = file_names(&metafile, "other.wasm").unwrap_err().to_string();
        assert_eq!(error, "esbuild wrote nothing for other.wasm");
    }

    #[test]
    fn trunk_lines_are_replaced_by_ours() {
        let template = "<head>\n<title>Grove</title>\n<link data-trunk rel=\"css\">\n</head>\n";
        let html = html(template, &fixtures(), true).unwrap();
        assert!(
            html.starts_with("<head>\n<title>Grove</title>\n    <script src=\"boot-F.js\""),
            "{html}"
        );
        let attributes = [
            r#"src="page-A.js""#,
            r#"data-worker="worker-C.js""#,
            r#"data-guide="guide-I.css""#,
            r#"data-search="search-H.css""#,
            r#"data-views="views-G.css""#,
            r#"data-offline="offline-K.js""#,
        ];
        assert!(html.contains(&attributes.join(" ")), "{html}");
        assert!(html.ends_with("</script>\n</head>\n"), "{html}");
        assert!(!html.contains("data-trunk"), "{html}");
    }

    #[test]
    fn a_template_without_a_head_is_an_error() {
        assert!(html("<body></body>", &fixtures(), false).is_err());
    }
}
