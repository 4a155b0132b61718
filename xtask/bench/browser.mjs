// Measures the built page in Chromium. Prints lines of a name, a tab and a number, which
// `cargo xtask bench` parses.
import { spawn } from "node:child_process";
import { launch } from "./chromium.mjs";
import { ANTI_BACKTRACKING, ANTI_BACKTRACKING_STEPS, open, quantile, record } from "./page.mjs";
import { smoothness } from "./smooth.mjs";
import { touchLatency } from "./touch.mjs";
import { pageWork } from "./work.mjs";

const NORVIG_IMPOSSIBLE =
  ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
const TUTORIAL =
  "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

const server = spawn("node", ["tests/e2e/server.mjs"], { stdio: "inherit" });
const browser = await launch();

/** Reads the panel about the run: an object from the code of each fact to its value. */
async function facts(page) {
  await page.locator("[data-action=about-run]").click();
  await page.locator("[data-fact=placements-per-second]").waitFor();
  return page.locator("[data-fact]").evaluateAll((cells) =>
    Object.fromEntries(cells.map(({ dataset }) => [dataset.fact, Number(dataset.value)])),
  );
}

/**
 * Seeks to 200 random steps, the same in every run, and returns the milliseconds until each board
 * was painted, sorted.
 */
const seeks = (page, steps) =>
  page.evaluate(async (steps) => {
    const slider = document.querySelector("[data-action=timeline]");
    const counter = document.querySelector("[data-counter=step]");
    let seed = 20_250_101;
    const painted = [];
    for (let nth = 0; nth < 200; nth += 1) {
      seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
      const step = String(Math.floor((seed / 4_294_967_296) * steps));
      await new Promise(requestAnimationFrame);
      const start = performance.now();
      slider.value = step;
      slider.dispatchEvent(new InputEvent("input", { bubbles: true }));
      while (counter.dataset.value !== step) await new Promise(requestAnimationFrame);
      // The current frame shows the step; a task that runs after it finds the board painted.
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
      painted.push(performance.now() - start);
    }
    return painted.sort((a, b) => a - b);
  }, steps);

/** Returns the milliseconds that a search takes in Compare. */
async function compared() {
  const page = await open(browser, { p: TUTORIAL, view: "compare", against: "reading/ascending/none" });
  await page.locator("[data-run=over]").waitFor({ state: "attached" });
  await page.locator("[data-action=panel-table]").click();
  const time = page.locator("[data-row='reading/ascending/none'] [data-figure=nanoseconds][data-value]");
  const nanoseconds = Number(await time.getAttribute("data-value"));
  await page.close();
  return nanoseconds / 1e6;
}

const printFigure = (name, value) => console.log(`${name}\t${value}`);
try {
  const anti = await record(browser, ANTI_BACKTRACKING);
  const painted = await seeks(anti, ANTI_BACKTRACKING_STEPS);
  printFigure("seek to the painted board, median, ms", quantile(painted, 0.5));
  printFigure("seek to the painted board, p99, ms", quantile(painted, 0.99));
  printFigure("seek to the painted board, longest, ms", quantile(painted, 1));
  // The page can seek to what the map shows, but only the worker can find a solution.
  await anti.locator("[data-action=timeline]").fill("1");
  await anti.locator("[data-action=next-solution]").click();
  await anti.locator("[data-counter=solutions][data-value='1']").waitFor();
  const { "placements-per-second": rate, ...sought } = await facts(anti);
  printFigure("placements per second", rate);
  printFigure("seek to the solution, in the worker, ms", sought["seek-worker-us"] / 1e3);
  printFigure("seek to the solution, to the painted board, ms", sought["seek-painted-us"] / 1e3);
  await anti.close();
  printFigure("search of the tutorial's puzzle in Compare, ms", await compared());
  for (const [name, figure] of await pageWork(browser)) printFigure(name, figure);
  for (const [name, figure] of await smoothness(browser)) printFigure(name, figure);
  for (const [name, figure] of await touchLatency(browser)) printFigure(name, figure);
  const memory = await facts(await record(browser, NORVIG_IMPOSSIBLE));
  printFigure("bytes of the recording", memory["recording-bytes"]);
  printFigure(
    "bytes of worker, page and scripts",
    memory["worker-bytes"] + memory["page-bytes"] + memory["script-bytes"],
  );
} finally {
  await browser.close();
  server.kill();
}
