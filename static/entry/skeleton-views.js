// What is painted of “Watch”, “Compare”, “Many puzzles” and a first visit while the program loads. It is
// fetched for these alone. `src/text/tests/skeleton.rs` compares the words with those of the program.
import { BLANK, blanks, box, button, make, repeated, segmented, slider, svg } from "./skeleton-parts.js";

const MOVES = [
  "M5 4v5h5M5.5 9a8 8 0 1 1-1 6",
  "M6 5v14M19 5l-9 7 9 7z",
  "M16 5l-9 7 9 7z",
  "M7 4l13 8-13 8z",
  "M8 5l9 7-9 7z",
  "M18 5v14M5 5l9 7-9 7z",
];

const LABELS = {
  en: {
    start: "# empty cells. We start with row #, column #.",
    speed: "Speed",
    first: {
      about: "Solve a Sudoku, with hints if you get stuck, or see how a computer solves it: it tries digits, and goes back when none fits.",
      solve: ["Solve a puzzle", "Type or paste yours on an empty board"],
      grades: ["New:", "Easy", "Medium", "Hard"],
      small: ["Watch the search", "A tree of 27 nodes grows as digits are tried on a 4×4 board"],
      large: ["Or begin with this 9×9 board", "A tree of 1,288 nodes"],
    },
    compare: {
      fields: ["Puzzle", "Search for", "Play together", "Shown below the boards"],
      sample: "The article’s puzzle",
      searches: ["plain backtracking", "fewest candidates first", "singles first"],
      goals: ["first solution", "all solutions"],
      paces: ["by step", "by node", "by time"],
      panels: ["Maps", "Levels", "Table"],
      add: "Add a search",
    },
    batch: {
      actions: ["Choose a file…", "Paste text…"],
      options: ["Time each puzzle", "Rate each puzzle"],
      invitation: "Drop a file with many puzzles here, choose a file, or paste its text.",
      formats: "One puzzle per line (.sdm, .txt), a table (.csv) with or without a header row and a column of solutions to check, or an OpenSudoku file. Files can be of any size: they are read piece by piece and never leave this device.",
    },
  },
  ru: {
    start: "Пустых клеток: #. Начинаем с клетки (строка #, столбец #).",
    speed: "Скорость",
    first: {
      about: "Решайте судоку сами, с подсказками, или смотрите, как его решает компьютер: пробует цифры и возвращается, когда ни одна не подходит.",
      solve: ["Решать задачу", "Введите или вставьте свою на пустом поле"],
      grades: ["Новая:", "Лёгкая", "Средняя", "Трудная"],
      small: ["Смотреть перебор", "Растёт дерево из 27 узлов: цифры пробуются на поле 4×4"],
      large: ["Или сразу это поле 9×9", "Дерево из 1288 узлов"],
    },
    compare: {
      fields: ["Задача", "Что искать", "Показывать одновременно", "Показать под полями"],
      sample: "Задача из статьи",
      searches: ["простой перебор с возвратом", "минимум кандидатов", "сначала одиночки"],
      goals: ["первое решение", "все решения"],
      paces: ["по шагам", "по узлам", "по времени"],
      panels: ["Карты", "Уровни", "Таблица"],
      add: "Добавить поиск",
    },
    batch: {
      actions: ["Выбрать файл…", "Вставить текст…"],
      options: ["Время каждой задачи", "Оценить сложность"],
      invitation: "Перетащите сюда файл с задачами, выберите его или вставьте текст.",
      formats: "Подойдёт текст, где в каждой строке одна задача (.sdm, .txt), таблица (.csv) или файл OpenSudoku. В таблице могут быть заголовок и столбец с решениями для проверки, но они необязательны. Файл любого размера читается по частям и не покидает это устройство.",
    },
  },
  sw: {
    start: "Kuna seli tupu #. Tunaanza na seli hii: safu mlalo ya #, safu wima ya #.",
    speed: "Kasi",
    first: {
      about: "Tatua Sudoku, ukisaidiwa na madokezo, au ona jinsi kompyuta inavyoitatua: inajaribu tarakimu, na kurudi nyuma isipopata inayofaa.",
      solve: ["Tatua fumbo", "Andika au bandika lako kwenye ubao mtupu"],
      grades: ["Jipya:", "Rahisi", "Wastani", "Ngumu"],
      small: ["Tazama utafutaji", "Mti wa nodi 27 hukua tarakimu zikijaribiwa kwenye ubao wa 4×4"],
      large: ["Au anza na ubao huu wa 9×9", "Mti wa nodi 1,288"],
    },
    compare: {
      fields: ["Fumbo", "Tafuta hadi", "Endesha pamoja", "Kinachoonyeshwa chini ya mbao"],
      sample: "Fumbo la makala",
      searches: ["kurudi nyuma kwa kawaida", "machaguo machache kwanza", "tarakimu za lazima kwanza"],
      goals: ["suluhisho la kwanza", "masuluhisho yote"],
      paces: ["kwa hatua", "kwa nodi", "kwa muda"],
      panels: ["Ramani", "Ngazi", "Jedwali"],
      add: "Ongeza utafutaji",
    },
    batch: {
      actions: ["Chagua faili…", "Bandika maandishi…"],
      options: ["Pima muda wa kila fumbo", "Pima ugumu"],
      invitation: "Buruta hapa faili lenye mafumbo mengi, lichague, au bandika maandishi yake.",
      formats: "Fumbo moja katika kila mstari (.sdm, .txt), jedwali (.csv) lenye kichwa au lisilo nacho, lenye safu wima ya masuluhisho ya kukaguliwa au lisilo nayo, au faili la OpenSudoku. Faili la ukubwa wowote husomwa sehemu kwa sehemu, kwenye kifaa hiki tu.",
    },
  },
};

