// The whole board visible on every screen, and nothing that moves during playback.
import { expect, type Grove, LANGUAGES, SIXTY, test } from "./grove.ts";
import { ARTICLE, emptyBoard } from "./puzzles.ts";

const DEVICES = [
  {
    name: "mouse",
    screens: [[1280, 800], [1920, 1080], [1024, 768]],
    use: {},
  },
  {
    name: "touch",
    screens: [[390, 844], [360, 640], [844, 390]],
    use: { isMobile: true, hasTouch: true },
  },
] as const;

const BOARDS = [
  [4, "1.....2..3.....4"],
  [6, `1${".".repeat(34)}6`],
  [9, ARTICLE],
  [16, emptyBoard(16)],
] as const;

/** Returns what keeps the board from being completely visible. */
async function hiddenParts(grove: Grove): Promise<string[]> {
  return grove.page.evaluate(({ width: screenWidth, height: screenHeight }) => {
    const hidden: string[] = [];
    if (scrollX !== 0 || scrollY !== 0) hidden.push("the page is scrolled");
    const board = document.querySelector("[role=grid]")!;
    const { left, top, right, bottom } = board.getBoundingClientRect();
    if (left < 0 || top < 0 || right > screenWidth || bottom > screenHeight) {
      hidden.push(`board ${left},${top} to ${right},${bottom} of ${screenWidth},${screenHeight}`);
    }
    for (const cell of board.querySelectorAll("[role=gridcell]")) {
      const { x, y, width, height } = cell.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      if (hit === null || !cell.contains(hit)) {
        hidden.push(`${cell.getAttribute("data-cell")} under ${hit?.className ?? "nothing"}`);
      }
    }
    return hidden;
  }, grove.page.viewportSize()!);
}

/** Returns what moves or changes its size while the search takes 30 steps. */
async function moved(grove: Grove): Promise<string[]> {
  return grove.page.evaluate(async () => {
    const WATCHED =
      ".board, [role=grid], [data-counter], .counters, .sentence," +
      " .flags, .transport, .transport-buttons button, .timeline, .speed";
    const places = (): Map<string, string> => {
      const found = [...document.querySelectorAll<HTMLElement>(WATCHED)];
      return new Map(
        found.map((element, index) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const { action, counter = action ?? element.className } = element.dataset;
          // A longer number may take more space if nothing follows it.
          const isFree = counter === "step" && element.localName === "output";
          return [`${index} ${counter}`, [x, y, isFree || width, height].join(" ")];
        }),
      );
    };
    const first = places();
    const moved = new Set<string>();
    const step = (): string => document.querySelector<HTMLElement>("[data-counter=step]")!.dataset.value!;
    for (let sample = 0; sample < 30; sample += 1) {
      for (const before = step(); before === step(); ) {
        await new Promise(requestAnimationFrame);
      }
      for (const [name, place] of places()) {
        if (first.get(name) !== place) moved.add(`${name}: ${first.get(name)} to ${place}`);
      }
    }
    return [...moved];
  });
}

for (const { name, screens, use } of DEVICES) {
  test.describe(name, () => {
    test.use({ ...use, viewport: { width: screens[0][0], height: screens[0][1] } });

    for (const view of ["play", "watch"]) {
      test(`the whole board is visible in ${view} at every size, on every screen`, async ({ grove, page }) => {
        test.slow();
        for (const [size, p] of BOARDS) {
          await grove.open({ p, view });
          await expect(grove.cells).toHaveCount(size * size);
          for (const [width, height] of screens) {
            await page.setViewportSize({ width, height });
            await grove.frames(2);
            expect.soft(await hiddenParts(grove), `${size}×${size}, ${width}×${height}`).toEqual([]);
          }
        }
      });
    }

    for (const lang of LANGUAGES) {
      test(`nothing moves during playback, on every screen: ${lang}`, async ({ grove, page }) => {
        test.slow();
        for (const [width, height] of screens) {
          await page.setViewportSize({ width, height });
          await page.goto("about:blank");
          await grove.open({ p: ARTICLE, view: "watch", lang });
          await expect(grove.run).toHaveAttribute("data-run", "over");
          await grove.speed(SIXTY);
          await page.evaluate(() => scrollTo(0, 0));
          await grove.press("Space");
          await expect(grove.action("pause")).toBeAttached();
          expect.soft(await moved(grove), `${width}×${height}`).toEqual([]);
        }
        const slow = (await grove.counts()).step ?? 0;
        expect(slow).toBeGreaterThanOrEqual(30);
      });
    }
  });
}

