// Back and Forward: what adds an entry to the browser's history, and what does not.
import { type Grove, expect, test } from "./grove.ts";
import { drop, expectStage, inSight, openBatch, pairs } from "./many.ts";
import { ARTICLE, dotted, FATA_MORGANA, NURU, PAPER } from "./puzzles.ts";
import { countTraffic, countValues, traffic } from "./traffic.ts";

const length = (grove: Grove): Promise<number> => grove.page.evaluate(() => history.length);

async function expectView(grove: Grove, view: string): Promise<void> {
  await expect(grove.page.locator("#app > .app")).toHaveAttribute("data-view", view);
}

/** Goes back or forward like the browser's own buttons, within the page. */
async function go(grove: Grove, by: number): Promise<void> {
  await grove.page.evaluate((by) => history.go(by), by);
}

test("Back and Forward navigate the views", async ({ grove, page }) => {
  await grove.open({ p: PAPER, view: "play" });
  const before = await length(grove);
  for (const view of ["watch", "compare", "batch"]) await grove.action(`view-${view}`).click();
  expect(await length(grove)).toBe(before + 3);
  for (const view of ["compare", "watch", "play"]) {
    await page.goBack();
    await expectView(grove, view);
    await grove.expectLink({ view, p: dotted(PAPER) });
  }
  for (const view of ["watch", "compare", "batch"]) {
    await page.goForward();
    await expectView(grove, view);
  }
  await grove.action("view-batch").click();
  expect(await length(grove)).toBe(before + 3);
});

test("pressing Back twice in quick succession goes back two views", async ({ grove, page }) => {
  await grove.open({ p: PAPER, view: "play" });
  await grove.action("view-watch").click();
  await grove.action("view-compare").click();
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expectView(grove, "play");
  await grove.expectLink({ view: "play" });
});

test("a dialog that is opened during a reload does not lead off the page", async ({ grove, page }) => {
  await grove.open({ p: PAPER, view: "play" });
  await grove.action("help").click();
  await expect(grove.dialog("help")).toBeVisible();
  await grove.press("Escape");
  await expect(grove.dialog("help")).toBeHidden();
  await page.evaluate(() => addEventListener("click", () => setTimeout(() => console.info(history.state))));
  const { x, y } = (await grove.action("help").boundingBox())!;
  await page.route("**/grove/", async (route) => {
    const opened = page.waitForEvent("console");
    await page.mouse.click(x + 5, y + 5);
    expect((await opened).text()).toContain('"dialog":true');
    await route.continue();
  });
  await page.reload();
  await expect(grove.board).toBeVisible();
  await expect(grove.dialog("help")).toBeHidden();
  // The dialog has an entry again, and closing it leads back to the page.
  await grove.action("help").click();
  await expect(grove.dialog("help")).toBeVisible();
  await go(grove, -1);
  await expect(grove.dialog("help")).toBeHidden();
  await grove.expectLink({ view: "play" });
});

test("Back closes a dialog, Forward does not reopen it, and no entry is left over", async ({
  grove,
  page,
}) => {
  await grove.open({ p: PAPER, view: "play" });
  await grove.action("view-watch").click();
  await grove.action("help").click();
  await expect(grove.dialog("help")).toBeVisible();
  await go(grove, -1);
  await expect(grove.dialog("help")).toBeHidden();
  await expectView(grove, "watch");
  await go(grove, 1);
  await grove.frames(5);
  await expect(grove.dialog("help")).toBeHidden();
  await expectView(grove, "watch");
  await page.goBack();
  await expectView(grove, "play");
});

test("a dialog closed by its button or by Escape needs no extra Back", async ({ grove, page }) => {
  await grove.open({ p: PAPER, view: "play" });
  await grove.action("view-watch").click();
  for (const dialog of ["help", "export", "help"]) {
    await grove.action(dialog).click();
    await expect(grove.dialog(dialog)).toBeVisible();
    if (dialog === "help") await grove.press("Escape");
    else await grove.dialog(dialog).locator("[data-action=close]").click();
    await expect(grove.dialog(dialog)).toBeHidden();
  }
  await expect.poll(() => page.evaluate(() => history.state)).toContain('"dialog":false');
  await page.goBack();
  await expectView(grove, "play");
});

test("a view chosen right after closing a dialog adds an entry", async ({ grove, page }) => {
  await grove.open({ p: PAPER, view: "play" });
  await grove.action("help").click();
  await expect(grove.dialog("help")).toBeVisible();
  await page.evaluate(() => {
    for (const action of ["[data-dialog=help] [data-action=close]", "[data-action=view-watch]"]) {
      document.querySelector<HTMLElement>(action)!.click();
    }
  });
  await expectView(grove, "watch");
  await expect(grove.dialog("help")).toBeHidden();
  await grove.expectLink({ view: "watch" });
  await page.goBack();
  await expectView(grove, "play");
});

