// The page as the tests see it: by role, by label, and by the attributes documented in
// docs/automation.md.
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import type { Counts } from "./naive.ts";

export { expect };

/** The fields of a link. */
export interface Fields {
  p?: string;
  rules?: string;
  view?: string;
  search?: string;
  against?: string;
  by?: string;
  to?: string;
  make?: string;
  step?: string | number;
  explore?: string;
  marks?: string;
  bare?: string;
  lang?: string;
}

export type Language = "en" | "ru" | "sw";
export const LANGUAGES: Language[] = ["en", "ru", "sw"];

/** The position of the speed slider for maximum speed. */
export const FASTEST = 19;
/** The position of the speed slider for 60 steps per second. */
export const SIXTY = 7;

const QUICKLY = { intervals: [20, 50, 100, 250] };

/** Returns the part of an address after the page's own. */
export function hashOf(fields: Fields): string {
  const given = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  return given.length === 0 ? "" : `#${new URLSearchParams(given).toString()}`;
}

export class Grove {
  readonly page: Page;
  readonly board: Locator;
  readonly cells: Locator;
  readonly sentence: Locator;
  readonly verdict: Locator;
  readonly notices: Locator;
  readonly run: Locator;
  readonly tree: Locator;
  readonly map: Locator;
  readonly caption: Locator;
  /** Whether a page is ready only once its parts have arrived, some of which give keys their meaning. */
  waitsForParts = true;

  constructor(page: Page) {
    this.page = page;
    this.board = page.getByRole("grid");
    this.cells = page.getByRole("gridcell");
    this.sentence = page.locator("[data-sentence]");
    this.verdict = page.locator("[data-verdict]");
    this.notices = page.locator("[data-notice]");
    this.run = page.locator("[data-run]");
    this.tree = page.locator("[data-place=tree]");
    this.map = page.locator("[data-place=map]");
    this.caption = page.locator(".tree-caption");
  }

  /**
   * Opens a link. If the page is open already, it is opened in the same tab without a reload.
   * Without fields, opens what was open last; on a first visit, which offers a choice, “Watch”.
   */
  async open(fields: Fields = {}): Promise<void> {
    const isBare = Object.keys(fields).length === 0;
    await this.openHash(hashOf(isBare && (await this.isFirstVisit()) ? { view: "watch" } : fields));
  }

  async openHash(hash: string): Promise<void> {
    await this.page.goto(`./${hash}`);
    const lang = new URLSearchParams(hash.slice(1)).get("lang") ?? "";
    await this.ready("[role=grid]", LANGUAGES.find((it) => it === lang));
  }

  private async isFirstVisit(): Promise<boolean> {
    const { origins } = await this.page.context().storageState();
    return origins.every(({ localStorage }) => localStorage.length === 0);
  }

  /**
   * Waits until the first element with this selector is visible, in this language, and keys are
   * handled, which they are once the theme is set. Looks in every frame, more often than an assertion
   * would.
   */
  async ready(selector: string, lang?: Language): Promise<void> {
    await this.page.waitForFunction(
      ({ selector, lang, waitsForParts }) => {
        const { dataset, lang: shown } = document.documentElement;
        const isVisible = document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
        const isWaiting = waitsForParts && document.querySelector("[data-waiting]") !== null;
        return isVisible && dataset.theme && !isWaiting && (lang === undefined || shown === lang);
      },
      { selector, lang, waitsForParts: this.waitsForParts },
    );
    // A link in the same tab is handled in a task of its own.
    await this.frames(2);
  }

  cell(name: string): Locator {
    return this.page.locator(`[data-cell="${name}"]`);
  }

  action(name: string): Locator {
    return this.page.locator(`[data-action="${name}"]`);
  }

  notice(code: string): Locator {
    return this.page.locator(`[data-notice="${code}"]`);
  }

