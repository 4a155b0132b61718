// Hints: where to look, which idea, the step, and doing it.
import { misfits } from "./fits.ts";
import { expect, type Grove, LANGUAGES, test } from "./grove.ts";
import { ARTICLE, ARTICLE_SOLUTION } from "./puzzles.ts";

/** Needs colors and chains. */
const UNFAIR = "....64.89.5.8..2...8..2...139.......5.4.....8...91..7..3.......6...8..13948.3..2.";

const empty = [...ARTICLE].flatMap((given, cell) => (given === "." || given === "0" ? [cell] : []));
const name = (cell: number): string => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

const expectHint = (grove: Grove, stage: string): Promise<void> =>
  expect(grove.page.locator(".verdict")).toHaveAttribute("data-hint", stage);
const expectNoHint = (grove: Grove): Promise<void> =>
  expect(grove.page.locator(".verdict")).not.toHaveAttribute("data-hint");

for (const lang of LANGUAGES) {
  test(`a hint tells more with each press, and then does it: ${lang}`, async ({ grove, page }) => {
    await grove.open({ p: ARTICLE, view: "play", lang });
    const hint = grove.action("hint");
    await hint.click();
    await expectHint(grove, "area");
    await expect(page.locator(".hint-area")).toHaveCount(9);
    await expect(page.locator(".hint-cell")).toHaveCount(0);
    expect(await misfits(grove)).toEqual([]);
    await hint.click();
    await expectHint(grove, "technique");
    expect(await misfits(grove)).toEqual([]);
    await hint.click();
    await expectHint(grove, "step");
    await expect(page.locator('.hint-cell [data-mark="placed"]')).toHaveCount(1);
    expect(await misfits(grove)).toEqual([]);
    const before = await grove.line();
    await hint.click();
    await expectNoHint(grove);
    const after = await grove.line();
    const written = [...after].flatMap((digit, cell) => (digit === before[cell] ? [] : [cell]));
    expect(written.map((cell) => after[cell])).toEqual(written.map((cell) => ARTICLE_SOLUTION[cell]));
    expect(written).toHaveLength(1);
    await expect(page.locator(".hint-layer")).toHaveCount(0);
  });
}

test("a hidden single shows what blocks the other cells", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "play" });
  const layer = page.locator(".hint-layer");
  for (let steps = 0; steps < 60 && (await layer.locator(".hint-blocker").count()) === 0; steps += 1) {
    await grove.action("hint").click();
    await expect(page.locator(".verdict")).not.toHaveAttribute("data-hint", "working");
  }
  const placed = await layer.locator('[data-mark="placed"] text').textContent();
  const rings = await layer.locator(".hint-blocker circle").evaluateAll((circles) =>
    circles.map((circle) => ["cy", "cx"].map((at) => Math.floor(Number(circle.getAttribute(at))) + 1)),
  );
  expect(rings.length).toBeGreaterThan(0);
  for (const [row, column] of rings) {
    await expect(grove.cell(`r${row}c${column}`)).toHaveAttribute("data-value", placed!);
  }
});

test("a hint names a cage by its total and first cell, and leaves the total in sight", async ({ grove, page }) => {
  await grove.open({ p: ".".repeat(16), rules: "cage-3-11.cage-5-1213", view: "play", lang: "en" });
  await grove.action("hint").click();
  await expect(grove.verdict.locator("p").first()).toContainText("the cage of 3 at r1c1");
  await grove.action("hint").click();
  await grove.action("hint").click();
  await expectHint(grove, "step");
  await expect(page.locator(".hint-cell .hint-total").first()).toHaveText("3");
});

test("by keyboard alone: the button or H; Escape closes", async ({ grove }) => {
  await grove.open({ p: ARTICLE, view: "play" });
  await grove.action("hint").press("Enter");
  await expectHint(grove, "area");
  await grove.press("Escape");
  await expectNoHint(grove);
  for (const stage of ["area", "technique", "step"]) {
    await grove.press("h");
    await expectHint(grove, stage);
  }
  await grove.press("h");
  await expectNoHint(grove);
});

