// The end-to-end tests run on the built page, in Chromium, from a sub-path.
// `cargo xtask e2e` builds the page, finds Chromium and runs them.
import { readFileSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { BASE, PORT } from "./tests/e2e/server.mjs";

// One list of switches for this browser and for the browser tests' WebDriver.
const webdriver = JSON.parse(readFileSync(new URL("./webdriver.json", import.meta.url), "utf8"));
const switches: string[] = webdriver["goog:chromeOptions"].args;
const baseURL = `http://127.0.0.1:${PORT}${BASE}`;
// Chromium draws its toolbar as a web page and keeps a spare process, both for every test.
// This list replaces Playwright's own, which is repeated after the first line.
const WITHOUT = [
  "InitialWebUI,PreloadTopChromeWebUI,SpareRendererForSitePerProcess,WebUIReloadButton,WebUIToolbar",
  "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding",
  "AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,PreconnectToSearch,ThirdPartyStoragePartitioning",
];
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
    browserName: "chromium",
    trace: "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      // Playwright itself decides between headless and `--headed`.
      args: [
        ...switches.filter((name) => name !== "--headless"),
        `--disable-features=${WITHOUT.join(",")}`,
      ],
    },
  },
  webServer: {
    command: "node tests/e2e/server.mjs",
    url: baseURL,
    reuseExistingServer: false,
  },
});
