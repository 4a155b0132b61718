// The worker: a search of any size while the page stays responsive, its death and absence, and
// distant steps.
import type { Page, Route } from "@playwright/test";
import { expect, FASTEST, type Grove, installClock, test } from "./grove.ts";
import { countsOf, walk } from "./naive.ts";
import { ANTI_BACKTRACKING, ARTICLE, ARTICLE_SOLUTION, NURU, emptyBoard } from "./puzzles.ts";
import { countTraffic, countValues, heldBack, holdBack, release, traffic } from "./traffic.ts";

const ANTI = { p: ANTI_BACKTRACKING, view: "watch" };
const ANTI_END = {
  placements: 69175316,
  undos: 69175252,
  tests: 622577597,
  nodes: 69175317,
  solutions: 1,
  depth: 64,
  step: 138350568,
};
/** The board after step 12,345,678, from an independent program in C. */
const FAR_BOARD =
  "2657843919471632858319257646135978427543..1...9.......5......73..2.1........4...9";
const LONG = 90_000;

const runPlacements = async (grove: Grove): Promise<number> =>
  Number(await grove.run.getAttribute("data-run-placements"));

test.setTimeout(2 * LONG);

test("69,175,316 placements while the page stays responsive", async ({ grove, page }) => {
  await countTraffic(page);
  await grove.open({ ...ANTI, step: "0-moves" });
  await grove.speed(FASTEST);
  await countValues(page, "[data-counter=placements]", "data-value");
  await grove.press("Space");
  await grove.expectCounts(ANTI_END, LONG);
  const { received, values, largestReceived } = await traffic(page);
  // Every board shown arrived in a message of its own, and no message is long.
  expect(values).toBeLessThanOrEqual(received);
  expect(largestReceived).toBeLessThan(512 * 1024);
  await grove.press("ArrowLeft");
  await grove.expectCounts({ placements: 69175315, undos: 69175252, solutions: 0, depth: 63 });
});

test("the page does not search for what the worker has not reported", async ({ grove, page }) => {
  await countTraffic(page);
  await grove.open({ p: emptyBoard(9), view: "watch", to: "all" });
  await grove.speed(FASTEST);
  await expect.poll(() => runPlacements(grove)).toBeGreaterThan(0);
  await holdBack(page);
  await countValues(page, "[data-counter=placements]", "data-value");
  await traffic(page);
  await grove.press("Space");
  // The worker continues; the page cannot show what it has not received.
  await expect.poll(() => heldBack(page)).toBeGreaterThan(1);
  await grove.frames(30);
  expect(await traffic(page)).toMatchObject({ received: 0, values: 0 });
  // Steps by hand are taken by the page itself, without the worker.
  for (const step of [1, 2, 3]) {
    await grove.press("ArrowRight");
    await grove.expectCounts({ step });
  }
  expect(await traffic(page)).toMatchObject({ received: 0, values: 3 });
  await grove.press("Space");
  await release(page);
  await expect.poll(async () => (await grove.counts()).placements).toBeGreaterThan(1_000_000);
  await grove.press("Escape");
});

test("Stop ends an endless search immediately, Continue resumes it", async ({ grove, page }) => {
  await grove.open({ p: emptyBoard(9), view: "watch", to: "all" });
  await grove.speed(FASTEST);
  await grove.action("play").click();
  await expect.poll(async () => (await grove.counts()).placements).toBeGreaterThan(1_000_000);
  await expect(grove.run).toHaveAttribute("data-run", "running");
  const frames = await page.evaluate(async () => {
    const value = (selector: string, name: string): string =>
      document.querySelector(selector)?.getAttribute(name) ?? "";
    const seen: string[][] = [];
    document.querySelector<HTMLElement>("[data-action=stop]")?.click();
    for (let frame = 0; frame < 90; frame += 1) {
      await new Promise(requestAnimationFrame);
      seen.push([
        value("[data-counter=placements]", "data-value"),
        value("[data-run]", "data-run"),
        value("[data-run]", "data-run-placements"),
      ]);
    }
    return seen;
  });
  // The first frame may have been in progress, and so may a last report of the worker.
  const shown = new Set(frames.slice(2).map(([placements]) => placements));
  expect([...shown]).toHaveLength(1);
  expect([...new Set(frames.slice(2).map(([, run]) => run))]).toEqual(["stopped"]);
  const reported = new Set(frames.slice(2).map(([, , placements]) => placements));
  expect(reported.size).toBeLessThanOrEqual(2);
  const stopped = await runPlacements(grove);
  await grove.action("continue").click();
  await expect(grove.run).toHaveAttribute("data-run", "running");
  await expect.poll(() => runPlacements(grove)).toBeGreaterThan(stopped);
  await grove.action("play").click();
  await expect.poll(async () => (await grove.counts()).placements).toBeGreaterThan(stopped);
  await grove.blur();
  await grove.press("Escape");
  await expect(grove.run).toHaveAttribute("data-run", "stopped");
});

