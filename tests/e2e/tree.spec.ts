// The search tree: complete if it is small, otherwise the path and the expanded subtrees.
import type { Locator, Page } from "@playwright/test";
import { expect, type Grove, test } from "./grove.ts";
import { countsOf, peers, type TreeNode, walk } from "./naive.ts";
import {
  ANTI_BACKTRACKING,
  ARTICLE,
  ARTICLE_SOLUTION,
  NURU,
  PAPER,
  THREE_SOLUTIONS,
  emptyBoard,
} from "./puzzles.ts";

const { nodes, states } = walk(PAPER, Infinity);
const roots = nodes.flatMap(({ parent }, index) => (parent === null ? [index] : []));
const PAPER_LINK = { p: PAPER, view: "watch" };

const at = async (grove: Grove, step: number): Promise<void> => {
  await grove.expectCounts(countsOf(states[step]!));
  await grove.expectLine(states[step]!.board);
};

/** Returns the descendants of a node. */
const below = (node: number): number[] =>
  nodes[node]!.children.flatMap((child) => [child, ...below(child)]);

// All leaves but the solution.
const DEAD_ENDS = nodes.filter(({ children }) => children.length === 0).length - 1;

const drawn = async (grove: Grove, count: number): Promise<void> => {
  const drawing = grove.page.locator("svg[data-nodes]");
  await expect(drawing).toHaveAttribute("data-nodes", "27");
  await expect(drawing).toHaveAttribute("data-drawn", String(count));
  const whole = count === 27;
  const facts = `28 nodes with the root, 3 branches at the root, ${DEAD_ENDS} dead ends, 1 solution\\.`;
  const shown = whole ? "" : ` ${count + 1} nodes? shown\\.`;
  await expect(grove.caption).toHaveText(
    new RegExp(
      `^(The search visits 27 nodes\\. )?The ${whole ? "whole " : ""}search tree: ${facts}${shown}$`,
      "u",
    ),
  );
  await expect(grove.page.locator(".tree-labels text")).toHaveCount(count);
};

test("the paper's forest is drawn completely, as three trees", async ({ grove }) => {
  await grove.open(PAPER_LINK);
  await expect(grove.tree).toHaveAttribute("data-tree-mode", "drawing");
  await expect(grove.action("tree-drawing")).toHaveAttribute("aria-pressed", "true");
  await drawn(grove, 27);
  await expect(grove.caption).toHaveAttribute("data-tree-nodes", "27");
  expect(roots).toHaveLength(3);
  const digits = await grove.page.locator(".tree-labels text").allTextContents();
  const placed = nodes.map(({ step }) => {
    const [before, after] = [states[step - 1]!.board, states[step]!.board];
    return [...after].find((digit, cell) => digit !== before[cell]);
  });
  expect(digits).toEqual(placed);
  // The levels of the published forest. It is drawn sideways, like any deep tree in a wide window.
  await expect(grove.page.locator("svg[data-nodes]")).toHaveAttribute("data-lies", "");
  const depths = await grove.page
    .locator(".tree-labels text")
    .evaluateAll((texts) => texts.map((text) => text.getAttribute("x")));
  const levels = [...new Set(depths)].map((x) => depths.filter((other) => other === x).length);
  expect(levels).toEqual([3, 4, 6, 5, 1, 1, 2, 1, 1, 1, 1, 1]);
  const paths = await grove.page
    .locator(".tree-labels text")
    .evaluateAll((texts) => texts.map(({ dataset }: SVGElement & HTMLElement) => dataset));
  const size = (node: number): number => 1 + below(node).length;
  expect(paths.map(({ size: text }) => Number(text))).toEqual(nodes.map((_, node) => size(node)));
  expect(paths.map(({ path }) => path!.length).toSorted()).toEqual(
    nodes.map(({ step }) => states[step]!.depth).toSorted(),
  );
});

test("a double click on a node goes to its step", async ({ grove, page }) => {
  await grove.open(PAPER_LINK);
  const labels = page.locator(".tree-labels text");
  await expect(labels).toHaveCount(27);
  for (const [index, { step }] of [...nodes.entries()].reverse()) {
    await expect(labels).toHaveCount(27);
    const { x, y, path } = await labels.nth(index).evaluate((label) => {
      const { left, top, width, height } = label.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, path: label.getAttribute("data-path")! };
    });
    await page.mouse.dblclick(x, y);
    await at(grove, step);
    // The tree is drawn after the board, and may be scrolled.
    await expect(page.locator("[data-current]")).toHaveAttribute("data-path", path);
    await grove.frames(2);
  }
  // The last node is beyond the first solution, so the whole tree is searched for it.
  await expect(grove.action("goal")).toHaveValue("all");
  const root = (await page.locator(".tree-root").boundingBox())!;
  await page.mouse.dblclick(root.x + root.width / 2, root.y + root.height / 2);
  await at(grove, 0);
});

