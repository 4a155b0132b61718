// Many puzzles with a unique solution, derived from a few: digits are renamed, rows, columns and
// bands exchanged, the board transposed. The solution changes accordingly, so every answer can be
// checked without a solver.
import { readFileSync } from "node:fs";
import { expect, type Grove } from "./grove.ts";
import {
  ARTICLE,
  ARTICLE_SOLUTION,
  dotted,
  NURU,
  NURU_SOLUTION,
  TUTORIAL,
  TUTORIAL_SOLUTION,
} from "./puzzles.ts";

/** A puzzle and its unique solution. */
export interface Pair {
  puzzle: string;
  solution: string;
}

const SEEDS: Pair[] = [
  { puzzle: dotted(ARTICLE), solution: ARTICLE_SOLUTION },
  { puzzle: dotted(NURU), solution: NURU_SOLUTION },
  { puzzle: dotted(TUTORIAL), solution: TUTORIAL_SOLUTION },
];

/** Returns this many different puzzles, the same ones every time. */
export function pairs(count: number): Pair[] {
  let state = 20_261_121;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const shuffled = <T>(items: T[]): T[] => {
    for (let last = items.length - 1; last > 0; last -= 1) {
      const other = below(last + 1);
      [items[last], items[other]] = [items[other]!, items[last]!];
    }
    return items;
  };
  const lines = (): number[] =>
    shuffled([0, 1, 2]).flatMap((band) => shuffled([0, 1, 2]).map((line) => band * 3 + line));
  const found = new Map<string, Pair>();
  while (found.size < count) {
    const { puzzle, solution } = SEEDS[below(SEEDS.length)]!;
    const [rows, columns, isTurned] = [lines(), lines(), below(2) === 1];
    const digits = `.${shuffled([..."123456789"]).join("")}`;
    const cells = rows.flatMap((row) =>
      columns.map((column) => (isTurned ? column * 9 + row : row * 9 + column)),
    );
    const moved = (line: string): string =>
      cells.map((cell) => digits[line[cell] === "." ? 0 : Number(line[cell])]).join("");
    const pair = { puzzle: moved(puzzle), solution: moved(solution) };
    found.set(pair.puzzle, pair);
  }
  return [...found.values()];
}

/** Drops a file on the page, as a user would with the pointer. */
export async function drop(grove: Grove, name: string, text: string): Promise<void> {
  const data = await grove.page.evaluateHandle(
    ([name, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text!], name!));
      return data;
    },
    [name, text],
  );
  await grove.page.locator("[data-batch]").dispatchEvent("drop", { dataTransfer: data });
}

/** Opens the view for batches. */
export async function openBatch(grove: Grove, lang?: string): Promise<void> {
  await grove.page.goto(`./#view=batch${lang === undefined ? "" : `&lang=${lang}`}`);
  await expect(grove.page.locator("[data-batch=none]")).toBeVisible();
  await expect(grove.page.locator("html")).toHaveAttribute("data-theme", /./u);
}

export async function expectStage(grove: Grove, stage: string, timeout = 30_000): Promise<void> {
  await expect(grove.page.locator("[data-batch]")).toHaveAttribute("data-batch", stage, { timeout });
}

/** Returns a figure of the batch as a plain number. */
export async function figure(grove: Grove, name: string): Promise<number> {
  const value = await grove.page.locator(`[data-figure=${name}]`).getAttribute("data-value");
  return Number(value);
}

/** Saves the rows that are shown, and returns the file's name and lines. */
export async function save(grove: Grove, form: string): Promise<{ name: string; lines: string[] }> {
  await grove.action("batch-form").selectOption(form);
  const [download] = await Promise.all([
    grove.page.waitForEvent("download"),
    grove.action("batch-save").click(),
  ]);
  const text = readFileSync(await download.path(), "utf8");
  return { name: download.suggestedFilename(), lines: text.trimEnd().split("\n") };
}

/** Returns the lines and kinds of the visible rows. */
export async function inSight(grove: Grove): Promise<[line: number, kind: string][]> {
  return grove.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".batch-row[data-line]")].map(({ dataset }) => [
      Number(dataset.line),
      dataset.kind!,
    ]),
  );
}
