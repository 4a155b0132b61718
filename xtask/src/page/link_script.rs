//! Adapts the script that the splitter writes to load the parts of a program: names the parts, and
//! changes how they are fetched.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use anyhow::{Result, ensure};

/// The call with which the splitter's script fetches a part, before and after its name.
const FETCH: [&str; 2] = ["fetch(new URL(\"./", ".wasm\", import.meta.url))"];
/// The call that instantiates a part. It requires a server that sends the MIME type of WebAssembly.
const START: &str = "WebAssembly.instantiateStreaming(";

/// A part of a program that is loaded on demand.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) stem: String,
    /// Our name: the program, then the split points that load the part.
    pub(super) name: String,
    /// The parts in which this one is embedded; empty if it has its own file.
    pub(super) embedded_in: Vec<String>,
    split_points: Vec<String>,
}

impl Part {
    /// Returns whether several split points load the part.
    pub(super) fn is_shared(&self) -> bool {
        self.split_points.len() > 1
    }

    /// Embeds the part in the own part of each split point that loads it, which saves a request.
    pub(super) fn embed(&mut self, program: &str) {
        self.embedded_in = self.split_points.iter().map(|point| name(program, &[point])).collect();
    }
}

/// Returns the parts of a program, in order. `loaded` has the files that each split point loads.
///
/// # Errors
///
/// When two parts would have the same name.
pub(super) fn parts(program: &str, loaded: &HashMap<String, Vec<String>>) -> Result<Vec<Part>> {
    let mut loaded_by: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (point, stems) in loaded {
        for stem in stems {
            loaded_by.entry(stem).or_default().insert(point);
        }
    }
    let mut parts = Vec::new();
    for (stem, split_points) in loaded_by {
        let split_points: Vec<_> = split_points.into_iter().map(String::from).collect();
        let name = name(program, &split_points);
        ensure!(
            parts.iter().all(|part: &Part| part.name != name),
            "two parts would have the name {name}; rename one of their split points"
        );
        parts.push(Part { stem: stem.to_owned(), name, embedded_in: Vec::new(), split_points });
    }
    Ok(parts)
}

fn name(program: &str, split_points: &[impl AsRef<str>]) -> String {
    let split_points: Vec<_> =
        split_points.iter().map(|point| point.as_ref().replace('_', "-")).collect();
    format!("{program}-{}", split_points.join("-"))
}

/// Rewrites the script: it imports the name of each file, so that the bundler knows the file; takes
/// embedded parts from the parts around them; and instantiates all parts in the same way as the
/// programs.
///
/// # Errors
///
/// When the script differs from what the locked version of the splitter writes.
pub(super) fn adapt_script(script: &str, parts: &[Part]) -> Result<String> {
    let mut imports =
        String::from("import { embedded, fetchPart, startPart } from \"grove-wasm\";\n");
    let mut text = script.replace(START, "startPart(");
    for (index, Part { stem, name, embedded_in, .. }) in parts.iter().enumerate() {
        let fetch_call = FETCH.join(stem);
        ensure!(text.contains(&fetch_call), "the splitter's script does not fetch {stem}; {FIX}");
        let from = if embedded_in.is_empty() {
            imports.push_str(&format!("import part{index} from \"./{name}.wasm\";\n"));
            format!("fetchPart(part{index})")
        } else {
            let is_around = |part: &&(usize, &Part)| embedded_in.contains(&part.1.name);
            let containers = parts.iter().enumerate().filter(|part| is_around(&part));
            let containers: Vec<_> = containers.map(|(index, _)| format!("part{index}")).collect();
            format!("embedded(\"{name}\", [{}])", containers.join(", "))
        };
        text = text.replace(&fetch_call, &from);
    }
    ensure!(!text.contains("new URL("), "the splitter's script fetches an unknown file; {FIX}");
    let files = files(parts).into_iter().map(|(point, indices)| {
        let names: Vec<_> = indices.iter().map(|index| format!("part{index}")).collect();
        format!("\"{point}\": [{}]", names.join(", "))
    });
    let files: Vec<_> = files.collect();
    Ok(format!(
        "{imports}export const files = {{ __proto__: null, {} }};\n{text}",
        files.join(", ")
    ))
}

