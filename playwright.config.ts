// The end-to-end tests run on the built page, in Chromium, from a sub-path.
// `cargo xtask e2e` builds the page, finds Chromium and runs them.
import { readFileSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { BASE, PORT } from "./tests/e2e/server.mjs";

// One list of switches for this browser and for the browser tests' WebDriver.
const webdriver = JSON.parse(readFileSync(new URL("./webdriver.json", import.meta.url), "utf8"));
const switches: string[] = webdriver["goog:chromeOptions"].args;
const baseURL = `http://127.0.0.1:${PORT}${BASE}`;
const ALONE = /(any-size|large-batch|worker)\.spec\.ts$/u;
const isCI = Boolean(process.env.CI);

export default defineConfig({
  testDir: "tests/e2e",
  workers: 2,
  fullyParallel: true,
  forbidOnly: isCI,
  retries: isCI ? 1 : 0,
  reporter: "list",
  use: {
    baseURL,
    trace: "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      // Playwright itself decides between headless and `--headed`.
      args: switches.filter((name) => name !== "--headless"),
    },
  },
  projects: [
    { name: "chromium", use: { browserName: "chromium" }, testIgnore: ALONE },
    // What is sensitive to other work on the machine runs after all else.
    {
      name: "alone",
      use: { browserName: "chromium" },
      testMatch: ALONE,
      workers: 1,
      dependencies: ["chromium"],
    },
  ],
  webServer: {
    command: "node tests/e2e/server.mjs",
    url: baseURL,
    reuseExistingServer: false,
  },
});
