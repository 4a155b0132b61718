// The lists that explain the methods, the samples, the counters and the shapes of the tree.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Grove, LANGUAGES, test } from "./grove.ts";
import { ARTICLE } from "./puzzles.ts";

const LISTS = [
  { action: "sample-meanings", entries: 15 },
  { action: "method-meanings", entries: 6 },
  { action: "counter-meanings", entries: 6 },
  { action: "tree-legend", entries: 15 },
] as const;

/** Presses Tab until the button has the focus. */
async function tabTo(grove: Grove, action: string): Promise<void> {
  const focused = () =>
    grove.page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.action);
  for (let stops = 0; (await focused()) !== action; stops += 1) {
    expect(stops, `${action} is not reached by Tab`).toBeLessThan(60);
    await grove.press("Tab");
  }
}

test("explanations are opened, read and closed by keyboard alone", async ({ grove, page }) => {
  test.slow();
  // Not high enough for the longest list.
  await page.setViewportSize({ width: 1280, height: 400 });
  await grove.open({ p: ARTICLE, view: "watch", step: 30 });
  await grove.expectCounts({ step: 30 });
  for (const { action } of LISTS) {
    const button = grove.action(action);
    await expect(button).toBeAttached();
    const list = page.locator(`#${action}`);
    await grove.blur();
    await tabTo(grove, action);
    for (const key of ["Enter", "Space"]) {
      await grove.press(key);
      await expect(list).toBeFocused();
      await grove.press("End");
      await expect(list.locator("dd, p, li").last()).toBeInViewport({ ratio: 1 });
      await grove.press("ArrowLeft", "ArrowRight", "ArrowUp", "Space");
      await grove.press("Escape");
      await expect(list).toBeHidden();
      await expect(button).toBeFocused();
      await grove.expectCounts({ step: 30 });
    }
  }
});

for (const lang of LANGUAGES) {
  test(`explanations are complete, fit and are accessible: ${lang}`, async ({ grove, page }) => {
    test.slow();
    await grove.open({ p: ARTICLE, view: "watch", lang, step: 30 });
    await expect(grove.action("counter-meanings")).toBeVisible();
    for (const [width, height] of [[1024, 768], [390, 844], [360, 560]] as const) {
      await page.setViewportSize({ width, height });
      if (width === 390) await grove.action("search-settings").click();
      for (const { action, entries } of LISTS) {
        // Phones show the path instead of the tree.
        if (action === "tree-legend" && width < 1000) continue;
        const button = grove.action(action);
        await button.click();
        const list = page.locator(`#${action}`);
        await expect(list).toBeVisible();
        const box = (await list.boundingBox())!;
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
        expect(await list.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
        if (width === 1024) {
          // What is read aloud is the question that the button asks.
          await expect(list).toHaveAccessibleName((await button.getAttribute("aria-label")) ?? "");
          const texts = await list.locator("dt, dd, li").allTextContents();
          expect(texts.length).toBe(action === "tree-legend" ? entries : 2 * entries);
          expect(texts.every((text) => text.trim().length > 2)).toBe(true);
          const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include(`#${action}`).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        }
        await grove.press("Escape");
      }
    }
  });
}
