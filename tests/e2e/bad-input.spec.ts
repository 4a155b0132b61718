// Input that is not a puzzle, or barely one.
import { expect, test } from "./grove.ts";
import { countsOf, walk } from "./naive.ts";
import { ARTICLE, NURU, emptyBoard, rows } from "./puzzles.ts";

test("conflicting givens have to be fixed before a search", async ({ grove }) => {
  await grove.open({ p: `11${emptyBoard(9).slice(2)}`, view: "watch" });
  await expect(grove.sentence).toHaveText(
    "Some givens conflict, so the search cannot start. Correct the marked cells under “Play”.",
  );
  expect(await grove.cellsWith("data-clashes")).toEqual(["r1c1", "r1c2"]);
  for (const name of ["play", "step", "step-back", "to-start", "to-end", "restart", "next-solution"]) {
    await expect(grove.action(name)).toBeDisabled();
  }
  await grove.press("ArrowRight", "Space", "End", "r", "n", "d", "Escape");
  await expect(grove.sentence).toContainText("Some givens conflict");
  await grove.action("view-play").click();
  await grove.action("pen-clue").click();
  await grove.cell("r1c2").click();
  await grove.press("2");
  await grove.action("view-watch").click();
  await grove.action("to-end").click();
  await grove.expectCounts({ solutions: 1, depth: 79 });
});

const WRONG = [
  ["81 cells less one", ARTICLE.slice(1), "Format: one line. Line 1, column 81: the text ends after 80 cells; a board has 16, 36, 81 or 256."],
  ["81 cells and one", `${ARTICLE}1`, "Format: one line. Line 1, column 83: the text ends after 82 cells; a board has 16, 36, 81 or 256."],
  ["nothing but space", " \n\t\n", "Line 1, column 1: there is no cell in this text."],
  ["prose", "Hello, world", "Line 1, column 1: “H” is not a digit."],
  ["one wrong letter", `${ARTICLE.slice(0, 40)}q${ARTICLE.slice(41)}`, "Format: one line. Line 1, column 41: “q” is not a digit."],
  ["a wrong letter in a row", rows(ARTICLE).join("\n").replace("070510060", "07051006ж"), "Format: rows. Line 2, column 9: “ж” is not a digit."],
  ["a short row", rows(ARTICLE).join("\n").replace("070510060", "07051006"), "Format: rows. Line 2, column 9: row 2 has 8 cells instead of 9."],
  ["a long row", rows(ARTICLE).join("\n").replace("070510060", "0705100600"), "Format: rows. Line 2, column 10: row 2 has 10 cells instead of 9."],
  ["a row too few", rows(ARTICLE).slice(1).join("\n"), "Format: rows. Line 8, column 10: there are 8 rows instead of 9."],
  ["a list not closed", "[[1,2,3,4],[", "Format: lists of numbers. Line 1, column 1: “[” is never closed."],
  ["a digit too large", `9${"0".repeat(15)}`, "Format: one line. Line 1, column 1: 9 is too large for a 4×4 board."],
  ["cells beyond the largest board", "1".repeat(300), "Format: one line. Line 1, column 257: a board has at most 256 cells."],
] as const;

test("line, column and reason are shown, and the text stays in its box", async ({ grove, page }) => {
  await grove.open({ p: NURU, view: "play" });
  for (const [name, text, words] of WRONG) {
    await test.step(name, async () => {
      await grove.paste(text);
      await expect(grove.dialog("paste")).toBeVisible();
      await expect(page.getByRole("alert")).toHaveText(words);
      await expect(grove.action("paste-text")).toHaveValue(text);
      await expect(grove.action("paste-text")).toHaveAttribute("aria-invalid", "true");
      await grove.expectLine(NURU);
      await grove.action("paste-text").fill(ARTICLE);
      await grove.action("paste-read").click();
      await expect(grove.dialog("paste")).toBeHidden();
      await grove.expectLine(ARTICLE);
      await grove.press("Control+z");
      await grove.expectLine(NURU);
    });
  }
});

test("ten megabytes are answered and kept, and do not block the page", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "play" });
  await grove.paste("x y\n".repeat(2_500_000));
  await expect(grove.dialog("paste")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText(/^Line \d+, column \d+: .+\.$/u, { timeout: 20_000 });
  await expect(page.locator(".paste-length")).toHaveText(
    "This text has 10,000,000 bytes. Only its beginning is shown, but all of it is kept.",
  );
  const shown = await grove.action("paste-text").inputValue();
  expect(shown).toBe("x y\n".repeat(4096));
  await grove.action("paste-read").click();
  await expect(page.getByRole("alert")).toHaveText(/^Line \d+, column \d+: .+\.$/u, { timeout: 20_000 });
  await grove.action("paste-cancel").click();
  await expect(grove.dialog("paste")).toBeHidden();
  await grove.cell("r1c1").click();
  await grove.press("3");
  await grove.expectLine(`3${ARTICLE.slice(1)}`);
});

test("a puzzle after a megabyte of empty lines is found", async ({ grove }) => {
  await grove.open({ p: ARTICLE, view: "play" });
  await grove.paste(`${"\n".repeat(1_000_000)}${NURU}\n`);
  await grove.expectLine(NURU);
  await expect(grove.dialog("paste")).toBeHidden();
});

test("an empty board is solved immediately at every size", async ({ grove }) => {
  for (const size of [4, 6, 9, 16]) {
    // A 16×16 board is filled without an undo, according to a program in C.
    const end =
      size === 16
        ? { placements: 256, undos: 0, tests: 2176 }
        : countsOf(walk(emptyBoard(size)).states.at(-1)!);
    await grove.open({ p: emptyBoard(size), view: "watch" });
    await expect(grove.cells).toHaveCount(size * size);
    await grove.press("End");
    await grove.expectCounts({ ...end, solutions: 1, depth: size * size });
    await grove.expectLink({ p: emptyBoard(size), step: end.placements + end.undos });
  }
});

test("a full board is its own solution, unless it has conflicts", async ({ grove }) => {
  const full = "1234341221434321";
  await grove.open({ p: full, view: "watch" });
  await grove.press("End");
  await grove.expectCounts({ placements: 0, undos: 0, tests: 0, nodes: 1, depth: 0, step: 0 });
  await grove.expectLine(full);
  await grove.open({ p: full.replace("4321", "4312"), view: "watch" });
  await expect(grove.sentence).toContainText("Some givens conflict");
  await grove.open({ p: full, view: "play" });
  await grove.action("solve").click();
  await expect(grove.verdict).toHaveAttribute("data-verdict", "unique");
});
