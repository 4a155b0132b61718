// Whole games, from the first given to the end, by touch alone and by keyboard alone. Each board is
// played in one of the two ways; `board.spec.ts` enters every digit of every size in both.
import { expect, type Grove, test } from "./grove.ts";
import { walk } from "./naive.ts";
import { ARTICLE, emptyBoard, PAPER, TUTORIAL } from "./puzzles.ts";

interface Game {
  name: string;
  givens: string;
  rules?: string;
}

const SMALL: Game = { name: "4×4", givens: PAPER };
const MIDDLE: Game = { name: "6×6", givens: "103000056000000504060001010600000302" };
const CLASSIC: Game = { name: "9×9", givens: ARTICLE };
const WITH_RULES: Game = { name: "9×9 with rules", givens: TUTORIAL, rules: "cage-9-2223.thermo-131415" };

const sizeOf = (givens: string): number => Math.sqrt(givens.length);
const nameOf = (cell: number, size: number): string => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;

/** Opens an empty board with the rules of a game. */
async function openEmpty(grove: Grove, { givens, rules }: Game): Promise<void> {
  const p = emptyBoard(sizeOf(givens));
  await grove.open(rules === undefined ? { p, view: "play", lang: "en" } : { p, rules, view: "play", lang: "en" });
  await expect(grove.action("paste")).toBeVisible();
}

async function expectEnd(grove: Grove): Promise<void> {
  await expect(grove.verdict).toHaveAttribute("data-verdict", "solved");
  await expect(grove.verdict).toContainText("Solved by you");
}

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const game of [MIDDLE, WITH_RULES]) {
    test(`${game.name} is entered and solved`, async ({ grove }) => {
      test.setTimeout(90_000);
      const { givens } = game;
      const size = sizeOf(givens);
      const solution = walk(givens).solutions[0]!;
      await openEmpty(grove, game);
      await grove.action("pen-clue").tap();
      await grove.cell("r1c1").tap();
      for (const given of givens) await grove.action(given === "0" ? "skip" : `digit-${given}`).tap();
      await grove.expectLine(givens);
      await grove.action("givens-in").tap();
      await expect(grove.verdict).toHaveAttribute("data-verdict", /^givens-/u);
      for (const [cell, given] of [...givens].entries()) {
        if (given !== "0") continue;
        await grove.cell(nameOf(cell, size)).tap();
        await grove.action(`digit-${solution[cell]}`).tap();
      }
      await expectEnd(grove);
    });
  }
});

test.describe("by keyboard", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  /** Presses Tab, or Shift and Tab, until the focus is on an element. Returns the number of presses. */
  async function tabTo(grove: Grove, selector: string, key = "Tab"): Promise<number> {
    for (let presses = 1; presses <= 40; presses += 1) {
      await grove.press(key);
      const isThere = await grove.page.evaluate((selector) => document.activeElement!.matches(selector), selector);
      if (isThere) return presses;
    }
    throw new Error(`${selector} is not reached`);
  }

  for (const game of [SMALL, CLASSIC]) {
    test(`${game.name} is entered and solved`, async ({ grove, page }) => {
      test.setTimeout(90_000);
      const { givens } = game;
      const size = sizeOf(givens);
      const solution = walk(givens).solutions[0]!;
      await openEmpty(grove, game);
      await tabTo(grove, "[role=gridcell]");
      await tabTo(grove, "[data-action^=pen-]");
      for (const pen of ["corner", "centre", "color", "clue"]) {
        if (await page.evaluate(() => document.activeElement!.matches("[data-action=pen-clue]"))) break;
        await grove.press("ArrowRight");
        await expect(grove.action(`pen-${pen}`)).toBeFocused();
      }
      await grove.press("Enter");
      await expect(grove.action("pen-clue")).toHaveAttribute("aria-pressed", "true");
      for (const given of givens) await grove.press(given);
      await grove.expectLine(givens);
      await tabTo(grove, "[data-action=givens-in]");
      await grove.press("Enter");
      await expect(grove.verdict).toHaveAttribute("data-verdict", /^givens-/u);
      await grove.action("pen-answer").focus();
      await tabTo(grove, "[role=gridcell]", "Shift+Tab");
      const names = [...givens].map((_, cell) => nameOf(cell, size));
      const start = names.indexOf((await grove.cellsWith('aria-selected="true"'))[0]!);
      for (let moves = 0; moves < givens.length; moves += 1) {
        const cell = (start + moves) % givens.length;
        if (givens[cell] === "0") await grove.press(solution[cell]!);
        await grove.press("ArrowRight");
      }
      await expectEnd(grove);
    });
  }

  test("from the board, every panel is at most 12 stops of Tab away", async ({ grove }) => {
    await openEmpty(grove, CLASSIC);
    await tabTo(grove, "[role=gridcell]");
    expect(await tabTo(grove, "[data-action^=side-]")).toBeLessThanOrEqual(12);
    for (const side of ["new", "rules", "solutions", "puzzle"]) {
      await grove.press("ArrowRight");
      await expect(grove.action(`side-${side}`)).toBeFocused();
      await grove.press("Enter");
      await expect(grove.action(`side-${side}`)).toHaveAttribute("aria-pressed", "true");
    }
    await grove.press("ArrowLeft");
    await expect(grove.action("side-solutions")).toBeFocused();
  });

  test("Tab leads out of a group from any of its buttons", async ({ grove, page }) => {
    await openEmpty(grove, CLASSIC);
    await tabTo(grove, "[data-action=digit-1]");
    for (const leave of ["Shift+Tab", "Tab"]) {
      await grove.press("ArrowRight", "ArrowRight");
      await expect(grove.action("digit-3")).toBeFocused();
      await grove.press(leave);
      await expect(page.locator(".pad :focus")).toHaveCount(0);
      await grove.press(leave === "Tab" ? "Shift+Tab" : "Tab");
      await expect(grove.action("digit-1")).toBeFocused();
    }
  });
});
