// The time played: when it runs, where it goes on, and what it must not do. The clock is set by the
// tests, so that none of them waits.
import { expect, type Grove, installClock, test } from "./grove.ts";
import { NURU, PAPER, PAPER_SOLUTION } from "./puzzles.ts";

const timer = (grove: Grove) => grove.page.getByRole("timer");

/** Expects the time to be at least this many seconds, and less than ten more: the clock of the page
 * runs between the jumps, too. */
async function expectSeconds(grove: Grove, least: number): Promise<void> {
  const seconds = async (): Promise<number> => {
    const parts = (await timer(grove).textContent())!.split(":").map(Number);
    return parts.reduce((sum, part) => 60 * sum + part, 0);
  };
  await expect.poll(seconds).toBeGreaterThanOrEqual(least);
  expect(await seconds()).toBeLessThan(least + 10);
}

/** Opens the page with a clock that only `runFor` moves, and waits for the part with the timer. */
async function open(grove: Grove, p: string): Promise<void> {
  await installClock(grove.page);
  await grove.open({ p, view: "play", lang: "en" });
  await expect(timer(grove)).toHaveText("0:00");
}

/** Pretends that the page is hidden or shown. */
async function setHidden(grove: Grove, hidden: boolean): Promise<void> {
  await grove.page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

test("the time starts with the first digit, and ends with the last one", async ({ grove, page }) => {
  await open(grove, PAPER_SOLUTION.replace(/^../u, ".."));
  await page.clock.runFor(5000);
  await expect(timer(grove)).toHaveText("0:00");
  await grove.cell("r1c1").click();
  await grove.press(PAPER_SOLUTION[0]!);
  await page.clock.runFor(754_000);
  await expectSeconds(grove, 754);
  await grove.press("ArrowRight", PAPER_SOLUTION[1]!);
  await expect(grove.verdict).toHaveAttribute("data-verdict", "solved");
  const time = (await timer(grove).textContent())!;
  await expect(grove.verdict.getByRole("status")).toHaveText(
    `Solved by you in ${time}. Every cell is filled, and no rule is broken.`,
  );
  await page.clock.runFor(60_000);
  await expect(timer(grove)).toHaveText(time);
  await grove.press("Control+z");
  await page.clock.runFor(2000);
  await expect(timer(grove)).not.toHaveText(time);
});

test("the time goes on after a reload, and not while the page is hidden or shows something else", async ({ grove, page }) => {
  await open(grove, NURU);
  await grove.cell("r1c2").click();
  await grove.press("Shift+1");
  await page.clock.runFor(12_500);
  await setHidden(grove, true);
  await page.clock.runFor(60_000);
  await setHidden(grove, false);
  await expectSeconds(grove, 12);
  await grove.action("view-watch").click();
  await expect(timer(grove)).toHaveCount(0);
  await page.clock.runFor(60_000);
  await grove.action("view-play").click();
  await expectSeconds(grove, 12);
  await page.reload();
  await expectSeconds(grove, 12);
  await page.clock.runFor(3_600_000);
  await expectSeconds(grove, 3612);
  await expect(grove.action("undo")).toBeEnabled();
  await grove.action("undo").click();
  await expect(grove.action("undo")).toBeDisabled();
});

test("erasing everything starts the time over", async ({ grove, page }) => {
  await open(grove, NURU);
  await grove.cell("r1c2").click();
  await grove.press("1");
  await page.clock.runFor(45_000);
  await expectSeconds(grove, 45);
  await grove.action("clear").click();
  await expect(timer(grove)).toHaveText("0:00");
});

test("the time is drawn alone, moves nothing and is not announced", async ({ grove, page }) => {
  await open(grove, PAPER);
  await grove.cell("r1c1").click();
  await grove.press("1");
  await expect(timer(grove)).not.toHaveAttribute("aria-live");
  // The puzzle to be printed is drawn half a second after the digit.
  await page.clock.runFor(1_000);
  const place = async (): Promise<unknown> => [
    (await timer(grove).boundingBox())!.height,
    await grove.action("undo").boundingBox(),
    await grove.board.boundingBox(),
  ];
  const before = await place();
  await page.evaluate(() => {
    const changed = new Set<string>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) changed.add((target as Element).className);
      document.documentElement.dataset.changed = [...changed].join();
    });
    observer.observe(document.querySelector(".play")!, { subtree: true, childList: true, characterData: true });
  });
  await page.clock.runFor(20_000);
  await expectSeconds(grove, 20);
  await expect(page.locator("html")).toHaveAttribute("data-changed", "timer");
  await page.clock.runFor(3_600_000);
  await expectSeconds(grove, 3620);
  await expect(timer(grove)).toHaveText(/^1:00:\d\d$/u);
  expect(await place()).toEqual(before);
});

test("the time can be hidden, and is then measured all the same", async ({ grove, page }) => {
  await open(grove, PAPER);
  await grove.cell("r1c1").click();
  await grove.press("1");
  await grove.action("shows-time").click();
  await expect(timer(grove)).toHaveCount(0);
  await page.clock.runFor(40_000);
  await page.reload();
  await expect(grove.action("shows-time")).not.toBeChecked();
  await expect(timer(grove)).toHaveCount(0);
  await grove.action("shows-time").click();
  await expectSeconds(grove, 40);
});

test.describe("low phone", () => {
  test.use({ viewport: { width: 360, height: 560 }, isMobile: true, hasTouch: true });

  test("the time pushes nothing off the screen", async ({ grove }) => {
    for (const p of [PAPER, NURU, ".".repeat(256)]) {
      await grove.open({ p, view: "play", lang: "en" });
      await expect(timer(grove)).toBeInViewport({ ratio: 1 });
      await expect(grove.action("undo")).toBeInViewport({ ratio: 1 });
    }
  });
});