test("with Shift, arrows move the search through the tree", async ({ grove }) => {
  const [first, second, third] = roots.map((root) => nodes[root]!);
  const inside = (node: TreeNode, place: number): TreeNode => nodes[node.children[place]!]!;
  await grove.open(PAPER_LINK);
  await grove.tree.focus();
  const go = async (key: string, step: number): Promise<void> => {
    await grove.press(key);
    await at(grove, step);
  };
  await go("Shift+ArrowDown", first!.step);
  await go("Shift+ArrowRight", second!.step);
  await go("Shift+ArrowRight", third!.step);
  await go("Shift+ArrowRight", third!.step);
  await go("Shift+ArrowLeft", second!.step);
  await go("Shift+ArrowLeft", first!.step);
  await go("Shift+ArrowLeft", first!.step);
  await go("Shift+ArrowDown", inside(first!, 0).step);
  await go("Shift+ArrowDown", inside(inside(first!, 0), 0).step);
  await go("Shift+ArrowUp", inside(first!, 0).step);
  await go("Shift+ArrowUp", first!.step);
  await go("Shift+ArrowUp", 0);
  await go("n", 40);
  await go("r", 0);
  await go("End", 40);
  await go("Shift+ArrowDown", 40);
  await go("R", 0);
  await expect(grove.tree).toBeFocused();
});

test("subtrees are collapsed and expanded", async ({ grove }) => {
  await grove.open(PAPER_LINK);
  await grove.tree.focus();
  const hidden = below(roots[0]!).length;
  await grove.press("Shift+ArrowDown", "h");
  const drawing = grove.page.locator("svg[data-nodes]");
  await expect(drawing).toHaveAttribute("data-drawn", String(27 - hidden));
  await expect(grove.page.locator('svg[data-nodes] .tree-mark[data-mark="triangle"]')).toHaveCount(1);
  await drawn(grove, 27 - hidden);
  await expect(grove.page.locator(".tree-figures text")).toHaveText([String(hidden + 1)]);
  await grove.press("Enter");
  await drawn(grove, 27);
  await grove.press("h");
  await grove.press("h");
  await drawn(grove, 27);
  await grove.press("f");
  const failed = roots.filter((root) => nodes[root]!.solutions === 0);
  const largest = (node: number): number[] =>
    nodes[node]!.solutions === 0 ? below(node) : nodes[node]!.children.flatMap(largest);
  const gone = roots.flatMap(largest).length;
  expect(failed.length).toBeGreaterThan(0);
  await drawn(grove, 27 - gone);
  await grove.press("u");
  await drawn(grove, 27);
});

test("digits are hidden, the drawing is fitted and centered", async ({ grove, page }) => {
  await grove.open(PAPER_LINK);
  const drawing = page.locator("svg[data-nodes]");
  const labels = page.locator(".tree-labels text");
  await grove.tree.focus();
  await grove.press("l");
  await expect(labels).toHaveCount(0);
  await grove.press("L");
  await expect(labels).toHaveCount(27);
  await grove.press("z");
  const fitted = await drawing.getAttribute("width");
  for (let times = 0; times < 6; times += 1) await grove.action("zoom-in").click();
  const wide = Number(await drawing.getAttribute("width"));
  expect(wide).toBeGreaterThan(2 * Number(fitted));
  await grove.tree.focus();
  await grove.press("End");
  await at(grove, 40);
  await grove.tree.evaluate((tree) => tree.scrollTo(0, 0));
  await grove.press("c");
  const middle = async (): Promise<number[]> => {
    const [mark, port] = await Promise.all([
      page.locator("[data-current]").boundingBox(),
      grove.tree.boundingBox(),
    ]);
    return [mark!.x + mark!.width / 2 - port!.x, mark!.y + mark!.height / 2 - port!.y, port!.width, port!.height];
  };
  const [x, y, width, height] = (await middle()) as [number, number, number, number];
  expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
  await grove.press("z");
  await expect(drawing).toHaveAttribute("width", fitted!);
  await grove.action("zoom-out").click();
  await grove.action("zoom-fit").click();
  await expect(drawing).toHaveAttribute("width", fitted!);
});

