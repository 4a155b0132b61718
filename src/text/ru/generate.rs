//! Russian words and phrases for generating, replaying and printing puzzles.

use crate::text::en::generate::{GenerateLabels, GeneratePhrases, PrintoutLabels, ReplayLabels};

pub(in crate::text) const GENERATE: GenerateLabels = GenerateLabels {
    title: "Новая задача",
    difficulty: "Сложность",
    symmetry: "Симметрия",
    working: "Составляем задачу…",
    gave_up: "На этот раз такую задачу составить не удалось. Попробуйте ещё раз: каждая попытка начинается по-новому.",
    none: "Таких задач 4×4 не бывает: любая решается одними одиночками.",
    drawn: "Добавить",
    size: "Размер",
    keep_rules: "С правилами этого поля",
    givens: "Число заданных цифр",
    fewest: "как можно меньше",
    seed: "Начальное число",
    any_seed: "любое",
    copy_seed: "Копировать число",
    no_rules: "Такие правила нельзя выполнить ни с какими цифрами, поэтому и задачи с ними нет.",
};

pub(super) const PRINTOUT: PrintoutLabels = PrintoutLabels {
    open: "Распечатать задачи…",
    title: "Задачи для печати",
    number: "Число задач",
    per_page: "Задач на странице",
    make: "Составить",
    print: "Печать",
    save: "Сохранить в файл",
    pages: "Страницы",
    heading: "Заголовок",
    no_heading: "без заголовка",
    name: "Имя:",
    with_solutions: "в конце",
    without_solutions: "не печатать",
    about_sdm: "Файл .sdm: одна задача в строке, клетки подряд по строкам, пустые — точки. Его читает большинство программ для судоку.",
    about_ruled_file: "В файле одна задача в строке: клетки подряд по строкам, пустые — точки, а через пробел — правила в том же виде, что и в ссылках этой страницы.",
    solutions: "Решения",
    page_before: "Предыдущая страница",
    page_after: "Следующая страница",
};

pub(super) const REPLAY: ReplayLabels = ReplayLabels {
    watch: "Как составлена задача",
    way: "Способ из статьи о составлении задач: стереть цифры, искать до второго решения и вернуть их, если оно есть. Составитель считает быстрее, и узлы у него свои.",
    recording: "Составляем задачу ещё раз, чтобы показать это по шагам.",
    first: "Первое удаление",
    before: "Предыдущее удаление",
    next: "Следующее удаление",
    play: "Показать по шагам",
    last: "Последнее удаление",
    stop: "Закрыть показ",
};

pub(in crate::text) const PHRASES: GeneratePhrases = GeneratePhrases {
    wrong_clues: "Число заданных цифр — от {fewest} до {most}.",
    wrong_seed: "Начальное число должно быть целым, от 0 до {most}.",
    wrong_level: "Любая задача 4×4 решается одними одиночками, сложнее не бывает.",
    wrong_cost: "Такая сложность есть только для классических правил. С другими правилами выберите сложность по приёмам.",
    attempts: "Составляем задачу… Начато с {attempts|поля|полей|полей}.",
    made_from: "Начальное число: {seed:plain}. С ним и теми же настройками получится та же задача.",
    removal: "Удаление {nth} из {removals}: {cells}. {count}. Заданных цифр: {givens}.",
    dug: "Решение одно (узлов у составителя: {nodes}) — клетки остаются пустыми",
    ambiguous: "Есть второе решение (узлов у составителя: {nodes}) — цифры возвращаются",
    undecided: "Подсчёт прерван (узлов у составителя: {nodes}) — цифры возвращаются",
    too_hard: "Решение одно (узлов у составителя: {nodes}), но задача слишком сложная — цифры возвращаются",
    printout_range: "Задач может быть от 1 до {most:plain}.",
    printout_progress: "Готово {made} из {wanted}",
    printout_made: "{made|задача|задачи|задач} на {pages|странице|страницах|страницах}.",
    page_of: "Страница {page} из {pages}",
    puzzle_title: "№ {nth:plain} · начальное число {seed:plain}",
};
