// Solving a file of many puzzles in every engine.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pairs } from "../e2e/many.ts";
import { expect, test } from "./task.ts";

const ROWS = 498;

test(`a file of ${ROWS} puzzles is solved`, async ({ tab, downloads }) => {
  const all = pairs(ROWS);
  const file = join(downloads, "many.csv");
  const lines = ["puzzle,solution", ...all.map(({ puzzle, solution }) => `${puzzle},${solution}`)];
  writeFileSync(file, lines.join("\n"));
  await tab.open({ view: "batch", lang: "en" });
  await tab.chooseFile("batch-file", file);
  await tab.expectAttribute("[data-batch]", "data-batch", "over", 30_000);
  await tab.expectAttribute("[data-figure=rows]", "data-value", String(ROWS));
  await tab.expectAttribute("[data-shown]", "data-shown", String(ROWS));
  // The solutions in the file were computed without a solver.
  await tab.expectAttribute("[data-check=right]", "data-value", String(ROWS));
  expect(await tab.attribute("[data-check=wrong]", "data-value")).toBe("0");
});
