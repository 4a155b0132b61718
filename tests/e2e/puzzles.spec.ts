// The saved puzzles.
import { readFile } from "node:fs/promises";
import { expect, test } from "./grove.ts";
import { ARTICLE, NURU, PAPER } from "./puzzles.ts";

test("puzzles are named, duplicated, deleted and opened by keys", async ({ grove, page }) => {
  const rows = page.locator("[data-puzzle]");
  await grove.open({ p: NURU, view: "play" });
  await grove.cell("r1c2").click();
  await grove.press("1");
  await grove.open({ p: ARTICLE, view: "play" });
  await grove.cell("r1c1").click();
  await grove.press("3");
  await grove.action("my-puzzles").focus();
  await grove.press("Enter");
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toHaveAttribute("data-open", "");
  await expect(rows.nth(0).locator("[data-filled]")).toHaveAttribute("data-filled", "1");
  // The file with all puzzles, once all are loaded, then the name, then the actions.
  await expect(grove.action("puzzles-save")).toBeEnabled();
  await grove.press("Tab", "Tab", "Tab");
  await expect(grove.action("puzzle-name").nth(0)).toBeFocused();
  await page.keyboard.type("Mine 3");
  await grove.press("Tab", "Tab", "Enter");
  await expect(rows).toHaveCount(3);
  await expect(grove.action("puzzle-name").nth(0)).toHaveValue("Mine 4");
  await expect(grove.action("puzzle-name").nth(1)).toHaveValue("Mine 3");
  await expect(grove.action("puzzle-duplicate").nth(1)).toBeFocused();
  await grove.action("puzzle-delete").nth(1).focus();
  await grove.press("Enter");
  await expect(rows).toHaveCount(2);
  await expect(page.locator(".puzzles-deleted p")).toHaveText("“Mine 3” has been deleted.");
  await expect(grove.action("puzzle-undo")).toBeFocused();
  await grove.press("Enter");
  await expect(rows).toHaveCount(3);
  await grove.action("puzzle-delete").nth(2).focus();
  await grove.press("Enter");
  await expect(rows).toHaveCount(2);
  // The copy still has the original's digit.
  await grove.action("puzzle-open").nth(1).focus();
  await grove.press("Enter");
  await expect(grove.dialog("puzzles")).toBeHidden();
  await expect(grove.cell("r1c1")).toHaveAttribute("data-value", "3");
  await page.reload();
  await expect(grove.cell("r1c1")).toHaveAttribute("data-value", "3");
  await grove.inHeader("my-puzzles");
  await expect(rows).toHaveCount(2);
});

test("the panel with the puzzle leads to the saved ones", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "play" });
  await grove.action("side-puzzle").click();
  await grove.action("own-puzzles").focus();
  await grove.press("Enter");
  await expect(page.locator("dialog [data-puzzles]")).toBeVisible();
  await grove.press("Escape");
  await expect(grove.action("own-puzzles")).toBeFocused();
});

test("all puzzles are saved to a file and opened again, and a wrong file is reported", async ({ grove, page, browser }) => {
  await grove.open({ p: ARTICLE, view: "play" });
  await grove.cell("r1c1").click();
  await grove.press("3");
  await grove.inHeader("my-puzzles");
  await grove.action("puzzle-name").fill("Mine");
  await grove.press("Enter");
  const download = page.waitForEvent("download");
  await grove.action("puzzles-save").click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^sudoku-grove-puzzles-\d{4}-\d\d-\d\d\.json$/u);
  await expect(page.locator("[data-file=saved]")).toContainText("Saved: 1 puzzle.");
  const text = await readFile(await file.path(), "utf8");
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await other.locator("[data-action=my-puzzles]").click();
  await expect(other.locator("[data-puzzles='0']")).toBeVisible();
  const choose = (name: string, text: string) =>
    other.locator("[data-action=puzzles-file]").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  await choose("cut.json", text.slice(0, -9));
  await expect(other.locator("[data-file=wrong]")).toContainText("The file is incomplete: its end is missing.");
  await choose("other.json", "[]");
  await expect(other.locator("[data-file=wrong]")).toContainText("This is not a file that “Save all” wrote.");
  await expect(other.locator("[data-puzzles='0']")).toBeVisible();
  await choose("all.json", text);
  await expect(other.locator("[data-file=opened]")).toContainText("Opened: 1 puzzle.");
  await expect(other.locator("[data-action=puzzle-name]")).toHaveValue("Mine");
  await expect(other.locator('[data-cell="r1c1"]')).toHaveAttribute("data-value", "3");
});

