//! Russian words about new puzzles.

use grove_model::making::WishProblem;
use sudoku_engine::generate::Drawn;

use super::words::{counted, number};
use crate::text::MakingWord;

pub(super) const fn word(word: MakingWord) -> &'static str {
    match word {
        MakingWord::Drawn(Drawn::Nothing) => "ничего",
        MakingWord::Drawn(Drawn::Cages) => "области с суммами",
        MakingWord::Drawn(Drawn::Thermometers) => "термометры",
        MakingWord::DrawnOnBoard => "Нарисовать по решению",
        MakingWord::Size => "Размер",
        MakingWord::KeepRules => "С правилами этого поля",
        MakingWord::Givens => "Число заданных цифр",
        MakingWord::AsFewAsCanBe => "как можно меньше",
        MakingWord::Seed => "Зерно",
        MakingWord::AnySeed => "любое",
        MakingWord::CopySeed => "Копировать зерно",
        MakingWord::NoRules => {
            "Такие правила не выполняются ни при каких цифрах, так что задачи нет."
        }
        MakingWord::Handout => "На лист…",
        MakingWord::HandoutTitle => "Задачи для печати",
        MakingWord::HandoutNumber => "Сколько",
        MakingWord::HandoutPerPage => "На странице",
        MakingWord::HandoutMake => "Составить",
        MakingWord::HandoutPrint => "Печать",
        MakingWord::HandoutSave => "Сохранить файл",
        MakingWord::HandoutPages => "Страницы",
        MakingWord::Solutions => "Решения",
        MakingWord::PageBefore => "Предыдущая страница",
        MakingWord::PageAfter => "Следующая страница",
    }
}

pub(super) fn problem(problem: WishProblem) -> String {
    match problem {
        WishProblem::Clues { fewest, most } => {
            format!("Число заданных цифр — от {fewest} до {most}.")
        }
        WishProblem::Seed => format!("Зерно — целое число от 0 до {}.", number(u64::MAX)),
        WishProblem::Level => {
            "Любое 4×4 решается одиночками, так что трудного среди них нет.".to_owned()
        }
        WishProblem::Cost => {
            "Поиск знает только строки, столбцы и блоки: с другими правилами выберите сложность для \
             человека."
                .to_owned()
        }
    }
}

pub(super) fn seed(seed: u64) -> String {
    format!("Составлена из зерна {seed}.")
}

pub(super) fn handout_range(most: u64) -> String {
    format!("Задач может быть от 1 до {most}.")
}

pub(super) fn handout_progress(made: u64, wanted: u64) -> String {
    format!("Готово {} из {}", number(made), number(wanted))
}

pub(super) fn handout_made(made: u64, pages: u64) -> String {
    let puzzles = counted(made, ["задача", "задачи", "задач"]);
    format!("{puzzles} на {}.", counted(pages, ["странице", "страницах", "страницах"]))
}

pub(super) fn page_of(page: u64, pages: u64) -> String {
    format!("Страница {} из {}", number(page), number(pages))
}

pub(super) fn puzzle_title(nth: u64, seed: u64) -> String {
    format!("№ {nth} · зерно {seed}")
}
