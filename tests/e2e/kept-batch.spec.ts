// A batch survives a reload of its tab. If the browser cannot store it, that is reported.
import { type Grove, expect, test } from "./grove.ts";
import { drop, expectStage, figure, inSight, openBatch, pairs } from "./many.ts";

const lines = (count: number): string => pairs(count).map(({ puzzle }) => puzzle).join("\n");

async function expectKept(grove: Grove, how: string): Promise<void> {
  await expect(grove.page.locator("[data-kept]")).toHaveAttribute("data-kept", how);
}

/** Expects the tab to have saved which row is the first visible one. */
async function expectFirst(grove: Grove, row: number): Promise<void> {
  const noted = (): Promise<unknown> =>
    grove.page.evaluate(() => JSON.parse(sessionStorage.getItem("sudoku-grove-batch") ?? "{}").spot?.first);
  await expect.poll(noted).toBe(row);
}

/** Returns the files in the origin private file system. */
async function files(grove: Grove): Promise<string[]> {
  return grove.page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle("batches", { create: true });
    const names: string[] = [];
    for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) {
      names.push(name);
    }
    return names;
  });
}

test("a reload restores a file with its name, sorting and scroll position", async ({
  grove,
  page,
}) => {
  await openBatch(grove);
  await drop(grove, "many.sdm", lines(1_000));
  await expectStage(grove, "over");
  await expectKept(grove, "kept");
  await grove.action("batch-sort-line").click();
  await grove.action("batch-only").selectOption("proper");
  await expect.poll(async () => (await inSight(grove))[0]?.[0]).toBe(1000);
  await grove.action("batch-grid").evaluate((grid) => {
    grid.scrollTop = 32 * 300;
  });
  await expect.poll(async () => (await inSight(grove))[0]?.[0]).toBe(700);
  const rows = await inSight(grove);
  await expectFirst(grove, 300);
  for (let times = 0; times < 2; times += 1) {
    await page.reload();
    await expectStage(grove, "over");
    expect(await figure(grove, "rows")).toBe(1_000);
    await expect(page.locator(".batch-name")).toContainText("many.sdm");
    await expect(grove.action("batch-only")).toHaveValue("proper");
    await expect.poll(() => inSight(grove)).toEqual(rows);
    await expectFirst(grove, 300);
  }
  expect(await files(grove)).toHaveLength(1);
});

test("a pasted text is restored, also by Back from a row that was reloaded", async ({
  grove,
  page,
}) => {
  await openBatch(grove);
  await grove.paste(lines(20));
  await expectStage(grove, "over");
  await expectKept(grove, "kept");
  await page.locator("[data-line='5']").click();
  await expect(page.locator("#app > [data-view=play]")).toBeVisible();
  await page.reload();
  await expect(page.locator("#app > [data-view=play]")).toBeVisible();
  await page.goBack();
  await expectStage(grove, "over");
  expect(await figure(grove, "rows")).toBe(20);
  await expect(page.locator(".batch-name")).toContainText("Pasted text");
});

test("a closed batch is deleted", async ({ grove, page }) => {
  await openBatch(grove);
  await drop(grove, "few.txt", lines(5));
  await expectKept(grove, "kept");
  expect(await files(grove)).toHaveLength(1);
  await grove.action("batch-forget").click();
  await expect.poll(() => files(grove)).toHaveLength(0);
  await page.reload();
  await expectStage(grove, "none");
});

test("each tab has its own batch, which is removed after a week", async ({ grove, page }) => {
  await openBatch(grove);
  await drop(grove, "first.txt", lines(5));
  await expectKept(grove, "kept");
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle("batches");
    const long = Date.now() - 8 * 24 * 3600 * 1000;
    await folder.getFileHandle(`${long}-1`, { create: true });
  });
  const other = await page.context().newPage();
  await other.goto(page.url());
  const data = await other.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "second.txt"));
    return data;
  }, lines(7));
  await expect(other.locator("[data-batch=none]")).toBeVisible();
  await other.locator("[data-batch]").dispatchEvent("drop", { dataTransfer: data });
  await expect(other.locator("[data-kept=kept]")).toBeAttached();
  await expect.poll(() => files(grove)).toHaveLength(2);
  await page.reload();
  await expectStage(grove, "over");
  await expect(page.locator(".batch-name")).toContainText("first.txt");
  await other.reload();
  await expect(other.locator("[data-batch=over]")).toBeVisible();
  await expect(other.locator(".batch-name")).toContainText("second.txt");
});

test("a file too large to store is reported, and leaving asks", async ({
  grove,
  page,
}) => {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await openBatch(grove);
  await drop(grove, "few.txt", lines(5));
  await expectKept(grove, "kept");
  await page.reload();
  await expectStage(grove, "over");
  expect(asked).toEqual([]);
  const data = await page.evaluateHandle((puzzles) => {
    const data = new DataTransfer();
    const comment = `#${" ".repeat(999_998)}\n`;
    data.items.add(new File([puzzles, "\n", ...Array(65).fill(comment)], "large.txt"));
    return data;
  }, lines(5));
  await page.locator("[data-batch]").dispatchEvent("drop", { dataTransfer: data });
  await expectKept(grove, "too-large");
  await expect(page.locator("[data-kept]")).toHaveText(
    "Files of more than 64 MB are not saved here. The results will be lost if you reload the page.",
  );
  await expectStage(grove, "over");
  await expect(page.locator("[data-shown='5']")).toBeVisible();
  await grove.action("batch-timed").focus();
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  await expectStage(grove, "none");
});

test("a batch that the browser has no room for is reported", async ({ grove, page }) => {
  const client = await page.context().newCDPSession(page);
  await openBatch(grove);
  const origin = new URL(page.url()).origin;
  await client.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 10_000 });
  await drop(grove, "some.txt", lines(1_000));
  await expectKept(grove, "refused");
  await expect(page.locator("[data-kept]")).toHaveText(
    "The browser has no room to save these results. They will be lost if you reload the page.",
  );
  await expectStage(grove, "over");
  expect(await files(grove)).toHaveLength(0);
});

test("a batch whose file is gone is reported", async ({ grove, page }) => {
  await openBatch(grove);
  await drop(grove, "few.txt", lines(5));
  await expectKept(grove, "kept");
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    await root.removeEntry("batches", { recursive: true });
  });
  await page.reload();
  await expect(grove.notice("batch-gone")).toBeVisible();
  await expectStage(grove, "none");
});
