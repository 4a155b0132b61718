// Watching a search: the counts of the sources to the end, in both directions, at any speed.
import { expect, FASTEST, LANGUAGES, SIXTY, test } from "./grove.ts";
import { countsOf, walk } from "./naive.ts";
import * as puzzles from "./puzzles.ts";

const SOURCES = [
  { name: "article", line: puzzles.ARTICLE, end: [1287, 1236, 11380, 51], solution: puzzles.ARTICLE_SOLUTION },
  { name: "nuru", line: puzzles.NURU, end: [769, 720, 6732, 49], solution: puzzles.NURU_SOLUTION },
  { name: "tutorial", line: puzzles.TUTORIAL, end: [4208, 4157, 37652, 51], solution: puzzles.TUTORIAL_SOLUTION },
  { name: "paper", line: puzzles.PAPER, end: [26, 14, 86, 12], solution: puzzles.PAPER_SOLUTION },
] as const;
const NOTHING = { placements: 0, undos: 0, tests: 0, nodes: 1, solutions: 0, depth: 0, step: 0 };

test("the searches of the sources are played to their ends and back to their starts", async ({ grove }) => {
  test.slow();
  for (const { name, line, end, solution } of SOURCES) {
    await test.step(name, async () => {
      const [placements, undos, tests, depth] = end;
      await grove.open({ p: line, view: "watch" });
      await grove.expectCounts(NOTHING);
      await grove.speed(FASTEST);
      await grove.action("play").click();
      await grove.expectCounts({
        placements,
        undos,
        tests,
        nodes: placements + 1,
        solutions: 1,
        depth,
        step: placements + undos,
      });
      await grove.expectLine(solution);
      await expect(grove.action("play")).toBeVisible();
      await expect(grove.sentence).toHaveText(
        "Solution 1: every cell is filled and no rule is broken. The search ends here.",
      );
      await expect(grove.run).toHaveAttribute("data-run", "over");
      await expect(grove.run).toHaveAttribute("data-run-placements", String(placements));
      await grove.action("to-start").click();
      await grove.expectCounts(NOTHING);
      await grove.expectLine(line);
    });
  }
});

test("forty steps back from the end undo every count exactly", async ({ grove }) => {
  const { states } = walk(puzzles.ARTICLE);
  await grove.open({ p: puzzles.ARTICLE, view: "watch", step: "0-moves" });
  await grove.press("End");
  await grove.expectCounts(countsOf(states[2523]!));
  for (let step = 2522; step > 2480; step -= 1) {
    await grove.press("ArrowLeft");
    await grove.expectCounts(countsOf(states[step]!));
  }
  await grove.expectLine(states[2481]!.board);
  for (let step = 2482; step <= 2490; step += 1) {
    await grove.press("ArrowRight");
    await grove.expectCounts(countsOf(states[step]!));
    await grove.expectLine(states[step]!.board);
  }
});

test("the first 60 steps of the tutorial's puzzle, and back", async ({ grove }) => {
  const { states } = walk(puzzles.TUTORIAL);
  await grove.open({ p: puzzles.TUTORIAL, view: "watch", step: "0-moves" });
  for (let step = 1; step <= 60; step += 1) {
    await grove.press("PageDown");
    await grove.expectCounts(countsOf(states[step]!));
  }
  await grove.expectLine(states[60]!.board);
  for (let step = 59; step >= 0; step -= 1) {
    await grove.press("PageUp");
    await grove.expectCounts(countsOf(states[step]!));
  }
  await grove.expectLine(states[0]!.board);
});

