// The room that board, tree and map have in Watch: how much of it the tree uses, and how the user
// shares it.
import { expect, type Grove, LANGUAGES, test } from "./grove.ts";
import { misfits } from "./fits.ts";
import { ANTI_BACKTRACKING, ARTICLE } from "./puzzles.ts";

const SCREENS = [[1280, 800], [1024, 768], [1280, 650], [1920, 1080]] as const;

interface Use {
  /** The part of the window that the visible panel of the tree takes. */
  share: number;
  /** Digits, counts and names of cells of 14 pixels or more, whole and covered by nothing. */
  labels: number;
  /** Counts that touch an edge of the tree. */
  crossed: string[];
}

/** Measures the panel of the tree. */
async function measure(grove: Grove): Promise<Use> {
  return grove.tree.evaluate((panel) => {
    const { x, y } = panel.getBoundingClientRect();
    const [left, top] = [x + panel.clientLeft, y + panel.clientTop];
    const seen = new DOMRect(left, top, panel.clientWidth, panel.clientHeight);
    const names = panel.querySelector(".tree-names")?.getBoundingClientRect();
    const boxes = [...panel.querySelectorAll<SVGTextElement>("text")].map((text) => ({
      text,
      box: text.getBoundingClientRect(),
      size: parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.d,
      bottom: text.closest(".tree-names") ? seen.bottom : (names?.top ?? seen.bottom),
    }));
    const buttons = [...document.querySelectorAll(".tree button")].map((it) => it.getBoundingClientRect());
    const touch = (one: DOMRect, two: DOMRect): boolean =>
      Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 &&
      Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1;
    const readable = boxes.filter(
      ({ box, size, bottom, text }) =>
        size >= 13.99 &&
        box.left >= seen.left &&
        box.right <= seen.right &&
        box.top >= seen.top &&
        box.bottom <= bottom &&
        !buttons.some((button) => touch(button, box)) &&
        !boxes.some((other) => other.text !== text && touch(other.box, box)),
    );
    const edges = [...panel.querySelectorAll<SVGPathElement>(".tree-edge")];
    const crossed = [...panel.querySelectorAll<SVGTextElement>(".tree-figures text")].filter((figure) => {
      const { x, y, width, height } = figure.getBBox();
      return edges.some((edge) => {
        for (let at = 0; at <= 20; at += 1) {
          const point = new DOMPoint(x + (width * at) / 20, y + height / 2);
          if (edge.isPointInStroke(point)) return true;
        }
        return false;
      });
    });
    return {
      share: (seen.width * seen.height) / (innerWidth * innerHeight),
      labels: readable.length,
      crossed: crossed.map((figure) => figure.textContent ?? ""),
    };
  });
}

/** Returns the part of the panel's pixels that differ from its background. */
async function ink(grove: Grove): Promise<number> {
  const clip = await grove.tree.evaluate((panel) => {
    const { x, y } = panel.getBoundingClientRect();
    const { clientLeft, clientTop, clientWidth, clientHeight } = panel;
    return { x: x + clientLeft, y: y + clientTop, width: clientWidth, height: clientHeight };
  });
  const picture = (await grove.page.screenshot({ clip })).toString("base64");
  return grove.page.evaluate(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const colors = new Map<number, number>();
    for (let at = 0; at < data.length; at += 4) {
      const color = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
      colors.set(color, (colors.get(color) ?? 0) + 1);
    }
    return 1 - Math.max(...colors.values()) / (data.length / 4);
  }, picture);
}

/** Waits until everything beside the path has been reported. */
async function settle(grove: Grove, step: number): Promise<void> {
  await expect(grove.run).toHaveAttribute("data-run", "over", { timeout: 60_000 });
  await grove.expectCounts({ step });
  await expect(grove.action("tree-whole-page")).toBeVisible();
  let before = "";
  await expect
    .poll(async () => {
      const now = (await grove.page.locator("svg[data-nodes]").innerHTML()) ?? "";
      const isSame = now === before;
      before = now;
      return isSame;
    }, { intervals: [150] })
    .toBe(true);
}

/** Returns whether the ring of the current node is inside the panel. */
const isCurrentSeen = async (grove: Grove): Promise<boolean> =>
  grove.page.evaluate(() => {
    const ring = document.querySelector("[data-current]")!.getBoundingClientRect();
    const panel = document.querySelector("[data-place=tree]")!.getBoundingClientRect();
    return (
      ring.left >= panel.left && ring.right <= panel.right && ring.top >= panel.top && ring.bottom <= panel.bottom
    );
  });

for (const step of [30, 2523]) {
  test(`the tree uses its room on every screen: step ${step}`, async ({ grove, page }) => {
    test.slow();
    await grove.open({ p: ARTICLE, view: "watch", step });
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await settle(grove, step);
      const { share, labels, crossed } = await measure(grove);
      const screen = `${width}×${height}`;
      expect.soft(share, `part of the window, ${screen}`).toBeGreaterThanOrEqual(0.25);
      expect.soft(labels, `readable labels, ${screen}`).toBeGreaterThanOrEqual(25);
      expect.soft(await ink(grove), `ink, ${screen}`).toBeGreaterThanOrEqual(0.05);
      expect.soft(crossed, `counts on an edge, ${screen}`).toEqual([]);
      expect(await isCurrentSeen(grove), screen).toBe(true);
    }
  });
}

