// New puzzles: made by the worker, each with a unique solution, and removed by a single undo.
import { expect, test } from "./grove.ts";
import { walk } from "./naive.ts";
import { ARTICLE, PAPER, emptyBoard } from "./puzzles.ts";

const CHOSEN = { "new-shape": "6", difficulty: "hard", symmetry: "mirror", drawn: "cages" };

test("each difficulty makes a puzzle with a unique solution", async ({ grove }) => {
  await grove.open({ p: ARTICLE, view: "play" });
  await grove.action("side-new").click();
  await grove.action("symmetry").selectOption("none");
  let before = ARTICLE;
  for (const difficulty of ["easy", "medium", "hard", "unfair", "extreme", "cheap", "dear", "any"]) {
    await grove.action("difficulty").selectOption(difficulty);
    await grove.action("new-puzzle").click();
    await expect(grove.notice("made")).toBeVisible();
    await expect.poll(async () => grove.line()).not.toBe(before);
    before = await grove.line();
    await grove.action("solve").click();
    await expect(grove.verdict).toHaveAttribute("data-verdict", "unique");
    await grove.action("undo").click();
    await grove.expectLine(before);
  }
  await grove.action("undo").click();
  await expect.poll(async () => grove.line()).not.toBe(before);
});

test("a puzzle by technique needs that technique", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "play", lang: "en" });
  await grove.action("side-new").click();
  await grove.action("difficulty").selectOption("technique");
  await expect(grove.action("symmetry")).toHaveCount(0);
  await grove.action("technique").selectOption("xy-wing");
  await grove.action("new-puzzle").click();
  await expect(grove.notice("made")).toBeVisible();
  await expect(grove.action("watch-making")).toHaveCount(0);
  await grove.action("side-solutions").click();
  await grove.action("rate").click();
  await expect(page.locator("[data-technique=xy-wing]")).toBeVisible();
  await grove.action("side-new").click();
  await grove.action("difficulty").selectOption("easy");
  await expect(grove.action("symmetry")).toBeVisible();
});

test("Enter in the field of the seed makes the puzzle", async ({ grove }) => {
  await grove.open({ p: PAPER, view: "play" });
  await grove.action("side-new").click();
  await grove.action("new-seed").fill("42");
  await grove.action("new-seed").press("Enter");
  await expect(grove.notice("made")).toContainText("42");
  await expect.poll(async () => grove.line()).not.toBe(PAPER.replaceAll("0", "."));
  await expect(grove.action("new-seed")).toHaveValue("");
});

test("givens form the chosen pattern", async ({ grove }) => {
  await grove.open({ p: ARTICLE, view: "play" });
  await grove.action("side-new").click();
  await grove.action("symmetry").selectOption("rotation");
  await grove.action("new-puzzle").click();
  await expect(grove.notice("made")).toBeVisible();
  const givens = [...(await grove.line())].map((digit) => digit !== ".");
  expect(givens).toEqual(givens.toReversed());
});

