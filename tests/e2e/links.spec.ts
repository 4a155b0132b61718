// Links, and what the address bar holds.
import { expect, type Fields, SIXTY, test } from "./grove.ts";
import { countsOf, walk } from "./naive.ts";
import { ARTICLE, NURU, PAPER, TWO_SOLUTIONS, dotted } from "./puzzles.ts";

const { states } = walk(ARTICLE);

test("every field is restored", async ({ grove, page }) => {
  const fields = { p: ARTICLE, view: "watch", search: "reading/ascending/none", step: 1234, lang: "sw" };
  await grove.open(fields);
  await grove.expectCounts(countsOf(states[1234]!));
  await grove.expectLine(states[1234]!.board);
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
  await expect(grove.action("view-watch")).toHaveAttribute("aria-pressed", "true");
  await expect(grove.notices).toHaveCount(0);
  await grove.expectLink({ ...fields, p: dotted(ARTICLE) });
  await page.reload();
  await grove.expectCounts(countsOf(states[1234]!));
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
});

test("a position between two steps is restored digit by digit", async ({ grove }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: "2.3", lang: "en" });
  await grove.expectCounts({ ...countsOf(states[2]!), tests: 10 });
  await expect(grove.sentence).toHaveText(
    "Row 1, column 3: 3 does not fit, because it is already in row 1. Next we try 4.",
  );
  await expect(grove.action("grain")).toHaveValue("events");
  await grove.expectLink({ step: "2.3" });
  await grove.action("step-back").click();
  await grove.expectLink({ step: "2.2" });
});

test("7.3 is three tests after step 7, and 7.9 stops at the last one", async ({ grove, page }) => {
  await grove.open({ p: NURU, view: "watch", step: "7.3" });
  const seventh = countsOf(walk(NURU).states[7]!);
  await grove.expectCounts({ ...seventh, tests: seventh.tests + 3 });
  await expect(grove.sentence).toHaveText(
    "Row 2, column 6: 3 does not fit, because it is already in row 2. Next we try 4.",
  );
  await grove.expectLink({ p: dotted(NURU), step: "7.3" });
  await page.goto("about:blank");
  // Two digits are left to test in the article's fourth cell before step 8 undoes one.
  await grove.open({ p: ARTICLE, view: "watch", step: "7.9" });
  await grove.expectCounts({ ...countsOf(states[7]!), tests: states[8]!.tests });
  await grove.expectLink({ step: "7.2" });
});

test("the address changes at most once a second while a search is played", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 1 });
  await grove.speed(SIXTY);
  await grove.expectLink({ step: "1" });
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    const times: number[] = [];
    history.replaceState = (...given) => {
      times.push(performance.now());
      replace(...given);
    };
    Object.assign(globalThis, { times });
  });
  await grove.action("play").click();
  await page.waitForTimeout(3500);
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
  await grove.action("pause").click();
  const apart = times.slice(1).map((time, nth) => time - times[nth]!);
  expect(apart.length).toBeGreaterThan(0);
  expect(Math.min(...apart)).toBeGreaterThan(950);
  const step = await page.locator("[data-counter=step]").getAttribute("data-value");
  await grove.expectLink({ step: step! });
});

test("a menu shows what a puzzle sets after something else was chosen in it", async ({ grove }) => {
  await grove.open({ p: ARTICLE, view: "watch" });
  await grove.action("goal").selectOption("all");
  await grove.action("goal").selectOption("first");
  await grove.action("sample").selectOption("four-solutions");
  await grove.expectLink({ to: "all" });
  await expect(grove.action("goal")).toHaveValue("all");
});

test("the goal is restored: all solutions, or the second", async ({ grove }) => {
  await grove.open({ p: ARTICLE, view: "watch", to: "all" });
  await expect(grove.action("goal")).toHaveValue("all");
  await grove.press("End");
  await grove.expectCounts({ placements: 3050, undos: 3050, tests: 27450, nodes: 3051, solutions: 1, depth: 0 });
  await grove.expectLink({ to: "all", step: 6100 });
  await grove.open({ p: TWO_SOLUTIONS, view: "watch", to: "2" });
  await grove.press("End");
  const second = walk(TWO_SOLUTIONS, 2).states.at(-1)!;
  await grove.expectCounts(countsOf(second));
  await grove.expectLink({ to: "2" });
});

test("Play is restored, with the puzzle from the link", async ({ grove }) => {
  await grove.open({ p: NURU, view: "play" });
  await grove.expectLine(NURU);
  await expect(grove.action("view-play")).toHaveAttribute("aria-pressed", "true");
  await expect(grove.action("solve")).toBeVisible();
});

