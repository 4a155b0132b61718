// Helpers that several scripts use to measure the page.
import { BASE, PORT } from "../../tests/e2e/server.mjs";

export const ANTI_BACKTRACKING =
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
export const ANTI_BACKTRACKING_STEPS = 138_350_568;

const MINUTE = 60_000;

/** Opens the page with the given fields in the fragment of its URL. The device is a laptop by default. */
export async function open(browser, fields, device = { viewport: { width: 1280, height: 800 } }) {
  const page = await browser.newPage(device);
  await page.goto(`http://127.0.0.1:${PORT}${BASE}#${new URLSearchParams(fields)}`);
  await page.locator("html[data-theme]").waitFor();
  return page;
}

/** Opens a search and waits until all of it is recorded. */
export async function record(browser, puzzle) {
  const page = await open(browser, { p: puzzle, view: "watch", step: 1 });
  await page.locator("[data-run=over]").waitFor({ state: "attached", timeout: 10 * MINUTE });
  return page;
}

/** Waits for `count` animation frames. */
export const frames = (page, count) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

/** Returns a quantile of sorted values; `part` is from 0 to 1. */
export const quantile = (sorted, part) => sorted[Math.floor((sorted.length - 1) * part)];
