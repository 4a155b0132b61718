// What is painted before the program has loaded: the page takes its place, and nothing moves.
import type { Page } from "@playwright/test";
import { expect, type Fields, type Grove, hashOf, test } from "./grove.ts";
import { ARTICLE, ARTICLE_SOLUTION } from "./puzzles.ts";

const PROGRAM = /\/page-\w{8}\.wasm$/u;
/** The sizes of the window, with the language of the page. */
const WINDOWS = [
  [390, 844, "en"],
  [390, 844, "ru"],
  [390, 844, "sw"],
  [1024, 768, "ru"],
  [1280, 800, "sw"],
] as const;
/** What is in the same places before and after, by view. */
const PARTS = {
  play: ".board, .cell, .pad-digit, .play-pad .segment, .play-pad .button, .verdict .button, .panels > .segmented > .segment",
  watch: ".board, .cell, .flag, .counter, .sentence, .transport, .transport-main .button, .transport-marks .button",
  compare: ".compare-settings .field, .compare-settings .segment, .compare-transport, .transport-main .button",
  batch: ".batch-source .button, .batch-timed, .batch-invitation, .batch-invitation p",
};

/** Opens a link whose program does not arrive until the returned function is called. */
async function openSlowly(page: Page, fields: Fields): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(PROGRAM, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("about:blank");
  await page.goto(`./${hashOf(fields)}`, { waitUntil: "commit" });
  await expect(page.locator("#skeleton .header-settings")).toBeAttached();
  // The styles have loaded.
  await expect(page.locator("#skeleton")).toHaveCSS("position", "absolute");
  return letGo;
}

test("the program is requested only after three frames", async ({ page }) => {
  await page.addInitScript(() => {
    const { requestAnimationFrame, fetch } = window;
    const requests: [string, number][] = [];
    let frames = 0;
    window.requestAnimationFrame = (draw) => requestAnimationFrame((now) => ((frames += 1), draw(now)));
    window.fetch = (input, init) => {
      requests.push([new Request(input, init).url, frames]);
      return fetch(input, init);
    };
    Object.assign(window, { requests });
  });
  for (const view of ["play", "watch"]) {
    await page.goto(`./${hashOf({ p: ARTICLE, view })}`);
    await expect(page.locator("#app main")).toBeVisible();
    const requests = await page.evaluate(() => (window as unknown as { requests: [string, number][] }).requests);
    const programs = requests.filter(([url]) => PROGRAM.test(url));
    expect(programs).toHaveLength(1);
    expect(programs[0]![1]).toBeGreaterThanOrEqual(3);
    await page.goto("about:blank");
  }
});

/** Returns the places and the texts of the parts on the screen. */
function parts(page: Page, selector: string): Promise<unknown> {
  return page.evaluate((selector) => {
    const all = document.querySelectorAll<HTMLElement>(`.header .segment, .header .button, ${selector}`);
    const shown = [...all].filter((part) => part.checkVisibility({ visibilityProperty: true }));
    return shown.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const words = part.matches(".cell, .segment, .pad-digit, .sentence, p, .first *") ? part.textContent : "";
      return [part.classList[0], words, x, y, width, height];
    });
  }, selector);
}

/** Opens a link, and compares the parts before and after the page has loaded. */
async function expectSamePlaces(grove: Grove, page: Page, fields: Fields, selector: string, lang: string): Promise<void> {
  const start = await openSlowly(page, fields);
  await expect(page.locator("#skeleton main > *")).toBeVisible();
  const before = await parts(page, selector);
  start();
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await grove.ready("#app main > *", lang);
  expect(await parts(page, selector)).toEqual(before);
}

test.beforeEach(({ grove }) => {
  grove.waitsForParts = false;
});

for (const [view, selector] of Object.entries(PARTS)) {
  test(`the page takes the places of the skeleton of “${view}”`, async ({ grove, page }) => {
    await page.addInitScript(() => {
      const measured = globalThis as unknown as { shift: number };
      measured.shift = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) measured.shift += (entry as unknown as { value: number }).value;
      });
      observer.observe({ type: "layout-shift", buffered: true });
    });
    for (const [width, height, lang] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await test.step(`${width}x${height}, ${lang}`, () => expectSamePlaces(grove, page, { p: ARTICLE, view, lang }, selector, lang));
      await page.waitForLoadState("networkidle");
      // A tree grows, and a ranking needs more than one line.
      const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
      expect(shift).toBeLessThan({ watch: 0.1, compare: 0.01 }[view] ?? 0.0001);
    }
  });
}

for (const [width, height, locale] of [...WINDOWS, [1920, 1080, "en"]] as const) {
  test.describe(`a first visit, ${width}x${height}, ${locale}`, () => {
    test.use({ locale, viewport: { width, height } });

    test("the page takes the places of the skeleton", async ({ grove, page }) => {
      const selector = ".first-about, .first-tree, .first-choice, .first-choice span, .first-new > *, .first-board .cell";
      await expectSamePlaces(grove, page, {}, selector, locale);
    });
  });
}

test("the skeleton is painted once its styles are there, even if they come after the page's script", async ({ page }) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/outline-*.css", async (route) => {
    await held;
    await route.continue();
  });
  await openSlowly(page, { view: "batch", lang: "en" });
  // The page's script asks for the same styles.
  await page.waitForFunction(() => "missingFeatures" in globalThis);
  await expect(page.locator("#skeleton main")).toHaveCount(0);
  letGo();
  await expect(page.locator("#skeleton .batch-invitation")).toBeVisible();
});

test("the board of the last visit is painted first, with the digits written on it", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "play" });
  await grove.action("language-ru").click();
  await grove.cell("r1c1").click();
  await grove.press(ARTICLE_SOLUTION[0]!);
  await expect.poll(() => page.url()).toContain("lang=ru");
  const start = await openSlowly(page, {});
  const cells = page.locator("#skeleton .cell");
  await expect(cells).toHaveText([...ARTICLE].map((digit, cell) => (cell === 0 ? ARTICLE_SOLUTION[0]! : digit.replace("0", ""))));
  await expect(cells.first()).toHaveAttribute("data-origin", "own");
  await expect(page.locator("#skeleton .header-views")).toHaveText("ИграПереборСравнениеМного задач");
  start();
  await expect(grove.cell("r1c1")).toHaveAttribute("data-value", ARTICLE_SOLUTION[0]!);
});

test.describe("a page that does not start", () => {
  test.use({ tolerated: /ERR_FAILED|Failed to load/u });

  test("says so if its script does not arrive", async ({ page }) => {
    await page.route("**/page-*.js", (route) => route.abort());
    await page.goto("./#view=play");
    await expect(page.locator("#boot-failure")).toBeInViewport();
  });

  test("says after a second that it is loading", async ({ page }) => {
    await openSlowly(page, { view: "play" });
    await expect(page.locator("#skeleton .waiting")).toHaveText("Loading…");
    await expect(page.locator("#skeleton .waiting")).toHaveCSS("opacity", "1");
  });
});

test("a browser that is too old learns what it lacks", async ({ grove, page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, "popover");
    Reflect.deleteProperty(globalThis, "OffscreenCanvas");
    CSS.supports = () => false;
    WebAssembly.validate = () => false;
  });
  await grove.open({ p: ARTICLE, view: "play", lang: "en" });
  const lacks = "It lacks: colours, menus, hatching on the map, the background search.";
  await expect(grove.notice("features-missing")).toContainText(lacks);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it needs", async ({ page }: { page: Page; grove?: Grove }) => {
    await page.goto("./");
    await expect(page.locator("noscript p")).toBeInViewport();
  });
});
