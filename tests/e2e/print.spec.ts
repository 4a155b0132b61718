// The board on paper and as a picture.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, type Grove, test } from "./grove.ts";
import { ARTICLE, PAPER } from "./puzzles.ts";

const FORMATS = ["A4", "Letter"] as const;

async function pages(page: Page, format: (typeof FORMATS)[number], landscape = false): Promise<number> {
  const pdf = await page.pdf({ format, landscape });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}

/** Returns the texts of the printed board. */
function texts(page: Page): Promise<string[]> {
  return page.locator(".puzzle-sheet-board text").allTextContents();
}

async function play(grove: Grove, rules?: string): Promise<void> {
  await grove.open({ p: ARTICLE, view: "play", ...(rules === undefined ? {} : { rules }) });
  await expect(grove.page.locator(".puzzle-sheet")).toBeAttached();
}

test("in Play the puzzle is printed alone, on one page", async ({ grove, page }) => {
  await play(grove, "knight");
  await expect(page.locator(".puzzle-sheet")).toBeHidden();
  for (const format of FORMATS) {
    expect(await pages(page, format), format).toBe(1);
  }
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator(".puzzle-sheet-board")).toBeVisible();
  await expect(page.locator(".puzzle-sheet p")).toHaveText("Cells a knight’s move apart have different digits.");
  await expect(grove.board).toBeHidden();
  await expect(page.locator("button:visible, select:visible, input:visible")).toHaveCount(0);
  expect((await texts(page)).join("")).toBe(ARTICLE.replaceAll(/\D|0/gu, ""));
});

test("the user's digits are printed unless they are left out", async ({ grove, page }) => {
  await play(grove);
  const givens = (await texts(page)).length;
  const empty = page.locator("[data-cell][data-value='']").first();
  await empty.click();
  await grove.action("digit-1").click();
  await expect(page.locator(".puzzle-sheet-board text")).toHaveCount(givens + 1);
  await grove.action("print-what").selectOption("puzzle");
  await expect(page.locator(".puzzle-sheet-board text")).toHaveCount(givens);
  await expect(page.locator("[data-cell][data-origin=own]")).toHaveCount(1);
});

test("the button prints", async ({ grove, page }) => {
  await page.addInitScript("window.print = () => { document.documentElement.dataset.printed = ''; };");
  await play(grove);
  await grove.action("print").click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "");
});

test("a search is printed on one page, with a title, a legend and the tree large", async ({ grove, page }) => {
  test.slow();
  for (const { p, to } of [
    { p: ARTICLE, to: "1" },
    { p: PAPER, to: "all" },
  ]) {
    await grove.open({ p, to, view: "watch", step: 20 });
    await expect(page.locator(".print-title")).toBeAttached();
    await expect(page.locator(".print-title")).toBeHidden();
    await expect(grove.run).toHaveAttribute("data-run", "over");
    for (const format of FORMATS) {
      for (const landscape of [false, true]) {
        expect(await pages(page, format, landscape), `${p} ${format} ${landscape}`).toBe(1);
      }
    }
  }
  await expect(page.locator(".print-name")).toHaveText("A whole tree, 4×4");
  // A4, without its margins, at 96 pixels per inch.
  await page.setViewportSize({ width: 703, height: 1031 });
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".print-title")).toContainText(/plain backtracking · step 20 of/u);
  await expect(page.locator(".print-legend li:visible")).toHaveCount(12);
  const box = async (selector: string) => (await page.locator(selector).boundingBox())!;
  const [title, board, legend, tree] = await Promise.all(
    [".print-title", ".board", ".print-legend", ".tree-viewport"].map(box),
  );
  expect(title!.y + title!.height).toBeLessThanOrEqual(board!.y);
  expect(board!.x + board!.width).toBeLessThanOrEqual(legend!.x);
  for (const part of [board!, legend!]) expect(part.y + part.height).toBeLessThanOrEqual(tree!.y);
  expect(tree!.height).toBeGreaterThan(1031 / 2);
  expect(tree!.y + tree!.height).toBeLessThanOrEqual(1031);
  // The whole tree is on the sheet.
  const nodes = await page.locator(".tree-labels text").evaluateAll((all) =>
    all.map((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  expect(nodes).toHaveLength(27);
  for (const { left, right, top, bottom } of nodes) {
    expect(left >= tree!.x && right <= tree!.x + tree!.width).toBe(true);
    expect(top >= tree!.y && bottom <= tree!.y + tree!.height).toBe(true);
  }
});

test("a tree that scrolls on the page is printed whole, as large as the sheet", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 1040 });
  await expect(grove.run).toHaveAttribute("data-run", "over");
  await expect(page.locator(".print-title")).toBeAttached();
  const drawing = page.locator(".tree-drawing");
  await page.setViewportSize({ width: 703, height: 1031 });
  await page.emulateMedia({ media: "print" });
  await grove.frames(4);
  const seen = (await drawing.getAttribute("viewBox"))!;
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(drawing).not.toHaveAttribute("viewBox", seen);
  const sheet = (await page.locator(".tree-viewport").boundingBox())!;
  const nodes = await page.locator(".tree-labels text").evaluateAll((all) =>
    all.map((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  expect(nodes.length).toBeGreaterThan(60);
  const least = (side: "left" | "top") => Math.min(...nodes.map((node) => node[side]));
  const most = (side: "right" | "bottom") => Math.max(...nodes.map((node) => node[side]));
  expect(least("left")).toBeGreaterThanOrEqual(sheet.x);
  expect(least("top")).toBeGreaterThanOrEqual(sheet.y);
  expect(most("right")).toBeLessThanOrEqual(sheet.x + sheet.width);
  expect(most("bottom")).toBeLessThanOrEqual(sheet.y + sheet.height);
  const [width, height] = [most("right") - least("left"), most("bottom") - least("top")];
  expect(Math.max(width / sheet.width, height / sheet.height)).toBeGreaterThan(0.85);
  await expect(page.locator(".asked-digits")).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(drawing).toHaveAttribute("viewBox", seen);
});

test("board and tree are printed in light colors and without buttons", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 100 });
  await expect(grove.tree).toBeVisible();
  await expect(page.locator(".print-title")).toBeAttached();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(grove.board).toBeVisible();
  await expect(grove.tree).toBeVisible();
  await expect(page.locator("header.header")).toBeHidden();
  await expect(page.locator(".watch button:visible, .watch input:visible")).toHaveCount(0);
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
});

for (const format of ["svg", "png"] as const) {
  test(`the board is saved as a picture (${format})`, async ({ grove, page }) => {
    await play(grove);
    await grove.action("picture").click();
    await grove.action(`export-form-${format}`).click();
    await grove.action("picture-what").selectOption("puzzle");
    const downloading = page.waitForEvent("download");
    await grove.action("export-start").click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`sudoku-grove-article-board.${format}`);
    const bytes = await readFile(await download.path());
    if (format === "png") {
      expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
      // Both sides are 9 cells of 60 pixels and two margins of 6, at two pixels per pixel.
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1104, 1104]);
    } else {
      const givens = ARTICLE.replaceAll(/\D|0/gu, "").length;
      expect(bytes.toString("utf8").match(/<text /gu)).toHaveLength(givens);
    }
  });
}
