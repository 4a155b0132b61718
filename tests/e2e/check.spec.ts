// Checking the user's digits: how many are wrong, which, and back to where all were right.
import { expect, type Grove, LANGUAGES, test } from "./grove.ts";
import { misfits } from "./fits.ts";
import { ARTICLE, ARTICLE_SOLUTION, FOUR_SOLUTIONS, NO_SOLUTION, NURU, TWO_SOLUTIONS } from "./puzzles.ts";
import { peers, walk } from "./naive.ts";

const empty = [...ARTICLE].flatMap((given, cell) => (given === "." || given === "0" ? [cell] : []));
const name = (cell: number): string => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
const right = (cell: number): string => ARTICLE_SOLUTION[cell]!;
/** A digit that is wrong, but breaks no rule. */
const wrong = (cell: number): string => {
  const seen = peers(9)[cell]!.map((peer) => ARTICLE[peer]);
  return [..."987654321"].find((digit) => digit !== right(cell) && !seen.includes(digit))!;
};

async function write(grove: Grove, cell: number, digit: string): Promise<void> {
  await grove.cell(name(cell)).click();
  await grove.press(digit);
}

const expectCheck = (grove: Grove, result: string): Promise<void> =>
  expect(grove.page.locator(".verdict")).toHaveAttribute("data-check", result);

for (const lang of LANGUAGES) {
  test(`first how many digits are wrong, then which, then back: ${lang}`, async ({ grove }) => {
    // In different rows, columns and boxes, so that the wrong digits break no rule together.
    const [first, second, third] = [empty[0]!, 31, 79] as const;
    await grove.open({ p: ARTICLE, view: "play", lang });
    await grove.action("check").click();
    await expectCheck(grove, "no-digits");
    await write(grove, first, right(first));
    const line = await grove.line();
    await grove.action("check").click();
    await expectCheck(grove, "right");
    await write(grove, second, wrong(second));
    await write(grove, third, wrong(third));
    await grove.action("check").click();
    await expectCheck(grove, "wrong");
    await expect(grove.verdict).toContainText("2");
    expect(await grove.cellsWith("data-wrong")).toEqual([]);
    expect(await misfits(grove)).toEqual([]);
    await grove.action("show-wrong").click();
    expect(await grove.cellsWith("data-wrong")).toEqual([name(second), name(third)]);
    expect(await misfits(grove)).toEqual([]);
    await grove.action("back-to-right").click();
    await grove.expectLine(line);
    await grove.action("check").click();
    await expectCheck(grove, "right");
  });
}

for (const lang of LANGUAGES) {
  test(`marks without the right digit are counted, then named, then mended: ${lang}`, async ({ grove, page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const cell = empty[0]!;
    await grove.open({ p: ARTICLE, view: "play", lang });
    await write(grove, empty[1]!, right(empty[1]!));
    await grove.cell(name(cell)).click();
    await grove.press(`Control+${wrong(cell)}`);
    await grove.action("check").click();
    await expectCheck(grove, "missing-marks");
    await expect(grove.verdict).toContainText("1");
    await expect(page.locator(".hint-area")).toHaveCount(0);
    expect(await misfits(grove)).toEqual([]);
    await grove.action("show-wrong").click();
    await expect(grove.verdict).toHaveAttribute("data-hint", "missing-marks");
    await expect(page.locator(".hint-area")).toHaveCount(1);
    await grove.action("hint").click();
    await grove.action("check").click();
    await expectCheck(grove, "right");
  });
}

test("help is there once the givens are in, and a second hint shows what is wrong", async ({ grove }) => {
  await grove.open({ p: ARTICLE, view: "play" });
  const cell = empty[0]!;
  await grove.action("pen-clue").click();
  await grove.action("givens-in").click();
  await expect(grove.page.locator(".verdict")).toHaveAttribute("data-verdict", "givens-unique");
  await expect(grove.action("check")).toBeVisible();
  await write(grove, cell, wrong(cell));
  await grove.action("hint").click();
  await expectCheck(grove, "wrong");
  expect(await grove.cellsWith("data-wrong")).toEqual([]);
  await grove.action("hint").click();
  await expect.poll(() => grove.cellsWith("data-wrong")).toEqual([name(cell)]);
});

test("by keyboard alone, one button checks and shows", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "play" });
  await write(grove, empty[0]!, wrong(empty[0]!));
  await grove.action("check").focus();
  await grove.press("Enter");
  await expectCheck(grove, "wrong");
  await expect(grove.action("show-wrong")).toBeFocused();
  await grove.press("Enter");
  expect(await grove.cellsWith("data-wrong")).toEqual([name(empty[0]!)]);
  await expect(grove.cell(name(empty[0]!))).toHaveAccessibleName(/is wrong/u);
  await expect(grove.action("check")).toBeFocused();
  await page.keyboard.press("Control+z");
  expect(await grove.cellsWith("data-wrong")).toEqual([]);
});

