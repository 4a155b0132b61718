// A long script of playing, watching and a batch, interrupted at random moments: no input is lost,
// and no batch. GROVE_SEED repeats a script, GROVE_CUTS sets the number of interruptions; `cargo
// xtask e2e --long` makes 200.
import type { BrowserContext, Page } from "@playwright/test";
import { expect, Grove, hashOf, test } from "./grove.ts";
import { drop, expectStage, figure, pairs } from "./many.ts";
import { ARTICLE, NURU, dotted } from "./puzzles.ts";

const CUTS = Number(process.env.GROVE_CUTS ?? 3);
const ACTIONS = Math.min(2000, 100 * CUTS);
const SEED = Number(process.env.GROVE_SEED ?? Date.now() % 1e9);
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
const PUZZLES = { article: ARTICLE, nuru: NURU };
type Name = keyof typeof PUZZLES;
type View = "play" | "watch" | "batch";
/** The lines of the batch: the two puzzles, and others. */
const LINES = [ARTICLE, NURU, ...pairs(20).map(({ puzzle }) => puzzle)];
/** Milliseconds in which a dead worker is noticed and another one has done its work. */
const REVIVED = 40_000;

/** Returns a random number generator for a seed, with values in [0, 1) (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Pen = "digit" | "corner" | "center";
/** A mark that a digit has removed from another cell, and whether it was the last one of its kind there. */
interface RemovedMark {
  at: number;
  kind: "corner" | "center";
  wasLast: boolean;
}
/** The user's input in a cell: a digit, the marks that it has removed, and the marks below it. */
interface Cell {
  digit: string;
  removed: RemovedMark[];
  corner: string;
  center: string;
}

/** The expected boards, tracked by an independent implementation of the rules. */
class Expected {
  open: Name = "article";
  private boards = new Map<Name, Cell[]>();
  private past: { open: Name; board: Cell[] }[] = [];
  /** Whether the last thing undone was an edit of the open puzzle. */
  private hasUndoneEdit = false;

  get board(): Cell[] {
    const empty = () => Array.from({ length: 81 }, () => ({ digit: "", removed: [] as RemovedMark[], corner: "", center: "" }));
    const board = this.boards.get(this.open) ?? empty();
    this.boards.set(this.open, board);
    return board;
  }

  get puzzle(): string {
    return PUZZLES[this.open];
  }

  private remember(board = structuredClone(this.board)): void {
    this.past.push({ open: this.open, board });
    this.hasUndoneEdit = false;
  }

  write(at: number, key: string, pen: Pen): void {
    const cell = this.board[at] as Cell;
    if (this.puzzle[at] !== "0") return;
    const before = structuredClone(this.board);
    if (pen === "digit") {
      const old = { ...cell };
      cell.digit = old.digit === key ? "" : key;
      cell.removed = cell.digit === "" ? [] : this.removeMarks(at, key);
      this.giveBackMarks(old, before);
    } else if (cell.digit === "") {
      const marks = new Set(cell[pen]);
      if (!marks.delete(key)) marks.add(key);
      cell[pen] = [...marks].sort().join("");
    }
    if (JSON.stringify(before) !== JSON.stringify(this.board)) this.remember(before);
  }

  /** Returns whether two cells are in the same row, column or box. */
  private sees(one: number, other: number): boolean {
    const houses = (cell: number): number[] => {
      const [row, column] = [Math.floor(cell / 9), cell % 9];
      return [row, 9 + column, 18 + 3 * Math.floor(row / 3) + Math.floor(column / 3)];
    };
    return one !== other && houses(one).some((house) => houses(other).includes(house));
  }

  /** A digit removes its marks from the cells that see it. */
  private removeMarks(from: number, key: string): RemovedMark[] {
    const removed: RemovedMark[] = [];
    this.board.forEach((cell, at) => {
      if (!this.sees(from, at)) return;
      for (const kind of ["corner", "center"] as const) {
        const left = cell[kind].replace(key, "");
        if (left !== cell[kind]) removed.push({ at, kind, wasLast: left === "" });
        cell[kind] = left;
      }
    });
    return removed;
  }

  /** The marks that an old digit removed come back, except in cells that see the digit elsewhere, or
   * whose other marks were erased `before`. */
  private giveBackMarks(old: Cell, before: Cell[]): void {
    for (const { at, kind, wasLast } of old.removed) {
      const cell = this.board[at] as Cell;
      const has = ({ digit }: Cell, other: number): boolean => (digit || this.puzzle[other]) === old.digit;
      if (this.board.some((other, place) => this.sees(place, at) && has(other, place))) continue;
      if (wasLast || before[at]![kind] !== "") cell[kind] = [...new Set([...cell[kind], old.digit])].sort().join("");
    }
  }

