// The dialog for printing puzzles, as tests use it.
import { readFileSync } from "node:fs";
import { expect, type Grove } from "./grove.ts";

/** Opens the dialog and has this many puzzles made. */
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

/** Saves the file and returns its name and lines. */
export async function saved(grove: Grove): Promise<{ name: string; lines: string[] }> {
  const [download] = await Promise.all([
    grove.page.waitForEvent("download"),
    grove.action("handout-save").click(),
  ]);
  const text = readFileSync(await download.path(), "utf8");
  return { name: download.suggestedFilename(), lines: text.trimEnd().split("\n") };
}
