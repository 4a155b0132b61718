// The program next to a search: in step with it, line by line, in four languages.
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator } from "@playwright/test";
import { expect, type Grove, LANGUAGES, test } from "./grove.ts";
import { ARTICLE, PAPER } from "./puzzles.ts";

const panelOf = (grove: Grove): Locator => grove.page.locator(".program");
const sourceOf = (grove: Grove): Locator => grove.page.locator(".program-source");

async function openAt(grove: Grove, step: number, lang = "en"): Promise<void> {
  await grove.open({ p: ARTICLE, view: "watch", step, lang });
  await expect(grove.action("program")).toBeEnabled();
  await grove.action("program").click();
  await expectAt(grove, step, 0);
  await grove.blur();
}

async function expectAt(grove: Grove, step: number, line: number): Promise<void> {
  const panel = panelOf(grove);
  await expect(panel).toHaveAttribute("data-program-state", "current", { timeout: 20_000 });
  await expect(panel).toHaveAttribute("data-program-step", String(step));
  await expect(panel).toHaveAttribute("data-program-line", String(line));
  await expect(grove.page.locator("[data-counter=step]")).toHaveAttribute("data-value", String(step));
}

test("lines move the search, and the search moves the program", async ({ grove }) => {
  await openAt(grove, 3);
  const source = sourceOf(grove);
  await expect(source).toHaveAttribute("data-running", /^(19|22)$/u);
  const board = await grove.line();
  await grove.action("program-forward").click();
  await expectAt(grove, 3, 1);
  await grove.action("program-back").click();
  await expectAt(grove, 3, 0);
  await grove.action("program-back").click();
  await expect(panelOf(grove)).toHaveAttribute("data-program-step", "2");
  await expect(panelOf(grove)).not.toHaveAttribute("data-program-line", "0");
  await expect(grove.page.locator("[data-counter=step]")).toHaveAttribute("data-value", "2");
  // The next line writes to the grid.
  await grove.action("program-forward").click();
  await expectAt(grove, 3, 0);
  await grove.expectLine(board);
  await grove.action("step").first().click();
  await expectAt(grove, 4, 0);
});

test("jumps, play and the end", async ({ grove }) => {
  await openAt(grove, 0);
  await expect(grove.page.locator("[data-says]")).toHaveText(/not started/u);
  await expect(grove.action("program-back")).toBeDisabled();
  await grove.press("g");
  await grove.page.keyboard.type("1000");
  await grove.press("Enter");
  await expectAt(grove, 1000, 0);
  await grove.blur();
  await grove.press("End");
  await expectAt(grove, 2523, 0);
  await grove.press("Home");
  await expectAt(grove, 0, 0);
});

test("a search for all solutions of a 4×4 puzzle has a program that counts them", async ({ grove, page }) => {
  await grove.open({ p: PAPER, view: "watch", to: "all", step: 0 });
  await expect(grove.action("program")).toBeEnabled();
  await grove.action("program").click();
  await grove.action("program-language").selectOption("py");
  await expect(sourceOf(grove)).toContainText("for digit in range(1, 5)");
  await grove.blur();
  await grove.press("End");
  await expectAt(grove, 54, 0);
  const forward = grove.action("program-forward");
  while (await forward.isEnabled()) {
    await forward.click();
    await expect(panelOf(grove)).toHaveAttribute("data-program-state", "current");
  }
  await expect(page.locator(".program-output pre")).toHaveText("1");
});

test("keys open it and go by line", async ({ grove }) => {
  await openAt(grove, 30);
  await grove.press("w");
  await expect(panelOf(grove)).toHaveCount(0);
  await grove.press("w");
  await expectAt(grove, 30, 0);
  await grove.press("k");
  await expectAt(grove, 30, 1);
  await grove.press("j");
  await expectAt(grove, 30, 0);
});

test("each language has its listing, and the choice is kept", async ({ grove }) => {
  await openAt(grove, 12);
  for (const [code, word] of [["kum", "алг"], ["bsl", "Функция"], ["nr", "fanya"], ["py", "def"]] as const) {
    await grove.action("program-language").selectOption(code);
    await expect(sourceOf(grove)).toContainText(word);
    await expectAt(grove, 12, 0);
  }
  await grove.action("program-language").selectOption("nr");
  await expect(sourceOf(grove)).toContainText("fanya");
  await grove.page.reload();
  await expect(grove.action("program-language")).toHaveValue("nr");
  await expectAt(grove, 12, 0);
});

test("a call selects its node, and other methods have no program", async ({ grove }) => {
  await openAt(grove, 40);
  const call = grove.page.locator("[data-call][data-depth='2'] [data-action=program-call]").first();
  await call.click();
  await expect(call).toHaveAttribute("aria-pressed", "true");
  await grove.open({ p: ARTICLE, view: "watch", search: "reading/ascending/forward", step: 3 });
  await expect(panelOf(grove)).toHaveAttribute("data-program-state", "none");
  await expect(grove.page.locator("[data-says=reason]")).toBeVisible();
  await grove.open({ p: `1${".".repeat(35)}`, view: "watch", step: 3 });
  await expect(panelOf(grove)).toHaveAttribute("data-program-state", "none");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`fits every screen in ${colorScheme} colors, without a violation`, async ({ grove, page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    for (const lang of LANGUAGES) {
      for (const [step, width, height] of [[1000, 390, 844], [1287, 1024, 768], [1001, 1280, 800]] as const) {
        await page.setViewportSize({ width, height });
        await grove.open({ p: ARTICLE, view: "watch", step, lang });
        await expect(grove.action("program")).toBeEnabled();
        if ((await panelOf(grove).count()) === 0) await grove.action("program").click();
        await expectAt(grove, step, 0);
        // The running line is in sight within the source, and nothing is wider than the page.
        const isSeen = async (): Promise<boolean> => {
          const source = (await sourceOf(grove).boundingBox())!;
          const mark = (await page.locator(".program-line mark").boundingBox())!;
          return mark.y >= source.y && mark.y + mark.height <= source.y + source.height + 1;
        };
        await expect.poll(isSeen, `${lang}, ${width}×${height}`).toBe(true);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      }
      const axe = new AxeBuilder({ page }).setLegacyMode(true).include(".program");
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });
}
