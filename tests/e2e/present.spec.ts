// Presenting a search to a class.
import { AxeBuilder } from "@axe-core/playwright";
import { misfits } from "./fits.ts";
import { expect, type Grove, LANGUAGES, test } from "./grove.ts";
import { ARTICLE } from "./puzzles.ts";

const WATCH = { p: ARTICLE, view: "watch", step: 30 };
const app = (grove: Grove) => grove.page.locator("#app > .app");

async function present(grove: Grove, fields: object = {}): Promise<void> {
  await grove.open({ ...WATCH, ...fields });
  await expect(grove.action("strategy")).toBeAttached();
  await grove.press("p");
  await expect(app(grove)).toHaveAttribute("data-present", "");
  await expect(grove.action("present-leave")).toBeVisible();
}

for (const [width, height] of [
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const) {
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
