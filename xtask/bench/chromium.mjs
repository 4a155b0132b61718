// Starts Chromium with the switches that the tests use.
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Launches Chromium in headless mode. */
export function launch() {
  const { args } = JSON.parse(readFileSync("webdriver.json", "utf8"))["goog:chromeOptions"];
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: args.filter((name) => name !== "--headless"),
  });
}
