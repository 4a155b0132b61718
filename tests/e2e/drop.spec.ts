// A file that is dropped anywhere on the page is opened as what it is.
import type { Page } from "@playwright/test";
import { expect, type Grove, test } from "./grove.ts";
import { ARTICLE, dotted, NURU, PAPER } from "./puzzles.ts";

interface Dropped {
  name: string;
  text?: string;
  bytes?: number[];
  size?: number;
}

/** Drags a file over an element, or drops it there. Returns whether the page handled it. */
async function drag(page: Page, kind: string, selector: string, file: Dropped): Promise<boolean> {
  return page.evaluate(
    ({ kind, selector, file }) => {
      const content = file.text ?? new Uint8Array(file.bytes ?? new Array(file.size ?? 0).fill(49));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], file.name));
      const event = new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true });
      return !document.querySelector(selector)!.dispatchEvent(event);
    },
    { kind, selector, file },
  );
}

/** Waits for the part of the page that handles files. */
async function ready(grove: Grove, page: Page): Promise<void> {
  const file = { name: "a.txt", text: "" };
  await expect(async () => {
    expect(await drag(page, "dragover", "main", file)).toBe(true);
    await expect(page.locator("[data-drop]")).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await drag(page, "dragleave", "main", file);
  await expect(page.locator("[data-drop]")).toHaveCount(0);
}

const rows = (line: string): string => line.replace(/.{9}/gu, "$&\n");

for (const view of ["play", "watch"]) {
  test(`puzzle files are opened in the view ${view}`, async ({ grove, page }) => {
    await grove.open({ p: ARTICLE, view });
    await ready(grove, page);
    for (const [name, text, line] of [
      ["a.txt", NURU, NURU],
      ["a.sdk", `#AAnna\n${rows(dotted(ARTICLE))}`, ARTICLE],
      ["a.sdm", `${NURU}\n`, NURU],
      ["a.opensudoku", `<opensudoku><game data="${ARTICLE.replaceAll(".", "0")}"/></opensudoku>`, ARTICLE],
    ] as const) {
      expect(await drag(page, "drop", "header", { name, text })).toBe(true);
      await grove.expectLine(dotted(line));
      await expect(page.locator("[data-drop]")).toHaveCount(0);
    }
  });
}

test("a file with many puzzles is offered for the view of many", async ({ grove, page }) => {
  await grove.open({ p: PAPER, view: "play" });
  await ready(grove, page);
  await drag(page, "drop", "main", { name: "a.sdm", text: `${NURU}\n${ARTICLE}\n` });
  await grove.action("paste-list").click();
  await expect(page.locator("[data-batch=over]")).toBeVisible();
});

test("a file that cannot be opened is refused with the reason", async ({ grove, page }) => {
  await grove.open({ p: PAPER, view: "play" });
  await ready(grove, page);
  const alert = grove.dialog("paste").getByRole("alert");
  await drag(page, "drop", "main", { name: "a.png", bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a] });
  await expect(alert).toHaveText(/^This is not a text file: /u);
  await drag(page, "drop", "main", { name: "a.txt", size: 10_000_001 });
  await expect(alert).toHaveText("The file is larger than 10 MB.");
  await drag(page, "drop", "main", { name: "a.txt", text: "12345q" });
  await expect(grove.action("paste-text")).toHaveValue("12345q");
  await grove.expectLine(dotted(PAPER));
});

test("a file with all puzzles is opened among them", async ({ grove, page }) => {
  await grove.open({ p: PAPER, view: "play" });
  await ready(grove, page);
  await drag(page, "drop", "main", {
    name: "sudoku-grove-puzzles.json",
    text: '{"format":"sudoku-grove/puzzles","version":1,"puzzles":[]}',
  });
  await expect(grove.dialog("puzzles").locator("[data-file=opened]")).toBeVisible();
});
