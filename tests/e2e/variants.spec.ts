// Rules other than rows, columns and boxes: created on the page, drawn, broken, solved, in links,
// and exchanged with other pages.
import { expect, type Grove, test } from "./grove.ts";
import { ARTICLE, emptyBoard } from "./puzzles.ts";

/** Returns the row and column of each cell of a board, from 0. */
const places = (size: number): [number, number][] =>
  Array.from({ length: size * size }, (_, cell) => [Math.floor(cell / size), cell % size]);

/** The pairs of cells that must not hold the same digit, for each variant of a 9x9 board. */
const APART: Record<string, (row: number, column: number, y: number, x: number) => boolean> = {
  falling: (row, column, y, x) => row === column && y === x,
  rising: (row, column, y, x) => row + column === 8 && y + x === 8,
  windoku: (row, column, y, x) => {
    const window = (at: number): number => (at % 4 === 0 ? NaN : Math.floor(at / 4));
    return window(row) === window(y) && window(column) === window(x);
  },
  knight: (row, column, y, x) => Math.abs(row - y) * Math.abs(column - x) === 2,
  king: (row, column, y, x) => Math.abs(row - y) === 1 && Math.abs(column - x) === 1,
};

const inBox = (row: number, column: number, y: number, x: number): boolean =>
  row === y || column === x || (Math.floor(row / 3) === Math.floor(y / 3) && Math.floor(column / 3) === Math.floor(x / 3));

/** Returns every pair of equal digits on a full 9x9 board that the rule forbids. */
function broken(line: string, apart: (typeof APART)[string]): string[] {
  const cells = places(9);
  return cells.flatMap(([row, column], one) =>
    cells.slice(one + 1).flatMap(([y, x]) => {
      const isSame = line[one] === line[9 * y + x];
      return isSame && apart(row, column, y, x) ? [`r${row + 1}c${column + 1} and r${y + 1}c${x + 1}`] : [];
    }),
  );
}

const board = (grove: Grove) => grove.page.locator(".board");

/** Opens the link in the address bar in a new page, and expects these rules on its board. */
async function reopen(grove: Grove, rules: string): Promise<void> {
  await grove.expectLink({ rules });
  const { hash } = new URL(grove.page.url());
  await grove.page.goto("about:blank");
  await grove.openHash(hash);
  await expect(board(grove)).toHaveAttribute("data-rules", rules);
}

async function select(grove: Grove, ...cells: string[]): Promise<void> {
  for (const [nth, cell] of cells.entries()) {
    await grove.cell(cell).click({ modifiers: nth === 0 ? [] : ["Shift"] });
  }
}

test("each rule is switched on, solved, and restored from its link", async ({ grove }) => {
  test.slow();
  for (const [word, apart] of Object.entries(APART)) {
    await test.step(word, async () => {
      await grove.open({ p: emptyBoard(9), view: "play" });
      await grove.action("side-rules").click();
      const button = grove.action(`rule-${word}`);
      await expect(button).toHaveAttribute("aria-pressed", "false");
      await button.click();
      await expect(button).toHaveAttribute("aria-pressed", "true");
      await expect(board(grove)).toHaveAttribute("data-rules", word);
      await grove.action("solve").click();
      await expect(grove.verdict).toHaveAttribute("data-verdict", "several", { timeout: 20_000 });
      const line = await grove.line();
      expect(line).toMatch(/^[1-9]{81}$/u);
      expect(broken(line, apart)).toEqual([]);
      expect(broken(line, inBox)).toEqual([]);
      await reopen(grove, word);
      await grove.expectLine(emptyBoard(9));
      await grove.action("side-rules").click();
      await expect(button).toHaveAttribute("aria-pressed", "true");
      await grove.action("classic-rules").click();
      await expect(board(grove)).not.toHaveAttribute("data-rules");
      await grove.press("Control+z");
      await expect(board(grove)).toHaveAttribute("data-rules", word);
    });
  }
});