/** The tree of the small board, as `first_choice.rs` draws it. */
const SMALL_TREE = [
  "M0 5L2 1H4L6 0H8M4 1L6 2H8M0 5H4L6 4H8M4 5L6 6H8M0 5L2 9L4 8H6M2 9L4 10H24",
  "M8 0h0M8 2h0M8 4h0M8 6h0M6 8h0",
  "M24 10h0",
];

/** Returns the buttons that play a search. */
function moves() {
  const buttons = MOVES.map((path) => button(path));
  buttons[3].classList.add("button-primary");
  return box("transport-main", ...buttons);
}

function speed(lang) {
  return make("label", "speed", [make("span", "field-word", [LABELS[lang].speed]), slider("slider", 19, 3), make("output", "speed-value", [BLANK])]);
}

/** Returns a named menu. If nothing is chosen, what is chosen is not known yet. */
function menu(name, options, chosen = BLANK) {
  const select = make("select", "select", options.map((option) => make("option", "", [option])));
  if (!options.includes(chosen)) select.prepend(make("option", "", [chosen]));
  select.value = chosen;
  return field(name, select);
}

const field = (name, choice) => make("label", "field", [make("span", "field-word", [name]), choice]);

function lane(sign, search) {
  const counters = repeated(6, () => box("lane-counter", make("dt", "", [BLANK]), make("dd", "", [BLANK])));
  return box(
    "lane",
    box("lane-head", make("span", "lane-sign", [sign], { lane: sign }), box("strategy-select", menu(BLANK, [search], search)), button("")),
    box("lane-body", svg("lane-board", 1, ""), make("dl", "lane-counters", counters)),
  );
}

export function guide({ lang, shown }) {
  const { about, solve, grades, small, large } = LABELS[lang].first;
  const tree = svg("first-tree", 1, SMALL_TREE[0]);
  tree.setAttribute("viewBox", "-0.2 -1 26 12");
  tree.append(...SMALL_TREE.slice(1).map((path) => svg("", 1, path).firstChild));
  const choice = (classes, [name, more]) =>
    make("button", classes, [make("span", "first-name", [name]), make("span", "first-more", [more])]);
  const [fresh, ...levels] = grades;
  return box(
    "first",
    make("section", "first-words", [
      make("h2", "first-about", [about]),
      tree,
      box(
        "first-choices",
        choice("first-choice", solve),
        box("first-new", make("span", "", [fresh]), ...levels.map((level) => make("button", "first-grade", [level]))),
        choice("first-choice", small),
        choice("first-choice first-choice-minor", large),
      ),
    ]),
    box("first-board", shown),
  );
}