test("the browser is asked once for persistent storage, at the third puzzle", async ({ grove, page }) => {
  await page.addInitScript(() => {
    const asked = Number(sessionStorage.getItem("asked") ?? 0);
    sessionStorage.setItem("asked", String(asked));
    StorageManager.prototype.persist = () => {
      sessionStorage.setItem("asked", String(Number(sessionStorage.getItem("asked")) + 1));
      return Promise.resolve(false);
    };
  });
  const asked = () => page.evaluate(() => sessionStorage.getItem("asked"));
  for (const [p, cell, expected] of [
    [NURU, "r1c2", "0"],
    [ARTICLE, "r1c1", "0"],
    [PAPER, "r1c1", "1"],
  ] as const) {
    await grove.open({ p, view: "play" });
    await grove.cell(cell).click();
    await grove.press("1");
    await expect(grove.cell(cell)).toHaveAttribute("data-value", "1");
    expect(await asked()).toBe(expected);
  }
  await page.reload();
  await grove.cell("r1c2").click();
  await grove.press("2");
  await expect(grove.cell("r1c2")).toHaveAttribute("data-value", "2");
  expect(await asked()).toBe("1");
});

test("a name being typed stays while another tab saves changes", async ({ grove, page, context }) => {
  await grove.open({ p: ARTICLE, view: "play" });
  await grove.cell("r1c1").click();
  await grove.press("3");
  await grove.inHeader("my-puzzles");
  await grove.action("puzzle-name").focus();
  await page.keyboard.type("Half a na");
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator('[data-cell="r1c3"]').click();
  await other.keyboard.press("4");
  await expect(page.locator("[data-filled]")).toHaveAttribute("data-filled", "2");
  await page.bringToFront();
  await page.keyboard.type("me");
  await grove.press("Enter");
  await expect(grove.action("puzzle-name")).toHaveValue("Half a name");
});

test("a new puzzle is one tap away when the bare address has opened the last one", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "play" });
  await grove.cell("r1c1").click();
  await grove.press("3");
  await expect(grove.cell("r1c1")).toHaveAttribute("data-value", "3");
  await grove.expectLink({ view: "play" });
  for (const size of [{ width: 390, height: 844 }, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    await page.goto("about:blank");
    await grove.open();
    await grove.expectLink({ view: "play" });
    await expect(grove.cell("r1c1")).toHaveAttribute("data-value", "3");
    // On a phone, the button of the puzzles is in the menu.
    const puzzles = size.width < 700 ? "menu" : "my-puzzles";
    for (const action of ["side-new", puzzles]) await expect(grove.action(action)).toBeInViewport({ ratio: 1 });
  }
});

test("a row says how hard its puzzle is, once that is known", async ({ grove, page }) => {
  await grove.open({ p: NURU, view: "play", lang: "en" });
  await grove.cell("r1c2").click();
  await grove.press("1");
  await grove.open({ p: ARTICLE, view: "play", lang: "en" });
  await grove.cell("r1c1").click();
  await grove.press("3");
  await grove.action("side-solutions").click();
  await grove.action("rate").click();
  const grade = await page.locator(".solutions-part[data-grade]").getAttribute("data-grade");
  await grove.action("my-puzzles").click();
  const rows = page.locator("[data-puzzle]");
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0).locator("[data-grade]")).toHaveAttribute("data-grade", grade!);
  await expect(rows.nth(0).locator("[data-grade]")).toHaveText(/^(?:Easy|Medium|Hard|Unfair|Extreme)$/u);
  await expect(rows.nth(1).locator("[data-grade]")).toHaveCount(0);
});
