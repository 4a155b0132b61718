//! Errors while a program runs.

use sudoku_lessons::wording::{self, Wording};
use sudoku_lessons::{Ending, Fault, Language, LineColumn, Machine, Problem, Program};

use crate::runs::output;

#[test]
fn an_error_says_the_line_and_the_values() {
    let programs = [
        (Language::Python, "a = [1, 2]\nprint(a[2])", "! line 2: index 2 is not from 0 to 1\n"),
        (Language::Python, "print(b)", "! line 1: there is no variable or function “b”\n"),
        (
            Language::Python,
            "def f():\n    print(x)\n    x = 1\nf()",
            "! line 2: “x” has no value yet\n",
        ),
        (Language::Python, "print(1 // 0)", "! line 1: 1 was divided by 0\n"),
        (Language::Python, "print(\"a\" + 1)", "! line 1: “+” does not work on \"a\" and 1\n"),
        (Language::Kumir, "вывод mod(5, 0)", "! line 1: the divisor is 0; it must be above 0\n"),
        (Language::Kumir, "цел а\nвывод а + 1", "! line 2: “а” has no value yet\n"),
        (Language::Kumir, "цел таб а[1:3]\nа[4] := 1", "! line 2: index 4 is not from 1 to 3\n"),
        (Language::Kumir, "цел а\nа := 2147483647 + 1", "! line 2: the number is too large\n"),
        (
            Language::OneC,
            "А = Новый Массив(2);\nА[2] = 1;",
            "! line 2: index 2 is not from 0 to 1\n",
        ),
        (Language::Nuru, "fanya a = [1]\na[1] = 2", "! line 2: index 1 is not from 0 to 0\n"),
    ];
    for (language, text, expected) in programs {
        assert_eq!(output(language, text), expected, "{text}");
    }
}

#[test]
fn calls_without_end_stop_at_the_depth_of_the_language() {
    let deep = |limit: &str| format!("calls are nested deeper than {limit}:");
    let programs = [
        (Language::Python, "def f(n):\n    return f(n + 1)\nf(0)", "1000"),
        (
            Language::Kumir,
            "алг главный\nнач\n  ф(0)\nкон\nалг ф(цел н)\nнач\n  ф(н + 1)\nкон",
            "10000",
        ),
        (Language::OneC, "Процедура Ф(Н)\n  Ф(Н + 1);\nКонецПроцедуры\nФ(0);", "10000"),
        (Language::Nuru, "fanya f = unda(n) {\n  rudisha f(n + 1)\n}\nf(0)", "10000"),
    ];
    for (language, text, limit) in programs {
        let output = output(language, text);
        assert!(output.contains(&deep(limit)), "{output}");
    }
}

#[test]
fn memory_without_end_is_an_error() {
    let programs = [
        "a = []\nwhile True:\n    a.append([1, 2, 3, 4, 5, 6, 7, 8, 9])",
        "a = \"x\"\nwhile True:\n    a += a",
        "a = list(range(10 ** 12))",
        "while True:\n    print(\"x\" * 1000)",
    ];
    for text in programs {
        let output = output(Language::Python, text);
        assert!(output.contains("the program needs more than 64 MiB of memory"), "{text}");
    }
}

#[test]
fn an_error_in_the_header_of_a_loop_is_on_its_line() {
    let programs = [
        (Language::Python, "a = 1\nb = 2\nfor i in range(1 // 0):\n    pass", 3),
        (Language::Python, "a = 1\nb = [\n    i\n    for i in\n    range(1 // 0)\n]", 4),
        (Language::Kumir, "цел а\nа := 0\nнц для а от 1 до div(1, а)\nкц", 3),
        (Language::Kumir, "цел а\nа := 0\nнц div(1, а) раз\nкц", 3),
        (Language::OneC, "А = 0;\nБ = 0;\nДля Ц = 1 По 1 / А Цикл\nКонецЦикла;", 3),
        (Language::OneC, "А = 0;\nБ = 0;\nДля Каждого Ц Из А Цикл\nКонецЦикла;", 3),
        (Language::Nuru, "fanya a = 0\nfanya b = 0\nkwa i ktk [1 % a] {\n}", 3),
    ];
    for (language, text, line) in programs {
        let output = output(language, text);
        assert!(output.starts_with(&format!("! line {line}: ")), "{text}: {output}");
    }
}

#[test]
fn arguments_that_a_function_does_not_take_are_errors() {
    let calls = [
        ("f(*[5])", "“*” is not understood here"),
        ("f(1, x=2)", "“x” is not known"),
        ("f(1, a=2)", "“a” is already defined"),
        ("f(a=1, a=2)", "“a” is already defined"),
        ("f(1, 2, 3, b=4)", "expected 2 arguments, found 4"),
        ("f(b=1)", "expected 2 arguments, found 1"),
        ("f(a=1, 2)", "expected"),
    ];
    for (call, expected) in calls {
        let text = format!("def f(a, b=1):\n    return a\n{call}\n");
        let errors = Program::parse(Language::Python, &text).expect_err(call);
        let sentence = wording::problem(&errors[0].problem, Wording::English);
        assert!(sentence.contains(expected), "{call}: {sentence}");
        assert_eq!(LineColumn::of(&text, errors[0].span.start).line, 3, "{call}");
    }
}

#[test]
fn integers_of_kumir_have_32_bits() {
    let large = "! line 2: the number is too large\n";
    let programs = [
        "цел а = 2147483647\nа := а + 1",
        "цел а = -2147483648\nа := -а",
        "цел а = -2147483648\nа := а - 1",
        "цел а = 65536\nа := а * а",
        "цел а = 2\nа := а ** 31",
        "цел а\nа := цел(\"2147483648\")",
        "цел а\nа := int(3e9)",
    ];
    for text in programs {
        let output = output(Language::Kumir, text);
        let is_other = text.contains("\"") && output.contains("is not a number");
        assert!(output == large || is_other, "{text}: {output}");
    }
    for text in ["цел а\nа := 2147483648", "цел а = -2147483649"] {
        let errors = Program::parse(Language::Kumir, text).expect_err(text);
        assert_eq!(errors[0].problem, Problem::NumberTooLarge, "{text}");
    }
    let program = Program::parse(Language::Kumir, "цел а\nввод а").unwrap();
    let mut machine = Machine::new(program.shared(), "2147483648");
    machine.run(10);
    let Some(Ending::Failed(error)) = machine.ending() else { panic!("the input is too large") };
    assert_eq!(error.fault, Fault::Overflow);
}
