//! Writes the script that loads the parts of a program.
//!
//! It replaces the splitter's script, which has a function for each shared part and would add
//! several kilobytes to the page's first script. `program.rs` defines split points and parts.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::iter::successors;

use anyhow::{Result, ensure};

/// The start of the export that loads a split point; its name follows.
const EXPORT_PREFIX: &str = "export const __wasm_split_load_";
/// How the splitter's script passes imports to the parts.
const EXPECTED_IMPORTS: &str = "sharedImports = { __wasm_split: {  } }";
/// The number of split points that fit into the masks of `static/entry/wasm.js`: bit operations in
/// JavaScript use signed integers of 32 bits.
const MAX_POINTS: usize = 31;

/// A part of a program that is loaded on demand.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Part {
    /// The file name that the splitter gave it.
    pub(super) stem: String,
    /// The new file name: the program, then the split points that load the part.
    pub(super) name: String,
    /// Whether it is embedded in other parts; set by the caller.
    pub(super) is_embedded: bool,
    split_points: Vec<String>,
    /// The split points that can be the first to load the part.
    first_points: Vec<String>,
}

impl Part {
    /// Returns whether several split points load the part.
    pub(super) fn is_shared(&self) -> bool {
        self.split_points.len() > 1
    }

    /// Returns the names of the parts in which this one has to be embedded if it has no file: those
    /// that belong to the split points that can be the first to load it.
    pub(super) fn containers(&self, program: &str) -> Vec<String> {
        self.first_points.iter().map(|point| name(program, &[point])).collect()
    }
}

/// Returns the parts of a program, sorted by stem. `loaded` maps each split point to its files.
/// `order` lists pairs: a split point, and the one that always loads before it.
///
/// # Errors
///
/// When two parts would have the same name.
pub(super) fn parts(
    program: &str,
    loaded: &HashMap<String, Vec<String>>,
    order: &[(&str, &str)],
) -> Result<Vec<Part>> {
    let mut loaded_by: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (point, stems) in loaded {
        for stem in stems {
            loaded_by.entry(stem).or_default().insert(point);
        }
    }
    let mut parts = Vec::new();
    for (stem, split_points) in loaded_by {
        let is_first =
            |point: &&&str| !points_before(point, order).any(|it| split_points.contains(it));
        let first_points =
            split_points.iter().filter(is_first).copied().map(String::from).collect();
        let split_points: Vec<_> = split_points.iter().copied().map(String::from).collect();
        let name = name(program, &split_points);
        ensure!(
            parts.iter().all(|part: &Part| part.name != name),
            "two parts would have the name {name}; rename one of their split points"
        );
        let stem = stem.to_owned();
        parts.push(Part { stem, name, is_embedded: false, split_points, first_points });
    }
    Ok(parts)
}

/// Returns the split points that are always loaded before this one.
fn points_before<'a>(
    point: &'a str,
    order: &'a [(&'a str, &'a str)],
) -> impl Iterator<Item = &'a str> {
    let before = |point: &&'a str| Some(order.iter().find(|(later, _)| later == point)?.1);
    successors(before(&point), before)
}

fn name(program: &str, split_points: &[impl AsRef<str>]) -> String {
    let split_points: Vec<_> =
        split_points.iter().map(|point| point.as_ref().replace('_', "-")).collect();
    format!("{program}-{}", split_points.join("-"))
}

