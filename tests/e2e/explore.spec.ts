// A tree opened by hand: choices, their previews, the machine's part, and links.
import { expect, type Grove, test } from "./grove.ts";
import { walk } from "./naive.ts";
import { ANTI_BACKTRACKING, ARTICLE, ARTICLE_SOLUTION, PAPER, emptyBoard } from "./puzzles.ts";

const SINGLES = "fewest/ascending/singles";

async function byHand(grove: Grove, fields: Record<string, string>): Promise<void> {
  await grove.open({ view: "watch", ...fields });
  await grove.action("explore").click();
  await expect(grove.action("explore")).toHaveAttribute("aria-pressed", "true");
  await expect(grove.page.locator("[data-explore]")).toBeVisible();
}

const state = (grove: Grove, word: string): Promise<void> =>
  expect(grove.page.locator("[data-explore]")).toHaveAttribute("data-explore", word);

const counted = (grove: Grove, counts: Record<string, number>): Promise<void> =>
  expect.poll(() => grove.counts()).toEqual(expect.objectContaining(counts));

test("a removal of a puzzle being made is searched by hand without a page that is too wide", async ({ grove, page }) => {
  await byHand(grove, { make: "7,5,4,none,minimal,any,nothing" });
  await expect(page.locator("[data-hole]")).toBeVisible();
  for (const [width, height] of [[1280, 800], [1024, 768], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    await grove.frames(3);
    const fits = (): Promise<boolean> =>
      page.evaluate(() => document.scrollingElement!.scrollWidth <= innerWidth);
    await expect.poll(fits, `${width}x${height}`).toBe(true);
    await expect(page.locator(".tree-viewport")).toBeVisible();
  }
});

test("a cell that no digit fits in is marked at once, and the last choice is to be undone", async ({ grove }) => {
  await byHand(grove, { p: ".........4....31" });
  await grove.action("choose-2").click();
  await expect(grove.cell("r4c1")).toHaveAttribute("data-part", "dead-end");
  await expect(grove.sentence).toContainText("Undo your last choice, 2 in row 1, column 1");
  await grove.blur();
  await grove.press("Backspace");
  await expect(grove.cell("r4c1")).not.toHaveAttribute("data-part", "dead-end");
});

test("digits are chosen and undone with keys and with the pointer", async ({ grove, page }) => {
  await byHand(grove, { p: PAPER });
  await expect(grove.cell("r1c1")).toHaveAttribute("data-part", "current");
  const open = page.locator(".explore-digit:not([data-outlook=none])");
  const first = (await open.first().locator(".explore-symbol").textContent())!;
  await open.first().click();
  await expect(grove.cell("r1c1")).toHaveAttribute("data-value", first);
  await expect(grove.cell("r1c1")).toHaveAttribute("data-origin", "own");
  await counted(grove, { "own-placements": 1, "own-undos": 0, "machine-placements": 0 });
  const said = await grove.sentence.textContent();
  await grove.blur();
  await grove.press("Backspace");
  await expect(grove.cell("r1c1")).toHaveAttribute("data-value", "");
  await counted(grove, { "own-placements": 1, "own-undos": 1 });
  await expect(grove.sentence).not.toHaveText(said!);
  await grove.press(first);
  await expect(grove.cell("r1c1")).toHaveAttribute("data-value", first);
  // Choosing an impossible digit is answered but changes nothing.
  const none = page.locator(".explore-digit[data-outlook=none]").first();
  const line = await grove.line();
  await none.click({ force: true });
  expect(await grove.line()).toBe(line);
});

test("the preview of a digit matches the result of choosing it", async ({ grove, page }) => {
  await byHand(grove, { p: ARTICLE, search: SINGLES });
  const offered = page.locator(".explore-digit[data-left]");
  const left = await offered.first().getAttribute("data-left");
  await offered.first().click();
  await expect(page.locator("[data-explore]")).toHaveAttribute("data-opened", "1");
  await expect(page.locator("[data-candidate=open]")).toHaveCount(Number(left));
});

test("the machine finishes a branch with the same counts as the search", async ({ grove, page }) => {
  await byHand(grove, { p: PAPER, to: "all" });
  const { placements, undos } = walk(PAPER, 1000).states.at(-1)!;
  await grove.action("finish-branch").click();
  await counted(grove, { "machine-placements": placements, "machine-undos": undos });
  await state(grove, "choosing");
  // Its nodes are few, so they are drawn.
  const drawing = page.locator("svg.tree-drawing");
  await expect(drawing).toHaveAttribute("data-folded", "0");
  await expect(drawing).toHaveAttribute("data-nodes", String(placements + 1));
});

test("a branch that takes long shows its progress and can be cancelled", async ({ grove, page }) => {
  await byHand(grove, { p: ANTI_BACKTRACKING, to: "all" });
  await grove.blur();
  await grove.press("End");
  await state(grove, "finishing");
  await expect(page.locator(".explore-progress")).toContainText(/\d/u);
  await grove.action("cancel-finish").click();
  await state(grove, "choosing");
  await expect(grove.action("finish-branch")).toBeEnabled();
});

test("forced digits are placed by the machine and undone with their choice", async ({ grove }) => {
  await byHand(grove, { p: ANTI_BACKTRACKING, search: SINGLES });
  await grove.blur();
  await grove.press("Space");
  await state(grove, "solved");
  await counted(grove, { "own-placements": 0, "machine-placements": 64 });
  await grove.expectLink({ explore: "-" });
  await grove.press("Control+z");
  await state(grove, "choosing");
  await counted(grove, { "machine-undos": 64 });
});

test("a click on a node goes there, making its choice if necessary", async ({ grove, page }) => {
  await byHand(grove, { p: PAPER });
  const open = page.locator("svg.tree-drawing .tree-labels text[data-state=open]");
  const before = await open.count();
  expect(before).toBeGreaterThan(0);
  const box = (await open.first().boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await counted(grove, { "own-placements": 1 });
  await grove.tree.focus();
  await grove.press("ArrowUp");
  await expect(grove.cell("r1c1")).toHaveAttribute("data-value", "");
  await grove.press("ArrowDown");
  await expect(grove.cell("r1c1")).not.toHaveAttribute("data-value", "");
});

test("a link holds the choices, and impossible ones are refused", async ({ grove, page }) => {
  await byHand(grove, { p: PAPER });
  await page.locator(".explore-digit:not([data-outlook=none])").first().click();
  const line = await grove.line();
  await expect.poll(() => page.url()).toContain("explore=11");
  const hash = new URL(page.url()).hash;
  await page.goto("about:blank");
  await grove.openHash(hash);
  await grove.expectLine(line);
  await grove.open({ p: PAPER, view: "watch", explore: "113" });
  await expect(grove.notice("link")).toContainText("113");
});

test("the user chooses the cell where the strategy allows it", async ({ grove }) => {
  await byHand(grove, { p: emptyBoard(16), search: "fewest/ascending/forward" });
  await grove.cell("r5c7").click();
  await expect(grove.cell("r5c7")).toHaveAttribute("data-part", "current");
  await grove.action("choose-G").click();
  await expect(grove.cell("r5c7")).toHaveAttribute("data-value", "G");
  await grove.action("start-over").click();
  await expect(grove.cell("r5c7")).toHaveAttribute("data-value", "");
});

test("the machine's solution is shown and closed by keys", async ({ grove }) => {
  await byHand(grove, { p: ARTICLE, search: SINGLES });
  await expect(grove.action("open-solution")).toBeDisabled();
  await grove.action("finish-branch").click();
  await expect(grove.sentence).toContainText("1 solution. “Show the solution”");
  await grove.action("open-solution").click();
  await grove.expectLine(ARTICLE_SOLUTION);
  await expect(grove.sentence).toContainText("it added 51 digits");
  await grove.action("leave-solution").click();
  await grove.expectLine(ARTICLE);
  await grove.blur();
  await grove.press("s");
  await grove.expectLine(ARTICLE_SOLUTION);
  await grove.press("s");
  await grove.expectLine(ARTICLE);
  await grove.press("Escape");
  await expect(grove.action("explore")).toHaveAttribute("aria-pressed", "false");
});

test("zoom buttons without effect are disabled", async ({ grove }) => {
  await grove.open({ p: ARTICLE, view: "watch" });
  for (const [mode, works] of [["list", false], ["path", true], ["constraints", false], ["drawing", true]] as const) {
    await grove.action(`tree-${mode}`).click();
    await expect(grove.page.locator(".tree-tools [data-action=zoom-in]")).toBeEnabled({ enabled: works });
  }
});
