// The page in a tab, through WebDriver: by the attributes documented in docs/automation.md.
import { expect } from "@playwright/test";
import { By, error, Key, Origin, type WebDriver, type WebElement } from "selenium-webdriver";
import { Command, Name } from "selenium-webdriver/lib/command.js";
import { type Fields, hashOf } from "../e2e/grove.ts";
import type { Counts } from "../e2e/naive.ts";

export { Key };

/** What a click or a key can meet while the page is being drawn. */
const DRAWING = [
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.NoSuchElementError,
  error.StaleElementReferenceError,
];

/** Returns the selector of an action. */
export const action = (name: string): string => `[data-action="${name}"]`;
/** Returns the selector of a cell. */
export const cell = (name: string): string => `[data-cell="${name}"]`;

export class Tab {
  readonly #session: WebDriver;
  readonly #address: string;
  #handle = "";

  private constructor(session: WebDriver, address: string) {
    this.#session = session;
    this.#address = address;
  }

  /** Returns the tab of a new session. `address` is that of the page. */
  static async of(session: WebDriver, address: string): Promise<Tab> {
    const tab = new Tab(session, address);
    tab.#handle = await session.getWindowHandle();
    return tab;
  }

  /** Opens a link; without a reload if the page is open already. */
  async open(fields: Fields): Promise<void> {
    await this.#session.get(`${this.#address}${hashOf(fields)}`);
    await this.expectReady();
  }

  /** Opens the bare address. */
  async openLast(): Promise<void> {
    await this.#session.get("about:blank");
    await this.#session.get(this.#address);
    await this.expectReady();
  }

  async reload(): Promise<void> {
    await this.#session.navigate().refresh();
    await this.expectReady();
  }

  /** Waits until keys and clicks have an effect. */
  async expectReady(): Promise<void> {
    const isReady = (): Promise<boolean> =>
      this.evaluate(() => document.querySelector(".app[data-view]") !== null && document.querySelector("[data-waiting]") === null);
    await expect.poll(isReady).toBe(true);
  }

  /** Runs a function in the page and returns its result. It sees nothing of this file. */
  async evaluate<Given extends unknown[], Result>(run: (...given: Given) => Result, ...given: Given): Promise<Result> {
    return this.#session.executeScript(run, ...given) as Promise<Result>;
  }

  /** Returns an attribute of the first element with this selector, or `null`. */
  async attribute(selector: string, name: string): Promise<string | null> {
    return this.evaluate(
      (selector, name) => document.querySelector(selector)?.getAttribute(name) ?? null,
      selector,
      name,
    );
  }

  async expectAttribute(selector: string, name: string, value: string, timeout = 15_000): Promise<void> {
    await expect.poll(() => this.attribute(selector, name), { timeout }).toBe(value);
  }

  /** Waits until an element is on the screen, or until none is. */
  async expectVisible(selector: string, isVisible = true): Promise<void> {
    const visible = (): Promise<boolean> =>
      this.evaluate((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box !== undefined && box.width > 0 && box.height > 0;
      }, selector);
    await expect.poll(visible).toBe(isVisible);
  }

  async click(selector: string): Promise<void> {
    await this.#once(selector, (element) => element.click());
  }

  /** Chooses an option of a menu by its value. */
  async choose(name: string, value: string): Promise<void> {
    await this.click(`${action(name)} option[value="${value}"]`);
  }

  /** Types into a field, in place of what it contains. */
  async fill(name: string, text: string): Promise<void> {
    await this.#once(action(name), async (element) => {
      await element.clear();
      await element.sendKeys(text);
    });
  }

  /** Chooses a file from the disk. */
  async chooseFile(name: string, path: string): Promise<void> {
    await this.#once(action(name), (element) => element.sendKeys(path));
  }

  /** Presses keys one after the other, at the focus. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.#session.actions().sendKeys(key).perform();
  }

  /** Presses a key while Ctrl is down. */
  async pressWithControl(key: string): Promise<void> {
    await this.#session.actions().keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL).perform();
  }

  /** Moves the mouse over an element, which may be a part of a drawing. */
  async hover(selector: string): Promise<void> {
    const [x, y] = await this.evaluate((selector) => {
      const box = document.querySelector(selector)!.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);
    }, selector);
    await this.#session.actions().move({ origin: Origin.VIEWPORT, x, y }).perform();
  }

  /** Puts a finger on the first element, drags it over the others, and lifts it. */
  async dragFinger(...selectors: string[]): Promise<void> {
    const elements = await Promise.all(selectors.map((selector) => this.#session.findElement(By.css(selector))));
    const moves = elements.map((element, nth) => {
      return { type: "pointerMove", origin: element, x: 0, y: 0, duration: nth === 0 ? 0 : 100 };
    });
    const [first, ...others] = moves;
    const actions = [first, { type: "pointerDown", button: 0 }, ...others, { type: "pointerUp", button: 0 }];
    const finger = { type: "pointer", id: "finger", parameters: { pointerType: "touch" }, actions };
    await this.#session.execute(new Command(Name.ACTIONS).setParameter("actions", [finger]));
  }

  /** Opens another tab of the same browser, and returns it. One tab at a time is in front. */
  async another(): Promise<Tab> {
    const other = new Tab(this.#session, this.#address);
    await this.#session.switchTo().newWindow("tab");
    other.#handle = await this.#session.getWindowHandle();
    return other;
  }

  /** Brings this tab to the front. */
  async toFront(): Promise<void> {
    await this.#session.switchTo().window(this.#handle);
  }

  /** Closes all other tabs, and leaves the page. */
  async leave(): Promise<void> {
    for (const handle of await this.#session.getAllWindowHandles()) {
      if (handle === this.#handle) continue;
      await this.#session.switchTo().window(handle);
      await this.#session.close();
    }
    await this.toFront();
    await this.#session.get("about:blank");
  }

  /** Returns the cells that have an attribute, in reading order. */
  async cellsWith(attribute: string): Promise<string[]> {
    return this.evaluate(
      (attribute) => [...document.querySelectorAll<HTMLElement>(`[data-cell][${attribute}]`)].map(({ dataset }) => dataset.cell!),
      attribute,
    );
  }

  /** Reads all counters at one moment. */
  async counts(): Promise<Partial<Counts>> {
    return this.evaluate(() => {
      const shown = document.querySelectorAll<HTMLElement>("[data-counter]");
      return Object.fromEntries([...shown].map(({ dataset }) => [dataset.counter, Number(dataset.value)]));
    });
  }

  async expectCounts(counts: Partial<Counts>): Promise<void> {
    await expect.poll(() => this.counts()).toEqual(expect.objectContaining(counts));
  }

  /** Reads the digits on the board at one moment, `.` for an empty cell. */
  async line(): Promise<string> {
    return this.evaluate(() => {
      const cells = document.querySelectorAll<HTMLElement>("[role=gridcell]");
      return [...cells].map(({ dataset }) => dataset.value || ".").join("");
    });
  }

  async expectLine(line: string): Promise<void> {
    await expect.poll(() => this.line()).toBe(line.replaceAll("0", "."));
  }

  /** Finds an element and acts on it. Tries again if the page was drawn again meanwhile. */
  async #once(selector: string, act: (element: WebElement) => Promise<unknown>): Promise<void> {
    const done = async (): Promise<boolean> => {
      try {
        await act(await this.#session.findElement(By.css(selector)));
        return true;
      } catch (error) {
        if (!DRAWING.some((kind) => error instanceof kind)) throw error;
        return false;
      }
    };
    await expect.poll(done, { message: selector }).toBe(true);
  }
}
