//! Russian words and phrases about new puzzles and puzzles to be printed.

use crate::text::en::generate::{GenerateLabels, GeneratePhrases, PrintoutLabels, ReplayLabels};

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
    way: "Способ из статьи: очистить клетки, искать до второго решения или до конца и оставить \
         только то, у чего решение одно. Составитель считает быстрее показанного поиска, своими узлами.",
    recording: "Задача составляется ещё раз, чтобы это показать.",
    first: "Первый пропуск",
    before: "Предыдущий пропуск",
    next: "Следующий пропуск",
    play: "Показывать пропуски один за другим",
    last: "Последний пропуск",
    stop: "Больше не смотреть составление",
};

pub(super) const PHRASES: GeneratePhrases = GeneratePhrases {
    wrong_clues: "Число заданных цифр — от {fewest} до {most}.",
    wrong_seed: "Зерно — целое число от 0 до {most}.",
    wrong_level: "Любое 4×4 решается одиночками, так что трудного среди них нет.",
    wrong_cost: "Поиск знает только строки, столбцы и блоки: с другими правилами выберите сложность для человека.",
    made_from: "Составлена из зерна {seed:plain}.",
    hole: "Пропуск {nth} из {holes}: {cells}. {count}. Заданных цифр: {givens}.",
    dug: "Решение одно (узлов у составителя: {nodes}): клетки остаются пустыми",
    ambiguous: "Есть второе решение (узлов у составителя: {nodes}): цифры возвращаются",
    undecided: "Подсчёт прерван (узлов у составителя: {nodes}): цифры возвращаются",
    too_hard: "Решение одно (узлов у составителя: {nodes}), но задача слишком трудна: цифры возвращаются",
    printout_range: "Задач может быть от 1 до {most:plain}.",
    printout_progress: "Готово {made} из {wanted}",
    printout_made: "{made|задача|задачи|задач} на {pages|странице|страницах|страницах}.",
    page_of: "Страница {page} из {pages}",
    puzzle_title: "№ {nth:plain} · зерно {seed:plain}",
};