/** Returns the number of legal digits in all cells on the way to the article's solution. */
function siblings(): number {
  const board = [...ARTICLE];
  const neighbours = peers(9);
  const counts = [...ARTICLE].map((given, cell) => {
    if (given !== "0") return 0;
    const used = new Set(neighbours[cell]!.map((other) => board[other]).filter((at) => at !== "0"));
    board[cell] = ARTICLE_SOLUTION[cell]!;
    return 9 - used.size;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

interface Label {
  path: string;
  size: number | null;
  solutions: number | null;
  mark: string;
}

/** Reads all drawn nodes at one moment. */
const labels = async (page: Page): Promise<Label[]> =>
  page.locator(".tree-labels text").evaluateAll((texts) => {
    const number = (text?: string): number | null => (text === undefined ? null : Number(text));
    return texts.map(({ dataset }: SVGElement & HTMLElement) => ({
      path: dataset.path ?? "",
      size: number(dataset.size),
      solutions: number(dataset.solutions),
      mark: dataset.mark ?? "",
    }));
  });

const sum = (labels: Label[]): number => labels.reduce((sum, { size }) => sum + (size ?? 0), 0);

test("a large tree shows the path, with the sizes of sibling subtrees", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch" });
  await expect(grove.tree).toHaveAttribute("data-tree-mode", "drawing");
  await expect(grove.caption).not.toHaveAttribute("data-tree-nodes");
  const { nodes: whole } = walk(ARTICLE, 1);
  const first = whole.filter(({ parent }) => parent === null);
  await expect.poll(async () => sum(await labels(page))).toBe(1287);
  const inside = (node: TreeNode): number =>
    1 + node.children.reduce((sum, child) => sum + inside(whole[child]!), 0);
  const sized = (await labels(page)).filter(({ size }) => size !== null);
  expect(sized.map(({ size }) => size)).toEqual(first.map(inside));
  await grove.press("End");
  await grove.expectCounts({ step: 2523 });
  const drawing = page.locator("svg[data-nodes]");
  // Small failed branches beside the path are open.
  await expect.poll(async () => Number(await drawing.getAttribute("data-drawn"))).toBeGreaterThan(siblings());
  await expect(grove.caption).toHaveText(
    /^\d+ nodes shown, \d+ more not reached; \d+ branches collapsed\. Whole search: 1,288 nodes\.$/u,
  );
  // The visible nodes and the collapsed ones together are the whole tree.
  await expect
    .poll(async () => {
      const all = await labels(page);
      const folded = all.filter(({ mark }) => mark === "triangle");
      return sum(folded) + all.filter(({ mark, size }) => mark !== "triangle" && size).length;
    })
    .toBe(1287);
  await grove.action("tree-path").click();
  await expect(grove.caption).toHaveText(
    `${siblings() + 1} nodes shown: the root, the current path and the siblings along it, reached or not. Whole search: 1,288 nodes.`,
  );
});

test("keys and clicks move through a large tree and expand it", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch" });
  const current = page.locator("[data-current]");
  const drawing = page.locator("svg[data-nodes]");
  await grove.tree.focus();
  await expect.poll(async () => sum(await labels(page))).toBe(1287);
  const [one, two] = (await labels(page)).map(({ path }) => path);
  await grove.press("Shift+ArrowDown");
  await expect(current).toHaveAttribute("data-path", one!);
  await grove.expectCounts({ step: 1 });
  await grove.press("Shift+ArrowRight");
  await expect(current).toHaveAttribute("data-path", two!);
  await grove.press("Shift+ArrowLeft", "Shift+ArrowUp");
  await expect(current).toHaveAttribute("data-path", "");
  await grove.expectCounts({ step: 0 });
  await grove.press("Enter");
  await expect.poll(async () => Number(await drawing.getAttribute("data-drawn"))).toBeGreaterThan(50);
  await expect(page.locator('svg[data-nodes] .tree-mark[data-mark="diamond"]')).toHaveCount(1);
  await grove.press("f", "h");
  await expect(drawing).toHaveAttribute("data-drawn", "0");
  await grove.press("h");
  await expect.poll(async () => Number(await drawing.getAttribute("data-drawn"))).toBeGreaterThan(3);
  // A double click on a collapsed subtree goes there and shows its nodes.
  const folded = page.locator('.tree-labels text[data-mark="triangle"]').first();
  const path = (await folded.getAttribute("data-path"))!;
  const before = Number(await drawing.getAttribute("data-drawn"));
  const box = (await folded.boundingBox())!;
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  await expect(current).toHaveAttribute("data-path", path);
  await expect.poll(async () => Number(await drawing.getAttribute("data-drawn"))).toBeGreaterThan(before);
  await grove.press("n");
  await grove.expectCounts({ step: 2523 });
  await grove.press("r");
  await grove.expectCounts({ step: 0 });
});

test("a tree of many nodes is painted on a canvas", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 300 });
  const drawing = page.locator("svg[data-nodes]");
  await grove.tree.focus();
  await grove.press("u");
  await expect.poll(async () => Number(await drawing.getAttribute("data-drawn"))).toBeGreaterThan(1000);
  await expect(drawing).toHaveAttribute("data-painted", "");
  await expect(page.locator(".tree-labels text")).toHaveCount(0);
  const inked = async (): Promise<number> =>
    page.locator("canvas.tree-canvas").evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
      let inked = 0;
      for (let at = 3; at < data.length; at += 4) if (data[at]! > 0) inked += 1;
      return inked;
    });
  expect(await inked()).toBeGreaterThan(500);
  // Everything is visible, with nothing to scroll.
  for (let times = 0; times < 8; times += 1) await grove.action("zoom-in").click();
  await grove.tree.evaluate((tree) => tree.scrollTo(0, 4000));
  await grove.frames(3);
  const below = await inked();
  await grove.tree.evaluate((tree) => tree.scrollTo(0, 0));
  await grove.frames(3);
  expect(await inked()).not.toBe(below);
  await grove.tree.focus();
  await grove.press("f");
  await expect(drawing).not.toHaveAttribute("data-painted");
});

test("clicks in the path drawing and in the list go to nodes", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 200 });
  await grove.action("tree-list").click();
  const items = page.locator('[data-action="go-to-node"]');
  await expect.poll(() => items.count()).toBeGreaterThan(3);
  await items.nth(2).click();
  await expect(items).toHaveCount(3);
  await grove.expectCounts({ depth: 3 });
  await grove.action("tree-path").click();
  // The first digit on the path, below its header.
  const ring = (await page.locator("[data-current]").boundingBox())!;
  const first = (await page.locator(".tree-labels text").first().boundingBox())!;
  expect(first.y).toBeLessThan(ring.y);
  await page.mouse.click(first.x + first.width / 2, first.y + first.height / 2);
  await grove.expectCounts({ depth: 1, step: 1 });
});

