// What the digits below the board of a search mean, in words below them.
import { misfits } from "./fits.ts";
import { expect, type Grove, LANGUAGES, test } from "./grove.ts";
import { ARTICLE } from "./puzzles.ts";

const SIZES = [
  [1280, 800],
  [1280, 720],
  [1366, 768],
  [1280, 650],
  [1024, 768],
  [390, 844],
] as const;
const MEANINGS = {
  en: ["Tried in r1c2", "Fits in r1c3", "Fits in r1c4"],
  ru: ["Испытано в с1к2", "Подходит для с1к3", "Подходит для с1к4"],
  sw: ["Zilizojaribiwa katika m1w2", "Zinazofaa katika m1w3", "Zinazofaa katika m1w4"],
} as const;

const caption = (grove: Grove) => grove.page.locator(".digits-caption");

/** Returns the places of what is around the caption. */
const places = (grove: Grove): Promise<string[]> =>
  grove.page.evaluate(() =>
    [".board", ".asked-digits", ".sentence", ".counters", ".tree-viewport"].map((part) =>
      JSON.stringify(document.querySelector(part)!.getBoundingClientRect()),
    ),
  );

for (const [width, height] of SIZES) {
  test(`digits tried are not taken for digits that fit at ${width}x${height}`, async ({ grove, page }) => {
    await page.setViewportSize({ width, height });
    for (const lang of LANGUAGES) {
      await grove.open({ p: ARTICLE, view: "watch", step: 2, lang });
      await expect(grove.action("ask")).toBeVisible();
      await expect(caption(grove).locator("span").first()).toHaveText(MEANINGS[lang][0]);
      const before = await places(grove);
      await grove.cell("r1c3").click();
      await expect(caption(grove)).toContainText(MEANINGS[lang][1]);
      expect(await places(grove), lang).toEqual(before);
      // The words are between the digits and what follows, and nothing is covered.
      const [words, counters] = [(await caption(grove).boundingBox())!, (await page.locator(".counters").boundingBox())!];
      const sentence = (await grove.sentence.boundingBox())!;
      expect(words.y + words.height).toBeLessThanOrEqual(width < 900 ? sentence.y : counters.y + 1);
      const keys = caption(grove).locator(".digits-more");
      if (width < 900) await expect(keys).toBeHidden();
      else await expect(keys).toContainText("Page Down");
      expect(await misfits(grove), lang).toEqual([]);
      // What the words say of the keys.
      await grove.press("PageDown");
      await grove.expectCounts({ step: 3 });
      await grove.press("ArrowRight", "Enter");
      await expect(caption(grove)).toContainText(MEANINGS[lang][2]);
      await grove.expectCounts({ step: 3 });
      await grove.press("Escape");
      await expect(caption(grove).locator("span").first()).toContainText(MEANINGS[lang][0].slice(0, -1));
      await expect(keys).toBeEmpty();
    }
  });
}

test("candidates that are ruled out in steps not shown are counted", async ({ grove }) => {
  await grove.open({ p: ARTICLE, view: "watch", search: "reading/ascending/forward", step: 1 });
  const more = caption(grove).locator(".digits-more");
  await expect(more).toHaveText(/^Not shown: \d+ candidates ruled out$/u);
  const count = Number((await more.innerText()).replace(/\D/gu, ""));
  // Each cell that loses 3 is a step of its own where every check is shown.
  await grove.action("grain").selectOption("events");
  await expect(more).toBeEmpty();
  await grove.blur();
  let steps = 0;
  for (; steps < 40; steps += 1) {
    await grove.press("ArrowRight");
    if (!/no longer/u.test(await grove.sentence.innerText())) break;
  }
  expect(steps).toBe(count);
});

/** Returns by how many pixels the words below the tree are cut. */
const cut = (grove: Grove): Promise<number> =>
  grove.caption.evaluate((it) => {
    const words = document.createRange();
    words.selectNodeContents(it);
    return words.getBoundingClientRect().bottom - it.parentElement!.getBoundingClientRect().bottom;
  });

test("nodes after the end of a search are not counted among those ahead", async ({ grove, page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const lang of LANGUAGES) {
    // A new tree, which is not expanded.
    await page.goto("about:blank");
    await grove.open({ p: ARTICLE, view: "watch", step: 30, lang });
    await expect(page.locator("[data-run=over]")).toBeAttached();
    const numbers = async () =>
      (await grove.caption.innerText()).replace(/(?<=\d),/gu, "").match(/\d+/gu)!.map(Number);
    // Some branches are collapsed.
    await expect.poll(async () => (await numbers()).slice(3)).toEqual([1288, 1]);
    expect(await cut(grove), lang).toBeLessThanOrEqual(0);
    await grove.open({ p: ARTICLE, view: "watch", step: 1200, lang });
    await expect(grove.action("ask")).toBeVisible();
    await expect(page.locator("[data-run=over]")).toBeAttached();
    await grove.blur();
    await grove.press("u");
    await expect.poll(async () => (await numbers()).slice(2)).toEqual([1288, 18]);
    const [reached, ahead, all, beyond] = (await numbers()) as [number, number, number, number];
    expect(reached + ahead - beyond).toBe(all);
    expect(await cut(grove), lang).toBeLessThanOrEqual(0);
  }
});