test("digit by digit, each event shows its sentence and its counts", async ({ grove }) => {
  const blocked = (digit: number, cell: number, house: string): string =>
    `Row 1, column ${cell}: ${digit} does not fit, because it is already in ${house}. Next we try ${digit + 1}.`;
  const legal = (digit: number, cell: number): string =>
    `Row 1, column ${cell}: ${digit} fits, because it is not yet in this row, column or box.`;
  // The sentence; tests and placements; the current cell, and the blocking one.
  const events: [string, number, number, string, string?][] = [
    [blocked(1, 1, "row 1"), 1, 0, "r1c1", "r1c9"],
    [blocked(2, 1, "row 1"), 2, 0, "r1c1", "r1c7"],
    [legal(3, 1), 3, 0, "r1c1"],
    ["Row 1, column 1 is the first empty cell: we write 3 (1 and 2 do not fit). Next cell: row 1, column 2.", 3, 1, "r1c1"],
    [blocked(1, 2, "row 1"), 4, 1, "r1c2", "r1c9"],
    [blocked(2, 2, "row 1"), 5, 1, "r1c2", "r1c7"],
    [blocked(3, 2, "row 1"), 6, 1, "r1c2", "r1c1"],
    [legal(4, 2), 7, 1, "r1c2"],
    ["Row 1, column 2 is the first empty cell: we write 4 (1 to 3 do not fit). Next cell: row 1, column 3.", 7, 2, "r1c2"],
    [blocked(1, 3, "row 1"), 8, 2, "r1c3", "r1c9"],
    [blocked(2, 3, "row 1"), 9, 2, "r1c3", "r1c7"],
    [blocked(3, 3, "row 1"), 10, 2, "r1c3", "r1c1"],
  ];
  const start = "51 empty cells. We start with row 1, column 1.";
  const shows = async ([sentence, tests, placements, current, blocker]: (typeof events)[0]) => {
    await expect(grove.sentence).toHaveText(sentence);
    await grove.expectCounts({
      placements,
      tests,
      undos: 0,
      nodes: placements + 1,
      solutions: 0,
      depth: placements,
      step: placements,
    });
    expect(await grove.cellsWith('data-part="current"')).toEqual([current]);
    expect(await grove.cellsWith('data-part="blocker"')).toEqual(blocker ? [blocker] : []);
  };
  await grove.open({ p: puzzles.ARTICLE, view: "watch" });
  await expect(grove.sentence).toHaveText(start);
  await grove.action("grain").selectOption("events");
  for (const event of events) {
    await grove.action("step").click();
    await shows(event);
  }
  for (const event of events.slice(0, -1).reverse()) {
    await grove.action("step-back").click();
    await shows(event);
  }
  await grove.action("step-back").click();
  await expect(grove.sentence).toHaveText(start);
  await grove.expectCounts(NOTHING);
});

test("a dead end and the undo that follows are described", async ({ grove }) => {
  const { deadEnds, states } = walk(puzzles.ARTICLE);
  await grove.open({ p: puzzles.ARTICLE, view: "watch", step: "0-moves" });
  for (const { step, tests } of deadEnds.slice(0, 3)) {
    await grove.action("next-dead-end").click();
    await grove.expectCounts({ ...countsOf(states[step]!), tests });
    await expect(grove.sentence).toHaveText(/^Dead end: no digit fits in row 1, column /u);
  }
  const { board, ...first } = states[6]!;
  await grove.action("to-start").click();
  for (let step = 1; step <= 6; step += 1) await grove.action("step").click();
  await grove.expectCounts(first);
  await grove.expectLine(board);
  await expect(grove.sentence).toHaveText(
    "Back at row 1, column 5: we erase 9, because it led to a dead end at row 1, column 8. " +
      "No other digit fits here, so we go back to row 1, column 4.",
  );
});

test("all solutions: exactly two are counted", async ({ grove }) => {
  const whole = walk(puzzles.TWO_SOLUTIONS, Infinity);
  const [first, second] = whole.states.filter(({ board }) => !board.includes("."));
  await grove.open({ p: puzzles.TWO_SOLUTIONS, view: "watch", to: "all" });
  await grove.press("n");
  await grove.expectCounts({ ...countsOf(first!), placements: 5331, undos: 5278, tests: 47765 });
  await expect(grove.sentence).toHaveText(
    "Solution 1: every cell is filled and no rule is broken. The search goes on, to look for more.",
  );
  await grove.press("n");
  await grove.expectCounts(countsOf(second!));
  await grove.expectLine(second!.board);
  await grove.press("n");
  await expect(grove.notice("no-further-solution")).toHaveText("There are no more solutions after this step.");
  await grove.expectCounts(countsOf(second!));
  await grove.press("End");
  await grove.expectCounts({ placements: 7255, undos: 7255, solutions: 2, depth: 0, step: 14510, tests: whole.tests });
  await expect(grove.sentence).toHaveText("The whole search tree has been searched: 2 solutions.");
});

