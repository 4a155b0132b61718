// Searches of a puzzle side by side: display, playback, sorting, copying and links.
import type { Page } from "@playwright/test";
import { compare, expect, type Grove, LANGUAGES, test } from "./grove.ts";
import { ANTI_BACKTRACKING, ARTICLE, TUTORIAL, TUTORIAL_SOLUTION, emptyBoard } from "./puzzles.ts";

const SOLUTION = TUTORIAL_SOLUTION;

/** The figures of that puzzle in the engine's own test (crates/engine/tests/it/compare.rs). */
const FIGURES: Record<string, (number | null)[]> = {
  "reading/ascending/none": [4208, 4157, 37652, 4209, null, 1246, 1, 51],
  "reading/ascending/forward": [516, 465, 516, 517, 332, 183, 1, 51],
  "fewest/ascending/singles": [51, 0, 51, 52, 0, 0, 1, 51],
  "exact-cover": [51, 0, 51, 52, 0, 0, 1, 51],
};
const COLUMNS = ["placements", "undos", "tests", "nodes", "guesses", "dead_ends", "solutions", "deepest"];
const AGAINST = Object.keys(FIGURES).join(",");

const lane = (grove: Grove, sign: string) => grove.page.locator(`.lane[data-lane=${sign}]`);

async function laneCounts(grove: Grove, counter: string): Promise<(string | null)[]> {
  const shown = await grove.page.locator(`[data-lane-counter=${counter}]`).all();
  return Promise.all(shown.map((it) => it.getAttribute("data-value")));
}

async function lines(grove: Grove): Promise<(string | null)[]> {
  const boards = await grove.page.locator(".lane-board").all();
  return Promise.all(boards.map((board) => board.getAttribute("data-line")));
}

/** Expects the sentence that this search, with the most nodes, took the least time if it clearly did. */
async function expectQuickest(page: Page, sign: string): Promise<void> {
  const rows = await page.locator("tr[data-over]").evaluateAll((rows) =>
    rows.map((row) => ({
      sign: row.querySelector("[data-lane]")!.getAttribute("data-lane"),
      nanos: Number(row.querySelector("[data-figure=nanoseconds]")!.getAttribute("data-value")),
    })),
  );
  const own = rows.find((row) => row.sign === sign)!.nanos;
  const isQuickest = rows.every((row) => row.sign === sign || row.nanos * 3 >= own * 4);
  await expect(page.locator("[data-quickest]")).toHaveText(
    isQuickest ? `${sign} needs the most nodes, but the least time: it does less work at each node.` : "",
  );
}

test("the table shows the engine's figures for the tutorial's puzzle under four strategies", async ({
  grove,
  page,
}) => {
  await compare(grove, { p: TUTORIAL, against: "reading/ascending/none,reading/ascending/forward" });
  await grove.action("add-lane").click();
  await grove.action("lane-c").selectOption("singles");
  await grove.action("add-lane").click();
  await grove.action("lane-d").selectOption("exact-cover");
  await grove.expectLink({ view: "compare", against: AGAINST });
  await expect(grove.action("add-lane")).toBeDisabled();
  await expect(grove.run).toHaveAttribute("data-run", "over");
  await grove.speed(15);
  await grove.press("Space");
  await expect(page.locator(".lane[data-state=ended]")).toHaveCount(4, { timeout: 15_000 });
  expect(await lines(grove)).toEqual([SOLUTION, SOLUTION, SOLUTION, SOLUTION]);
  await expect(page.locator(".compare-ranking > span:first-child")).toHaveText(
    "Fewest nodes: C, D with 52. Most: A with 4,209, 81 times as many. C first writes in every digit that is the only choice: 0 dead ends instead of 1,246.",
  );
  await grove.action("panel-table").click();
  for (const [search, figures] of Object.entries(FIGURES)) {
    const row = page.locator(`tr[data-row="${search}"]`);
    await expect(row).toHaveAttribute("data-over");
    for (const [place, figure] of figures.entries()) {
      const cell = row.locator(`[data-figure=${COLUMNS[place]}]`);
      expect(await cell.getAttribute("data-value"), `${COLUMNS[place]} of ${search}`).toBe(
        figure === null ? null : String(figure),
      );
    }
    const time = row.locator("[data-figure=nanoseconds]");
    await expect(time).toHaveAttribute("data-value", /^\d+$/u);
  }
  await expectQuickest(page, "A");
  await grove.action("solve-by-logic").click();
  await expect(page.locator(".compare-ranking [data-logic]")).toContainText("and no guess");
  const logic = page.locator("tr[data-row=logic]");
  await expect(logic.locator("[data-figure=placements]")).toHaveText("51");
  await expect(logic.locator("[data-figure=guesses]")).toHaveText("0");
});