/// Returns the files that each split point loads, as indices into `parts`.
fn files(parts: &[Part]) -> BTreeMap<&str, Vec<usize>> {
    let mut files: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (index, part) in parts.iter().enumerate().filter(|(_, part)| part.embedded_in.is_empty()) {
        for point in &part.split_points {
            files.entry(point).or_default().push(index);
        }
    }
    files
}

const FIX: &str = "adapt xtask/src/page/link_script.rs to it";

#[cfg(test)]
mod tests {
    use super::*;

    fn loaded() -> HashMap<String, Vec<String>> {
        let of = |stems: &[&str]| stems.iter().map(|it| (*it).to_owned()).collect();
        HashMap::from([
            ("watch".into(), of(&["chunk_0", "split_watch"])),
            ("compare".into(), of(&["chunk_0", "split_compare"])),
            ("export_png".into(), of(&["split_export_png"])),
        ])
    }

    #[test]
    fn a_part_is_named_after_the_split_points_that_load_it() {
        let parts = parts("page", &loaded()).unwrap();
        let names: Vec<_> = parts.iter().map(|part| (&*part.stem, &*part.name)).collect();
        let expected = [
            ("chunk_0", "page-compare-watch"),
            ("split_compare", "page-compare"),
            ("split_export_png", "page-export-png"),
            ("split_watch", "page-watch"),
        ];
        assert_eq!(names, expected);
    }

    #[test]
    fn two_parts_with_the_same_name_are_an_error() {
        let mut loaded = loaded();
        loaded.insert("compare_watch".into(), vec!["split_compare_watch".into()]);
        let error = parts("page", &loaded).unwrap_err().to_string();
        let start = "two parts would have the name page-compare-watch;";
        assert!(error.starts_with(start), "{error}");
    }

    fn part(stem: &str, split_points: &[&str]) -> Part {
        let split_points: Vec<_> = split_points.iter().map(|it| (*it).to_owned()).collect();
        Part {
            stem: stem.into(),
            name: name("page", &split_points),
            embedded_in: Vec::new(),
            split_points,
        }
    }

    #[test]
    fn names_are_imported_and_fetches_are_replaced() {
        let parts = [part("split_watch", &["watch"])];
        let script = "const src = fetch(new URL(\"./split_watch.wasm\", import.meta.url));\n\
                      (WebAssembly.instantiateStreaming(src, imports))";
        let expected = "import { embedded, fetchPart, startPart } from \"grove-wasm\";\n\
                        import part0 from \"./page-watch.wasm\";\n\
                        export const files = { __proto__: null, \"watch\": [part0] };\n\
                        const src = fetchPart(part0);\n(startPart(src, imports))";
        assert_eq!(adapt_script(script, &parts).unwrap(), expected);
    }

    #[test]
    fn an_embedded_part_is_not_a_file() {
        let mut shared = part("chunk_0", &["compare", "watch"]);
        assert!(shared.is_shared());
        shared.embed("page");
        assert_eq!(shared.embedded_in, ["page-compare", "page-watch"]);
        let large = part("chunk_1", &["batch", "watch"]);
        let own = ["compare", "watch"].map(|point| part(&format!("split_{point}"), &[point]));
        let parts: Vec<_> = [shared].into_iter().chain(own).chain([large]).collect();
        let fetch_calls: String = parts.iter().map(|part| FETCH.join(&part.stem) + ";").collect();
        let script = adapt_script(&fetch_calls, &parts).unwrap();
        assert!(!script.contains("./page-compare-watch.wasm"), "{script}");
        let taken = "embedded(\"page-compare-watch\", [part1, part2]);";
        assert!(script.contains(taken), "{script}");
        let files = "{ __proto__: null, \"batch\": [part3], \"compare\": [part1], \"watch\": [part2, part3] };";
        assert!(script.contains(files), "{script}");
    }

    #[test]
    fn an_unexpected_script_is_an_error() {
        let parts = [part("split_watch", &["watch"])];
        assert!(adapt_script("fetch('./split_watch.wasm')", &parts).is_err());
        assert!(adapt_script("fetch(new URL(\"./other.wasm\", import.meta.url))", &[]).is_err());
    }
}
