//! Russian words about new puzzles.

use grove_model::generate::form::WishProblem;
use sudoku_engine::generate::{Drawn, Restored, Verdict};

use super::words::{counted, number};
use crate::text::{HoleFact, MakingWord};

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
        MakingWord::Printout => "На лист…",
        MakingWord::HandoutTitle => "Задачи для печати",
        MakingWord::HandoutNumber => "Сколько",
        MakingWord::HandoutPerPage => "На странице",
        MakingWord::HandoutMake => "Составить",
        MakingWord::HandoutPrint => "Печать",
        MakingWord::HandoutSave => "Сохранить файл",
        MakingWord::HandoutPages => "Страницы",
        MakingWord::PrintedTitle => "Заголовок",
        MakingWord::NoTitle => "без заголовка",
        MakingWord::WithSolutions => "в конце",
        MakingWord::WithoutSolutions => "без них",
        MakingWord::AboutSdm => {
            "Файл в формате .sdm: по строке на судоку, клетки ряд за рядом, точка вместо пустой. Его читает большинство программ для судоку."
        }
        MakingWord::AboutRuledFile => {
            "В файле по строке на судоку: клетки ряд за рядом, точка вместо пустой, а через пробел — правила, как в ссылках этой страницы."
        }
        MakingWord::Solutions => "Решения",
        MakingWord::PageBefore => "Предыдущая страница",
        MakingWord::PageAfter => "Следующая страница",
        MakingWord::Watch => "Смотреть, как составлена",
        MakingWord::Way => {
            "Способ из статьи: очистить клетки, обойти всё дерево решений того, что осталось, \
             сосчитать и оставить только то, у чего решение одно."
        }
        MakingWord::RecordJob => "Задача составляется ещё раз, чтобы это показать.",
        MakingWord::FirstHole => "Первый пропуск",
        MakingWord::HoleBefore => "Предыдущий пропуск",
        MakingWord::NextHole => "Следующий пропуск",
        MakingWord::PlayHoles => "Показывать пропуски один за другим",
        MakingWord::LastHole => "Последний пропуск",
        MakingWord::Stop => "Больше не смотреть составление",
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

/// Which hole, its cells, and what the count came to.
pub(super) fn hole(fact: &HoleFact) -> String {
    let HoleFact { nth, holes, cells, verdict, nodes, givens } = fact;
    let (nth, holes) = (number(*nth), number(*holes));
    let nodes = format!("узлов: {}", number(*nodes));
    let count = match verdict {
        Verdict::Dug => format!("Решение одно ({nodes}): клетки остаются пустыми"),
        Verdict::Restored(Restored::Ambiguous) => {
            format!("Есть второе решение ({nodes}): цифры возвращаются")
        }
        Verdict::Restored(Restored::Undecided) => {
            format!("Подсчёт прерван ({nodes}): цифры возвращаются")
        }
        Verdict::Restored(Restored::TooHard) => {
            format!("Решение одно ({nodes}), но задача слишком трудна: цифры возвращаются")
        }
    };
    format!("Пропуск {nth} из {holes}: {cells}. {count}. Заданных цифр: {}.", number(*givens))
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