  dialog(code: string): Locator {
    return this.page.locator(`[data-dialog="${code}"]`);
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Clicks a button of the header, which is in a menu on narrow screens. */
  async inHeader(name: string): Promise<void> {
    const menu = this.action("menu");
    if (await menu.isVisible()) await menu.click();
    await this.action(name).click();
  }

  /** Sets the speed by its slider, and removes the focus so that keys control playback. */
  async speed(stop: number): Promise<void> {
    await this.action("speed").fill(String(stop));
    await this.blur();
  }

  async blur(): Promise<void> {
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  }

  /** Reads all counters at one moment. */
  async counts(): Promise<Partial<Counts>> {
    return this.page.evaluate(() => {
      const shown = document.querySelectorAll<HTMLElement>("[data-counter]");
      return Object.fromEntries(
        [...shown].map(({ dataset }) => [dataset.counter, Number(dataset.value)]),
      );
    });
  }

  async expectCounts(counts: Partial<Counts>, timeout = 10_000): Promise<void> {
    await expect
      .poll(() => this.counts(), { ...QUICKLY, timeout })
      .toEqual(expect.objectContaining(counts));
  }

  /** Reads the digits on the board at one moment, `.` for an empty cell. */
  async line(): Promise<string> {
    return this.page.evaluate(() => {
      const cells = document.querySelectorAll<HTMLElement>("[role=gridcell]");
      return [...cells].map(({ dataset }) => dataset.value || ".").join("");
    });
  }

  async expectLine(line: string): Promise<void> {
    await expect.poll(() => this.line(), QUICKLY).toBe(line.replaceAll("0", "."));
  }

  /** Returns the cells that have an attribute, in reading order. */
  async cellsWith(attribute: string): Promise<string[]> {
    const cells = await this.page.locator(`[data-cell][${attribute}]`).all();
    return Promise.all(cells.map(async (cell) => (await cell.getAttribute("data-cell")) ?? ""));
  }

  /** Waits until the address is a link with these fields. */
  async expectLink(fields: Fields): Promise<void> {
    const wanted = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, String(value)]),
    );
    const held = (): Record<string, string> =>
      Object.fromEntries(new URLSearchParams(new URL(this.page.url()).hash.slice(1)));
    await expect.poll(held, QUICKLY).toEqual(expect.objectContaining(wanted));
  }

  /** Pastes a text at the focus, like the browser's own command. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      const event = new ClipboardEvent("paste", {
        clipboardData,
        bubbles: true,
        cancelable: true,
      });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }, text);
  }

  /** Returns what was copied, in the two forms of a table. */
  async copiedTable(): Promise<{ html: string; text: string }> {
    return this.page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const read = async (kind: string): Promise<string> => (await item!.getType(kind)).text();
      return { html: await read("text/html"), text: await read("text/plain") };
    });
  }

  /** Waits for this many frames. */
  async frames(count: number): Promise<void> {
    await this.page.evaluate(
      (count) =>
        new Promise<void>((done) => {
          const next = (left: number): void => {
            if (left === 0) done();
            else requestAnimationFrame(() => next(left - 1));
          };
          next(count);
        }),
      count,
    );
  }
}

/** Gives the page a clock whose time the test can move on. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  // The clock numbers frames from 10^12, but WebAssembly cancels frames by numbers of 32 bits.
  await page.addInitScript(() => {
    const number = (): void => {
      const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
      const frames = [0];
      window.requestAnimationFrame = (draw) => frames.push(request(draw)) - 1;
      window.cancelAnimationFrame = (frame) => cancel(frames[frame]!);
    };
    // By now the clock is in place, and the program has not started.
    document.addEventListener("readystatechange", number, { once: true });
  });
}

/** Opens a comparison, which does not have the usual board. */
export async function compare(grove: Grove, fields: Fields): Promise<void> {
  await grove.page.goto(`./${hashOf({ view: "compare", ...fields })}`);
  await grove.ready(".lane");
}

interface Fixtures {
  grove: Grove;
  /** Console errors that do not fail the test. */
  tolerated: RegExp;
}

/**
 * Every test also checks that the page requests nothing from other hosts and does not violate its
 * own policy.
 */
export const test = base.extend<Fixtures>({
  tolerated: [/^$/u, { option: true }],
  grove: async ({ page, baseURL, tolerated }, use) => {
    const faults: string[] = [];
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", (event) => {
        console.error(`${event.violatedDirective} forbids ${event.blockedURI}`);
      });
    });
    page.on("pageerror", (error) => faults.push(`thrown: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(`console error: ${message.text()}`);
    });
    page.on("request", (request) => {
      const isOwn = request.url().startsWith(baseURL ?? "") || /^(data|blob):/u.test(request.url());
      if (!isOwn) faults.push(`asked: ${request.url()}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
    });
    await use(new Grove(page));
    expect(faults.filter((fault) => !tolerated.test(fault))).toEqual([]);
  },
});
