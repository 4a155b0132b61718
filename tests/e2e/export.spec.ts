// Exports: what the dialog announces, and the files that the browser receives.
import { AxeBuilder } from "@axe-core/playwright";
import { readFile } from "node:fs/promises";
import type { Download } from "@playwright/test";
import { expect, type Grove, LANGUAGES, test } from "./grove.ts";
import { countsOf, walk } from "./naive.ts";
import { ANTI_BACKTRACKING, ARTICLE, PAPER } from "./puzzles.ts";

const stateOf = (grove: Grove) => grove.page.locator("[data-export-state]");

/** Opens the dialog on a search and makes these choices. */
async function choose(grove: Grove, ...choices: string[]): Promise<void> {
  await grove.action("export").click();
  await expect(grove.dialog("export")).toBeVisible();
  for (const choice of choices) await grove.action(`export-${choice}`).click();
}

/** Writes the file, and returns the download. */
async function save(grove: Grove): Promise<{ file: Download; bytes: Buffer }> {
  const [file] = await Promise.all([
    grove.page.waitForEvent("download", { timeout: 60_000 }),
    grove.action("export-start").click(),
  ]);
  await expect(stateOf(grove)).toHaveAttribute("data-export-state", "written");
  return { file, bytes: await readFile(await file.path()) };
}

const over = (grove: Grove) => expect(grove.run).toHaveAttribute("data-run", "over", { timeout: 60_000 });

test("the article's steps are saved as a table", async ({ grove }) => {
  await grove.open({ p: ARTICLE, view: "watch" });
  await over(grove);
  await choose(grove, "subject-steps");
  const { file, bytes } = await save(grove);
  expect(file.suggestedFilename()).toBe("sudoku-grove-article-steps-1-2523.csv");
  const [header, ...lines] = bytes.toString().trimEnd().split("\n");
  expect(header).toBe("step,event,row,column,digit,depth,placements,undos,then");
  expect(lines).toHaveLength(2523);
  const { states } = walk(ARTICLE, 1);
  const expected = states.slice(1).map((state, index) => {
    const [before, after] = [states[index]!.board, state.board];
    const cell = [...after].findIndex((digit, place) => digit !== before[place]);
    const { step, depth, placements, undos } = countsOf(state);
    const isPlaced = before[cell] === "." || before[cell] === "0";
    const digit = isPlaced ? after[cell] : before[cell];
    const place = `${Math.floor(cell / 9) + 1},${(cell % 9) + 1}`;
    return `${step},${isPlaced ? "placed" : "removed"},${place},${digit},${depth},${placements},${undos}`;
  });
  expect(lines.map((line) => line.split(",").slice(0, 8).join(","))).toEqual(expected);
  expect(lines.at(-1)).toMatch(/,solution$/u);
});

