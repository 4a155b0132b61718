// Playing with a thumb: what a phone has on its screen, and how many taps a puzzle takes.
import type { Locator } from "@playwright/test";
import { misfits } from "./fits.ts";
import { expect, type Grove, LANGUAGES, test } from "./grove.ts";
import { ARTICLE, NO_SOLUTION, TUTORIAL } from "./puzzles.ts";

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

const SCREENS = [[360, 640], [390, 844], [640, 360]] as const;

/** Returns whether a finger on its middle reaches it. */
const isReachable = (button: Locator): Promise<boolean> =>
  button.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && it.contains(hit);
  });

test("a notice covers neither the board nor what is below it, and can be dismissed", async ({ grove, page }) => {
  for (const [width, height] of SCREENS) {
    await test.step(`${width}×${height}`, async () => {
      await page.setViewportSize({ width, height });
      await grove.open({ p: ARTICLE, view: "play", lang: "en" });
      await grove.action("side-new").dispatchEvent("click");
      await page.evaluate(() => scrollTo(0, 0));
      const before = (await grove.board.boundingBox())!;
      await grove.action("new-puzzle").dispatchEvent("click");
      await expect(grove.notice("made")).toBeVisible();
      const notice = (await grove.notice("made").boundingBox())!;
      expect(notice.y).toBeGreaterThanOrEqual(0);
      expect(notice.y + notice.height).toBeLessThanOrEqual(before.y + 1);
      expect(await grove.board.boundingBox()).toEqual(before);
      await grove.notice("made").getByRole("button").tap();
      await expect(grove.notices).toHaveCount(0);
    });
  }
});

