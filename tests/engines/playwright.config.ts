// The main tasks of the page in Chromium, Firefox and WebKit, each driven by its own WebDriver.
// Playwright only runs the tests and reports them. `cargo xtask e2e --engine firefox` builds the page,
// finds the engine and its driver, and runs them.
import { defineConfig } from "@playwright/test";
import { ENGINE } from "./engine.ts";

export default defineConfig({
  testDir: ".",
  projects: [{ name: ENGINE.title }],
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: "list",
});
