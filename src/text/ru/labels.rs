//! Russian words and sentences that are always the same.

use grove_model::base::settings::Language;

use super::Russian;
use super::batch::BATCH;
use super::compare::COMPARE;
use super::explore::EXPLORE;
use super::export::EXPORT;
use super::generate::{GENERATE, PRINTOUT, REPLAY};
use super::keys::KEYS;
use super::rules::{CONSTRAINTS, RULES};
use super::solutions::SOLUTIONS;
use super::tree::{BRANCHES, LEGEND, TIMELINE, TREE};
use crate::text::Labels;

pub(in crate::text) const RU: Labels = Labels {
    language: Language::Ru,
    locale: &Russian,
    page_title: "Sudoku Grove: поиск решения судоку шаг за шагом",
    views: "Режимы",
    languages: "Язык",
    help: "Справка и клавиши",
    about: "Это перебор с возвратом. Поиск идёт по полю строка за строкой и ставит в первую пустую \
         клетку первую цифру, которой ещё нет в её строке, столбце и блоке. Если ни одна цифра \
         не подходит, он убирает последнюю поставленную. Здесь можно увидеть каждый шаг, вперёд \
         и назад.",
    sources_about: "В основе — программа К. Ткаченко на КуМире и 1С, программа на языке Nuru, урок о \
         моделях с ограничениями в 1С и статья о составлении задач обходом всего дерева.",
    close: "Закрыть",
    dismiss: "Скрыть",
    cancel: "Отмена",
    board: "Поле",
    entry: "Ввод цифр",
    panels: "Судоку и правила",
    editing: "Правка",
    pens: "Чем станет цифра",
    digit_pad: "Цифры",
    digits_of_cell: "Цифры для текущей клетки",
    undo: "Отменить",
    redo: "Повторить",
    erase: "Очистить клетку",
    clear: "Стереть мои цифры",
    puzzle: "Задача",
    own_puzzle: "Своя",
    source_samples: "Из источников",
    named_samples: "Известные",
    empty_board: "Пустое поле",
    paste_and_copy: "Вставка и копирование",
    paste: "Вставить",
    copy: "Копировать",
    copy_as: "Копировать как",
    as_line: "одна строка",
    as_boxed: "таблица с рамкой",
    as_table: "электронная таблица",
    as_f_puzzles: "ссылка F-Puzzles",
    go_to_play: "В режим «Игра»",
    search_settings: "Задача и поиск",
    paste_title: "Вставить задачу",
    paste_hint: "Любой текст, в котором 16, 36, 81 или 256 клеток: одна строка, несколько строк, таблица \
         с рамкой, списки чисел или ячейки электронной таблицы.",
    read_text: "Прочитать",
    reading: "Чтение…",
    too_long_without_worker: "Этот текст слишком длинный: пока фоновый поиск не работает, прочитать его нельзя. Он \
         сохранён здесь; сократите его или перезагрузите страницу.",
    solve: "Решить",
    answer: "Ответ",
    solution: "Показанное решение",
    first_solution: "Решение 1",
    second_solution: "Решение 2",
    mend_clashes_first: "Заданные цифры противоречат друг другу, искать пока нечего. Исправьте отмеченные клетки \
         в режиме «Игра».",
    what_happened: "Что произошло",
    counters: "Счётчики",
    counter_meanings: "Что считается?",
    playback: "Воспроизведение",
    step: "Шаг",
    restart: "Пуск с начала",
    to_start: "В начало",
    step_back: "Шаг назад",
    play: "Пуск",
    pause: "Пауза",
    step_on: "Шаг вперёд",
    to_end: "В конец",
    next_dead_end: "Следующий тупик",
    dead_end_before: "Предыдущий тупик",
    next_solution: "Следующее решение",
    solution_before: "Предыдущее решение",
    stop: "Стоп",
    go_on: "Продолжить",
    speed: "Скорость",
    step_size: "Один шаг — это",
    grain_moves: "замена или возврат",
    grain_events: "каждая проверка",
    strategy: "Поиск",
    goal: "Что искать",
    goal_first: "первое решение",
    goal_all: "все решения",
    zoom: "Масштаб",
    zoom_in: "Крупнее",
    zoom_out: "Мельче",
    zoom_fit: "Целиком",
    about_run: "Об этом поиске",
    about_run_intro: "Всё это измерено и посчитано здесь, на этом устройстве, с открытия страницы.",
    batch: BATCH,
    compare: COMPARE,
    explore: EXPLORE,
    export: EXPORT,
    generate: GENERATE,
    printout: PRINTOUT,
    replay: REPLAY,
    rules: RULES,
    constraints: CONSTRAINTS,
    solutions: SOLUTIONS,
    tree: TREE,
    timeline: TIMELINE,
    branches: BRANCHES,
    legend: LEGEND,
    keys: KEYS,
};
