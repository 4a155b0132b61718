// Playing with a thumb: what a phone has on its screen, and how many taps a puzzle takes.
import { expect, type Grove, test } from "./grove.ts";
import { ARTICLE, TUTORIAL } from "./puzzles.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const PANELS = ["new", "rules", "solutions", "puzzle"];

async function open(grove: Grove, p: string): Promise<void> {
  await grove.open({ p, view: "play", lang: "en" });
  await expect(grove.action("paste")).toBeVisible();
}

test("a puzzle of 30 givens takes 42 taps or fewer, with the empty board", async ({ grove }) => {
  await open(grove, ARTICLE);
  const givens = [...TUTORIAL].map((digit, cell) => ({ digit, name: `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}` }));
  expect(givens.filter(({ digit }) => digit !== "0")).toHaveLength(30);
  let taps = 0;
  const tap = async (button: ReturnType<Grove["action"]>): Promise<void> => {
    await button.tap();
    taps += 1;
  };
  await tap(grove.action("size-9"));
  await tap(grove.action("digit-first"));
  for (const chosen of "123456789") {
    await tap(grove.action(`digit-${chosen}`));
    for (const { digit, name } of givens) if (digit === chosen) await tap(grove.cell(name));
  }
  await grove.expectLine(TUTORIAL);
  expect(taps).toBeLessThanOrEqual(42);
});

test("board and digits are on the screen in every panel, and stay", async ({ grove, page }) => {
  test.slow();
  await open(grove, ARTICLE);
  await grove.cell("r1c4").tap();
  for (const [width, height] of [[360, 560], [360, 640], [390, 844], [412, 915]] as const) {
    await test.step(`${width}×${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await grove.frames(2);
      const before = await grove.board.boundingBox();
      for (const panel of PANELS) {
        // A tap would scroll to the button, as a finger does.
        await grove.action(`side-${panel}`).dispatchEvent("click");
        await expect(grove.action(`side-${panel}`)).toHaveAttribute("aria-pressed", "true");
        await grove.frames(2);
        expect(await grove.board.boundingBox()).toEqual(before);
        for (const shown of [grove.board, ...[..."123456789"].map((digit) => grove.action(`digit-${digit}`))]) {
          await expect(shown).toBeInViewport({ ratio: 1 });
        }
        expect(await grove.cellsWith('aria-selected="true"')).toEqual(["r1c4"]);
      }
      // The phone is turned, and back.
      await page.setViewportSize({ width: height, height: width });
      await expect(grove.board).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width, height });
      await expect.poll(() => grove.board.boundingBox()).toEqual(before);
      expect(await grove.cellsWith('aria-selected="true"')).toEqual(["r1c4"]);
    });
  }
});

test("text fields are large enough that no browser zooms into them", async ({ grove, page }) => {
  await open(grove, ARTICLE);
  const sizes = (): Promise<number[]> =>
    page
      .locator("input:not([type=checkbox], [type=range], [type=file]), textarea, select")
      .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)));
  for (const panel of PANELS) {
    await grove.action(`side-${panel}`).tap();
    expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(16);
  }
  await grove.action("paste").tap();
  await expect(grove.dialog("paste")).toBeVisible();
  expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(16);
});

test("the help explains the view on show", async ({ grove, page }) => {
  await open(grove, ARTICLE);
  const help = grove.dialog("help");
  await grove.inHeader("help");
  await expect(help).toContainText("A long press, a second finger or Ctrl adds a cell");
  await expect(help).not.toContainText("backtracking");
  await expect(help.locator("table")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await grove.action("view-watch").tap();
  await grove.inHeader("help");
  await expect(help).toContainText("backtracking");
  await expect(help.locator("table")).toHaveCount(5);
});
