// The page without a network, and its next version: a host of its own for each test, which can be
// stopped, and can have the files of two versions, or of half a version.
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import sirv from "sirv";
import { expect, test as base } from "./grove.ts";
import { ARTICLE, ARTICLE_SOLUTION } from "./puzzles.ts";

const DIST = process.env.DIST ? resolve(process.env.DIST) : fileURLToPath(new URL("../../dist/", import.meta.url));
const WORKER = "service-worker.js";

class Host {
  readonly folder = mkdtempSync(join(tmpdir(), "grove-host-"));
  private server: Server | undefined;
  private port = 0;

  constructor() {
    cpSync(DIST, this.folder, { recursive: true });
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}/under/grove/`;
  }

  async start(): Promise<void> {
    const files = sirv(this.folder, { dev: true });
    this.server = createServer((request, response) => {
      request.url = request.url!.replace("/under/grove/", "/");
      files(request, response, () => response.writeHead(404).end());
    });
    await new Promise<void>((listening) => this.server!.listen(this.port, "127.0.0.1", listening));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const closed = new Promise((end) => this.server!.close(end));
    this.server!.closeAllConnections();
    await closed;
  }

  /** Puts a version with another description in the place of this one. */
  publish(name: string): void {
    const path = join(this.folder, "index.html");
    const page = readFileSync(path, "utf8").replace(/(name="description" content=")[^"]*/u, `$1${name}`);
    const old = createHash("sha256").update(readFileSync(path)).digest("hex");
    const digest = createHash("sha256").update(page).digest("hex");
    writeFileSync(path, page);
    this.changeWorker((script) => script.replace(old, digest).replace(/(VERSION = ")[^"]*/u, `$1${name}`));
  }

  changeWorker(change: (script: string) => string): void {
    const path = join(this.folder, WORKER);
    writeFileSync(path, change(readFileSync(path, "utf8")));
  }
}

const test = base.extend<{ host: Host }>({
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = new Host();
    await host.start();
    await use(host);
    await host.stop();
    rmSync(host.folder, { recursive: true });
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
  await host.stop();
  const again = await context.newPage();
  await again.goto(host.address);
  await expect(again.locator("[data-cell=r1c1]")).toHaveAttribute("data-value", ARTICLE_SOLUTION[0]!);
  await again.locator("[data-action=solve]").click();
  await expect(again.locator("[data-verdict]")).toHaveAttribute("data-verdict", "unique");
  expect(await digits(again)).toBe(ARTICLE_SOLUTION);
  for (const [view, part] of [
    ["watch", ".tree-viewport"],
    ["compare", ".lane-board"],
    ["batch", "[data-action=batch-file], .batch"],
  ] as const) {
    await again.locator(`[data-action=view-${view}]`).click();
    await expect(again.locator(part).first()).toBeVisible();
  }
  for (const language of ["ru", "sw"]) {
    await again.locator(`[data-action=language-${language}]`).click();
    await expect(again.locator("html")).toHaveAttribute("lang", language);
  }
  await host.start();
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
  await expect(description(page)).toHaveAttribute("content", "second");
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

test("an incomplete version is not taken", async ({ context, host }) => {
  const page = await visit(context, host, "view=play");
  host.publish("broken");
  host.changeWorker((script) => script.replace('FILES = ["', 'FILES = ["missing.js", "'));
  const updated = await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    await registration.update();
    const worker = registration.installing;
    return new Promise((end) => {
      if (worker === null) end("none");
      worker?.addEventListener("statechange", () => end(worker.state));
    });
  });
  expect(updated).toBe("redundant");
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await page.close();
  await host.stop();
  const again = await context.newPage();
  await again.goto(host.address);
  await expect(again.locator(".board")).toBeVisible();
  await host.start();
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
  const names = readdirSync(host.folder);
  for (const { src } of manifest.icons) expect(names).toContain(src);
  expect(manifest.shortcuts).toHaveLength(4);
});

test("a text shared with the installed page becomes its puzzle", async ({ context, host }) => {
  const page = await context.newPage();
  await page.goto(`${host.address}?text=${ARTICLE}`);
  await expect(page.locator("[data-cell=r1c6]")).toHaveAttribute("data-value", "6");
  expect(new URL(page.url()).search).toBe("");
});
