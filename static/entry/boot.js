// Runs before the first paint: sets the theme and language of the document and the size of a device
// pixel, draws what is painted until the program has loaded, and keeps the user's input until the page
// can handle it.
import { draw, store } from "./skeleton.js";

const root = document.documentElement;
const find = (selector) => document.querySelector(selector);
// What another app shared with the installed page becomes its puzzle.
const shared = new URLSearchParams(location.search);
const puzzle = shared.get("text") || shared.get("url");
if (puzzle) history.replaceState(null, "", `./#view=play&p=${encodeURIComponent(puzzle)}`);
const hash = location.hash.slice(1);
let kept = {};
try {
  kept = localStorage;
} catch {
  // This browser stores nothing for this page.
}
const linked = new URLSearchParams(hash);
const last = new URLSearchParams(kept["sudoku-grove/1/last"]);
// An address without a link opens what was open last.
const link = hash === "" ? last : linked;
const setting = (name, known) => {
  const value = kept[`sudoku-grove/1/${name}`]?.replaceAll('"', "").toLowerCase();
  return known.includes(value) ? value : undefined;
};
const languages = ["en", "ru", "sw"];
const preferred = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
const wanted = [linked.get("lang"), setting("language", languages), link.get("lang"), ...preferred];
const lang = wanted.find((language) => languages.includes(language)) ?? "en";
const theme = setting("theme", ["light", "dark"]) ?? "system";
root.lang = lang;
root.dataset.theme = theme;
// The color of the window until the style sheet has loaded.
if (theme !== "system") find("meta[name=color-scheme]").content = theme;

// Style sheets cannot compute with the number of device pixels per pixel.
(onresize = () => root.style.setProperty("--pixel", `${1 / devicePixelRatio}px`))();

// In a frame of another page, the page has no header, and stores nothing.
const isBare = linked.get("bare") === "1";
if (isBare) root.dataset.bootBare = "";

// A link without a view opens the search, and an address without anything, at first, the guide.
const isUsed = Object.keys(kept).some((key) => key.startsWith("sudoku-grove"));
const bare = kept.length > 0 ? last.get("view") : "guide";
const view = linked.get("view") ?? (hash === "" ? bare : "watch");
if (view !== null) root.dataset.bootView = view;
if (isUsed) root.dataset.bootStored = "";

/** What a view needs besides the first load: its style sheets, and the script with its outline. */
const files = find("#boot").dataset;
const sheets = ({ guide: ["guide"], watch: ["search"], compare: ["outline"], batch: ["outline"] }[view] ?? []).map((name) => files[name]);
const outlines = sheets[0] && new URL(files.outlines, document.baseURI).href;
const linkTo = (attributes) => document.head.append(Object.assign(document.createElement("link"), attributes));
for (const href of sheets) linkTo({ rel: "preload", as: "style", href });
if (outlines) linkTo({ rel: "modulepreload", href: outlines });
/** Loads it, the styles after those of a first load, which decide about the order of layers. */
async function loadView(draw) {
  const loading = sheets.map(
    (href) => new Promise((resolve, reject) => linkTo({ rel: "stylesheet", href, onload: resolve, onerror: reject })),
  );
  let outline;
  try {
    await Promise.all(loading);
    outline = outlines && (await import(outlines))[view];
  } catch {
    // The page itself says what did not arrive.
    return;
  }
  if (find("#skeleton")) draw(outline);
}

const early = [];
const keep = (event) => early.push(event);
const kinds = ["keydown", "click"];
for (const kind of kinds) addEventListener(kind, keep, true);

let isDrawn = false;
let isListening = false;
const progress = new MutationObserver((changes) => {
  if (!isDrawn && find("#skeleton > .header")) {
    isDrawn = true;
    const highlights = setting("highlights", ["false"]) === undefined;
    draw(find("#skeleton"), { view, lang, isBare, highlights, link, last, loadView });
  }
  const isShown = find("#app > :not([data-drawing]) > main > :not(.waiting)");
  if (isShown || find("#app [data-waiting=failed]")) find("#skeleton")?.remove();
  // The page listens only after it has been drawn; then it sets the theme.
  isListening ||= changes.some((change) => change.attributeName);
  if (isShown && isListening) {
    progress.disconnect();
    for (const kind of kinds) removeEventListener(kind, keep, true);
    for (const event of early) repeat(event);
  }
});
progress.observe(root, { childList: true, subtree: true, attributeFilter: ["data-theme"] });

function repeat(event) {
  if (event.type === "keydown") {
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", event));
    return;
  }
  const target = document.elementFromPoint(event.clientX, event.clientY);
  for (const kind of ["pointerdown", "pointerup"]) {
    target?.dispatchEvent(new PointerEvent(kind, event));
  }
  target?.closest("button, a, input, select, [tabindex]")?.focus();
  target?.dispatchEvent(new MouseEvent("click", event));
}

// A script that does not arrive starts nothing that could say so.
addEventListener("error", ({ target }) => target.localName === "script" && find("#boot-failure")?.removeAttribute("hidden"), true);

document.addEventListener("visibilitychange", () => {
  if (document.hidden && !isBare) store();
});
