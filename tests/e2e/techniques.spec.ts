// The help pages about techniques: from a hint, by keyboard, and from the help.
import { misfits } from "./fits.ts";
import { expect, type Grove, LANGUAGES, test } from "./grove.ts";
import { ARTICLE } from "./puzzles.ts";

const open = (grove: Grove) => grove.page.locator("[data-technique-page]");

test("by keyboard from a hint: its stages, the next page, and back with Escape", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "play" });
  await grove.action("hint").press("Enter");
  await expect(grove.verdict).toHaveAttribute("data-hint", "area");
  await expect(grove.action("learn-more")).toHaveCount(0);
  await grove.press("h");
  await expect(grove.verdict).toHaveAttribute("data-hint", "technique");
  await grove.action("learn-more").press("Enter");
  await expect(open(grove)).toHaveAttribute("data-stage", "area");
  const technique = await open(grove).getAttribute("data-technique-page");
  const sentence = page.locator(".technique-words [role=status]");
  const said = new Set([await sentence.textContent()]);
  await expect(page.locator(".technique .hint-area")).not.toHaveCount(0);
  await expect(page.locator(".technique [data-mark]:not([data-mark=none])")).toHaveCount(0);

  await grove.action("stage-area").focus();
  for (const stage of ["technique", "step"]) {
    await grove.press("ArrowRight", "Enter");
    await expect(open(grove)).toHaveAttribute("data-stage", stage);
    said.add(await sentence.textContent());
  }
  expect(said.size).toBe(3);
  await expect(page.locator(".technique :is([data-mark=placed], [data-mark=eliminated])")).not.toHaveCount(0);

  await grove.action("technique-next").press("Enter");
  await expect(open(grove)).not.toHaveAttribute("data-technique-page", technique!);
  await expect(open(grove)).toHaveAttribute("data-stage", "area");
  await expect(grove.action("technique-next")).toBeFocused();
  await grove.press("Escape");
  await expect(grove.dialog("technique")).toBeHidden();
  await expect(grove.action("learn-more")).toBeFocused();
  await expect(grove.verdict).toHaveAttribute("data-hint", "technique");
});

for (const lang of LANGUAGES) {
  test(`every page of the help fits a phone, and its height is the same at every stage: ${lang}`, async ({ grove, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await grove.open({ p: ARTICLE, view: "play", lang });
    await grove.inHeader("help");
    const list = grove.dialog("help").locator("[data-action^=technique-]");
    await expect(list).toHaveCount(12);
    await list.first().click();
    await expect(grove.dialog("help")).toBeHidden();
    for (let nth = 1; ; nth += 1) {
      const heights = new Set<number>();
      for (const stage of ["area", "technique", "step"]) {
        await grove.action(`stage-${stage}`).click();
        await expect(open(grove)).toHaveAttribute("data-stage", stage);
        heights.add(await open(grove).evaluate((it) => it.scrollHeight));
        expect(await misfits(grove)).toEqual([]);
      }
      expect(heights.size).toBe(1);
      if (await grove.action("technique-next").isDisabled()) {
        expect(nth).toBe(12);
        break;
      }
      const technique = await open(grove).getAttribute("data-technique-page");
      await grove.action("technique-next").click();
      await expect(open(grove)).not.toHaveAttribute("data-technique-page", technique!);
    }
  });
}
