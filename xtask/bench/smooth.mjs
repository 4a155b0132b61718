// Measures how smoothly the page runs while its workers are busy: the intervals between frames,
// and the main thread's long tasks (above 50 ms).
import { ANTI_BACKTRACKING, frames, open, quantile, record } from "./page.mjs";

const ARTICLE =
  "000006201070510060006080059120000000080940500590000000001050073030460080000003604";
/** Number of lines per block of a large batch; all blocks are equal. */
const BLOCK = 10_000;
const BLOCKS = 40;
const MINUTE = 60_000;

/** The activities to measure, by their names. */
const SCENES = {
  "watching 69,175,316 placements": watch,
  "scrubbing and zooming a search": scrub,
  "exporting 1,000,000 steps": exportSteps,
  "solving 400,000 puzzles": solveMany,
};

/** Returns the name and value of each figure, for each scene. */
export async function smoothness(browser) {
  const figures = [];
  for (const [name, scene] of Object.entries(SCENES)) {
    const page = await scene(browser);
    const { gaps, tasks } = await page.evaluate(() => window.measurements);
    const sorted = gaps.toSorted((a, b) => a - b);
    figures.push(
      [`${name}: frame interval, median, ms`, quantile(sorted, 0.5)],
      [`${name}: frame interval, p95, ms`, quantile(sorted, 0.95)],
      [`${name}: frame interval, longest, ms`, quantile(sorted, 1)],
      [`${name}: tasks longer than 50 ms`, tasks.length],
      [`${name}: longest task, ms`, Math.max(0, ...tasks)],
    );
    await page.close();
  }
  return figures;
}

/** Starts to record frame intervals and the durations of long tasks. */
const startMeasuring = (page) =>
  page.evaluate(() => {
    const measurements = { gaps: [], tasks: [] };
    let last = performance.now();
    const frame = (now) => {
      measurements.gaps.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) measurements.tasks.push(duration);
    }).observe({ type: "longtask" });
    window.measurements = measurements;
  });

async function watch(browser) {
  const page = await open(browser, { p: ANTI_BACKTRACKING, view: "watch" });
  await page.locator("[data-action=speed]").fill("19");
  await startMeasuring(page);
  await page.locator("[data-action=play]").click();
  const end = page.locator("[data-counter=placements][data-value='69175316']");
  await end.waitFor({ timeout: 2 * MINUTE });
  return page;
}

async function scrub(browser) {
  const page = await record(browser, ANTI_BACKTRACKING);
  const map = page.locator("[data-place=map]");
  await page.locator("[data-place=map][data-sharp]").waitFor();
  const { x, y, height } = await map.boundingBox();
  const plot = Number(await map.getAttribute("data-plot"));
  const middle = y + height / 2;
  await startMeasuring(page);
  await page.mouse.move(x + 4, middle);
  await page.mouse.down();
  for (let part = 0; part <= 200; part += 1) {
    await page.mouse.move(x + 4 + ((plot - 8) * part) / 200, middle);
    await frames(page, 1);
  }
  await page.mouse.up();
  for (let place = 0; place < 10; place += 1) {
    await page.mouse.move(x + (plot * (place + 0.5)) / 10, middle);
    for (const turn of [-400, 400]) {
      for (let nth = 0; nth < 8; nth += 1) {
        await page.mouse.wheel(0, turn);
        await frames(page, 3);
      }
    }
  }
  return page;
}

async function exportSteps(browser) {
  const page = await record(browser, ANTI_BACKTRACKING);
  const press = (action) => page.locator(`[data-action=${action}]`).click();
  await press("export");
  await press("export-subject-steps");
  await page.locator("[data-action=export-limit]").fill("1,000,000");
  await startMeasuring(page);
  await Promise.all([page.waitForEvent("download"), press("export-start")]);
  return page;
}

async function solveMany(browser) {
  const page = await open(browser, { view: "batch" });
  await page.locator("[data-batch=none]").waitFor();
  const lines = Array.from({ length: BLOCK }, (_, nth) => {
    const digits = [..."123456789"];
    for (let place = 9; place > 1; place -= 1) {
      const other = Math.floor(nth / place) % place;
      [digits[place - 1], digits[other]] = [digits[other], digits[place - 1]];
    }
    return ARTICLE.replace(/[1-9]/gu, (digit) => digits[digit - 1]);
  });
  const data = await page.evaluateHandle(
    ([block, times]) => {
      const data = new DataTransfer();
      data.items.add(new File(Array.from({ length: times }, () => block), "large.sdm"));
      return data;
    },
    [`${lines.join("\n")}\n`, BLOCKS],
  );
  await startMeasuring(page);
  await page.locator("[data-batch]").dispatchEvent("drop", { dataTransfer: data });
  await page.locator("[data-batch=over]").waitFor({ timeout: 2 * MINUTE });
  return page;
}