test("the table is sorted by its headers and copied in that order", async ({ grove, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await compare(grove, { p: TUTORIAL, against: AGAINST });
  await expect(grove.run).toHaveAttribute("data-run", "over");
  await grove.action("panel-table").click();
  const order = async (): Promise<(string | null)[]> => {
    const rows = await page.locator("tr[data-row]").all();
    return Promise.all(rows.map((row) => row.getAttribute("data-row")));
  };
  const head = page.getByRole("columnheader", { name: "Backtracks" });
  await expect(head).toHaveAttribute("aria-sort", "none");
  await grove.action("sort-undos").click();
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  expect((await order()).at(-1)).toBe("reading/ascending/none");
  await grove.action("sort-undos").press("Enter");
  await expect(head).toHaveAttribute("aria-sort", "descending");
  expect((await order())[0]).toBe("reading/ascending/none");
  await grove.action("copy-table").click();
  await expect(grove.notice("copied")).toBeVisible();
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).trim().split("\n");
  expect(copied).toHaveLength(5);
  expect(copied[0]).toBe(`search,${COLUMNS.join(",")},nanoseconds,complete`);
  expect(copied[1]).toMatch(/^reading\/ascending\/none,4208,4157,37652,4209,,1246,1,51,\d*,true$/u);
});

test("searches are played together by step and by node, with keys and the slider", async ({ grove, page }) => {
  await compare(grove, { p: TUTORIAL, against: AGAINST });
  await expect(grove.run).toHaveAttribute("data-run", "over");
  await grove.press("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft");
  expect(await laneCounts(grove, "placements")).toEqual(["2", "2", "2", "2"]);
  await grove.action("timeline").fill("700");
  await expect(lane(grove, "C")).toHaveAttribute("data-state", "ended");
  await expect(page.locator("[data-place-shown]")).toHaveAttribute("data-place-shown", "700");
  await grove.action("pace-node").click();
  await grove.action("timeline").fill("300");
  await expect.poll(() => laneCounts(grove, "placements")).toEqual(["300", "300", "51", "51"]);
  await expect(page.locator(".compare-place")).toHaveText("node 301 of 4,209");
  await grove.expectLink({ by: "node", step: "300" });
  await grove.blur();
  await grove.press("End");
  await expect(page.locator(".lane[data-state=ended]")).toHaveCount(4);
  await grove.press("Home");
  expect(await laneCounts(grove, "depth")).toEqual(["0", "0", "0", "0"]);
});

test("maps share a scale or have their own, and a click goes to a step", async ({ grove, page }) => {
  await compare(grove, { p: TUTORIAL, against: AGAINST });
  const extents = async (): Promise<(string | null)[]> => {
    const maps = await page.locator("[data-lane-map]").all();
    return Promise.all(maps.map((map) => map.getAttribute("data-extent")));
  };
  await expect.poll(extents).toEqual(["8365", "8365", "8365", "8365"]);
  await grove.action("across-own").click();
  await expect.poll(extents).toEqual(["8365", "981", "51", "51"]);
  const map = page.locator("[data-lane-map=A]");
  const { width, height } = (await map.boundingBox())!;
  await map.click({ position: { x: width / 3, y: height / 2 } });
  const step = Number(await page.locator("[data-place-shown]").getAttribute("data-place-shown"));
  expect(step).toBeGreaterThan(1000);
  expect(step).toBeLessThan(6000);
  await expect(map).toHaveAttribute("data-step", String(step));
  await grove.action("panel-levels").click();
  const totals = page.locator("[data-total-nodes]");
  await expect(totals).toHaveCount(4);
  expect(await totals.first().getAttribute("data-total-nodes")).toBe("4209");
  // The numbers of the axis, which is logarithmic.
  await expect(page.locator(".totals-axis text")).toHaveText(["1", "10", "10,000"]);
});

