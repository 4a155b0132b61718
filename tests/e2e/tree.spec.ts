// The search tree: complete if it is small, otherwise the path and the expanded subtrees.
import type { Page } from "@playwright/test";
import { expect, type Grove, test } from "./grove.ts";
import { countsOf, peers, type TreeNode, walk } from "./naive.ts";
import {
  ANTI_BACKTRACKING,
  ARTICLE,
  ARTICLE_SOLUTION,
  NURU,
  PAPER,
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

const drawn = async (grove: Grove, count: number): Promise<void> => {
  const drawing = grove.page.locator("svg[data-nodes]");
  await expect(drawing).toHaveAttribute("data-nodes", "27");
  await expect(drawing).toHaveAttribute("data-drawn", String(count));
  await expect(grove.caption).toHaveText(
    count === 27
      ? /^The whole search tree: 28 nodes with the root, 3 branches at the root, 1 solution\.( The search stops after 27 nodes\.)?$/u
      : new RegExp(
          `^The search tree: 28 nodes with the root, 3 branches at the root, 1 solution\\. Showing ${count + 1} nodes?\\.( The search stops after 27 nodes\\.)?$`,
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

test("a click on a node goes to its step", async ({ grove, page }) => {
  await grove.open(PAPER_LINK);
  const labels = page.locator(".tree-labels text");
  await expect(labels).toHaveCount(27);
  for (const [index, { step }] of [...nodes.entries()].reverse()) {
    const box = (await labels.nth(index).boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await at(grove, step);
  }
  // The last node is beyond the first solution, so the whole tree is searched for it.
  await expect(grove.action("goal")).toHaveValue("all");
  const root = (await page.locator(".tree-root").boundingBox())!;
  await page.mouse.click(root.x + root.width / 2, root.y + root.height / 2);
  await at(grove, 0);
});

test("keys move through the tree", async ({ grove }) => {
  const [first, second, third] = roots.map((root) => nodes[root]!);
  const inside = (node: TreeNode, place: number): TreeNode => nodes[node.children[place]!]!;
  await grove.open(PAPER_LINK);
  await grove.tree.focus();
  const go = async (key: string, step: number): Promise<void> => {
    await grove.press(key);
    await at(grove, step);
  };
  await go("ArrowDown", first!.step);
  await go("ArrowRight", second!.step);
  await go("ArrowRight", third!.step);
  await go("ArrowRight", third!.step);
  await go("ArrowLeft", second!.step);
  await go("ArrowLeft", first!.step);
  await go("ArrowLeft", first!.step);
  await go("ArrowDown", inside(first!, 0).step);
  await go("ArrowDown", inside(inside(first!, 0), 0).step);
  await go("ArrowUp", inside(first!, 0).step);
  await go("ArrowUp", first!.step);
  await go("ArrowUp", 0);
  await go("n", 40);
  await go("r", 0);
  await go("End", 40);
  await go("ArrowDown", 40);
  await go("R", 0);
  await expect(grove.tree).toBeFocused();
});

test("subtrees are collapsed and expanded", async ({ grove }) => {
  await grove.open(PAPER_LINK);
  await grove.tree.focus();
  const hidden = below(roots[0]!).length;
  await grove.press("ArrowDown", "h");
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
  await expect(page.locator("svg[data-nodes]")).toHaveAttribute("data-drawn", String(siblings()));
  await expect(grove.caption).toHaveText(
    /^Showing \d+ nodes: \d+ of 1,288 searched, \d+ not reached; \d+ branches are collapsed\.$/u,
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
    `Showing ${siblings() + 1} nodes: the root, the current path and the siblings along it, reached or not. The search has 1,288 nodes.`,
  );
});

test("keys and clicks move through a large tree and expand it", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch" });
  const current = page.locator("[data-current]");
  const drawing = page.locator("svg[data-nodes]");
  await grove.tree.focus();
  await expect.poll(async () => sum(await labels(page))).toBe(1287);
  const [one, two] = (await labels(page)).map(({ path }) => path);
  await grove.press("ArrowDown");
  await expect(current).toHaveAttribute("data-path", one!);
  await grove.expectCounts({ step: 1 });
  await grove.press("ArrowRight");
  await expect(current).toHaveAttribute("data-path", two!);
  await grove.press("ArrowLeft", "ArrowUp");
  await expect(current).toHaveAttribute("data-path", "");
  await grove.expectCounts({ step: 0 });
  await grove.press("Enter");
  await expect.poll(async () => Number(await drawing.getAttribute("data-drawn"))).toBeGreaterThan(50);
  await expect(page.locator('svg[data-nodes] .tree-mark[data-mark="diamond"]')).toHaveCount(1);
  await grove.press("f", "h");
  await expect(drawing).toHaveAttribute("data-drawn", "0");
  await grove.press("h");
  await expect.poll(async () => Number(await drawing.getAttribute("data-drawn"))).toBeGreaterThan(3);
  // A click on a collapsed subtree goes there and shows its nodes.
  const folded = page.locator('.tree-labels text[data-mark="triangle"]').first();
  const path = (await folded.getAttribute("data-path"))!;
  const before = Number(await drawing.getAttribute("data-drawn"));
  const box = (await folded.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
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
  const count = await items.count();
  expect(count).toBeGreaterThan(3);
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
  await expect(grove.caption).toHaveText(/^Showing 8 of 69,175,317 nodes; 7 branches are collapsed\.$/u);
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
  await grove.open(PAPER_LINK);
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
    const canvas = document.querySelector<HTMLCanvasElement>("canvas.tree-canvas");
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
  await grove.press("f");
  await expect.poll(drawnNodes).toBeLessThan(600);
  await expect
    .poll(async () => (await page.locator("[data-current]").boundingBox())!.width)
    .toBeCloseTo(readable, 0);
  await expect.poll(() => inSight(page)).toBeGreaterThan(2);
  expect(await ringInSight(page)).toBe(true);
});