test("a click on a cell highlights its level, until it is toggled off", async ({ grove, page }) => {
  await grove.open(PAPER_LINK);
  const level = page.locator(".tree-level");
  await grove.cell("r2c1").click();
  await expect(level, "a given digit has no level").toHaveCount(0);
  await grove.cell("r1c2").click();
  await expect(level).toHaveCount(1);
  await expect(grove.cell("r1c2")).toHaveAttribute("aria-selected", "true");
  await grove.action("tree-path").click();
  await expect(level).toHaveCount(1);
  await grove.cell("r1c2").click();
  await expect(level).toHaveCount(0);
  await grove.cell("r1c1").focus();
  await grove.press("Enter");
  await expect(level).toHaveCount(1);
  await grove.press("Escape");
  await expect(level).toHaveCount(0);
});

test("the anti-backtracking tree shows the sizes of the root's children", async ({ grove, page }) => {
  test.setTimeout(120_000);
  await grove.open({ p: ANTI_BACKTRACKING, view: "watch", step: 12_345_678 });
  await expect(grove.run).toHaveAttribute("data-run", "over", { timeout: 60_000 });
  await grove.tree.focus();
  await grove.press("r");
  await expect(page.locator("[data-current]")).toHaveAttribute("data-path", "");
  await expect.poll(async () => sum(await labels(page)), { timeout: 20_000 }).toBe(69_175_316);
  expect((await labels(page)).reduce((sum, { solutions }) => sum + (solutions ?? 0), 0)).toBe(1);
  await expect(grove.caption).toHaveText(/^1 node shown, 7 more not reached; 7 branches collapsed\. Whole search: 69,175,317 nodes\.$/u);
  await grove.press("Enter");
  await expect(page.locator('svg[data-nodes] .tree-mark[data-mark="diamond"]')).toHaveCount(1, { timeout: 20_000 });
  expect((await labels(page)).length).toBeGreaterThan(60);
});

test("a tree drawn only up to the first solution is not described as whole", async ({ grove }) => {
  await grove.open({ p: NURU, view: "watch" });
  await expect(grove.caption).toHaveAttribute("data-tree-nodes", "769");
  await expect(grove.caption).toContainText("770 nodes");
  await expect(grove.caption).not.toContainText("whole");
});

test("path and list show the same digits in the same order", async ({ grove, page }) => {
  await grove.open({ ...PAPER_LINK, step: "0-moves" });
  await grove.action("tree-path").click();
  await expect(grove.tree).toHaveAttribute("data-tree-mode", "path");
  await grove.action("tree-list").click();
  await expect(grove.tree).toHaveAttribute("data-tree-mode", "list");
  await grove.blur();
  const empty = [...PAPER].flatMap((digit, cell) => (digit === "0" ? [cell] : []));
  for (let step = 1; step <= 20; step += 1) {
    await grove.press("ArrowRight");
    const { board, depth } = states[step]!;
    const wanted = empty
      .slice(0, depth)
      .map((cell) => `r${Math.floor(cell / 4) + 1}c${(cell % 4) + 1}${board[cell]}`);
    await expect(page.getByRole("list", { name: "Digits on the board" }).getByRole("listitem")).toHaveText(wanted);
  }
  await grove.action("tree-drawing").click();
  await drawn(grove, 27);
});

test("an empty 4×4 board is drawn up to its first solution only", async ({ grove }) => {
  await grove.open({ p: emptyBoard(4), view: "watch" });
  await expect(grove.caption).toHaveAttribute("data-tree-nodes", "16");
  await grove.open({ p: emptyBoard(4), view: "watch", to: "all" });
  await expect(grove.caption).not.toHaveAttribute("data-tree-nodes");
  await grove.press("End");
  await grove.expectCounts({ placements: 2752, undos: 2752, solutions: 288, nodes: 2753 });
});

/** Returns whether the ring of the current node is inside the viewport of the tree. */
const ringInSight = async (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const ring = document.querySelector("[data-current]")!.getBoundingClientRect();
    const port = document.querySelector("[data-place=tree]")!.getBoundingClientRect();
    return (
      ring.left >= port.left && ring.right <= port.right && ring.top >= port.top && ring.bottom <= port.bottom
    );
  });