export function watch({ lang, link, rules, symbols, digits, shown }) {
  const size = symbols.length;
  const isAtStart =
    /^0?(?:-|$)/u.test(link.get("step") ?? "") &&
    [null, "reading/ascending/none"].includes(link.get("search")) &&
    !["make", "explore"].some((field) => link.has(field)) &&
    !rules;
  const flags = Array.from(symbols, (symbol) => make("li", "flag", [make("span", "flag-digit", [symbol])]));
  const first = digits.findIndex(([digit]) => !digit);
  const counts = [digits.filter(([digit]) => !digit).length, Math.floor(first / size) + 1, (first % size) + 1];
  const sentence = isAtStart && counts[0] > 1 ? LABELS[lang].start.replace(/#/gu, () => counts.shift()) : "";
  const counters = repeated(6, () => box("counter", make("dt", "", [BLANK]), make("dd", "", [BLANK])));
  return box(
    "watch",
    box(
      "watch-scroll",
      box("view-board", shown, make("ol", "flags", flags)),
      box(
        "watch-side",
        box("waiting"),
        box("counters", make("dl", "counters-row", counters), make("button", "button meanings-open")),
        box("sentence", make("p", "", [sentence])),
        box("tree", box("tree-tools", segmented([BLANK])), box("tree-viewport"), box("tree-words", make("p", "tree-caption", [BLANK]))),
      ),
    ),
    box(
      "transport",
      box(
        "map",
        box("map-head", make("output", "timeline-step", [BLANK]), box("toolbar map-tools", ...blanks(4)), make("span", "map-tall", blanks(1))),
        box("map-strip"),
      ),
      box("timeline", slider("slider timeline-slider", 1, 0)),
      box("transport-buttons", moves(), box("transport-marks", ...blanks(4))),
      speed(lang),
      box("run"),
      box("run-about", ...blanks(innerWidth < 900 ? 1 : 2)),
    ),
  );
}

export function compare({ lang, link, isSample }) {
  const { fields, sample, searches, goals, paces, panels, add } = LABELS[lang].compare;
  const explained = box("explained", menu(fields[0], [sample], isSample ? sample : undefined), make("button", "button meanings-open"));
  const goal = { null: goals[0], 1: goals[0], all: goals[1] }[link.get("to")];
  const pace = Math.max(0, ["step", "node", "time"].indexOf(link.get("by")));
  const compared = link.get("against")?.split(",").map(() => BLANK) ?? searches;
  const lanes = compared.slice(0, 4).map((search, index) => lane("ABCD"[index], search));
  return make(
    "div",
    "compare",
    [
      box(
        "compare-scroll",
        box(
          "compare-settings",
          explained,
          menu(fields[1], goals, goal),
          field(fields[2], segmented(paces, pace)),
          field(fields[3], segmented(panels, 0)),
          button("", add),
        ),
        box("lanes", ...lanes),
        box("compare-verdict", make("p", "compare-ranking")),
        box("compare-panel"),
      ),
      box(
        "compare-transport",
        box("compare-timeline", make("output", "compare-place", [BLANK]), slider("slider", 1, 0)),
        box("compare-bar", box("transport-buttons", moves()), speed(lang), box("run", make("span", "run-words"), make("span", "run-button"))),
      ),
    ],
    { lanes: lanes.length },
  );
}

export function batch({ lang }) {
  const { actions, options, invitation, formats } = LABELS[lang].batch;
  const choose = make("label", "button", [make("span", "", [actions[0]])]);
  const option = (label) => {
    const field = Object.assign(document.createElement("input"), { type: "checkbox" });
    return make("label", "batch-timed", [field, make("span", "", [label])]);
  };
  return box(
    "batch",
    box("batch-source", choose, button("", actions[1]), ...options.map(option)),
    box("batch-place"),
    box("batch-invitation", make("p", "batch-invites", [invitation]), make("p", "", [formats])),
  );
}