/// Returns the script. It imports each file, so that the bundler includes it, and calls `linkParts`
/// of `static/entry/wasm.js`, which the bundler knows as `grove-wasm`.
///
/// # Errors
///
/// When the splitter's script differs from what the locked version writes, or there are too many
/// split points.
pub(super) fn script(
    splitter_script: &str,
    parts: &[Part],
    order: &[(&str, &str)],
) -> Result<String> {
    let points: BTreeSet<&str> =
        parts.iter().flat_map(|it| &it.split_points).map(|it| &**it).collect();
    ensure!(
        points.len() <= MAX_POINTS,
        "{MAX_POINTS} split points are supported, not {}",
        points.len()
    );
    let exports: BTreeSet<_> = splitter_script
        .split(EXPORT_PREFIX)
        .skip(1)
        .filter_map(|it| it.split(' ').next())
        .collect();
    ensure!(
        exports == points && splitter_script.contains(EXPECTED_IMPORTS),
        "the splitter's script has changed; adapt xtask/src/page/link_script.rs to it"
    );
    let mut imports = String::new();
    let mut files = Vec::new();
    for (index, part) in parts.iter().enumerate().filter(|(_, part)| !part.is_embedded) {
        imports.push_str(&format!("import part{index} from \"./{}.wasm\";\n", part.name));
        files.push(format!("{index}: part{index}"));
    }
    let mask_of = |part: &Part| {
        let bits = points.iter().enumerate();
        bits.filter(|(_, point)| part.split_points.iter().any(|it| it == *point))
            .fold(0_u32, |mask, (bit, _)| mask | 1 << bit)
    };
    let masks: Vec<_> = parts.iter().map(|part| mask_of(part).to_string()).collect();
    let before: Vec<_> =
        order.iter().map(|(later, earlier)| format!("{later}: \"{earlier}\"")).collect();
    let list: Vec<_> = points.iter().copied().collect();
    let mut script = format!(
        "import {{ linkParts }} from \"grove-wasm\";\nimport {{ initSync }} from \"./main.js\";\n\
         {imports}export const {{ filesOf, loaderOf }} = linkParts({{\n\
         points: \"{}\".split(\" \"),\nmasks: [{}],\nbefore: {{ __proto__: null, {} }},\n\
         files: {{ {} }},\ninstance: () => initSync(),\n}});\n",
        list.join(" "),
        masks.join(", "),
        before.join(", "),
        files.join(", "),
    );
    for point in &points {
        script.push_str(&format!("{EXPORT_PREFIX}{point} = loaderOf(\"{point}\");\n"));
    }
    Ok(script)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loaded() -> HashMap<String, Vec<String>> {
        let of = |stems: &[&str]| stems.iter().map(|it| (*it).to_owned()).collect();
        HashMap::from([
            ("watch".into(), of(&["chunk_0", "chunk_1", "split_watch"])),
            ("details".into(), of(&["chunk_0", "split_details"])),
            ("questions".into(), of(&["chunk_0", "chunk_1", "split_questions"])),
            ("export_png".into(), of(&["chunk_1", "split_export_png"])),
        ])
    }

    const ORDER: [(&str, &str); 2] = [("questions", "details"), ("details", "watch")];

    /// The lines of the splitter's script that [`script`] checks.
    fn splitter_script() -> String {
        let points = ["watch", "details", "questions", "export_png"];
        points.iter().fold(EXPECTED_IMPORTS.to_owned(), |script, point| {
            script + &format!("\n{EXPORT_PREFIX}{point} = wrapAsyncCb(makeLoad(() => {{}}));")
        })
    }

    #[test]
    fn a_part_is_named_after_the_split_points_that_load_it() {
        let parts = parts("page", &loaded(), &ORDER).unwrap();
        let names: Vec<_> = parts.iter().map(|part| (&*part.stem, &*part.name)).collect();
        let expected = [
            ("chunk_0", "page-details-questions-watch"),
            ("chunk_1", "page-export-png-questions-watch"),
            ("split_details", "page-details"),
            ("split_export_png", "page-export-png"),
            ("split_questions", "page-questions"),
            ("split_watch", "page-watch"),
        ];
        assert_eq!(names, expected);
    }

    #[test]
    fn two_parts_with_the_same_name_are_an_error() {
        let mut loaded = loaded();
        loaded.insert("export_png_questions_watch".into(), vec!["chunk_2".into()]);
        let error = parts("page", &loaded, &[]).unwrap_err().to_string();
        let start = "two parts would have the name page-export-png-questions-watch;";
        assert!(error.starts_with(start), "{error}");
    }

    #[test]
    fn a_shared_part_is_embedded_where_it_is_loaded_first() {
        let parts = parts("page", &loaded(), &ORDER).unwrap();
        assert!(parts[0].is_shared() && !parts[2].is_shared());
        assert_eq!(parts[0].containers("page"), ["page-watch"]);
        assert_eq!(parts[1].containers("page"), ["page-export-png", "page-watch"]);
    }

    #[test]
    fn the_script_lists_what_each_split_point_loads() {
        let mut parts = parts("page", &loaded(), &ORDER).unwrap();
        parts[0].is_embedded = true;
        let script = script(&splitter_script(), &parts, &ORDER).unwrap();
        assert!(!script.contains("page-details-questions-watch.wasm"), "{script}");
        let expected = [
            "import part1 from \"./page-export-png-questions-watch.wasm\";",
            "points: \"details export_png questions watch\".split(\" \"),",
            "masks: [13, 14, 1, 2, 4, 8],",
            "before: { __proto__: null, questions: \"details\", details: \"watch\" },",
            "files: { 1: part1, 2: part2, 3: part3, 4: part4, 5: part5 },",
            "export const __wasm_split_load_export_png = loaderOf(\"export_png\");",
        ];
        for line in expected {
            assert!(script.lines().any(|it| it == line), "{line} is missing:\n{script}");
        }
    }

    #[test]
    fn an_unexpected_script_is_an_error() {
        let parts = parts("page", &loaded(), &ORDER).unwrap();
        let other = splitter_script();
        assert!(script(&other.replace(EXPECTED_IMPORTS, ""), &parts, &ORDER).is_err());
        assert!(script(&other.replace("load_watch", "load_other"), &parts, &ORDER).is_err());
    }
}