test("the current node stays visible when the window shrinks", async ({ grove, page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await grove.open({ p: ARTICLE, view: "watch", step: 300 });
  await expect.poll(() => ringInSight(page)).toBe(true);
  for (const [width, height] of [[1280, 650], [1366, 650], [1920, 1080], [1024, 768], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    await grove.frames(4);
    await expect.poll(() => ringInSight(page), `${width}x${height}`).toBe(true);
  }
});

test("a new forest is shown at the current node", async ({ grove, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await grove.open({ view: "watch", make: "7,36,9,none,minimal,any,nothing" });
  const making = page.locator("[data-making=told]");
  await expect(making).toBeVisible({ timeout: 20_000 });
  const holes = Number(await making.getAttribute("data-holes"));
  for (let hole = 36; hole <= holes; hole += 1) {
    await expect(making).toHaveAttribute("data-hole", String(hole));
    await grove.frames(3);
    await expect.poll(() => ringInSight(page), `hole ${hole}`).toBe(true);
    if (hole < holes) await grove.action("next-hole").click();
  }
});

/** Returns how many drawn nodes are inside the viewport. */
const inSight = async (page: Page): Promise<number> =>
  page.evaluate(() => {
    const port = document.querySelector("[data-place=tree]")!.getBoundingClientRect();
    const canvas = document.querySelector<HTMLCanvasElement>("canvas.tree-canvas:not([hidden])");
    if (canvas) {
      const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
      let inked = 0;
      for (let at = 3; at < data.length; at += 4) if (data[at]! > 0) inked += 1;
      return inked / 20;
    }
    return [...document.querySelectorAll(".tree-labels text")].filter((label) => {
      const { x, y } = label.getBoundingClientRect();
      return x > port.left && x < port.right && y > port.top && y < port.bottom;
    }).length;
  });

/** Returns by how many pixels the tree is larger than its panel. */
const overflowOf = (grove: Grove): Promise<number> =>
  grove.tree.evaluate((tree) =>
    Math.max(tree.scrollWidth - tree.clientWidth, tree.scrollHeight - tree.clientHeight),
  );

test("the whole tree is shown from its root, even if that was scrolled out of the panel", async ({ grove }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 701 });
  await expect.poll(() => grove.tree.evaluate((tree) => tree.scrollLeft)).toBeGreaterThan(100);
  await grove.action("zoom-fit").click();
  await expect.poll(() => overflowOf(grove)).toBeLessThanOrEqual(1);
});

test("nodes stay visible after expanding and collapsing everything", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch" });
  const drawing = page.locator("svg[data-nodes]");
  const drawnNodes = async (): Promise<number> => Number(await drawing.getAttribute("data-drawn"));
  await expect.poll(async () => sum(await labels(page))).toBe(1287);
  const readable = (await page.locator("[data-current]").boundingBox())!.width;
  await grove.tree.focus();
  await grove.press("u");
  await expect.poll(drawnNodes).toBeGreaterThan(1200);
  // Zoomed out to show everything.
  await expect.poll(async () => Number(await drawing.getAttribute("width"))).toBeLessThan(1300);
  await expect.poll(() => inSight(page)).toBeGreaterThan(100);
  expect(await ringInSight(page)).toBe(true);
  // The button says what it does next, and the whole tree is shown in a panel of any shape.
  const fit = grove.action("zoom-fit");
  const overflow = (): Promise<number> => overflowOf(grove);
  await expect(fit).toHaveAccessibleName("Back to a readable size");
  await fit.click();
  await expect(fit).toHaveAccessibleName("Fit to window");
  expect(await overflow()).toBeGreaterThan(500);
  await fit.click();
  await expect.poll(overflow).toBeLessThanOrEqual(1);
  await grove.action("tree-below").click();
  await expect.poll(async () => (await grove.tree.boundingBox())!.width).toBeGreaterThan(1200);
  await expect.poll(overflow).toBeLessThanOrEqual(1);
  await expect(fit).toHaveAccessibleName("Back to a readable size");
  await grove.action("tree-below").click();
  await grove.press("f");
  await expect.poll(drawnNodes).toBeLessThan(600);
  await expect
    .poll(async () => (await page.locator("[data-current]").boundingBox())!.width)
    .toBeCloseTo(readable, 0);
  await expect.poll(() => inSight(page)).toBeGreaterThan(2);
  expect(await ringInSight(page)).toBe(true);
});

test("another puzzle's tree is drawn at a readable size, whatever the size of the last one", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch" });
  const digits = page.locator("svg[data-nodes]");
  const width = async (): Promise<number> => Number(await digits.getAttribute("width"));
  await grove.action("sample").selectOption("three-solutions");
  await expect(digits).toHaveAttribute("data-nodes", /^\d\d$/u);
  const readable = await width();
  await grove.action("sample").selectOption("article");
  await grove.tree.focus();
  await grove.press("u");
  await expect(grove.action("zoom-fit")).toHaveAccessibleName("Back to a readable size");
  await grove.action("sample").selectOption("three-solutions");
  await expect(grove.action("zoom-fit")).toHaveAccessibleName("Fit to window");
  await expect.poll(width).toBeCloseTo(readable, 0);
});

