//! Writes the built programs, the styles and all other files into the folder of the page.
//!
//! File names end in a hash of the content, so that a browser can cache them indefinitely.
//! `index.html` refers to them.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};
use serde_json::{Map, Value};
use xshell::{Shell, cmd};

use super::build_kind::{BuildKind, with_slashes};
use super::offline::{self, MANIFEST};
use super::program::{BuiltProgram, LINK_SCRIPT};
use crate::shell::tool_path;

// The inputs of the bundler, each with the start of its output's name.
const PAGE_SCRIPT: [&str; 2] = ["page", "static/entry/page.js"];
const BOOT_SCRIPT: [&str; 2] = ["boot", "static/entry/boot.js"];
const OFFLINE_SCRIPT: [&str; 2] = ["offline", "static/entry/offline.js"];
const OUTLINES_SCRIPT: [&str; 2] = ["outlines", "static/entry/skeleton-views.js"];
const WORKER_SCRIPT: [&str; 2] = ["worker", "static/entry/worker.js"];
const STYLES: [&str; 2] = ["page", "static/css/page.css"];
const GUIDE_STYLES: [&str; 2] = ["guide", "static/css/guide.css"];
const OUTLINE_STYLES: [&str; 2] = ["outline", "static/css/outline.css"];
const SEARCH_STYLES: [&str; 2] = ["search", "static/css/search.css"];
const VIEW_STYLES: [&str; 2] = ["views", "static/css/views.css"];
const ICON: &str = "icon.svg";
/// The icon of home screens that do not read the manifest.
const TOUCH_ICON: &str = "icon-touch.png";
/// All icons, in the folder `static`. `icons.mjs` draws the PNG files.
const ICONS: [&str; 7] = [
    ICON,
    "icon-192.png",
    "icon-512.png",
    "icon-maskable.svg",
    "icon-maskable-192.png",
    "icon-maskable-512.png",
    TOUCH_ICON,
];

/// Copied without changes.
const NOTICES: &str = "static/notices.txt";
/// The source of the page. Its `data-trunk` lines are only for Trunk.
const TEMPLATE: &str = "index.html";

/// The names of the files to which `index.html` refers.
#[derive(Debug, PartialEq, Eq)]
struct FileNames {
    boot_script: String,
    page_script: String,
    worker_script: String,
    offline_script: String,
    outlines_script: String,
    styles: String,
    guide_styles: String,
    outline_styles: String,
    search_styles: String,
    view_styles: String,
    /// The names that the icons got, by their names in the source.
    icons: BTreeMap<&'static str, String>,
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
    let outputs = bundle(shell, kind, programs)?;
    let file_names = file_names(&outputs)?;
    let template = shell
        .read_file(TEMPLATE)
        .with_context(|| format!("cannot read {TEMPLATE}; restore it from git"))?;
    // While developing, what is in the source is what is shown.
    let is_kept = kind == BuildKind::Release;
    shell.write_file(dist.join(TEMPLATE), html(&template, &file_names, is_kept)?)?;
    shell.copy_file(NOTICES, dist)?;
    offline::write_manifest(shell, dist, &file_names.icons)?;
    if is_kept {
        offline::write_service_worker(shell, dist, TEMPLATE)?;
    }
    Ok(())
}

