// Playing in every engine: entering, pasting, solving and keeping a puzzle.
import { ARTICLE, ARTICLE_SOLUTION, dotted, emptyBoard, PAPER, TWO_SOLUTIONS } from "../e2e/puzzles.ts";
import { action, cell, Key } from "./tab.ts";
import { expect, test } from "./task.ts";

const PLAY = { p: ARTICLE, view: "play", lang: "en" };
const VERDICT = "[data-verdict]";

test("a puzzle is typed", async ({ tab }) => {
  await tab.open({ p: emptyBoard(4), view: "play" });
  await tab.click(action("pen-clue"));
  await tab.click(cell("r1c1"));
  // A digit goes on to the next cell, and 0 leaves it empty.
  await tab.press(...PAPER);
  await tab.expectLine(PAPER);
  expect(await tab.cellsWith('data-origin="given"')).toHaveLength([...PAPER].filter((digit) => digit !== "0").length);
});

test("a puzzle is solved", async ({ tab }) => {
  await tab.open(PLAY);
  await tab.click(action("solve"));
  await tab.expectAttribute(VERDICT, "data-verdict", "unique");
  await tab.expectLine(ARTICLE_SOLUTION);
  await tab.click(action("back-to-mine"));
  await tab.expectLine(ARTICLE);
});

test("a puzzle is generated", async ({ tab }) => {
  await tab.open(PLAY);
  await tab.click(action("side-new"));
  await tab.fill("new-seed", "42");
  await tab.click(action("new-puzzle"));
  await tab.expectVisible('[data-notice="made"]');
  const puzzle = await tab.line();
  expect(puzzle).not.toBe(dotted(ARTICLE));
  await tab.expectAttribute("#new-puzzle-words", "data-seed", "42");
  await tab.click(action("solve"));
  await tab.expectAttribute(VERDICT, "data-verdict", "unique");
});

test("a puzzle is pasted", async ({ tab }) => {
  await tab.open(PLAY);
  await tab.expectLine(ARTICLE);
  await tab.pressWithControl("c");
  await tab.expectVisible('[data-notice="copied"]');
  await tab.click(action("size-4"));
  await tab.expectLine(emptyBoard(4));
  await tab.pressWithControl("v");
  await tab.expectLine(ARTICLE);
});

test("keys select, enter, mark and undo", async ({ tab }) => {
  await tab.open({ p: emptyBoard(9), view: "play" });
  await tab.click(action("pen-answer"));
  await tab.click(cell("r1c1"));
  await tab.press(Key.ARROW_RIGHT, Key.ARROW_DOWN, "7");
  await tab.expectAttribute(cell("r2c2"), "data-value", "7");
  await tab.press(Key.ARROW_LEFT, "x", "3", "z");
  await tab.expectVisible(`${cell("r2c1")} .cell-corner [data-digit="3"]`);
  await tab.pressWithControl("z");
  await tab.expectVisible(`${cell("r2c1")} .cell-corner [data-digit="3"]`, false);
  await tab.pressWithControl("z");
  await tab.expectLine(emptyBoard(9));
});

test("a finger selects cells", async ({ tab }) => {
  await tab.open({ p: TWO_SOLUTIONS, view: "play" });
  await tab.evaluate(() => {
    const note = ({ pointerType }: PointerEvent): void => void (document.body.dataset.testedPointer = pointerType);
    addEventListener("pointerdown", note, { once: true, capture: true });
  });
  await tab.dragFinger(cell("r2c2"), cell("r2c4"), cell("r5c4"));
  await tab.expectAttribute("body", "data-tested-pointer", "touch");
  const path = ["r2c2", "r2c3", "r2c4", "r3c4", "r4c4", "r5c4"];
  await expect.poll(() => tab.cellsWith('aria-selected="true"')).toEqual(path);
});

test("the language is changed and kept", async ({ tab }) => {
  await tab.open({ p: ARTICLE, view: "play" });
  const name = (): Promise<string | null> => tab.attribute(".board [role=grid], [role=grid]", "aria-label");
  const names = [];
  for (const language of ["en", "ru", "sw"]) {
    await tab.click(action(`language-${language}`));
    await tab.expectAttribute("html", "lang", language);
    names.push(await name());
  }
  expect(new Set(names).size).toBe(3);
  expect(names[1]).toMatch(/\p{Script=Cyrillic}/u);
  await tab.openLast();
  await tab.expectAttribute("html", "lang", "sw");
});

test("the theme is changed and kept", async ({ tab }) => {
  await tab.open(PLAY);
  /** The brightness of the page's background, from 0 to 255. */
  const brightness = (): Promise<number> =>
    tab.evaluate(() => {
      const canvas = new OffscreenCanvas(1, 1).getContext("2d")!;
      canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
    });
  await tab.click(action("theme"));
  await tab.expectAttribute("html", "data-theme", "light");
  await expect.poll(brightness).toBeGreaterThan(200);
  await tab.click(action("theme"));
  await tab.expectAttribute("html", "data-theme", "dark");
  await expect.poll(brightness).toBeLessThan(60);
  await tab.openLast();
  await tab.expectAttribute("html", "data-theme", "dark");
});

test("two tabs show the digits of both", async ({ tab }) => {
  await tab.open(PLAY);
  const other = await tab.another();
  await other.open(PLAY);
  await other.click(cell("r1c1"));
  await other.press("8");
  await other.expectAttribute(cell("r1c1"), "data-value", "8");
  await tab.toFront();
  await tab.expectAttribute(cell("r1c1"), "data-value", "8");
  await tab.click(cell("r1c2"));
  await tab.press("4");
  await other.toFront();
  await other.expectAttribute(cell("r1c2"), "data-value", "4");
});

test("a digit survives an immediate reload", async ({ tab }) => {
  await tab.open(PLAY);
  await tab.click(cell("r1c1"));
  await tab.press("8");
  await tab.reload();
  await tab.expectAttribute(cell("r1c1"), "data-value", "8");
  await tab.click(action("undo"));
  await tab.expectLine(ARTICLE);
});
