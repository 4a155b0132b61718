// Colors of cells: with the keyboard, on the pad, and after a reload.
import { expect, test } from "./grove.ts";
import { ARTICLE, PAPER } from "./puzzles.ts";

test("keys give colors to cells, and a reload keeps them", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "play" });
  await grove.cell("r1c1").click();
  await grove.press("v");
  await expect(grove.action("pen-color")).toHaveAttribute("aria-pressed", "true");
  await expect(grove.action("color-9")).toBeVisible();
  await grove.press("1", "4");
  await expect(grove.cell("r1c1")).toHaveAttribute("data-colors", "1 4");
  await expect(grove.cell("r1c1")).toHaveAccessibleName(/: empty, coloured red, green$/u);
  await grove.press("Shift+ArrowRight", "4");
  await expect(grove.cell("r1c2")).toHaveAttribute("data-colors", "4");
  await expect(page.locator(".board-colors path[fill]")).toHaveCount(2);
  await grove.expectLine(ARTICLE);
  await page.reload();
  await expect(grove.cell("r1c1")).toHaveAttribute("data-colors", "1 4");
  await expect(grove.cell("r1c2")).toHaveAttribute("data-colors", "4");
  await expect(page.locator(".board-colors")).toBeVisible();
  await grove.press("Control+z");
  await expect(grove.cell("r1c2")).not.toHaveAttribute("data-colors");
  await grove.action("clear").click();
  await expect(grove.cell("r1c1")).not.toHaveAttribute("data-colors");
  await grove.action("undo-erased").click();
  await expect(grove.cell("r1c1")).toHaveAttribute("data-colors", "1 4");
});

test.describe("touch on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

  test("the pad has nine colors on a small board, each as large as a finger", async ({ grove }) => {
    await grove.open({ p: PAPER, view: "play" });
    await grove.cell("r1c1").tap();
    await grove.action("pen-color").tap();
    for (const number of [9, 5]) {
      const color = grove.action(`color-${number}`);
      await expect(color).toBeVisible();
      const box = await color.boundingBox();
      expect(box!.height).toBeGreaterThanOrEqual(44);
      await color.tap();
    }
    await expect(grove.cell("r1c1")).toHaveAttribute("data-colors", "5 9");
    await grove.action("erase").tap();
    await expect(grove.cell("r1c1")).not.toHaveAttribute("data-colors");
    for (const pen of ["clue", "answer", "corner", "centre", "color"]) {
      const box = await grove.action(`pen-${pen}`).boundingBox();
      expect(box!.height).toBeGreaterThanOrEqual(44);
      expect(box!.x + box!.width).toBeLessThanOrEqual(360);
    }
  });
});