test("a panel opened at the edge of the screen is seen, and leaves board and digits where they are", async ({ grove, page }) => {
  await open(grove, ARTICLE);
  const panels = page.locator(".panels");
  for (const [width, height] of [[360, 740], [390, 844], [412, 915]] as const) {
    await test.step(`${width}×${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await grove.frames(2);
      const before = await grove.board.boundingBox();
      const pad = await grove.action("digit-9").boundingBox();
      for (const [panel, first] of [["new", "new-puzzle"], ["solutions", "rate"], ["puzzle", "sample"]] as const) {
        await grove.action(`side-${panel}`).tap();
        await expect(panels).toHaveAttribute("data-raised", "");
        await expect(grove.action(first)).toBeInViewport({ ratio: 1 });
        expect(await isReachable(grove.action(first))).toBe(true);
        expect(await grove.board.boundingBox()).toEqual(before);
        expect(await grove.action("digit-9").boundingBox()).toEqual(pad);
        expect(await isReachable(grove.action("digit-9"))).toBe(true);
        expect(await isReachable(grove.action("undo"))).toBe(true);
        // Another panel starts at its top.
        await panels.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      }
      await grove.action("close-panel").tap();
      await expect(panels).not.toHaveAttribute("data-raised");
      expect(await isReachable(grove.action("hint"))).toBe(true);
      expect(await grove.board.boundingBox()).toEqual(before);
      // Enlarged, or its tab pressed again, the panel follows the board.
      for (const enlarge of ["enlarge-panel", "side-new"]) {
        await page.evaluate(() => scrollTo(0, 0));
        await grove.frames(2);
        await grove.action("side-new").tap();
        await expect(panels).toHaveAttribute("data-raised", "");
        await grove.action(enlarge).tap();
        await expect(panels).not.toHaveAttribute("data-raised");
        await expect(grove.action("side-new")).toBeFocused();
        await expect(grove.action("new-puzzle")).toBeInViewport({ ratio: 1 });
        await expect(grove.action("symmetry")).toBeInViewport({ ratio: 1 });
        await grove.action("side-puzzle").tap();
      }
      // Who plays on needs the help again; who makes a rule of cells needs the panel.
      await page.evaluate(() => scrollTo(0, 0));
      await grove.frames(2);
      for (const [panel, stays] of [["solutions", false], ["rules", true]] as const) {
        await grove.action(`side-${panel}`).tap();
        await expect(panels).toHaveAttribute("data-raised", "");
        await grove.cell("r1c1").tap();
        await grove.frames(2);
        expect((await panels.getAttribute("data-raised")) === "", panel).toBe(stays);
      }
    });
  }
});

for (const lang of LANGUAGES) {
  test(`the tabs of a panel at the edge of the screen, and what closes it, fit: ${lang}`, async ({ grove, page }) => {
    for (const [width, height] of [[360, 740], [390, 844]] as const) {
      await page.setViewportSize({ width, height });
      await grove.open({ p: ARTICLE, view: "play", lang });
      for (const panel of ["new", "solutions", "puzzle"]) {
        await grove.action(`side-${panel}`).tap();
        await expect(page.locator(".panels")).toHaveAttribute("data-raised", "");
        expect.soft(await misfits(grove), `${panel}, ${width}×${height}`).toEqual([]);
      }
    }
  });
}

test("a new puzzle is there to be played, without the panel over it", async ({ grove, page }) => {
  await open(grove, ARTICLE);
  await grove.action("side-new").tap();
  await grove.action("difficulty").selectOption("easy");
  await grove.action("new-puzzle").tap();
  await expect(grove.notice("made")).toBeVisible();
  await expect(page.locator(".panels")).not.toHaveAttribute("data-raised");
  expect(await isReachable(grove.action("hint"))).toBe(true);
});

test("the panel does not cover the explanation of an unsolvable puzzle", async ({ grove, page }) => {
  await open(grove, NO_SOLUTION);
  await grove.action("solve").tap();
  await expect(grove.verdict).toHaveAttribute("data-verdict", /impossible/u);
  await grove.action("why-none").tap();
  await expect(grove.verdict).toContainText("no smaller set does");
  await expect(page.locator(".panels")).not.toHaveAttribute("data-raised");
  const words = grove.verdict.locator("p");
  await expect(words).toBeInViewport({ ratio: 1 });
  expect(await isReachable(words)).toBe(true);
});

test("the words about a solution are seen, without the panel over them", async ({ grove, page }) => {
  await open(grove, ARTICLE);
  await grove.action("side-solutions").tap();
  await expect(page.locator(".panels")).toHaveAttribute("data-raised", "");
  await grove.action("solve").tap();
  await expect(grove.verdict).toHaveAttribute("data-verdict", "unique");
  await expect(page.locator(".panels")).not.toHaveAttribute("data-raised");
  expect(await isReachable(grove.action("back-to-mine"))).toBe(true);
  expect(await isReachable(grove.verdict.locator("p"))).toBe(true);
});

for (const lang of LANGUAGES) {
  test(`a phone on its side has the digits and the help on its screen: ${lang}`, async ({ grove, page }) => {
    for (const [width, height] of [[640, 360], [667, 375], [844, 390]] as const) {
      await page.setViewportSize({ width, height });
      await grove.open({ p: ARTICLE, view: "play", lang });
      for (const action of ["digit-1", "digit-9", "undo", "solve", "clear", "check", "what-fits", "hint"]) {
        await expect.soft(grove.action(action), `${action}, ${width}×${height}`).toBeInViewport({ ratio: 1 });
      }
      // Nine digits are in a row.
      expect((await misfits(grove)).filter((misfit) => !/^digit-\d is small/u.test(misfit))).toEqual([]);
    }
  });
}

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

test("a panel over the help is closed by its button and by Escape, and by what it covers", async ({ grove, page }) => {
  await open(grove, ARTICLE);
  const panels = page.locator(".panels");
  const before = await grove.board.boundingBox();
  for (const [close, panel] of [["button", "new"], ["Escape", "solutions"], ["Escape on the board", "puzzle"]] as const) {
    const tab = grove.action(`side-${panel}`);
    await tab.tap();
    await expect(panels, close).toHaveAttribute("data-raised", "");
    if (close === "button") await grove.action("close-panel").tap();
    if (close === "Escape on the board") await grove.board.locator("[tabindex='0']").first().focus();
    if (close !== "button") await grove.press("Escape");
    await expect(panels, close).not.toHaveAttribute("data-raised");
    await expect(tab, close).toBeFocused();
    expect(await grove.board.boundingBox(), close).toEqual(before);
  }
  // Tab goes on from the tab to what enlarges and closes the panel, and to the panel; back leads to what is covered.
  const tab = grove.action("side-new");
  await tab.tap();
  await expect(panels).toHaveAttribute("data-raised", "");
  for (const action of ["enlarge-panel", "close-panel"]) {
    await grove.press("Tab");
    await expect(grove.action(action)).toBeFocused();
  }
  for (const _ of [1, 2]) await grove.press("Shift+Tab");
  await expect(tab).toBeFocused();
  await expect(panels).toHaveAttribute("data-raised", "");
  await grove.press("Shift+Tab");
  await expect(panels).not.toHaveAttribute("data-raised");
  await expect(grove.action("hint")).toBeFocused();
});