test("the next solution is found past the goal", async ({ grove }) => {
  await grove.open({ p: puzzles.TWO_SOLUTIONS, view: "watch" });
  await grove.press("End");
  await grove.expectCounts({ placements: 5331, solutions: 1 });
  await grove.action("next-solution").click();
  await grove.expectCounts({ solutions: 2, depth: 53 });
});

test("the timeline can go to any step", async ({ grove }) => {
  const { states } = walk(puzzles.ARTICLE);
  await grove.open({ p: puzzles.ARTICLE, view: "watch" });
  await expect(grove.action("timeline")).toHaveAttribute("max", "2523");
  for (const step of [1000, 1, 2522, 7, 2523, 0]) {
    await grove.action("timeline").fill(String(step));
    await grove.expectCounts(countsOf(states[step]!));
    await grove.expectLine(states[step]!.board);
  }
});

test("play, pause, and play again from the start after the end", async ({ grove }) => {
  await grove.open({ p: puzzles.ARTICLE, view: "watch" });
  await grove.speed(SIXTY);
  await grove.action("play").click();
  await expect.poll(async () => (await grove.counts()).step).toBeGreaterThan(10);
  await grove.action("pause").click();
  const paused = await grove.counts();
  await grove.frames(20);
  expect(await grove.counts()).toEqual(paused);
  const { states } = walk(puzzles.ARTICLE);
  expect(paused).toEqual(countsOf(states[paused.step ?? 0]!));
  await grove.action("to-end").click();
  await grove.expectCounts({ step: 2523 });
  await grove.action("play").click();
  await expect.poll(async () => (await grove.counts()).step).toBeLessThan(1000);
});

for (const lang of LANGUAGES) {
  test(`${lang}: the sentence keeps its place, however long it is`, async ({ grove, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await grove.open({ p: puzzles.ARTICLE, view: "watch", lang });
    await grove.action("grain").selectOption("events");
    await grove.blur();
    const places = new Set<string>();
    for (let event = 0; event < 60; event += 1) {
      await grove.press("ArrowRight");
      await grove.frames(1);
      const box = (await page.locator(".sentence").boundingBox())!;
      const words = (await grove.sentence.boundingBox())!;
      places.add(`${box.y} ${box.height} ${words.y}`);
    }
    expect([...places]).toHaveLength(1);
  });
}

test("the notice about no further solution covers no menu and disappears", async ({ grove, page }) => {
  await grove.open({ p: puzzles.ARTICLE, view: "watch" });
  await grove.press("n");
  await grove.expectCounts({ step: 2523 });
  await grove.press("n");
  const notice = grove.notice("no-further-solution");
  await expect(notice).toHaveAttribute("data-tone", "passing");
  await expect(grove.action("goal")).toHaveValue("first");
  for (const [width, height] of [[1280, 800], [1024, 768], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    await grove.frames(2);
    const covered = await notice.evaluate((notice) => {
      const { left, right, top, bottom } = notice.getBoundingClientRect();
      return [...document.querySelectorAll("select, button, summary")]
        .filter((one) => !notice.contains(one) && !one.closest("[role=grid]"))
        .filter((one) => {
          const box = one.getBoundingClientRect();
          return box.width > 0 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        })
        .map((one) => one.getAttribute("data-action"));
    });
    expect(covered, `${width}×${height}`).toEqual([]);
  }
  await expect(notice).toHaveCount(0, { timeout: 9000 });
  await grove.press("n");
  await expect(notice).toHaveCount(1);
  await grove.press("+");
  await expect(notice).toHaveCount(0);
});