test("a line above the pad says what is known of the puzzle, and moves nothing", async ({ grove, page }) => {
  const facts = page.locator(".puzzle-facts");
  await grove.open({ p: ARTICLE, view: "play", lang: "en" });
  const givens = [...ARTICLE].filter((digit) => /[1-9]/u.test(digit)).length;
  // The check scrolls to its result.
  const top = (): Promise<number> =>
    page.locator(".pad").evaluate((pad) => Math.round(pad.getBoundingClientRect().top + scrollY));
  await expect(facts).toHaveText(`${givens} givens`);
  for (const [width, height] of [[360, 560], [390, 844], [1280, 800]] as const) {
    await page.setViewportSize({ width, height });
    await grove.frames(2);
    const pad = await top();
    await grove.action("check").dispatchEvent("click");
    await expect(facts).toHaveText(`${givens} givens · one solution`);
    expect(await top()).toBe(pad);
    expect(await facts.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
  }
  await grove.action("side-new").click();
  await grove.action("difficulty").selectOption("medium");
  await grove.action("new-puzzle").click();
  await expect(grove.notice("made")).toBeVisible();
  await expect(facts).toHaveText(/^Medium · \d+ givens · one solution$/u);
});

test("what is known of a puzzle stays with it, after more digits and a reload", async ({ grove, page }) => {
  const facts = page.locator(".puzzle-facts");
  await grove.open({ p: ARTICLE, view: "play", lang: "en" });
  await grove.action("check").click();
  await expect(facts).toHaveText(/ givens · one solution$/u);
  await grove.cell("r1c1").click();
  await grove.press("1");
  await expect(grove.verdict).not.toHaveAttribute("data-check");
  await expect(facts).toHaveText(/ givens · one solution$/u);
  await page.reload();
  await grove.ready("[role=grid]", "en");
  await expect(grove.cell("r1c1")).toHaveAttribute("data-value", "1");
  await expect(facts).toHaveText(/ givens · one solution$/u);
  await grove.action("pen-clue").click();
  await grove.press("2");
  await expect(facts).toHaveText(/ givens$/u);
});

test("on a phone, a 16×16 board has the line, except beside the marks of a cell", async ({ grove, page }) => {
  const facts = page.locator(".puzzle-facts");
  for (const [width, height] of [[360, 560], [390, 844], [412, 915]] as const) {
    await page.setViewportSize({ width, height });
    await grove.open({ p: `12${".".repeat(254)}`, view: "play", lang: "en" });
    await grove.cell("r9c9").click();
    await expect(facts).toBeVisible();
    await expect(facts).toHaveText("2 givens · several solutions");
    await grove.press("Shift+Digit3");
    await expect(facts).toBeHidden();
    await grove.press("Shift+Digit3");
    await expect(facts).toBeVisible();
  }
});

test("the line names the rules, and counts cages and thermometers", async ({ grove, page }) => {
  const facts = page.locator(".puzzle-facts");
  await grove.open({ p: ".".repeat(81), rules: "cage-3-1112.thermo-212223", view: "play", lang: "en" });
  await expect(facts).toHaveText("1 cage · 1 thermometer · several solutions");
  await grove.open({ p: `1${".".repeat(80)}`, rules: "falling.rising.knight", view: "play", lang: "en" });
  await expect(facts).toHaveText(/^both diagonals · anti-knight · 1 given/u);
  await grove.open({ p: `1${".".repeat(80)}`, rules: "rising", view: "play", lang: "en" });
  await expect(facts).toHaveText(/^rising diagonal · 1 given/u);
});

test("a board of another size gets puzzles of that size, and impossible wishes are explained", async ({ grove, page }) => {
  await grove.open({ p: PAPER, view: "play" });
  await grove.action("side-new").click();
  await grove.action("difficulty").selectOption("easy");
  await grove.action("new-puzzle").click();
  await expect(grove.notice("made")).toBeVisible();
  const line = await grove.line();
  expect(line).toHaveLength(16);
  expect(walk(line, Infinity).solutions).toHaveLength(1);
  await grove.action("difficulty").selectOption("hard");
  await expect(page.locator(".new-puzzle-words")).toContainText("There are no harder 4×4 puzzles");
  await expect(grove.action("new-puzzle")).toBeDisabled();
  await grove.expectLine(line);
});

test("a new puzzle keeps the rules of the board, and can have cages", async ({ grove }) => {
  await grove.open({ p: emptyBoard(9), rules: "windoku", view: "play" });
  await grove.action("side-new").click();
  await grove.action("difficulty").selectOption("any");
  await grove.action("new-puzzle").click();
  await expect(grove.notice("made")).toBeVisible();
  await expect(grove.page.locator(".board")).toHaveAttribute("data-rules", "windoku");
  await grove.action("new-rules").click();
  await grove.action("drawn").selectOption("cages");
  await grove.action("new-shape").selectOption("6");
  await grove.action("new-puzzle").click();
  await expect(grove.page.locator(".board")).toHaveAttribute("data-rules", /^cage-/u);
  await grove.action("solve").click();
  await expect(grove.verdict).toHaveAttribute("data-verdict", "unique");
});

test("the making of a puzzle can be replayed, each removal with the search that decides it", async ({ grove, page }) => {
  await grove.open({ p: PAPER, view: "play" });
  await grove.action("side-new").click();
  await grove.action("difficulty").selectOption("any");
  await grove.action("symmetry").selectOption("none");
  await grove.action("new-seed").fill("4711");
  await grove.action("new-puzzle").click();
  await expect(grove.notice("made")).toBeVisible();
  const made = await grove.line();
  await grove.action("watch-making").click();
  const strip = page.locator("[data-making=told]");
  await expect(strip).toHaveAttribute("data-hole", "1");
  const holes = Number(await strip.getAttribute("data-holes"));
  expect(holes).toBe(16);
  await expect(grove.action("previous-hole")).toBeDisabled();
  await grove.action("next-hole").focus();
  for (let hole = 1; hole <= holes; hole += 1) {
    await expect(strip).toHaveAttribute("data-hole", String(hole));
    const line = await grove.line();
    const [cell] = await grove.cellsWith("data-in-hole");
    await expect(grove.cell(cell ?? "")).toHaveAttribute("data-value", "");
    const solutions = Math.min(walk(line, Infinity).solutions.length, 2);
    await expect(strip).toHaveAttribute("data-hole-solutions", String(solutions));
    await expect(strip).toHaveAttribute("data-hole-verdict", solutions === 1 ? "dug" : "ambiguous");
    await grove.action("to-end").click();
    await grove.expectCounts({ solutions });
    if (hole < holes) await grove.action("next-hole").press("Enter");
  }
  await expect(grove.action("next-hole")).toBeDisabled();
  await expect(strip).toHaveAttribute("data-givens", String(made.replaceAll(".", "").length));
  // The address is written with a delay.
  await expect.poll(() => decodeURIComponent(page.url())).toContain(`,${holes},`);
  await page.reload();
  await expect(strip).toHaveAttribute("data-hole", String(holes));
  await grove.action("close-making").click();
  await expect(strip).toHaveCount(0);
  await grove.action("view-play").click();
  await grove.expectLine(made);
});

test("choosing the next puzzle moves nothing, and leaves what is said of the last one", async ({ grove, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await grove.open({ p: ARTICLE, view: "play" });
  await grove.action("side-new").click();
  await grove.action("difficulty").selectOption("easy");
  await grove.action("new-puzzle").click();
  await expect(grove.notice("made")).toBeVisible();
  const words = page.locator(".new-puzzle-words");
  const places = (): Promise<(string | null)[]> =>
    page.locator(".new-puzzle :is(button, select, input, p)").evaluateAll((all) =>
      all.map((it) => {
        const { x, y, width } = it.getBoundingClientRect();
        return `${it.getAttribute("data-action")} ${x},${y + scrollY},${width}`;
      }),
    );
  await grove.action("side-new").click();
  const [said, before] = [await words.textContent(), await places()];
  for (const difficulty of ["hard", "any", "easy"]) {
    await grove.action("difficulty").selectOption(difficulty);
    expect(await places()).toEqual(before);
    await expect(words).toHaveText(said!);
  }
  await expect(grove.action("watch-making")).toBeVisible();
  await expect(grove.action("copy-seed")).toBeVisible();
});

test("the choices for new puzzles survive a reload, except for the seed", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "play" });
  await grove.action("side-new").click();
  for (const [menu, choice] of Object.entries(CHOSEN)) {
    await grove.action(menu).selectOption(choice);
  }
  await grove.action("new-clues").fill("20");
  await grove.action("new-seed").fill("4711");
  await page.reload();
  await grove.action("side-new").click();
  for (const [menu, choice] of Object.entries({ ...CHOSEN, "new-clues": "20", "new-seed": "" })) {
    await expect(grove.action(menu)).toHaveValue(choice);
  }
});
