// Many puzzles from one file: every answer, bad lines, filters, and saved files.
import { expect, installClock, test } from "./grove.ts";
import { drop, expectStage, figure, inSight, openBatch, pairs, save } from "./many.ts";
import { ARTICLE, emptyBoard, NO_SOLUTION, TWO_SOLUTIONS } from "./puzzles.ts";

test("every answer for a dropped file of 49,158 puzzles is right", async ({ grove }) => {
  const all = pairs(49_158);
  await openBatch(grove);
  await drop(grove, "many.sdm", all.map(({ puzzle }) => puzzle).join("\n"));
  await expectStage(grove, "over");
  expect(await figure(grove, "rows")).toBe(49_158);
  const { name, lines } = await save(grove, "csv");
  expect(name).toBe("many-solved.csv");
  expect(lines).toHaveLength(49_159);
  const wrong = lines.slice(1).filter((line, nth) => {
    const [number, status, puzzle, solution, , , , , problem] = line.split(",");
    const pair = all[nth]!;
    const isRight =
      number === String(nth + 1) &&
      status === "proper" &&
      puzzle === pair.puzzle &&
      solution === pair.solution &&
      problem === "";
    return !isRight;
  });
  expect(wrong).toEqual([]);
  await expect(grove.page.locator("[data-saving=saved]")).toContainText("49,158");
});

test("a table is checked against its solutions, and errors are shown with their line", async ({
  grove,
  page,
}) => {
  const [one, two, three] = pairs(3);
  const file = [
    "id,puzzle,solution",
    `1,${one!.puzzle},${one!.solution}`,
    `2,${two!.puzzle},${one!.solution}`,
    `3,${three!.puzzle.slice(1)},`,
    `4,${NO_SOLUTION},`,
    "",
    `5,${TWO_SOLUTIONS},`,
    `6,"${three!.puzzle}",`,
    "7,hello,",
  ];
  await openBatch(grove);
  await drop(grove, "checked.csv", file.join("\r\n"));
  await expectStage(grove, "over");
  expect(await inSight(grove)).toEqual([
    [2, "proper"],
    [3, "proper"],
    [4, "malformed"],
    [5, "impossible"],
    [7, "several"],
    [8, "proper"],
    [9, "malformed"],
  ]);
  await expect(page.locator("[data-line='4']")).toContainText("80 cells instead of 81.");
  await expect(page.locator("[data-line='9']")).toContainText("Character 1 (“h”) is not valid.");
  await expect(page.locator("[data-check=right]")).toHaveAttribute("data-value", "1");
  await expect(page.locator("[data-check=wrong]")).toHaveAttribute("data-value", "1");
  await grove.action("batch-only").selectOption("wrong");
  await expect.poll(() => inSight(grove)).toEqual([[3, "proper"]]);
  await grove.action("batch-only").selectOption("malformed");
  await expect.poll(() => inSight(grove)).toEqual([[4, "malformed"], [9, "malformed"]]);
  const { lines } = await save(grove, "json");
  expect(JSON.parse(lines.join("\n"))).toEqual([
    { line: 4, status: "malformed", problem: "80 cells instead of 81" },
    { line: 9, status: "malformed", problem: "unknown character U+0068 in column 1" },
  ]);
});

test("rows are sorted, filtered and navigated, and one is watched", async ({ grove, page }) => {
  const all = pairs(2_000);
  const puzzles = all.map(({ puzzle }, nth) => (nth % 100 === 7 ? TWO_SOLUTIONS : puzzle));
  await openBatch(grove);
  await grove.paste([...puzzles, "none"].join("\n"));
  await expectStage(grove, "over");
  const shown = page.locator("[data-shown]");
  await expect(shown).toHaveAttribute("data-shown", "2001");
  expect((await inSight(grove)).length).toBeLessThan(60);
  await grove.action("batch-sort-line").click();
  await expect.poll(async () => (await inSight(grove))[0]).toEqual([2001, "malformed"]);
  await grove.action("batch-sort-guesses").click();
  await expect.poll(async () => (await inSight(grove))[0]?.[1]).toBe("several");
  await grove.action("batch-ranges").click();
  const clues = (puzzle: string): number => puzzle.replaceAll(".", "").length;
  const fewest = Math.min(...puzzles.map(clues));
  const few = puzzles.filter((puzzle) => clues(puzzle) === fewest).length;
  expect(few).toBeLessThan(2_000);
  await grove.action("batch-clues-to").fill(String(fewest));
  await grove.action("batch-clues-to").press("Enter");
  await expect(shown).toHaveAttribute("data-shown", String(few));
  await grove.action("batch-show-all").click();
  await expect(shown).toHaveAttribute("data-shown", "2001");
  await grove.action("batch-sort-line").click();
  await expect.poll(async () => (await inSight(grove))[0]?.[0]).toBe(1);

  await grove.action("batch-grid").focus();
  await grove.press("End");
  await expect.poll(async () => (await inSight(grove)).at(-1)?.[0]).toBe(2001);
  await grove.press("ArrowUp", "PageUp", "Home");
  await expect.poll(async () => (await inSight(grove))[0]?.[0]).toBe(1);
  await grove.press("ArrowDown", "ArrowDown", "Enter");
  await grove.expectLink({ p: all[2]!.puzzle, view: "play" });
  await grove.action("view-batch").click();
  await grove.action("batch-row-watch").click();
  await expect(shown).toHaveAttribute("data-shown", "2001");
  await page.locator("[data-line='4']").click();
  await grove.expectLink({ p: all[3]!.puzzle, view: "watch" });
});

