// Puzzles as text: pasted anywhere in any format, and copied.
import { expect, test } from "./grove.ts";
import { ARTICLE, NURU, PAPER, TUTORIAL, dotted, emptyBoard, rows } from "./puzzles.ts";

const RULE = "+---+---+---+";
/** A board in the format of the article's listing. */
const boxed = (line: string): string =>
  [0, 3, 6]
    .flatMap((top) => [
      RULE,
      ...rows(line)
        .slice(top, top + 3)
        .map((row) => `|${row.slice(0, 3)}|${row.slice(3, 6)}|${row.slice(6)}|`),
    ])
    .concat(RULE)
    .join("\n");
const numbers = (line: string): number[][] => rows(line).map((row) => [...row].map(Number));

/** A board in the tutorial's format: `5,3,0, 0,7,0, 0,0,0` per row. */
const threes = (line: string): string =>
  numbers(line)
    .map((row) => [row.slice(0, 3), row.slice(3, 6), row.slice(6)].join(", "))
    .join("\n");
const program = (line: string): string =>
  `board = [\n${numbers(line).map((row) => `    [${row.join(", ")}],`).join("\n")}\n]\n`;
const sheet = (line: string): string =>
  numbers(line).map((row) => row.map((digit) => digit || "").join("\t")).join("\n");

const HEX = `0.23${".".repeat(11)}F${".".repeat(240)}`;
const FROM_ONE = `1.34${".".repeat(11)}G${".".repeat(240)}`;
const LETTERS = `123G${".".repeat(12)}..AB${".".repeat(236)}`;

/** Name, text, notice, board. No board appears twice in a row. */
const FORMATS = [
  ["a line with noughts", ARTICLE, "one line: 30 givens.", ARTICLE],
  ["a line with dots", `\n  ${dotted(TUTORIAL)}\r\n`, "one line: 30 givens.", TUTORIAL],
  ["rows", rows(ARTICLE).join("\n"), "rows: 30 givens.", ARTICLE],
  ["a line with asterisks", TUTORIAL.replaceAll("0", "*"), "one line: 30 givens.", TUTORIAL],
  ["Windows line ends", rows(dotted(NURU)).join("\r\n"), "rows: 32 givens.", NURU],
  ["the article's box", boxed(ARTICLE), "a text grid: 30 givens.", ARTICLE],
  ["another box", boxed(dotted(NURU)).replaceAll(RULE, "|---+---+---|"), "a text grid: 32 givens.", NURU],
  ["comma rows", numbers(TUTORIAL).join("\n"), "rows of separated cells: 30 givens.", TUTORIAL],
  ["lists", JSON.stringify(numbers(NURU)), "lists of numbers: 32 givens.", NURU],
  ["the tutorial's rows", threes(TUTORIAL), "rows of separated cells: 30 givens.", TUTORIAL],
  ["a program", program(NURU), "lists of numbers: 32 givens.", NURU],
  ["a spreadsheet", sheet(ARTICLE), "rows of separated cells: 30 givens.", ARTICLE],
  ["4×4", rows(PAPER).join("\n"), "rows: 4 givens.", PAPER],
  ["6×6", `1${".".repeat(34)}6`, "one line: 2 givens.", `1${".".repeat(34)}6`],
  ["16×16 with letters", LETTERS, "one line: 6 givens.", LETTERS],
  ["16×16 from 0", HEX, "one line: 4 givens. Its digits 0 to F became 1 to G.", FROM_ONE],
] as const;

for (const view of ["play", "watch"]) {
  test(`every format pasted anywhere, in ${view}`, async ({ grove }) => {
    await grove.open({ p: emptyBoard(4), view });
    for (const [name, text, notice, line] of FORMATS) {
      await test.step(name, async () => {
        await grove.paste(text);
        await grove.expectLine(line);
        await expect(grove.notice("read")).toHaveText(`Loaded as ${notice}`);
        await expect(grove.dialog("paste")).toBeHidden();
        if (view === "watch") await grove.expectCounts({ placements: 0, step: 0 });
      });
    }
    await grove.expectLink({ p: FROM_ONE });
  });
}

