// Presenting a search to a class.
import { AxeBuilder } from "@axe-core/playwright";
import { misfits } from "./fits.ts";
import { expect, type Grove, LANGUAGES, test } from "./grove.ts";
import { ARTICLE } from "./puzzles.ts";

const WATCH = { p: ARTICLE, view: "watch", step: 30 };
/** The sizes of screens: a full screen cannot be resized. */
const SIZES = [
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const;
const app = (grove: Grove) => grove.page.locator("#app > .app");

async function present(grove: Grove, fields: object = {}): Promise<void> {
  await grove.open({ ...WATCH, ...fields });
  await expect(grove.action("strategy")).toBeAttached();
  await grove.press("p");
  await expect(app(grove)).toHaveAttribute("data-present", "");
  await expect(grove.action("present-leave")).toBeVisible();
}

for (const [width, height] of SIZES) {
  test(`digits and sentence are large at ${width}x${height}`, async ({ grove, page }) => {
    await page.setViewportSize({ width, height });
    for (const lang of LANGUAGES) {
      await present(grove, { lang });
      const sizes = await page.evaluate(() => {
        const size = (selector: string): number =>
          Number.parseFloat(getComputedStyle(document.querySelector(selector)!).fontSize);
        return { digit: size(".cell"), sentence: size("[data-sentence]"), height: innerHeight };
      });
      expect(sizes.digit, lang).toBeGreaterThanOrEqual(sizes.height / 20);
      expect(sizes.sentence, lang).toBeGreaterThanOrEqual(sizes.height / 30);
      for (const part of [grove.board, grove.sentence, grove.tree]) await expect(part).toBeInViewport({ ratio: 1 });
      await expect(page.locator("header.header button:visible")).toHaveCount(0);
      await expect(page.locator(".timeline, .speed, .watch-settings, .counters").filter({ visible: true })).toHaveCount(0);
      await expect(page.locator(".transport-buttons button:visible")).toHaveCount(3);
      // The longest sentences fit, too, and move nothing.
      const place = await page.locator(".board").boundingBox();
      for (let step = 0; step < 12; step += 1) {
        await grove.press("PageDown");
        const cut = await page.locator(".sentence").evaluate((it) => it.scrollHeight - it.clientHeight);
        expect(cut, await grove.sentence.innerText()).toBeLessThanOrEqual(0);
      }
      expect(await page.locator(".board").boundingBox()).toEqual(place);
      expect(await misfits(grove), lang).toEqual([]);
      await grove.press("Escape");
      // The end of the whole screen would also end the next presentation.
      await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
      await expect(app(grove)).not.toHaveAttribute("data-present");
    }
  });
}

for (const [width, height] of SIZES) {
  test(`the class asks by key and by touch at ${width}x${height}`, async ({ grove, page }) => {
    await page.setViewportSize({ width, height });
    const answer = page.locator("[data-answer]");
    const expectLarge = async (code: string): Promise<void> => {
      await expect(answer).toHaveAttribute("data-answer", code);
      await expect(answer).toHaveAttribute("data-answer-state", "answered");
      const words = answer.locator(".answer-words").first();
      await expect(words).toBeInViewport();
      const size = await words.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
      expect(size, code).toBeGreaterThanOrEqual(height / 30);
    };
    for (const lang of LANGUAGES) {
      await present(grove, { lang, step: "5.10-stops" });
      await page.locator('.flag[data-digit="4"] button').click();
      await expectLarge("why-not");
      await grove.action("ask").click();
      await expect(answer).toHaveCount(0);
      await grove.press("q", "w");
      await expectLarge("blame");
      await grove.press("7");
      await expectLarge("why-not");
      await grove.press("k");
      await expectLarge("why-back");
      // Nothing covers the answer, the digits or the buttons.
      const covered = await page.evaluate(() => {
        const parts = [...document.querySelectorAll(".questions, .asked-digits, .transport-buttons, .present-tools, .sentence, .board")];
        const boxes = parts.map((it) => ({ name: it.className, box: it.getBoundingClientRect() }));
        return boxes.flatMap(({ name, box }, at) =>
          boxes.slice(at + 1).filter(({ box: other }) =>
            box.left < other.right - 1 && other.left < box.right - 1 && box.top < other.bottom - 1 && other.top < box.bottom - 1,
          ).map((other) => `${name} and ${other.name}`),
        );
      });
      expect(covered, lang).toEqual([]);
      expect(await misfits(grove), lang).toEqual([]);
      await grove.press("q");
      await expect(grove.tree).toBeInViewport({ ratio: 1 });
      await grove.press("Escape");
      await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
    }
  });
}

for (const [width, height] of SIZES) {
  test(`a program is presented with its search, in large letters, at ${width}x${height}`, async ({ grove, page }) => {
    const letters = (): Promise<number> =>
      page.locator(".program-lines").evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
    await page.setViewportSize({ width, height });
    await grove.open({ ...WATCH, step: 500, lang: "ru" });
    await grove.action("program").click();
    await expect(page.locator(".program-line[aria-current]")).toBeInViewport();
    expect(await letters()).toBeGreaterThanOrEqual(width < 1200 ? 13 : 14);
    await grove.blur();
    await grove.press("p");
    await expect(app(grove)).toHaveAttribute("data-present", "");
    await grove.frames(3);
    await expect(page.locator(".program-line[aria-current]")).toBeInViewport();
    await expect(grove.tree).toBeInViewport({ ratio: 1 });
    expect(await letters()).toBeGreaterThanOrEqual(16);
    expect(await misfits(grove)).toEqual([]);
  });
}

for (const [width, height] of SIZES) {
  test(`the digits of the tree are large at ${width}x${height}`, async ({ grove, page }) => {
    await page.setViewportSize({ width, height });
    await present(grove, { step: 1500 });
    const svg = page.locator("svg[data-nodes]");
    for (const key of ["PageDown", "PageDown", "PageUp"]) {
      const scale = await svg.evaluate((it) => {
        const { a, b } = (it as SVGSVGElement).getScreenCTM()!;
        return Math.hypot(a, b);
      });
      // Digits are 12 units high.
      expect(12 * scale).toBeGreaterThanOrEqual(17.9);
      await expect(page.locator("[data-current]")).toBeInViewport({ ratio: 1 });
      await grove.press(key);
      await grove.frames(3);
    }
  });
}

test("a clicker steps, plays and makes the screen black", async ({ grove, page }) => {
  await present(grove, { step: "30-moves" });
  await grove.press("PageDown", "ArrowRight", "ArrowDown");
  await grove.expectCounts({ step: 33 });
  await grove.press("PageUp", "ArrowLeft", "ArrowUp");
  await grove.expectCounts({ step: 30 });
  for (const key of [".", "b"]) {
    await grove.press(key);
    await expect(grove.action("present-show")).toBeVisible();
    const covered = await page.evaluate(() =>
      [[20, 20], [innerWidth / 2, innerHeight / 2]].every(
        ([x, y]) => document.elementFromPoint(x!, y!)?.className === "present-dark",
      ),
    );
    expect(covered).toBe(true);
    await grove.press("PageDown");
    await expect(grove.action("present-show")).toHaveCount(0);
    await grove.expectCounts({ step: 30 });
  }
  await grove.press("Space");
  await expect.poll(async () => (await grove.counts()).step ?? 31).not.toBe(30);
});

test("a ring follows the pointer, beats on a press, and can be switched off", async ({ grove, page }) => {
  await present(grove);
  const ring = page.locator(".present-ring");
  const middle = async () => {
    const { x, y, width, height } = (await ring.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  for (const [x, y] of [[300, 200], [420, 333]] as const) {
    await page.mouse.move(x, y);
    await expect.poll(middle).toEqual({ x, y });
  }
  const { width } = (await ring.boundingBox())!;
  expect(width).toBeGreaterThan(80);
  await page.mouse.down();
  await expect(ring).toHaveAttribute("data-beat", "even");
  await page.mouse.up();
  await page.mouse.down();
  await expect(ring).toHaveAttribute("data-beat", "odd");
  await page.mouse.up();
  await grove.action("present-ring").click();
  await expect(ring).toHaveCount(0);
  await expect(grove.action("present-ring")).toHaveAttribute("aria-pressed", "false");
});

test("Escape and the button leave, and nothing is in the link", async ({ grove, page }) => {
  await grove.open(WATCH);
  await expect(grove.action("strategy")).toBeAttached();
  const before = page.url();
  for (const leave of [() => grove.press("Escape"), () => grove.action("present-leave").click()]) {
    await grove.action("present").click();
    await expect(app(grove)).toHaveAttribute("data-present", "");
    await leave();
    await expect(app(grove)).not.toHaveAttribute("data-present", "");
    await expect(page.locator("header.header")).toBeVisible();
  }
  expect(page.url()).toBe(before);
});

test("G goes to a step, which the buttons name", async ({ grove, page }) => {
  await present(grove);
  await expect(page.locator("[data-counter=step]")).toHaveCount(1);
  await grove.press("g");
  await expect(grove.action("go-to-step")).toBeFocused();
  await page.keyboard.type("1,287");
  await grove.press("Enter");
  await grove.expectCounts({ step: 1287 });
  await expect(grove.action("go-to-step")).toHaveValue("1,287");
  await grove.press("PageDown");
  await grove.expectCounts({ step: 1288 });
});

test("it asks for the whole screen, and ends when the browser takes it back", async ({ grove, page }) => {
  await grove.open(WATCH);
  await expect(grove.action("strategy")).toBeAttached();
  await grove.action("present").click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.evaluate(() => document.exitFullscreen());
  await expect(app(grove)).not.toHaveAttribute("data-present", "");
});

test("without the whole screen, the window is filled", async ({ grove, page }) => {
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError("refused"));
  });
  await present(grove);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations).toEqual([]);
  await grove.press("p");
  await expect(app(grove)).not.toHaveAttribute("data-present", "");
});
