// The page by keyboard alone.
import { expect, type Grove, SIXTY, test } from "./grove.ts";
import { countsOf, walk } from "./naive.ts";
import { ARTICLE, PAPER } from "./puzzles.ts";

const { deadEnds, states } = walk(ARTICLE);
const WATCH = { p: ARTICLE, view: "watch" };
const at = (grove: Grove, step: number): Promise<void> => grove.expectCounts(countsOf(states[step]!));

test("playback keys do what the help says", async ({ grove }) => {
  await grove.open(WATCH);
  await grove.press("ArrowRight", "ArrowRight", "PageDown");
  await at(grove, 3);
  await grove.press("ArrowLeft");
  await at(grove, 2);
  await grove.press("PageUp");
  await at(grove, 1);
  await grove.press("End");
  await at(grove, 2523);
  await grove.press("Home");
  await at(grove, 0);
  await grove.press("d");
  await grove.expectCounts({ ...countsOf(states[deadEnds[0]!.step]!), tests: deadEnds[0]!.tests });
  await grove.press("n");
  await at(grove, 2523);
  await grove.press("r");
  await expect(grove.action("pause")).toBeVisible();
  await grove.press("Escape");
  await expect(grove.action("play")).toBeVisible();
});

test("Space plays and pauses", async ({ grove }) => {
  await grove.open(WATCH);
  await grove.press("Space");
  await expect(grove.action("pause")).toBeVisible();
  await grove.press("Space");
  await expect(grove.action("play")).toBeVisible();
});

test("plus and minus change the speed within its range", async ({ grove }) => {
  await grove.open(WATCH);
  await expect(grove.action("speed")).toHaveValue("3");
  await grove.press("+", "+");
  await expect(grove.action("speed")).toHaveValue("5");
  await grove.press("-");
  await expect(grove.action("speed")).toHaveValue("4");
  for (let times = 0; times < 6; times += 1) await grove.press("-");
  await expect(grove.action("speed")).toHaveValue("0");
  for (let times = 0; times < 22; times += 1) await grove.press("+");
  await expect(grove.action("speed")).toHaveValue("19");
  await expect(grove.action("speed")).toHaveAttribute("aria-valuetext", "maximum speed");
});

test("arrows step while watching, even with the focus on a button", async ({ grove }) => {
  await grove.open(WATCH);
  await grove.action("step").click();
  await at(grove, 1);
  await expect(grove.action("step")).toBeFocused();
  await grove.press("ArrowRight", "ArrowRight");
  await at(grove, 3);
  await grove.press("ArrowLeft");
  await at(grove, 2);
  await grove.action("view-watch").click();
  await grove.press("ArrowRight");
  await at(grove, 3);
});

test("a button's own keys press it once, and do not also start playback", async ({ grove }) => {
  await grove.open(WATCH);
  await grove.action("step").focus();
  await grove.press("Enter");
  await at(grove, 1);
  await grove.press("Space");
  await at(grove, 2);
  await expect(grove.action("play")).toBeVisible();
  await grove.action("play").focus();
  await grove.press("Space");
  await expect(grove.action("pause")).toBeVisible();
  await grove.press("Space");
  await expect(grove.action("play")).toBeVisible();
});

test("after a click on a button or a tab, Space plays instead of pressing it again", async ({ grove, page }) => {
  await grove.open(WATCH);
  for (const action of ["step", "tree-table", "view-watch", "tree-path", "zoom-in"]) {
    await grove.action(action).click();
    await at(grove, 1);
    await grove.press("Space");
    await expect(grove.action("pause"), action).toBeVisible();
    await grove.press("Space");
    await expect(grove.action("play"), action).toBeVisible();
    await grove.press("Home", "ArrowRight");
    await at(grove, 1);
    if (action === "step") await expect(grove.action("step")).toBeFocused();
  }
  // A button that is reached by Tab is pressed by keys.
  await grove.action("step").click();
  await grove.press("Tab", "Shift+Tab");
  await expect(grove.action("step")).toBeFocused();
  await page.keyboard.press("Space");
  await at(grove, 3);
});