/** Clicks the middle of a drawn node. */
const clickNode = async (page: Page, path: string): Promise<void> => {
  const box = (await page.locator(`.tree-labels text[data-path="${path}"]`).boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

test("a click selects a node and shows its facts, and Enter goes there", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch" });
  await expect.poll(async () => sum(await labels(page))).toBe(1287);
  const selected = page.locator("[data-selected]");
  const current = page.locator("[data-current]");
  await clickNode(page, "4");
  await expect(selected).toHaveAttribute("data-path", "4");
  await expect(current).toHaveAttribute("data-path", "");
  await expect(page.locator(".tree-node")).toContainText("4 in r1c1: 317 nodes");
  await grove.expectCounts({ step: 0 });
  // The keys of playback still play: one step, and not far away.
  await grove.press("ArrowRight");
  await grove.expectCounts({ step: 1 });
  await expect(selected, "it ends when the search moves").toHaveCount(0);
  await grove.press("ArrowLeft");
  await clickNode(page, "4");
  await grove.press("Enter");
  await expect(current).toHaveAttribute("data-path", "4");
  await expect(selected).toHaveCount(0);
  // A key selects another node than the one under the pointer.
  await grove.press("t");
  await expect(selected).not.toHaveAttribute("data-path", "4");
  await expect(page.locator(".tree-node")).toContainText("The costliest branch, down to");
});

test("arrows select nodes, and Enter goes to the selected one", async ({ grove, page }) => {
  await grove.open(PAPER_LINK);
  const selected = page.locator("[data-selected]");
  await grove.tree.focus();
  await grove.press("ArrowDown");
  await expect(selected).toHaveAttribute("data-path", "1");
  await grove.press("ArrowRight", "ArrowDown");
  await at(grove, 0);
  const second = nodes[roots[1]!]!;
  await grove.press("Enter");
  await at(grove, nodes[second.children[0]!]!.step);
  await expect(selected).toHaveCount(0);
});

test("the control beside a node folds and unfolds its branch", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch" });
  await expect.poll(async () => sum(await labels(page))).toBe(1287);
  const drawing = page.locator("svg[data-nodes]");
  const before = Number(await drawing.getAttribute("data-drawn"));
  const control = grove.action("fold-node");
  await expect(control).toHaveCount(0);
  const box = (await page.locator('.tree-labels text[data-path="8"]').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(control).toHaveAttribute("data-fold", "unfold");
  await control.click();
  await expect.poll(async () => Number(await drawing.getAttribute("data-drawn"))).toBeGreaterThan(before + 5);
  await expect(page.locator("[data-selected]")).toHaveAttribute("data-path", "8");
  await expect(control).toHaveAttribute("data-fold", "fold");
  await grove.expectCounts({ step: 0 });
  await control.click();
  await expect(drawing).toHaveAttribute("data-drawn", String(before));
  // By a key: the selected branch.
  await clickNode(page, "3");
  await grove.press("h");
  await expect.poll(async () => Number(await drawing.getAttribute("data-drawn"))).toBeGreaterThan(before);
  await grove.action("go-to-selected").click();
  await expect(page.locator("[data-current]")).toHaveAttribute("data-path", "3");
});

test("the menu of the tree has what its keys do, and disables what does nothing", async ({ grove, page }) => {
  await grove.open(PAPER_LINK);
  const open = async (): Promise<void> => grove.action("tree-menu").click();
  await open();
  await expect(grove.action("unfold-all"), "nothing is collapsed").toBeDisabled();
  await expect(grove.action("fold-branch"), "the root stays open").toBeDisabled();
  await expect(grove.action("unfold-failed"), "nothing failed is collapsed").toBeDisabled();
  await grove.action("fold-failed").click();
  const folded = page.locator('svg[data-nodes] .tree-mark[data-mark="triangle"]');
  await expect(folded.first()).toBeVisible();
  await open();
  await expect(grove.action("fold-failed")).toBeDisabled();
  await grove.action("unfold-failed").click();
  await drawn(grove, 27);
  await grove.press("f");
  await expect(folded.first()).toBeVisible();
  await open();
  await grove.action("unfold-all").click();
  await drawn(grove, 27);
  await clickNode(page, "1");
  await open();
  await grove.action("fold-branch").click();
  await expect(folded).toHaveCount(1);
  await open();
  await expect(grove.action("fold-branch")).toContainText("Expand the branch");
  for (const action of ["costliest", "center-node", "fit-tree"]) await expect(grove.action(action)).toBeEnabled();
});

test("one button shows where the time went", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch" });
  await expect.poll(async () => sum(await labels(page))).toBe(1287);
  const { nodes: whole } = walk(ARTICLE, 1);
  const size = (node: TreeNode): number =>
    1 + node.children.reduce((sum, child) => sum + size(whole[child]!), 0);
  const largest = (siblings: TreeNode[]): TreeNode | undefined =>
    siblings.reduce<TreeNode | undefined>((best, next) => (best && size(best) >= size(next) ? best : next), undefined);
  let below = whole.filter(({ parent }) => parent === null);
  let half = 1288 / 2;
  for (let press = 0; press < 3; press += 1) {
    await grove.action("follow-costliest").click();
    let node = largest(below)!;
    for (;;) {
      const next = largest(node.children.map((child) => whole[child]!));
      if (!next || size(next) <= half) break;
      node = next;
    }
    await expect(page.locator(".tree-node")).toContainText(`${size(node)} of 1,288 nodes`);
    await expect.poll(() => page.locator("[data-selected]").boundingBox()).not.toBeNull();
    [below, half] = [node.children.map((child) => whole[child]!), size(node) / 2];
  }
  await grove.expectCounts({ step: 0 });
  // Edges to larger branches are wider.
  await expect(page.locator('.tree-edge[data-wide="4"]').first()).toBeAttached();
});

test("a chain of forced digits is readable, and its digits are marked", async ({ grove, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const search of ["fewest/ascending/singles", "fewest/ascending/domain"]) {
    await grove.open({ p: ARTICLE, view: "watch", search, step: 20 });
    const digits = page.locator(".tree-labels text");
    await expect(digits).toHaveCount(51);
    await expect(page.locator(".tree-labels text[data-forced]")).toHaveCount(51);
    const heights = await digits.evaluateAll((texts) => {
      const port = document.querySelector("[data-place=tree]")!.getBoundingClientRect();
      const zoom = (text: Element): number => (text as SVGGraphicsElement).getScreenCTM()!.a;
      const size = (text: Element): number => parseFloat(getComputedStyle(text).fontSize) * zoom(text);
      const rects = texts.map((text) => ({ rect: text.getBoundingClientRect(), size: size(text) }));
      return rects.filter(({ rect }) => rect.left > port.left && rect.right < port.right).map(({ size }) => size);
    });
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(14);
    expect(heights.length).toBeGreaterThanOrEqual(20);
    await expect(page.locator(".cell[data-forced]")).toHaveCount(20);
    await grove.action("tree-list").click();
    await expect(page.locator(".path-item[data-forced]")).toHaveCount(20);
    await grove.action("tree-drawing").click();
  }
  await grove.open({ p: ARTICLE, view: "watch", step: 30 });
  await expect(page.locator('.cell[data-cell="r1c1"]'), "a guess").not.toHaveAttribute("data-forced");
  await expect(page.locator('.cell[data-cell="r1c4"]')).toHaveAttribute("data-forced", "");
});