/** Returns the buttons beside the tree, with what each covers of the tree or of another one. */
const toolsOfTree = (grove: Grove): Promise<{ height: number; covered: string[] }[]> =>
  grove.page.evaluate(() => {
    const box = (element: Element): DOMRect => element.getBoundingClientRect();
    const buttons = [...document.querySelectorAll(".tree-tools-end > .toolbar button")];
    const visible = buttons.filter((it) => it.checkVisibility({ visibilityProperty: true }));
    const others = [...visible, ...document.querySelectorAll("[data-place=tree], .tree-words, .tree-panes button")];
    return visible.map((button) => {
      const own = box(button);
      const covered = others.filter((other) => {
        const { left, right, top, bottom } = box(other);
        return other !== button && own.left < right && own.right > left && own.top < bottom && own.bottom > top;
      });
      return { height: own.height, covered: covered.map((it) => it.className) };
    });
  });

test("the tools of the tree are beside it, and cover nothing", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 400 });
  await settle(grove, 400);
  for (const actions of [[], ["tree-below"], ["tree-whole-page"], ["tree-whole-page", "program"]]) {
    for (const action of actions) await grove.action(action).click();
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await grove.frames(3);
      const tools = await toolsOfTree(grove);
      expect(tools, `${actions.join()}, ${width}×${height}`).toHaveLength(5);
      for (const { height, covered } of tools) {
        expect.soft(covered, `${actions.join()}, ${width}×${height}`).toEqual([]);
        expect.soft(height, `${actions.join()}, ${width}×${height}`).toBeGreaterThanOrEqual(24);
      }
    }
  }
});

