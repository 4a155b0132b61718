// Editing the board: keys, mouse, touch, marks, undo, conflicts, sizes, samples.
import { misfits } from "./fits.ts";
import { expect, type Grove, LANGUAGES, test } from "./grove.ts";
import { ARTICLE, PAPER, SAMPLES, dotted, emptyBoard } from "./puzzles.ts";

const withDigit = (line: string, index: number, digit: string): string =>
  dotted(line.slice(0, index) + digit + line.slice(index + 1));

test.beforeEach(({ grove }) => grove.open({ p: ARTICLE, view: "play" }));

test("keys move the selection, enter and clear digits", async ({ grove }) => {
  await grove.cell("r1c1").click();
  await expect(grove.cell("r1c1")).toBeFocused();
  await grove.press("3", "ArrowRight", "4");
  await expect(grove.cell("r1c2")).toBeFocused();
  await grove.expectLine(`34${ARTICLE.slice(2)}`);
  await expect(grove.cell("r1c1")).toHaveAttribute("data-origin", "own");
  await expect(grove.cell("r1c1")).toHaveAccessibleName("row 1, column 1: 3, yours");
  await expect(grove.cell("r1c6")).toHaveAccessibleName("row 1, column 6: 6, given");
  await grove.press("ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp");
  await expect(grove.cell("r2c1")).toBeFocused();
  await grove.press("ArrowLeft");
  await expect(grove.cell("r1c9")).toBeFocused();
  await grove.press("ArrowRight", "ArrowUp");
  for (const [enter, key] of [["8", "Backspace"], ["8", "Delete"], ["8", "0"]] as const) {
    await grove.press(enter);
    await expect(grove.cell("r1c1")).toHaveAttribute("data-value", "8");
    await grove.press(key);
    await expect(grove.cell("r1c1")).toHaveAttribute("data-value", "");
  }
  await expect(grove.cell("r1c1")).toHaveAccessibleName("row 1, column 1: empty");
});

test("mouse and digit pad enter, one cell or several", async ({ grove, page }) => {
  await grove.cell("r1c1").click();
  await grove.action("digit-8").click();
  await grove.cell("r9c8").click();
  await grove.action("digit-2").click();
  await grove.expectLine(withDigit(withDigit(ARTICLE, 0, "8"), 79, "2"));
  await grove.press("7");
  await expect(grove.cell("r9c8")).toHaveAttribute("data-value", "7");
  await grove.cell("r1c1").click();
  await grove.action("erase").click();
  await expect(grove.cell("r1c1")).toHaveAttribute("data-value", "");

  await grove.cell("r4c3").hover();
  await page.mouse.down();
  for (const name of ["r4c4", "r4c5"]) await grove.cell(name).hover();
  await page.mouse.up();
  await grove.cell("r4c7").click({ modifiers: ["Shift"] });
  expect(await grove.cellsWith('aria-selected="true"')).toEqual(["r4c3", "r4c4", "r4c5", "r4c7"]);
  await grove.action("pen-centre").click();
  await grove.action("digit-6").click();
  for (const name of ["r4c3", "r4c4", "r4c5", "r4c7"]) {
    await expect(grove.cell(name)).toHaveAccessibleName(/: empty, centre marks 6$/u);
  }
});

test("a given is neither overwritten nor cleared by the answer pen", async ({ grove }) => {
  await grove.cell("r1c6").click();
  await grove.press("5");
  await expect(grove.cell("r1c6")).toHaveAttribute("data-value", "6");
  await grove.action("digit-5").click();
  await grove.press("Backspace", "Delete", "0", "Shift+4", "Control+4");
  await expect(grove.cell("r1c6")).toHaveAccessibleName("row 1, column 6: 6, given");
  await expect(grove.action("undo")).toBeDisabled();
  await grove.action("pen-clue").click();
  await grove.cell("r1c6").click();
  await grove.press("5");
  await expect(grove.cell("r1c6")).toHaveAccessibleName(/^row 1, column 6: 5, given/u);
  await grove.expectLink({ p: withDigit(ARTICLE, 5, "5") });
});

