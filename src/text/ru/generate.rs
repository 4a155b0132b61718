//! Russian words and sentences about new puzzles and puzzles to be printed.

use grove_model::generate::form::{Difficulty, WishProblem};
use sudoku_engine::generate::{Drawn, Restored, Symmetry, Verdict};
use sudoku_engine::logic::Level;

use super::Russian;
use super::words::{counted, number};
use crate::text::HoleFact;
use crate::text::en::generate::{GenerateLabels, PrintoutLabels, ReplayLabels};
use crate::text::locale::GenerateText;

pub(super) const GENERATE: GenerateLabels = GenerateLabels {
    title: "Новая задача",
    difficulty: "Сложность",
    symmetry: "Узор заданных цифр",
    working: "Составляется задача…",
    gave_up: "На этот раз такой задачи не нашлось. Попробуйте ещё: каждая попытка начинается с другого места.",
    none: "Такой задачи этого размера нет: любое 4×4 решается одиночками.",
    drawn: "Нарисовать по решению",
    size: "Размер",
    keep_rules: "С правилами этого поля",
    givens: "Число заданных цифр",
    fewest: "как можно меньше",
    seed: "Зерно",
    any_seed: "любое",
    copy_seed: "Копировать зерно",
    no_rules: "Такие правила не выполняются ни при каких цифрах, так что задачи нет.",
};

pub(super) const PRINTOUT: PrintoutLabels = PrintoutLabels {
    open: "На лист…",
    title: "Задачи для печати",
    number: "Сколько",
    per_page: "На странице",
    make: "Составить",
    print: "Печать",
    save: "Сохранить файл",
    pages: "Страницы",
    heading: "Заголовок",
    no_heading: "без заголовка",
    with_solutions: "в конце",
    without_solutions: "без них",
    about_sdm: "Файл в формате .sdm: по строке на судоку, клетки ряд за рядом, точка вместо пустой. Его читает большинство программ для судоку.",
    about_ruled_file: "В файле по строке на судоку: клетки ряд за рядом, точка вместо пустой, а через пробел — правила, как в ссылках этой страницы.",
    solutions: "Решения",
    page_before: "Предыдущая страница",
    page_after: "Следующая страница",
};

pub(super) const REPLAY: ReplayLabels = ReplayLabels {
    watch: "Смотреть, как составлена",
    way: "Способ из статьи: очистить клетки, обойти всё дерево решений того, что осталось, \
         сосчитать и оставить только то, у чего решение одно.",
    recording: "Задача составляется ещё раз, чтобы это показать.",
    first: "Первый пропуск",
    before: "Предыдущий пропуск",
    next: "Следующий пропуск",
    play: "Показывать пропуски один за другим",
    last: "Последний пропуск",
    stop: "Больше не смотреть составление",
};

impl GenerateText for Russian {
    fn difficulty(&self, difficulty: Difficulty) -> &'static str {
        match difficulty {
            Difficulty::Any => "как получится",
            Difficulty::Level(Level::Singles) => "хватит одиночек",
            Difficulty::Level(Level::Pairs) => "пары и линии",
            Difficulty::Level(Level::Beyond) => "ещё сложнее",
            Difficulty::Cheap => "мало замен для перебора",
            Difficulty::Dear => "много замен для перебора",
        }
    }

    fn symmetry(&self, symmetry: Symmetry) -> &'static str {
        match symmetry {
            Symmetry::None => "нет",
            Symmetry::Rotation => "поворот на пол-оборота",
            Symmetry::Mirror => "слева и справа одинаково",
            Symmetry::Diagonal => "относительно диагонали",
            Symmetry::Full => "во все стороны",
        }
    }

    fn drawn(&self, drawn: Drawn) -> &'static str {
        match drawn {
            Drawn::Nothing => "ничего",
            Drawn::Cages => "области с суммами",
            Drawn::Thermometers => "термометры",
        }
    }

    fn wish_problem(&self, problem: WishProblem) -> String {
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

    fn made_from(&self, seed: u64) -> String {
        format!("Составлена из зерна {seed}.")
    }

    fn hole(&self, fact: &HoleFact) -> String {
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

    fn printout_range(&self, most: u64) -> String {
        format!("Задач может быть от 1 до {most}.")
    }

    fn printout_progress(&self, made: u64, wanted: u64) -> String {
        format!("Готово {} из {}", number(made), number(wanted))
    }

    fn printout_made(&self, made: u64, pages: u64) -> String {
        let puzzles = counted(made, ["задача", "задачи", "задач"]);
        format!("{puzzles} на {}.", counted(pages, ["странице", "страницах", "страницах"]))
    }

    fn page_of(&self, page: u64, pages: u64) -> String {
        format!("Страница {} из {}", number(page), number(pages))
    }

    fn puzzle_title(&self, nth: u64, seed: u64) -> String {
        format!("№ {nth} · зерно {seed}")
    }
}
