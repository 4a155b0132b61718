//! The script that loads the parts of a program, as the splitter writes it: which parts there
//! are, what they are called, and how they are fetched.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use anyhow::{Result, ensure};

/// How the splitter fetches a part, before and after its name.
const FETCH: [&str; 2] = ["fetch(new URL(\"./", ".wasm\", import.meta.url))"];
/// How it starts one. It needs a host that names the type of WebAssembly.
const START: &str = "WebAssembly.instantiateStreaming(";

/// A file that is loaded on demand.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Part {
    /// The splitter's name for it.
    pub(super) stem: String,
    /// Ours: the program, then the split points that load it.
    pub(super) name: String,
}

/// The parts of a program, in order, by the files that each split point loads.
///
/// # Errors
///
/// When two would have the same name.
pub(super) fn parts(program: &str, loaded: &HashMap<String, Vec<String>>) -> Result<Vec<Part>> {
    let mut loaded_by: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (point, stems) in loaded {
        for stem in stems {
            loaded_by.entry(stem).or_default().insert(point);
        }
    }
    let mut parts = Vec::new();
    for (stem, points) in loaded_by {
        let points: Vec<_> = points.into_iter().map(|point| point.replace('_', "-")).collect();
        let name = format!("{program}-{}", points.join("-"));
        ensure!(
            parts.iter().all(|part: &Part| part.name != name),
            "two parts would be called {name}; give a split point of it another name"
        );
        parts.push(Part { stem: stem.to_owned(), name });
    }
    Ok(parts)
}

/// The script with each part's name imported, for the bundler to know it, and with parts
/// started as the programs are.
///
/// # Errors
///
/// When the script is not what the splitter of `Cargo.lock` writes.
pub(super) fn with_names(script: &str, parts: &[Part]) -> Result<String> {
    let mut imports = String::from("import { fetchWasm, startPart } from \"grove-wasm\";\n");
    let mut text = script.replace(START, "startPart(");
    for (place, Part { stem, name }) in parts.iter().enumerate() {
        let fetched = FETCH.join(stem);
        ensure!(text.contains(&fetched), "the splitter's script does not fetch {stem}; {MEND}");
        text = text.replace(&fetched, &format!("fetchWasm(part{place})"));
        imports.push_str(&format!("import part{place} from \"./{name}.wasm\";\n"));
    }
    ensure!(!text.contains("new URL("), "the splitter's script fetches something else; {MEND}");
    Ok(imports + &text)
}

const MEND: &str = "see to it in xtask/src/page/link_script.rs";

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
    fn a_part_is_named_after_what_loads_it() {
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
    fn two_parts_of_one_name_are_refused() {
        let mut loaded = loaded();
        loaded.insert("compare_watch".into(), vec!["split_compare_watch".into()]);
        let error = parts("page", &loaded).unwrap_err().to_string();
        assert!(error.starts_with("two parts would be called page-compare-watch;"), "{error}");
    }

    #[test]
    fn names_are_imported_and_parts_started_as_programs_are() {
        let parts = [Part { stem: "split_watch".into(), name: "page-watch".into() }];
        let script = "const src = fetch(new URL(\"./split_watch.wasm\", import.meta.url));\n\
                      (WebAssembly.instantiateStreaming(src, imports))";
        let expected = "import { fetchWasm, startPart } from \"grove-wasm\";\n\
                        import part0 from \"./page-watch.wasm\";\n\
                        const src = fetchWasm(part0);\n(startPart(src, imports))";
        assert_eq!(with_names(script, &parts).unwrap(), expected);
    }

    #[test]
    fn a_script_of_another_form_is_refused() {
        let parts = [Part { stem: "split_watch".into(), name: "page-watch".into() }];
        assert!(with_names("fetch('./split_watch.wasm')", &parts).is_err());
        assert!(with_names("fetch(new URL(\"./other.wasm\", import.meta.url))", &[]).is_err());
    }
}