test("cages and thermometers are made of the selected cells", async ({ grove, page }) => {
  await grove.open({ p: emptyBoard(4), view: "play" });
  await grove.action("side-rules").click();
  await expect(grove.action("remove-rule")).toBeDisabled();
  await select(grove, "r1c1", "r1c2");
  await grove.action("cage-total").fill("9");
  await grove.action("cage").click();
  await expect(grove.notice("no-cage")).toHaveText("A cage of this size cannot have the total 9; possible totals are 3 to 7.");
  await grove.action("cage-total").fill("3");
  await grove.action("cage").click();
  await expect(grove.notices).toHaveCount(0);
  await expect(grove.action("cage-total")).toHaveValue("");
  await expect(page.locator(".board-cage text")).toHaveText("3");
  await expect(grove.cell("r1c1")).toHaveAttribute("data-total");
  await expect(grove.cell("r1c2")).toHaveAccessibleName("row 1, column 2: empty, cage 1 with total 3");
  await select(grove, "r4c1", "r3c2", "r2c2");
  await grove.action("thermometer").click();
  await expect(page.locator(".board-thermometer")).toHaveCount(1);
  await select(grove, "r1c3", "r2c3");
  await grove.action("cage").click();
  const rules = "cage-3-1112.cage-1323.thermo-413222";
  await grove.action("solve").click();
  await expect(grove.verdict).toHaveAttribute("data-verdict", "several");
  const digit = (line: string, row: number, column: number): number => Number(line[4 * (row - 1) + column - 1]);
  for (const solution of ["solution-first", "solution-second"]) {
    await grove.action(solution).click();
    const line = await grove.line();
    expect(digit(line, 1, 1) + digit(line, 1, 2)).toBe(3);
    expect(digit(line, 1, 3)).not.toBe(digit(line, 2, 3));
    expect(digit(line, 4, 1)).toBeLessThan(digit(line, 3, 2));
    expect(digit(line, 3, 2)).toBeLessThan(digit(line, 2, 2));
  }
  await reopen(grove, rules);
  await expect(page.locator(".board-cage")).toHaveCount(2);
  await grove.action("side-rules").click();
  await grove.cell("r3c2").click();
  await grove.action("remove-rule").click();
  await expect(board(grove)).toHaveAttribute("data-rules", "cage-3-1112.cage-1323");
});

test("regions replace the boxes once they are finished", async ({ grove, page }) => {
  await grove.open({ p: "1....1..........", view: "play" });
  expect(await grove.cellsWith("data-clashes")).toEqual(["r1c1", "r2c2"]);
  await grove.action("side-rules").click();
  await grove.cell("r2c2").click();
  await grove.action("region-3").click();
  await expect(page.locator("[data-unfinished-regions]")).toHaveText(
    "The regions are not finished, so they are not used yet. Each needs 4 cells; region 1 has 3, region 3 has 5.",
  );
  await expect(board(grove)).not.toHaveAttribute("data-rules");
  expect(await grove.cellsWith("data-clashes")).toEqual(["r1c1", "r2c2"]);
  await grove.cell("r3c1").click();
  await grove.action("region-1").click();
  await expect(page.locator("[data-unfinished-regions]")).toHaveCount(0);
  const rules = "regions-AABBACBBACDDCCDD";
  await expect(board(grove)).toHaveAttribute("data-rules", rules);
  expect(await grove.cellsWith("data-clashes")).toEqual([]);
  await expect(grove.cell("r2c1")).toHaveAttribute("data-edge-right");
  await expect(grove.cell("r2c1")).not.toHaveAttribute("data-edge-bottom");
  await grove.action("solve").click();
  await expect(grove.verdict).toHaveAttribute("data-verdict", /unique|several|impossible/u);
  await reopen(grove, rules);
});

test("a phone selects several cells by tapping them", async ({ grove }) => {
  await grove.open({ p: emptyBoard(4), view: "play" });
  await grove.action("side-rules").click();
  await grove.action("select-several").click();
  await expect(grove.action("select-several")).toHaveAttribute("aria-pressed", "true");
  for (const cell of ["r2c2", "r1c1", "r3c3"]) await grove.cell(cell).click();
  await grove.cell("r1c1").click();
  await grove.action("thermometer").click();
  await expect(board(grove)).toHaveAttribute("data-rules", "thermo-2233");
});

test("the panel works by keyboard alone", async ({ grove, page }) => {
  await grove.open({ p: emptyBoard(4), view: "play" });
  await grove.action("side-rules").focus();
  await grove.press("Enter");
  await grove.action("rule-falling").focus();
  await grove.press("Space");
  await expect(board(grove)).toHaveAttribute("data-rules", "falling");
  await grove.cell("r1c1").focus();
  await grove.press("Shift+ArrowRight", "Shift+ArrowDown");
  await grove.action("cage-total").focus();
  await page.keyboard.type("7");
  await grove.press("Shift+Tab", "Enter");
  await expect(board(grove)).toHaveAttribute("data-rules", "falling.cage-7-111222");
});

test("Enter in the field of the total makes the cage", async ({ grove, page }) => {
  await grove.open({ p: emptyBoard(4), view: "play" });
  await grove.action("side-rules").click();
  await grove.cell("r1c1").click();
  await grove.cell("r1c2").click({ modifiers: ["Shift"] });
  await grove.action("cage-total").focus();
  await page.keyboard.type("4");
  await grove.press("Enter");
  await expect(board(grove)).toHaveAttribute("data-rules", "cage-4-1112");
});

