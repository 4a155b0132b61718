//! Russian words and phrases for the rules of a puzzle.

use crate::text::en::rules::{ConstraintLabels, RuleLabels, RulePhrases};

pub(in crate::text) const RULES: RuleLabels = RuleLabels {
    title: "Правила",
    classic: "строки, столбцы и блоки",
    only_classic: "Только классические правила",
    whole_board: "На всём поле",
    from_selection: "Из выделенных клеток",
    select_several: "Выделить несколько клеток",
    hint: "Чтобы выделить клетки, проведите по ним мышью или удерживайте Shift. Термометр \
         начинается с клетки, выделенной первой.",
    hint_touch: "Проведите по клеткам пальцем или нажмите «Выделить несколько клеток» и касайтесь их. Термометр начинается с клетки, выделенной первой.",
    make_cage: "Область с суммой",
    cage_total: "Сумма",
    make_thermometer: "Термометр",
    remove: "Убрать",
    into_region: "Фигурный блок",
};

pub(super) const CONSTRAINTS: ConstraintLabels = ConstraintLabels {
    title: "Ограничения",
    variable: "Переменная",
    domain: "Домен",
    name: "Ограничение",
    says: "Требует",
    cells: "Клетки",
    open: "Пустых клеток",
    taken: "Вычеркнуто кандидатов",
    copy: "Копировать как таблицу",
};

pub(super) const PHRASES: RulePhrases = RulePhrases {
    jigsaw: "фигурные блоки",
    knight_moves: "ходы коня",
    king_moves: "ходы короля",
    cages: "{count|область с суммой|области с суммой|областей с суммой}",
    thermometers: "{count|термометр|термометра|термометров}",
    differ: "все различны",
    pairs_differ: "{pairs|пара|пары|пар}: цифры различны",
    add_up: "сумма {total}",
    rise: "по возрастанию",
    constraints: "{constraints|ограничение|ограничения|ограничений}; переменных (пустых клеток): {cells:plain}",
    region_size: "в фигурном блоке {region} — {found}",
    unfinished_regions: "Фигурные блоки ещё не готовы и пока не действуют. В каждом должно быть {cells|клетка|клетки|клеток}; {sizes}.",
    join_region: "Отнести выделенные клетки к фигурному блоку {region}",
    cage_here: "область № {cage} с суммой {total}",
    bulb_here: "начало термометра {thermometer}",
    thermometer_here: "клетка {place} термометра {thermometer}",
    twice: "Цифра {digit} стоит дважды {place}: {first} и {second}.",
    in_one_cage: "в одной области с суммой",
    on_one_thermometer: "на одном термометре",
    near_knight: "Цифра {digit} стоит на расстоянии хода коня от такой же: {first} и {second}.",
    near_king: "Цифра {digit} стоит на расстоянии хода короля от такой же: {first} и {second}.",
    wrong_total: "В области с суммой, которая начинается в клетке ({cage}), сумма {total} уже не получится.",
    falling: "На термометре цифры растут слишком медленно или убывают: {first} и {second}.",
    no_room: "Цифра на термометре ({cell}) оставляет слишком мало цифр для остальных его клеток.",
    total_no_number: "Сумма — это число; её можно и не указывать.",
    total_out_of_reach: "Сумму {total:plain} из этих клеток не получить: она может быть от {least} до {most}.",
    cage_too_large: "Цифры в области с суммой разные, поэтому клеток в ней не больше {most}, а выделено клеток: {found}.",
    no_cage: "Из этих клеток область с суммой не составить.",
    thermometer_too_short: "В термометре должно быть не меньше двух клеток.",
    thermometer_too_long: "Цифры на термометре растут, поэтому клеток на нём не больше {most}, а выделено клеток: {found}.",
    no_thermometer: "Из этих клеток термометр не составить.",
    left_out: "Эта страница не знает таких правил задачи и не учитывает их: {names}. Решений может оказаться больше, чем должно быть.",
    left_out_others: "{names} и ещё {others}",
};