test("marks are entered with Shift, with Control, and with the pens", async ({ grove }) => {
  const cell = grove.cell("r5c1");
  await cell.click();
  await grove.press("Shift+5", "Shift+1", "Control+7", "Control+2");
  await expect(cell).toHaveAccessibleName(
    "row 5, column 1: empty, corner marks 1 5, centre marks 2 7",
  );
  await grove.press("Shift+5", "Control+7");
  await expect(cell).toHaveAccessibleName(
    "row 5, column 1: empty, corner marks 1, centre marks 2",
  );
  await grove.press("x", "3", "c", "9");
  await expect(grove.action("pen-centre")).toHaveAttribute("aria-pressed", "true");
  await expect(cell).toHaveAccessibleName(
    "row 5, column 1: empty, corner marks 1 3, centre marks 2 9",
  );
  await grove.press("z", "6");
  await expect(cell).toHaveAccessibleName("row 5, column 1: 6, yours");
  await grove.press("Backspace");
  await expect(cell).toHaveAccessibleName(
    "row 5, column 1: empty, corner marks 1 3, centre marks 2 9",
  );
  await grove.press("Backspace");
  await expect(cell).toHaveAccessibleName("row 5, column 1: empty");
});

/** The accessible names of all cells, including their marks. */
const spoken = (grove: Grove): Promise<string[]> =>
  grove.cells.evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));

test("every edit can be undone and redone in order", async ({ grove }) => {
  const edits = ["4", "8", "Backspace", "Shift+3", "Shift+5", "Control+9", "Shift+3", "7"];
  await grove.cell("r1c1").click();
  const boards = [await spoken(grove)];
  for (const move of ["ArrowRight", "ArrowRight", "ArrowDown"]) {
    for (const key of edits) {
      await grove.press(key);
      boards.push(await spoken(grove));
      expect(boards.at(-1)).not.toEqual(boards.at(-2));
    }
    await grove.press(move);
  }
  const last = 3 * edits.length;
  for (const round of ["by button", "by key"]) {
    for (let at = last - 1; at >= 0; at -= 1) {
      if (round === "by key") await grove.press("Control+z");
      else await grove.action("undo").click();
      expect(await spoken(grove)).toEqual(boards[at]);
    }
    await expect(grove.action("undo")).toBeDisabled();
    for (let at = 1; at <= last; at += 1) {
      if (round === "by key") await grove.press(at % 2 === 0 ? "Control+y" : "Control+Shift+z");
      else await grove.action("redo").click();
      expect(await spoken(grove)).toEqual(boards[at]);
    }
    await expect(grove.action("redo")).toBeDisabled();
  }
});

test("conflicts show immediately on both cells", async ({ grove }) => {
  await grove.cell("r1c1").click();
  await grove.press("2");
  expect(await grove.cellsWith("data-clashes")).toEqual(["r1c1", "r1c7"]);
  await expect(grove.cell("r1c1")).toHaveAccessibleName(
    "row 1, column 1: 2, yours, conflicts with another cell",
  );
  await expect(grove.cell("r1c7")).toHaveAccessibleName(
    "row 1, column 7: 2, given, conflicts with another cell",
  );
  await grove.press("6");
  expect(await grove.cellsWith("data-clashes")).toEqual(["r1c1", "r1c6", "r3c3"]);
  await grove.press("3");
  expect(await grove.cellsWith("data-clashes")).toEqual([]);
});

test("Clear removes the user's digits and marks, and undo restores them", async ({ grove }) => {
  await grove.cell("r1c1").click();
  await grove.press("3", "ArrowRight", "Shift+4", "ArrowRight", "5");
  const full = await spoken(grove);
  await grove.action("clear").click();
  await grove.expectLine(ARTICLE);
  await expect(grove.cell("r1c2")).toHaveAccessibleName("row 1, column 2: empty");
  await grove.action("undo").click();
  expect(await spoken(grove)).toEqual(full);
});