test("a tree is saved in every format", async ({ grove, page }) => {
  await grove.open({ p: PAPER, view: "watch", to: "all" });
  await over(grove);
  await choose(grove, "form-records", "extent-all");
  const records = (await save(grove)).bytes.toString();
  expect(records.split("\n")[0]).toBe("NodeID,ParentID,Alternative,NKids,Status,Label");
  expect(records.match(/,(BRANCH|SOLVED|FAILED),/gu)).toHaveLength(28);
  await grove.action("export-form-dot").click();
  const dot = (await save(grove)).bytes.toString();
  expect(dot.match(/->/gu)).toHaveLength(27);
  await grove.action("export-form-svg").click();
  for (const extent of ["all", "view"]) {
    await grove.action(`export-extent-${extent}`).click();
    const svg = (await save(grove)).bytes.toString();
    const drawn = await page.evaluate((svg) => {
      const read = new DOMParser().parseFromString(svg, "image/svg+xml");
      const errors = read.querySelectorAll("parsererror").length;
      return { errors, words: read.querySelectorAll("text").length };
    }, svg);
    expect(drawn.errors).toBe(0);
    expect(drawn.words).toBeGreaterThanOrEqual(27);
    // A title, a legend of five shapes, and a name for each of the twelve levels.
    const words = [...svg.matchAll(/>([^<>]+)<\/text>/gu)].map(([, word]) => word!);
    expect(words.slice(0, 2)).toEqual(["A whole tree, 4×4", expect.stringContaining("plain backtracking · step")]);
    for (const shape of ["guess", "solution", "dead end", "collapsed branch", "not reached"]) {
      expect(words).toContain(shape);
    }
    expect(words.filter((word) => /^r[1-4]c[1-4]$/u.test(word))).toHaveLength(12);
    expect(svg).not.toContain("#808080");
    expect(svg).not.toContain("oklch");
  }
  await grove.action("export-form-png").click();
  const { file, bytes } = await save(grove);
  expect(file.suggestedFilename()).toBe("sudoku-grove-paper-4x4-tree-view.png");
  expect(bytes.subarray(0, 8)).toEqual(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"));
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  // Twelve levels from left to right, at twice the resolution of the page.
  expect(width).toBeGreaterThan(12 * 2 * 25);
  expect(height).toBeGreaterThan(100);
});

test("the tree on the screen is saved as it is there", async ({ grove, page }) => {
  for (const [screen, isSideways] of [
    [{ width: 1280, height: 800 }, true],
    [{ width: 390, height: 844 }, false],
  ] as const) {
    await page.setViewportSize(screen);
    await grove.open({ p: PAPER, view: "watch", to: "all", step: 12 });
    await over(grove);
    const drawing = page.locator("svg.tree-drawing");
    await expect.poll(() => drawing.getAttribute("data-lies")).toBe(isSideways ? "" : null);
    const shown = await page.locator(".tree-names text").allInnerTexts();
    await choose(grove, "form-svg", "extent-view");
    const svg = (await save(grove)).bytes.toString();
    const places = await page.evaluate((svg) => {
      const read = new DOMParser().parseFromString(svg, "image/svg+xml");
      const names = [...read.querySelectorAll("text")].filter((it) => /^r[1-4]c[1-4]$/u.test(it.textContent!));
      return names.map((it) => [Number(it.getAttribute("x")), Number(it.getAttribute("y"))]);
    }, svg);
    expect(places.length).toBeGreaterThanOrEqual(shown.length);
    const rows = new Set(places.map(([, y]) => y));
    expect(rows.size === 1, `names in a row at ${screen.width}`).toBe(isSideways);
    await page.keyboard.press("Escape");
  }
});

test("the map is saved as shown, and completely", async ({ grove }) => {
  await grove.open({ p: ARTICLE, view: "watch" });
  await over(grove);
  const shown = (await grove.page.locator("canvas[data-from]").boundingBox())!;
  // The title above the map, and the legend below it.
  const words = 118;
  await choose(grove, "subject-map", "form-png");
  for (const [extent, width, height] of [
    ["view", shown.width, shown.height],
    ["all", 1600, 640],
  ] as const) {
    await grove.action(`export-extent-${extent}`).click();
    const { file, bytes } = await save(grove);
    expect(file.suggestedFilename()).toBe("sudoku-grove-article-map-1-2523.png");
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect(Math.abs(bytes.readUInt32BE(16) - 2 * width)).toBeLessThanOrEqual(2);
    expect(Math.abs(bytes.readUInt32BE(20) - 2 * (height + words))).toBeLessThanOrEqual(2);
    // A blank picture would be far smaller.
    expect(bytes.length).toBeGreaterThan(5_000);
  }
});

test("the steps in the range of the map are saved", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch" });
  await over(grove);
  await grove.action("map-zoom-in").click();
  await grove.action("map-zoom-in").click();
  const map = page.locator("canvas[data-from]");
  await expect(map).not.toHaveAttribute("data-to", "2523");
  const [from, to] = [await map.getAttribute("data-from"), await map.getAttribute("data-to")].map(Number);
  await choose(grove, "subject-steps", "extent-view");
  const { file, bytes } = await save(grove);
  expect(file.suggestedFilename()).toBe(`sudoku-grove-article-steps-${from! + 1}-${to}.csv`);
  const steps = bytes.toString().trimEnd().split("\n").slice(1).map((line) => Number(line.split(",")[0]));
  expect(steps).toEqual(Array.from({ length: to! - from! }, (_, nth) => from! + nth + 1));
});

