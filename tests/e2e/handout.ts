// The dialog of puzzles to be printed, as tests use it.
import { readFileSync } from "node:fs";
import { expect, type Grove } from "./grove.ts";

/** Opens the dialog and has so many puzzles made. */
export async function make(grove: Grove, number: number): Promise<void> {
  await grove.action("handout").click();
  await grove.action("handout-number").fill(String(number));
  await grove.action("handout-start").click();
  await expect(grove.page.locator("[data-handout-state=ready]")).toHaveAttribute(
    "data-handout-made",
    String(number),
    { timeout: 90_000 },
  );
}

/** The lines of the file that the page saves. */
export async function saved(grove: Grove): Promise<{ name: string; lines: string[] }> {
  const [download] = await Promise.all([
    grove.page.waitForEvent("download"),
    grove.action("handout-save").click(),
  ]);
  const text = readFileSync(await download.path(), "utf8");
  return { name: download.suggestedFilename(), lines: text.trimEnd().split("\n") };
}
