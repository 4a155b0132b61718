// The solutions of a puzzle: counting, walking through, estimating, the digits that occur, and the
// fewest givens that contradict each other if there is none.
import { expect, type Grove, LANGUAGES, test } from "./grove.ts";
import { ARTICLE, dotted, emptyBoard } from "./puzzles.ts";
import { countSolutions } from "./sat.ts";
import { countTraffic, holdBack, release } from "./traffic.ts";

/** The first row has no place for 4. */
const CONTRADICTORY = "123....4........";

async function openSolutions(grove: Grove, p: string, fields = {}): Promise<void> {
  await grove.open({ p, view: "play", ...fields });
  await grove.action("side-solutions").click();
}

test("counting: 4x4 to the end, 9x9 up to a limit, and until it is stopped", async ({ grove, page }) => {
  const count = page.locator("[data-count-state]");
  await openSolutions(grove, emptyBoard(4), { lang: "en" });
  await expect(count).toHaveAttribute("data-count-state", "idle");
  await expect(grove.action("count-limit")).toHaveValue("1000000");
  await grove.action("count").click();
  await expect(count).toHaveAttribute("data-count-state", "exact");
  await expect(count).toHaveAttribute("data-count", "288");
  await expect(count).toContainText("Exactly 288 solutions.");
  await grove.open({ p: emptyBoard(9), view: "play", lang: "en" });
  await expect(count).toHaveAttribute("data-count-state", "idle");
  await grove.action("count-limit").selectOption("1000");
  await grove.action("count").click();
  await expect(count).toHaveAttribute("data-count-state", "at-least");
  await expect(count).toContainText("At least 1,000 solutions: the count stopped at its limit.");
  await expect(count).toContainText("An estimate shows roughly how many there are.");
  await grove.action("count-limit").selectOption("all");
  await grove.action("count").click();
  await expect(count).toHaveAttribute("data-count", /^\d{4,}$/u);
  await grove.action("cancel-count").click();
  await expect(count).toHaveAttribute("data-count-state", "at-least");
  await expect(count).toContainText(/At least [\d,]+ solutions: the count was stopped\./u);
});

test("solutions are visited in both directions, by number and at random", async ({ grove, page }) => {
  const walk = page.locator("form[data-total], form.solutions-part");
  const at = async (nth: number): Promise<string> => {
    await expect(walk).toHaveAttribute("data-solution", String(nth));
    await expect.poll(() => grove.line()).toMatch(/^[1-4]{16}$/u);
    return grove.line();
  };
  await openSolutions(grove, emptyBoard(4), { lang: "en" });
  await expect(grove.action("previous-solution")).toBeDisabled();
  await grove.action("first-solution").click();
  const first = await at(1);
  expect(first).toBe("1234341221434321");
  await grove.action("following-solution").click();
  const second = await at(2);
  expect(second > first).toBe(true);
  await grove.action("previous-solution").click();
  expect(await at(1)).toBe(first);
  await grove.action("solution-number").fill("288");
  await grove.press("Enter");
  expect(await at(288)).toBe("4321214334121234");
  await grove.action("following-solution").click();
  await expect(walk).toContainText("There is no such solution: the puzzle has 288 solutions.");
  await expect(grove.action("following-solution")).toBeDisabled();
  await grove.action("random-solution").click();
  await expect(walk).toContainText(/^.*Solution \d+ of 288, chosen at random/u);
  await grove.action("solution-number").fill("seven");
  await grove.action("go-to-solution").click();
  await expect(grove.action("solution-number")).toHaveAttribute("aria-invalid", "true");
  await expect(grove.action("solution-number")).toHaveValue("seven");
  await grove.action("board-own").click();
  await grove.expectLine(emptyBoard(4));
});

