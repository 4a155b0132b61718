// The first visit: the choice of what to begin with, and the names of the parts.
import { AxeBuilder } from "@axe-core/playwright";
import { misfits } from "./fits.ts";
import { expect, type Grove, LANGUAGES, test } from "./grove.ts";
import { ARTICLE, PAPER } from "./puzzles.ts";

const choices = (grove: Grove) => grove.page.locator(".first");
const names = (grove: Grove) => grove.page.locator("[data-part-name]");

async function visit(grove: Grove): Promise<void> {
  await grove.page.goto("./");
  await expect(grove.action("begin-solve")).toBeVisible();
}

test("the bare address offers two choices beside the board of the article", async ({ grove, page }) => {
  await visit(grove);
  await expect(page.locator(".first-about")).toHaveText(/how a computer solves it/u);
  await expect(page.locator(".first-choices button")).toHaveText([
    /Solve a puzzle/u,
    "Easy",
    "Medium",
    "Hard",
    /Watch the search.*27 nodes/u,
    /9×9.*1,288 nodes/u,
  ]);
  await grove.expectLine(ARTICLE);
  await expect(page.locator(".first-board")).toHaveJSProperty("inert", true);
  await page.waitForTimeout(600);
  expect(new URL(page.url()).hash).toBe("");
  await expect(page.locator(".transport, [data-counter]")).toHaveCount(0);
});

test("“Solve a puzzle” leads to an empty board to type on", async ({ grove, page }) => {
  await visit(grove);
  await grove.action("begin-solve").click();
  await expect(page.locator("#app > .app")).toHaveAttribute("data-view", "play");
  await grove.expectLine(".".repeat(81));
  await expect(grove.action("pen-clue")).toHaveAttribute("aria-pressed", "true");
  await grove.cell("r1c1").click();
  await grove.press("5");
  await grove.expectLine(`5${".".repeat(80)}`);
});

for (const action of ["begin-solve", "begin-watch-small"]) {
  test(`Back from “${action}” returns to the choice, and Forward to what was begun`, async ({ grove, page }) => {
    await visit(grove);
    await grove.action(action).click();
    const app = page.locator("#app > .app");
    await expect(app).not.toHaveAttribute("data-first-visit");
    await expect(grove.cell("r1c1")).toBeVisible();
    const begun = await grove.line();
    await page.goBack();
    await expect(grove.action(action)).toBeVisible();
    await page.goForward();
    await expect(app).not.toHaveAttribute("data-first-visit");
    await grove.expectLine(begun);
  });
}

test("a new puzzle of a grade is one press away", async ({ grove, page }) => {
  await visit(grove);
  await grove.action("begin-medium").click();
  await expect(page.locator("#app > .app")).toHaveAttribute("data-view", "play");
  await expect.poll(async () => (await grove.line()).replaceAll(".", "").length).toBeGreaterThan(16);
  await grove.action("side-solutions").click();
  await grove.action("rate").click();
  await expect(page.locator("[data-grade]")).toHaveAttribute("data-grade", "medium");
});

for (const { action, puzzle } of [
  { action: "begin-watch-small", puzzle: PAPER },
  { action: "begin-watch-large", puzzle: ARTICLE },
]) {
  test(`“${action}” is paused at its start, and has as many nodes as it says`, async ({ grove }) => {
    await visit(grove);
    const said = (await grove.action(action).innerText()).match(/([\d,]+) nodes/u)![1]!;
    await grove.action(action).click();
    await grove.expectLine(puzzle);
    await expect(grove.action("play")).toBeVisible();
    await grove.expectCounts({ step: 0 });
    await grove.press("End");
    await grove.expectCounts({ nodes: Number(said.replaceAll(",", "")) });
  });
}

for (const hash of ["#view=watch", "#lang=ru", "#step=3"]) {
  test(`a link skips the choice: ${hash}`, async ({ grove }) => {
    await grove.openHash(hash);
    await expect(choices(grove)).toHaveCount(0);
    await expect(names(grove)).toHaveCount(0);
  });
}

