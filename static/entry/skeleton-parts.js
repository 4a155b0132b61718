// What the skeleton is made of: the elements and classes of the page.

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
