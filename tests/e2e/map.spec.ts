// The map of a search: it shows what an independent search finds, goes where it is clicked, and is
// as sharp as the screen.
import { expect, type Grove, test } from "./grove.ts";
import { countsOf, walk } from "./naive.ts";
import { ARTICLE } from "./puzzles.ts";

const LINK = { p: ARTICLE, view: "watch" };
const { nodes, states } = walk(ARTICLE);
const LAST = states.length - 1;

/** Reads the map's attributes for automation. */
async function mapFacts(grove: Grove): Promise<Record<string, number>> {
  return grove.map.evaluate((canvas: HTMLCanvasElement) => ({
    from: Number(canvas.dataset.from),
    to: Number(canvas.dataset.to),
    top: Number(canvas.dataset.top),
    bottom: Number(canvas.dataset.bottom),
    bars: Number(canvas.dataset.bars),
    step: Number(canvas.dataset.step),
    plot: Number(canvas.dataset.plot),
    bar: Number(canvas.dataset.bar ?? "-1"),
  }));
}

async function open(grove: Grove, step = 0): Promise<void> {
  await grove.open({ ...LINK, step });
  await expect(grove.map).toHaveAttribute("data-sharp", "");
  await expect(grove.map).toHaveAttribute("data-to", String(LAST));
}

/** Returns the position of a step on the screen. */
async function place(grove: Grove, step: number): Promise<{ x: number; y: number }> {
  const { from, to, plot } = await mapFacts(grove);
  const box = (await grove.map.boundingBox())!;
  return { x: box.x + ((step - from!) / (to! - from!)) * plot!, y: box.y + box.height / 2 };
}

test("the map shows the whole search", async ({ grove }) => {
  await open(grove);
  const { from, to, top, bottom, bars } = await mapFacts(grove);
  expect({ from, to, top }).toEqual({ from: 0, to: LAST, top: 0 });
  const depth = Math.max(...states.map(({ depth }) => depth));
  expect(bottom).toBe(depth);
  expect(bars).toBeGreaterThan(500);
});

test("a press goes to the step, and the board follows a drag", async ({ grove }) => {
  await open(grove);
  for (const step of [400, 1900, 37]) {
    const { x, y } = await place(grove, step);
    await grove.page.mouse.click(x, y);
    // A pixel covers more than two steps here.
    await expect.poll(async () => Math.abs((await mapFacts(grove)).step! - step)).toBeLessThan(4);
    await grove.expectCounts(countsOf(states[(await mapFacts(grove)).step!]!));
    await grove.expectLine(states[(await mapFacts(grove)).step!]!.board);
  }
  const [start, end] = [await place(grove, 200), await place(grove, 2200)];
  await grove.page.mouse.move(start.x, start.y);
  await grove.page.mouse.down();
  let last = 0;
  for (let part = 1; part <= 8; part += 1) {
    await grove.page.mouse.move(start.x + ((end.x - start.x) * part) / 8, start.y - 200);
    await grove.frames(2);
    const { step } = await mapFacts(grove);
    expect(step).toBeGreaterThan(last);
    expect(await grove.line()).toBe(states[step!]!.board);
    last = step!;
  }
  await grove.page.mouse.up();
  expect(Math.abs(last - 2200)).toBeLessThan(4);
});

test("keys zoom to single placements and describe each", async ({ grove }) => {
  await open(grove, 1234);
  await grove.expectCounts({ step: 1234 });
  await grove.map.focus();
  for (let press = 0; press < 12; press += 1) await grove.press("+");
  await expect.poll(async () => (await mapFacts(grove)).to! - (await mapFacts(grove)).from!).toBe(8);
  const { from, to } = await mapFacts(grove);
  expect(from).toBeLessThanOrEqual(1234);
  expect(to).toBeGreaterThanOrEqual(1234);
  // The bar of the current step, then its parent.
  await grove.press("ArrowDown");
  const standing = nodes.filter(({ step }) => step <= 1234);
  const bar = (await mapFacts(grove)).bar!;
  expect(standing.map(({ step }) => step)).toContain(bar);
  await grove.press("ArrowUp");
  const node = nodes.find(({ step }) => step === bar)!;
  await expect.poll(async () => (await mapFacts(grove)).bar).toBe(nodes[node.parent!]!.step);
  await expect(grove.map).toHaveAttribute("aria-valuetext", /r\dc\d \d: .*nodes?, no solution, .*steps? /u);
  await grove.press("Enter");
  await grove.expectCounts({ step: nodes[node.parent!]!.step });
  await grove.press("0");
  await expect.poll(async () => (await mapFacts(grove)).to).toBe(LAST);
});

