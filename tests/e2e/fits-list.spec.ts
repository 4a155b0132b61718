// Why a digit does not fit in the selected cell of the board that is played: a list, with arcs on the
// board, by mouse, touch and keyboard.
import { expect, type Grove, LANGUAGES, test } from "./grove.ts";
import { misfits } from "./fits.ts";
import { peers } from "./naive.ts";
import { ARTICLE, emptyBoard, PAPER } from "./puzzles.ts";

/** Returns the digits that no cell which r1c1 sees holds. */
const fitting = (line: string): string[] => {
  const seen = peers(9)[0]!.map((cell) => line[cell]);
  return [..."123456789"].filter((digit) => !seen.includes(digit));
};

async function expectAnswer(grove: Grove, line: string): Promise<void> {
  const list = grove.page.locator("#what-fits");
  await expect(list).toBeVisible();
  await expect(list.locator("[data-fit]")).toHaveCount(9);
  const fits = await list
    .locator("[data-fits]")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-fit")));
  expect(fits).toEqual(fitting(line));
  await expect(grove.page.locator(".board > .fits-arcs path")).toHaveCount(9 - fits.length);
}

for (const lang of LANGUAGES) {
  test(`one click says what blocks each digit: ${lang}`, async ({ grove, page }) => {
    await grove.open({ p: ARTICLE, view: "play", lang });
    await grove.cell("r1c1").click();
    await grove.action("what-fits").click();
    await expectAnswer(grove, ARTICLE);
    expect(await misfits(grove)).toEqual([]);
    const [list, board] = [page.locator("#what-fits"), grove.board];
    const [box, around] = [(await list.boundingBox())!, (await board.boundingBox())!];
    expect(box.x, "the board stays in view").toBeGreaterThanOrEqual(around.x + around.width);
    for (const [width, height] of [[1280, 800], [1024, 768]] as const) {
      await page.setViewportSize({ width, height });
      await grove.frames(2);
      for (const help of ["check", "what-fits", "hint"]) {
        const button = (await grove.action(help).boundingBox())!;
        expect((await list.boundingBox())!.y, `${help}, ${width}`).toBeGreaterThanOrEqual(button.y + button.height);
      }
    }
    await grove.press("Escape");
    await expect(list).toBeHidden();
    await expect(page.locator(".fits-arcs")).toHaveCount(0);
  });
}

test("by keyboard alone, the list opens, and the next cell has its own", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "play" });
  await grove.cell("r1c1").click();
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.action);
  for (let stops = 0; (await focused()) !== "what-fits"; stops += 1) {
    expect(stops).toBeLessThan(20);
    await grove.press("Tab");
  }
  await grove.press("Enter");
  await expectAnswer(grove, ARTICLE);
  // The digit that was looked for can be typed at once.
  await grove.press("3");
  await expect(grove.cell("r1c1")).toHaveAttribute("data-value", "3");
  await grove.press("Backspace");
  await grove.press("Escape");
  await expect(grove.action("what-fits")).toBeFocused();
  await grove.cell("r2c2").click();
  await grove.action("what-fits").click();
  await expect(page.locator("#what-fits")).toContainText("Select one empty cell");
});

test.describe("touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("on a phone, the list is below the board", async ({ grove, page }) => {
    await grove.open({ p: ARTICLE, view: "play" });
    await grove.cell("r1c1").tap();
    await grove.action("what-fits").tap();
    await expectAnswer(grove, ARTICLE);
    const [box, around] = [(await page.locator("#what-fits").boundingBox())!, (await grove.board.boundingBox())!];
    expect(box.y).toBeGreaterThanOrEqual(around.y + around.height);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
  });
});

for (const lang of LANGUAGES) {
  test(`the list names the sets of digits that a cage can still have: ${lang}`, async ({ grove, page }) => {
    await grove.open({ p: emptyBoard(9), view: "play", rules: "cage-15-111213.cage-22-41424344", lang });
    const sets = page.locator("#what-fits [data-cage-sets]");
    await grove.cell("r1c1").click();
    await grove.action("what-fits").click();
    await expect(sets).toHaveAttribute("data-cage-sets", "8");
    await expect(sets).toContainText("1+5+9, 1+6+8, 2+4+9");
    await grove.press("Escape");
    await grove.press("5");
    await grove.cell("r1c2").click();
    await grove.action("what-fits").click();
    await expect(sets).toContainText("1+5+9, 2+5+8, 3+5+7, 4+5+6.");
    await grove.press("Escape");
    await grove.cell("r9c9").click();
    await grove.action("what-fits").click();
    await expect(page.locator("#what-fits [data-fit]")).toHaveCount(9);
    await expect(sets).toHaveCount(0);
  });
}

test("the total of a cage and a thermometer keep digits out, too", async ({ grove, page }) => {
  await grove.open({ p: PAPER.replace(/./gu, "0"), view: "play", rules: "cage-3-1314.thermo-212223" });
  for (const [cell, fits] of [["r1c3", ["1", "2"]], ["r2c1", ["1", "2"]], ["r2c3", ["3", "4"]]] as const) {
    await grove.cell(cell).click();
    await grove.action("what-fits").click();
    const rows = page.locator("#what-fits [data-fits]");
    await expect(rows).toHaveCount(fits.length);
    expect(await rows.evaluateAll((all) => all.map((row) => row.getAttribute("data-fit")))).toEqual(fits);
    await grove.press("Escape");
  }
});