test("Enter does not press a button that was clicked before a digit was typed", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "play" });
  await grove.cell("r1c1").click();
  await grove.press("1");
  await expect(grove.cell("r1c1")).toHaveAttribute("data-value", "1");
  await grove.action("clear").click();
  await expect(grove.cell("r1c1")).not.toHaveAttribute("data-value", "1");
  await grove.press("2", "Enter");
  await grove.frames(2);
  await expect(grove.cell("r1c1")).toHaveAttribute("data-value", "2");
  // A button that is reached by Tab is pressed by keys.
  await grove.action("clear").focus();
  await page.keyboard.press("Enter");
  await expect(grove.cell("r1c1")).not.toHaveAttribute("data-value", "2");
});

test("after a click on tree or map, keys still step, and Enter and Escape enter and leave", async ({ grove, page }) => {
  await grove.open({ ...WATCH, step: "0-moves" });
  await expect(page.locator(".tree-labels text").first()).toBeVisible();
  const first = (await page.locator(".tree-labels text").first().boundingBox())!;
  await page.mouse.click(first.x + first.width / 2, first.y + first.height / 2);
  await expect(page.locator("[data-selected]")).toBeVisible();
  await at(grove, 0);
  await expect(grove.tree).toBeFocused();
  await grove.press("Enter");
  await at(grove, 1);
  await grove.press("ArrowRight", "ArrowRight");
  await at(grove, 3);
  await expect(grove.tree).not.toHaveAttribute("data-entered");
  await expect(grove.tree).toHaveCSS("outline-style", "none");
  await grove.press("Enter");
  await expect(grove.tree).toHaveAttribute("data-entered", "");
  await expect(grove.tree).toHaveCSS("outline-style", "solid");
  await grove.press("ArrowUp", "ArrowUp", "ArrowUp");
  await at(grove, 3);
  await grove.press("Enter");
  await at(grove, 0);
  await grove.press("Escape", "ArrowRight");
  await expect(grove.tree).not.toHaveAttribute("data-entered");
  await at(grove, 1);

  const strip = (await grove.map.boundingBox())!;
  await page.mouse.click(strip.x + strip.width / 4, strip.y + strip.height / 2);
  await expect(grove.map).toBeFocused();
  const { step } = await grove.counts();
  expect(step).toBeGreaterThan(100);
  await grove.press("ArrowRight", "ArrowRight", "ArrowLeft");
  await at(grove, step! + 1);
  await grove.press("Space");
  await expect(grove.action("pause")).toBeVisible();
  await grove.press("Space", "Home");
  await at(grove, 0);
  await grove.press("Enter", "ArrowDown");
  await expect(grove.map).toHaveAttribute("data-entered", "");
  await expect(grove.map).toHaveAttribute("data-bar", /\d/u);
  await at(grove, 0);
  await grove.press("Escape", "ArrowRight");
  await at(grove, 1);
  // Tab enters without Enter.
  await grove.press("Tab", "Shift+Tab");
  await expect(grove.map).toHaveAttribute("data-entered", "");
  // A click undoes that.
  await page.mouse.click(strip.x + strip.width / 4, strip.y + strip.height / 2);
  await expect(grove.map).not.toHaveAttribute("data-entered");
});

test("sliders and menus keep their own arrows", async ({ grove }) => {
  await grove.open(WATCH);
  // Until then there are no steps to go to.
  await expect(grove.run).toHaveAttribute("data-run", "over");
  await grove.action("speed").focus();
  await grove.press("ArrowRight");
  await expect(grove.action("speed")).toHaveValue("4");
  await at(grove, 0);
  await grove.action("timeline").focus();
  await grove.press("ArrowRight");
  await at(grove, 1);
  await grove.action("goal").focus();
  await grove.press("ArrowDown");
  await expect(grove.action("goal")).toHaveValue("all");
  await at(grove, 1);
});

test("on the board, arrows move the selection, and other keys control playback", async ({ grove }) => {
  await grove.open(WATCH);
  await grove.cell("r5c5").click();
  await grove.press("ArrowRight", "ArrowDown");
  await expect(grove.cell("r6c6")).toBeFocused();
  await at(grove, 0);
  await grove.press("PageDown");
  await at(grove, 1);
  await grove.press("7");
  await expect(grove.notice("watch-is-read-only")).toHaveText(
    "To change the puzzle, go to “Play”.",
  );
  await grove.expectLine(states[1]!.board);
});

