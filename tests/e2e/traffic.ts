// Counts what the page does while its workers search: messages in both directions and their bytes,
// frames, and paintings of canvases. The counts do not depend on timing.
import type { Page } from "@playwright/test";

/** The maximum bytes of a message with part of a file: a piece of 1 MiB, and its last line. */
export const PIECE = 1024 * 1024 + 16 * 1024;

/** The counts since they were last read. */
export interface Traffic {
  /** Messages from the page to its workers. `largestSent` is the size of the largest in bytes. */
  sent: number;
  largestSent: number;
  /**
   * Messages from the workers that the page has handled. `largestReceived` is the size of the
   * largest in bytes.
   */
  received: number;
  largestReceived: number;
  /** Values of the watched attribute. */
  values: number;
  /** Paintings of canvases. */
  paints: number;
  /** Files that the page itself has started to read. */
  filesRead: number;
}

/** The counters inside the page. */
interface Counting extends Traffic {
  /** The messages being held back, or `null`. */
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

  // A `File` is passed by reference: only byte arrays are copied.
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

/** Starts counting with the next load of the page. */
export async function countTraffic(page: Page): Promise<void> {
  await page.addInitScript(countFromNow);
}

/** Counts the values of an attribute from now on, in `values`. */
export async function countValues(page: Page, selector: string, attribute: string): Promise<void> {
  await page.locator(selector).evaluate((element, attribute) => {
    new MutationObserver((records) => {
      window.counting.values += records.length;
    }).observe(element, { attributeFilter: [attribute] });
  }, attribute);
}

/** Returns the counts since the last call, or since the page was loaded, and resets them. */
export async function traffic(page: Page): Promise<Traffic> {
  return page.evaluate(() => {
    const { held: _, ...counted } = window.counting;
    for (const name of Object.keys(counted) as (keyof Traffic)[]) window.counting[name] = 0;
    return counted;
  });
}

/** Holds back the workers' messages to the page until `release`. */
export async function holdBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.counting.held ??= [];
  });
}

/** Delivers the messages that were held back, in order, and all later ones. */
export async function release(page: Page): Promise<void> {
  await page.evaluate(() => {
    const held = window.counting.held ?? [];
    window.counting.held = null;
    for (const handle of held) handle();
  });
}

/** Returns how many messages are held back. */
export async function heldBack(page: Page): Promise<number> {
  return page.evaluate(() => window.counting.held?.length ?? 0);
}
