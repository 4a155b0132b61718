// A search of 138,350,568 steps: any of them at once, all of them on one screen. These
// tests have the machine to themselves (see playwright.config.ts), because one of them
// counts how often the page was held up.
import type { Page } from "@playwright/test";
import { expect, type Grove, test } from "./grove.ts";
import { boardAfter } from "./naive.ts";
import { ANTI_BACKTRACKING } from "./puzzles.ts";

const LINK = { p: ANTI_BACKTRACKING, view: "watch" };
const PLACEMENTS = 69_175_316;
const STEPS = 138_350_568;
const LONG = 90_000;

test.describe.configure({ mode: "serial" });
test.setTimeout(2 * LONG);

/** Opens the search and waits until the worker has recorded all of it. */
async function record(grove: Grove): Promise<void> {
  await grove.open(LINK);
  await expect(grove.run).toHaveAttribute("data-run", "over", { timeout: LONG });
  await expect(grove.run).toHaveAttribute("data-run-placements", String(PLACEMENTS));
  await expect(grove.map).toHaveAttribute("data-to", String(STEPS));
}

const mapped = (grove: Grove): Promise<{ from: number; to: number; plot: number; bars: number }> =>
  grove.map.evaluate((canvas: HTMLCanvasElement) => ({
    from: Number(canvas.dataset.from),
    to: Number(canvas.dataset.to),
    plot: Number(canvas.dataset.plot),
    bars: Number(canvas.dataset.bars),
  }));

/** From now on notes every task of the page's main thread that is longer than 50 ms. */
function watchLongTasks(): void {
  const long: number[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) long.push(Math.round(entry.duration));
  }).observe({ type: "longtask" });
  Object.assign(window, { long });
}

const longTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { long: number[] }).long);

test("every board is the one that a replay gives", async ({ grove }) => {
  await record(grove);
  for (const step of [1, 1_000, 12_345_678, 100_000_000, STEPS]) {
    await grove.action("timeline").fill(String(step));
    await grove.expectCounts({ step });
    await grove.expectLine(boardAfter(ANTI_BACKTRACKING, step));
  }
  await grove.expectCounts({ placements: PLACEMENTS, undos: 69_175_252, solutions: 1 });
});

test("the map goes from the whole search to single placements", async ({ grove }) => {
  await record(grove);
  expect(await mapped(grove)).toMatchObject({ from: 0, to: STEPS });
  await expect(grove.map).toHaveAttribute("data-sharp", "", { timeout: LONG });
  await grove.action("timeline").fill("12345678");
  await grove.map.focus();
  for (let press = 0; press < 30; press += 1) await grove.press("+");
  await expect.poll(async () => (await mapped(grove)).to - (await mapped(grove)).from).toBe(8);
  await expect(grove.map).toHaveAttribute("data-sharp", "");
  const { from, to } = await mapped(grove);
  expect(from).toBeLessThan(12_345_678);
  expect(to).toBeGreaterThanOrEqual(12_345_678);
  await grove.press("ArrowDown");
  await expect(grove.map).toHaveAttribute("aria-valuetext", /r5c4 3/u);
});

test("scrubbing and zooming hold nothing up", async ({ grove, page }, testInfo) => {
  await record(grove);
  await expect(grove.map).toHaveAttribute("data-sharp", "", { timeout: LONG });
  await page.evaluate(watchLongTasks);
  const box = (await grove.map.boundingBox())!;
  const { plot } = await mapped(grove);
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 4, y);
  await page.mouse.down();
  for (let part = 0; part <= 200; part += 1) {
    await page.mouse.move(box.x + 4 + ((plot - 8) * part) / 200, y);
    await grove.frames(1);
  }
  await page.mouse.up();
  for (let time = 0; time < 10; time += 1) {
    await page.mouse.move(box.x + (plot * (time + 0.5)) / 10, y);
    for (let turn = 0; turn < 8; turn += 1) {
      await page.mouse.wheel(0, -400);
      await grove.frames(3);
    }
    for (let turn = 0; turn < 8; turn += 1) {
      await page.mouse.wheel(0, 400);
      await grove.frames(3);
    }
  }
  const long = await longTasks(page);
  testInfo.annotations.push({ type: "long tasks", description: long.join(", ") || "none" });
  expect(long).toEqual([]);
});

test("a large export holds nothing up", async ({ grove, page }) => {
  await record(grove);
  await grove.action("export").click();
  await grove.action("export-subject-steps").click();
  await grove.action("export-limit").fill("10,000,000");
  await page.evaluate(watchLongTasks);
  await grove.action("export-start").click();
  const state = page.locator("[data-export-state]");
  await expect
    .poll(async () => Number(await state.getAttribute("data-export-written")))
    .toBeGreaterThan(1_000_000);
  await grove.action("export-cancel").click();
  await expect(state).toHaveAttribute("data-export-state", "cancelled");
  expect(await longTasks(page)).toEqual([]);
});

test("200 random steps are reached, and how soon is reported", async ({ grove, page }, testInfo) => {
  await record(grove);
  const times = await page.evaluate(async (steps) => {
    const slider = document.querySelector<HTMLInputElement>("[data-action=timeline]")!;
    const counter = document.querySelector<HTMLElement>("[data-counter=step]")!;
    // A generator of its own, so that every run seeks the same steps.
    let seed = 20_250_101;
    const next = (): number => {
      seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
      return Math.floor((seed / 4_294_967_296) * steps);
    };
    const painted: number[] = [];
    for (let nth = 0; nth < 200; nth += 1) {
      const step = String(next());
      await new Promise(requestAnimationFrame);
      const start = performance.now();
      slider.value = step;
      slider.dispatchEvent(new InputEvent("input", { bubbles: true }));
      while (counter.dataset.value !== step) await new Promise(requestAnimationFrame);
      // The frame that has begun shows it; what a task after it sees has been painted.
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
      painted.push(performance.now() - start);
    }
    return painted.toSorted((a, b) => a - b);
  }, STEPS);
  expect(times).toHaveLength(200);
  const at = (share: number): string => `${times[Math.floor(199 * share)]!.toFixed(1)} ms`;
  const description = `to the painted board: median ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`;
  testInfo.annotations.push({ type: "200 random seeks", description });
  console.log(`200 random seeks ${description}`);
});