test("a stored setting skips the choice", async ({ grove, page }) => {
  await visit(grove);
  await grove.inHeader("theme");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.goto("about:blank");
  await grove.openHash("");
  await expect(choices(grove)).toHaveCount(0);
});

test("a reload before anything is chosen offers the choice again", async ({ grove, page }) => {
  await visit(grove);
  await page.reload();
  await expect(grove.action("begin-solve")).toBeVisible();
  await grove.action("begin-watch-small").click();
  await grove.expectLink({ p: PAPER.replaceAll("0", "."), view: "watch" });
  await page.goto("about:blank");
  await page.goto("./");
  await grove.expectLine(PAPER);
});

for (const [how, dismiss] of [
  ["a click", (grove: Grove) => grove.page.mouse.click(5, 300)],
  ["Escape", (grove: Grove) => grove.press("Escape")],
  ["the first step", (grove: Grove) => grove.press("ArrowRight")],
] as const) {
  test(`three names over the parts are dismissed by ${how}, and never come back`, async ({ grove, page }) => {
    await visit(grove);
    await grove.action("begin-watch-small").click();
    await expect(names(grove)).toHaveCount(3);
    await expect(grove.tree).toBeVisible();
    for (const [part, selector] of [
      ["board", ".view-board .board"],
      ["tree", ".tree-viewport"],
      ["map", "[data-place=map]"],
    ] as const) {
      const meets = async (): Promise<boolean> => {
        const name = (await page.locator(`[data-part-name=${part}]`).boundingBox())!;
        const place = (await page.locator(selector).first().boundingBox())!;
        const x = name.x + name.width / 2;
        return x > place.x && x < place.x + place.width && name.y < place.y + place.height;
      };
      await expect.poll(meets, part).toBe(true);
    }
    await dismiss(grove);
    await expect(names(grove)).toHaveCount(0);
    await grove.expectCounts({ step: how === "the first step" ? 1 : 0 });
    await page.reload();
    await expect(grove.tree).toBeVisible();
    await grove.frames(3);
    await expect(names(grove)).toHaveCount(0);
  });
}

test("the choice works by keyboard alone", async ({ grove, page }) => {
  await visit(grove);
  for (const _ of Array.from({ length: 12 })) {
    const focused = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.action);
    if (focused === "begin-watch-small") break;
    await grove.press("Tab");
  }
  await expect(grove.action("begin-watch-small")).toBeFocused();
  await grove.press("Enter");
  await grove.expectLine(PAPER);
  await grove.press("ArrowRight");
  await grove.expectCounts({ step: 1 });
});

const SCREENS = [[360, 560], [390, 844], [844, 390], [768, 1024], [1024, 768], [1280, 650], [1920, 1080]] as const;

test("everything fits and is accessible on every screen, in every language", async ({ grove, page }) => {
  test.slow();
  await visit(grove);
  for (const lang of LANGUAGES) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await grove.inHeader(`language-${lang}`);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await grove.frames(2);
      expect.soft(await misfits(grove), `${lang}, ${width}×${height}`).toEqual([]);
      await expect(grove.action("begin-watch-small")).toBeInViewport({ ratio: 1 });
    }
    for (const [width, height] of [SCREENS[0], SCREENS[6]]) {
      await page.setViewportSize({ width, height });
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      expect.soft(violations, `${lang}, ${width}×${height}`).toEqual([]);
    }
  }
});

test("the names of the parts are on every screen", async ({ grove, page }) => {
  test.slow();
  await visit(grove);
  // The longest ones.
  await grove.inHeader("language-sw");
  await grove.action("begin-watch-small").click();
  await expect(names(grove)).toHaveCount(3);
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    for (const name of await names(grove).all()) await expect(name).toBeInViewport({ ratio: 1 });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include(".part-names").analyze();
    expect.soft(violations, `${width}×${height}`).toEqual([]);
  }
});
