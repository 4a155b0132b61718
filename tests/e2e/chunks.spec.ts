// What is fetched when: the first load is small, the rest comes when it is needed or the page is
// idle, and what fails to load can be requested again.
import type { Page, Route } from "@playwright/test";
import { expect, test } from "./grove.ts";
import { drop, expectStage, openBatch, pairs } from "./many.ts";
import { ARTICLE, PAPER } from "./puzzles.ts";

/** Collects the names of the files that a page requests, without their hashes. */
function asked(page: Page): string[] {
  const names: string[] = [];
  page.context().on("request", (request) => {
    const name = new URL(request.url()).pathname.replace(/.*\//u, "");
    // Browsers request the icon whenever they like.
    if (!name.startsWith("icon")) names.push(name.replace(/-\w{8}(?=\.\w+$)/u, "") || "index.html");
  });
  return names;
}

/** Asks the page to save data, so that it fetches only what is needed. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
}

const CHUNKS = "**/page-*-*.wasm";

test.beforeEach(({ grove }) => {
  grove.waitsForParts = false;
});

/** Returns a promise, and the function that resolves it. */
function hold(): readonly [() => void, Promise<void>] {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  return [letGo, held];
}

test("style sheets are in the order of the cascade, whichever view is opened first", async ({ grove, page }) => {
  for (const view of ["play", "watch"]) {
    await page.goto("about:blank");
    await grove.open({ p: ARTICLE, view });
    const sheets = (): Promise<string> =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")]
          .map((link) => link.href.replace(/.*\/|-\w{8}\.css$/gu, ""))
          .filter((name) => ["page", "search", "views"].includes(name))
          .join(" "),
      );
    await expect.poll(sheets, view).toBe("page search views");
  }
});

test("scripts and styles of the first load do not wait for the boot script", async ({ page }) => {
  const names = asked(page);
  const [letGo, held] = hold();
  await page.route("**/boot-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./#view=play&lang=en", { waitUntil: "commit" });
  await expect.poll(() => [...names].sort()).toEqual(["boot.js", "index.html", "page.css", "page.js"]);
  letGo();
  await expect(page.locator("#app .pad-digit").first()).toBeVisible();
});

test("digits can be entered once six files have loaded", async ({ grove, page }) => {
  const names = asked(page);
  // Nothing else arrives.
  await page.route(CHUNKS, (route) =>
    /page-english-/u.test(route.request().url()) ? route.continue() : undefined,
  );
  await page.route(/(?:worker|search|views)-/u, () => undefined);
  await grove.open({ p: PAPER, view: "play", lang: "en" });
  const needed = names.filter((name) => !/^(?:page-(?!english)|worker|search|views)/u.test(name));
  expect([...new Set(needed)].sort()).toEqual([
    "boot.js",
    "index.html",
    "page-english.wasm",
    "page.css",
    "page.js",
    "page.wasm",
  ]);
  expect(needed).toHaveLength(6);
  await grove.cell("r1c1").click();
  await grove.press("3");
  await grove.expectLine(`3${PAPER.slice(1)}`);
});

