//! Programs that need more than there is end with an error, and soon.

use std::time::{Duration, Instant};

use sudoku_lessons::{Ending, Language, Problem, Program};

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
        for use_of in ["d = {t: 1}", "d = {}\nprint(t in d)"] {
            check(Language::Python, &format!("{tuple}{use_of}"), NESTING);
        }
    }
    let keys = "d = {}\nfor i in range(200):\n    d[(i,) + tuple(range(9999))] = 1\nprint(len(d))";
    check(Language::Python, keys, MEMORY);
}

#[test]
fn lists_that_share_items_are_printed_within_the_memory() {
    let list = "full = [0] * 3900000\na = [1] * 100\nfor i in range(15):\n    a = [a] * 100\n";
    for use_of in ["print(1, a)", "b = f\"{a}\"", "b = repr(a)"] {
        check(Language::Python, &format!("{list}{use_of}"), MEMORY);
    }
    let dictionary = "d = {}\nfor i in range(18):\n    d = {k: d for k in range(20)}\nprint(d)";
    check(Language::Python, &format!("full = [0] * 3900000\n{dictionary}"), MEMORY);
}

#[test]
fn comparisons_have_a_limit() {
    let lists = "a = [1]\nb = [1]\nfor i in range(50):\n    a = [a, a]\n    b = [b, b]\n";
    for use_of in ["a == b", "a < b", "b in [a]", "sorted([a, b])"] {
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
        "s = \",\" * 10000000\nprint(len(s.split(\",\")))",
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
        "full = list(range(2500000))\nfor i in range(12):\n    a = [i] * 300000\nprint(\"fits\")",
        "full = list(range(2500000))\na = []\nfor i in range(8):\n    a = [i] * 1300000\n    a = 0\nprint(\"fits\")",
        "d = {}\nfor i in range(800000):\n    d[i % 10] = i\nprint(\"fits\")",
    ];
    for text in programs {
        assert_eq!(output(Language::Python, text), "fits\n", "{text}");
    }
}

#[test]
fn programs_with_too_many_items_are_too_large() {
    let ones = "1,".repeat(70_000);
    let pairs = "1:1,".repeat(40_000);
    let names = "a,".repeat(70_000);
    let programs = [
        (Language::Python, format!("a = [{ones}]")),
        (Language::Python, format!("a = {{{pairs}}}")),
        (Language::Python, format!("f({ones})")),
        (Language::Python, format!("a.append({ones})")),
        (Language::Python, format!("{names} = b")),
        (Language::Kumir, format!("цел таб а[{}1:1]", "1:1,".repeat(40_000))),
        (Language::OneC, format!("А = Новый Массив({}1);", "1,".repeat(70_000))),
    ];
    for (language, text) in programs {
        let errors = Program::parse(language, &text).expect_err("it is too large");
        assert!(errors.iter().any(|it| it.problem == Problem::TooLarge), "{}", &text[..40]);
    }
}

#[test]
fn the_greatest_numbers_are_computed_with() {
    let python = [
        (
            "print(list(range(-9*10**18, 9*10**18, 6*10**18)))",
            "[-9000000000000000000, -3000000000000000000, 3000000000000000000]\n",
        ),
        ("for i in range(-9*10**18, 9*10**18, 9*10**18): print(i)", "-9000000000000000000\n0\n"),
        ("print(range(-9*10**18, 9*10**18, 10**18)[17])", "8000000000000000000\n"),
        ("print(range(-9*10**18, 9*10**18, 10**18)[-1])", "8000000000000000000\n"),
        ("print(enumerate([7], 2**62 - 1 + 2**62))", "[(9223372036854775807, 7)]\n"),
        ("print(enumerate([7, 8], 2**62 - 1 + 2**62))", "! line 1: the number is too large\n"),
        ("print(len(range(-9*10**18, 9*10**18)))", "! line 1: the number is too large\n"),
        ("print(range(-9*10**18, 9*10**18)[-1])", "! "),
    ];
    for (text, expected) in python {
        let printed = output(Language::Python, text);
        assert!(printed == expected || expected == "! ", "{text}: {printed}");
    }
    let code = "Сообщить(КодСимвола(\"а\", -9223372036854775807 - 1));";
    check(Language::OneC, code, "! line 1: index -9223372036854775808 is not from 1 to 1");
    let tables = [
        ("цел таб а[0:-1, 1:2000000000]\nвывод а", MEMORY),
        ("цел таб а[1:2000000000, 0:-1]\nа[1, 1] := 1", MEMORY),
        ("цел таб а[0:-1, 1:3]\nа[1, 1] := 1", "! line 2: index 1 "),
    ];
    for (text, error) in tables {
        check(Language::Kumir, text, error);
    }
}

