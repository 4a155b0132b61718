// Measures how long a finger waits for the digit that it taps, on a phone with a slow processor.
// The browser itself measures, from the end of the touch to the next frame that it paints (Event
// Timing API), in multiples of 8 ms. A frame is one of 60 per second.
import { open, quantile } from "./page.mjs";

const ARTICLE =
  "000006201070510060006080059120000000080940500590000000001050073030460080000003604";
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true };
const TAPS = 100;
const FRAME = 1000 / 60;
/** Two frames end within this time, in multiples of 8 ms. */
const TWO_FRAMES = 32;

/** A page that does nothing but write the digit: what is left of the wait is the browser's own. */
const BARE_PAGE = `<!doctype html><meta name=viewport content="width=device-width">
<p data-cell=r1c1></p><button data-action=digit-1>1</button><button data-action=digit-2>2</button>
<script>
  const cell = document.querySelector("p");
  addEventListener("click", ({ target }) => (cell.dataset.value = cell.textContent = target.textContent));
</script>`;

/** Returns the name and value of each figure. */
export async function touchLatency(browser) {
  const page = await open(browser, { p: ARTICLE, view: "play" }, PHONE);
  await page.locator("[data-action=paste]").waitFor();
  const waits = await tapDigits(page);
  const bare = await browser.newPage(PHONE);
  await bare.setContent(BARE_PAGE);
  const least = await tapDigits(bare);
  const what = "tapped digit until painted, the CPU throttled to a quarter";
  return [
    [`${what}: median, frames`, quantile(waits, 0.5) / FRAME],
    [`${what}: p95, frames`, quantile(waits, 0.95) / FRAME],
    [`${what}: p99, ms`, quantile(waits, 0.99)],
    [`${what}: median on a page that does nothing else, frames`, quantile(least, 0.5) / FRAME],
    [`${what}: median, times that page's`, quantile(waits, 0.5) / quantile(least, 0.5)],
    [`tapped digit later than two frames (of ${TAPS}), count`, waits.filter((wait) => wait > TWO_FRAMES).length],
  ];
}

/** Taps digits for the first cell of a page. Returns the milliseconds until each was painted, sorted. */
async function tapDigits(page) {
  const session = await page.context().newCDPSession(page);
  const tap = async (selector) => {
    const { x, y, width, height } = await page.locator(selector).boundingBox();
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await page.evaluate(() => {
    globalThis.waits = [];
    const observer = new PerformanceObserver((list) => {
      const clicks = list.getEntries().filter(({ name }) => name === "click");
      globalThis.waits.push(...clicks.map(({ duration }) => duration));
    });
    observer.observe({ type: "event", durationThreshold: 16 });
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await tap("[data-cell=r1c1]");
  await page.waitForTimeout(500);
  await page.evaluate(() => globalThis.waits.splice(0));
  for (let nth = 0; nth < TAPS; nth += 1) {
    const digit = (nth % 2) + 1;
    await tap(`[data-action=digit-${digit}]`);
    await page.locator(`[data-cell=r1c1][data-value="${digit}"]`).waitFor();
    await page.waitForTimeout(100);
  }
  const measured = await page.evaluate(() => globalThis.waits);
  await page.close();
  // The browser leaves out what it paints in less than 16 ms.
  const fast = Array.from({ length: Math.max(0, TAPS - measured.length) }, () => 0);
  return [...fast, ...measured].sort((a, b) => a - b);
}