test("the board is a single tab stop, and Shift with arrows selects", async ({ grove, page }) => {
  await grove.open({ p: PAPER, view: "play" });
  await grove.cell("r2c2").click();
  await grove.press("Shift+ArrowRight", "Shift+ArrowDown");
  expect(await grove.cellsWith('aria-selected="true"')).toEqual(["r2c2", "r2c3", "r3c3"]);
  expect(await grove.cellsWith('tabindex="0"')).toEqual(["r3c3"]);
  await grove.press("Tab");
  await expect(page.locator("[role=grid] :focus")).toHaveCount(0);
  await grove.press("Shift+Tab");
  await expect(grove.cell("r3c3")).toBeFocused();
});

/** Returns the focused element, and what is wrong with it. */
const focused = (): { id: string; faults: string[] } | null => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const labels = (element as HTMLInputElement).labels?.[0]?.textContent;
  const name = element.getAttribute("aria-label") ?? labels ?? element.textContent ?? "";
  // Part of it must be visible and not covered by other elements.
  const isSeen = [0.1, 0.5, 0.9].some((x) =>
    [0.1, 0.5, 0.9].some((y) => {
      const hit = document.elementFromPoint(left + x * width, top + y * height);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    }),
  );
  const faults: string[] = [];
  if (!isSeen) faults.push("hidden");
  if (name.trim() === "") faults.push("nameless");
  if (getComputedStyle(element).outlineStyle === "none") faults.push("without a ring");
  const { dataset } = element as HTMLElement;
  return { id: dataset.action ?? dataset.cell ?? dataset.place ?? element.className, faults };
};

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    for (const view of ["play", "watch"]) {
      test(`Tab visits every control of ${view}, visible and named, and leaves`, async ({ grove, page }) => {
        await grove.open({ p: PAPER, view, step: 5 });
        // Some controls arrive after the board.
        await page.waitForLoadState("networkidle");
        await grove.frames(2);
        const stops: string[] = [];
        for (let presses = 0; presses < 80; presses += 1) {
          await grove.press("Tab");
          const stop = await page.evaluate(focused);
          if (stop === null || stops[0] === stop.id) break;
          expect.soft(stop.faults, stop.id).toEqual([]);
          stops.push(stop.id);
        }
        expect(stops[0]).toBe(`view-${view}`);
        expect(stops).toHaveLength(new Set(stops).size);
        const enabled = await page
          .locator('button:enabled:visible:not([tabindex="-1"]), select:visible, input:visible')
          .evaluateAll((all) => all.map((one) => one.getAttribute("data-action")));
        expect(stops).toEqual(expect.arrayContaining(enabled));
      });
    }
  });
}

test("the help opens, captures the keys, closes, and restores the focus", async ({ grove, page }) => {
  await grove.open(WATCH);
  await grove.action("help").focus();
  await grove.press("Enter");
  const help = page.getByRole("dialog", { name: "Help and keys" });
  await expect(help).toBeVisible();
  await grove.press("ArrowRight", "PageDown", "End", "n");
  await at(grove, 0);
  await expect(help.getByRole("table")).toHaveCount(5);
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(grove.action("help")).toBeFocused();
});

test("keys in the paste box only type text", async ({ grove, page }) => {
  await grove.open({ p: PAPER, view: "play" });
  await grove.action("paste").click();
  await expect(grove.action("paste-text")).toBeFocused();
  await page.keyboard.type("12xzc 3");
  await expect(grove.action("paste-text")).toHaveValue("12xzc 3");
  await grove.press("Control+z");
  await grove.press("Escape");
  await grove.expectLine(PAPER);
  await expect(grove.action("pen-answer")).toHaveAttribute("aria-pressed", "true");
  await expect(grove.action("paste")).toBeFocused();
});

test("browser shortcuts are left to the browser", async ({ grove, page }) => {
  await grove.open(WATCH);
  await grove.speed(SIXTY);
  const taken = await page.evaluate(() => {
    const press = (init: KeyboardEventInit): boolean =>
      !document.body.dispatchEvent(
        new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true }),
      );
    return [
      press({ key: "r", code: "KeyR", ctrlKey: true }),
      press({ key: "ArrowLeft", altKey: true }),
      press({ key: "F5" }),
      press({ key: "Tab" }),
      press({ key: "n", code: "KeyN", ctrlKey: true }),
      press({ key: "d", code: "KeyD", metaKey: true }),
    ];
  });
  expect(taken).toEqual([false, false, false, false, false, false]);
  await at(grove, 0);
});