/// Bundles all scripts, styles and icons. Returns what esbuild reports about the files that it wrote.
fn bundle(shell: &Shell, kind: BuildKind, programs: &[BuiltProgram]) -> Result<Map<String, Value>> {
    let modules = [PAGE_SCRIPT, OUTLINES_SCRIPT, WORKER_SCRIPT, OFFLINE_SCRIPT].map(entry);
    let styles = [STYLES, GUIDE_STYLES, OUTLINE_STYLES, SEARCH_STYLES, VIEW_STYLES].map(entry);
    let icons = ICONS.map(|icon| {
        let (name, _) = icon.rsplit_once('.').unwrap_or((icon, ""));
        format!("{name}=static/{icon}")
    });
    let mut options = vec![
        "--loader:.wasm=file".to_owned(),
        "--loader:.svg=copy".into(),
        "--loader:.png=copy".into(),
        // wasm-bindgen repeats the key of the script that loads parts, once for each part.
        "--log-override:duplicate-object-key=silent".into(),
        "--alias:grove-wasm=./static/entry/wasm.js".into(),
    ];
    for built in programs {
        let script = with_slashes(&built.folder.join("main.js"));
        options.push(format!("--alias:grove-{}=./{script}", built.name));
        let link = with_slashes(&built.folder.join(LINK_SCRIPT));
        options.push(format!("--alias:grove-{}-link=./{link}", built.name));
        options.push(format!("--alias:grove-{}-wasm=./{}", built.name, main_wasm(built)));
    }
    let entries: Vec<_> = modules.into_iter().chain(styles).chain(icons).collect();
    let mut outputs = run_esbuild(shell, kind, "esm", &entries, &options)?;
    // It runs before the page is parsed, which modules cannot.
    outputs.extend(run_esbuild(shell, kind, "iife", &[entry(BOOT_SCRIPT)], &[])?);
    Ok(outputs)
}

/// Returns an input of the bundler as its argument.
fn entry(input: [&str; 2]) -> String {
    input.join("=")
}

fn run_esbuild(
    shell: &Shell,
    kind: BuildKind,
    format: &str,
    entries: &[String],
    options: &[String],
) -> Result<Map<String, Value>> {
    let esbuild = tool_path(shell, "esbuild");
    let metafile = kind.folder().join(format!("files-{format}.json"));
    let mut common = vec![
        "--bundle".to_owned(),
        format!("--format={format}"),
        "--entry-names=[name]-[hash]".into(),
        "--asset-names=[name]-[hash]".into(),
        "--charset=utf8".into(),
        "--legal-comments=none".into(),
        "--log-level=warning".into(),
        format!("--metafile={}", with_slashes(&metafile)),
        format!("--outdir={}", with_slashes(kind.dist())),
    ];
    if kind == BuildKind::Release {
        common.push("--minify".into());
    }
    cmd!(shell, "{esbuild} {entries...} {options...} {common...}").quiet().run()?;
    let report: Value =
        serde_json::from_str(&shell.read_file(&metafile)?).context("esbuild did not write JSON")?;
    report["outputs"].as_object().cloned().context("esbuild reported no files")
}

fn main_wasm(built: &BuiltProgram) -> String {
    with_slashes(&built.folder.join(format!("{}.wasm", built.name)))
}

/// Returns the names that esbuild gave to the files, according to its report.
fn file_names(outputs: &Map<String, Value>) -> Result<FileNames> {
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
        worker_script: of_entry(WORKER_SCRIPT)?,
        offline_script: of_entry(OFFLINE_SCRIPT)?,
        outlines_script: of_entry(OUTLINES_SCRIPT)?,
        styles: of_entry(STYLES)?,
        guide_styles: of_entry(GUIDE_STYLES)?,
        outline_styles: of_entry(OUTLINE_STYLES)?,
        search_styles: of_entry(SEARCH_STYLES)?,
        view_styles: of_entry(VIEW_STYLES)?,
        icons: ICONS
            .iter()
            .map(|&icon| Ok((icon, of_input(&format!("static/{icon}"))?)))
            .collect::<Result<_>>()?,
    })
}

