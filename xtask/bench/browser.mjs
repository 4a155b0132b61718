// Measures the built page in Chromium and prints the lines that `cargo xtask bench`
// reads: a name, a tab, a number. Times are in milliseconds.
import { spawn } from "node:child_process";
import { BASE, PORT } from "../../tests/e2e/server.mjs";
import { launch } from "./chromium.mjs";

const ANTI_BACKTRACKING =
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
const NORVIG_IMPOSSIBLE =
  ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
const MINUTE = 60_000;

const server = spawn("node", ["tests/e2e/server.mjs"], { stdio: "inherit" });
const browser = await launch();

/** Opens a search and waits until it has been recorded to its end. */
async function record(puzzle) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`http://127.0.0.1:${PORT}${BASE}#p=${puzzle}&view=watch&step=1`);
  await page.locator("[data-run=over]").waitFor({ state: "attached", timeout: 10 * MINUTE });
  return page;
}

/** What the panel about the run says, by the codes of its facts. */
async function facts(page) {
  await page.locator("[data-action=about-run]").click();
  await page.locator("[data-fact=placements-per-second]").waitFor();
  return page.locator("[data-fact]").evaluateAll((cells) =>
    Object.fromEntries(cells.map(({ dataset }) => [dataset.fact, Number(dataset.value)])),
  );
}

/** Milliseconds to the painted board of random steps, sorted. */
const seeks = (page, steps) =>
  page.evaluate(async (steps) => {
    const slider = document.querySelector("[data-action=timeline]");
    const counter = document.querySelector("[data-counter=step]");
    const painted = [];
    for (let nth = 0; nth < 200; nth += 1) {
      const step = String(Math.floor(Math.random() * steps));
      await new Promise(requestAnimationFrame);
      const start = performance.now();
      slider.value = step;
      slider.dispatchEvent(new InputEvent("input", { bubbles: true }));
      while (counter.dataset.value !== step) await new Promise(requestAnimationFrame);
      // The frame that has begun shows it; what a task after it sees has been painted.
      await new Promise((done) => setTimeout(done));
      painted.push(performance.now() - start);
    }
    return painted.sort((a, b) => a - b);
  }, steps);

const say = (name, value) => console.log(`${name}\t${value}`);
try {
  const anti = await record(ANTI_BACKTRACKING);
  const painted = await seeks(anti, 138_350_568);
  say("seek to the painted board, median", painted[100]);
  say("seek to the painted board, p99", painted[197]);
  say("placements a second", (await facts(anti))["placements-per-second"]);
  await anti.close();
  const norvig = await record(NORVIG_IMPOSSIBLE);
  const memory = await facts(norvig);
  say("bytes of the recording", memory["recording-bytes"]);
  say(
    "bytes of worker, page and scripts",
    memory["worker-bytes"] + memory["page-bytes"] + memory["script-bytes"],
  );
} finally {
  await browser.close();
  server.kill();
}