test("a first visit offers its choice without the files of a search", async ({ grove, page }) => {
  await saveData(page);
  const names = asked(page);
  await page.goto("./");
  await expect(grove.action("begin-watch-small")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(names).toContain("guide.css");
  expect(names).toContain("page-guide.wasm");
  expect(names).not.toContain("search.css");
  expect(names).not.toContain("worker.wasm");
  // Code that the choice or the archive shares with a search has the names of both.
  const ofSearch = names.filter((name) => /watch|update|details/u.test(name) && !/guide|archive/u.test(name));
  expect(ofSearch).toEqual([]);
  await grove.action("begin-watch-small").click();
  await expect(grove.tree).toBeVisible();
});

test("a link to a search requests nineteen files before it is shown", async ({ grove, page }) => {
  const names = asked(page);
  const [letGo, held] = hold();
  await page.route(/worker-\w{8}\.wasm$/u, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./#view=watch");
  await expect(page.locator("[data-counter=step]").first()).toBeVisible();
  await expect.poll(() => names).toContain("worker.wasm");
  await expect.poll(() => names.length).toBeGreaterThanOrEqual(19);
  expect(names).toHaveLength(19);
  expect(names).toContain("search.css");
  expect(names.filter((name) => name.startsWith("page-")).sort()).toEqual([
    "page-compare-details-dialogs-questions-update-watch.wasm",
    "page-compare-dialogs-watch.wasm",
    "page-compare-watch.wasm",
    "page-details-dialogs-update-watch.wasm",
    "page-details-update-watch.wasm",
    "page-english.wasm",
    "page-update-watch.wasm",
    "page-update-workers.wasm",
    "page-watch.wasm",
    "page-workers.wasm",
  ]);
  letGo();
  await expect(grove.action("strategy")).toBeVisible();
  await expect.poll(() => names).toContain("page-dialogs.wasm");
});

test("a key is kept that only code means something to that loads later", async ({ grove, page }) => {
  const [letGo, held] = hold();
  await page.route(/page-update-\w{8}\.wasm$/u, async (route) => {
    await held;
    await route.continue();
  });
  await grove.open({ p: PAPER, view: "play" });
  await grove.press("?");
  await expect(grove.dialog("help")).toHaveCount(0);
  letGo();
  await expect(grove.dialog("help")).toBeVisible();
});

test("files fetched while the page is idle are not fetched again", async ({ grove, page }) => {
  const names = asked(page);
  await grove.open({ p: ARTICLE, view: "play" });
  for (const part of ["panels", "watch", "details", "questions", "dialogs", "share", "compare", "batch", "desk"]) {
    await expect.poll(() => names).toContain(`page-${part}.wasm`);
  }
  await page.waitForLoadState("networkidle");
  const before = names.length;
  for (const view of ["watch", "compare", "batch", "play"]) {
    await grove.action(`view-${view}`).click();
    await expect(page.locator("#app > .app")).toHaveAttribute("data-view", view);
    await expect(page.locator("main > :not(.waiting)")).toBeVisible();
  }
  await grove.action("help").click();
  await expect(grove.dialog("help")).toBeVisible();
  expect(names.slice(before)).toEqual([]);
});

test("with data saving, a view is fetched only when it is opened", async ({ grove, page }) => {
  await saveData(page);
  const names = asked(page);
  await grove.open({ p: ARTICLE, view: "play" });
  await grove.cell("r1c1").click();
  await page.waitForLoadState("networkidle");
  expect(names.filter((name) => /^page-(?:watch|compare|batch|dialogs)\.wasm$/u.test(name))).toEqual([]);
  await grove.action("view-compare").click();
  await expect(page.locator(".compare")).toBeVisible();
  expect(names).toContain("page-compare.wasm");
  expect(names).not.toContain("page-watch.wasm");
});

test("what Watch draws later does not move what is already drawn", async ({ grove, page }) => {
  const file = /\/page-details-\w{8}\.wasm$/u;
  const parts = [".board", ".counters", ".sentence", ".tree", ".transport"];
  const places = (): Promise<unknown> =>
    Promise.all(parts.map((part) => page.locator(part).boundingBox()));
  for (const [width, height] of [[1280, 800], [1920, 1080], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    const [letGo, held] = hold();
    await page.route(file, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("about:blank");
    await grove.open({ p: ARTICLE, view: "watch" });
    await expect(grove.tree.locator("svg").first()).toBeVisible();
    await expect(page.locator('main [data-waiting="loading"]')).toHaveCount(1);
    await grove.frames(3);
    const before = await places();
    letGo();
    await expect(page.locator(".watch-settings")).toBeAttached();
    await grove.frames(3);
    expect(await places()).toEqual(before);
    await page.unroute(file);
  }
});

test.describe("a file that does not arrive", () => {
  test.use({ tolerated: /ERR_FAILED|Failed to (?:load|fetch)/u });

  test.beforeEach(({ page }) => saveData(page));

  /** Makes the file of a part fail to load until the returned function is called. */
  const lose = async (page: Page, part: string): Promise<() => Promise<void>> => {
    const file = new RegExp(`/${part}-\\w{8}\\.wasm$`, "u");
    const abort = (route: Route): Promise<void> => route.abort();
    await page.route(file, abort);
    return () => page.unroute(file, abort);
  };

  test("a view that failed to load is reported, and can be requested again", async ({ grove, page }) => {
    const arrive = await lose(page, "page-watch");
    await grove.open({ p: ARTICLE, view: "play" });
    await grove.cell("r1c1").click();
    await grove.press("3");
    await grove.action("view-watch").click();
    const failed = page.locator('main [data-waiting="failed"]');
    await expect(failed).toContainText("did not load");
    await grove.action("chunk-again").click();
    await expect(failed).toBeVisible();
    await grove.action("view-play").click();
    await grove.expectLine(`3${ARTICLE.slice(1)}`);
    await grove.action("view-watch").click();
    await expect(failed).toBeVisible();
    await arrive();
    await grove.action("chunk-again").click();
    await expect(grove.tree).toBeVisible();
    await expect(failed).toHaveCount(0);
    await grove.press("ArrowRight");
    await grove.expectCounts({ step: 1 });
  });

  test("digits are entered and stored while an earlier request waits", async ({ grove, page }) => {
    await lose(page, "page-update");
    await grove.open({ p: PAPER, view: "play" });
    await grove.action("solve").click();
    await expect(page.locator('[data-waiting="failed"]')).toBeVisible();
    await grove.cell("r1c1").click();
    await grove.press("3");
    await grove.expectLine(`3${PAPER.slice(1)}`);
    await page.goto("about:blank");
    await page.goto("./#view=play");
    await grove.expectLine(`3${PAPER.slice(1)}`);
  });

  test("a search plays while the rest of its view is missing", async ({ grove, page }) => {
    const arrive = await lose(page, "page-details");
    await grove.open({ p: ARTICLE, view: "watch" });
    const failed = page.locator('main [data-waiting="failed"]');
    await expect(failed).toContainText("did not load");
    await expect(grove.tree.locator("svg").first()).toBeVisible();
    await grove.press("ArrowRight");
    await grove.expectCounts({ step: 1 });
    await grove.action("play").click();
    await expect(grove.action("pause")).toBeVisible();
    await expect(page.locator('[data-counter="step"]').first()).not.toHaveAttribute("data-value", "1");
    await arrive();
    await grove.action("chunk-again").click();
    await expect(grove.action("strategy")).toBeVisible();
    await expect(failed).toHaveCount(0);
  });

  test("the focus stays in place while a dialog is missing", async ({ grove, page }) => {
    const arrive = await lose(page, "page-update");
    await grove.open({ p: PAPER, view: "play" });
    await grove.action("help").focus();
    await grove.press("Enter");
    await expect(page.locator('[data-waiting="failed"]')).toBeVisible();
    await expect(grove.action("help")).toBeFocused();
    await arrive();
    await grove.action("chunk-again").click();
    await expect(grove.dialog("help")).toBeVisible();
  });

  test("the page stays in its language if another one fails to load", async ({ grove, page }) => {
    const arrive = await lose(page, "page-russian");
    await grove.open({ p: ARTICLE, view: "play", lang: "en" });
    await grove.action("language-ru").click();
    await expect(page.locator('[data-waiting="failed"]')).toContainText("did not load");
    await expect(grove.action("solve")).toContainText("Solve");
    await arrive();
    await grove.action("chunk-again").click();
    await expect(grove.action("solve")).toContainText("Решить");
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
    await expect(page.locator("[data-waiting]")).toHaveCount(0);
  });

  test("a dialog that failed to load says so, and keeps its contents", async ({ grove, page }) => {
    const arrive = await lose(page, "page-dialogs");
    await grove.open({ p: ARTICLE, view: "play" });
    await grove.paste("nonsense");
    await expect(page.locator('.awaited [data-waiting="failed"]')).toBeVisible();
    await arrive();
    await grove.action("chunk-again").click();
    await expect(grove.dialog("paste").getByRole("textbox")).toHaveValue("nonsense");
  });

  test("questions that failed to load can be requested again", async ({ grove, page }) => {
    const arrive = await lose(page, "page-questions");
    await grove.open({ p: ARTICLE, view: "watch" });
    await grove.action("ask").click();
    const failed = page.locator('.questions [data-waiting="failed"]');
    await expect(failed).toContainText("did not load");
    await expect(page.locator(".board")).toBeVisible();
    await arrive();
    await grove.action("chunk-again").click();
    await expect(grove.action("question-why-back")).toBeVisible();
    await expect(failed).toHaveCount(0);
  });

  test("the dialog for sharing stays open while its contents are requested again", async ({ grove, page }) => {
    const arrive = await lose(page, "page-share");
    await grove.open({ p: ARTICLE, view: "play" });
    await grove.inHeader("share");
    const failed = grove.dialog("share").locator('[data-waiting="failed"]');
    await expect(failed).toContainText("did not load");
    await arrive();
    await grove.action("chunk-again").click();
    await expect(grove.action("share-link")).toHaveValue(/view=play/u);
  });

  test("solving waits for the worker's code, and reports if that fails to load", async ({ grove, page }) => {
    const arrive = await lose(page, "worker-tasks");
    await grove.open({ p: ARTICLE, view: "play" });
    await grove.action("solve").click();
    await expect(grove.notice("worker-unavailable")).toBeVisible({ timeout: 20_000 });
    await arrive();
    await grove.action("try-again").click();
    await grove.action("solve").click();
    await expect(grove.verdict).toHaveAttribute("data-verdict", "unique");
  });

  test("workers that cannot be started are reported", async ({ grove, page }) => {
    const arrive = await lose(page, "page-workers");
    await grove.open({ p: ARTICLE, view: "play" });
    await grove.action("solve").click();
    await expect(grove.notice("worker-unavailable")).toBeVisible();
    await arrive();
    await grove.action("try-again").click();
    await grove.action("solve").click();
    await expect(grove.verdict).toHaveAttribute("data-verdict", "unique");
  });

  test("a batch whose code fails to load is lost, and can be started again", async ({ grove, page }) => {
    const arrive = await lose(page, "page-desk");
    await openBatch(grove);
    await drop(grove, "few.sdm", pairs(3).map(({ puzzle }) => puzzle).join("\n"));
    await expectStage(grove, "lost");
    await arrive();
    await grove.action("batch-continue").click();
    await expectStage(grove, "over");
  });
});

test("keys and taps before the page has loaded are replayed", async ({ grove, page }) => {
  const hash = `#p=${PAPER}&view=play`;
  await grove.open({ p: PAPER, view: "play" });
  const box = (await grove.cell("r1c2").boundingBox())!;
  const [letGo, held] = hold();
  await page.route(/page-\w{8}\.wasm$/u, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("about:blank");
  await page.goto(`./${hash}`, { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "system");
  // What is tapped has been painted.
  await expect(page.locator("#skeleton .cell").first()).toBeVisible();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await grove.press("2");
  letGo();
  await expect(grove.cell("r1c2")).toHaveAttribute("data-value", "2");
});

test("theme and language are set before the program has loaded", async ({ grove, page }) => {
  await grove.open({ p: PAPER, view: "play" });
  await grove.action("language-sw").click();
  await grove.action("theme").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
  await expect(page.locator("html")).toHaveAttribute("data-theme", /^(?:light|dark)$/u);
  const theme = await page.locator("html").getAttribute("data-theme");
  await page.route("**/page-*.js", () => undefined);
  await page.goto("about:blank");
  await page.goto("./", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme!);
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
});

test("all workers share a program, which is fetched once", async ({ grove, page }) => {
  const names = asked(page);
  let started = 0;
  page.on("worker", () => (started += 1));
  await openBatch(grove);
  await drop(grove, "many.sdm", pairs(20_000).map(({ puzzle }) => puzzle).join("\n"));
  await expectStage(grove, "over");
  // One that keeps the file, and at least one that solves.
  expect(started).toBeGreaterThan(1);
  expect(names.filter((name) => name === "worker.wasm")).toHaveLength(1);
});