test("an estimate is shown with its standard error, its probes and the exact number", async ({ grove, page }) => {
  await openSolutions(grove, emptyBoard(9), { lang: "en" });
  await grove.action("estimate").click();
  const estimate = page.locator("[data-estimate-state]");
  await expect.poll(async () => Number(await estimate.getAttribute("data-probes"))).toBeGreaterThan(500);
  await grove.action("cancel-estimate").click();
  await expect(estimate).toHaveAttribute("data-estimate-state", "idle");
  const mean = Number(await estimate.getAttribute("data-estimate"));
  const spread = Number(await estimate.getAttribute("data-spread"));
  expect(spread).toBeGreaterThan(0);
  expect(Math.abs(mean / 6670903752021072936960 - 1)).toBeLessThan(6 * spread + 0.02);
  await expect(page.locator("[data-known-count]")).toHaveText("Exact number: 6,670,903,752,021,072,936,960.");
  await expect(estimate).toContainText(/≈ \d\.\d\d\s×\s10²¹, standard error [\d.]+%, [\d,]+ probes\./u);
});

test("each digit that occurs is shown in its cell, with the number of its solutions", async ({ grove, page }) => {
  await openSolutions(grove, `3${emptyBoard(4).slice(1)}`, { lang: "en" });
  await grove.action("board-candidates").click();
  await expect(page.locator("[data-candidates-state]")).toHaveAttribute("data-candidates-state", "known");
  await expect(grove.cell("r1c2").locator("[data-candidate=open]")).toHaveText(["1", "2", "4"]);
  await grove.cell("r1c2").click();
  await expect(page.locator("[data-occurring]")).toHaveText(["24", "24", "24"]);
  await expect(grove.cell("r1c2")).toHaveAccessibleName(
    "row 1, column 2: empty, 1 in 24 solutions, 2 in 24 solutions, 4 in 24 solutions",
  );
  await expect(grove.cell("r1c1")).toHaveAttribute("data-value", "3");
});

test("without a solution, the fewest contradicting givens are marked", async ({ grove, page }) => {
  await grove.open({ p: CONTRADICTORY, view: "play", lang: "en" });
  await grove.action("solve").click();
  await expect(grove.verdict).toHaveAttribute("data-verdict", "impossible");
  await grove.action("why-none").click();
  const found = page.locator("[data-contradiction-state]");
  await expect(found).toHaveAttribute("data-contradiction-state", "smallest");
  await expect(found).toHaveAttribute("data-contradiction", "3");
  await expect(found).toContainText(
    "3 givens alone already make the puzzle impossible; no smaller set does: r1c1 1, r1c2 2, r2c4 4.",
  );
  expect(await grove.cellsWith("data-contradicts")).toEqual(["r1c1", "r1c2", "r2c4"]);
  await grove.action("side-puzzle").click();
  await grove.action("size-4").click();
  expect(await grove.cellsWith("data-contradicts")).toEqual([]);
});

test("a count of 0 also leads to the contradiction", async ({ grove, page }) => {
  await openSolutions(grove, CONTRADICTORY);
  await grove.action("count").click();
  await expect(page.locator("[data-count]")).toHaveAttribute("data-count", "0");
  await grove.action("contradiction").click();
  await expect(page.locator("[data-contradiction]")).toHaveAttribute("data-contradiction", "3");
});

test("under other rules, the contradicting givens are as few as possible", async ({ grove, page }) => {
  await openSolutions(grove, "1..2..........43", { rules: "falling.rising", lang: "en" });
  await grove.action("count").click();
  await grove.action("contradiction").click();
  const found = page.locator("[data-contradiction-state]");
  await expect(found).toHaveAttribute("data-contradiction-state", "smallest");
  await expect(found).toContainText(
    "3 givens alone already make the puzzle impossible; no smaller set does: r1c1 1, r1c4 2, r4c3 4.",
  );
  expect(await grove.cellsWith("data-contradicts")).toEqual(["r1c1", "r1c4", "r4c3"]);
});

