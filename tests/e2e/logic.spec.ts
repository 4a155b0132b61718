// What logic finds: the steps that solve the puzzle, and all steps from a position.
import { readFileSync } from "node:fs";
import { misfits } from "./fits.ts";
import { expect, LANGUAGES, test } from "./grove.ts";
import { ARTICLE, ARTICLE_SOLUTION } from "./puzzles.ts";

/** Needs colors and chains. */
const UNFAIR = "....64.89.5.8..2...8..2...139.......5.4.....8...91..7..3.......6...8..13948.3..2.";

test("logic solves the puzzle step by step, by keyboard, and saves the steps", async ({ grove, page }) => {
  await grove.open({ p: UNFAIR, view: "play" });
  await grove.action("side-solutions").click();
  await grove.action("solve-by-logic").press("Enter");
  const steps = page.locator("ol.found-steps");
  await expect(steps).toHaveAttribute("data-shown", "0");
  const count = Number(await steps.getAttribute("data-steps"));
  expect(count).toBe(await steps.locator("li").count());
  await expect(page.locator(".verdict")).toHaveAttribute("data-hint", "solution-step");
  await expect(page.locator('.hint-cell [data-mark="placed"]')).toHaveCount(1);
  await grove.press("PageDown");
  await expect(steps).toHaveAttribute("data-shown", "1");
  await expect(steps.locator('[aria-current="step"]')).toHaveCount(1);
  await steps.getByRole("button").nth(20).click();
  await expect(steps).toHaveAttribute("data-shown", "20");
  const download = page.waitForEvent("download");
  await grove.action("save-steps").click();
  const lines = readFileSync(await (await download).path(), "utf8").trimEnd().split("\n");
  expect(lines).toHaveLength(count + 2);
  expect(lines.slice(1, -1).filter((line) => !/^[\w\d ().+-]+: .*r\d+c\d+(=|<>)\d/.test(line))).toEqual([]);
  // On paper, each step has its reason.
  const reasons = page.locator(".found-reason");
  await expect(reasons.first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(reasons.filter({ visible: true })).toHaveCount(count);
  expect((await reasons.allTextContents()).filter((reason) => !reason.endsWith("."))).toEqual([]);
  await page.emulateMedia({ media: "screen" });
  await grove.press("End");
  await expect(steps).toHaveAttribute("data-shown", String(count));
  expect(await grove.line()).toBe(lines.at(-1));
  await grove.press(" ");
  await expect(steps).toHaveAttribute("data-shown", "0");
  await expect(steps).toHaveAttribute("data-shown", "1");
  await grove.press("Escape");
  await expect(steps).toHaveCount(0);
});

test("all steps from a position are listed, and one is done", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "play" });
  await grove.action("side-solutions").click();
  await grove.action("all-steps").click();
  const techniques = page.locator("details[data-technique]");
  await expect(techniques).not.toHaveCount(0);
  const singles = page.locator('details[data-technique="hidden-single"]');
  await singles.locator("summary").click();
  await singles.getByRole("button").first().click();
  await expect(page.locator(".verdict")).toHaveAttribute("data-hint", "step");
  const before = await grove.line();
  await grove.action("hint").click();
  const after = await grove.line();
  const written = [...after].flatMap((digit, cell) => (digit === before[cell] ? [] : [cell]));
  expect(written.map((cell) => after[cell])).toEqual(written.map((cell) => ARTICLE_SOLUTION[cell]));
  expect(written).toHaveLength(1);
  await expect(techniques).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  for (const lang of LANGUAGES) {
    test(`every step of a hard puzzle fits the screen: ${lang}`, async ({ grove, page }) => {
      await grove.open({ p: UNFAIR, view: "play", lang });
      await grove.action("side-solutions").click();
      await grove.action("solve-by-logic").click();
      const steps = page.locator("ol.found-steps");
      await expect(steps).toHaveAttribute("data-shown", "0");
      const count = Number(await steps.getAttribute("data-steps"));
      const screen = { top: 0, bottom: 640 };
      for (let step = 1; step <= count; step += 1) {
        await grove.action("next-step").click();
        await expect(steps).toHaveAttribute("data-shown", String(step));
        const [board, words] = await Promise.all([grove.board.boundingBox(), page.locator(".verdict p").boundingBox()]);
        expect(board!.y, `step ${step}`).toBeGreaterThanOrEqual(screen.top);
        expect(words!.y + words!.height, `step ${step}`).toBeLessThanOrEqual(screen.bottom);
      }
      expect(await misfits(grove)).toEqual([]);
    });
  }
});
