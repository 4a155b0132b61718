// What is painted while the program loads: the top of the page, and the board, in the places and the
// styles of the page itself.
import { blanks, box, button, make, segmented, svg } from "./skeleton-parts.js";
import { WORDS } from "./skeleton-words.js";

const VIEWS = ["play", "watch", "compare", "batch"];
const SIGNS = ["En", "Ру", "Sw"];
const MENU = "M4 6h16M4 12h16M4 18h16";
const TOOLS = [
  "M9 14l-5-5 5-5M4 9h9a6 6 0 0 1 0 12h-3",
  "M15 14l5-5-5-5M20 9h-9a6 6 0 0 0 0 12h3",
  "M9 5h11v14H9l-6-7zM12 9l6 6M18 9l-6 6",
  "M3 8l4-3v12M3 17h8M14 11l7 3-3 1.2-1.2 3z",
];
const SOLVE = "M5 20L15 9M11 3v4M9 5h4M19 4v3M17.5 5.5h3M19 12v4M17 14h4";
const CLEAR = "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13";
/** The puzzle of a page that has never been used. */
const SAMPLE = "000006201070510060006080059120000000080940500590000000001050073030460080000003604";
const SYMBOLS = "123456789ABCDEFG";
/** How many columns and rows the boxes of a board of this size have. */
const BOXES = { 4: [2, 2], 6: [3, 2], 9: [3, 3], 16: [4, 4] };

function header(words, view, lang) {
  const settings = box(
    "header-settings",
    segmented(SIGNS, Object.keys(WORDS).indexOf(lang)),
    ...blanks(4),
  );
  settings.popover = "manual";
  const menu = button(MENU);
  menu.classList.add("header-menu");
  const views = make("nav", "header-views", [segmented(words.views, VIEWS.indexOf(view))]);
  // Nothing distracts from the choice of a first visit.
  if (view === "guide") views.style.visibility = "hidden";
  return [views, menu, settings];
}

/** Returns the digits of a line of text, `undefined` for empty cells, or `undefined` if the text is not a line. */
function digitsOf(line = "") {
  const size = Math.sqrt(line.length);
  const symbols = SYMBOLS.slice(0, size);
  return BOXES[size] && Array.from(line.toUpperCase(), (it) => (symbols.includes(it) ? it : undefined));
}

/** Returns the board. If `selected` is true, its first cell is, as in the view for playing. */
function board(size, digits, { hasBoxes, selected }) {
  const [across, down] = hasBoxes ? BOXES[size] : [size, size];
  const cells = digits.map(([digit, origin], index) => {
    const [row, column] = [Math.floor(index / size), index % size];
    const isPeer = row === 0 || column === 0 || (row < down && column < across);
    const isSame = digit && digit === digits[0][0];
    const part = isSame ? "same" : isPeer ? "peer" : undefined;
    const cell = make("div", "cell", digit ? [make("span", "cell-digit", [digit])] : [], {
      ...(digit && { origin }),
      ...(selected && index > 0 && part && { part }),
    });
    if (selected && index === 0) Object.assign(cell, { ariaSelected: true, tabIndex: 0 });
    return cell;
  });
  let lines = "";
  for (let at = across; at < size; at += across) lines += `M${at} 0v${size}`;
  for (let at = down; at < size; at += down) lines += `M0 ${at}h${size}`;
  return make("div", "board", [box("board-grid", ...cells), svg("board-lines", size, lines)], { size });
}

function play(words, size, digits, shown) {
  const pad = Array.from(SYMBOLS.slice(0, size), (symbol) => {
    const left = size - digits.filter(([digit]) => digit === symbol).length;
    return make("button", "pad-digit", [symbol], left > 0 ? { left } : { left, complete: "" });
  });
  const tools = [...TOOLS, SOLVE, CLEAR].map((path) => button(path, path === SOLVE && words.solve));
  tools[0].disabled = tools[1].disabled = true;
  const written = digits.filter(([digit]) => digit).length;
  const helps = written > 0 && written < digits.length ? words.helps.map((help) => button("", help)) : [];
  return box(
    "play",
    box("view-board", shown),
    box(
      "play-side",
      box("play-pad", box("play-strip"), segmented(words.pens, written > 0 ? 0 : 4), make("div", "pad", pad, { size }), box("toolbar", ...tools)),
      box("verdict", make("p", ""), box("toolbar", ...helps)),
      box("panels", segmented(words.panels, 0)),
    ),
  );
}

/**
 * Fills the element with what the page will show first. `link` has the fields of the address, `last`
 * those of what was open last, which include the digits written there.
 */
export function draw(element, { view, lang, isBare, highlights, link, last, loadView }) {
  const words = WORDS[lang];
  element.dataset.drawn = "";
  element.append(box("awaited", box("waiting", make("p", "", [words.loading]))));
  if (isBare) return;
  if (view) element.dataset.view = view;
  element.firstElementChild.append(...header(words, view, lang));
  const line = link.get("p") ?? last.get("p") ?? SAMPLE;
  const givens = digitsOf(line) ?? Array(81).fill();
  const size = Math.sqrt(givens.length);
  const own = view === "play" && line === last.get("p") ? digitsOf(last.get("own") ?? "") : undefined;
  const digits = givens.map((digit, cell) => (digit ? [digit, "given"] : [own?.[cell], "own"]));
  const rules = (link.get("p") ? link : last).get("rules");
  const selected = view === "play" && highlights && !rules;
  const shown = board(size, digits, { hasBoxes: !rules?.includes("regions"), selected });
  loadView((outline) => {
    if (view === "play") element.append(make("main", "view", [play(words, size, digits, shown)]));
    if (!outline) return;
    const isSample = line === SAMPLE && !rules;
    const context = { lang, link, rules, isSample, symbols: SYMBOLS.slice(0, size), digits, shown };
    element.append(make("main", "view", [outline(context)]));
  });
}

/** Stores the address and the digits written on the board, which are drawn first at the next visit. */
export function store() {
  if (location.hash === "") return;
  const cells = [...document.querySelectorAll("#app .play .cell")];
  const digits = cells.map(({ dataset }) => (dataset.origin === "own" ? dataset.value : "."));
  try {
    localStorage.setItem("sudoku-grove/1/last", `${location.hash.slice(1)}&own=${digits.join("")}`);
  } catch {
    // Without room, what was stored before is drawn.
  }
}