test("a wrong digit comes first, as a check says it", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "play" });
  const cell = empty[0]!;
  await grove.cell(name(cell)).click();
  await grove.press(String((Number(ARTICLE_SOLUTION[cell]) % 9) + 1));
  // If it breaks a rule, there is nothing to ask.
  const verdict = await page.locator(".verdict").getAttribute("data-verdict");
  test.skip(verdict !== "idle", "the digit breaks a rule");
  await grove.action("hint").click();
  await expect(page.locator(".verdict")).toHaveAttribute("data-check", "wrong");
  await expectNoHint(grove);
});

test.describe("by touch on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a hard puzzle is solved with hints alone", async ({ grove, page }) => {
    test.slow();
    await grove.open({ p: UNFAIR, view: "play" });
    const verdict = page.locator(".verdict");
    const hint = grove.action("hint");
    const seen = new Set<string>();
    for (let presses = 0; presses < 800; presses += 1) {
      if ((await verdict.getAttribute("data-verdict")) === "solved") break;
      await hint.tap();
      await expect(verdict).not.toHaveAttribute("data-hint", "working");
      if ((await verdict.getAttribute("data-hint")) === "step") {
        seen.add((await verdict.locator("p").textContent()) ?? "");
        // The sentence and the board are on the screen together.
        await expect(verdict.locator("p")).toBeInViewport({ ratio: 1 });
        await expect(hint).toBeInViewport({ ratio: 1 });
      }
    }
    await expect(verdict).toHaveAttribute("data-verdict", "solved");
    expect(seen.size).toBeGreaterThan(50);
  });
});

for (const [lang, hints, both] of [
  ["en", /^Solved in \d:\d\d, with 2 hints\.$/u, /^Solved in \d:\d\d, with 2 hints and 1 check\.$/u],
  [
    "ru",
    /^Вы решили задачу за \d:\d\d, с 2 подсказками\.$/u,
    /^Вы решили задачу за \d:\d\d, с 2 подсказками и 1 проверкой\.$/u,
  ],
  [
    "sw",
    /^Umelitatua kwa muda wa \d:\d\d, kwa msaada wa madokezo 2\.$/u,
    /^Umelitatua kwa muda wa \d:\d\d, kwa msaada wa madokezo 2 na kuhakiki mara 1\.$/u,
  ],
] as const) {
  test(`the words about a solved board count what helped: ${lang}`, async ({ grove, page }) => {
    const cells = empty.slice(0, 3);
    const open = [...ARTICLE_SOLUTION].map((digit, cell) => (cells.includes(cell) ? "." : digit)).join("");
    await grove.open({ p: open, view: "play", lang });
    for (let count = 0; count < 2; count += 1) {
      for (const stage of ["area", "technique", "step"]) {
        await grove.action("hint").click();
        await expectHint(grove, stage);
      }
      await grove.action("hint").click();
      await expectNoHint(grove);
    }
    const words = grove.verdict.getByRole("status");
    const last = page.locator("[data-cell][data-value='']");
    const cell = (await last.getAttribute("data-cell"))!;
    const write = async (): Promise<void> => {
      await grove.cell(cell).click();
      await grove.press(ARTICLE_SOLUTION[cells.find((it) => name(it) === cell)!]!);
    };
    await write();
    await expect(grove.verdict).toHaveAttribute("data-verdict", "solved");
    await expect(words).toHaveText(hints);
    await page.reload();
    await expect(words).toHaveText(hints);
    await grove.press("Control+z");
    await grove.action("check").click();
    await expect(grove.verdict).toHaveAttribute("data-check", "right");
    await write();
    await expect(words).toHaveText(both);
    expect(await misfits(grove)).toEqual([]);
  });
}
