// What every test of a main task gets: a host of its own, and a browser with an empty profile.
import { test as base, expect } from "@playwright/test";
import { ENGINE, EngineBrowser } from "./engine.ts";
import { Host } from "./host.ts";
import { Tab } from "./tab.ts";

export { expect };

interface Fixtures {
  /** Skips the tests that the driver of this engine cannot run, and says why. */
  skipping: void;
  /** Serves the page to this test alone. */
  host: Host;
  engineBrowser: EngineBrowser;
  tab: Tab;
  /** The folder for the files that the browser saves. */
  downloads: string;
}

export const test = base.extend<Fixtures>({
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
  engineBrowser: async ({}, use) => {
    const browser = await EngineBrowser.start();
    await use(browser);
    await browser.stop();
  },
  tab: async ({ engineBrowser, host }, use) => {
    await use(await Tab.of(engineBrowser.session, host.address));
  },
  downloads: async ({ engineBrowser }, use) => {
    await use(engineBrowser.downloads);
  },
});
