// Solving: the unique solution, two of several, or why there is none.
import type { Locator } from "@playwright/test";
import { misfits } from "./fits.ts";
import { expect, LANGUAGES, test } from "./grove.ts";
import { walk } from "./naive.ts";
import * as puzzles from "./puzzles.ts";

const UNIQUE = {
  article: [puzzles.ARTICLE, puzzles.ARTICLE_SOLUTION],
  nuru: [puzzles.NURU, puzzles.NURU_SOLUTION],
  tutorial: [puzzles.TUTORIAL, puzzles.TUTORIAL_SOLUTION],
  paper: [puzzles.PAPER, puzzles.PAPER_SOLUTION],
} as const;

/** Returns the names of the cells in which two lines differ. */
const differing = (one: string, other: string): string[] => {
  const size = Math.sqrt(one.length);
  const cells = [...one].flatMap((digit, cell) => (digit === other[cell] ? [] : [cell]));
  return cells.map((cell) => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`);
};

test("the only solution is shown, and a single undo leaves it", async ({ grove }) => {
  for (const [name, [line, solution]] of Object.entries(UNIQUE)) {
    await test.step(name, async () => {
      await grove.open({ p: line, view: "play" });
      await grove.action("solve").click();
      await expect(grove.verdict).toHaveAttribute("data-verdict", "unique");
      await expect(grove.verdict).toContainText("Shown by the solver. This is the only solution.");
      await grove.expectLine(solution);
      await grove.action("undo").click();
      await grove.expectLine(line);
      // Later, the change of the puzzle can be undone, too.
      if (line === puzzles.ARTICLE) await expect(grove.action("undo")).toBeDisabled();
      await grove.action("redo").click();
      await grove.expectLine(solution);
      await grove.action("back-to-mine").click();
      await grove.expectLine(line);
      await expect(grove.verdict).toHaveAttribute("data-verdict", "idle");
    });
  }
});

test("hard puzzles are solved immediately", async ({ grove }) => {
  await grove.open({ p: puzzles.ARTICLE, view: "play" });
  for (const name of ["anti-backtracking", "ai-escargot", "golden-nugget", "fata-morgana"]) {
    await grove.action("sample").selectOption(name);
    await expect(grove.verdict).toHaveAttribute("data-verdict", "idle");
    await grove.action("solve").click();
    await expect(grove.verdict).toHaveAttribute("data-verdict", "unique");
    const line = await grove.line();
    const again = walk(line.replace(/^...../u, "....."));
    expect(again.solutions).toEqual([line]);
    const clues = [...puzzles.SAMPLES[name]!].map((digit, cell) => (digit === "." ? line[cell] : digit));
    expect(clues.join("")).toBe(line);
  }
});

for (const back of ["undo", "back-to-mine", "reload"]) {
  test(`the user's digits are distinguished from the solution, and restored by ${back}`, async ({ grove, page }) => {
    const [right, wrong] = [...puzzles.ARTICLE_SOLUTION].slice(0, 2).map(Number) as [number, number];
    await grove.open({ p: puzzles.ARTICLE, view: "play" });
    const board = page.locator(".board");
    const [first, second, third] = ["r1c1", "r1c2", "r1c3"].map((cell) => grove.cell(cell)) as [Locator, Locator, Locator];
    await first.click();
    await grove.press(`${right}`, "ArrowRight", `${(wrong % 9) + 1}`, "ArrowRight", "Shift+5");
    await expect(third).toHaveAccessibleName(/corner marks 5/u);
    const own = await grove.line();
    await grove.action("solve").click();
    await grove.expectLine(puzzles.ARTICLE_SOLUTION);
    await expect(grove.verdict).toContainText("1 of your digits is wrong and crossed out.");
    await expect(board).not.toHaveAttribute("data-standing");
    await expect(first).toHaveAttribute("data-origin", "own");
    await expect(second).toHaveAttribute("data-origin", "answer");
    await expect(third).toHaveAttribute("data-origin", "answer");
    await expect(grove.cell("r1c6")).toHaveAttribute("data-origin", "given");
    expect(await grove.cellsWith("data-wrong")).toEqual(["r1c2"]);
    await expect(second).toHaveAttribute("data-wrong", `${(wrong % 9) + 1}`);
    await expect(second).toHaveAccessibleName(/, solution, your \d is wrong$/u);
    expect(await grove.cellsWith("data-clashes")).toEqual([]);
    if (back === "reload") await page.reload();
    else await grove.action(back).click();
    await grove.expectLine(own);
    expect(await grove.cellsWith("data-wrong")).toEqual([]);
    await expect(third).toHaveAccessibleName(/corner marks 5/u);
    // Undo still applies to the last edit.
    await grove.press("Control+z");
    await expect(third).not.toHaveAccessibleName(/corner marks 5/u);
    await grove.expectLine(own);
  });
}

