// Starts the page. `cargo xtask build` bundles this and its imports into one script.
import { compile, fetchPart } from "grove-wasm";
import { initSync } from "grove-page";
import { filesOf } from "grove-page-link";
import wasm from "grove-page-wasm";
import workerWasm from "grove-worker-wasm";

/** The names of the files that are fetched when they are needed. */
const names = document.getElementById("boot").dataset;

/**
 * The style sheets that are not part of the first load, each requested only once. If one fails to
 * load, the next call tries again.
 */
const sheets = {};
globalThis.loadStyles = (name) => {
  sheets[name] ??= new Promise((resolve, reject) => {
    const href = names[name];
    // The script that draws the skeleton may have requested it already, and waits for it, too.
    let link = document.querySelector(`link[rel=stylesheet][href="${href}"]`);
    if (link?.sheet) resolve();
    if (!link) {
      link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
      document.head.append(link);
    }
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      sheets[name] = undefined;
      link.remove();
      reject(link);
    });
  });
  return sheets[name];
};

// A file dropped before the page handles it must not replace the page.
for (const kind of ["dragover", "drop"]) {
  addEventListener(kind, (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
}

// Requests the program three frames after the first paint, so that the outline of the page does not
// share the network and the processor with it. A hidden page is not painted.
for (let frame = 0; frame < 3 && !document.hidden; frame += 1) await new Promise(requestAnimationFrame);

// Prefetch what the page will request as soon as it runs.
const { lang, dataset } = document.documentElement;
const words = { en: "english", ru: "russian", sw: "swahili" }[lang];
const model = ["play", "watch", "guide"].includes(dataset.bootView) ? undefined : "update";
const stored = dataset.bootStored === undefined ? undefined : "stored";
for (const part of [words, model, stored, dataset.bootView]) {
  for (const file of filesOf(part)) fetchPart(file);
}
for (const name of { play: [], watch: ["search"], guide: ["guide"] }[dataset.bootView] ?? ["search", "views"]) {
  globalThis.loadStyles(name).catch(() => {});
}

/**
 * The program of all workers, compiled only once. If it fails to load, the next call tries again.
 */
let worker;
globalThis.workerModule = () => {
  worker ??= compile(workerWasm).catch((error) => {
    worker = undefined;
    throw error;
  });
  return worker;
};

/** Instructions of a module that only engines with vectors accept: a function that makes one of a number. */
const VECTORS = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11];
/** Returns what this browser lacks, with a bit for each `Feature` of the model, in the same order. */
globalThis.missingFeatures = () =>
  [
    CSS.supports("color", "light-dark(red, red)"),
    "popover" in HTMLElement.prototype,
    "OffscreenCanvas" in globalThis,
    WebAssembly.validate(new Uint8Array(VECTORS)),
  ].reduce((bits, isThere, index) => (isThere ? bits : bits | (1 << index)), 0);

// Keeping the page for visits without a network has a script of its own, which is loaded last.
for (const name of ["keepPage", "takeUpdate"]) {
  globalThis[name] = async () => names.offline && (await import(new URL(names.offline, document.baseURI)))[name]();
}

try {
  initSync({ module: await compile(wasm) });
} catch (error) {
  document.getElementById("boot-failure").hidden = false;
  throw error;
}
