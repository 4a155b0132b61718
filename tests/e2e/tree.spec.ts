// The search tree: whole where it is small, else the path, and what is not drawn.
import { expect, type Grove, test } from "./grove.ts";
import { countsOf, peers, type TreeNode, walk } from "./naive.ts";
import { ARTICLE, ARTICLE_SOLUTION, NURU, PAPER, emptyBoard } from "./puzzles.ts";

const { nodes, states } = walk(PAPER, Infinity);
const roots = nodes.flatMap(({ parent }, index) => (parent === null ? [index] : []));
const PAPER_LINK = { p: PAPER, view: "watch" };

const at = async (grove: Grove, step: number): Promise<void> => {
  await grove.expectCounts(countsOf(states[step]!));
  await grove.expectLine(states[step]!.board);
};

/** The nodes below one, itself left out. */
const below = (node: number): number[] =>
  nodes[node]!.children.flatMap((child) => [child, ...below(child)]);

const drawn = async (grove: Grove, count: number): Promise<void> => {
  const drawing = grove.page.locator("svg[data-nodes]");
  await expect(drawing).toHaveAttribute("data-nodes", "27");
  await expect(drawing).toHaveAttribute("data-drawn", String(count));
  await expect(grove.caption).toHaveText(
    count === 27
      ? "The whole forest: 27 nodes in 3 trees, 1 solution."
      : `The forest: 27 nodes in 3 trees, 1 solution. Showing ${count} of them.`,
  );
  await expect(grove.page.locator(".tree-labels text")).toHaveCount(count);
};

test("the paper's forest opens whole, with its nodes in three trees", async ({ grove }) => {
  await grove.open(PAPER_LINK);
  await expect(grove.tree).toHaveAttribute("data-tree-mode", "whole");
  await expect(grove.action("tree-whole")).toHaveAttribute("aria-pressed", "true");
  await drawn(grove, 27);
  await expect(grove.caption).toHaveAttribute("data-tree-nodes", "27");
  expect(roots).toHaveLength(3);
  const digits = await grove.page.locator(".tree-labels text").allTextContents();
  const placed = nodes.map(({ step }) => {
    const [before, after] = [states[step - 1]!.board, states[step]!.board];
    return [...after].find((digit, cell) => digit !== before[cell]);
  });
  expect(digits).toEqual(placed);
  // Levels of the published forest: 3 4 6 5 1 1 2 1 1 1 1 1.
  const heights = await grove.page
    .locator(".tree-labels text")
    .evaluateAll((texts) => texts.map((text) => text.getAttribute("y")));
  const levels = [...new Set(heights)].map((y) => heights.filter((other) => other === y).length);
  expect(levels.toSorted()).toEqual([3, 4, 6, 5, 1, 1, 2, 1, 1, 1, 1, 1].toSorted());
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
  // The last node lies beyond the first solution: the whole tree is searched for it.
  await expect(grove.action("goal")).toHaveValue("all");
  const root = (await page.locator(".tree-root").boundingBox())!;
  await page.mouse.click(root.x + root.width / 2, root.y + root.height / 2);
  await at(grove, 0);
});

test("keys go along the tree", async ({ grove }) => {
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

test("subtrees are folded and unfolded", async ({ grove }) => {
  await grove.open(PAPER_LINK);
  await grove.tree.focus();
  const hidden = below(roots[0]!).length;
  await grove.press("ArrowDown", "h");
  const drawing = grove.page.locator("svg[data-nodes]");
  await expect(drawing).toHaveAttribute("data-drawn", String(27 - hidden));
  await expect(grove.page.locator('.tree-mark[data-mark="triangle"]')).toHaveCount(1);
  await drawn(grove, 27 - hidden);
  const [label] = await grove.page.locator(".tree-labels text").allTextContents();
  expect(label).toBe(String(hidden + 1));
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

test("digits are hidden, the drawing is fitted and centred", async ({ grove, page }) => {
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

/** The legal digits of each cell on the way to the article's solution. */
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

test("a large tree shows its path, and says what is not drawn", async ({ grove }) => {
  await grove.open({ p: ARTICLE, view: "watch" });
  await expect(grove.tree).toHaveAttribute("data-tree-mode", "path");
  await expect(grove.action("tree-whole")).toHaveCount(0);
  await expect(grove.caption).not.toHaveAttribute("data-tree-nodes");
  await grove.press("End");
  await grove.expectCounts({ step: 2523 });
  await expect(grove.run).toHaveAttribute("data-run", "over");
  await expect(grove.caption).toHaveText(
    `Showing ${siblings()} nodes: the path and its siblings, of 1,287. The others are not drawn.`,
  );
  await grove.tree.focus();
  await grove.press("r");
  await grove.expectCounts({ step: 0 });
  await expect(grove.caption).toHaveText(
    "Showing 4 nodes: the path and its siblings, of 1,287. The others are not drawn.",
  );
  await grove.press("n");
  await grove.expectCounts({ step: 2523 });
});

test("a tree drawn only up to the first solution does not call itself whole", async ({ grove }) => {
  await grove.open({ p: NURU, view: "watch" });
  await expect(grove.caption).toHaveAttribute("data-tree-nodes", "769");
  await expect(grove.caption).toContainText("769 nodes");
  await expect(grove.caption).not.toContainText("whole");
});

test("path and list say the same digits in the same order", async ({ grove, page }) => {
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
  await grove.action("tree-whole").click();
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
