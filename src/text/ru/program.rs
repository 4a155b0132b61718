//! Russian words and phrases about the program next to a search.

use crate::text::en::program::ProgramPhrases;

pub(in crate::text) const PHRASES: ProgramPhrases = ProgramPhrases {
    word: "Программа",
    title: "Программа этого поиска",
    close: "Закрыть программу",
    language: "Язык программы",
    next_line: "Следующая строка",
    previous_line: "Предыдущая строка",
    lines: "Строки программы",
    calls: "Вызовы и переменные",
    main: "программа",
    go_to_node: "Выбрать узел этого вызова",
    output: "Вывод",
    no_value: "нет значения",
    line_said: "Строка {line}: {code}",
    line_with_note: "Строка {line}: {code}. {note}.",
    changed: "Теперь {name} = {value}",
    holds: "Условие верно",
    holds_not: "Условие неверно",
    written: "В клетку записана цифра {digit}",
    emptied: "Цифра стёрта",
    start: "Программа ещё не начала работу.",
    working: "Программа идёт к этому шагу: сделано {made|шаг|шага|шагов}.",
    ended: "Программа завершена: она останавливается на первом решении.",
    no_method: "Для этого метода программы нет. Она есть для простого перебора с возвратом: «{method}».",
    no_rules: "Программа есть только для классических правил на поле 9×9.",
    no_board: "Программа есть только для поля, где задана хотя бы одна цифра и есть хотя бы одна пустая клетка.",
};
