// The three browser engines: how the driver of each is started, and what it cannot do.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Capabilities, WebDriver } from "selenium-webdriver";
import { HttpClient, Executor } from "selenium-webdriver/http/index.js";

export type EngineName = "chromium" | "firefox" | "webkit";

interface Engine {
  /** The name for people. */
  title: string;
  /** The command that starts the driver on a port. */
  driver: (port: number) => string[];
  /** Where it saves files, in the home folder. WebKit decides that itself. */
  downloads: string;
  /** What a session asks for. `downloads` is the folder for saved files. */
  capabilities: (downloads: string) => Record<string, unknown>;
  /** The tests that the driver cannot run, by their titles, with the reason. */
  skipped: Record<string, string>;
}

const webdriver = JSON.parse(readFileSync(new URL("../../webdriver.json", import.meta.url), "utf8"));

const ENGINES: Record<EngineName, Engine> = {
  chromium: {
    title: "Chromium",
    downloads: "Downloads",
    driver: (port) => [process.env.CHROMEDRIVER ?? "chromedriver", `--port=${port}`],
    capabilities: (downloads) => ({
      browserName: "chrome",
      "goog:chromeOptions": {
        ...webdriver["goog:chromeOptions"],
        binary: process.env.CHROMIUM ?? "/usr/bin/chromium",
        prefs: { "download.default_directory": downloads },
      },
    }),
    skipped: {},
  },
  firefox: {
    title: "Firefox",
    downloads: "Downloads",
    driver: (port) => [process.env.GECKODRIVER ?? "geckodriver", "--port", String(port)],
    capabilities: (downloads) => ({
      browserName: "firefox",
      "moz:firefoxOptions": {
        args: ["-headless"],
        ...(process.env.FIREFOX ? { binary: process.env.FIREFOX } : {}),
        prefs: { "browser.download.folderList": 2, "browser.download.dir": downloads },
      },
    }),
    skipped: {},
  },
  webkit: {
    title: "WebKit",
    downloads: "",
    driver: (port) => [process.env.WEBKIT_DRIVER ?? "WebKitWebDriver", `--port=${port}`],
    capabilities: () => ({ browserName: "MiniBrowser" }),
    skipped: { "a finger selects cells": "its driver sends a mouse in place of a finger" },
  },
};

function chosen(): Engine {
  const name = process.env.GROVE_ENGINE ?? "";
  const engine = ENGINES[name as EngineName];
  if (!engine) throw new Error(`GROVE_ENGINE is "${name}" instead of one of: ${Object.keys(ENGINES).join(", ")}`);
  return engine;
}

/** The engine under test. */
export const ENGINE = chosen();

/** A browser with an empty profile, its driver, and the folder for the files that it saves. */
export class EngineBrowser {
  readonly session: WebDriver;
  readonly downloads: string;
  readonly #home: string;
  readonly #driver: ChildProcess;

  private constructor(session: WebDriver, driver: ChildProcess, home: string) {
    this.session = session;
    this.#home = home;
    this.downloads = join(home, ENGINE.downloads);
    this.#driver = driver;
  }

  static async start(): Promise<EngineBrowser> {
    const home = mkdtempSync(join(tmpdir(), "grove-browser-"));
    mkdirSync(join(home, "Downloads"));
    const port = await freePort();
    const [program, ...args] = ENGINE.driver(port);
    const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home };
    const driver = spawn(program!, args, { env, stdio: "ignore" });
    const failure = new Promise<never>((_, fail) => {
      driver.on("error", fail);
      driver.on("exit", (code) => fail(new Error(`${program} ended (${code})`)));
    });
    failure.catch(() => {});
    const address = `http://127.0.0.1:${port}`;
    await Promise.race([failure, isReady(address)]);
    const capabilities = new Capabilities(ENGINE.capabilities(join(home, ENGINE.downloads)));
    const session = WebDriver.createSession(new Executor(new HttpClient(address)), capabilities);
    await Promise.race([failure, session.getSession()]);
    await session.manage().window().setRect({ width: 1280, height: 900 });
    return new EngineBrowser(session, driver, home);
  }

  async stop(): Promise<void> {
    const ended = new Promise((end) => this.#driver.once("exit", end));
    await this.session.quit().catch(() => {});
    this.#driver.kill();
    await ended;
    // The browser may still be writing for a moment.
    await rm(this.#home, { recursive: true, force: true, maxRetries: 20 });
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Waits until a driver answers. */
async function isReady(address: string): Promise<void> {
  for (;;) {
    try {
      await fetch(`${address}/status`);
      return;
    } catch {
      await new Promise((again) => setTimeout(again, 50));
    }
  }
}