test("a large export can be cancelled", async ({ grove, page }) => {
  await grove.open({ p: ANTI_BACKTRACKING, view: "watch" });
  await over(grove);
  await choose(grove, "subject-steps");
  await expect(grove.page.locator("#export-sentence")).toContainText("138,350,568");
  await grove.action("export-limit").fill("10,000,001");
  await expect(grove.action("export-start")).toBeDisabled();
  await expect(grove.page.locator("#export-sentence")).toContainText("At most 10,000,000");
  await grove.action("export-limit").fill("10,000,000");
  let isSaved = false;
  page.on("download", () => (isSaved = true));
  await grove.action("export-start").click();
  await expect(stateOf(grove)).toHaveAttribute("data-export-total", "10000000");
  const written = async () =>
    Number(await stateOf(grove).getAttribute("data-export-written"));
  await expect.poll(written).toBeGreaterThan(100_000);
  await expect(grove.page.locator("progress")).toBeVisible();
  await grove.action("export-cancel").click();
  await expect(stateOf(grove)).toHaveAttribute("data-export-state", "cancelled");
  expect(isSaved).toBe(false);
  // The next file starts from the beginning.
  await grove.action("export-limit").fill("9");
  const { bytes } = await save(grove);
  expect(bytes.toString().trimEnd().split("\n")).toHaveLength(10);
});

test("the dialog works from the keyboard, in every language", async ({ grove, page }) => {
  for (const lang of LANGUAGES) {
    await grove.open({ p: PAPER, view: "watch", lang });
    await grove.action("export").focus();
    await grove.press("Enter");
    await expect(grove.dialog("export")).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include("[data-dialog=export]").analyze();
    expect(violations).toEqual([]);
    await grove.action("export-subject-steps").focus();
    await grove.press("Space");
    await grove.action("export-from").fill("x");
    await expect(grove.action("export-from")).toHaveAttribute("aria-invalid", "true");
    await grove.press("Escape");
    await expect(grove.dialog("export")).toBeHidden();
    await expect(grove.action("export")).toBeFocused();
  }
});

test("the statistics of the run are shown", async ({ grove, page }) => {
  test.slow();
  await grove.open({ p: ANTI_BACKTRACKING, view: "watch" });
  await over(grove);
  // The page can find what the map shows on its own; a solution has to be found by the worker.
  await grove.action("next-solution").click();
  await grove.expectCounts({ solutions: 1 });
  await grove.action("about-run").click();
  const fact = async (name: string) =>
    Number(await page.locator(`[data-fact=${name}]`).getAttribute("data-value"));
  await expect(page.locator("[data-fact=recording-bytes]")).toBeVisible();
  const { placements, undos } = { placements: 69_175_316, undos: 69_175_252 };
  expect(await fact("placements")).toBe(placements);
  expect(await fact("steps")).toBe(placements + undos);
  expect(await fact("recording-bytes")).toBeLessThan(16 * 1024 * 1024);
  for (const name of ["seek-worker-us", "seek-painted-us"]) {
    await expect(page.locator(`[data-fact=${name}]`)).toHaveAttribute("data-value", /^\d+$/u);
  }
  const rate = (placements * 1e6) / (await fact("searching-us"));
  expect(Math.abs((await fact("placements-per-second")) - rate)).toBeLessThan(2);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include("[data-dialog=about-run]").analyze();
  expect(violations).toEqual([]);
  await grove.press("Escape");
  await expect(grove.dialog("about-run")).toBeHidden();
});

test("Escape closes the dialog after the file has been written", async ({ grove, page }) => {
  await grove.open({ p: PAPER, view: "watch" });
  await grove.action("export").click();
  const dialog = grove.dialog("export");
  await expect(dialog).toBeVisible();
  const written = page.waitForEvent("download");
  await grove.action("export-start").click();
  await written;
  await grove.frames(4);
  expect(await dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await grove.press("Escape");
  await expect(dialog).toBeHidden();
});
