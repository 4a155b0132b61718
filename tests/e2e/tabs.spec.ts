// Input is stored as it is typed, and tabs with the same puzzle agree.
import { expect, Grove, hashOf, test } from "./grove.ts";
import { ARTICLE, NURU, dotted } from "./puzzles.ts";

const LINK = { p: ARTICLE, view: "play" };

test("a digit survives an immediate reload", async ({ grove, page }) => {
  await grove.open(LINK);
  for (const [name, digit] of [["r1c1", "8"], ["r1c2", "4"], ["r2c1", "5"]] as const) {
    await grove.cell(name).click();
    await page.keyboard.press(digit);
    await page.reload();
    await expect(grove.cell(name)).toHaveAttribute("data-value", digit);
  }
  // Edits from before the reloads are undone after them, one at a time.
  await grove.action("undo").click();
  await expect(grove.cell("r2c1")).not.toHaveAttribute("data-value", /./u);
  await expect(grove.cell("r1c2")).toHaveAttribute("data-value", "4");
});

test("givens survive an immediate reload", async ({ grove, page }) => {
  await grove.open({ p: dotted("0".repeat(81)), view: "play" });
  for (const [name, digit] of [["r1c1", "8"], ["r5c5", "4"]] as const) {
    await grove.action("pen-clue").click();
    await grove.cell(name).click();
    await page.keyboard.press(digit);
    await page.reload();
    await expect(grove.cell(name)).toHaveAttribute("data-value", digit);
    await expect(grove.cell(name)).toHaveAttribute("data-origin", "given");
  }
});

test("two tabs with one puzzle show the digits of both", async ({ grove, page, context }) => {
  await grove.open(LINK);
  const second = new Grove(await context.newPage());
  await second.page.goto(`./${hashOf(LINK)}`);
  await expect(second.board).toBeVisible();
  await grove.cell("r1c1").click();
  await page.keyboard.press("8");
  await expect(second.cell("r1c1")).toHaveAttribute("data-value", "8");
  await second.cell("r1c2").click();
  await second.page.keyboard.press("7");
  await expect(grove.cell("r1c2")).toHaveAttribute("data-value", "7");
  // Each tab undoes its own edits.
  await grove.action("undo").click();
  for (const tab of [grove, second]) {
    await expect(tab.cell("r1c1")).not.toHaveAttribute("data-value", /./u);
    await expect(tab.cell("r1c2")).toHaveAttribute("data-value", "7");
  }
  await page.reload();
  await expect(grove.cell("r1c2")).toHaveAttribute("data-value", "7");
});

test("the bare address opens the last puzzle", async ({ grove, page }) => {
  await grove.open({ p: NURU, view: "play" });
  await grove.cell("r1c2").click();
  await page.keyboard.press("1");
  await page.goto("about:blank");
  await grove.open();
  await expect(page.locator("#app > .app")).toHaveAttribute("data-view", "play");
  await expect(grove.cell("r1c2")).toHaveAttribute("data-value", "1");
  await grove.action("undo").click();
  await grove.expectLine(NURU);
  await grove.open(LINK);
  await grove.expectLine(ARTICLE);
});

test("the bare address opens the view that Back has just led to", async ({ grove, page, context }) => {
  await grove.open(LINK);
  await grove.action("view-batch").click();
  await expect(page.locator("#app > .app")).toHaveAttribute("data-view", "batch");
  await page.evaluate(
    () =>
      new Promise((done) => {
        addEventListener("popstate", done, { once: true });
        history.back();
      }).then(() => {}),
  );
  await page.close();
  const next = new Grove(await context.newPage());
  await next.openHash("");
  await expect(next.page.locator("#app > .app")).toHaveAttribute("data-view", "play");
});
