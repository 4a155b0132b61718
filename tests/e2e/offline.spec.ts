// The page without a network, and its next version: a host of its own for each test, which can be
// stopped, and can have the files of two versions, or of half a version.
import { readFile } from "node:fs/promises";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect, test as base } from "./grove.ts";
import { Host } from "./host.ts";
import { ARTICLE, ARTICLE_SOLUTION, NURU, NURU_SOLUTION } from "./puzzles.ts";

const test = base.extend<{ host: Host }>({
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await Host.start();
    await use(host);
    await host.stop();
  },
});

test.use({ serviceWorkers: "allow" });

/** Opens the page, and waits until all of it is kept. */
async function visit(context: BrowserContext, host: Host, hash = ""): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${host.address}#${hash}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  return page;
}

const description = (page: Page): Locator => page.locator("meta[name=description]");

const digits = (page: Page): Promise<string> =>
  page.locator(".board .cell").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-value") || ".").join(""));

test("without a network, every view works, and the last puzzle is there", async ({ context, host }) => {
  const page = await visit(context, host, `p=${ARTICLE}&view=play`);
  await page.locator("[data-cell=r1c1]").click();
  await page.keyboard.press(ARTICLE_SOLUTION[0]!);
  await page.close();
  await host.pause();
  const again = await context.newPage();
  await again.goto(host.address);
  await expect(again.locator("[data-cell=r1c1]")).toHaveAttribute("data-value", ARTICLE_SOLUTION[0]!);
  await again.locator("[data-action=solve]").click();
  await expect(again.locator("[data-verdict]")).toHaveAttribute("data-verdict", "unique");
  expect(await digits(again)).toBe(ARTICLE_SOLUTION);
  for (const language of ["en", "ru", "sw"]) {
    await again.locator(`[data-action=language-${language}]`).click();
    await expect(again.locator("html")).toHaveAttribute("lang", language);
    for (const [view, part] of [
      ["play", ".pad-digit"],
      ["watch", ".tree-viewport"],
      ["compare", ".lane-board"],
      ["batch", ".batch"],
    ] as const) {
      await again.locator(`[data-action=view-${view}]`).click();
      await expect(again.locator(part).first()).toBeVisible();
    }
  }
});

test("without a network, a batch is solved and saved, and a tree is exported", async ({ context, host }) => {
  await (await visit(context, host)).close();
  await host.pause();
  const page = await context.newPage();
  const saved = async (action: string): Promise<string> => {
    const written = page.waitForEvent("download");
    await page.locator(`[data-action=${action}]`).click();
    return readFile(await (await written).path(), "utf8");
  };
  await page.goto(`${host.address}#view=batch&lang=en`);
  const buffer = Buffer.from(`${ARTICLE}\n${NURU}\n`);
  await page.locator("[data-action=batch-file]").setInputFiles({ name: "two.txt", mimeType: "text/plain", buffer });
  await expect(page.locator("[data-batch=over]")).toBeVisible();
  await page.locator("[data-action=batch-form]").selectOption("csv");
  const rows = await saved("batch-save");
  expect(rows).toContain(ARTICLE_SOLUTION);
  expect(rows).toContain(NURU_SOLUTION);
  await page.goto(`${host.address}#view=watch&p=${ARTICLE}&lang=en`);
  await expect(page.locator("[data-run=over]")).toBeAttached();
  await page.locator("[data-action=export]").click();
  await page.locator("[data-action=export-subject-tree]").click();
  await page.locator("[data-action=export-form-svg]").click();
  expect(await saved("export-start")).toContain("<svg");
});