test("the wheel zooms around the pointer and moves the map sideways", async ({ grove }) => {
  await open(grove);
  const { x, y } = await place(grove, 1000);
  await grove.page.mouse.move(x, y);
  for (let turn = 0; turn < 6; turn += 1) await grove.page.mouse.wheel(0, -200);
  await expect.poll(async () => (await mapFacts(grove)).to! - (await mapFacts(grove)).from!).toBeLessThan(400);
  // Zooming is centered on whole steps, so the pointer may be off by one or two of them.
  const before = await mapFacts(grove);
  const step = before.plot! / (before.to! - before.from!);
  expect(Math.abs((await place(grove, 1000)).x - x)).toBeLessThan(3 * step);
  await grove.page.mouse.wheel(300, 0);
  await expect.poll(async () => (await mapFacts(grove)).from).toBeGreaterThan(before.from!);
  expect((await mapFacts(grove)).step).toBe(0);
  await grove.action("map-fit").click();
  await expect.poll(async () => (await mapFacts(grove)).to).toBe(LAST);
});

test("a drag with Shift moves the map and not the board", async ({ grove }) => {
  await open(grove, 700);
  for (let press = 0; press < 3; press += 1) await grove.action("map-zoom-in").click();
  const before = await mapFacts(grove);
  const box = (await grove.map.boundingBox())!;
  const [x, y] = [box.x + 400, box.y + box.height / 2];
  await grove.page.keyboard.down("Shift");
  await grove.page.mouse.move(x, y);
  await grove.page.mouse.down();
  for (let turn = 1; turn <= 10; turn += 1) await grove.page.mouse.move(x - 20 * turn, y);
  await grove.page.mouse.up();
  await grove.page.keyboard.up("Shift");
  const perPixel = (before.to! - before.from!) / before.plot!;
  await expect
    .poll(async () => Math.abs((await mapFacts(grove)).from! - before.from! - 200 * perPixel))
    .toBeLessThan(2);
  const after = await mapFacts(grove);
  expect(after.to! - after.from!).toBe(before.to! - before.from!);
  expect(after.step).toBe(700);
});

test("buttons zoom, and return to the current step", async ({ grove }) => {
  await open(grove, 2000);
  await expect(grove.action("map-zoom-out")).toBeDisabled();
  for (let press = 0; press < 5; press += 1) await grove.action("map-zoom-in").click();
  const zoomed = await mapFacts(grove);
  expect(zoomed.to! - zoomed.from!).toBeLessThan(100);
  const box = (await grove.map.boundingBox())!;
  await grove.page.mouse.move(box.x + 500, box.y + box.height / 2);
  for (let turn = 0; turn < 20; turn += 1) await grove.page.mouse.wheel(400, 0);
  await expect.poll(async () => (await mapFacts(grove)).from).toBeGreaterThan(2000);
  await grove.action("map-centre").click();
  await expect.poll(async () => (await mapFacts(grove)).from).toBeLessThan(2000);
  expect((await mapFacts(grove)).to).toBeGreaterThan(2000);
});

test("the slider below is as wide as the bars and shows the visible range", async ({ grove }) => {
  await open(grove, 1234);
  const slider = (await grove.page.locator(".timeline").boundingBox())!;
  const box = (await grove.map.boundingBox())!;
  expect(slider.x).toBeCloseTo(box.x, 0);
  expect(slider.width).toBeCloseTo((await mapFacts(grove)).plot!, 0);
  // Half a thumb wider on either side, so that the thumb's center reaches the first and the last
  // bar.
  const track = (await grove.action("timeline").boundingBox())!;
  expect(slider.x - track.x).toBeCloseTo(8, 0);
  expect(track.width - slider.width).toBeCloseTo(16, 0);
  const window = grove.page.locator(".timeline-window");
  await expect(window).toBeHidden();
  await grove.action("map-zoom-in").click();
  await expect(window).toBeVisible();
  await grove.frames(2);
  const part = (await window.boundingBox())!;
  const { from, to } = await mapFacts(grove);
  expect(part.x - slider.x).toBeCloseTo((from! / LAST) * slider.width, 0);
  expect(part.width).toBeCloseTo(((to! - from!) / LAST) * slider.width, 0);
});

test("nothing moves while the map describes one bar after the other", async ({ grove }) => {
  await open(grove, 1234);
  const places = (): Promise<number[]> =>
    grove.page.evaluate(() =>
      [...document.querySelectorAll(".map-strip, .timeline, .map-tools, .transport-buttons, .board")].flatMap(
        (element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height];
        },
      ),
    );
  const before = await places();
  const box = (await grove.map.boundingBox())!;
  const words = new Set<string>();
  for (let part = 1; part < 12; part += 1) {
    await grove.page.mouse.move(box.x + part * 80, box.y + 12 + part * 4);
    await grove.frames(2);
    words.add((await grove.page.locator("[data-map-words]").textContent())!);
    expect(await places()).toEqual(before);
  }
  expect(words.size).toBeGreaterThan(3);
});