test("undo after several solutions undoes neither a mark nor the change of puzzle", async ({ grove }) => {
  await grove.open({ p: puzzles.FOUR_SOLUTIONS, view: "play" });
  await grove.cell("r1c1").click();
  await grove.press("1", "ArrowRight", "Control+7");
  await grove.action("solve").click();
  await expect(grove.verdict).toHaveAttribute("data-verdict", "several");
  await grove.action("undo").click();
  await grove.expectLine(`1${puzzles.FOUR_SOLUTIONS.slice(1)}`);
  await expect(grove.cell("r1c2")).toHaveAccessibleName(/centre marks 7/u);
  await grove.action("sample").selectOption("two-solutions");
  await grove.action("solve").click();
  await expect(grove.verdict).toHaveAttribute("data-verdict", "several");
  await grove.action("undo").click();
  await grove.expectLine(puzzles.TWO_SOLUTIONS);
});

test("a digit typed over a solution is written on the user's board", async ({ grove }) => {
  await grove.open({ p: puzzles.ARTICLE, view: "play" });
  await grove.action("solve").click();
  await grove.expectLine(puzzles.ARTICLE_SOLUTION);
  await grove.cell("r1c1").click();
  await grove.press("Backspace");
  await grove.expectLine(puzzles.ARTICLE);
  await grove.action("solve").click();
  await grove.expectLine(puzzles.ARTICLE_SOLUTION);
  await grove.press("3");
  await grove.expectLine(`3${puzzles.ARTICLE.slice(1)}`);
  await expect(grove.action("back-to-mine")).toHaveCount(0);
});

test.describe("with the browser's own clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the solution shown is copied by a button next to it", async ({ grove, page }) => {
    await grove.open({ p: puzzles.ARTICLE, view: "play" });
    await grove.action("solve").click();
    await grove.action("copy-solution").click();
    await expect(grove.notice("copied")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trim()).toBe(puzzles.ARTICLE_SOLUTION);
  });
});

test("two solutions: both can be shown, and where they differ", async ({ grove }) => {
  const { solutions } = walk(puzzles.TWO_SOLUTIONS, Infinity);
  const cells = differing(solutions[0]!, solutions[1]!);
  await grove.open({ p: puzzles.TWO_SOLUTIONS, view: "play" });
  await grove.action("solve").click();
  await expect(grove.verdict).toHaveAttribute("data-verdict", "several");
  await expect(grove.verdict).toContainText(
    `More than one solution. Here are two; they differ in ${cells.length} cells, which are marked.`,
  );
  expect(await grove.cellsWith("data-differs")).toEqual(cells);
  await expect(grove.cell(cells[0]!)).toHaveAccessibleName(
    /, solution, differs between the solutions$/u,
  );
  await expect(grove.action("solution-first")).toHaveAttribute("aria-pressed", "true");
  const first = await grove.line();
  await grove.action("solution-second").click();
  await expect(grove.action("solution-second")).toHaveAttribute("aria-pressed", "true");
  const second = await grove.line();
  expect([first, second].sort()).toEqual([...solutions].sort());
  expect(await grove.cellsWith("data-differs")).toEqual(cells);
  await grove.action("solution-first").click();
  await grove.expectLine(first);
});

test("four solutions: two of them are shown", async ({ grove }) => {
  const { solutions } = walk(puzzles.FOUR_SOLUTIONS, Infinity);
  expect(solutions).toHaveLength(4);
  await grove.open({ p: puzzles.FOUR_SOLUTIONS, view: "play" });
  await grove.action("solve").click();
  await expect(grove.verdict).toHaveAttribute("data-verdict", "several");
  const first = await grove.line();
  await grove.action("solution-second").click();
  await expect.poll(() => grove.line()).not.toBe(first);
  const second = await grove.line();
  expect(solutions).toEqual(expect.arrayContaining([first, second]));
  expect(await grove.cellsWith("data-differs")).toEqual(differing(first, second));
});

const IMPOSSIBLE = [
  ["no-solution-b", /^No solution\. You can see it straight away: there is no place left for 2 in column 5\.$/u],
  ["norvig-impossible", /^No solution\. Every way .* was tried \([\d,]+ branches\), and each led to a contradiction\.$/u],
] as const;

test("without a solution, the reason is shown", async ({ grove }) => {
  for (const [name, reason] of IMPOSSIBLE) {
    await test.step(name, async () => {
      await grove.open({ p: puzzles.SAMPLES[name]!, view: "play" });
      await grove.action("solve").click();
      await expect(grove.verdict).toHaveAttribute("data-verdict", "impossible");
      await expect(grove.verdict.getByRole("status")).toHaveText(reason);
      await grove.expectLine(puzzles.SAMPLES[name]!);
    });
  }
});