test("a reload in a dialog opens the view under it", async ({ grove, page }) => {
  await grove.open({ p: PAPER, view: "play" });
  await grove.action("view-watch").click();
  await grove.action("help").click();
  await expect(grove.dialog("help")).toBeVisible();
  await page.reload();
  await expect(grove.board).toBeVisible();
  await expectView(grove, "watch");
  await expect(grove.dialog("help")).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state)).toContain('"dialog":false');
  await page.goBack();
  await expectView(grove, "play");
});

test("stepping, playing, typing and choosing settings add nothing to the history", async ({
  grove,
  page,
}) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 0 });
  const before = await length(grove);
  for (let step = 0; step < 5; step += 1) await grove.press("ArrowRight");
  await grove.press("Space");
  await expect.poll(async () => (await grove.counts()).step).toBeGreaterThan(6);
  await grove.press("Space");
  await grove.action("goal").selectOption("all");
  await grove.action("language-ru").click();
  await grove.action("theme").click();
  expect(await length(grove)).toBe(before);
  await grove.action("view-play").click();
  await grove.cell("r1c3").click();
  await grove.press("1", "2", "Delete", "ArrowDown");
  // The address is written with a delay, and so is everything that depends on it.
  await grove.action("language-sw").click();
  await grove.expectLink({ view: "play", lang: "sw" });
  expect(await length(grove)).toBe(before + 1);
});

test("Back while a write of the address is pending leaves both entries correct", async ({
  grove,
  page,
}) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 10 });
  await grove.action("view-play").click();
  await grove.action("view-watch").click();
  await grove.press("ArrowRight");
  await go(grove, -1);
  await expectView(grove, "play");
  await grove.action("language-ru").click();
  await grove.expectLink({ view: "play", lang: "ru" });
  await page.goBack();
  await expectView(grove, "watch");
  await grove.expectLink({ view: "watch", step: 11 });
});

test("entering a link adds an entry, and Back opens the previous one", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 100 });
  await grove.expectLink({ step: 100 });
  await grove.open({ p: PAPER, view: "watch", step: 5 });
  await grove.expectLink({ p: dotted(PAPER), step: 5 });
  await page.goBack();
  await grove.expectLink({ p: dotted(ARTICLE), step: 100 });
  await grove.expectCounts({ step: 100 });
  await page.goForward();
  await grove.expectCounts({ step: 5 });
});

test("a link to another step, Back and Forward do not restart the search", async ({ grove, page }) => {
  await countTraffic(page);
  await grove.open({ p: FATA_MORGANA, view: "watch", step: 2_000_000 });
  await expect(grove.run).toHaveAttribute("data-run", "over");
  await grove.expectLink({ step: 2_000_000 });
  await grove.expectCounts({ step: 2_000_000 });
  await countValues(page, "[data-run]", "data-run");
  await page.evaluate(() => {
    location.hash = location.hash.replace("step=2000000", "step=3000000");
  });
  await grove.expectCounts({ step: 3_000_000 });
  await page.goBack();
  await grove.expectCounts({ step: 2_000_000 });
  await page.goForward();
  await grove.expectCounts({ step: 3_000_000 });
  await grove.expectLink({ step: 3_000_000 });
  expect((await traffic(page)).values).toBe(0);
  await expect(grove.run).toHaveAttribute("data-run", "over");
});

test("Back from a row restores the table", async ({ grove, page }) => {
  await grove.open({ p: NURU, view: "play" });
  await grove.action("view-batch").click();
  await drop(grove, "many.sdm", pairs(2_000).map(({ puzzle }) => puzzle).join("\n"));
  await expectStage(grove, "over");
  await grove.action("batch-only").selectOption("proper");
  await grove.action("batch-sort-line").click();
  await expect.poll(async () => (await inSight(grove))[0]?.[0]).toBe(2000);
  await grove.action("batch-grid").evaluate((grid) => {
    grid.scrollTop = 32 * 700;
  });
  await expect.poll(async () => (await inSight(grove))[0]?.[0]).toBe(1300);
  const rows = await inSight(grove);
  await page.locator(`[data-line="${rows[3]![0]}"]`).click();
  await expectView(grove, "play");
  await page.goBack();
  await expectView(grove, "batch");
  await expect.poll(() => inSight(grove)).toEqual(rows);
  await expect(grove.action("batch-only")).toHaveValue("proper");
  await expect(page.locator("[aria-selected=true]")).toHaveAttribute(
    "data-line",
    String(rows[3]![0]),
  );
  await page.goForward();
  await grove.expectLink({ view: "play", p: pairs(2_000)[rows[3]![0] - 1]!.puzzle });
  await page.goBack();
  await page.goBack();
  await expectView(grove, "play");
  await grove.expectLine(NURU);
});

test("an entry from before a reload restores its view and step", async ({ grove, page }) => {
  await openBatch(grove);
  await grove.open({ p: ARTICLE, view: "watch", step: 20 });
  await grove.action("view-play").click();
  await grove.expectLink({ view: "play" });
  await page.reload();
  await expectView(grove, "play");
  await page.goBack();
  await expectView(grove, "watch");
  await grove.expectCounts({ step: 20 });
});