for (const [size, last] of [[4, "4"], [6, "6"], [9, "9"], [16, "G"]] as const) {
  test(`${size}×${size}: every digit, by key and by pad`, async ({ grove }) => {
    await grove.action(`size-${size}`).click();
    await expect(grove.cells).toHaveCount(size * size);
    await expect(grove.page.getByRole("row")).toHaveCount(size);
    await expect(grove.page.locator(".pad-digit")).toHaveCount(size);
    await grove.expectLine(emptyBoard(size));
    await expect(grove.action("pen-clue")).toHaveAttribute("aria-pressed", "true");
    const digits = "123456789ABCDEFG".slice(0, "123456789ABCDEFG".indexOf(last) + 1);
    await grove.cell("r1c1").click();
    for (const digit of digits) await grove.press(digit.toLowerCase());
    await grove.expectLine(digits + emptyBoard(size).slice(size));
    for (const [index, digit] of [...digits].entries()) {
      await grove.cell(`r${size}c${index + 1}`).click();
      await grove.action(`digit-${digit}`).click();
    }
    await grove.expectLine(digits + emptyBoard(size).slice(2 * size) + digits);
    await expect(grove.cell(`r1c${size}`)).toHaveAccessibleName(
      `row 1, column ${size}: ${last}, given, conflicts with another cell`,
    );
    await grove.press("Control+z");
    await expect(grove.cell(`r${size}c${size}`)).toHaveAttribute("data-value", "");
  });
}

test("the pen for givens is away from that for digits, and the first one in use on an empty board", async ({ grove, page }) => {
  const pens = page.locator("[data-action^=pen-]");
  const codes = (): Promise<string[]> =>
    pens.evaluateAll((pens) => pens.map((pen) => (pen as HTMLElement).dataset.action!));
  expect(await codes()).toEqual(["pen-answer", "pen-corner", "pen-centre", "pen-color", "pen-clue"]);
  await grove.action("size-9").click();
  await grove.expectLine(emptyBoard(9));
  await grove.press("1", "2", "3");
  await grove.expectLine(`123${emptyBoard(9).slice(3)}`);
  expect(await codes()).toHaveLength(5);
  await expect(grove.action("pen-clue")).toHaveAttribute("aria-pressed", "true");
});

test("the givens of a newspaper are typed, checked and protected", async ({ grove }) => {
  await grove.action("size-9").click();
  await grove.expectLine(emptyBoard(9));
  await grove.cell("r1c1").click();
  await grove.press(...[...ARTICLE].map((digit) => (digit === "0" ? "Space" : digit)));
  await grove.expectLine(ARTICLE);
  await grove.action("givens-in").click();
  await expect(grove.verdict).toHaveAttribute("data-verdict", "givens-unique");
  await expect(grove.action("pen-answer")).toHaveAttribute("aria-pressed", "true");
  await grove.expectLine(ARTICLE);
});

test("with the digit first, each cell takes it", async ({ grove }) => {
  await grove.action("digit-first").click();
  await grove.action("digit-8").click();
  await expect(grove.action("digit-8")).toHaveAttribute("aria-pressed", "true");
  await grove.cell("r1c1").click();
  await grove.cell("r1c2").click();
  await grove.cell("r1c1").click();
  await grove.expectLine(withDigit(ARTICLE, 1, "8"));
  await grove.action("digit-first").click();
  await expect(grove.action("digit-8")).not.toHaveAttribute("aria-pressed");
});

test("clearing everything offers to undo it", async ({ grove }) => {
  await grove.cell("r1c1").click();
  await grove.press("3");
  await grove.action("clear").click();
  await grove.expectLine(ARTICLE);
  await expect(grove.notice("answers-erased")).toBeVisible();
  await grove.action("undo-erased").click();
  await grove.expectLine(withDigit(ARTICLE, 0, "3"));
});

