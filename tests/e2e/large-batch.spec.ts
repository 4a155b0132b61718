// A file of hundreds of thousands of puzzles: stopped halfway and resumed, with the page responsive
// all the while.
import { expect, test } from "./grove.ts";
import { expectStage, figure, inSight, openBatch, pairs, save } from "./many.ts";
import { countTraffic, PIECE, traffic } from "./traffic.ts";

test("a batch that is cancelled halfway loses nothing and can be resumed", async ({ grove, page }) => {
  test.slow();
  const some = pairs(10_000);
  const REPEATED = 40;
  const rows = some.length * REPEATED;
  const block = `${some.map(({ puzzle }) => puzzle).join("\n")}\n`;
  await countTraffic(page);
  await openBatch(grove);
  await page.evaluate(
    ([block, times]) => {
      const data = new DataTransfer();
      data.items.add(new File(Array.from({ length: times as number }, () => block as string), "large.sdm"));
      document
        .querySelector("[data-batch]")!
        .dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    [block, REPEATED] as const,
  );
  await expect.poll(() => figure(grove, "rows"), { intervals: [10] }).toBeGreaterThan(0);
  await grove.action("batch-cancel").click();
  await expectStage(grove, "cancelled");
  const stopped = await figure(grove, "rows");
  expect(stopped).toBeGreaterThan(0);
  expect(stopped).toBeLessThan(rows);
  const kept = await save(grove, "solutions");
  expect(kept.lines).toHaveLength(stopped);
  expect(kept.lines.filter((line, nth) => line !== some[nth % some.length]!.solution)).toEqual([]);
  await grove.action("batch-continue").click();
  await expectStage(grove, "over", 90_000);
  expect(await figure(grove, "rows")).toBe(rows);
  await grove.action("batch-grid").focus();
  await grove.press("End");
  await expect.poll(async () => (await inSight(grove)).at(-1)?.[0]).toBe(rows);
  expect((await inSight(grove)).length).toBeLessThan(60);
  const all = await save(grove, "solutions");
  expect(all.lines).toHaveLength(rows);
  expect(all.lines.filter((line, nth) => line !== some[nth % some.length]!.solution)).toEqual([]);
  // The workers read the file; the page hands it over, and shows what it receives.
  const { filesRead, largestSent, largestReceived } = await traffic(page);
  expect(filesRead).toBe(0);
  expect(largestSent).toBeLessThan(1024);
  expect(largestReceived).toBeLessThan(PIECE);
});