test("any orders can be chosen, here and in Watch", async ({ grove, page }) => {
  await compare(grove, { p: TUTORIAL });
  await grove.action("lane-b").selectOption("choose");
  const dialog = grove.dialog("lane-b");
  await expect(dialog).toBeVisible();
  await dialog.locator("[data-action=cell-order]").selectOption("3");
  await dialog.locator("[data-action=cell-seed]").fill("7");
  await dialog.locator("[data-action=digit-order]").selectOption("1");
  await dialog.locator("[data-action=inference]").selectOption("3");
  await dialog.locator("[data-action=use-search]").click();
  await expect(dialog).toBeHidden();
  await expect(lane(grove, "B")).toHaveAttribute("data-strategy", "shuffled-7/descending/domain");
  await expect(grove.action("lane-b")).toHaveValue("other");
  // Cancelling changes nothing.
  await grove.action("lane-a").selectOption("choose");
  await expect(grove.dialog("lane-a")).toBeVisible();
  await grove.press("Escape");
  await expect(grove.dialog("lane-a")).toBeHidden();
  await expect(grove.action("lane-a")).toHaveValue("sources");
  await grove.action("view-watch").click();
  await grove.action("strategy").selectOption("choose");
  await grove.dialog("strategy").locator("[data-action=digit-order]").selectOption("1");
  await grove.dialog("strategy").locator("[data-action=use-search]").click();
  await grove.expectLink({ search: "reading/descending/none" });
});

test("an endless search can be stopped, and does not block the others", async ({ grove, page }) => {
  await compare(grove, { p: ANTI_BACKTRACKING, against: AGAINST });
  await expect(lane(grove, "C")).toHaveAttribute("data-state", "over");
  await expect(lane(grove, "D")).toHaveAttribute("data-state", "over");
  await expect(grove.run).toHaveAttribute("data-run", "running");
  await grove.press("Escape");
  await expect(grove.run).toHaveAttribute("data-run", "stopped");
  await grove.action("continue").click();
  await expect(grove.run).toHaveAttribute("data-run", "running");
  await expect(page.locator("[data-lane=A] .lane-board")).toBeVisible();
});

test("impossible comparisons and nonsense in links are reported", async ({ grove, page }) => {
  await grove.open({ p: `11${emptyBoard(4).slice(2)}`, view: "compare" });
  await expect(page.locator("[data-uncompared=clues]")).toBeVisible();
  await grove.action("go-to-play").click();
  await grove.expectLink({ view: "play" });
  await compare(grove, { p: ARTICLE, against: "exact-cover,exact-cover", by: "turns" });
  await expect(grove.notice("link")).toHaveCount(2);
  await expect(page.locator(".lane")).toHaveCount(3);
});

test("paced by time, the speed is shown as a time, and unfinished counts are not shown as exact", async ({ grove, page }) => {
  await compare(grove, { p: ANTI_BACKTRACKING, against: "reading/ascending/none,fewest/ascending/singles", by: "time", lang: "en" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator(".speed-value")).toHaveText(/^1 s = \d[\d.]* (ns|µs|ms) of search$/u);
  await grove.action("panel-table").click();
  const stop = grove.action("stop");
  if (await stop.isVisible()) await stop.click({ timeout: 500 }).catch(() => undefined);
  const going = page.locator(".figures-so-far", { hasText: "so far" });
  const caption = page.locator(".compare-foot p");
  await expect
    .poll(async () => ((await going.count()) > 0) === /so far/u.test((await caption.textContent())!))
    .toBe(true);
  const scroll = page.locator(".compare-table-scroll");
  expect(await scroll.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});

test("on a phone, the boards are side by side", async ({ grove, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await compare(grove, { p: ARTICLE, against: "reading/ascending/none,fewest/ascending/singles" });
  const boxes = await Promise.all((await page.locator(".lane-board").all()).map((it) => it.boundingBox()));
  expect(Math.abs(boxes[0]!.y - boxes[1]!.y)).toBeLessThan(2);
  expect(boxes[0]!.x + boxes[0]!.width).toBeLessThanOrEqual(boxes[1]!.x);
  for (const box of boxes) expect(box!.y + box!.height).toBeLessThan(844);
});

test("nothing is cut or crosses its border on a small screen, in any language", async ({ grove, page }) => {
  test.slow();
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const lang of LANGUAGES) {
    await compare(grove, { p: ARTICLE, lang });
    await expect(grove.run).toHaveAttribute("data-run", "over");
    await grove.action("panel-table").click();
    await expect(page.locator(".figures")).toBeVisible();
    const beyond = await page.evaluate(() => {
      const found: string[] = [];
      for (const lane of document.querySelectorAll(".lane")) {
        const { bottom, right } = lane.getBoundingClientRect();
        for (const counter of lane.querySelectorAll(".lane-counter dd")) {
          const own = counter.getBoundingClientRect();
          if (own.bottom > bottom || own.right > right) found.push(counter.parentElement!.innerText);
        }
      }
      const table = document.querySelector(".compare-table-scroll")!;
      if (table.scrollWidth > table.clientWidth) found.push("the table");
      return found;
    });
    expect(beyond, lang).toEqual([]);
  }
});