test("the tables of the tree sort by any column", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch" });
  await grove.action("tree-table").click();
  const rows = page.locator("[data-branch]");
  await expect(rows.first()).toHaveAttribute("data-nodes", /./u);
  const column = async (name: string): Promise<number[]> =>
    rows.evaluateAll((rows, name) => rows.flatMap((row) => row.getAttribute(name) ?? []).map(Number), `data-${name}`);
  for (const name of ["nodes", "solutions", "deepest"]) {
    const head = page.locator(`th:has([data-action=sort-${name}])`);
    await expect(head).toHaveAttribute("aria-sort", "none");
    await grove.action(`sort-${name}`).click();
    await expect(head).toHaveAttribute("aria-sort", "descending");
    const values = await column(name);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    await grove.action(`sort-${name}`).focus();
    await grove.press("Enter");
    await expect(head).toHaveAttribute("aria-sort", "ascending");
    expect(await column(name)).toEqual(values.toSorted((a, b) => a - b));
  }
  await grove.action("tree-constraints").click();
  await grove.action("sort-open").click();
  const open = page.locator("[data-constraint]");
  const values = await open.evaluateAll((rows) => rows.map((row) => Number(row.getAttribute("data-open"))));
  expect(values.length).toBe(27);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
});

test("the legend has a row for every shape, line and sign", async ({ grove, page }) => {
  await grove.open(PAPER_LINK);
  for (const lang of ["en", "ru", "sw"]) {
    await grove.open({ ...PAPER_LINK, lang });
    await grove.action("tree-legend").click();
    const rows = page.locator("#tree-legend [data-legend]");
    await expect(rows).toHaveCount(15);
    for (const row of ["path", "wide", "current", "selected", "blocked", "taken-back", "forced"]) {
      await expect(page.locator(`#tree-legend [data-legend=${row}]`)).toBeVisible();
    }
    await grove.press("Escape");
    await expect(rows.first()).toBeHidden();
  }
});

test("a small tree is shown as a whole after a search for all solutions, beside its buttons", async ({ grove, page }) => {
  test.slow();
  for (const p of [PAPER, THREE_SOLUTIONS, "0000000204000010"]) {
    for (const [width, height] of [[1280, 800], [1024, 768]] as const) {
      await page.setViewportSize({ width, height });
      await grove.open({ p, view: "watch", to: "first" });
      await grove.action("to-end").click();
      await grove.action("goal").selectOption("all");
      await grove.action("to-end").click();
      const wrong = (): Promise<string[]> =>
        page.evaluate(() => {
          const port = document.querySelector("[data-place=tree]")!.getBoundingClientRect();
          const tools = document.querySelector(".tree .toolbar:has([data-action=zoom-fit])")!;
          const { left, right, top, bottom } = tools.getBoundingClientRect();
          const digits = document.querySelectorAll<SVGTextElement>("[data-place=tree] .tree-digit");
          return [...digits].flatMap((digit) => {
            const box = digit.getBoundingClientRect();
            const isCut = box.bottom > port.bottom || box.right > port.right || box.left < port.left;
            const isCovered =
              box.right > left && box.left < right && box.top < bottom && box.bottom > top;
            const path = digit.dataset.path!;
            return [...(isCut ? [`${path} is cut`] : []), ...(isCovered ? [`${path} is covered`] : [])];
          });
        });
      await expect.poll(wrong, `${p} at ${width}x${height}`).toEqual([]);
    }
  }
});

/** Returns the words in the panel of the tree that a button covers. */
const covered = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tools = document.querySelector(".tree .toolbar:has([data-action=zoom-fit])")!.getBoundingClientRect();
    const texts = [...document.querySelectorAll("[data-place=tree] text")].filter((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      return right > tools.left && left < tools.right && bottom > tools.top && top < tools.bottom;
    });
    return texts.map((text) => text.textContent ?? "");
  });

test("the buttons cover no column of the path", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 5 });
  await grove.action("tree-path").click();
  for (const [width, height] of [[900, 700], [1024, 768], [1280, 800], [1920, 1080]] as const) {
    await page.setViewportSize({ width, height });
    await grove.frames(3);
    await expect.poll(() => covered(page), `${width}x${height}`).toEqual([]);
  }
});

/** Returns the names of the levels, and those that touch a node or are cut. */
const names = async (page: Page): Promise<{ names: string[]; wrong: string[] }> =>
  page.evaluate(() => {
    const port = document.querySelector("[data-place=tree]")!.getBoundingClientRect();
    const boxes = [...document.querySelectorAll(".tree-labels text")].map((it) => it.getBoundingClientRect());
    const texts = [...document.querySelectorAll(".tree-names text")];
    const strip = document.querySelector(".tree-names")?.getBoundingClientRect();
    if (strip === undefined) return { names: [], wrong: [] };
    const wrong = texts.filter((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const isCut = left < port.left || right > port.right || top < port.top || bottom > port.bottom;
      const isOutside = left < strip.left - 1 || right > strip.right + 1;
      const touches = boxes.some((it) => it.right > left && it.left < right && it.bottom > top && it.top < bottom);
      return isCut || isOutside || touches;
    });
    return { names: texts.map((it) => it.textContent ?? ""), wrong: wrong.map((it) => it.textContent ?? "") };
  });