test("the address bar always holds a link to the same state", async ({ grove, page }) => {
  await grove.open();
  await grove.action("to-start").click();
  await grove.expectLink({ p: dotted(ARTICLE), view: "watch", step: 0, lang: "en" });
  await grove.action("step").click();
  await grove.action("step").click();
  await grove.expectLink({ step: 2 });
  await grove.action("step-back").click();
  await grove.expectLink({ step: 1 });
  await grove.action("language-ru").click();
  await grove.expectLink({ step: 1, lang: "ru" });
  await grove.action("goal").selectOption("all");
  await grove.expectLink({ to: "all", step: 1 });
  await grove.action("grain").selectOption("events");
  await grove.action("step").click();
  await grove.expectLink({ step: "1.1" });
  await grove.action("view-play").click();
  await grove.expectLink({ view: "play" });
  await grove.action("sample").selectOption("paper-4x4");
  await grove.expectLink({ p: dotted(PAPER), view: "play", lang: "ru", step: 0 });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole("gridcell")).toHaveCount(16);
  await expect(other.locator("html")).toHaveAttribute("lang", "ru");
  expect(new URL(other.url()).hash).toBe(new URL(page.url()).hash);
});

test("during playback, too, the address bar holds a link", async ({ grove }) => {
  await grove.open();
  await grove.action("play").click();
  await expect(grove.action("pause")).toBeVisible();
  await grove.expectLink({ p: dotted(ARTICLE), view: "watch", lang: "en" });
  await grove.speed(SIXTY);
  await grove.open({ p: NURU, view: "watch" });
  await grove.action("play").click();
  await grove.expectLink({ p: dotted(NURU) });
});

test("a link that was just opened has nothing to undo", async ({ grove }) => {
  await grove.open({ p: NURU, view: "play" });
  await expect(grove.action("undo")).toBeDisabled();
  await grove.press("Control+z");
  await grove.expectLine(NURU);
});

test("another link in the same tab is opened", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 100 });
  await grove.expectCounts(countsOf(states[100]!));
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  await grove.open({ p: PAPER, view: "watch", step: 5, lang: "ru" });
  await grove.expectCounts(countsOf(walk(PAPER).states[5]!));
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await grove.open({ p: NURU, view: "play", lang: "en" });
  await grove.expectLine(NURU);
  await grove.open({ p: ARTICLE, view: "watch", step: 7 });
  await grove.expectCounts(countsOf(states[7]!));
  expect(loads).toEqual([]);
});

test("a link opened while the address is being written is not lost", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 100 });
  await grove.expectLink({ step: 100 });
  await page.evaluate(() => {
    const own = location.hash;
    location.hash = own.replace("step=100", "step=7");
    // The page does this some time after a change, before it is notified of the link.
    history.replaceState(null, "", own);
  });
  await grove.expectCounts(countsOf(states[7]!));
  await grove.expectLink({ step: 7 });
});

const NONSENSE: [Fields & Record<string, string>, string][] = [
  [{ view: "upside-down" }, "The link asks for a view “upside-down”, which this page does not have."],
  [{ search: "random" }, "The link asks for a search method “random”, which this page does not know."],
  [{ to: "zero" }, "The link’s goal “zero” is neither a number nor “all”."],
  [{ to: "0" }, "The link’s goal “0” is neither a number nor “all”."],
  [{ step: "minus" }, "“minus” in the link is not a step number."],
  [{ step: "-1" }, "“-1” in the link is not a step number."],
  [{ step: "7.70000" }, "“7.70000” in the link is not a step number."],
  [{ step: "99999999999999999999" }, "“99999999999999999999” in the link is not a step number."],
  [{ lang: "tlh" }, "The link asks for a language “tlh”, which this page does not speak."],
  [{ colour: "red" }, "This page does not understand “colour” in the link."],
];

test("nonsense in a field is reported, and the rest still works", async ({ grove }) => {
  for (const [field, words] of NONSENSE) {
    await test.step(words, async () => {
      await grove.page.goto("about:blank");
      await grove.open({ p: PAPER, view: "watch", step: "9-moves", ...field });
      await expect(grove.notice("link")).toHaveText(words);
      if (!field.step) await grove.expectCounts(countsOf(walk(PAPER).states[9]!));
      await grove.expectLine(walk(PAPER).states[field.step ? 0 : 9]!.board);
      await grove.press("ArrowRight");
      await grove.expectCounts({ step: field.step ? 1 : 10 });
    });
  }
});

test("nonsense in every field is reported for each", async ({ grove }) => {
  await grove.openHash("#view=a&search=b&to=c&step=d&lang=e&f=g&&=&%ff=%00");
  await expect(grove.notices).toHaveCount(7);
  await grove.expectLine(ARTICLE);
  await grove.press("ArrowRight");
  await grove.expectCounts(countsOf(states[1]!));
});

test("a step past the end shows the end", async ({ grove }) => {
  await grove.open({ p: PAPER, view: "watch", step: 1_000_000_000 });
  await grove.expectCounts({ placements: 26, undos: 14, tests: 86, step: 40 });
  await grove.expectLink({ step: 40 });
});

test("an unreadable puzzle opens the paste box with its text", async ({ grove }) => {
  await grove.page.goto("./#p=12345q&view=watch&step=3");
  await expect(grove.dialog("paste")).toBeVisible();
  await expect(grove.action("paste-text")).toHaveValue("12345q");
  await expect(grove.page.getByRole("alert")).toHaveText(
    "Format: one line. Line 1, column 6: “q” is not a digit.",
  );
  await grove.press("Escape");
  await expect(grove.dialog("paste")).toBeHidden();
  await grove.expectLine(states[3]!.board);
});
