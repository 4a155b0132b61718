// Accessibility according to axe: every state of the page, light and dark, in every language, on a
// desktop and on a phone.
import { AxeBuilder } from "@axe-core/playwright";
import { compare, expect, type Grove, type Language, test } from "./grove.ts";
import { drop, expectStage, openBatch } from "./many.ts";
import { ARTICLE, PAPER, TWO_SOLUTIONS, emptyBoard } from "./puzzles.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function expectNoViolation(grove: Grove, state: string): Promise<void> {
  // The page has no frames; without looking for any, axe takes a third less time.
  const axe = new AxeBuilder({ page: grove.page }).setLegacyMode(true);
  const { violations } = await axe.options({ resultTypes: ["violations"] }).withTags(TAGS).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${state}: ${id} at ${target.join(" ")}: ${failureSummary}`),
  );
  expect.soft(found).toEqual([]);
}

/** Each state of the page, and how to reach it. */
const STATES: [string, (grove: Grove, lang: Language) => Promise<void>][] = [
  ["play", (grove, lang) => grove.open({ p: ARTICLE, view: "play", lang })],
  [
    "a hint",
    async (grove) => {
      for (const stage of ["area", "technique", "step"]) {
        await grove.action("hint").click();
        await expect(grove.page.locator(".verdict")).toHaveAttribute("data-hint", stage);
      }
    },
  ],
  [
    "a technique, explained",
    async (grove) => {
      await grove.action("learn-more").click();
      await grove.action("stage-step").click();
      await expect(grove.page.locator("[data-technique-page]")).toHaveAttribute("data-stage", "step");
    },
  ],
  [
    "marks and a selection",
    async (grove) => {
      await grove.cell("r1c1").click();
      await grove.press("3", "ArrowRight", "Shift+4", "Control+5", "Shift+ArrowRight");
    },
  ],
  [
    "clashes",
    async (grove) => {
      await grove.cell("r1c1").click();
      await grove.press("6");
      await expect(grove.cell("r1c1")).toHaveAttribute("data-clashes");
    },
  ],
  [
    "several solutions",
    async (grove, lang) => {
      await grove.open({ p: TWO_SOLUTIONS, view: "play", lang });
      await grove.action("solve").click();
      await expect(grove.verdict).toHaveAttribute("data-verdict", "several");
    },
  ],
  [
    "a new puzzle that cannot be",
    async (grove) => {
      await grove.action("side-new").click();
      await grove.action("new-clues").fill("1");
      await expect(grove.action("new-puzzle")).toBeDisabled();
    },
  ],
  [
    "a sheet",
    async (grove) => {
      await grove.action("new-clues").fill("");
      await grove.action("handout").click();
      await grove.action("handout-start").click();
      await expect(grove.page.locator("[data-handout-state=ready]")).toBeVisible();
    },
  ],
  [
    "paste box with an error",
    async (grove) => {
      await grove.paste("12345q");
      await expect(grove.page.getByRole("alert")).not.toBeEmpty();
    },
  ],
  [
    "my puzzles, one of them deleted",
    async (grove, lang) => {
      await grove.open({ p: ARTICLE, view: "play", lang });
      await grove.cell("r1c1").click();
      await grove.press("3");
      await grove.inHeader("my-puzzles");
      await grove.action("puzzle-duplicate").first().click();
      await grove.action("puzzle-delete").first().click();
      await expect(grove.action("puzzle-undo")).toBeFocused();
    },
  ],
  [
    "rules of every kind, their panel and a selection",
    async (grove, lang) => {
      const rules =
        "falling.rising.windoku.knight.regions-AAABACBBCCBDCDDD.cage-7-1314.cage-4344.thermo-413132";
      await grove.open({ p: "1..............1", rules, view: "play", lang });
      await grove.action("side-rules").click();
      await grove.cell("r1c3").click();
      await grove.press("2", "Shift+ArrowDown");
      await expect(grove.cell("r1c1")).toHaveAttribute("data-clashes");
    },
  ],
  [
    "regions being drawn",
    async (grove, lang) => {
      await grove.open({ p: emptyBoard(9), view: "play", lang });
      await grove.action("region-4").click();
      await expect(grove.page.locator("[data-unfinished-regions]")).toBeVisible();
    },
  ],
  [
    "solutions counted, one of them, and the digits that occur",
    async (grove, lang) => {
      await grove.open({ p: emptyBoard(4), view: "play", lang });
      await grove.action("side-solutions").click();
      await grove.action("count").click();
      await grove.action("first-solution").click();
      await expect(grove.page.locator("form[data-solution]")).toHaveAttribute("data-total", "288");
      await grove.action("board-candidates").click();
      await grove.cell("r1c1").click();
      await expect(grove.page.locator("[data-occurring]")).toHaveCount(4);
    },
  ],
  [
    "clues that contradict each other",
    async (grove, lang) => {
      await grove.open({ p: "123....4........", view: "play", lang });
      await grove.action("count").click();
      await grove.action("contradiction").click();
      await expect(grove.cell("r2c4")).toHaveAttribute("data-contradicts");
    },
  ],
  [
    "a puzzle watched while it is made",
    async (grove, lang) => {
      await grove.open({ p: PAPER, view: "watch", make: "4711,3,4,rotation,minimal,any,nothing", lang });
      await expect(grove.page.locator("[data-hole='3']")).toBeVisible();
    },
  ],
  ["rules that are not watched", (grove, lang) => grove.open({ p: ARTICLE, rules: "king", view: "watch", lang })],
  [
    "a tree opened by hand",
    async (grove, lang) => {
      await grove.open({ p: PAPER, view: "watch", search: "fewest/ascending/singles", explore: "0", lang });
      await expect(grove.page.locator("[data-explore]")).toBeVisible();
      await grove.page.locator(".explore-digit[data-left]").first().click();
      await grove.action("finish-branch").click();
    },
  ],
  ["watch with a whole tree", (grove, lang) => grove.open({ p: PAPER, view: "watch", step: 13, lang })],
  [
    "a blocked digit",
    async (grove, lang) => {
      await grove.open({ p: ARTICLE, view: "watch", step: "5.3", lang });
      await grove.expectCounts({ step: 5 });
    },
  ],
  [
    "watch with a large tree",
    async (grove) => {
      await grove.press("End");
      await grove.expectCounts({ step: 2523 });
      await expect(grove.tree).toHaveAttribute("data-tree-mode", "drawing");
    },
  ],
  ["legend", (grove) => grove.action("tree-legend").click()],
  [
    "path",
    async (grove) => {
      await grove.press("Escape");
      await grove.action("tree-path").click();
    },
  ],
  ["list", (grove) => grove.action("tree-list").click()],
  ["what is counted", (grove) => grove.action("counter-meanings").click()],
  [
    "the list of constraints, one of them lit",
    async (grove, lang) => {
      await grove.press("Escape");
      await grove.open({ p: ARTICLE, view: "watch", lang });
      await grove.action("tree-constraints").click();
      const settings = grove.action("search-settings");
      if (await settings.isVisible()) await settings.click();
      await grove.action("grain").selectOption("events");
      await grove.blur();
      await grove.press("ArrowRight");
      await expect(grove.page.locator("[data-constraints] [aria-current=true]")).toHaveCount(1);
    },
  ],
  [
    "help",
    async (grove) => {
      await grove.inHeader("help");
      await expect(grove.dialog("help")).toBeVisible();
    },
  ],
  [
    "notices",
    async (grove, lang) => {
      await grove.openHash(`#p=${PAPER}&view=sideways&to=never&colour=red&lang=${lang}`);
      await expect(grove.notices).toHaveCount(3);
    },
  ],
  [
    "clues that clash, watched",
    (grove, lang) => grove.open({ p: `11${emptyBoard(4).slice(2)}`, view: "watch", lang }),
  ],
  [
    "searches compared, with their maps",
    async (grove, lang) => {
      await compare(grove, { p: PAPER, against: "reading/ascending/none,exact-cover", lang });
      await expect(grove.run).toHaveAttribute("data-run", "over");
    },
  ],
  ["searches compared level by level", (grove) => grove.action("panel-levels").click()],
  ["searches compared in a table", (grove) => grove.action("panel-table").click()],
  [
    "the choice of another search",
    async (grove) => {
      await grove.action("lane-a").selectOption("choose");
      await expect(grove.dialog("lane-a")).toBeVisible();
    },
  ],
  ["no batch yet", (grove, lang) => openBatch(grove, lang)],
  [
    "a batch, with lines of every kind",
    async (grove) => {
      const text = [ARTICLE, TWO_SOLUTIONS, "11".padEnd(81, "."), "none"].join("\n");
      await grove.action("batch-timed").check();
      await drop(grove, "few.txt", text);
      await expectStage(grove, "over");
      await grove.action("batch-ranges").click();
    },
  ],
  ["a large board", (grove, lang) => grove.open({ p: emptyBoard(16), view: "play", lang })],
];

