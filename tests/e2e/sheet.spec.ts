// Puzzles for printing: made by the worker, laid out on pages.
import { expect, type Grove, test } from "./grove.ts";
import { make } from "./handout.ts";
import { ARTICLE, emptyBoard, NURU, PAPER } from "./puzzles.ts";

async function panel(grove: Grove, board: string, rules?: string): Promise<void> {
  await grove.open({ p: board, view: "play", ...(rules === undefined ? {} : { rules }) });
  await grove.action("side-new").click();
}

test("a sheet has puzzles, solutions and seeds, and is printed without the rest of the page", async ({ grove, page }) => {
  await panel(grove, ARTICLE);
  await grove.action("new-seed").fill("4711");
  await make(grove, 14);
  const dialog = page.locator("[data-handout-state]");
  await expect(dialog).toHaveAttribute("data-handout-pages", String(4 + 2));
  await expect(page.locator(".handout-paper figcaption").nth(1)).toHaveText("No. 2 · seed 4712");
  await grove.action("per-page-6").click();
  await expect(dialog).toHaveAttribute("data-handout-pages", String(3 + 2));
  await grove.action("page-after").click();
  await expect(page.locator(".handout-paper figcaption").first()).toContainText("No. 7");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator(".handout-print .handout-page")).toHaveCount(5);
  await expect(page.locator(".handout-print .handout-page").first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(grove.board).toBeHidden();
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/gu)).toHaveLength(5);
});

for (const [name, board] of [["article", ARTICLE], ["easy", NURU], ["4×4", PAPER]] as const) {
  test(`the puzzle on the board is printed to be searched by hand: ${name}`, async ({ grove, page }) => {
    await panel(grove, board);
    await grove.action("handout").click();
    await grove.action("handout-board").click();
    const dialog = page.locator("[data-handout-state=ready]");
    await expect(dialog).toHaveAttribute("data-handout-pages", "3");
    await expect(dialog.locator(".handout-kind")).toHaveText("The puzzle on the board");
    const paper = page.locator(".handout-paper");
    await expect(paper.locator(".handout-steps li")).toHaveCount(32);
    await expect(paper.locator(".printed-board")).toBeVisible();
    await grove.action("page-after").click();
    await expect(paper.locator(".printed-tree circle")).toHaveCount(12);
    await expect(paper.locator(".handout-questions li").last()).toBeInViewport({ ratio: 1 });
    await expect(paper.locator(".printed-tree circle + text:not(:empty)")).toHaveCount(0);
    await expect(paper.locator(".handout-questions li")).toHaveCount(4);
    await grove.action("page-after").click();
    await expect(paper.locator(".printed-tree circle + text:not(:empty)")).toHaveCount(12);
    await grove.action("handout-solutions-off").click();
    await expect(dialog).toHaveAttribute("data-handout-pages", "2");
    await page.emulateMedia({ media: "print" });
    const pdf = await page.pdf({ format: "A4" });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/gu)).toHaveLength(2);
  });
}

test("a board whose givens break a rule cannot be printed as an exercise", async ({ grove }) => {
  await panel(grove, `55${".".repeat(79)}`);
  await grove.action("handout").click();
  await expect(grove.action("handout-board")).toBeDisabled();
});

test("a sheet describes its puzzles, has a title, and may omit the solutions", async ({ grove, page }) => {
  await panel(grove, ARTICLE);
  await grove.action("difficulty").selectOption("medium");
  await grove.action("handout").click();
  await expect(page.locator(".handout-kind")).toHaveText("9 × 9 · medium · half-turn rotation");
  await grove.action("handout-title").fill("Year 7, <b>week</b> 12");
  await grove.action("handout-number").fill("5");
  await grove.action("handout-start").click();
  const dialog = page.locator("[data-handout-state=ready]");
  await expect(dialog).toHaveAttribute("data-handout-pages", String(2 + 1));
  await expect(page.locator(".handout-paper .handout-heading")).toHaveText("Year 7, <b>week</b> 12");
  await expect(page.locator(".handout-paper .handout-name")).toHaveText("Name:");
  await grove.action("page-after").click();
  await grove.action("page-after").click();
  await expect(page.locator(".handout-paper .handout-heading")).toHaveText("Year 7, <b>week</b> 12 · Solutions");
  await expect(page.locator(".handout-paper .handout-name")).toHaveCount(0);
  await grove.action("handout-solutions-off").click();
  await expect(dialog).toHaveAttribute("data-handout-pages", "2");
  await expect(page.locator(".handout-page-of")).toHaveText("Page 2 of 2");
  await expect(page.locator(".handout-file")).toContainText(".sdm");
  await grove.action("handout-exercises-on").click();
  await expect(dialog).toHaveAttribute("data-handout-pages", String(2 + 5));
  await grove.action("page-after").click();
  await grove.action("page-after").click();
  await expect(page.locator(".handout-paper .handout-steps li")).toHaveCount(32);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".handout-print .handout-page")).toHaveCount(7);
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/gu)).toHaveLength(7);
  await expect(page.locator(".handout-print .handout-heading").first()).toHaveText("Year 7, <b>week</b> 12");
});

test("invalid numbers are reported with the valid range", async ({ grove, page }) => {
  await panel(grove, ARTICLE);
  await grove.action("new-clues").fill("12");
  await expect(page.locator("#new-puzzle-words")).toContainText("from 17 to 80");
  await expect(grove.action("new-puzzle")).toBeDisabled();
  await grove.action("new-clues").fill("");
  await grove.action("handout").click();
  await grove.action("handout-number").fill("101");
  await expect(page.locator("#handout-words")).toContainText("from 1 to 100");
  await expect(grove.action("handout-start")).toBeDisabled();
});

test("making can be cancelled", async ({ grove, page }) => {
  // The largest boards: a hundred smaller ones would be finished before the button is clicked.
  await panel(grove, emptyBoard(16));
  await grove.action("handout").click();
  await grove.action("handout-number").fill("100");
  await grove.action("handout-start").click();
  await grove.action("handout-cancel").click();
  await expect(page.locator("[data-handout-state=working]")).toHaveCount(0);
});

test("the same seed makes the same puzzle, and the seed is shown", async ({ grove, page }) => {
  await panel(grove, ARTICLE);
  await grove.action("new-puzzle").click();
  const says = page.locator("#new-puzzle-words");
  await expect(says).toHaveAttribute("data-seed", /\d+/u);
  const seed = await says.getAttribute("data-seed");
  const line = await grove.line();
  await grove.action("new-seed").fill(seed!);
  await grove.action("undo").click();
  await grove.expectLine(ARTICLE);
  await grove.action("new-puzzle").click();
  await grove.expectLine(line);
});
