// What closed tabs leave moves to the browser's database, and is restored from there.
import type { Page } from "@playwright/test";
import { expect, Grove, hashOf, test } from "./grove.ts";
import { ARTICLE, AI_ESCARGOT, NURU, PAPER } from "./puzzles.ts";

/** Returns the keys of the storage that belong to tabs. */
const tabs = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("sudoku-grove/1/tab/")));

test("a puzzle of a closed tab is restored from the archive, with its undo history", async ({ grove, page, context }) => {
  for (const [p, cell, digits] of [[ARTICLE, "r1c1", "34"], [NURU, "r1c2", "1"], [PAPER, "r1c1", "2"]] as const) {
    const tab = new Grove(await context.newPage());
    await tab.page.goto(`./${hashOf({ p, view: "play" })}`);
    await tab.cell(cell).click();
    for (const digit of digits) await tab.page.keyboard.press(digit);
    await expect(tab.cell(cell)).toHaveAttribute("data-value", digits.at(-1)!);
    await tab.page.close({ runBeforeUnload: true });
  }
  await grove.open({ p: AI_ESCARGOT, view: "play" });
  // This tab, and the one that was closed last.
  await expect.poll(async () => (await tabs(page)).length).toBe(2);
  // Everything else is now only in the archive.
  await page.goto("about:blank");
  await grove.open({ p: AI_ESCARGOT, view: "play" });
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key !== "sudoku-grove/1/archived") localStorage.removeItem(key);
    }
  });
  await page.close();
  const again = new Grove(await context.newPage());
  await again.page.goto(`./${hashOf({ p: ARTICLE, view: "play" })}`);
  await expect(again.cell("r1c1")).toHaveAttribute("data-value", "4");
  await again.action("undo").click();
  await expect(again.cell("r1c1")).toHaveAttribute("data-value", "3");
  await again.action("my-puzzles").click();
  await expect(again.page.locator("[data-puzzle]")).toHaveCount(3);
  await again.page.reload();
  await expect(again.cell("r1c1")).toHaveAttribute("data-value", "3");
});

test("a file of a thousand full puzzles is opened and stored", async ({ grove, page, context }) => {
  test.slow();
  const puzzles = Array.from({ length: 1000 }, (_, number) => {
    const registers: Record<string, [string, [number, string]]> = {
      c0: [String((number % 9) + 1), [0, "0".repeat(16)]],
      c1: [String((Math.floor(number / 9) % 9) + 1), [0, "0".repeat(16)]],
      date: ["2026-11-22", [7 + number, "00000000000000aa"]],
    };
    for (let cell = 2; cell < 81; cell += 1) {
      registers[`a${cell}`] = [String(((cell + number) % 9) + 1), [7 + number, "00000000000000aa"]];
      registers[`k${cell}`] = ["123456789", [7 + number, "00000000000000aa"]];
    }
    return { id: (2 * (number + 1)).toString(16).padStart(16, "0"), size: 9, registers };
  });
  const text = JSON.stringify({ format: "sudoku-grove/puzzles", version: 1, puzzles });
  expect(text.length).toBeGreaterThan(6_000_000);
  await grove.open({ p: PAPER, view: "play" });
  await grove.action("my-puzzles").click();
  await grove
    .action("puzzles-file")
    .setInputFiles({ name: "all.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await expect(page.locator("[data-file=opened]")).toContainText("Opened: 1,000 puzzles.", { timeout: 60_000 });
  await expect(page.locator("[data-puzzles='1000']")).toBeVisible();
  const stored = () =>
    page.evaluate(() => Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + text.length, 0));
  await expect.poll(stored, { timeout: 30_000 }).toBeLessThan(1_000_000);
  await expect(grove.notices).toHaveCount(0);
  await page.close();
  const again = new Grove(await context.newPage());
  await again.page.goto("./");
  await again.action("my-puzzles").click();
  await expect(again.page.locator("[data-puzzles='1000']")).toBeVisible({ timeout: 20_000 });
  await expect(again.action("puzzles-save")).toBeEnabled();
});