test("with several solutions, digits can be in none together", async ({ grove }) => {
  const { solutions } = walk(FOUR_SOLUTIONS, Infinity);
  const cells = [...FOUR_SOLUTIONS].map((_, cell) => cell);
  const digits = (cell: number): string[] => [...new Set(solutions.map((solution) => solution[cell]!))];
  const open = cells.filter((cell) => digits(cell).length > 1);
  const pairs = open.flatMap((one) =>
    open.flatMap((other) => digits(one).flatMap((a) => digits(other).map((b) => ({ one, other, a, b })))),
  );
  const apart = pairs.find(
    ({ one, other, a, b }) => one < other && !solutions.some((it) => it[one] === a && it[other] === b),
  )!;
  await grove.open({ p: FOUR_SOLUTIONS, view: "play" });
  await write(grove, apart.one, apart.a);
  await grove.action("check").click();
  await expectCheck(grove, "ambiguous");
  await write(grove, apart.other, apart.b);
  await grove.action("check").click();
  await expectCheck(grove, "incompatible");
  await expect(grove.action("show-wrong")).toHaveCount(0);
  await grove.action("back-to-right").click();
  await grove.action("check").click();
  await expectCheck(grove, "ambiguous");
});

test("a check says that a puzzle has several solutions, with digits and without", async ({ grove }) => {
  await grove.open({ p: FOUR_SOLUTIONS, view: "play", lang: "en" });
  await grove.action("check").click();
  await expectCheck(grove, "ambiguous");
  await expect(grove.verdict).toContainText("more than one solution");
  const { solutions } = walk(FOUR_SOLUTIONS, Infinity);
  const cell = [...FOUR_SOLUTIONS].findIndex((given) => given === "." || given === "0");
  await write(grove, cell, solutions[0]![cell]!);
  await grove.action("check").click();
  await expectCheck(grove, "ambiguous");
  await expect(grove.verdict).toContainText("more than one solution");
});

test("a puzzle without a solution has no right digits", async ({ grove }) => {
  await grove.open({ p: NO_SOLUTION, view: "play" });
  // It breaks no rule.
  await write(grove, [...NO_SOLUTION].findIndex((given) => given === "." || given === "0"), "9");
  await grove.action("check").click();
  await expectCheck(grove, "no-solution");
});

test.describe("touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test("on a small phone, the result is in view", async ({ grove }) => {
    await grove.open({ p: ARTICLE, view: "play" });
    const cell = empty[0]!;
    await grove.cell(name(cell)).tap();
    await grove.action(`digit-${wrong(cell)}`).tap();
    await grove.action("check").tap();
    await expectCheck(grove, "wrong");
    await expect(grove.verdict.locator("p")).toBeInViewport({ ratio: 1 });
  });
});

test("of a puzzle that is pasted or linked, the page says that it is not a proper one", async ({ grove }) => {
  await grove.open({ view: "play", lang: "en" });
  await grove.paste(NURU);
  await expect(grove.page.locator(".puzzle-facts")).toContainText("one solution");
  await expect(grove.verdict).toHaveAttribute("data-verdict", "idle");
  await grove.paste(TWO_SOLUTIONS);
  await expect(grove.verdict).toHaveAttribute("data-verdict", "givens-several");
  await expect(grove.verdict.getByRole("status")).toHaveText(
    "The puzzle has more than one solution. A given may be missing.",
  );
  await expect(grove.action("hint")).toBeVisible();
  await grove.paste(NO_SOLUTION);
  await expect(grove.verdict).toHaveAttribute("data-verdict", "givens-impossible");
  await expect(grove.action("why-none")).toBeVisible();
  await grove.open({ p: FOUR_SOLUTIONS, view: "play", lang: "en" });
  await expect(grove.verdict).toHaveAttribute("data-verdict", "givens-several");
  // It goes once the user plays.
  await grove.cell("r1c1").click();
  await grove.press("Shift+1");
  await expect(grove.verdict).toHaveAttribute("data-verdict", "idle");
});

test("of the puzzle of a link that is opened first, too", async ({ grove }) => {
  await grove.open({ p: NO_SOLUTION, view: "play", lang: "en" });
  await expect(grove.verdict).toHaveAttribute("data-verdict", "givens-impossible");
});
