// Selecting cells with fingers, a pen and a mouse, by the events of real devices.
import type { CDPSession, Page } from "@playwright/test";
import { expect, type Grove, test } from "./grove.ts";
import { emptyBoard, TWO_SOLUTIONS } from "./puzzles.ts";

interface Point {
  x: number;
  y: number;
}

async function center(grove: Grove, name: string): Promise<Point> {
  const box = (await grove.cell(name).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const selected = (grove: Grove): Promise<string[]> => grove.cellsWith('aria-selected="true"');

/** Opens the page, and waits for the part that handles gestures. */
async function open({ grove }: { grove: Grove }): Promise<void> {
  await grove.open({ p: TWO_SOLUTIONS, view: "play", lang: "en" });
  await expect(grove.action("paste")).toBeVisible();
}

/** Fingers on the screen. */
class Hand {
  readonly #session: CDPSession;
  readonly #fingers = new Map<number, Point>();

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Hand> {
    return new Hand(await page.context().newCDPSession(page));
  }

  async put(id: number, at: Point): Promise<void> {
    this.#fingers.set(id, at);
    await this.#send("touchStart", [...this.#fingers.keys()]);
  }

  async move(id: number, to: Point): Promise<void> {
    this.#fingers.set(id, to);
    await this.#send("touchMove", [...this.#fingers.keys()]);
  }

  async lift(id: number): Promise<void> {
    await this.#send("touchEnd", [id]);
    this.#fingers.delete(id);
  }

  async tap(at: Point): Promise<void> {
    await this.put(0, at);
    await this.lift(0);
  }

  async #send(type: "touchStart" | "touchMove" | "touchEnd", ids: number[]): Promise<void> {
    const touchPoints = ids.map((id) => ({ id, ...this.#fingers.get(id)! }));
    await this.#session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
}

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test.beforeEach(open);

  test("a finger dragged over the board selects cells, and the page stays", async ({ grove, page }) => {
    const hand = await Hand.on(page);
    const points = [await center(grove, "r2c4"), await center(grove, "r5c4")];
    await hand.put(0, await center(grove, "r2c2"));
    for (const point of points) await hand.move(0, point);
    await hand.lift(0);
    const path = ["r2c2", "r2c3", "r2c4", "r3c4", "r4c4", "r5c4"];
    await expect.poll(() => selected(grove)).toEqual(path);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("beside the board, a finger scrolls the page", async ({ grove, page }) => {
    const before = await selected(grove);
    const hand = await Hand.on(page);
    const at = (await grove.verdict.boundingBox())!;
    await hand.put(0, { x: at.x + 20, y: at.y + 40 });
    for (let up = 20; up <= 200; up += 20) await hand.move(0, { x: at.x + 20, y: at.y + 40 - up });
    await hand.lift(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect(await selected(grove)).toEqual(before);
  });

  test("a long press adds a cell, and dragging goes on from it", async ({ grove, page }) => {
    const hand = await Hand.on(page);
    await hand.tap(await center(grove, "r1c1"));
    await expect.poll(() => selected(grove)).toEqual(["r1c1"]);
    await hand.put(0, await center(grove, "r7c7"));
    await expect.poll(() => selected(grove)).toEqual(["r7c7"]);
    await expect.poll(() => selected(grove)).toEqual(["r1c1", "r7c7"]);
    await hand.move(0, await center(grove, "r7c9"));
    await hand.lift(0);
    await expect.poll(() => selected(grove)).toEqual(["r1c1", "r7c7", "r7c8", "r7c9"]);
    await hand.tap(await center(grove, "r4c4"));
    await expect.poll(() => selected(grove)).toEqual(["r4c4"]);
  });

  test("a second finger adds cells and removes them", async ({ grove, page }) => {
    const hand = await Hand.on(page);
    await hand.put(0, await center(grove, "r3c3"));
    for (const name of ["r5c5", "r9c1", "r5c5"]) {
      await hand.put(1, await center(grove, name));
      await hand.lift(1);
    }
    await hand.lift(0);
    await expect.poll(() => selected(grove)).toEqual(["r3c3", "r9c1"]);
  });

  test("a double tap selects every cell with the same digit", async ({ grove, page }) => {
    const hand = await Hand.on(page);
    const at = await center(grove, "r1c3");
    await expect(grove.cell("r1c3")).toHaveAttribute("data-value", "9");
    await hand.tap(at);
    await hand.tap(at);
    await expect.poll(() => selected(grove)).toEqual(await grove.cellsWith('data-value="9"'));
    expect((await selected(grove)).length).toBeGreaterThan(1);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });

  test("the digits are on the screen once another puzzle is opened", async ({ grove, page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await grove.action("side-puzzle").tap();
    for (const open of ["size-6", "size-9"]) {
      await grove.action(open).scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
      await grove.action(open).tap();
      await expect(grove.action("digit-6")).toBeInViewport({ ratio: 1 });
      await expect(grove.board).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });

  test("a panel that is opened below the board comes up to it", async ({ grove, page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await grove.action("side-rules").scrollIntoViewIfNeeded();
    const before = (await grove.board.boundingBox())!.y;
    await grove.action("side-rules").tap();
    await expect(grove.action("rule-falling")).toBeInViewport({ ratio: 1 });
    expect((await grove.board.boundingBox())!.y).toBe(before);
  });

  test("the offer of a new puzzle brings its panel onto the screen", async ({ grove, page }) => {
    await grove.open({ p: emptyBoard(9), view: "play", lang: "en" });
    await grove.action("offer-new").tap();
    await expect(grove.action("new-puzzle")).toBeInViewport({ ratio: 1 });
    await expect(grove.board).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test("a thermometer, a cage and a region are drawn by fingers", async ({ grove, page }) => {
    await grove.open({ p: emptyBoard(4), view: "play", lang: "en" });
    await grove.action("side-rules").tap();
    const hand = await Hand.on(page);
    const drag = async (from: string, ...over: string[]): Promise<void> => {
      await hand.put(0, await center(grove, from));
      for (const name of over) await hand.move(0, await center(grove, name));
      await hand.lift(0);
      await expect(grove.cell(over.at(-1)!)).toHaveAttribute("aria-selected", "true");
    };
    const rules = page.locator(".board");
    await drag("r1c1", "r2c2", "r3c3");
    await grove.action("thermometer").tap();
    await expect(rules).toHaveAttribute("data-rules", "thermo-112233");
    await drag("r1c3", "r1c4");
    expect(await selected(grove)).toEqual(["r1c3", "r1c4"]);
    await grove.action("cage").tap();
    await expect(rules).toHaveAttribute("data-rules", "cage-1314.thermo-112233");
    await drag("r4c1", "r4c4");
    await grove.action("region-1").tap();
    await expect(page.locator("[data-unfinished-regions]")).toBeVisible();
  });

  test("a pen selects as a finger does", async ({ grove, page }) => {
    const session = await page.context().newCDPSession(page);
    const send = (type: "mousePressed" | "mouseMoved" | "mouseReleased", at: Point) =>
      session.send("Input.dispatchMouseEvent", {
        type,
        ...at,
        button: "left",
        buttons: type === "mouseReleased" ? 0 : 1,
        clickCount: 1,
        pointerType: "pen",
      });
    // Without a pause, which would be a long press.
    const [from, to] = [await center(grove, "r8c2"), await center(grove, "r8c5")];
    await send("mousePressed", from);
    await send("mouseMoved", to);
    await send("mouseReleased", to);
    await expect.poll(() => selected(grove)).toEqual(["r8c2", "r8c3", "r8c4", "r8c5"]);
  });
});

test.describe("with a mouse", () => {
  test.beforeEach(open);

  test("a quick drag skips no cell, and a diagonal one adds no neighbor", async ({ grove, page }) => {
    const move = async (name: string): Promise<void> => {
      const { x, y } = await center(grove, name);
      await page.mouse.move(x, y);
    };
    await move("r2c1");
    await page.mouse.down();
    await move("r2c9");
    await page.mouse.up();
    const row = Array.from({ length: 9 }, (_, index) => `r2c${index + 1}`);
    await expect.poll(() => selected(grove)).toEqual(row);
    await move("r9c1");
    await page.mouse.down();
    await move("r1c9");
    await page.mouse.up();
    const diagonal = Array.from({ length: 9 }, (_, index) => `r${index + 1}c${9 - index}`);
    await expect.poll(() => selected(grove)).toEqual(diagonal);
  });

  test("Control adds and removes single cells; a double click selects equal digits", async ({ grove }) => {
    await grove.cell("r1c1").click();
    for (const name of ["r3c3", "r5c5", "r3c3"]) {
      await grove.cell(name).click({ modifiers: ["Control"] });
    }
    expect(await selected(grove)).toEqual(["r1c1", "r5c5"]);
    await grove.cell("r1c3").dblclick();
    expect(await selected(grove)).toEqual(await grove.cellsWith('data-value="9"'));
  });
});
