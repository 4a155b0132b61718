// A search of 138,350,568 steps: any of them immediately, all of them on one screen.
import type { Page } from "@playwright/test";
import { expect, type Grove, test } from "./grove.ts";
import { boardsAfter } from "./naive.ts";
import { ANTI_BACKTRACKING } from "./puzzles.ts";
import { countTraffic, countValues, PIECE, type Traffic, traffic } from "./traffic.ts";

const LINK = { p: ANTI_BACKTRACKING, view: "watch" };
const PLACEMENTS = 69_175_316;
const STEPS = 138_350_568;
const LONG = 90_000;

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

test("every board matches that of a replay", async ({ grove }) => {
  await record(grove);
  const steps = [1, 1_000, 12_345_678, 100_000_000, STEPS];
  for (const [nth, board] of boardsAfter(ANTI_BACKTRACKING, steps).entries()) {
    await grove.action("timeline").fill(String(steps[nth]));
    await grove.expectCounts({ step: steps[nth]! });
    await grove.expectLine(board);
  }
  await grove.expectCounts({ placements: PLACEMENTS, undos: 69_175_252, solutions: 1 });
});

test("the map zooms from the whole search to single placements", async ({ grove }) => {
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

/**
 * Expects that each move of a pointer or turn of a wheel has caused only a few messages and
 * paintings.
 */
async function expectLittleFor(inputs: number, page: Page): Promise<Traffic> {
  const counted = await traffic(page);
  // Requests for the step, its surroundings, the tree and the map, or that they are no longer
  // needed.
  expect(counted.sent).toBeLessThanOrEqual(5 * inputs);
  expect(counted.received).toBeLessThanOrEqual(2 * counted.sent);
  expect(counted.largestReceived).toBeLessThan(512 * 1024);
  expect(counted.paints).toBeLessThanOrEqual(4 * (inputs + counted.received));
  return counted;
}

test("scrubbing and zooming cause few requests and paintings", async ({ grove, page }) => {
  const MOVES = 201;
  const [PLACES, TURNS] = [10, 8];
  await countTraffic(page);
  await record(grove);
  await expect(grove.map).toHaveAttribute("data-sharp", "", { timeout: LONG });
  await countValues(page, "[data-counter=step]", "data-value");
  await traffic(page);
  const box = (await grove.map.boundingBox())!;
  const { plot } = await mapped(grove);
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 4, y);
  await page.mouse.down();
  for (let move = 0; move < MOVES; move += 1) {
    await page.mouse.move(box.x + 4 + ((plot - 8) * move) / (MOVES - 1), y);
    await grove.frames(1);
  }
  await page.mouse.up();
  const scrubbed = await expectLittleFor(MOVES, page);
  // Every move shows a board, most of them immediately, and none is shown twice.
  expect(scrubbed.values).toBeGreaterThan(MOVES / 2);
  expect(scrubbed.values).toBeLessThanOrEqual(2 * MOVES);
  for (let place = 0; place < PLACES; place += 1) {
    await page.mouse.move(box.x + (plot * (place + 0.5)) / PLACES, y);
    for (const turn of [-400, 400]) {
      for (let nth = 0; nth < TURNS; nth += 1) {
        await page.mouse.wheel(0, turn);
        await grove.frames(1);
      }
      // However much of the search is visible, the map has only a few bars per pixel.
      expect((await mapped(grove)).bars).toBeLessThan(8 * plot);
    }
  }
  const zoomed = await expectLittleFor(PLACES * (2 * TURNS + 1), page);
  expect(zoomed.values).toBe(0);
});

test("a large export arrives in pieces that the page only stores", async ({ grove, page }) => {
  await countTraffic(page);
  await record(grove);
  await grove.action("export").click();
  await grove.action("export-subject-steps").click();
  await grove.action("export-limit").fill("10,000,000");
  await traffic(page);
  await grove.action("export-start").click();
  const state = page.locator("[data-export-state]");
  await expect
    .poll(async () => Number(await state.getAttribute("data-export-written")))
    .toBeGreaterThan(1_000_000);
  await grove.action("export-cancel").click();
  await expect(state).toHaveAttribute("data-export-state", "cancelled");
  const { received, largestReceived, largestSent, filesRead } = await traffic(page);
  // A million lines are more than 20 MB.
  expect(received).toBeGreaterThan(20);
  expect(largestReceived).toBeLessThan(PIECE);
  expect(largestSent).toBeLessThan(1024);
  expect(filesRead).toBe(0);
});
