//! Programs that need more than there is end with an error, and soon.

use sudoku_lessons::{Ending, Language};

use crate::runs::{output, run};

const MEMORY: &str = "the program needs more than 64 MiB of memory";
const NESTING: &str = "a value has too many items, or items nested too deeply, to be compared";

#[track_caller]
fn check(language: Language, text: &str, error: &str) {
    let output = output(language, text);
    assert!(output.len() < 1_000, "{text}");
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
    check(Language::Python, keys, MEMORY);
}

#[test]
fn lists_that_share_items_are_printed_within_the_memory() {
    let list = "full = [0] * 3900000\na = [1] * 100\nfor i in range(15):\n    a = [a] * 100\n";
    for use_of in ["print(a)", "print(1, 2, a)", "b = str(a)", "b = f\"{a}\"", "b = repr(a)"] {
        check(Language::Python, &format!("{list}{use_of}"), MEMORY);
    }
    let dictionary = "d = {}\nfor i in range(18):\n    d = {k: d for k in range(20)}\nprint(d)";
    check(Language::Python, &format!("full = [0] * 3900000\n{dictionary}"), MEMORY);
}

#[test]
fn comparisons_have_a_limit() {
    let lists = "a = [1]\nb = [1]\nfor i in range(50):\n    a = [a, a]\n    b = [b, b]\n";
    for use_of in ["a == b", "a != b", "a < b", "b in [a]", "[a].count(b)", "[a].index(b)"] {
        check(Language::Python, &format!("{lists}print({use_of})"), NESTING);
    }
    for use_of in ["sorted([a, b])", "max(a, b)", "[a].remove(b)"] {
        check(Language::Python, &format!("{lists}print({use_of})"), NESTING);
    }
}

#[test]
fn sorting_keeps_the_order_of_equal_items() {
    let text = "print(sorted([(1, \"b\"), (0, \"z\"), (1, \"a\"), (0, \"a\")]))\n\
                print(sorted([2, True, 1.0, 0, 1]), sorted([]), sorted(\"cab\"))";
    let expected = "[(0, 'a'), (0, 'z'), (1, 'a'), (1, 'b')]\n\
                    [0, True, 1.0, 1, 2] [] ['a', 'b', 'c']\n";
    assert_eq!(output(Language::Python, text), expected);
}

#[test]
fn results_are_not_made_before_there_is_room_for_them() {
    let programs = [
        "s = \",\" * 30000000\nprint(len(s.split(\",\")))",
        "s = \"я\" * 12000000\nprint(len(s[::-2]))",
        "a = [0] * 1000000\nz = zip(a, a, a, a, a)",
        "a = [0] * 1500000\nb = a + a + a",
        "a = [0] * 3000000\nb = a[::-1]",
        "a = [\"x\" * 1000000] * 100\nb = \"-\".join(a)",
    ];
    for text in programs {
        check(Language::Python, text, MEMORY);
    }
    let text = "s = \"я\" * 5000000 + \"ю\"\nprint(s[::-1][:2], s[-2:], s[:0:-4999999])";
    assert_eq!(output(Language::Python, text), "юя яю юя\n");
}

#[test]
fn models_and_output_are_counted() {
    let model = "М = О2.Модели().МодельОграничений().СоздатьМодель();\nГ = Новый Массив();\n\
                 Для Н = 1 По 2000 Цикл\n  Г.Добавить(М.ПеременнаяДиапазона(1, 9));\nКонецЦикла;\n\
                 Пока Истина Цикл\n  М.Ограничения().ВсеРазличные(Г);\nКонецЦикла;";
    check(Language::OneC, model, MEMORY);
    let printed = "print(\"x\" * 40000000)\na = [0] * 2000000";
    let machine = run(Language::Python, printed);
    assert!(machine.memory().0 > 40_000_000);
    assert!(matches!(machine.ending(), Some(Ending::Failed(_))));
}

#[test]
fn memory_that_is_used_no_more_makes_room() {
    let programs = [
        "full = list(range(2500000))\nfor i in range(40):\n    a = [i] * 300000\nprint(\"fits\")",
        "full = list(range(2500000))\na = []\nfor i in range(40):\n    a = [i] * 1300000\n    a = 0\nprint(\"fits\")",
        "d = {}\nfor i in range(1000000):\n    d[i % 10] = i\nprint(\"fits\")",
    ];
    for text in programs {
        assert_eq!(output(Language::Python, text), "fits\n", "{text}");
    }
}
