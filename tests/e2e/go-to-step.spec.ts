// Going to a step by its number, and naming steps.
import { expect, test } from "./grove.ts";
import { countsOf, walk } from "./naive.ts";
import { ANTI_BACKTRACKING, ARTICLE, PAPER } from "./puzzles.ts";

const { states } = walk(ARTICLE);

test("a typed step is gone to, and Escape restores the field", async ({ grove }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 30, lang: "en" });
  const field = grove.action("go-to-step");
  await expect(field).toHaveValue("30");
  for (const [typed, step] of [["1356", 1356], ["1,357", 1357], ["1 358", 1358]] as const) {
    await grove.press("g");
    await expect(field).toBeFocused();
    await grove.page.keyboard.type(typed);
    await grove.press("Enter");
    await grove.expectCounts(countsOf(states[step]!));
    await grove.expectLine(states[step]!.board);
    await expect(field).not.toBeFocused();
  }
  // The focus is back where keys play the search.
  await grove.press("ArrowRight");
  await grove.expectCounts(countsOf(states[1359]!));
  await grove.press("g");
  await grove.page.keyboard.type("77");
  await grove.press("Escape");
  await expect(field).toHaveValue("1,359");
  await grove.expectCounts(countsOf(states[1359]!));
  await grove.press("g");
  await grove.page.keyboard.type("2.3");
  await grove.press("Enter");
  await grove.expectLink({ step: "2.3-stops" });
});

test("a step out of range says what the range is, and nothing typed is lost", async ({ grove }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 30, lang: "en" });
  await expect(grove.page.locator("[data-run]")).toHaveAttribute("data-run", "over");
  const field = grove.action("go-to-step");
  const problem = grove.page.locator("[data-step-problem]");
  await field.fill("2524");
  await field.press("Enter");
  await expect(problem).toHaveText("Steps go from 0 to 2,523.");
  await expect(field).toHaveValue("2524");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await grove.blur();
  await expect(field).toHaveValue("30");
  await field.focus();
  await expect(field).toHaveValue("2524");
  await field.fill("many");
  await field.press("Enter");
  await expect(problem).toHaveText("Type a step number, such as 1356.");
  await field.fill("2523");
  await expect(problem).toHaveCount(0);
  await field.press("Enter");
  await grove.expectCounts(countsOf(states[2523]!));
});

test("a step that another search does not have is not refused any longer", async ({ grove }) => {
  await grove.open({ p: PAPER, view: "watch", lang: "en" });
  await grove.action("go-to-step").fill("1356");
  await grove.action("go-to-step").press("Enter");
  const problem = grove.page.locator("[data-step-problem]");
  await expect(problem).toHaveCount(1);
  await grove.open({ p: ARTICLE, view: "watch", lang: "en" });
  await expect(problem).toHaveCount(0);
  await expect(grove.action("go-to-step")).not.toHaveValue("1356");
});

test("steps that follow do not change what is being typed", async ({ grove }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 30, lang: "en" });
  const field = grove.action("go-to-step");
  await grove.action("play").click();
  await field.focus();
  await grove.page.keyboard.type("13");
  const before = (await grove.counts()).step!;
  await expect.poll(async () => (await grove.counts()).step).toBeGreaterThan(before);
  await expect(field).toHaveValue("13");
  await grove.page.keyboard.type("56");
  await grove.press("Enter");
  await grove.expectCounts({ step: 1356 });
});

test("any of 138 million steps is gone to, before the search has reached it", async ({ grove }) => {
  test.setTimeout(180_000);
  await grove.open({ p: ANTI_BACKTRACKING, view: "watch", lang: "en" });
  const field = grove.action("go-to-step");
  await field.fill("69,116,570");
  await field.press("Enter");
  await grove.expectCounts({ step: 69_116_570 }, 150_000);
  await grove.expectLink({ step: 69_116_570 });
});

test("a bookmark is named, travels in the link, and is gone to", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 1356, lang: "en" });
  await expect(grove.action("bookmarks")).toBeVisible();
  await grove.press("m");
  await expect(grove.action("bookmark-new-name")).toBeFocused();
  await page.keyboard.type("halfway, roughly");
  await grove.press("Enter");
  await expect(grove.dialog("bookmarks")).toBeHidden();
  await expect(page.locator('[data-flag="1356"] text')).toHaveText("halfway, roughly");
  await grove.expectLink({ marks: "1356:halfway~1 roughly" });
  await page.reload();
  await expect(page.locator('[data-flag="1356"]')).toHaveCount(1);
  await grove.press("Home");
  await grove.expectCounts({ step: 0 });
  await grove.action("bookmarks").click();
  await grove.action("bookmark-name").fill("here");
  await grove.action("bookmark-name").press("Enter");
  await grove.action("bookmark-go").click();
  await grove.expectCounts(countsOf(states[1356]!));
  await grove.expectLink({ marks: "1356:here" });
  await grove.press("m");
  await grove.action("bookmark-remove").click();
  await expect(page.locator("[data-bookmark]")).toHaveCount(0);
  await grove.action("bookmark-undo").click();
  await expect(page.locator("[data-bookmark]")).toHaveCount(1);
});