test("every drawn level has a name where there is room", async ({ grove, page }) => {
  const cells = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => `r${row + 1}c${column + 1}`));
  const empty = cells.filter((_, cell) => "0000000204000010"[cell] === "0");
  for (const [width, height] of [[1280, 800], [1920, 1080]] as const) {
    await page.setViewportSize({ width, height });
    await grove.open({ p: "0000000204000010", view: "watch", to: "all" });
    await expect.poll(() => names(page), `${width}x${height}`).toEqual({ names: empty, wrong: [] });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await grove.open({ p: ARTICLE, view: "watch", step: 1356 });
  await grove.press("u");
  await expect(grove.action("zoom-fit")).toHaveAccessibleName("Back to a readable size");
  await grove.action("zoom-fit").click();
  // Beyond the current level, too.
  await expect.poll(async () => (await names(page)).names.length).toBeGreaterThan(12);
  await expect.poll(async () => (await names(page)).wrong).toEqual([]);
  const ring = (await page.locator("[data-current]").boundingBox())!;
  const last = (await page.locator(".tree-names text").last().boundingBox())!;
  expect(last.x).toBeGreaterThan(ring.x + ring.width);
});

test("a small tree grows to fill the panel while it is presented", async ({ grove, page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await grove.open({ p: "0000000204000010", view: "watch", to: "all" });
  await grove.action("present").click();
  const share = async (): Promise<number> => {
    const [tree, panel] = [await page.locator("svg[data-nodes]").boundingBox(), await grove.tree.boundingBox()];
    return Math.max(tree!.width / panel!.width, tree!.height / panel!.height);
  };
  await expect.poll(share).toBeGreaterThan(0.85);
});

test("a large tree on a phone ends soon after its last level", async ({ grove, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await grove.open({ p: ARTICLE, view: "watch", step: 300 });
  await expect.poll(async () => sum(await labels(page))).toBeGreaterThan(0);
  await grove.tree.evaluate((tree) => tree.scrollTo(0, tree.scrollHeight));
  const last = await page.evaluate(() => {
    const port = document.querySelector("[data-place=tree]")!.getBoundingClientRect();
    const bottoms = [...document.querySelectorAll(".tree-labels text")].map((it) => it.getBoundingClientRect().bottom);
    return (Math.max(...bottoms) - port.top) / port.height;
  });
  expect(last).toBeGreaterThan(0.5);
});

test("what lies ahead is hidden by button and by key, and the tree grows with the steps", async ({ grove, page }) => {
  await grove.open({ ...PAPER_LINK, step: "12" });
  const drawing = page.locator(".tree-drawing");
  await expect(drawing).toHaveAttribute("data-drawn", "27");
  const ring = (): Promise<unknown> => page.locator("[data-current]").boundingBox();
  const before = await ring();
  await grove.action("tree-menu").click();
  await grove.action("hide-ahead").click();
  await expect(drawing, "the digits placed so far").toHaveAttribute("data-drawn", "6");
  expect(await ring(), "the rest stays in its place").toEqual(before);
  await expect(page.locator(".tree-caption")).toContainText("7 nodes");
  await grove.action("step").click();
  await expect(drawing).toHaveAttribute("data-drawn", "7");
  await page.keyboard.press("a");
  await expect(drawing).toHaveAttribute("data-drawn", "27");
});

test("a branch that is expanded comes into view, with its root and the current node", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 1356 });
  const branch = "35879492438413274635";
  const below = page.locator(`.tree-labels text[data-path^="${branch}"]`);
  await expect(below).toHaveCount(1);
  await clickNode(page, branch);
  await grove.press("h");
  await expect(below).toHaveCount(97);
  const port = (await page.locator(".tree-viewport").boundingBox())!;
  const inView = async (nodes: Locator): Promise<number> => {
    const boxes = await nodes.evaluateAll((all) => all.map((node) => node.getBoundingClientRect().toJSON() as DOMRect));
    const isInside = ({ left, top, right, bottom }: DOMRect): boolean =>
      left >= port.x && top >= port.y && right <= port.x + port.width && bottom <= port.y + port.height;
    return boxes.filter(isInside).length;
  };
  await expect.poll(async () => inView(below)).toBeGreaterThan(30);
  expect(await inView(page.locator("[data-selected], [data-current]"))).toBe(2);
});

test("a tree fades where it goes on beyond its frame, and nowhere else", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 2000, lang: "en" });
  await expect(grove.tree.locator("svg").first()).toBeVisible();
  const viewport = page.locator(".tree-viewport");
  /** Scrolls, and returns the opacities of both fades. */
  const fades = (left: number): Promise<string[]> =>
    viewport.evaluate((port, left) => {
      port.scrollTo({ left });
      return ["::before", "::after"].map((side) => getComputedStyle(port, side).opacity);
    }, left);
  await expect.poll(() => fades(0)).toEqual(["0", "1"]);
  await expect.poll(() => fades(9999)).toEqual(["1", "0"]);
  // A small tree has room.
  await grove.press("Home");
  await grove.expectCounts({ step: 0 });
  await expect.poll(() => fades(0)).toEqual(["0", "0"]);
});
