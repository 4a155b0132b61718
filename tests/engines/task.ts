// What every test of a main task gets: a host of its own, and a tab of a browser. Tests share the
// browser, but no storage: each host has its own port, and thus its own origin.
import { test as base, expect } from "@playwright/test";
import { Host } from "../e2e/host.ts";
import { ENGINE, EngineBrowser } from "./engine.ts";
import { Tab } from "./tab.ts";

export { expect };

interface Fixtures {
  /** Skips the tests that the driver of this engine cannot run, and says why. */
  skipping: void;
  /** Serves the page to this test alone. */
  host: Host;
  tab: Tab;
  /** The folder for the files that the browser saves. It has the files of earlier tests. */
  downloads: string;
}

interface WorkerFixtures {
  engineBrowser: EngineBrowser;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  skipping: [
    async ({}, use, { title, skip }) => {
      const reason = ENGINE.skipped[title];
      if (reason !== undefined) console.log(`Skipped in ${ENGINE.title}: ${title}, because ${reason}.`);
      skip(reason !== undefined, reason ?? "");
      await use();
    },
    { auto: true },
  ],
  host: async ({}, use) => {
    const host = await Host.start();
    await use(host);
    await host.stop();
  },
  engineBrowser: [
    async ({}, use) => {
      const browser = await EngineBrowser.start();
      await use(browser);
      await browser.stop();
    },
    { scope: "worker" },
  ],
  tab: async ({ engineBrowser, host }, use) => {
    const tab = await Tab.of(engineBrowser.session, host.address);
    await use(tab);
    await tab.leave();
  },
  downloads: async ({ engineBrowser }, use) => {
    await use(engineBrowser.downloads);
  },
});
