// Measures how the views of the page in dist/ load, with Lighthouse's preset for phones, and prints the
// median of each figure. The argument is the script with Lighthouse's functions.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const RUNS = 5;
const PUZZLE = "000006201070510060006080059120000000080940500590000000001050073030460080000003604";
const VIEWS = {
  Play: `p=${PUZZLE}&view=play`,
  Watch: `p=${PUZZLE}&view=watch`,
  Compare: `p=${PUZZLE}&view=compare`,
  "Many puzzles": "view=batch",
};
/** The categories that must be at 100. */
const ASSERTED = ["accessibility", "best-practices", "seo"];
const CATEGORIES = ["performance", ...ASSERTED];
const TIMES = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
};
const TYPES = {
  css: "text/css",
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
};

const [module] = process.argv.slice(2);
const { default: lighthouse } = await import(pathToFileURL(module).href);
const { launch } = await import(createRequire(module).resolve("chrome-launcher"));
const webdriver = JSON.parse(readFileSync("webdriver.json", "utf8"));
const chromeFlags = webdriver["goog:chromeOptions"].args;

/** Serves the page compressed, as hosts do. Returns its address. */
async function serve() {
  const dist = resolve(process.env.DIST ?? "dist");
  const compressed = new Map();
  const server = createServer((request, response) => {
    const name = new URL(request.url, "http://host").pathname.slice(1) || "index.html";
    try {
      if (!compressed.has(name)) compressed.set(name, gzipSync(readFileSync(join(dist, name))));
    } catch {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "content-encoding": "gzip",
      "content-type": TYPES[name.split(".").at(-1)] ?? "application/octet-stream",
    });
    response.end(compressed.get(name));
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  server.unref();
  return `http://127.0.0.1:${server.address().port}/`;
}

/** Loads an address once, with an empty profile. */
async function measure(address) {
  const chrome = await launch({ chromeFlags, chromePath: process.env.CHROMIUM });
  try {
    const { lhr } = await lighthouse(address, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: "error" });
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    await chrome.kill();
  }
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/** Returns the audits that lower a category, the heaviest first, with the median of their scores. */
function missing(reports, category) {
  return reports[0].categories[category].auditRefs
    .filter(({ weight }) => weight > 0)
    .map(({ id, weight }) => [id, weight, median(reports.map(({ audits }) => audits[id].score ?? 1))])
    .filter(([, , score]) => score < 1)
    .toSorted((a, b) => b[1] * (1 - b[2]) - a[1] * (1 - a[2]))
    .map(([id, , score]) => `${id} ${Math.round(score * 100)}`);
}

const host = await serve();
const below = [];
console.log(`| view | ${CATEGORIES.join(" | ")} | ${Object.keys(TIMES).join(" | ")} |`);
console.log(`| --- |${" ---: |".repeat(CATEGORIES.length + Object.keys(TIMES).length)}`);
const notes = [];
for (const [view, fields] of Object.entries(VIEWS)) {
  const reports = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await measure(`${host}#${fields}`));
  const scores = CATEGORIES.map((name) => median(reports.map(({ categories }) => Math.round(categories[name].score * 100))));
  const times = Object.values(TIMES).map((id) => median(reports.map(({ audits }) => audits[id].numericValue)));
  const written = times.map((time, nth) => (Object.keys(TIMES)[nth] === "CLS" ? time.toFixed(3) : `${Math.round(time)} ms`));
  console.log(`| ${view} | ${[...scores, ...written].join(" | ")} |`);
  for (const [nth, name] of CATEGORIES.entries()) {
    const audits = missing(reports, name);
    if (audits.length > 0) notes.push(`${view}, ${name}: ${audits.join(", ")}`);
    if (ASSERTED.includes(name) && scores[nth] < 100) below.push(`${view}: ${name} is ${scores[nth]}`);
  }
}
console.log(`\nAudits below 100, with their scores:\n${notes.join("\n") || "none"}`);
if (below.length > 0) {
  console.error(`\nBelow 100: ${below.join("; ")}`);
  process.exit(1);
}