test("on a phone, the search is chosen at the top, and conflicts link to where they can be fixed", async ({
  grove,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await grove.open({ p: ARTICLE, view: "watch" });
  await expect(grove.action("strategy")).toBeHidden();
  await grove.action("search-settings").click();
  await expect(grove.action("search-settings")).toHaveAttribute("aria-expanded", "true");
  const box = (await grove.action("strategy").boundingBox())!;
  expect(box.y + box.height).toBeLessThan(400);
  await grove.action("strategy").selectOption("singles");
  await grove.action("search-settings").click();
  await expect(grove.action("strategy")).toBeHidden();
  await grove.open({ p: `11${ARTICLE.slice(2)}`, view: "watch" });
  await grove.action("go-to-play").click();
  await expect(grove.action("solve")).toBeVisible();
  await expect(grove.verdict).toHaveAttribute("data-verdict", "broken");
});

/** A puzzle, and digits that break its rules. */
const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const BREAKING = [["r1c3", "5"], ["r1c4", "5"], ["r2c2", "6"], ["r2c3", "6"], ["r9c1", "8"]] as const;
const HELPS = ["check", "what-fits", "hint"];
const PLAY_DEVICES = [
  {
    name: "mouse",
    screens: [[360, 560], [600, 800], [800, 600], [1024, 768], [1280, 650], [1280, 800], [1920, 1080]],
    use: {},
  },
  {
    name: "touch",
    screens: [[360, 560], [360, 640], [390, 664], [390, 844], [412, 915], [768, 1024], [844, 390], [1024, 768]],
    use: { isMobile: true, hasTouch: true },
  },
] as const;

for (const { name, screens, use } of PLAY_DEVICES) {
  test.describe(`playing by ${name}`, () => {
    test.use({ ...use, viewport: { width: screens[0][0], height: screens[0][1] } });

    for (const lang of LANGUAGES) {
      test(`board, digits, help and broken rules are on the screen in every panel: ${lang}`, async ({ grove, page }) => {
        test.slow();
        await grove.open({ p: PUZZLE, view: "play", lang });
        for (const [cell, digit] of BREAKING) {
          await grove.cell(cell).click();
          await grove.press(digit);
        }
        await expect(grove.verdict).toHaveAttribute("data-verdict", "broken");
        const digits = [..."123456789"].map((digit) => grove.action(`digit-${digit}`));
        const helps = HELPS.map((help) => grove.action(help));
        const words = grove.verdict.locator("p");
        for (const [width, height] of screens) {
          await test.step(`${width}×${height}`, async () => {
            await page.setViewportSize({ width, height });
            await page.evaluate(() => scrollTo(0, 0));
            for (const panel of ["new", "rules", "solutions", "puzzle"]) {
              // A click would scroll to the button.
              await grove.action(`side-${panel}`).dispatchEvent("click");
              await expect(grove.action(`side-${panel}`)).toHaveAttribute("aria-pressed", "true");
              await grove.frames(2);
              for (const shown of [grove.board, ...digits, ...helps, words]) {
                await expect.soft(shown, `${width}×${height}, ${panel}`).toBeInViewport({ ratio: 1 });
              }
            }
            const buttons = await Promise.all(helps.map((help) => help.boundingBox()));
            const below = Math.max(...buttons.map((button) => button!.y + button!.height));
            expect.soft((await words.boundingBox())!.y - below, `${width}×${height}`).toBeGreaterThanOrEqual(4);
            if (name !== "touch") return;
            for (const digit of digits) {
              const box = (await digit.boundingBox())!;
              expect.soft(Math.min(box.width, box.height), `${width}×${height}`).toBeGreaterThanOrEqual(44);
            }
          });
        }
      });
    }
  });
}

for (const lang of LANGUAGES) {
  test(`messages about broken rules do not move what is below them: ${lang}`, async ({ grove, page }) => {
    await grove.open({ p: PUZZLE, view: "play", lang });
    const tops = async (): Promise<number[]> => {
      const tops: number[] = [];
      for (const [width, height] of [[1280, 800], [1024, 768], [390, 844], [360, 640]] as const) {
        await page.setViewportSize({ width, height });
        await grove.frames(2);
        tops.push(await page.locator(".panels").evaluate((panels) => panels.getBoundingClientRect().top + scrollY));
      }
      return tops;
    };
    const before = await tops();
    for (const [cell, digit] of BREAKING) {
      await grove.cell(cell).click();
      await grove.press(digit);
      await expect(grove.verdict).toHaveAttribute("data-verdict", "broken");
      expect(await tops(), `${digit} in ${cell}`).toEqual(before);
      for (const help of HELPS) await expect(grove.action(help)).toBeInViewport({ ratio: 1 });
    }
  });
}