#[test]
fn long_programs_are_read_in_time_that_grows_with_their_length() {
    let formatted = "f\"{a} {a!r:>5} \\n\"\n".repeat(10_000);
    let nested = "kama (kweli) { } ".repeat(15_000);
    let lines = "kama (kweli) {\n}\n".repeat(15_000);
    let names: String = (0..15_000).map(|n| format!("  a{n} = 1\n")).collect();
    let functions: String = (0..6_000).map(|n| format!("def f{n}():\n a{n} = 1\n")).collect();
    let named = "def f(a):\n  pass\n".to_owned() + &"f(a=1)\n".repeat(20_000);
    let passed = "Процедура Ф(А)\n".to_owned()
        + &"Б = 1;\n".repeat(10_000)
        + "КонецПроцедуры\n"
        + &"Ф(В);\n".repeat(10_000);
    let programs = [
        (Language::Python, formatted),
        (Language::Nuru, nested),
        (Language::Nuru, lines),
        (Language::Python, format!("def f():\n{names}")),
        (Language::Python, functions),
        (Language::Python, named),
        (Language::OneC, passed),
        (Language::Python, "§ ".repeat(100_000)),
    ];
    for (language, text) in programs {
        let start = Instant::now();
        let errors = Program::parse(language, &text).err().unwrap_or_default();
        assert!(errors.len() <= 50);
        // With a term that grows with the square of the length, each takes minutes.
        assert!(start.elapsed() < Duration::from_secs(10), "{}", &text[..40]);
    }
}

#[test]
fn a_text_of_more_than_a_mebibyte_is_too_large() {
    let text = " ".repeat(1 << 20);
    assert!(Program::parse(Language::Python, &text).is_ok());
    let errors = Program::parse(Language::Python, &(text + " ")).unwrap_err();
    assert_eq!(errors[0].problem, Problem::TooLarge);
}

#[test]
fn values_in_texts_are_where_they_are_written() {
    let text = "a = 5\nprint(f\"\\t{a}\\n{{}}\", f'''\n{a!r:>3}''', rf\"\\t{a:02}\")";
    assert_eq!(output(Language::Python, text), "\t5\n{} \n  5 \\t05\n");
    let text = "print(f\"\\\"{1 // 0}\")";
    assert_eq!(output(Language::Python, text), "! line 1: 1 was divided by 0\n");
}

#[test]
fn a_model_that_is_not_solved_is_an_error() {
    let wide = "М = О2.Модели().МодельОграничений().СоздатьМодель();\n\
                А = М.ПеременнаяДиапазона(1, 65);\nР = М.Решить();\nСообщить(Р.РешениеНайдено());";
    check(Language::OneC, wide, "! line 2: a variable of a model has at most 64 values, not 65");
    // Five colors for a graph of Mycielski, which needs six.
    let hard = "А = Новый Массив();\nБ = Новый Массив();\nА.Добавить(0);\nБ.Добавить(1);\nН = 2;\n\
                Для Раз = 1 По 4 Цикл\n  Для К = 0 По А.Количество() - 1 Цикл\n\
                А.Добавить(А[К]);\nБ.Добавить(Б[К] + Н);\nА.Добавить(Б[К]);\nБ.Добавить(А[К] + Н);\n\
                КонецЦикла;\n  Для К = 0 По Н - 1 Цикл\nА.Добавить(К + Н);\nБ.Добавить(2 * Н);\n\
                КонецЦикла;\n  Н = 2 * Н + 1;\nКонецЦикла;\n\
                М = О2.Модели().МодельОграничений().СоздатьМодель();\nП = Новый Массив();\n\
                Для К = 1 По Н Цикл\n  П.Добавить(М.ПеременнаяДиапазона(1, 5));\nКонецЦикла;\n\
                Для К = 0 По А.Количество() - 1 Цикл\n  Г = Новый Массив();\n  Г.Добавить(П[А[К]]);\n\
                Г.Добавить(П[Б[К]]);\n  М.Ограничения().ВсеРазличные(Г);\nКонецЦикла;\n\
                Р = М.Решить();\nСообщить(Р.РешениеНайдено());";
    check(Language::OneC, hard, "the model has no answer after 32768 attempts");
}
