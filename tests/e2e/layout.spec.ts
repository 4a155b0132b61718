// The whole board visible on every screen, nothing wider than the screen, and nothing that moves
// during playback.
import { compare, expect, type Grove, LANGUAGES, SIXTY, test } from "./grove.ts";
import { drop, expectStage, openBatch } from "./many.ts";
import { ARTICLE, emptyBoard, TWO_SOLUTIONS } from "./puzzles.ts";

const SCREENS = [
  { name: "laptop", viewport: { width: 1280, height: 800 } },
  { name: "projector", viewport: { width: 1920, height: 1080 } },
  { name: "small projector", viewport: { width: 1024, height: 768 } },
  { name: "phone", viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { name: "small phone", viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true },
  { name: "phone held sideways", viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true },
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

/** Returns the elements that are wider than the screen, or whose text is wider than themselves. */
async function overflows(grove: Grove): Promise<string[]> {
  return grove.page.evaluate(() => {
    const root = document.scrollingElement!;
    const found: string[] = [];
    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.querySelectorAll("#app *")]
        .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 0.5)
        .map(({ localName, className }) => `${localName}.${String(className)}`);
      found.push(`${root.scrollWidth} wide on ${root.clientWidth}: ${wide.slice(0, 8).join(", ")}`);
    }
    const controls = document.querySelectorAll<HTMLElement>(
      "button, select, input, .field-word, .counter dt, .counter dd, .lane-counter dt, [data-sentence]," +
        " .tree-caption, .run-words, .timeline-step, .speed-value",
    );
    const canBeScrolledTo = (control: Element): boolean => {
      for (let box = control.parentElement; box !== null && box !== root; box = box.parentElement) {
        const scrolls = ["auto", "scroll"].includes(getComputedStyle(box).overflowX);
        if (scrolls && box.scrollWidth > box.clientWidth) return true;
      }
      return false;
    };
    for (const control of document.querySelectorAll(".header button, .watch-settings-open, .explore-hint")) {
      const { x, y, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const isHidden = width === 0 || hit === null || hit.closest("dialog, [popover]") !== null;
      if (!isHidden && !control.contains(hit)) {
        found.push(`${control.textContent} is covered by ${hit.textContent}`);
      }
    }
    // Elements for screen readers only are one pixel wide.
    for (const control of controls) {
      const { left, right, width } = control.getBoundingClientRect();
      const isShown = control.checkVisibility({ visibilityProperty: true }) && width > 0;
      const name = control.dataset.action ?? (control.textContent || control.className);
      const isOut = left < -0.5 || right > root.clientWidth + 0.5;
      if (isShown && isOut && !canBeScrolledTo(control)) found.push(`${name} sticks out`);
      if (isShown && control.scrollWidth > control.clientWidth + 1 && control.clientWidth > 1) {
        found.push(`${name} is cut: ${control.scrollWidth} in ${control.clientWidth}`);
      }
    }
    for (const select of document.querySelectorAll("select")) {
      const wraps = getComputedStyle(select).whiteSpace === "normal";
      const chosen = select.selectedIndex;
      for (const { index, label } of select.options) {
        select.selectedIndex = index;
        const isCut = !wraps || select.scrollHeight > select.clientHeight + 1;
        if (select.clientWidth > 0 && isCut) found.push(`${label} is cut`);
      }
      select.selectedIndex = chosen;
    }
    return found;
  });
}

