// What is painted of “Watch”, “Compare” and “Many puzzles” while the program loads. It is fetched for these
// views alone. `src/text/tests/skeleton.rs` compares the words with those of the program.
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
    compare: {
      fields: ["Puzzle", "Search for", "Play together", "Shown below the boards"],
      sample: "Plain backtracking",
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
    compare: {
      fields: ["Задача", "Что искать", "Показывать одновременно", "Показать под полями"],
      sample: "Простой перебор",
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
    compare: {
      fields: ["Fumbo", "Tafuta hadi", "Endesha pamoja", "Kinachoonyeshwa chini ya mbao"],
      sample: "Kurudi nyuma kwa kawaida",
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

