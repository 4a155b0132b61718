// Visits without a network, and the next version of the page, in every engine.
import { ARTICLE, ARTICLE_SOLUTION } from "../e2e/puzzles.ts";
import { action, cell, type Tab } from "./tab.ts";
import { expect, test } from "./task.ts";

const PLAY = { p: ARTICLE, view: "play" };

/** Waits until the browser has stored all files. */
async function expectKept(tab: Tab): Promise<void> {
  const state = () => tab.evaluate(() => navigator.serviceWorker.controller?.state ?? null);
  await expect.poll(state, { timeout: 30_000 }).toBe("activated");
}

test("the page opens without a network", async ({ tab, host }) => {
  await tab.open(PLAY);
  await tab.click(cell("r1c1"));
  await tab.press(ARTICLE_SOLUTION[0]!);
  await expectKept(tab);
  await host.pause();
  await tab.openLast();
  await tab.expectAttribute(cell("r1c1"), "data-value", ARTICLE_SOLUTION[0]!);
  await tab.click(action("solve"));
  await tab.expectAttribute("[data-verdict]", "data-verdict", "unique");
  await tab.expectLine(ARTICLE_SOLUTION);
  for (const [view, part] of [["watch", ".tree-viewport"], ["compare", ".lane-board"], ["batch", "[data-batch]"]] as const) {
    await tab.click(action(`view-${view}`));
    await tab.expectVisible(part);
  }
});

test("the next version is offered and taken", async ({ tab, host }) => {
  const description = (): Promise<string | null> => tab.attribute("meta[name=description]", "content");
  await tab.open(PLAY);
  await expectKept(tab);
  host.publish("second");
  await tab.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())!.update()));
  await tab.click(cell("r1c1"));
  await tab.press("1");
  await tab.expectVisible('[data-notice="update-ready"]');
  expect(await description()).not.toBe("second");
  await tab.click(action("update-page"));
  await expect.poll(description).toBe("second");
  await tab.expectReady();
  await tab.expectAttribute(cell("r1c1"), "data-value", "1");
});
