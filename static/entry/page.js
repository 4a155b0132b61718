// Starts the page. `cargo xtask build` bundles this and its imports into one script.
import { compile, fetchPart } from "grove-wasm";
import init from "grove-page";
import { filesOf } from "grove-page-link";
import wasm from "grove-page-wasm";
import workerWasm from "grove-worker-wasm";

/**
 * The style sheets that are not part of the first load, each requested only once. If one fails to
 * load, the next call tries again.
 */
const sheets = {};
globalThis.loadStyles = (name) => {
  sheets[name] ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = document.getElementById("boot").dataset[name];
    link.onload = resolve;
    link.onerror = () => {
      sheets[name] = undefined;
      link.remove();
      reject(link);
    };
    document.head.append(link);
  });
  return sheets[name];
};

// A file dropped before the page handles it must not replace the page.
for (const kind of ["dragover", "drop"]) {
  addEventListener(kind, (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
}

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

// Keeping the page for visits without a network has a script of its own, which is loaded last.
const { offline } = document.getElementById("boot").dataset;
for (const name of ["keepPage", "takeUpdate"]) {
  globalThis[name] = async () => offline && (await import(new URL(offline, document.baseURI)))[name]();
}

try {
  await init({ module_or_path: await compile(wasm) });
} catch (error) {
  document.getElementById("boot-failure").hidden = false;
  throw error;
}
