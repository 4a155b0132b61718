// The three browser engines: how each is started and driven, and what its driver cannot do.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Capabilities, WebDriver } from "selenium-webdriver";
import { HttpClient, Executor } from "selenium-webdriver/http/index.js";
import { Marionette } from "./marionette.ts";

export type EngineName = "chromium" | "firefox" | "webkit";

interface Engine {
  /** The name for people. */
  title: string;
  /** Returns the command that starts the driver, which listens on the port and uses the home folder. */
  command: (port: number, home: string) => string[];
  /** Waits until the driver listens, and connects to it. */
  connect: (port: number, home: string) => Promise<Executor | Marionette>;
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
    command: (port) => [process.env.CHROMEDRIVER ?? "chromedriver", `--port=${port}`],
    connect: webDriver,
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
    command: (port, home) => {
      const preferences = {
        "marionette.port": port,
        "browser.download.folderList": 2,
        "browser.download.dir": join(home, "Downloads"),
        "browser.startup.page": 0,
      };
      const lines = Object.entries(preferences).map((it) => `user_pref(${it.map((part) => JSON.stringify(part)).join(", ")});\n`);
      writeFileSync(join(home, "user.js"), lines.join(""));
      return [process.env.FIREFOX ?? "firefox-esr", "-headless", "-marionette", "-no-remote", "-profile", home];
    },
    connect: async (_, home) => {
      // Firefox writes the file once it listens.
      while (!existsSync(join(home, "MarionetteActivePort"))) await pause();
      return Marionette.connect(Number(readFileSync(join(home, "MarionetteActivePort"), "utf8")));
    },
    capabilities: () => ({}),
    skipped: {},
  },
  webkit: {
    title: "WebKit",
    downloads: "",
    command: (port) => [process.env.WEBKIT_DRIVER ?? "WebKitWebDriver", `--port=${port}`],
    connect: webDriver,
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
    const [program, ...args] = ENGINE.command(port, home);
    const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home };
    const driver = spawn(program!, args, { env, stdio: "ignore" });
    const failure = new Promise<never>((_, fail) => {
      driver.on("error", fail);
      driver.on("exit", (code) => fail(new Error(`${program} ended (${code})`)));
    });
    failure.catch(() => {});
    const executor = await Promise.race([failure, ENGINE.connect(port, home)]);
    const capabilities = new Capabilities(ENGINE.capabilities(join(home, ENGINE.downloads)));
    const session = WebDriver.createSession(executor as Executor, capabilities);
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

const pause = (): Promise<void> => new Promise((over) => setTimeout(over, 50));

/** Waits until a WebDriver answers. */
async function webDriver(port: number): Promise<Executor> {
  const address = `http://127.0.0.1:${port}`;
  for (;;) {
    try {
      await fetch(`${address}/status`);
      return new Executor(new HttpClient(address));
    } catch {
      await pause();
    }
  }
}