for (const lang of LANGUAGES) {
  test(`help stays in its place without a solution: ${lang}`, async ({ grove, page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const p of [puzzles.NO_SOLUTION, `11${puzzles.emptyBoard(9).slice(2)}`]) {
      await grove.open({ p, view: "play", lang });
      // The page scrolls to the words.
      const top = (help: string): Promise<number> =>
        grove.action(help).evaluate((button) => button.getBoundingClientRect().top + scrollY);
      const row = await top("hint");
      await grove.action("solve").click();
      await expect(grove.verdict).toHaveAttribute("data-verdict", /impossible|clashing/u);
      for (const help of ["check", "hint"]) {
        await expect(grove.action(help)).toBeVisible();
        expect(await top(help), help).toBe(row);
      }
      expect(await misfits(grove)).toEqual([]);
    }
    await grove.open({ p: puzzles.NO_SOLUTION, view: "play", lang });
    await grove.action("solve").click();
    await grove.action("check").click();
    await expect(grove.verdict).toHaveAttribute("data-check", "no-solution");
    await grove.action("why-none").click();
    await expect(grove.verdict).not.toHaveAttribute("data-check");
    await expect(grove.action("why-none")).toHaveCount(0);
    await expect(grove.action("what-fits")).toBeVisible();
  });
}

test("conflicts come first", async ({ grove }) => {
  await grove.open({ p: `11${puzzles.emptyBoard(9).slice(2)}`, view: "play" });
  await grove.action("solve").click();
  await expect(grove.verdict).toHaveAttribute("data-verdict", "clashing");
  await expect(grove.verdict).toContainText(
    "Some givens break the rules. Correct the marked cells first. " +
      "1 appears twice in row 1: row 1, column 1 and row 1, column 2.",
  );
  expect(await grove.cellsWith("data-clashes")).toEqual(["r1c1", "r1c2"]);
  await grove.cell("r1c2").click();
  await grove.action("pen-clue").click();
  await grove.press("Backspace");
  await expect(grove.verdict).toHaveAttribute("data-verdict", "idle");
  expect(await grove.cellsWith("data-clashes")).toEqual([]);
});

test("an empty board of any size has more than one solution", async ({ grove }) => {
  await grove.open({ p: puzzles.ARTICLE, view: "play" });
  for (const size of [4, 6, 9, 16]) {
    await grove.action(`size-${size}`).click();
    await expect(grove.cells).toHaveCount(size * size);
    await grove.action("solve").click();
    await expect(grove.verdict).toHaveAttribute("data-verdict", "several", { timeout: 15_000 });
    await expect(grove.verdict).toContainText("More than one solution.");
    const first = await grove.line();
    expect(first).not.toContain(".");
    expect(await grove.cellsWith("data-clashes")).toEqual([]);
    await grove.action("solution-second").click();
    await expect.poll(() => grove.line()).not.toBe(first);
    expect(await grove.cellsWith("data-differs")).toEqual(differing(first, await grove.line()));
  }
});

test("an edit closes the solution", async ({ grove }) => {
  await grove.open({ p: puzzles.TWO_SOLUTIONS, view: "play" });
  await grove.action("solve").click();
  await expect(grove.verdict).toHaveAttribute("data-verdict", "several");
  await grove.cell("r1c1").click();
  await grove.press("4");
  await expect(grove.verdict).toHaveAttribute("data-verdict", "idle");
  await grove.expectLine(`4${puzzles.TWO_SOLUTIONS.slice(1)}`);
});

test("a board filled by hand is immediately shown to be right or wrong", async ({ grove }) => {
  const open = puzzles.PAPER_SOLUTION.replace(/^../u, "..");
  await grove.open({ p: open, view: "play" });
  const board = grove.page.locator(".board");
  await grove.cell("r1c1").click();
  await grove.press(puzzles.PAPER_SOLUTION[1]!, "ArrowRight");
  await expect(grove.verdict).toHaveAttribute("data-verdict", "broken");
  await grove.press(puzzles.PAPER_SOLUTION[1]!);
  await expect(grove.verdict).toHaveAttribute("data-verdict", "wrong");
  await expect(grove.verdict.getByRole("status")).toContainText(
    "The board is full, but it is not correct. 2 appears twice in row 1: row 1, column 1 and row 1, column 2.",
  );
  await expect(board).toHaveAttribute("data-standing", "wrong");
  expect(await grove.cellsWith("data-clashes")).toEqual(["r1c1", "r1c2", "r4c1"]);
  await grove.press("ArrowLeft", puzzles.PAPER_SOLUTION[0]!);
  await expect(grove.verdict.getByRole("status")).toHaveText(
    /^Solved by you in \d+:\d\d\. Every cell is filled, and no rule is broken\.$/u,
  );
  await expect(board).toHaveAttribute("data-standing", "solved");
  await grove.press("Control+z");
  await expect(grove.verdict).toHaveAttribute("data-verdict", "wrong");
});

test("typing on a given explains why it stays", async ({ grove }) => {
  await grove.open({ p: puzzles.ARTICLE, view: "play" });
  await grove.cell("r1c6").click();
  await grove.press("3");
  await expect(grove.verdict).toHaveAttribute("data-verdict", "clue-stays");
  await expect(grove.verdict.getByRole("status")).toContainText("choose “Given” first");
  await grove.press("ArrowRight");
  await expect(grove.verdict).toHaveAttribute("data-verdict", "idle");
  await grove.expectLine(puzzles.ARTICLE);
});