  erase(at: number): void {
    const cell = this.board[at] as Cell;
    if (this.puzzle[at] !== "0") return;
    const before = structuredClone(this.board);
    if (cell.digit + cell.corner + cell.center !== "") this.remember();
    if (cell.digit === "") cell.corner = cell.center = "";
    const old = { ...cell };
    [cell.digit, cell.removed] = ["", []];
    this.giveBackMarks(old, before);
  }

  choose(name: Name): void {
    if (name === this.open) return;
    this.remember();
    this.open = name;
    this.board.forEach((cell) => (cell.removed = []));
  }

  /** Without a history, no digit gives back marks. */
  forget(): void {
    this.past = [];
    this.board.forEach((cell) => (cell.removed = []));
    this.hasUndoneEdit = false;
  }

  /** Undoes the last edit. From edits of a puzzle, undo does not go on to the puzzle that was open
   * before. */
  undo(): void {
    const last = this.past.at(-1);
    const isEdit = last?.open === this.open;
    if (last === undefined || (!isEdit && this.hasUndoneEdit)) return;
    this.past.pop();
    this.hasUndoneEdit = isEdit;
    this.open = last.open;
    this.boards.set(last.open, last.board);
  }
}

/** Compares the board on the page with the expected one. */
async function compare(page: Page, expected: Expected): Promise<void> {
  const wanted = expected.board.map((cell, at) => {
    const given = expected.puzzle[at] as string;
    if (given !== "0") return given;
    return cell.digit === "" ? `${cell.corner}|${cell.center}` : cell.digit;
  });
  const shown = () =>
    page.locator("[data-cell]").evaluateAll((cells) =>
      cells.map((cell) => {
        const value = cell.getAttribute("data-value");
        if (value) return value;
        const label = cell.getAttribute("aria-label") ?? "";
        const marks = (kind: RegExp) => (kind.exec(label)?.[1] ?? "").replaceAll(" ", "");
        return `${marks(/corner marks ([\d ]+)/u)}|${marks(/cent(?:re|er) marks ([\d ]+)/u)}`;
      }),
    );
  await expect.poll(shown).toEqual(wanted);
}

/** Waits until the page handles keys. */
async function dressed(grove: Grove): Promise<void> {
  await expect(grove.page.locator("html")).toHaveAttribute("data-theme", /./u);
}

async function opened(context: BrowserContext, hash: string): Promise<Grove> {
  const grove = new Grove(await context.newPage());
  await grove.page.goto(`./${hash}`);
  await dressed(grove);
  return grove;
}

/** Dismisses notices about a worker, and restarts one that was given up. */
async function revive(grove: Grove): Promise<void> {
  const again = grove.action("try-again");
  if (await again.isVisible()) await again.click();
  const dismiss = grove.notice("worker-restarted").locator("[data-action=dismiss]");
  if (await dismiss.isVisible()) await dismiss.click();
}

