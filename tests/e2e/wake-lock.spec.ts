// Keeping the screen on while playing. The browser's lock is replaced by one that counts.
import { expect, type Grove, test } from "./grove.ts";
import { PAPER } from "./puzzles.ts";

/**
 * Replaces the browser's lock; `undefined` removes it, as in browsers without one. A `late` one is given
 * at the event `give` of the document.
 */
async function replaceLock(grove: Grove, kind: "counts" | "late" | "refuses" | undefined): Promise<void> {
  await grove.page.addInitScript((kind) => {
    const count = (name: string): void => {
      const { dataset } = document.documentElement;
      dataset[name] = String(Number(dataset[name] ?? 0) + 1);
    };
    const request = async (type: string): Promise<{ release: () => Promise<void> }> => {
      count(type);
      if (kind === "refuses") throw new DOMException("no", "NotAllowedError");
      if (kind === "late") {
        await new Promise((given) => document.addEventListener("give", given, { once: true }));
      }
      let isReleased = false;
      const release = async (): Promise<void> => {
        if (!isReleased) count("released");
        isReleased = true;
      };
      return { release };
    };
    const value = kind && { request };
    Object.defineProperty(Navigator.prototype, "wakeLock", { configurable: true, value });
  }, kind);
}

/** Expects the numbers of requests and of releases. */
async function expectCounts(grove: Grove, requests: number, releases: number): Promise<void> {
  const html = grove.page.locator("html");
  const counts = async (): Promise<number[]> =>
    Promise.all(["screen", "released"].map(async (name) => Number(await html.getAttribute(`data-${name}`))));
  await expect.poll(counts).toEqual([requests, releases]);
}

async function setHidden(grove: Grove, hidden: boolean): Promise<void> {
  await grove.page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

test("the screen stays on while playing, if the user wants it", async ({ grove, page }) => {
  await replaceLock(grove, "counts");
  await grove.open({ p: PAPER, view: "play" });
  const setting = grove.action("keeps-screen-on");
  await expect(setting).not.toBeChecked();
  await expectCounts(grove, 0, 0);
  await setting.click();
  await expectCounts(grove, 1, 0);
  await grove.action("view-watch").click();
  await expectCounts(grove, 1, 1);
  await grove.action("view-play").click();
  await expectCounts(grove, 2, 1);
  await setHidden(grove, true);
  await expectCounts(grove, 2, 1);
  await setHidden(grove, false);
  await expectCounts(grove, 3, 2);
  await setting.click();
  await expectCounts(grove, 3, 3);
  await setHidden(grove, false);
  await expectCounts(grove, 3, 3);
  await setting.click();
  await expectCounts(grove, 4, 3);
  await page.reload();
  await expect(setting).toBeChecked();
  await expectCounts(grove, 1, 0);
});

test("a lock that is given late is kept only if it is the newest one, and still wanted", async ({ grove, page }) => {
  const give = (): Promise<boolean> => page.evaluate(() => document.dispatchEvent(new Event("give")));
  await replaceLock(grove, "late");
  await grove.open({ p: PAPER, view: "play" });
  await grove.action("keeps-screen-on").click();
  await expectCounts(grove, 1, 0);
  // While one is pending, another one is requested.
  await setHidden(grove, true);
  await setHidden(grove, false);
  await expectCounts(grove, 2, 0);
  await give();
  await expectCounts(grove, 2, 1);
  await grove.action("keeps-screen-on").click();
  await expectCounts(grove, 2, 2);
  await grove.action("keeps-screen-on").click();
  await expectCounts(grove, 3, 2);
  await grove.action("keeps-screen-on").click();
  await give();
  await expectCounts(grove, 3, 3);
});

test("a lock that the browser refuses changes nothing", async ({ grove }) => {
  await replaceLock(grove, "refuses");
  await grove.open({ p: PAPER, view: "play" });
  await grove.action("keeps-screen-on").click();
  await expectCounts(grove, 1, 0);
  await expect(grove.action("keeps-screen-on")).toBeChecked();
  await grove.action("view-watch").click();
  await expectCounts(grove, 1, 0);
});

test("a browser without such a lock does not show the setting", async ({ grove }) => {
  await replaceLock(grove, undefined);
  await grove.open({ p: PAPER, view: "play" });
  await expect(grove.action("shows-time")).toBeVisible();
  await expect(grove.action("keeps-screen-on")).toHaveCount(0);
});
