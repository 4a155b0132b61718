// The text in the paste box survives closing the box and reloading the page, per tab.
import { expect, test } from "./grove.ts";
import { ARTICLE, dotted, PAPER } from "./puzzles.ts";

test("a text that was not read is restored after Escape, Back and a reload", async ({
  grove,
  page,
}) => {
  await grove.open({ p: PAPER, view: "play" });
  await grove.action("paste").click();
  await expect(grove.action("paste-clear")).toBeDisabled();
  await grove.action("paste-text").fill("12345q");
  await grove.press("Escape");
  await expect(grove.dialog("paste")).toBeHidden();
  await grove.action("paste").click();
  await expect(grove.action("paste-text")).toHaveValue("12345q");
  await page.goBack();
  await expect(grove.dialog("paste")).toBeHidden();
  await grove.action("paste").click();
  await page.reload();
  await expect(grove.board).toBeVisible();
  await expect(grove.dialog("paste")).toBeHidden();
  await grove.action("paste").click();
  await expect(grove.action("paste-text")).toHaveValue("12345q");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator("[data-action=paste]").click();
  await expect(other.locator("[data-action=paste-text]")).toHaveValue("");
  await other.close();
  await grove.action("paste-clear").click();
  await expect(grove.action("paste-text")).toHaveValue("");
  await page.reload();
  await grove.action("paste").click();
  await expect(grove.action("paste-text")).toHaveValue("");
  await grove.action("paste-text").fill(ARTICLE);
  await grove.action("paste-read").click();
  await grove.expectLine(dotted(ARTICLE));
  await grove.action("paste").click();
  await expect(grove.action("paste-text")).toHaveValue("");
});

test("a text that is too long or finds no room is reported as not saved", async ({
  grove,
  page,
}) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (value.includes("no room")) throw new DOMException("full", "QuotaExceededError");
      set.call(this, key, value);
    };
  });
  await grove.open({ p: PAPER, view: "play" });
  await grove.paste("x".repeat(1_000_001));
  const draft = grove.dialog("paste").locator("[data-draft]");
  await expect(draft).toHaveText("A text of more than 1.0 MB is not saved. It will be lost if you reload the page.");
  await expect(draft).toHaveAttribute("data-draft", "too-large");
  await grove.action("paste-clear").click();
  await expect(draft).toHaveText("");
  await grove.action("paste-text").fill("no room");
  await expect(draft).toHaveText("The browser has no room to save this text. It will be lost if you reload the page.");
  await expect(draft).toHaveAttribute("data-draft", "refused");
});
