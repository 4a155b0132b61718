/** A dead end and a solution are stops between two numbered steps. */
import { expect, type Grove, test } from "./grove.ts";
import { countsOf, walk } from "./naive.ts";
import { ARTICLE } from "./puzzles.ts";

const { deadEnds, states } = walk(ARTICLE);
const WATCH = { p: ARTICLE, view: "watch", lang: "en" };
const DEAD_END =
  "Dead end: no digit fits in row 1, column 8, because each is already in its row, column or box. " +
  "An earlier digit must be changed: we go back, step by step, first to row 1, column 5, the last one placed.";

/** Expects the dead end of r1c8 after step 5, as a pupil sees it. */
async function expectDeadEnd(grove: Grove): Promise<void> {
  const { page } = grove;
  const first = deadEnds[0]!;
  expect(first.step).toBe(5);
  // The number of the step and the counts of placements stay; only checks were made.
  await grove.expectCounts({ ...countsOf(states[5]!), tests: first.tests });
  await expect(grove.cell("r1c8")).toHaveAttribute("data-part", "dead-end");
  await expect(grove.cell("r1c8")).toHaveAccessibleName(/dead end, no digit fits/u);
  await expect(grove.cell("r1c8").locator("[data-candidate=gone]")).toHaveCount(9);
  await expect(page.locator('.flag[data-state="blocked"]')).toHaveCount(9);
  await expect(page.locator(".dead-end-arcs path")).toHaveCount(9);
  await expect(grove.sentence).toHaveText(DEAD_END);
  await expect(page.locator(".sentence")).toHaveAttribute("data-event", "dead-end");
  // The number is that of the step before, and of the checks since.
  await expect(page.locator(".step-box")).toHaveAttribute("data-stop", "dead-end");
  await expect(grove.action("go-to-step")).toHaveValue("5.10");
}

test("the first dead end of the article is a stop between steps 5 and 6", async ({ grove, page }) => {
  await grove.open({ ...WATCH, step: 5 });
  await expect(grove.action("grain")).toHaveValue("stops");
  await expect(page.locator(".dead-end-arcs")).toHaveCount(0);
  await grove.press("ArrowRight");
  await expectDeadEnd(grove);
  // Each digit is blocked by an equal one in the row, column or box, and names it.
  const blockers = page.locator('.cell[data-part="blocker"]');
  const values = await blockers.evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-value")));
  expect(values.toSorted().join("")).toBe("123456789");
  const places = await blockers.evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-cell")!));
  for (const place of places) {
    const [row, column] = [Number(place[1]), Number(place[3])];
    expect(row === 1 || column === 8 || (row <= 3 && column >= 7), place).toBe(true);
  }
  await expect(page.locator('.flag[data-digit="1"] button')).toHaveAttribute("title", / 1 does not fit, because it is already in /u);

  await grove.press("ArrowRight");
  await grove.expectCounts(countsOf(states[6]!));
  await expect(page.locator(".dead-end-arcs")).toHaveCount(0);
  await expect(page.locator(".sentence")).not.toHaveAttribute("data-event");
  await expect(page.locator(".step-box")).not.toHaveAttribute("data-stop");
  await grove.press("ArrowLeft");
  await expectDeadEnd(grove);
  await grove.press("ArrowLeft");
  await grove.expectCounts(countsOf(states[5]!));
  await expect(page.locator('[data-part="dead-end"]')).toHaveCount(0);

  // The number leads back to it.
  await grove.action("go-to-step").fill("5.10");
  await grove.press("Enter");
  await expectDeadEnd(grove);
  await expect(grove.action("grain")).toHaveValue("stops");
});

test("the nine struck digits of the cell are inside its frame on a small screen", async ({ grove, page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await grove.open({ ...WATCH, step: "5.10-stops" });
  await expect(grove.cell("r1c8")).toHaveAttribute("data-part", "dead-end");
  const { cell, frame, digits } = await grove.cell("r1c8").evaluate((cell) => {
    const size = (side: string): number => Number.parseFloat(getComputedStyle(cell, "::after").getPropertyValue(side));
    const box = ({ left, top, right, bottom }: DOMRect): number[] => [left, top, -right, -bottom];
    return {
      cell: box(cell.getBoundingClientRect()),
      frame: size("top") + size("border-top-width"),
      digits: [...cell.querySelectorAll("[data-candidate]")].map((it) => box(it.getBoundingClientRect())),
    };
  });
  expect(digits).toHaveLength(9);
  for (const digit of digits) {
    for (const [side, edge] of digit.entries()) expect(edge - cell[side]!).toBeGreaterThanOrEqual(frame - 0.01);
  }
});

test("a dead end survives its link and a reload", async ({ grove, page }) => {
  await grove.open({ ...WATCH, step: 5 });
  await grove.press("ArrowRight");
  await grove.expectLink({ step: "5.10-stops" });
  await page.reload();
  await expectDeadEnd(grove);
  await expect(grove.action("grain")).toHaveValue("stops");
  await grove.press("ArrowRight");
  await grove.expectLink({ step: 6 });
});

test("who wants it fast steps from move to move", async ({ grove, page }) => {
  await grove.open({ ...WATCH, step: 5 });
  await grove.action("grain").selectOption("moves");
  await grove.blur();
  await grove.press("ArrowRight");
  await grove.expectCounts(countsOf(states[6]!));
  await grove.expectLink({ step: "6-moves" });
  await page.reload();
  await expect(grove.action("grain")).toHaveValue("moves");
  await grove.press("ArrowLeft");
  await grove.expectCounts(countsOf(states[5]!));
});

test("the solution is a stop, and the counts at the end stay", async ({ grove, page }) => {
  await grove.open({ ...WATCH, step: 2522 });
  await grove.press("ArrowRight");
  await grove.expectCounts({ step: 2523, placements: 1287, solutions: 0 });
  await grove.press("ArrowRight");
  await grove.expectCounts(countsOf(states[2523]!));
  await expect(page.locator(".sentence")).toHaveAttribute("data-event", "solution");
  await grove.expectLink({ step: 2523 });
  await grove.press("ArrowLeft");
  await grove.expectCounts({ step: 2523, solutions: 0 });
  await grove.expectLink({ step: "2523.0-stops" });
  await page.reload();
  await grove.expectCounts({ step: 2523, placements: 1287, solutions: 0 });
});
