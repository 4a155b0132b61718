// Puzzles to be printed: made by the worker, laid out on pages, saved, and every one
// proved to have one solution by a search that has nothing to do with the page's.
import { readFileSync } from "node:fs";
import { expect, type Grove, test } from "./grove.ts";
import { countSolutions } from "./oracle.ts";
import { ARTICLE, emptyBoard } from "./puzzles.ts";

/** Opens the dialog and has so many puzzles made. */
async function make(grove: Grove, number: number): Promise<void> {
  await grove.action("handout").click();
  await grove.action("handout-number").fill(String(number));
  await grove.action("handout-start").click();
  await expect(grove.page.locator("[data-handout-state=ready]")).toHaveAttribute(
    "data-handout-made",
    String(number),
    { timeout: 60_000 },
  );
}

/** The lines of the file that the page saves. */
async function saved(grove: Grove): Promise<{ name: string; lines: string[] }> {
  const [download] = await Promise.all([
    grove.page.waitForEvent("download"),
    grove.action("handout-save").click(),
  ]);
  const text = readFileSync(await download.path(), "utf8");
  return { name: download.suggestedFilename(), lines: text.trimEnd().split("\n") };
}

async function panel(grove: Grove, board: string, rules?: string): Promise<void> {
  await grove.open({ p: board, view: "play", ...(rules === undefined ? {} : { rules }) });
  await grove.action("side-new").click();
}

test("a sheet has its puzzles, its solutions and their seeds, and is printed alone", async ({ grove, page }) => {
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

test("what is typed wrong is told with its range", async ({ grove, page }) => {
  await panel(grove, ARTICLE);
  await grove.action("new-clues").fill("12");
  await expect(page.locator("#new-puzzle-says")).toContainText("from 17 to 81");
  await expect(grove.action("new-puzzle")).toBeDisabled();
  await grove.action("new-clues").fill("");
  await grove.action("handout").click();
  await grove.action("handout-number").fill("101");
  await expect(page.locator("#handout-says")).toContainText("from 1 to 100");
  await expect(grove.action("handout-start")).toBeDisabled();
});

test("making can be cancelled", async ({ grove, page }) => {
  // The largest boards: a hundred smaller ones are made before a hand is at the button.
  await panel(grove, emptyBoard(16));
  await grove.action("handout").click();
  await grove.action("handout-number").fill("100");
  await grove.action("handout-start").click();
  await grove.action("handout-cancel").click();
  await expect(page.locator("[data-handout-state=working]")).toHaveCount(0);
});

test("the same seed makes the same puzzle, and its seed is shown", async ({ grove, page }) => {
  await panel(grove, ARTICLE);
  await grove.action("new-puzzle").click();
  const says = page.locator("#new-puzzle-says");
  await expect(says).toHaveAttribute("data-seed", /\d+/u);
  const seed = await says.getAttribute("data-seed");
  const line = await grove.line();
  await grove.action("new-seed").fill(seed!);
  await grove.action("undo").click();
  await grove.expectLine(ARTICLE);
  await grove.action("new-puzzle").click();
  await grove.expectLine(line);
});

const KINDS: [size: number, difficulties: string[]][] = [
  [4, ["singles", "any"]],
  [6, ["singles", "pairs", "any"]],
  [9, ["singles", "pairs", "beyond", "any"]],
];

for (const [size, difficulties] of KINDS) {
  test(`two hundred puzzles of each kind of size ${size} have one solution`, async ({ grove }) => {
    test.slow();
    await panel(grove, emptyBoard(size));
    await grove.action("symmetry").selectOption("none");
    for (const difficulty of difficulties) {
      await grove.action("difficulty").selectOption(difficulty);
      const puzzles = new Set<string>();
      for (const seed of [1, 101]) {
        await grove.action("new-seed").fill(String(seed));
        await make(grove, 100);
        const { lines } = await saved(grove);
        expect(lines).toHaveLength(100);
        for (const line of lines) {
          expect(countSolutions(line, 2), line).toBe(1);
          puzzles.add(line);
        }
        await grove.press("Escape");
      }
      expect(puzzles.size).toBeGreaterThan(size === 4 ? 100 : 195);
    }
  });
}