test.describe("with the browser's own clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("Control+V pastes on the page", async ({ grove, page }) => {
    await grove.open({ p: ARTICLE, view: "play" });
    await page.evaluate((text) => navigator.clipboard.writeText(text), boxed(NURU));
    await grove.press("Control+V");
    await grove.expectLine(NURU);
    await expect(grove.notice("read")).toHaveText("Loaded as a text grid: 32 givens.");
    await page.evaluate((text) => navigator.clipboard.writeText(text), TUTORIAL);
    await grove.cell("r5c5").click();
    await grove.press("Control+V");
    await grove.expectLine(TUTORIAL);
  });

  test("Control+C copies the puzzle", async ({ grove, page }) => {
    await grove.open({ p: ARTICLE, view: "play" });
    await expect(grove.action("paste")).toBeVisible();
    await grove.cell("r1c1").click();
    await grove.press("Control+c");
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(dotted(ARTICLE));
  });

  test("copies as one line and as a drawn box", async ({ grove, page }) => {
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    await grove.open({ p: ARTICLE, view: "play" });
    await grove.action("copy").click();
    await expect(grove.notice("copied")).toHaveText("Copied.");
    expect(await copied()).toBe(dotted(ARTICLE));
    await grove.action("copy-format").selectOption("boxed");
    await grove.action("copy").click();
    await expect.poll(copied).toBe(`${boxed(ARTICLE)}\n`);
    await grove.cell("r1c1").click();
    await grove.press("3");
    await grove.action("copy-format").selectOption("line");
    await grove.action("copy").click();
    await expect.poll(copied).toBe(dotted(ARTICLE));
    await grove.action("copy-what").selectOption("own");
    await expect(page.locator("[data-copy-lacks]")).toHaveText("Your digits are copied as givens.");
    await grove.action("copy").click();
    await expect.poll(copied).toBe(dotted(`3${ARTICLE.slice(1)}`));
    await grove.paste(await copied());
    await grove.expectLine(`3${ARTICLE.slice(1)}`);
  });

  test("copies the puzzle, with digits and marks where the format supports them", async ({ grove, page }) => {
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    const lacks = page.locator("[data-copy-lacks]");
    await grove.open({ p: ARTICLE, view: "play" });
    await grove.cell("r1c1").click();
    await grove.press("3");
    await grove.cell("r1c2").click();
    await grove.press("Shift+4", "Control+5");
    for (const [form, without] of [
      ["line", "Your digits are copied as givens. Marks are left out."],
      ["boxed", "Your digits are copied as givens. Marks are left out."],
      ["table", "Marks are left out."],
      ["f-puzzles", ""],
    ] as const) {
      await grove.action("copy-format").selectOption(form);
      const texts: string[] = [];
      for (const what of ["puzzle", "own"]) {
        await grove.action("copy-what").selectOption(what);
        await expect(lacks).toHaveText(what === "own" ? without : "");
        await page.evaluate(() => navigator.clipboard.writeText(""));
        await grove.action("copy").click();
        await expect.poll(copied).not.toBe("");
        texts.push(await copied());
      }
      expect(texts[0], form).not.toBe(texts[1]);
      expect(texts[1]!.length, form).toBeGreaterThan(texts[0]!.length - 2);
    }
  });
});

test.describe("with the browser's own clipboard read as a table", () => {
  // The browser parses the copied HTML, and the page's policy forbids its inline styles there.
  test.use({
    permissions: ["clipboard-read", "clipboard-write"],
    tolerated: /inline style|style-src/u,
  });

  test("a board is copied as a table with lines and as text", async ({ grove }) => {
    await grove.open({ p: ARTICLE, view: "play" });
    await grove.action("copy-format").selectOption("table");
    await grove.action("copy").click();
    await expect(grove.notice("copied")).toBeVisible();
    const { html, text } = await grove.copiedTable();
    const digits = [...dotted(ARTICLE)].map((digit) => (digit === "." ? "" : digit));
    expect(text.split(/[\t\n]/u).slice(0, 81)).toEqual(digits);
    const cells = [...html.matchAll(/<td style="(?<style>[^"]*)">(?<digit>[^<]*)</gu)];
    expect(cells.map(({ groups }) => groups!.digit)).toEqual(digits);
    const strong = cells.slice(0, 9).map(({ groups }) => groups!.style!.includes("border-right:2px"));
    expect(strong).toEqual([false, false, true, false, false, true, false, false, true]);
  });
});

test("copying without permission is reported", async ({ grove, page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await grove.open({ p: ARTICLE, view: "play" });
  await grove.action("copy").click();
  await expect(grove.notice("copy-failed")).toHaveText("The browser did not allow copying.");
  await grove.notice("copy-failed").getByRole("button", { name: "Dismiss" }).click();
  await expect(grove.notices).toHaveCount(0);
});

test("undo after a paste restores the old board with the user's digits", async ({ grove }) => {
  await grove.open({ p: ARTICLE, view: "play" });
  await grove.cell("r1c1").click();
  await grove.press("3", "ArrowRight", "Shift+4");
  await grove.paste(NURU);
  await grove.expectLine(NURU);
  await grove.action("undo").click();
  await grove.expectLine(`3${ARTICLE.slice(1)}`);
  await expect(grove.cell("r1c1")).toHaveAttribute("data-origin", "own");
  await expect(grove.cell("r1c2")).toHaveAccessibleName(/corner marks 4/u);
  await grove.action("redo").click();
  await grove.expectLine(NURU);
  await grove.paste(PAPER);
  await grove.expectLine(PAPER);
  await grove.press("Control+z", "Control+z", "Control+z", "Control+z");
  await grove.expectLine(ARTICLE);
});

test("the paste box reads what is typed into it", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "play" });
  await grove.action("paste").click();
  const box = page.getByRole("textbox", { name: "Paste a puzzle" });
  await expect(box).toBeFocused();
  await box.pressSequentially("0000300204000010");
  await grove.expectLine(ARTICLE);
  await grove.action("paste-read").click();
  await expect(grove.dialog("paste")).toBeHidden();
  await grove.expectLine(PAPER);
  await grove.action("paste").click();
  await expect(box).toHaveValue("");
  await grove.press("Escape");
  await expect(grove.dialog("paste")).toBeHidden();
  await grove.expectLine(PAPER);
});

test("a long text is kept completely, even if it is not pasted", async ({ grove, page }) => {
  await grove.open({ view: "play" });
  await grove.action("view-batch").click();
  await grove.action("batch-paste").click();
  await expect(grove.action("paste-text")).toBeFocused();
  await page.keyboard.insertText(`${dotted(ARTICLE)}\n`.repeat(498));
  await expect(page.locator(".paste-length")).toHaveText(
    "This text has 40,836 bytes. Only its beginning is shown, but all of it is kept.",
  );
  await grove.frames(4);
  await grove.action("paste-read").click();
  await expect(page.locator("[role=grid]").first()).toHaveAttribute("aria-rowcount", /^49[89]$/u);
});