/** Closes the open dialog, and waits until the history is back at the entry before it. */
async function closeDialog(grove: Grove): Promise<void> {
  const open = grove.page.locator("dialog[open]");
  if ((await open.count()) === 0) return;
  // The dialog for choosing a strategy does not add an entry to the history.
  const isEntry = (await open.getAttribute("data-dialog")) !== "lane-a";
  await grove.page.evaluate(() => {
    addEventListener("popstate", () => document.documentElement.setAttribute("data-came-back", ""), { once: true });
  });
  await grove.press("Escape");
  await expect(open).toHaveCount(0);
  if (isEntry) await grove.page.locator("html[data-came-back]").waitFor({ state: "attached" });
  await grove.page.evaluate(() => document.documentElement.removeAttribute("data-came-back"));
}

const DESKTOP = { width: 1280, height: 800 };
/** As wide as a phone, and so high that nothing covers anything else. */
const PHONE = { width: 390, height: 1600 };

// Both color schemes on both screens, and every language: its words do not change the colors.
for (const [lang, colorScheme, viewport] of [
  ["en", "light", DESKTOP],
  ["en", "dark", PHONE],
  ["ru", "light", PHONE],
  ["sw", "dark", DESKTOP],
] as const) {
  test.describe(() => {
    test.use({ viewport, colorScheme });
    test.setTimeout(240_000);
    test(`no violation: ${lang}, ${colorScheme}, ${viewport.width} wide`, async ({ grove }) => {
      for (const [state, come] of STATES) {
        await test.step(state, async () => {
          await closeDialog(grove);
          await come(grove, lang);
          await expectNoViolation(grove, state);
        });
      }
    });
  });
}

test("the page's own theme overrides the system's", async ({ grove, page }) => {
  const paper = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  await grove.open({ p: PAPER, view: "watch" });
  const light = await paper();
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await paper();
  expect(dark).not.toBe(light);
  await grove.action("theme").click();
  await expect.poll(paper).toBe(light);
  await expectNoViolation(grove, "light by choice");
  await page.emulateMedia({ colorScheme: "light" });
  await grove.action("theme").click();
  await expect.poll(paper).toBe(dark);
  await expectNoViolation(grove, "dark by choice");
});

test("the board's structure is accessible", async ({ grove }) => {
  await grove.open({ p: PAPER, view: "watch" });
  await expect(grove.page.getByRole("main", { name: "Watch" })).toBeVisible();
  await expect(grove.page.getByRole("heading", { level: 1 })).toHaveText("Sudoku Grove");
  await expect(grove.board.getByRole("row")).toHaveCount(4);
  await expect(grove.board.getByRole("row").first().getByRole("gridcell")).toHaveCount(4);
  await grove.press("ArrowRight");
  await expect(grove.cell("r1c1")).toHaveAccessibleName(
    "row 1, column 1: 1, placed by the search, current cell",
  );
});