test("a distant step is restored exactly", async ({ grove }) => {
  await grove.open({ ...ANTI, step: "12345678-moves" });
  await grove.expectCounts(
    {
      placements: 6172855,
      undos: 6172823,
      tests: 55555571,
      nodes: 6172856,
      solutions: 0,
      depth: 32,
      step: 12345678,
    },
    LONG,
  );
  await grove.expectLine(FAR_BOARD);
  await grove.expectLink({ step: "12345678-moves" });
  await grove.press("ArrowRight");
  await grove.expectCounts({ step: 12345679 });
  await grove.press("ArrowLeft", "ArrowLeft");
  await grove.expectCounts({ step: 12345677 });
});

test.describe("a worker that dies", () => {
  test.use({ tolerated: /on purpose/u });

  test("is restarted with a notice, and the search ends correctly", async ({ grove, page }) => {
    await grove.open(ANTI);
    await expect.poll(() => runPlacements(grove)).toBeGreaterThan(100_000);
    await grove.press("ArrowRight", "ArrowRight");
    const [worker] = page.workers();
    await worker!.evaluate(() => {
      queueMicrotask(() => {
        throw new Error("on purpose");
      });
    });
    await expect(grove.notice("worker-restarted")).toBeVisible();
    await expect(grove.notice("worker-restarted")).toContainText("has been restarted");
    await grove.expectCounts({ step: 2 });
    await grove.press("End");
    await grove.expectCounts(ANTI_END, LONG);
    expect(page.workers()).toHaveLength(1);
  });

  test("during playback is restarted, and playback reaches the same end", async ({ grove, page }) => {
    await grove.open({ p: emptyBoard(9), view: "watch", to: "all" });
    await grove.speed(FASTEST);
    await grove.press("Space");
    await expect.poll(() => runPlacements(grove)).toBeGreaterThan(1_000_000);
    await page.workers()[0]!.evaluate(() => {
      queueMicrotask(() => {
        throw new Error("on purpose");
      });
    });
    await expect(grove.notice("worker-restarted")).toBeVisible();
    const before = (await grove.counts()).placements ?? 0;
    await expect.poll(async () => (await grove.counts()).placements, { timeout: LONG }).toBeGreaterThan(before);
    await grove.press("Escape");
    const { placements = 0, undos = 0, depth, step } = await grove.counts();
    expect([placements + undos, placements - undos]).toEqual([step, depth]);
  });
});

