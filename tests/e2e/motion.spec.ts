// What is announced while stepping and playing, and how much of the page is animated.
import { expect, SIXTY, test } from "./grove.ts";
import { ARTICLE } from "./puzzles.ts";

declare global {
  interface Window {
    /** The number of timers that were set without a delay. */
    atOnce: number;
  }
}

const WATCH = { p: ARTICLE, view: "watch" };

test("steps by hand are announced, playback is not", async ({ grove, page }) => {
  await grove.open(WATCH);
  const status = page.getByRole("status").filter({ has: page.locator("xpath=self::*[@data-sentence]") });
  await expect(status).toHaveAttribute("aria-live", "polite");
  const said = [await status.innerText()];
  for (let step = 0; step < 8; step += 1) {
    await grove.press("ArrowRight");
    await expect(status).not.toHaveText(said.at(-1)!);
    said.push(await status.innerText());
    await expect(status).toHaveAttribute("aria-live", "polite");
  }
  await grove.speed(SIXTY);
  await grove.press("Space");
  await expect(status).toHaveAttribute("aria-live", "off");
  await expect.poll(async () => (await grove.counts()).step).toBeGreaterThan(40);
  await expect(status).toHaveAttribute("aria-live", "off");
  await grove.press("Space");
  await expect(status).toHaveAttribute("aria-live", "polite");
});

const animations = (): string[] =>
  document.getAnimations().map((animation) => {
    const { target } = animation.effect as KeyframeEffect;
    return `${target?.className ?? ""} ${String(animation.effect?.getTiming().duration)}`;
  });

test.describe("reduced motion", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

  test("nothing is animated, not even an undone digit", async ({ grove, page }) => {
    await grove.open({ ...WATCH, step: "0-moves" });
    for (let step = 0; step < 12; step += 1) {
      await grove.press("ArrowRight");
      expect(await page.evaluate(animations)).toEqual([]);
    }
    await expect(page.locator(".cell-ghost")).toHaveCount(1);
  });

});

test("neither a first visit nor a link starts playing", async ({ grove, page }) => {
  await page.goto("./");
  await grove.action("begin-watch-large").click();
  await expect(grove.action("play")).toBeVisible();
  await grove.expectCounts({ step: 0 });
  await page.goto("about:blank");
  await grove.open(WATCH);
  await expect(grove.action("play")).toBeVisible();
  await grove.expectCounts({ step: 0 });
});

test("a step by hand is animated for at most 120 ms", async ({ grove, page }) => {
  await grove.open(WATCH);
  for (let step = 0; step < 12; step += 1) {
    await grove.press("ArrowRight");
    const durations = await page.evaluate(() =>
      document.getAnimations().map((animation) => Number(animation.effect?.getTiming().duration)),
    );
    expect(durations.filter((duration) => duration > 120)).toEqual([]);
  }
});

test("nothing is animated above eight steps a second", async ({ grove, page }) => {
  await grove.open(WATCH);
  await page.waitForLoadState("networkidle");
  await grove.speed(SIXTY);
  await grove.press("Space");
  const seen = await page.evaluate(async () => {
    const seen = new Set<string>();
    for (let frame = 0; frame < 60; frame += 1) {
      await new Promise(requestAnimationFrame);
      for (const animation of document.getAnimations()) {
        const { target } = animation.effect as KeyframeEffect;
        seen.add(String(target?.className));
      }
    }
    return [...seen];
  });
  expect(seen).toEqual([]);
});

test("a step changes only what differs, and closed dialogs set no timers", async ({
  grove,
  page,
}) => {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.atOnce = 0;
    window.setTimeout = ((handler: TimerHandler, delay = 0, ...given: unknown[]): number => {
      if (delay === 0) window.atOnce += 1;
      return setTimeout(handler, delay, ...given);
    }) as typeof window.setTimeout;
  });
  await grove.open({ ...WATCH, step: 100 });
  await expect(grove.run).toHaveAttribute("data-run", "over");
  // What is fetched while the page is idle sets timers too.
  await page.waitForLoadState("networkidle");
  const { idle, atOnce } = await page.evaluate(async () => {
    const idle: string[] = [];
    const observer = new MutationObserver((records) => {
      // The value written is the one that the next record found, or else the present one.
      const found = new Map<string, string | null>();
      const names = new Map<Node, number>();
      for (const { target, type, attributeName, oldValue } of records.toReversed()) {
        if (!names.has(target)) names.set(target, names.size);
        const place = `${names.get(target)} ${attributeName}`;
        const now =
          type === "characterData"
            ? (target as CharacterData).data
            : (target as Element).getAttribute(attributeName!);
        const written = found.has(place) ? found.get(place)! : now;
        if (written === oldValue) idle.push(`${target.nodeName} ${attributeName}: ${oldValue}`);
        found.set(place, oldValue);
      }
    });
    observer.observe(document, {
      subtree: true,
      attributeOldValue: true,
      characterDataOldValue: true,
    });
    window.atOnce = 0;
    for (let step = 0; step < 30; step += 1) {
      document.querySelector<HTMLElement>("[data-action=step]")!.click();
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    }
    observer.disconnect();
    return { idle, atOnce: window.atOnce };
  });
  expect(idle).toEqual([]);
  // Only the measurement of seek times sets a timer, once per step.
  expect(atOnce).toBeLessThan(30);
});