/// Returns the template without Trunk's lines, and with ours at the end of its head.
///
/// Because of the policy in a `meta` element, Chromium requests no file before the parser reaches its
/// line. The boot script stops the parser, so it is behind what is requested meanwhile. It does not
/// wait for the style sheet, which it precedes.
fn html(template: &str, file_names: &FileNames, is_kept: bool) -> Result<String> {
    let FileNames { boot_script, page_script, worker_script, styles, icons, .. } = file_names;
    let FileNames { guide_styles, outline_styles, search_styles, view_styles, .. } = file_names;
    let outlines_script = file_names.outlines_script.as_str();
    let [icon, touch_icon] = [ICON, TOUCH_ICON].map(|icon| &icons[icon]);
    let offline = file_names.offline_script.as_str();
    let offline = if is_kept { format!(r#" data-offline="{offline}""#) } else { String::new() };
    let own_lines = format!(
        r#"    <link rel="icon" href="{icon}" type="image/svg+xml">
    <link rel="apple-touch-icon" href="{touch_icon}">
    <link rel="manifest" href="{MANIFEST}">
    <link rel="preload" href="{styles}" as="style">
    <script type="module" src="{page_script}"></script>
    <script id="boot" src="{boot_script}" data-worker="{worker_script}" data-guide="{guide_styles}" data-outline="{outline_styles}" data-search="{search_styles}" data-views="{view_styles}" data-outlines="{outlines_script}"{offline}></script>
    <link rel="stylesheet" href="{styles}">
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
            worker_script: "worker-C.js".into(),
            offline_script: "offline-K.js".into(),
            outlines_script: "outlines-L.js".into(),
            styles: "page-D.css".into(),
            guide_styles: "guide-I.css".into(),
            outline_styles: "outline-B.css".into(),
            search_styles: "search-H.css".into(),
            view_styles: "views-G.css".into(),
            icons: ICONS.iter().map(|&icon| (icon, format!("E-{icon}"))).collect(),
        }
    }

    #[test]
    fn names_come_from_the_metafile() {
        let mut outputs = json!({
            "dist/boot-F.js": { "entryPoint": "static/entry/boot.js", "inputs": {} },
            "dist/page-A.js": { "entryPoint": "static/entry/page.js", "inputs": { "a": {}, "b": {} } },
            "dist/worker-C.js": { "entryPoint": "static/entry/worker.js", "inputs": {} },
            "dist/outlines-L.js": { "entryPoint": "static/entry/skeleton-views.js", "inputs": {} },
            "dist/offline-K.js": { "entryPoint": "static/entry/offline.js", "inputs": {} },
            "dist/page-D.css": { "entryPoint": "static/css/page.css", "inputs": {} },
            "dist/guide-I.css": { "entryPoint": "static/css/guide.css", "inputs": {} },
            "dist/outline-B.css": { "entryPoint": "static/css/outline.css", "inputs": {} },
            "dist/search-H.css": { "entryPoint": "static/css/search.css", "inputs": {} },
            "dist/views-G.css": { "entryPoint": "static/css/views.css", "inputs": {} },
        });
        for icon in ICONS {
            let input = format!("static/{icon}");
            outputs[format!("dist/E-{icon}")] = json!({ "inputs": { input: {} } });
        }
        let outputs = outputs.as_object_mut().unwrap();
        assert_eq!(file_names(outputs).unwrap(), fixtures());
        outputs.remove("dist/page-D.css");
        let error = file_names(outputs).unwrap_err().to_string();
        assert_eq!(error, "esbuild wrote nothing for static/css/page.css");
    }

    #[test]
    fn trunk_lines_are_replaced_by_ours() {
        let template = "<head>\n<title>Grove</title>\n<link data-trunk rel=\"css\">\n</head>\n";
        let html = html(template, &fixtures(), true).unwrap();
        assert!(html.starts_with("<head>\n<title>Grove</title>\n    <link rel=\"icon\""), "{html}");
        let order = [
            r#"<link rel="preload" href="page-D.css""#,
            r#"<script type="module" src="page-A.js">"#,
            r#"<script id="boot""#,
            r#"<link rel="stylesheet" href="page-D.css">"#,
        ];
        assert!(order.map(|line| html.find(line).unwrap()).is_sorted(), "{html}");
        let attributes = [
            r#"src="boot-F.js""#,
            r#"data-worker="worker-C.js""#,
            r#"data-guide="guide-I.css""#,
            r#"data-outline="outline-B.css""#,
            r#"data-search="search-H.css""#,
            r#"data-views="views-G.css""#,
            r#"data-outlines="outlines-L.js""#,
            r#"data-offline="offline-K.js""#,
        ];
        assert!(html.contains(&attributes.join(" ")), "{html}");
        assert!(html.ends_with("\n</head>\n"), "{html}");
        assert!(!html.contains("data-trunk"), "{html}");
    }

    #[test]
    fn a_template_without_a_head_is_an_error() {
        assert!(html("<body></body>", &fixtures(), false).is_err());
    }
}