test("undo says when it leads back to the puzzle before, and offers to return", async ({ grove }) => {
  await grove.action("size-4").click();
  await grove.expectLine(".".repeat(16));
  await grove.press("Control+Z");
  await grove.expectLine(ARTICLE);
  await expect(grove.notice("puzzle-before")).toBeVisible();
  await grove.action("redo-opening").click();
  await grove.expectLine(".".repeat(16));
  await expect(grove.notice("puzzle-before")).toHaveCount(0);
});

test("all cells are selected by a key, and one again by another or by a click", async ({ grove, page }) => {
  await grove.cell("r5c5").click();
  const selected = page.locator('[data-cell][aria-selected="true"]');
  for (const reduce of [() => grove.press("Escape"), () => page.locator(".header h1").click()]) {
    // The part of the program with this key may still be loading.
    await expect(async () => {
      await grove.press("Control+a");
      await expect(selected).toHaveCount(81, { timeout: 500 });
    }).toPass();
    await reduce();
    await expect(selected).toHaveCount(1);
  }
});

test("the selected cell shows its houses and its digit, unless that is switched off", async ({ grove }) => {
  await grove.cell("r1c6").click();
  await expect(grove.page.locator('[data-part="same"]')).not.toHaveCount(0);
  await expect(grove.page.locator('[data-part="peer"]')).toHaveCount(20);
  await grove.action("highlights").uncheck();
  await expect(grove.page.locator("[data-part]")).toHaveCount(0);
});

test("every sample loads", async ({ grove }) => {
  for (const [code, line] of Object.entries(SAMPLES).reverse()) {
    await grove.action("sample").selectOption(code);
    await grove.expectLine(line);
    await expect(grove.action("sample")).toHaveValue(code);
  }
  await grove.expectLink({ p: dotted(ARTICLE) });
  for (let left = Object.keys(SAMPLES).length; left > 1; left -= 1) await grove.press("Control+z");
  await grove.expectLine(SAMPLES["norvig-impossible"]!);
});

test.describe("touch on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("taps select cells, pens and digits", async ({ grove }) => {
    await grove.cell("r1c1").tap();
    await grove.action("digit-3").tap();
    await grove.cell("r9c9").tap();
    await grove.action("digit-1").tap();
    await grove.cell("r5c1").tap();
    await grove.action("pen-corner").tap();
    await grove.action("digit-6").tap();
    await grove.action("digit-7").tap();
    await expect(grove.cell("r5c1")).toHaveAccessibleName(/: empty, corner marks 6 7$/u);
    await grove.expectLine(`3${ARTICLE.slice(1)}`);
    await grove.action("undo").tap();
    await grove.action("erase").tap();
    await expect(grove.cell("r5c1")).toHaveAccessibleName("row 5, column 1: empty");
    await grove.cell("r1c1").tap();
    await grove.action("erase").tap();
    await grove.expectLine(ARTICLE);
    await grove.open({ p: PAPER, view: "play" });
    await grove.cell("r4c4").tap();
    await grove.action("digit-4").tap();
    await grove.expectLine(withDigit(PAPER, 15, "4"));
  });
});

for (const lang of LANGUAGES) {
  test(`an empty board says how to begin, until something is entered: ${lang}`, async ({ grove, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await grove.open({ p: emptyBoard(9), view: "play", lang });
    const words = grove.verdict.getByRole("status");
    await expect(words).toHaveText(
      {
        en: "Type or paste a puzzle, or take a new one.",
        ru: "Введите или вставьте задачу либо возьмите новую.",
        sw: "Andika au bandika fumbo, au chukua jipya.",
      }[lang],
    );
    await expect(words).toBeInViewport({ ratio: 1 });
    expect(await misfits(grove)).toEqual([]);
    await grove.cell("r1c1").click();
    await grove.press("5");
    await expect(words).toBeEmpty();
  });
}