test("puzzles are timed on request, and a chart filters them", async ({
  grove,
  page,
}) => {
  await openBatch(grove);
  await grove.action("batch-timed").check();
  const lines = [...pairs(8).map(({ puzzle }) => puzzle), emptyBoard(9)];
  await drop(grove, "few.txt", lines.join("\n"));
  await expectStage(grove, "over");
  const times = page.locator(".batch-row[data-line] [data-column=time]");
  await expect(times).toHaveText(Array.from({ length: 9 }, () => /\d/u));
  await grove.action("batch-only").selectOption("proper");
  await expect(page.locator("[data-shown]")).toHaveAttribute("data-shown", "8");
  await grove.action("batch-only").selectOption("all");
  const column = page.locator("[data-action^=batch-guesses-][data-value='1']").last();
  await column.click();
  await expect(page.locator("[data-shown]")).toHaveAttribute("data-shown", "1");
  expect((await inSight(grove))[0]).toEqual([9, "several"]);
  // The empty board took more guesses, but has more than one solution.
  const hardest = grove.action("batch-hardest").first();
  const line = Number(await hardest.textContent());
  expect(line).toBeLessThanOrEqual(8);
  await hardest.click();
  await grove.expectLine(lines[line - 1]!);
  await expect(grove.action("view-play")).toHaveAttribute("aria-pressed", "true");
  await grove.action("view-batch").click();
  await grove.action("batch-row-watch").click();
  await grove.action("batch-hardest").first().click();
  await grove.expectLink({ p: lines[line - 1]!, view: "watch" });
  // The choice is kept, too.
  await page.goBack();
  await page.reload();
  await expect(grove.action("batch-row-watch")).toHaveAttribute("aria-pressed", "true", { timeout: 20_000 });
});

test("OpenSudoku files are read, and text from the box", async ({ grove }) => {
  const [one, two] = pairs(2);
  await openBatch(grove);
  await drop(
    grove,
    "games.opensudoku",
    `<?xml version="1.0"?>\n<opensudoku>\n<game data="${one!.puzzle}"/>\n<game data="${two!.puzzle}"/>\n</opensudoku>`,
  );
  await expectStage(grove, "over");
  expect((await inSight(grove)).map(([line]) => line)).toEqual([3, 4]);
  expect((await save(grove, "solutions")).lines).toEqual([one!.solution, two!.solution]);
  await grove.action("batch-forget").click();
  await expectStage(grove, "none");
  await grove.action("batch-paste").click();
  await grove.action("paste-text").fill(ARTICLE);
  await grove.action("paste-read").click();
  await expectStage(grove, "over");
  expect(await inSight(grove)).toEqual([[1, "proper"]]);
});

test.describe("a keeper that is silent", () => {
  // Fake timers: they run when the test says so, and on time.
  test.beforeEach(({ page }) => installClock(page));

  test("is restarted, and the file is solved from its start", async ({ grove, page }) => {
    await openBatch(grove);
    await drop(grove, "few.sdm", `${ARTICLE}\n${NO_SOLUTION}\nhello\n`);
    await expectStage(grove, "over");
    for (const worker of page.workers()) {
      const closed = worker.waitForEvent("close");
      await worker.evaluate(() => (globalThis as unknown as { close(): void }).close());
      await closed;
    }
    // A worker without work may be silent.
    await page.clock.runFor(60_000);
    await expectStage(grove, "over");
    await grove.action("batch-save").click();
    await expect(page.locator("[data-saving=writing]")).toBeAttached();
    await page.clock.runFor(13_000);
    await expectStage(grove, "over");
    expect((await save(grove, "csv")).lines).toHaveLength(4);
  });
});

test("each puzzle is rated when that is switched on", async ({ grove, page }) => {
  await openBatch(grove);
  await grove.paste([ARTICLE, TWO_SOLUTIONS, "none"].join("\n"));
  await expectStage(grove, "over");
  await expect(page.locator("[data-column=grade]")).toHaveCount(0);
  await grove.action("batch-rated").check();
  await expect(page.locator("[data-line='1'] [data-column=grade]")).toHaveText("Easy");
  await expect(page.locator("[data-line='1'] [data-column=hardest]")).toHaveText("Naked single");
  await expect(page.locator("[data-line='2'] [data-column=grade]")).toHaveText("–");
  await expectStage(grove, "over");
  await grove.action("batch-sort-score").click();
  const { lines } = await save(grove, "csv");
  expect(lines[1]).toMatch(/^1,proper,.*,easy,204,naked-single$/u);
  await grove.action("batch-rated").uncheck();
  await expect(page.locator("[data-column=grade]")).toHaveCount(0);
});
