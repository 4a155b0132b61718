// Starts the Chromium that the other tests run in.
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";

/** A browser without a window. */
export function launch() {
  const { args } = JSON.parse(readFileSync("webdriver.json", "utf8"))["goog:chromeOptions"];
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: args.filter((name) => name !== "--headless"),
  });
}
