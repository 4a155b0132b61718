//! The languages that programs are written in.

use strum::{EnumString, IntoStaticStr, VariantArray};

/// A programming language. Its code is that of its files' names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
pub enum Language {
    /// KuMir, the algorithmic language of Russian schools.
    #[strum(serialize = "kum")]
    Kumir,
    /// The language of 1C:Enterprise.
    #[strum(serialize = "bsl")]
    OneC,
    /// Nuru, a language with Swahili keywords.
    #[strum(serialize = "nr")]
    Nuru,
    #[strum(serialize = "py")]
    Python,
}

/// Words that are frequent in one language and rare in the others.
const TELLTALES: [(Language, &[&str]); 4] = [
    (Language::Kumir, &["алг", "нач", "кон", "нц", "кц", "цел", "таб", "вывод", "нс", ":="]),
    (
        Language::OneC,
        &[
            "процедура",
            "функция",
            "конецпроцедуры",
            "конецфункции",
            "перем",
            "сообщить",
            "конеццикла",
            "цикл",
            "тогда",
            "конецесли",
            "новый",
            "возврат",
            "procedure",
            "endprocedure",
            "endif",
            "enddo",
            "then",
            "message",
            "var",
            "endfunction",
        ],
    ),
    (
        Language::Nuru,
        &[
            "fanya", "unda", "kama", "sivyo", "wakati", "kwa", "ktk", "rudisha", "andika", "kweli",
            "sikweli", "}",
        ],
    ),
    (
        Language::Python,
        &[
            "def", "print", "elif", "import", "in", "range", "len", "none", "true", "false",
            "while", "for", "not", "pass",
        ],
    ),
];

impl Language {
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("the list is as long as itself");

    /// Recognizes the language of a program by its words.
    ///
    /// ```
    /// use sudoku_lessons::Language;
    ///
    /// assert_eq!(Language::of("andika(1 + 2)"), Language::Nuru);
    /// assert_eq!(Language::of("нц 3 раз\n вывод 1, нс\nкц"), Language::Kumir);
    /// assert_eq!(Language::of("Сообщить(1 + 2);"), Language::OneC);
    /// assert_eq!(Language::of("print(1 + 2)"), Language::Python);
    /// ```
    pub fn of(text: &str) -> Self {
        let mut scores = TELLTALES.map(|(language, _)| (language, 0));
        for line in text.lines() {
            let line = line.split(['#', '|']).next().unwrap_or_default();
            let line = line.split("//").next().unwrap_or_default();
            for word in words(line) {
                let word = word.to_lowercase();
                for ((_, score), (_, telltales)) in scores.iter_mut().zip(&TELLTALES) {
                    *score += usize::from(telltales.contains(&word.as_str()));
                }
            }
        }
        // Among equals, the last language: a text without any telltale is Python.
        scores
            .into_iter()
            .max_by_key(|(_, score)| *score)
            .map_or(Self::Python, |(language, _)| language)
    }
}

/// Returns the words of a line, and `:=` and `}`, which are signs of one language alone.
fn words(line: &str) -> impl Iterator<Item = &str> {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let signs = line.contains(":=").then_some(":=").into_iter();
    let braces = line.trim_start().starts_with('}').then_some("}").into_iter();
    line.split(move |letter| !is_word(letter))
        .filter(|word| !word.is_empty())
        .chain(signs)
        .chain(braces)
}
