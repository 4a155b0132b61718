// The end-to-end tests run on the built page, in Chromium, with the page served from a sub-path.
// `cargo xtask e2e` builds the page, finds Chromium and runs the tests.
import { readFileSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { BASE, PORT } from "./tests/e2e/server.mjs";

// The same switches as for the WebDriver of the browser tests.
const webdriver = JSON.parse(readFileSync(new URL("./webdriver.json", import.meta.url), "utf8"));
const switches: string[] = webdriver["goog:chromeOptions"].args;
const baseURL = `http://127.0.0.1:${PORT}${BASE}`;
// The features in the first line cost time in every test: Chromium would draw its toolbar as a web
// page and keep a spare process. This list replaces Playwright's own, which the other lines repeat.
const WITHOUT = [
  "InitialWebUI,PreloadTopChromeWebUI,SpareRendererForSitePerProcess,WebUIReloadButton,WebUIToolbar",
  "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding",
  "AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,PreconnectToSearch,ThirdPartyStoragePartitioning",
];

export default defineConfig({
  testDir: "tests/e2e",
  workers: 2,
  fullyParallel: true,
  reporter: "list",
  use: {
    baseURL,
    browserName: "chromium",
    trace: "off",
    // Tests replace and delay files of the network, which a service worker would answer.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      // Playwright decides between headless and `--headed`.
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
