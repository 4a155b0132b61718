// The list of constraints: its contents, the active one, and the outlines on the board.
import { expect, test } from "./grove.ts";
import { ARTICLE, emptyBoard, PAPER } from "./puzzles.ts";

test("all 27 are listed; the active one is highlighted, and outlined on the board", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch", lang: "en" });
  await grove.action("tree-constraints").click();
  const list = page.locator("[data-constraints]");
  await expect(list).toHaveAttribute("data-constraints", "27");
  await expect(list.locator("[data-constraint=row-1]")).toContainText("all different");
  await expect(list.locator("[data-constraint=row-1]")).toHaveAttribute("data-open", "6");
  // The first test: row 1 already has a 1.
  await grove.action("grain").selectOption("events");
  await grove.blur();
  await grove.press("ArrowRight");
  const lit = list.locator("[aria-current=true]");
  await expect(lit).toHaveCount(1);
  await expect(lit).toHaveAttribute("data-constraint", "row-1");
  await expect(page.locator("[data-outlined=row-1] polygon")).toHaveCount(1);
  // Another constraint is outlined while it is hovered, focused or selected.
  const button = (code: string) => page.locator(`[data-constraint=${code}] button`);
  await list.locator("[data-constraint=box-1]").hover();
  await expect(page.locator("[data-outlined=box-1]")).toBeAttached();
  await button("column-2").focus();
  await expect(page.locator("[data-outlined=column-2]")).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(button("column-2")).toHaveAttribute("aria-pressed", "true");
  await grove.action("tree-drawing").click();
  await expect(page.locator("[data-outlined]")).toHaveCount(0);
});

test("eliminated candidates are counted, and the highlighted row is scrolled into view", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch", search: "fewest/ascending/domain" });
  await grove.action("tree-constraints").click();
  await grove.blur();
  await grove.press("ArrowRight", "ArrowRight");
  const taken = async (): Promise<number> => {
    const rows = await page.locator("[data-taken]").all();
    const figures = await Promise.all(rows.map((row) => row.getAttribute("data-taken")));
    return figures.reduce((sum, figure) => sum + Number(figure), 0);
  };
  await expect.poll(taken).toBeGreaterThan(0);
  await grove.action("grain").selectOption("events");
  await grove.blur();
  const lit = page.locator("[data-constraints] [aria-current=true]");
  for (let nth = 0; nth < 12; nth += 1) {
    await grove.press("ArrowRight");
    await grove.frames(3);
    if ((await lit.count()) === 0) continue;
    const window = (await page.locator(".tree-viewport").boundingBox())!;
    const row = (await lit.boundingBox())!;
    expect(row.y).toBeGreaterThanOrEqual(window.y - 1);
    expect(row.y + row.height).toBeLessThanOrEqual(window.y + window.height + 1);
  }
});

const WATCHED: [string, string, string][] = [
  ["falling.rising", "falling", emptyBoard(9)],
  ["windoku", "window-4", emptyBoard(9)],
  ["knight", "knight", emptyBoard(9)],
  ["king", "king", emptyBoard(9)],
  ["regions-AAABACBBCCBDCDDD", "region-4", emptyBoard(4)],
  ["cage-10-1112.cage-15-151617", "total-2", emptyBoard(9)],
  ["thermo-11121314", "thermometer-1", emptyBoard(9)],
];

test("a search under each rule is watched to a solution", async ({ grove, page }) => {
  test.slow();
  for (const [rules, code, p] of WATCHED) {
    await test.step(code, async () => {
      await grove.open({ p, rules, view: "watch", search: "fewest/ascending/singles" });
      await grove.expectLink({ rules, view: "watch" });
      await expect(grove.run).toHaveAttribute("data-run", "over");
      await grove.blur();
      await grove.press("End");
      await grove.expectCounts({ solutions: 1, depth: p.length });
      expect(await grove.line()).toMatch(/^[1-9]+$/u);
      await grove.action("tree-constraints").click();
      await expect(page.locator(`[data-constraint=${code}]`)).toHaveAttribute("data-open", "0");
    });
  }
});

test("the sources' search tests a cage's total, and describes it", async ({ grove, page }) => {
  await grove.open({ p: emptyBoard(4), rules: "cage-7-1112", view: "watch", lang: "en" });
  await grove.action("grain").selectOption("events");
  await grove.blur();
  await grove.press("ArrowRight");
  await expect(page.locator("[data-sentence]")).toContainText("then cage no. 1 could not reach its total");
  await expect(page.locator("[data-outlined=total-1] polygon")).toHaveCount(1);
  await expect(page.locator("[data-constraints]")).toHaveCount(0);
  await grove.open({ p: PAPER, view: "watch" });
  await expect(page.locator("[data-outlined]")).toHaveCount(0);
});

test.describe("with the browser's own clipboard", () => {
  // The browser parses the copied HTML, and the page's policy forbids its inline styles there.
  test.use({
    permissions: ["clipboard-read", "clipboard-write"],
    tolerated: /inline style|style-src/u,
  });

  test("the model is copied with its variables, their domains and its constraints", async ({ grove }) => {
    await grove.open({ p: PAPER, view: "watch", search: "fewest/ascending/forward", lang: "en" });
    await grove.action("tree-constraints").click();
    await grove.action("copy-constraints").click();
    await expect(grove.notice("copied")).toBeVisible();
    const { html, text } = await grove.copiedTable();
    const rows = text.trimEnd().split("\n").map((row) => row.split("\t"));
    expect(rows[0]).toEqual(["Variable", "Domain"]);
    expect(rows.slice(1, 17).map(([, domain]) => domain)).toContain("3");
    expect(rows[17]).toEqual([""]);
    expect(rows[18]![0]).toBe("Constraint");
    expect(rows).toHaveLength(1 + 16 + 1 + 1 + 12);
    expect(html.match(/<tr>/gu)).toHaveLength(rows.length);
  });
});