test(`no digit and no batch is lost by ${CUTS} interruptions of ${ACTIONS} actions`, async ({ context }) => {
  test.setTimeout(240_000 + ACTIONS * 300 + CUTS * 16_000);
  console.log(`GROVE_SEED=${SEED} GROVE_CUTS=${CUTS}`);
  const random = chance(SEED);
  const below = (end: number) => Math.floor(random() * end);
  const pick = <T>(of: readonly T[]) => of[below(of.length)] as T;
  const expected = new Expected();
  let grove = await opened(context, hashOf({ p: dotted(ARTICLE), view: "play", lang: "en" }));
  let view: View = "play";
  let hasBatch = false;

  const showing = async (wanted: View) => {
    await expect(grove.page.locator("#app > .app")).toHaveAttribute("data-view", wanted);
    view = wanted;
  };
  const show = async (wanted: View) => {
    if (wanted === view) return;
    await revive(grove);
    await grove.action(`view-${wanted}`).click();
    await showing(wanted);
  };
  /** Expects the batch to be complete. One whose worker was given up is solved again. */
  const expectBatch = async () => {
    await show("batch");
    if (!hasBatch) {
      await expectStage(grove, "none");
      return;
    }
    await expect(grove.page.locator("[data-batch=over], [data-batch=lost]")).toBeVisible({
      timeout: REVIVED,
    });
    const goOn = grove.action("batch-continue");
    if (await goOn.isVisible()) await goOn.click();
    await expectStage(grove, "over", REVIVED);
    expect(await figure(grove, "rows")).toBe(LINES.length);
  };

  let last = 0;
  const actions = {
    write: [60, async () => {
      await show("play");
      // Never the same cell twice in a row, which would be a double click.
      const at = (last + 1 + below(80)) % 81;
      last = at;
      await grove.cell(`r${Math.floor(at / 9) + 1}c${(at % 9) + 1}`).click();
      for (let times = below(6); times >= 0; times--) {
        const key = pick(DIGITS);
        const pen = pick(["digit", "corner", "center"] as const);
        const held = { digit: "", corner: "Shift+", center: "Control+" }[pen];
        await grove.page.keyboard.press(`${held}${key}`);
        expected.write(at, key, pen);
      }
      if (below(5) === 0) {
        await grove.page.keyboard.press("Backspace");
        expected.erase(at);
      }
    }],
    undo: [12, async () => {
      await show("play");
      await grove.page.keyboard.press("Control+z");
      expected.undo();
    }],
    sample: [4, async () => {
      await show("play");
      const name = pick(["article", "nuru"] as const);
      await grove.action("sample").selectOption(name);
      expected.choose(name);
    }],
    watch: [6, async () => {
      await show("watch");
      for (let times = below(4); times >= 0; times--) await grove.page.keyboard.press("ArrowRight");
    }],
    bring: [3, async () => {
      await show("batch");
      if (hasBatch) await grove.action("batch-forget").click();
      hasBatch = true;
      const text = LINES.join("\n");
      if (below(2) === 0) {
        await drop(grove, "few.txt", text);
      } else {
        await grove.action("batch-paste").click();
        await grove.action("paste-text").fill(text);
        await grove.action("paste-read").click();
      }
      await expect(grove.page.locator("[data-kept=kept]")).toBeAttached({ timeout: REVIVED });
    }],
    row: [4, async () => {
      await expectBatch();
      if (!hasBatch) return;
      const before = expected.open;
      const [line, name] = pick([[1, "article"], [2, "nuru"]] as const);
      await grove.page.locator(`.batch-row[data-line="${line}"]`).click({ timeout: REVIVED });
      expected.choose(name);
      await showing("play");
      if (below(2) === 0) return;
      await grove.page.goBack();
      await showing("batch");
      expected.choose(before);
      await expectBatch();
    }],
  } satisfies Record<string, [number, () => Promise<void>]>;

  const cuts = {
    reload: async () => {
      await grove.page.reload();
    },
    close: async () => {
      await grove.page.close();
      const isLinked = below(3) === 0;
      const link = { p: dotted(PUZZLES[expected.open]), view: "play", lang: "en" };
      grove = await opened(context, isLinked ? hashOf(link) : "");
      if (isLinked) view = "play";
      // A batch belongs to its tab.
      hasBatch = false;
      await showing(view);
      await show("play");
      // A tab that may still be open keeps its undo history to itself.
      const [undo, redo] = [grove.action("undo"), grove.action("redo")];
      if ((await undo.isDisabled()) && (await redo.isDisabled())) expected.forget();
    },
    leave: async () => {
      await grove.page.goto("about:blank");
      await grove.page.goBack();
    },
    back: async () => {
      const before = view;
      await show(pick((["play", "watch", "batch"] as const).filter((other) => other !== before)));
      await grove.page.goBack();
      view = before;
    },
    kill: async () => {
      const ended = grove.page.workers().map((it) => it.evaluate(() => self.close()));
      // One may have ended in the meantime.
      await Promise.allSettled(ended);
    },
  };

  const trace: string[] = [];
  const total = Object.values(actions).reduce((sum, [weight]) => sum + weight, 0);
  let cut = 0;
  try {
    for (let done = 0; done < ACTIONS; done++) {
      let lot = below(total);
      const found = Object.entries(actions).find(([, [weight]]) => (lot -= weight) < 0);
      const [name, [, act]] = found as NonNullable<typeof found>;
      trace.push(`${done} ${name}`);
      await act();
      if (below(ACTIONS - done) < CUTS - cut) {
        cut += 1;
        const way = pick(Object.keys(cuts) as (keyof typeof cuts)[]);
        trace.push(`${done} cut: ${way} in ${view}, ${expected.open}, batch: ${hasBatch}`);
        await cuts[way]();
        await dressed(grove);
        await showing(view);
        if (view === "batch") await expectBatch();
        await show("play");
        await compare(grove.page, expected);
      }
    }
    expect(cut).toBe(CUTS);
    await expectBatch();
    await show("play");
    await compare(grove.page, expected);
  } catch (error) {
    console.log(trace.slice(-30).join("\n"));
    throw error;
  }
});
