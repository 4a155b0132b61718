// The button “Paste” reads the clipboard where the browser allows it, and opens the box otherwise.
import { expect, test } from "./grove.ts";
import { ARTICLE, dotted, NURU, PAPER } from "./puzzles.ts";

test.describe("with permission", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a puzzle is opened with one click and can be undone", async ({ grove, page }) => {
    await grove.open({ p: PAPER, view: "play" });
    await page.evaluate((text) => navigator.clipboard.writeText(text), ARTICLE);
    await grove.action("paste").click();
    await grove.expectLine(dotted(ARTICLE));
    await expect(grove.notice("read")).toBeVisible();
    await expect(grove.dialog("paste")).toBeHidden();
    await grove.action("undo").click();
    await grove.expectLine(dotted(PAPER));
  });

  test("another text is shown in the box with what is wrong", async ({ grove, page }) => {
    await grove.open({ p: PAPER, view: "play" });
    await page.evaluate(() => navigator.clipboard.writeText("12345q"));
    await grove.action("paste").click();
    await expect(grove.action("paste-text")).toHaveValue("12345q");
    await expect(grove.dialog("paste").getByRole("alert")).not.toBeEmpty();
    await grove.expectLine(dotted(PAPER));
  });

  test("an empty clipboard opens an empty box", async ({ grove, page }) => {
    await grove.open({ p: PAPER, view: "play" });
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await grove.action("paste").click();
    await expect(grove.action("paste-text")).toHaveValue("");
    await expect(grove.dialog("paste").getByRole("alert")).toBeEmpty();
  });
});

for (const [name, readText] of [
  ["refuses", "() => Promise.reject(new DOMException('no', 'NotAllowedError'))"],
  ["has no such function", "undefined"],
] as const) {
  test(`the box opens if the browser ${name}`, async ({ grove, page }) => {
    await page.addInitScript(`Object.defineProperty(Clipboard.prototype, "readText", { value: ${readText} })`);
    await grove.open({ p: PAPER, view: "play" });
    await grove.action("paste").click();
    await expect(grove.action("paste-text")).toBeFocused();
    await expect(grove.action("paste-text")).toHaveValue("");
    await expect(grove.dialog("paste").getByRole("alert")).toBeEmpty();
  });
}

test.describe("while the browser asks the user", () => {
  test.beforeEach(async ({ grove, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Clipboard.prototype, "readText", {
        value: () => new Promise((answer) => Object.assign(window, { answer })),
      });
    });
    await grove.open({ p: PAPER, view: "play" });
    await grove.action("paste").click();
    await expect(grove.action("paste-text")).toBeVisible();
  });

  test("the box waits for the answer", async ({ grove, page }) => {
    await page.evaluate((text) => (window as unknown as { answer: (text: string) => void }).answer(text), NURU);
    await grove.expectLine(dotted(NURU));
    await expect(grove.dialog("paste")).toBeHidden();
  });

  test("a late answer replaces nothing that was typed", async ({ grove, page }) => {
    await grove.action("paste-text").fill("12");
    await page.evaluate((text) => (window as unknown as { answer: (text: string) => void }).answer(text), NURU);
    await grove.frames(3);
    await expect(grove.action("paste-text")).toHaveValue("12");
    await grove.expectLine(dotted(PAPER));
  });
});