/** Serves the script of all workers with this line appended. */
const withLine = async (route: Route, line: string): Promise<void> => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n${line}` });
};

test.describe("a worker that is silent", () => {
  // Fake timers: they run when a test says so, and on time.
  test.beforeEach(({ page }) => installClock(page));

  const end = async (page: Page): Promise<void> => {
    const [worker] = page.workers();
    const closed = worker!.waitForEvent("close");
    await worker!.evaluate(() => (globalThis as unknown as { close(): void }).close());
    await closed;
  };

  test("is restarted, and the search continues", async ({ grove, page }) => {
    await grove.open({ p: emptyBoard(9), view: "watch", to: "all" });
    await expect.poll(() => runPlacements(grove)).toBeGreaterThan(100_000);
    await end(page);
    await page.clock.runFor(8000);
    await expect(grove.notice("worker-restarted")).toHaveCount(0);
    await page.clock.runFor(5000);
    await expect(grove.notice("worker-restarted")).toContainText("stopped unexpectedly or did not answer");
    await expect.poll(() => runPlacements(grove)).toBeGreaterThan(100_000);
    await expect.poll(() => page.workers().length).toBe(1);
  });

  test("is noticed with the next request after a pause, which is then answered", async ({ grove, page }) => {
    await grove.open({ p: ARTICLE, view: "play" });
    await grove.action("solve").click();
    await expect(grove.verdict).toHaveAttribute("data-verdict", "unique");
    await end(page);
    // A worker without work may be silent.
    await page.clock.runFor(60_000);
    await grove.paste(NURU);
    await grove.action("solve").click();
    await expect(grove.verdict).toHaveAttribute("data-verdict", "working");
    await page.clock.runFor(13_000);
    await expect(grove.notice("worker-restarted")).toBeVisible();
    await expect(grove.verdict).toHaveAttribute("data-verdict", "unique");
  });

  test("from the start is given up, and restarted on request", async ({ grove, page }) => {
    await page.route("**/worker-*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    // The clock counts from the worker's start, which waits until the page is idle.
    const started = page.waitForEvent("worker");
    await grove.open({ p: ARTICLE, view: "play" });
    await started;
    await page.clock.runFor(90_000);
    await expect(grove.notice("worker-unavailable")).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(grove.notice("worker-unavailable")).toBeVisible();
    expect(page.workers()).toHaveLength(0);
    await page.unroute("**/worker-*.js");
    await grove.action("try-again").click();
    await expect(grove.notice("worker-unavailable")).toHaveCount(0);
    await grove.action("solve").click();
    await expect(grove.verdict).toHaveAttribute("data-verdict", "unique");
  });
});

test.describe("a worker that dies soon after each start", () => {
  test.use({ tolerated: /on purpose/u });

  test("is started four times, and then only on request", async ({ grove, page }) => {
    let starts = 0;
    await page.route("**/worker-*.js", (route) => {
      starts += 1;
      return withLine(route, 'setTimeout(() => { throw new Error("on purpose"); }, 900);');
    });
    await grove.open({ p: emptyBoard(9), view: "watch", to: "all" });
    const given = grove.notice("worker-unavailable");
    await expect(given.getByRole("paragraph")).toHaveText(
      /^The background search could not be started or keeps stopping\. .* Try again, or reload the page\.$/u,
      { timeout: 20_000 },
    );
    expect(starts).toBe(4);
    expect(page.workers()).toHaveLength(0);
    for (const [language, words] of [
      ["ru", "каждый раз прерывается"],
      ["sw", "inakoma kila mara"],
      ["en", "keeps stopping"],
    ] as const) {
      await grove.action(`language-${language}`).click();
      await expect(given).toContainText(words);
    }
    await page.unroute("**/worker-*.js");
    await given.getByRole("button", { name: "Try again" }).click();
    await expect(given).toHaveCount(0);
    await expect.poll(() => runPlacements(grove)).toBeGreaterThan(100_000);
  });
});

test.describe("a worker that cannot be loaded", () => {
  test.use({ tolerated: /worker-|ERR_FAILED|Failed to load resource/u });

  test.beforeEach(({ page }) => page.route("**/worker-*.js", (route) => route.abort()));

  test("is reported in words, and stepping and editing still work", async ({ grove }) => {
    const { states } = walk(ARTICLE);
    await grove.open({ p: ARTICLE, view: "watch", step: "0-moves" });
    await expect(grove.notice("worker-unavailable").getByRole("paragraph")).toHaveText(
      /^The background search could not be started or keeps stopping\. You can still go step by step, .* Try again, or reload the page\.$/u,
    );
    await expect(grove.notice("worker-restarted")).toHaveCount(0);
    for (let step = 1; step <= 12; step += 1) {
      await grove.press("ArrowRight");
      await grove.expectCounts(countsOf(states[step]!));
    }
    await grove.press("ArrowLeft");
    await grove.expectCounts(countsOf(states[11]!));
    await grove.speed(FASTEST);
    await grove.press("Space");
    await grove.expectCounts(countsOf(states[2523]!));
    await grove.expectLine(ARTICLE_SOLUTION);
    await grove.action("view-play").click();
    await grove.cell("r1c1").click();
    await grove.press("3");
    await grove.paste(NURU);
    await grove.expectLine(NURU);
    await grove.press("Control+z");
    await grove.expectLine(`3${ARTICLE.slice(1)}`);
    await grove.action("solve").click();
    await expect(grove.notice("worker-unavailable")).toBeVisible();
    await expect(grove.verdict).toHaveAttribute("data-verdict", "idle");
    await grove.expectLine(`3${ARTICLE.slice(1)}`);
  });

  test("a long text is kept in its box", async ({ grove }) => {
    await grove.open({ p: ARTICLE, view: "play" });
    await expect(grove.notice("worker-unavailable")).toBeVisible();
    const text = `${"\n".repeat(20_000)}${NURU}`;
    await grove.paste(text);
    await expect(grove.dialog("paste")).toBeVisible();
    await expect(grove.page.getByRole("alert")).toContainText("too long to load");
    await expect(grove.page.locator(".paste-length")).toContainText("20,081 bytes");
  });
});
