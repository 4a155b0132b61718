//! Russian words and phrases about a search, and how it is played and measured.

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
    stopped: "остановлен: {placements|подстановка|подстановки|подстановок}",
    over: "поиск окончен: всего {placements|подстановка|подстановки|подстановок}",
    goal_nth: "решение {nth}",
    placements_counted: "Сколько раз в клетку записана цифра, считая и убранные потом. В исходных статьях это «число замен».",
    undos_counted: "Сколько раз поставленная цифра убрана.",
    tests_counted: "Сколько раз цифра проверена для клетки, подошла она или нет.",
    nodes_counted: "Вызовы рекурсивной процедуры вместе с первым: подстановки + 1. Поэтому корень дерева — тоже узел, здесь и везде.",
    solutions_counted: "Сколько раз поле заполнено целиком.",
    depth_counted: "Сколько цифр, поставленных поиском, сейчас на поле.",
    paced_by_step: "Каждое поле показано после одного и того же числа подстановок и возвратов.",
    paced_by_node: "Каждое поле показано после одного и того же числа подстановок.",
    paced_by_time: "Каждое поле показано через одно и то же время; скорость каждого поиска — средняя, измеренная на этом устройстве. Темп задаёт самый быстрый.",
    lane: "Поиск {sign}",
    node: "узел {place}",
    node_of: "узел {place} из {total}",
    time: "время: {place}",
    time_of: "время: {place} из {total}",
    time_pace: "{time} за 1 с",
    measure: "{number} {unit}",
};
