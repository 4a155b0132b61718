// What the skeleton is made of: the elements and classes of the page.

const MOVES = [
  "M5 4v5h5M5.5 9a8 8 0 1 1-1 6",
  "M6 5v14M19 5l-9 7 9 7z",
  "M16 5l-9 7 9 7z",
  "M7 4l13 8-13 8z",
  "M8 5l9 7-9 7z",
  "M18 5v14M5 5l9 7-9 7z",
];
/** Text as high as any other. */
export const BLANK = "\u00a0";

/** Returns a new element with these classes and data attributes, and `content` in it. */
export function make(name, classes, content = [], data = {}) {
  const element = document.createElement(name);
  element.className = classes;
  Object.assign(element.dataset, data);
  element.append(...content);
  return element;
}

export const box = (classes, ...content) => make("div", classes, content);

export function svg(classes, units, path) {
  const [drawing, line] = ["svg", "path"].map((name) => document.createElementNS("http://www.w3.org/2000/svg", name));
  drawing.setAttribute("class", classes);
  drawing.setAttribute("viewBox", `0 0 ${units} ${units}`);
  line.setAttribute("d", path);
  drawing.append(line);
  return drawing;
}

export function button(path, label) {
  return make("button", "button", [svg("icon", 24, path), ...(label ? [make("span", "", [label])] : [])]);
}

export const repeated = (count, make) => Array.from({ length: count }, make);
/** Returns as many buttons without an icon. */
export const blanks = (count) => repeated(count, () => button(""));

export function slider(classes, max, value) {
  return Object.assign(make("input", classes), { type: "range", max, value });
}

/** Returns a row of buttons, the one with this index pressed. */
export function segmented(labels, pressed) {
  const segment = (label, index) => {
    const element = make("button", "segment", [label]);
    element.ariaPressed = index === pressed;
    return element;
  };
  return box("segmented", ...labels.map(segment));
}

/** Returns the buttons that play a search. */
export function moves() {
  const buttons = MOVES.map((path) => button(path));
  buttons[3].classList.add("button-primary");
  return box("transport-main", ...buttons);
}

export function speed(words) {
  return make("label", "speed", [make("span", "field-word", [words.speed]), slider("slider", 19, 3), make("output", "speed-value", [BLANK])]);
}