const BROKEN = [
  ["1.....1.........", "knight", /1 appears twice a knight’s move apart: row 1, column 1 and row 2, column 3\./u],
  ["1..............1", "falling", /1 appears twice on the falling diagonal: row 1, column 1 and row 4, column 4\./u],
  ["43..............", "cage-5-1112", /The cage that begins at row 1, column 1 can no longer reach its total of 5\./u],
  ["21..............", "thermo-1112", /do not increase enough from row 1, column 1 to row 1, column 2\./u],
  ["...1......1.....", "regions-AAABACBBCCBDCDDD", /1 appears twice in region 2: row 1, column 4 and row 3, column 3\./u],
] as const;

test("the verdict names the broken rule", async ({ grove }) => {
  for (const [p, rules, said] of BROKEN) {
    await test.step(rules, async () => {
      await grove.open({ p, rules, view: "play", lang: "en" });
      await expect(board(grove)).toHaveAttribute("data-rules", rules);
      expect(await grove.cellsWith("data-clashes")).toHaveLength(2);
      await grove.action("solve").click();
      await expect(grove.verdict).toHaveAttribute("data-verdict", "clashing");
      await expect(grove.verdict).toContainText(said);
    });
  }
});

/**
 * A 4x4 board of f-puzzles with a killer cage of 7 in the top right corner, every other supported
 * rule and two unsupported ones, packed by npm's lz-string.
 */
const F_PUZZLES =
  "https://f-puzzles.com/?load=N4IgzglgXgpiBcAWANCALhNAbO8SCQQQQRBBWEAAJB+EEAEQQBhBAmEEA4QQbhBqRUBzAJwgBMEBtPqABuAQywBXXAEZ2EITAB2CNB0kBfZMLGSEIAEwgNoDjDYQA9kvgAGI2oC6yQUZAmzlhHtQBjRWhgcAAqK3hBYALIiHADWYPwyevZ2mg5OwMnGphZWUnaOzpquWR7wAMwZDo4g3BAibJZiANTKqjCoNXUNWAC0CABmYmBtICIKGNEKEGwAFmgtkqij4xAKbPPDNWAAVuYraJzm4gAOcfAqCyAKlt6WQ97iGPL9g8MwAB4qUcVWgiC+WFhTnwQAAlPQAYQMqDB4NKrFBpUh8JBiLhSSqaGmAQAtuZsTB/Bx+KAsCsYEDgSDEOCpMjEbToYiDPlQdSGaykfZ0ahomEcBxvHVcL9/oD+KCpLDkZLECAqqIJLgQAB2QyFUVAjlw6HU2XckYcDjmADuxJApIU5P4lMl7JBkuZVQ14vtNLlqRA5m4vHgfCqYHMEgwJWB7OZqFUOCGczw8P8HzNzt9Erd8u0SrehiSQA==";
const OF_F_PUZZLES =
  "rising.windoku.knight.king.regions-AAABACBBCCBDCDDD.cage-7-1314.cage-4344.thermo-413132.thermo-4142";

test("an f-puzzles link brings its rules, and unsupported ones are named", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "play", lang: "en" });
  await grove.paste(F_PUZZLES);
  await expect(board(grove)).toHaveAttribute("data-rules", OF_F_PUZZLES);
  await grove.expectLine("12..............");
  await expect(grove.cell("r1c2")).toHaveAttribute("data-origin", "own");
  await expect(page.locator(".board-cage text")).toHaveText("7");
  await expect(grove.notice("left-out")).toContainText("disjointgroups, arrow");
  await reopen(grove, OF_F_PUZZLES);
  await expect(grove.notices).toHaveCount(0);
});

test.describe("with the browser's own clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the puzzle is copied with its rules and read again", async ({ grove, page }) => {
    const rules = "falling.cage-7-1112.thermo-313233";
    await grove.open({ p: `...1${".".repeat(12)}`, rules, view: "play" });
    await grove.action("copy-format").selectOption("f-puzzles");
    await grove.action("copy").click();
    await expect(grove.notice("copied")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/^https:\/\/f-puzzles\.com\/\?load=N4Ig/u);
    await grove.action("sample").selectOption("nuru");
    await expect(board(grove)).not.toHaveAttribute("data-rules");
    await grove.paste(link);
    await expect(board(grove)).toHaveAttribute("data-rules", rules);
    await grove.expectLine(`...1${".".repeat(12)}`);
  });
});

test("rules that a board cannot have are reported, and the board is shown", async ({ grove }) => {
  await grove.open({ p: "1...............", rules: "cage-99-1112", view: "play", lang: "en" });
  await expect(grove.notice("link")).toHaveText(
    "The link’s rules “cage-99-1112” cannot be read or do not fit its board.",
  );
  await grove.expectLine("1...............");
  await expect(board(grove)).not.toHaveAttribute("data-rules");
});