test("under other rules, solutions are counted, estimated and visited", async ({ grove, page }) => {
  await openSolutions(grove, emptyBoard(4), { rules: "falling", lang: "en" });
  await grove.action("estimate").click();
  const estimate = page.locator("[data-estimate-state]");
  await expect.poll(async () => Number(await estimate.getAttribute("data-probes"))).toBeGreaterThan(500);
  await expect(estimate).toHaveAttribute("data-estimate-state", "idle", { timeout: 20_000 });
  const [mean, spread] = [await estimate.getAttribute("data-estimate"), await estimate.getAttribute("data-spread")];
  expect(Math.abs(Number(mean) / 48 - 1)).toBeLessThan(6 * Number(spread) + 0.001);
  await grove.action("count").click();
  await expect(page.locator("[data-count]")).toHaveAttribute("data-count", "48");
  await grove.action("first-solution").click();
  await expect.poll(() => grove.line()).toMatch(/^[1-4]{16}$/u);
  await grove.action("board-candidates").click();
  await expect(page.locator("[data-candidates-state]")).toHaveAttribute("data-candidates-state", "known");
  await expect(grove.cell("r1c2").locator("[data-candidate=open]")).toHaveText(["1", "2", "3", "4"]);
  await grove.cell("r1c2").click();
  await expect(page.locator("[data-occurring]")).toHaveCount(4);
  await expect(page.locator("[data-occurring]").first()).toContainText("12");
});

test("a random solution is uniform if all can be counted, and is labeled otherwise", async ({ grove, page }) => {
  const walk = page.locator("form.solutions-part");
  for (const rules of [undefined, "windoku"]) {
    await openSolutions(grove, emptyBoard(9), { lang: "en", ...(rules === undefined ? {} : { rules }) });
    await grove.action("random-solution").click();
    await expect(walk).toHaveAttribute("data-draw", "guessed", { timeout: 30_000 });
    await expect(walk).toContainText("some solutions are more likely than others");
    const first = await grove.line();
    expect(await countSolutions(first, 2, rules)).toBe(1);
    await grove.action("random-solution").click();
    await expect.poll(() => grove.line(), { timeout: 30_000 }).not.toBe(first);
    await page.goto("about:blank");
  }
  await openSolutions(grove, emptyBoard(4), { lang: "en" });
  await grove.action("random-solution").click();
  await expect(walk).toHaveAttribute("data-draw", "evenly");
  await expect(walk).toContainText(/Solution \d+ of 288, chosen at random; every solution had the same chance\./u);
});

test("keys type a number into its field, and digits onto the user's board", async ({ grove, page }) => {
  await openSolutions(grove, emptyBoard(4), { lang: "en" });
  await grove.action("solution-number").focus();
  await page.keyboard.type("17");
  await grove.press("Enter");
  await expect(page.locator("form[data-solution]")).toHaveAttribute("data-solution", "17");
  await grove.cell("r1c1").click();
  await grove.press("Shift+ArrowRight", "ArrowLeft", "4");
  await expect(grove.action("board-own")).toHaveAttribute("aria-pressed", "true");
  await grove.expectLine(`4${emptyBoard(4).slice(1)}`);
});

test.describe("with the browser's own clipboard", () => {
  // The browser parses the copied HTML, and the page's policy forbids its inline styles there.
  test.use({
    permissions: ["clipboard-read", "clipboard-write"],
    tolerated: /inline style|style-src/u,
  });

  test("the solution on the board is copied as a table and as text", async ({ grove }) => {
    await openSolutions(grove, dotted(ARTICLE));
    await grove.action("first-solution").click();
    await expect.poll(() => grove.line()).toMatch(/^[1-9]{81}$/u);
    const line = await grove.line();
    await grove.action("copy-board").click();
    await expect(grove.notice("copied")).toBeVisible();
    const { html, text } = await grove.copiedTable();
    expect(text.replace(/\s/gu, "")).toBe(line);
    expect(html.match(/<td/gu)).toHaveLength(81);
  });
});

for (const lang of LANGUAGES) {
  test(`nothing is wider than the screen: ${lang}`, async ({ grove, page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await countTraffic(page);
    await openSolutions(grove, emptyBoard(9), { lang });
    await grove.action("count-limit").selectOption("1000");
    await grove.action("count").click();
    await expect(page.locator("[data-count-state]")).toHaveAttribute("data-count-state", "at-least");
    await grove.action("estimate").click();
    await expect(page.locator("[data-probes]")).toBeVisible();
    await grove.action("cancel-estimate").click();
    await grove.action("board-candidates").click();
    await expect(grove.cell("r9c9").locator("[data-candidate=open]")).toHaveCount(9);
    // What is about to be cancelled must not finish before that.
    await holdBack(page);
    await grove.action("cancel-candidates").click();
    await release(page);
    await grove.cell("r1c1").click();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.scrollingElement!.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
  });
}
