// Every view on every screen: nothing overlaps, is cut, or is wider than the screen, and controls
// are large enough for a thumb or a mouse.
import { compare, expect, type Grove, LANGUAGES, test } from "./grove.ts";
import { misfits } from "./fits.ts";
import { drop, expectStage, openBatch } from "./many.ts";
import { ANTI_BACKTRACKING, ARTICLE, emptyBoard, TWO_SOLUTIONS } from "./puzzles.ts";

const DEVICES = [
  {
    name: "touch",
    screens: [[360, 560], [360, 640], [390, 844], [844, 390], [768, 1024], [1024, 768]],
    use: { isMobile: true, hasTouch: true },
  },
  {
    name: "mouse",
    screens: [[1024, 768], [1280, 650], [1280, 800], [1920, 1080], [2560, 1440]],
    use: {},
  },
] as const;

for (const { name, screens, use } of DEVICES) {
  test.describe(name, () => {
    test.use({ ...use, viewport: { width: screens[0][0], height: screens[0][1] } });

    for (const lang of LANGUAGES) {
      test(`everything fits on every screen: ${lang}`, async ({ grove }) => {
        test.setTimeout(240_000);
        const expectFits = async (what: string) => {
          for (const [width, height] of screens) {
            await grove.page.setViewportSize({ width, height });
            await grove.frames(2);
            // The map gets its width once the worker has answered.
            const message = `${what}, ${width}×${height}`;
            await expect.poll(() => misfits(grove), { message, timeout: 30_000 }).toEqual([]);
          }
        };
        await grove.open({ p: ARTICLE, view: "play", lang });
        await expect(grove.action("paste")).toBeVisible();
        await expectFits("play");
        await grove.action("solve").click();
        await expect(grove.verdict).toHaveAttribute("data-verdict", "unique");
        await expectFits("solved");
        for (const side of ["new", "solutions"]) {
          await grove.action(`side-${side}`).click();
          await expectFits(side);
        }
        await grove.page.goto("about:blank");
        const rules = "falling.rising.windoku.knight.king.cage-1112.thermo-9192";
        await grove.open({ p: emptyBoard(9), rules, view: "play", lang });
        await grove.action("side-rules").click();
        await expect(grove.action("region-9")).toBeVisible();
        await expectFits("rules");
        await grove.action("view-watch").click();
        await expectFits("rules that are not watched");
        await grove.page.goto("about:blank");
        await grove.open({ p: ARTICLE, view: "watch", lang, step: 2523 });
        await grove.expectCounts({ step: 2523 });
        await expectFits("watch");
        await grove.page.goto("about:blank");
        await grove.open({ p: ANTI_BACKTRACKING, view: "watch", lang, step: 99_999_999 });
        await expect(grove.page.locator("[data-run=over]")).toBeAttached({ timeout: 60_000 });
        await grove.expectCounts({ step: 99_999_999 });
        await expectFits("long numbers");
        await grove.page.goto("about:blank");
        await grove.open({ p: ARTICLE, view: "watch", lang, explore: "-" });
        await expect(grove.page.locator(".explore-hint")).toBeVisible();
        await expectFits("by hand");
        await compare(grove, { p: ARTICLE, lang });
        for (const panel of ["maps", "levels", "table"]) {
          await grove.action(`panel-${panel}`).click();
          await expectFits(panel);
        }
        await grove.inHeader("help");
        await expect(grove.dialog("help")).toBeVisible();
        await expectFits("help");
        await grove.press("Escape");
        await grove.paste("12345q");
        await expect(grove.dialog("paste")).toBeVisible();
        await expectFits("paste");
        await grove.press("Escape");
        if (name === "touch") {
          await grove.page.setViewportSize({ width: 390, height: 844 });
          await grove.action("menu").click();
          expect.soft(await misfits(grove), "menu").toEqual([]);
          // The buttons have their names in sight.
          for (const button of await grove.page.locator(".header-settings > .button").all()) {
            const { width, height } = (await button.boundingBox())!;
            expect.soft(width, "a button of the menu").toBeGreaterThan(2 * height);
          }
          await grove.press("Escape");
        }
        await grove.inHeader("my-puzzles");
        await expect(grove.dialog("puzzles")).toBeVisible();
        await expectFits("my puzzles");
        await grove.page.goto("about:blank");
        await openBatch(grove, lang);
        await expectFits("no batch");
        await grove.action("batch-timed").check();
        await drop(grove, "a-name-of-some-length.sdm", `${ARTICLE}\n${TWO_SOLUTIONS}\nnone`);
        await expectStage(grove, "over");
        await grove.action("batch-ranges").click();
        await expectFits("batch");
      });
    }
  });
}