test("the path stays where it is while the search goes on", async ({ grove, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await grove.open({ p: ARTICLE, view: "watch", step: "12-moves" });
  await settle(grove, 12);
  const rows = new Set<number>();
  const heights = new Set<string | null>();
  for (let step = 12; step < 72; step += 1) {
    rows.add(await page.evaluate(() => Math.round(document.querySelector("[data-current]")!.getBoundingClientRect().y)));
    heights.add(await page.locator("svg[data-nodes]").getAttribute("height"));
    await grove.press("ArrowRight");
    await grove.expectCounts({ step: step + 1 });
    await grove.frames(3);
  }
  expect(heights.size, "the tree grows").toBeGreaterThan(1);
  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
});

const sizeOf = async (grove: Grove, selector: string): Promise<{ width: number; height: number }> => {
  const { width, height } = (await grove.page.locator(selector).first().boundingBox())!;
  return { width, height };
};

const watch = async (grove: Grove): Promise<void> => {
  await grove.page.setViewportSize({ width: 1280, height: 800 });
  await grove.open({ p: ARTICLE, view: "watch", step: 300 });
  await settle(grove, 300);
};

test("the place of the tree is chosen and kept over a reload", async ({ grove, page }) => {
  await watch(grove);
  const panel = grove.tree;
  const isBelow = async (): Promise<boolean> => {
    const [board, tree] = [await grove.board.boundingBox(), await panel.boundingBox()];
    return tree!.y > board!.y + board!.height && tree!.width > 1200;
  };
  const below = grove.action("tree-below");
  await expect(below).toHaveAttribute("aria-pressed", "false");
  expect(await isBelow()).toBe(false);
  await below.click();
  await expect(below).toHaveAttribute("aria-pressed", "true");
  expect(await isBelow()).toBe(true);
  await expect.poll(() => isCurrentSeen(grove)).toBe(true);
  await page.reload();
  await settle(grove, 300);
  await expect(grove.action("tree-below")).toHaveAttribute("aria-pressed", "true");
  expect(await isBelow()).toBe(true);
  await grove.action("tree-below").click();
  expect(await isBelow()).toBe(false);
});

test("dividers are dragged, moved by keys, kept over a reload and reset", async ({ grove, page }) => {
  await watch(grove);
  const cases = [
    { action: "divide-board", selector: ".board", side: "width", less: "ArrowLeft", more: "ArrowRight", by: [-80, 0] },
    { action: "divide-map", selector: ".map-strip", side: "height", less: "ArrowDown", more: "ArrowUp", by: [0, -90] },
  ] as const;
  for (const { action, selector, side, less, more, by } of cases) {
    const divider = grove.action(action);
    await expect(divider).toHaveAttribute("role", "separator");
    const length = async (): Promise<number> => (await sizeOf(grove, selector))[side];
    const value = async (): Promise<number> => Number(await divider.getAttribute("aria-valuenow"));
    const tree = async (): Promise<number> => (await sizeOf(grove, "[data-place=tree]"))[side];
    const [first, firstTree] = [await length(), await tree()];
    const box = (await divider.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by[0], y + by[1], { steps: 4 });
    await page.mouse.up();
    const grown = side === "width" ? -80 : 90;
    await expect.poll(async () => Math.abs((await length()) - first - grown)).toBeLessThan(12);
    await expect.poll(async () => Math.abs((await tree()) - firstTree + grown)).toBeLessThan(12);
    await expect.poll(() => isCurrentSeen(grove)).toBe(true);
    const dragged = await value();
    await divider.focus();
    await grove.press(less);
    await expect.poll(value).toBe(dragged - 2);
    await grove.press(more, more);
    await expect.poll(value).toBe(dragged + 2);
    await grove.press("Home");
    await expect.poll(value).toBe(Number(await divider.getAttribute("aria-valuemin")));
    await expect.poll(() => isCurrentSeen(grove)).toBe(true);
    const kept = await length();
    await grove.expectCounts({ step: 300 });
    await page.reload();
    await settle(grove, 300);
    await expect.poll(length).toBe(kept);
    await grove.action(action).dblclick();
    await expect.poll(length).toBe(first);
    await divider.focus();
    await grove.press(more);
    await expect.poll(length).not.toBe(first);
    await grove.press("Enter");
    await expect.poll(length).toBe(first);
  }
});

test("tree and map are swapped, and the tree gets the page", async ({ grove, page }) => {
  await watch(grove);
  const shares = async (): Promise<[number, number, number]> => {
    const area = ({ width, height }: { width: number; height: number }): number => (width * height) / (1280 * 800);
    const map = page.locator(".map-strip");
    const mapArea = (await map.isVisible()) ? area(await sizeOf(grove, ".map-strip")) : 0;
    return [area(await sizeOf(grove, "[data-place=tree]")), mapArea, (await sizeOf(grove, ".board")).width];
  };
  const [tree, map, board] = await shares();
  expect(tree).toBeGreaterThan(2 * map);
  await grove.action("swap-tree-and-map").click();
  await expect(grove.action("swap-tree-and-map")).toHaveAttribute("aria-pressed", "true");
  const [smallTree, largeMap] = await shares();
  expect(largeMap).toBeGreaterThan(2 * map);
  expect(smallTree).toBeLessThan(tree);
  await expect.poll(() => isCurrentSeen(grove)).toBe(true);
  await grove.action("tree-whole-page").click();
  const [largeTree, , smallBoard] = await shares();
  expect(largeTree).toBeGreaterThan(0.5);
  expect(smallBoard).toBeLessThan(board / 1.5);
  await expect.poll(() => isCurrentSeen(grove)).toBe(true);
  await grove.press("ArrowRight");
  await grove.expectCounts({ step: 301 });
  await grove.press("Escape");
  await expect(grove.action("tree-whole-page")).toHaveAttribute("aria-pressed", "false");
  await expect.poll(shares).toEqual([tree, map, board]);
  await expect.poll(() => isCurrentSeen(grove)).toBe(true);
});

test("a share set in one visit does not change the page of a phone", async ({ grove, page }) => {
  await watch(grove);
  await grove.action("divide-map").focus();
  await grove.press("End");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(grove.action("divide-map")).toBeHidden();
  await expect(grove.action("tree-whole-page")).toBeHidden();
  const { width } = await sizeOf(grove, ".board");
  expect(width).toBeGreaterThan(300);
});

for (const lang of LANGUAGES) {
  test(`every layout fits: ${lang}`, async ({ grove, page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    await grove.open({ p: ARTICLE, view: "watch", step: 2523, lang });
    await settle(grove, 2523);
    const layouts = [[], ["tree-below"], ["swap-tree-and-map"], ["tree-below"], ["tree-whole-page"]];
    for (const actions of layouts) {
      for (const action of actions) await grove.action(action).click();
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        await grove.frames(3);
        await expect.poll(() => misfits(grove), `${actions.join()}, ${width}×${height}`).toEqual([]);
        const tools = await page.locator(".tree-tools > .segmented").evaluate((it) => it.clientHeight);
        expect.soft(tools, `one line of tools, ${actions.join()}, ${width}×${height}`).toBeLessThan(48);
        await expect.poll(() => isCurrentSeen(grove), `${actions.join()}, ${width}×${height}`).toBe(true);
      }
    }
  });
}

test("below the board, the path is in the middle of the tree, and the digits have their width", async ({ grove, page }) => {
  test.slow();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await grove.open({ p: ANTI_BACKTRACKING, view: "watch", step: 9_999_999 });
  await settle(grove, 9_999_999);
  await grove.action("tree-below").click();
  const middles = (): Promise<number[]> =>
    page.evaluate(() =>
      ["[data-current]", "[data-place=tree]"].map((selector) => {
        const { y, height } = document.querySelector(selector)!.getBoundingClientRect();
        return y + height / 2;
      }),
    );
  await expect.poll(async () => (await middles()).reduce((ring, panel) => Math.abs(ring - panel))).toBeLessThan(24);
  expect((await sizeOf(grove, ".flags")).width).toBeGreaterThan(300);
});
