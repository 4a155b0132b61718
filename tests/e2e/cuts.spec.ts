// A long script of playing, watching and a batch, cut at random moments: nothing typed is
// lost. GROVE_SEED repeats a script, GROVE_CUTS says how often it is cut.
import type { BrowserContext, Page } from "@playwright/test";
import { expect, Grove, hashOf, test } from "./grove.ts";
import { ARTICLE, NURU, dotted } from "./puzzles.ts";

const ACTIONS = 2000;
const CUTS = Number(process.env.GROVE_CUTS ?? 20);
const SEED = Number(process.env.GROVE_SEED ?? Date.now() % 1e9);
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
const PUZZLES = { article: ARTICLE, nuru: NURU };
type Name = keyof typeof PUZZLES;

/** The numbers of a seed, from 0 to before 1 (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What a person has in a cell: a digit, and under it marks. */
interface Cell {
  digit: string;
  corner: string;
  center: string;
}

/** The boards as they should be, kept by rules written anew. */
class Expected {
  open: Name = "article";
  private boards = new Map<Name, Cell[]>();
  private past: { open: Name; board: Cell[] }[] = [];

  get board(): Cell[] {
    const empty = () => Array.from({ length: 81 }, () => ({ digit: "", corner: "", center: "" }));
    const board = this.boards.get(this.open) ?? empty();
    this.boards.set(this.open, board);
    return board;
  }

  get puzzle(): string {
    return PUZZLES[this.open];
  }

  remember(): void {
    this.past.push({ open: this.open, board: structuredClone(this.board) });
  }

  write(at: number, key: string, pen: "digit" | "corner" | "center"): void {
    const cell = this.board[at] as Cell;
    if (this.puzzle[at] !== "0") return;
    const before = structuredClone(this.board);
    if (pen === "digit") cell.digit = key;
    else if (cell.digit === "") {
      const marks = new Set(cell[pen]);
      if (!marks.delete(key)) marks.add(key);
      cell[pen] = [...marks].sort().join("");
    }
    if (JSON.stringify(before) !== JSON.stringify(this.board)) {
      this.past.push({ open: this.open, board: before });
    }
  }

  erase(at: number): void {
    const cell = this.board[at] as Cell;
    if (this.puzzle[at] !== "0") return;
    if (cell.digit + cell.corner + cell.center !== "") this.remember();
    if (cell.digit !== "") cell.digit = "";
    else cell.corner = cell.center = "";
  }

  choose(name: Name): void {
    if (name === this.open) return;
    this.remember();
    this.open = name;
  }

  forget(): void {
    this.past = [];
  }

  undo(): void {
    const last = this.past.pop();
    if (last === undefined) return;
    this.open = last.open;
    this.boards.set(last.open, last.board);
  }
}

/** Compares the board on the page with what it should be. */
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

async function opened(context: BrowserContext, hash: string): Promise<Grove> {
  const grove = new Grove(await context.newPage());
  await grove.openHash(hash);
  return grove;
}

test(`no digit is lost by ${CUTS} cuts of ${ACTIONS} actions`, async ({ context }) => {
  test.setTimeout(60_000 + ACTIONS * 100 + CUTS * 4000);
  test.info().annotations.push({ type: "seed", description: String(SEED) });
  console.log(`GROVE_SEED=${SEED} GROVE_CUTS=${CUTS}`);
  const random = chance(SEED);
  const below = (end: number) => Math.floor(random() * end);
  const pick = <T>(of: readonly T[]) => of[below(of.length)] as T;
  const expected = new Expected();
  let grove = await opened(context, hashOf({ p: dotted(ARTICLE), view: "play", lang: "en" }));

  const actions: [number, () => Promise<void>][] = [
    [60, async () => {
      const at = below(81);
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
    [12, async () => {
      await grove.page.keyboard.press("Control+z");
      expected.undo();
    }],
    [4, async () => {
      const name = pick(["article", "nuru"] as const);
      await grove.action("sample").selectOption(name);
      expected.choose(name);
    }],
    [3, async () => {
      await grove.action("view-watch").click();
      await grove.page.keyboard.press("ArrowRight");
      await grove.action("view-play").click();
    }],
    [1, async () => {
      await grove.action("view-batch").click();
      await grove.action("batch-paste").click();
      await grove.action("paste-text").fill(`${ARTICLE}\n${NURU}\n`);
      await grove.action("paste-read").click();
      await expect(grove.page.locator(".batch-row").first()).toBeVisible();
      await grove.action("batch-forget").click();
      await grove.action("view-play").click();
    }],
  ];

  const cuts: (() => Promise<void>)[] = [
    async () => {
      await grove.page.reload();
    },
    async () => {
      await grove.page.close();
      grove = await opened(context, "");
      // A tab that is perhaps open still keeps what it can undo for itself.
      if (await grove.action("undo").isDisabled()) expected.forget();
    },
    async () => {
      await grove.page.goto("about:blank");
      await grove.page.goBack();
    },
    async () => {
      await grove.action("view-watch").click();
      await grove.page.goBack();
    },
    async () => {
      await Promise.all(grove.page.workers().map((worker) => worker.evaluate(() => self.close())));
    },
  ];

  const total = actions.reduce((sum, [weight]) => sum + weight, 0);
  let cut = 0;
  for (let done = 0; done < ACTIONS; done++) {
    let lot = below(total);
    const [, act] = actions.find(([weight]) => (lot -= weight) < 0) as (typeof actions)[0];
    await act();
    if (below(ACTIONS - done) < CUTS - cut) {
      cut += 1;
      await pick(cuts)();
      await expect(grove.board).toBeVisible();
      await expect(grove.page.locator("html")).toHaveAttribute("data-theme", /./u);
      await compare(grove.page, expected);
    }
  }
  expect(cut).toBe(CUTS);
  await compare(grove.page, expected);
});

