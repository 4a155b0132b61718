//! Russian phrases for running, playing and measuring a search.

use crate::text::en::run::RunPhrases;

pub(super) const PHRASES: RunPhrases = RunPhrases {
    rate: "{number} млн",
    seconds_a_step: "1 шаг за {seconds:plain} с",
    steps_a_second: "{steps|шаг|шага|шагов}/с",
    unlimited: "без задержки",
    step: "шаг {place}",
    step_of: "шаг {place} из {total}",
    searching: "поиск: {placements|подстановка|подстановки|подстановок}",
    seeking: "переход: {placements|подстановка|подстановки|подстановок}",
    seeking_end: "конец ещё не найден: {placements|подстановка|подстановки|подстановок}",
    stopped: "поиск остановлен: {placements|подстановка|подстановки|подстановок}",
    over: "поиск окончен: всего {placements|подстановка|подстановки|подстановок}",
    goal_nth: "решение {nth}",
    placements_counted: "Сколько раз цифра поставлена в клетку, даже если потом её стёрли. Программа К. Ткаченко печатает это как «Число замен».",
    undos_counted: "Сколько раз поставленная цифра стёрта.",
    tests_counted: "Сколько раз проверено, подходит ли цифра в клетку (подошла она или нет).",
    nodes_counted: "Узлы дерева перебора: корень и по одному на каждую подстановку (подстановки + 1). Столько же раз вызывается рекурсивная процедура.",
    solutions_counted: "Сколько раз удалось заполнить поле целиком.",
    depth_counted: "Сколько цифр, поставленных поиском, сейчас на поле.",
    paced_by_step: "Все поля показаны после одинакового числа подстановок и возвратов.",
    paced_by_node: "Все поля показаны после одинакового числа подстановок; возвраты не в счёт.",
    paced_by_time: "Все поля показаны через одинаковое время; скорость каждого поиска — средняя, измеренная на этом устройстве. Темп задаёт самый быстрый.",
    lane: "Поиск {sign}",
    node: "узел {place}",
    node_of: "узел {place} из {total}",
    time: "время: {place}",
    time_of: "время: {place} из {total}",
    time_pace: "{time} за 1 с",
    measure: "{number} {unit}",
};
