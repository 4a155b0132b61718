//! Programs that need more than there is end with an error, and soon.

use sudoku_lessons::Language;

use crate::runs::output;

const NESTING: &str = "a value has too many items, or items nested too deeply, to be compared";

#[track_caller]
fn check(language: Language, text: &str, error: &str) {
    let output = output(language, text);
    assert!(output.contains(error), "{text}: {output}");
}

#[test]
fn keys_of_tuples_have_a_limit() {
    let deep = "t = ()\nfor i in range(50000):\n    t = (t,)\n";
    let wide = "t = (1,)\nfor i in range(60):\n    t = (t, t)\n";
    for tuple in [deep, wide] {
        for use_of in ["d = {t: 1}", "s = {t}", "d = {}\nd[t] = 1", "d = {}\nprint(t in d)"] {
            check(Language::Python, &format!("{tuple}{use_of}"), NESTING);
        }
    }
    let keys = "d = {}\nfor i in range(200):\n    d[(i,) + tuple(range(9999))] = 1\nprint(len(d))";
    check(Language::Python, keys, "the program needs more than 64 MiB of memory");
}