for (const ratio of [1, 1.5, 2, 3]) {
  test.describe(`at a pixel ratio of ${ratio}`, () => {
    test.use({ deviceScaleFactor: ratio });

    test("the map is drawn in device pixels", async ({ grove }) => {
      await open(grove, 1234);
      const sizes = await grove.map.evaluate((canvas: HTMLCanvasElement) => {
        const { width, height } = canvas.getBoundingClientRect();
        return { width, height, ownWidth: canvas.width, ownHeight: canvas.height };
      });
      expect(sizes.ownWidth).toBe(Math.round(sizes.width * ratio));
      expect(sizes.ownHeight).toBe(Math.round(sizes.height * ratio));
      const inked = await grove.page.locator("canvas.map-canvas").first().evaluate((canvas) => {
        const { width, height } = canvas as HTMLCanvasElement;
        const context = (canvas as HTMLCanvasElement).getContext("2d")!;
        const { data } = context.getImageData(0, 0, width, height);
        let count = 0;
        for (let at = 3; at < data.length; at += 4) count += data[at]! > 0 ? 1 : 0;
        return count / (width * height);
      });
      expect(inked).toBeGreaterThan(0.3);
    });
  });
}

/** Returns the number of nodes of a subtree. */
const size = (node: number): number =>
  1 + nodes[node]!.children.reduce((sum, child) => sum + size(child), 0);

/** Returns the greatest depth within a subtree. */
const deepest = (node: number): number =>
  Math.max(states[nodes[node]!.step]!.depth, ...nodes[node]!.children.map(deepest));

test("a table shows the same facts about the digits below the current node", async ({ grove }) => {
  await open(grove);
  await grove.action("tree-table").click();
  const table = grove.page.getByRole("table", { name: /^At the root|^After/u });
  const rows = table.locator("tbody tr");
  // The table is drawn a frame after the counters, so each step has to be awaited in the table too.
  const goes = [0, 1, 700, 1500, 2000, LAST - 3, 0];
  for (const step of goes) {
    await grove.page.evaluate((hash) => (location.hash = hash), `p=${ARTICLE}&view=watch&step=${step}`);
    await grove.expectCounts({ step });
    // The current node is the last one that was placed and not undone since.
    const path = nodes.flatMap((_, node) => (isShown(node, step) ? [node] : []));
    const children = nodes.flatMap(({ parent }, node) => (parent === (path.at(-1) ?? null) ? [node] : []));
    const wanted = children.map((node) => ({
      nodes: size(node),
      solutions: nodes[node]!.solutions,
      deepest: deepest(node),
    }));
    const shown = (): Promise<object[]> =>
      rows.evaluateAll((rows) =>
        (rows as HTMLElement[])
          .filter(({ dataset }) => dataset.nodes !== undefined)
          .map(({ dataset }) => ({
            nodes: Number(dataset.nodes),
            solutions: Number(dataset.solutions),
            deepest: Number(dataset.deepest),
          })),
      );
    await expect.poll(shown).toEqual(wanted);
  }
  // By keyboard: follows the first digits, one level deeper with each press.
  const first = nodes.findIndex(({ parent }) => parent === null);
  await rows.first().getByRole("button").focus();
  await grove.press("Enter");
  await grove.expectCounts({ step: nodes[first]!.step, depth: 1 });
});

/** Returns whether a node's digit is on the board after a step. */
function isShown(node: number, step: number): boolean {
  return nodes[node]!.step <= step && step < nodes[node]!.step + 2 * size(node) - 1;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("the map grows and shrinks again, and a finger scrubs through the search", async ({ grove }) => {
    await open(grove);
    const height = async (): Promise<number> => (await grove.map.boundingBox())!.height;
    expect(await height()).toBeLessThan(70);
    await grove.action("map-tall").click();
    await expect.poll(height).toBeGreaterThan(300);
    const { x, y } = await place(grove, 1500);
    await grove.page.touchscreen.tap(x, y);
    await expect.poll(async () => Math.abs((await mapFacts(grove)).step! - 1500)).toBeLessThan(12);
    await grove.action("map-tall").click();
    await expect.poll(height).toBeLessThan(70);
  });

  test("two fingers zoom the map and keep their steps", async ({ grove, page }) => {
    await open(grove);
    await grove.action("map-tall").click();
    await expect.poll(async () => (await grove.map.boundingBox())!.height).toBeGreaterThan(300);
    const { plot } = await mapFacts(grove);
    const box = (await grove.map.boundingBox())!;
    const y = Math.round(box.y + 150);
    const touches = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...across: number[]) =>
      touches.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: across.map((part, id) => ({ x: Math.round(box.x + part * plot!), y, id })),
      });
    await touch("touchStart", 0.4);
    await touch("touchStart", 0.4, 0.6);
    for (let turn = 1; turn <= 10; turn += 1) await touch("touchMove", 0.4 - 0.03 * turn, 0.6 + 0.03 * turn);
    // A fifth of the search now fills four fifths of the map.
    await expect
      .poll(async () => Math.abs((await mapFacts(grove)).to! - (await mapFacts(grove)).from! - LAST / 4))
      .toBeLessThan(LAST / 50);
    const { from, to } = await mapFacts(grove);
    expect(Math.abs((from! + to!) / 2 - LAST / 2)).toBeLessThan(LAST / 50);
    await touch("touchEnd");
    await expect.poll(async () => (await mapFacts(grove)).from).toBe(from);
  });
});