for (const { name, ...screen } of SCREENS) {
  test.describe(name, () => {
    test.use(screen);

    for (const view of ["play", "watch"]) {
      test(`the whole board is visible in ${view} at every size`, async ({ grove }) => {
        for (const [size, p] of BOARDS) {
          await grove.open({ p, view });
          await expect(grove.cells).toHaveCount(size * size);
          expect.soft(await hiddenParts(grove), `${size}×${size}`).toEqual([]);
        }
      });
    }

    for (const lang of LANGUAGES) {
      test(`nothing is wider than the screen: ${lang}`, async ({ grove }) => {
        await grove.open({ p: ARTICLE, view: "play", lang });
        expect.soft(await overflows(grove), "play").toEqual([]);
        await grove.action("solve").click();
        await expect(grove.verdict).toHaveAttribute("data-verdict", "unique");
        expect.soft(await overflows(grove), "solved").toEqual([]);
        await grove.page.goto("about:blank");
        const rules = "falling.rising.windoku.knight.king.cage-1112.thermo-9192";
        await grove.open({ p: emptyBoard(9), rules, view: "play", lang });
        await grove.action("side-rules").click();
        await expect(grove.action("region-9")).toBeVisible();
        expect.soft(await overflows(grove), "rules").toEqual([]);
        await grove.action("view-watch").click();
        expect.soft(await overflows(grove), "rules not watched").toEqual([]);
        await grove.page.goto("about:blank");
        await grove.open({ p: ARTICLE, view: "watch", lang, step: 2523 });
        await grove.expectCounts({ step: 2523 });
        expect.soft(await overflows(grove), "watch").toEqual([]);
        await grove.open({ p: ARTICLE, view: "watch", lang, explore: "-" });
        await expect(grove.page.locator(".explore-hint")).toBeVisible();
        expect.soft(await overflows(grove), "by hand").toEqual([]);
        await compare(grove, { p: ARTICLE, lang });
        for (const panel of ["maps", "levels", "table"]) {
          await grove.action(`panel-${panel}`).click();
          expect.soft(await overflows(grove), panel).toEqual([]);
        }
        await grove.action("help").click();
        await expect(grove.dialog("help")).toBeVisible();
        expect.soft(await overflows(grove), "help").toEqual([]);
        await grove.press("Escape");
        await grove.paste("12345q");
        await expect(grove.dialog("paste")).toBeVisible();
        expect.soft(await overflows(grove), "paste box").toEqual([]);
        await grove.page.goto("about:blank");
        await openBatch(grove, lang);
        expect.soft(await overflows(grove), "no batch").toEqual([]);
        await grove.action("batch-timed").check();
        await drop(grove, "a-name-of-some-length.sdm", `${ARTICLE}\n${TWO_SOLUTIONS}\nnone`);
        await expectStage(grove, "over");
        await grove.action("batch-ranges").click();
        expect.soft(await overflows(grove), "batch").toEqual([]);
      });

      test(`nothing moves during playback: ${lang}`, async ({ grove, page }) => {
        await grove.open({ p: ARTICLE, view: "watch", lang });
        await expect(grove.run).toHaveAttribute("data-run", "over");
        await grove.speed(SIXTY);
        await page.evaluate(() => scrollTo(0, 0));
        await grove.press("Space");
        await expect(grove.action("pause")).toBeAttached();
        const moved = await page.evaluate(async () => {
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
          const step = (): string =>
            document.querySelector<HTMLElement>("[data-counter=step]")!.dataset.value!;
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
        expect(moved).toEqual([]);
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

for (const lang of LANGUAGES) {
  for (const [width, height] of [[1280, 800], [390, 844]] as const) {
    test(`messages about broken rules do not move what is below them: ${lang}, ${width} wide`, async ({ grove, page }) => {
      await page.setViewportSize({ width, height });
      const p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
      await grove.open({ p, view: "play", lang });
      const panels = page.locator(".panels");
      const before = await panels.evaluate((panels) => panels.getBoundingClientRect().top + scrollY);
      for (const [cell, digit] of [["r1c3", "5"], ["r1c4", "5"], ["r2c2", "6"], ["r2c3", "6"], ["r9c1", "8"]] as const) {
        await grove.cell(cell).click();
        await grove.press(digit);
        await expect(grove.verdict).toHaveAttribute("data-verdict", "broken");
        expect(await panels.evaluate((panels) => panels.getBoundingClientRect().top + scrollY)).toBe(before);
      }
    });
  }
}
