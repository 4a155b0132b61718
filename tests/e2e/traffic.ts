// What the page does while its workers search, as counts that no clock decides:
// messages either way and their bytes, frames, and pictures put on canvases.
import type { Page } from "@playwright/test";

/** Bytes of the largest message that a file comes in: a piece of 1 MiB, and its last line. */
export const PIECE = 1024 * 1024 + 16 * 1024;

/** What was counted since the last time. */
export interface Traffic {
  /** Messages from the page to its workers, and the bytes of the largest. */
  sent: number;
  largestSent: number;
  /** Messages from the workers that the page has handled, and the bytes of the largest. */
  received: number;
  largestReceived: number;
  /** Values that the watched attribute of an element has had. */
  values: number;
  /** Pictures put on canvases. */
  paints: number;
  /** Files that the page itself has begun to read. */
  filesRead: number;
}

/** The counters as the page has them. */
interface Counting extends Traffic {
  /** The messages that are held back, or `null` when none are. */
  held: (() => void)[] | null;
}

declare global {
  interface Window {
    counting: Counting;
  }
}

/** Runs before the page's own scripts. */
function countFromNow(): void {
  const counting: Counting = {
    sent: 0,
    largestSent: 0,
    received: 0,
    largestReceived: 0,
    values: 0,
    paints: 0,
    filesRead: 0,
    held: null,
  };
  window.counting = counting;

  // A file is handed over as it is: only bytes are copied.
  const bytes = (message: unknown): number => {
    if (message instanceof Uint8Array) return message.byteLength;
    return Array.isArray(message) ? message.reduce((sum, part) => sum + bytes(part), 0) : 0;
  };
  const { get, set } = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage")!;
  window.Worker = class extends Worker {
    override postMessage(message: unknown, transfer: Transferable[] = []): void {
      counting.sent += 1;
      counting.largestSent = Math.max(counting.largestSent, bytes(message));
      super.postMessage(message, transfer);
    }

    override get onmessage(): Worker["onmessage"] {
      return get!.call(this);
    }

    override set onmessage(handler: Worker["onmessage"]) {
      const counted = (event: MessageEvent): void => {
        const handle = (): void => {
          counting.received += 1;
          counting.largestReceived = Math.max(counting.largestReceived, bytes(event.data));
          handler!.call(this, event);
        };
        if (counting.held === null) handle();
        else counting.held.push(handle);
      };
      set!.call(this, handler === null ? null : counted);
    }
  };

  for (const name of ["clearRect", "putImageData"] as const) {
    const paint = CanvasRenderingContext2D.prototype[name] as (...given: unknown[]) => void;
    CanvasRenderingContext2D.prototype[name] = function (...given: unknown[]): void {
      counting.paints += 1;
      paint.apply(this, given);
    };
  }

  for (const name of ["arrayBuffer", "slice", "stream", "text"] as const) {
    const read = Blob.prototype[name] as (...given: unknown[]) => never;
    Blob.prototype[name] = function (...given: unknown[]): never {
      counting.filesRead += 1;
      return read.apply(this, given);
    };
  }
}

/** Counts from the next load of the page on. */
export async function countTraffic(page: Page): Promise<void> {
  await page.addInitScript(countFromNow);
}

/** Counts the values that an attribute has from now on, in `values`. */
export async function countValues(page: Page, selector: string, attribute: string): Promise<void> {
  await page.locator(selector).evaluate((element, attribute) => {
    new MutationObserver((records) => {
      window.counting.values += records.length;
    }).observe(element, { attributeFilter: [attribute] });
  }, attribute);
}

/** What was counted since the last time, or since the page was loaded. */
export async function traffic(page: Page): Promise<Traffic> {
  return page.evaluate(() => {
    const { held: _, ...counted } = window.counting;
    for (const name of Object.keys(counted) as (keyof Traffic)[]) window.counting[name] = 0;
    return counted;
  });
}

/** Keeps from the page what its workers say, until `release`. */
export async function holdBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.counting.held ??= [];
  });
}

/** Lets the page hear what was held back, in order, and everything from now on. */
export async function release(page: Page): Promise<void> {
  await page.evaluate(() => {
    const held = window.counting.held ?? [];
    window.counting.held = null;
    for (const handle of held) handle();
  });
}

/** How many messages are held back. */
export async function heldBack(page: Page): Promise<number> {
  return page.evaluate(() => window.counting.held?.length ?? 0);
}