test("the next version is offered, and taken with what was typed", async ({ context, host }) => {
  const page = await visit(context, host, `p=${ARTICLE}&view=play`);
  const other = await visit(context, host, "view=play");
  host.publish("second");
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
  await page.locator("[data-cell=r1c1]").click();
  await page.keyboard.press("1");
  await expect(page.locator("[data-notice=update-ready]")).toBeVisible();
  await page.locator("[data-action=update-page]").click();
  // The browser first lets the old version answer what the other tab has requested.
  await expect(description(page)).toHaveAttribute("content", "second", { timeout: 20_000 });
  await expect(page.locator("[data-cell=r1c1]")).toHaveAttribute("data-value", "1");
  // The other tab goes on with its version, whose files are still kept.
  await other.locator("[data-action=view-watch]").click();
  await expect(other.locator(".tree-viewport")).toBeVisible();
  const versions = (tab: Page): Promise<number> => tab.evaluate(async () => (await caches.keys()).length);
  expect(await versions(page)).toBe(2);
  await other.close();
  await page.close();
  const last = await visit(context, host);
  await expect(description(last)).toHaveAttribute("content", "second");
  await expect.poll(() => versions(last)).toBe(1);
});

/** Lines of the service worker for a browser that has no room, or that refuses to keep anything. */
const FULL = 'Cache.prototype.addAll = () => Promise.reject(new DOMException("full", "QuotaExceededError"));';
const REFUSED = 'caches.open = caches.keys = () => Promise.reject(new DOMException("refused", "SecurityError"));';

/** Looks for the next version. Returns the state in which its installation ends. */
async function update(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    await registration.update();
    const worker = registration.installing;
    return new Promise((end) => {
      if (worker === null) end("none");
      worker?.addEventListener("statechange", () => end(worker.state));
    });
  });
}

test("a version that is incomplete, or for which there is no room, is not taken", async ({ context, host }) => {
  const page = await visit(context, host, "view=play");
  host.publish("full");
  host.changeWorker((script) => `${FULL}\n${script}`);
  expect(await update(page)).toBe("redundant");
  host.changeWorker((script) => script.replace(FULL, "").replace('FILES = ["', 'FILES = ["missing.js", "'));
  expect(await update(page)).toBe("redundant");
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await page.close();
  await host.pause();
  const again = await context.newPage();
  await again.goto(host.address);
  await expect(again.locator(".board")).toBeVisible();
});

for (const [what, line] of [["has no room", FULL], ["refuses to keep files", REFUSED]] as const) {
  test(`in a browser that ${what}, the page comes from the host`, async ({ context, host }) => {
    host.changeWorker((script) => `${line}\n${script}`);
    const page = await context.newPage();
    await page.goto(`${host.address}#p=${ARTICLE}&view=play`);
    await page.locator("[data-cell=r1c1]").click();
    await page.keyboard.press("8");
    await page.evaluate(() => (globalThis as unknown as { keepPage: () => Promise<void> }).keepPage());
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
    await page.reload();
    await expect(page.locator("[data-cell=r1c1]")).toHaveAttribute("data-value", "8");
  });
}

test("what was kept and can no longer be read comes from the host", async ({ context, host }) => {
  const later = `const claim = clients.claim.bind(clients); clients.claim = () => { ${REFUSED} return claim(); };`;
  host.changeWorker((script) => `${later}\n${script}`);
  const page = await visit(context, host, "view=play");
  await page.reload();
  await expect(page.locator("#app .board")).toBeVisible();
  await page.locator("[data-action=view-compare]").click();
  await expect(page.locator(".lane-board").first()).toBeVisible();
});

test("a frame in another page keeps nothing", async ({ context, host }) => {
  const frame = await context.newPage();
  await frame.goto(`${host.address}#bare=1&view=watch`);
  await expect(frame.locator(".board")).toBeVisible();
  await frame.evaluate(() => (globalThis as unknown as { keepPage: () => Promise<void> }).keepPage());
  expect(await frame.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test("the manifest names files that exist", async ({ host, request }) => {
  const manifest = await (await request.get(`${host.address}manifest.webmanifest`)).json();
  for (const { src } of manifest.icons) expect(host.names).toContain(src);
  expect(manifest.shortcuts).toHaveLength(4);
});

test("a text shared with the installed page becomes its puzzle", async ({ context, host }) => {
  const page = await context.newPage();
  await page.goto(`${host.address}?text=${ARTICLE}`);
  await expect(page.locator("[data-cell=r1c6]")).toHaveAttribute("data-value", "6");
  expect(new URL(page.url()).search).toBe("");
});
