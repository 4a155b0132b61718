// Watching and comparing searches in every engine: the exact counts, in both directions.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { countsOf, walk } from "../e2e/naive.ts";
import { ANTI_BACKTRACKING, ARTICLE, ARTICLE_SOLUTION, PAPER, TUTORIAL, TUTORIAL_SOLUTION } from "../e2e/puzzles.ts";
import { action, Key } from "./tab.ts";
import { expect, test } from "./task.ts";

const WATCH = { p: ARTICLE, view: "watch", lang: "en" };
const { states } = walk(ARTICLE);
const LAST = states.length - 1;
const RUN = "[data-run]";

test("the article is played to 1287 placements", async ({ tab }) => {
  await tab.open(WATCH);
  await tab.press(...Array<string>(16).fill("+"));
  await tab.expectAttribute(`${action("speed")}`, "aria-valuetext", "maximum speed");
  await tab.click(action("play"));
  await tab.expectCounts(countsOf(states[LAST]!));
  await tab.expectCounts({ placements: 1287 });
  await tab.expectLine(ARTICLE_SOLUTION);
  await tab.expectAttribute(RUN, "data-run", "over");
  await tab.expectAttribute(RUN, "data-run-placements", "1287");
});

test("steps back undo every count", async ({ tab }) => {
  await tab.open({ ...WATCH, step: "0-moves" });
  await tab.press(Key.END);
  await tab.expectCounts(countsOf(states[LAST]!));
  for (let back = 1; back <= 5; back += 1) {
    await tab.press(Key.ARROW_LEFT);
    await tab.expectCounts(countsOf(states[LAST - back]!));
    await tab.expectLine(states[LAST - back]!.board);
  }
});

test("a link leads to a step", async ({ tab }) => {
  for (const step of [1000, 77]) {
    await tab.open({ ...WATCH, step });
    await tab.expectCounts(countsOf(states[step]!));
    await tab.expectLine(states[step]!.board);
  }
});

test("a collapsed branch of the tree is unfolded", async ({ tab }) => {
  await tab.open(WATCH);
  const drawn = async (): Promise<number> => Number(await tab.attribute("svg[data-nodes]", "data-drawn"));
  await tab.expectAttribute("svg[data-nodes]", "data-nodes", "1287");
  await tab.expectVisible('.tree-labels text[data-path="8"]');
  await tab.hover('.tree-labels text[data-path="8"]');
  await tab.expectAttribute(action("fold-node"), "data-fold", "unfold");
  const before = await drawn();
  await tab.click(action("fold-node"));
  await expect.poll(drawn).toBeGreaterThan(before + 5);
  await tab.expectAttribute(action("fold-node"), "data-fold", "fold");
});

test("a step among 138 million is gone to", async ({ tab }) => {
  await tab.open({ ...WATCH, p: ANTI_BACKTRACKING });
  await tab.expectAttribute(RUN, "data-run", "over", 50_000);
  const givens = [...ANTI_BACKTRACKING].filter((digit) => digit !== ".").length;
  for (const step of [100_000_000, 12_345_678]) {
    await tab.press("g", ...String(step), Key.ENTER);
    await tab.expectCounts({ step });
    const { placements, undos, depth } = (await tab.counts()) as Record<"placements" | "undos" | "depth", number>;
    expect(placements + undos).toBe(step);
    expect(placements - undos).toBe(depth);
    expect((await tab.line()).replaceAll(".", "")).toHaveLength(givens + depth);
  }
  await tab.press(Key.END);
  await tab.expectCounts({ placements: 69_175_316, undos: 69_175_252, solutions: 1 });
});

test("two searches are compared", async ({ tab }) => {
  const against = ["reading/ascending/none", "reading/ascending/forward"];
  await tab.open({ p: TUTORIAL, view: "compare", against: against.join(","), lang: "en" });
  await tab.expectAttribute(RUN, "data-run", "over");
  await tab.press(Key.END);
  for (const lane of ["A", "B"]) {
    await tab.expectAttribute(`.lane[data-lane="${lane}"]`, "data-state", "ended");
    await tab.expectAttribute(`.lane[data-lane="${lane}"] .lane-board`, "data-line", TUTORIAL_SOLUTION);
  }
  await tab.click(action("panel-table"));
  for (const [search, placements] of [[against[0], "4208"], [against[1], "516"]] as const) {
    await tab.expectAttribute(`tr[data-row="${search}"] [data-figure=placements]`, "data-value", placements);
  }
});

test("the tree is saved as a file", async ({ tab, downloads }) => {
  await tab.open({ ...WATCH, p: PAPER, to: "all" });
  await tab.expectAttribute(RUN, "data-run", "over");
  await tab.click(action("export"));
  await tab.click(action("export-form-records"));
  await tab.click(action("export-extent-all"));
  await tab.click(action("export-start"));
  await tab.expectAttribute("[data-export-state]", "data-export-state", "written");
  const saved = (): string[] => readdirSync(downloads).filter((name) => name.startsWith("sudoku-grove"));
  await expect.poll(saved).toHaveLength(1);
  const records = (): string[] => readFileSync(join(downloads, saved()[0]!), "utf8").trimEnd().split("\n");
  // A header, the root and 27 placements.
  await expect.poll(records).toHaveLength(29);
  expect(records()[0]).toBe("NodeID,ParentID,Alternative,NKids,Status,Label");
});
