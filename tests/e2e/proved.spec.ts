// Puzzles of each kind, made through the page. A SAT solver that shares no code with the page proves
// that each has a unique solution. `cargo xtask e2e --long` makes two hundred of each kind.
import { expect, type Grove, test } from "./grove.ts";
import { make, saved } from "./handout.ts";
import { emptyBoard } from "./puzzles.ts";
import { walk } from "./naive.ts";
import { countSolutions } from "./sat.ts";

/** Puzzles on a sheet, of which there are two of each kind. */
const SHEET = Number(process.env.GROVE_SHEET ?? 3);
const JIGSAW = "regions-AAAABBCCCAAABBBCCCAABBBECCFDDDDBECFFDDDEEEFFFDDEEEEFFFGGGGHHIIIGGGHHHIIIGGHHHHIII";

/** The kind of puzzles; the seeds of the two sheets follow each other from 1. */
interface Kind {
  size: number;
  /** The code of the board's rules. */
  rules?: string;
  /** The choices in the menus; the defaults are `any` difficulty and no pattern. */
  difficulty?: string;
  symmetry?: string;
  drawn?: string;
}

/** Makes two sheets, as lines with the code of their rules. */
async function puzzles(grove: Grove, kind: Kind): Promise<[line: string, rules: string][]> {
  const { size, rules, difficulty = "any", symmetry = "none", drawn = "nothing" } = kind;
  await grove.open({ p: emptyBoard(size), view: "play", ...(rules === undefined ? {} : { rules }) });
  await grove.action("side-new").click();
  await grove.action("difficulty").selectOption(difficulty);
  await grove.action("symmetry").selectOption(symmetry);
  await grove.action("drawn").selectOption(drawn);
  const all: [string, string][] = [];
  for (const seed of [1, 1 + SHEET]) {
    await grove.action("new-seed").fill(String(seed));
    await make(grove, SHEET);
    const { lines } = await saved(grove);
    expect(lines).toHaveLength(SHEET);
    all.push(...lines.map((line): [string, string] => {
      const [clues = "", code = ""] = line.split(" ");
      return [clues, code];
    }));
    await grove.press("Escape");
  }
  return all;
}

async function prove(grove: Grove, kind: Kind): Promise<[line: string, rules: string][]> {
  test.setTimeout(180_000);
  const all = await puzzles(grove, kind);
  for (const [line, rules] of all) {
    expect(await countSolutions(line, 2, rules), `${line} ${rules}`).toBe(1);
  }
  const different = new Set(all.map((puzzle) => puzzle.join(" "))).size;
  expect(different).toBeGreaterThan(kind.size === 4 ? SHEET : 2 * SHEET - 3);
  return all;
}

const DIFFICULTIES: [size: number, difficulties: string[]][] = [
  [4, ["easy", "any"]],
  [6, ["easy", "medium", "any"]],
  [9, ["easy", "medium", "hard", "unfair", "extreme", "any"]],
  [16, ["easy", "any"]],
];

for (const [size, difficulties] of DIFFICULTIES) {
  for (const difficulty of difficulties) {
    test(`size ${size}, ${difficulty}`, async ({ grove }) => {
      const all = await prove(grove, { size, difficulty });
      if (difficulty !== "any" || size === 16) return;
      // No given can be removed; the SAT solver must agree.
      for (const [line] of all.slice(0, 10)) {
        for (const [place, symbol] of [...line].entries()) {
          const fewer = `${line.slice(0, place)}.${line.slice(place + 1)}`;
          if (symbol !== ".") expect(await countSolutions(fewer, 2), fewer).toBe(2);
        }
      }
    });
  }
}

test("cheap for the plain search", async ({ grove }) => {
  for (const [line] of await prove(grove, { size: 9, difficulty: "cheap" })) {
    expect(walk(line).nodes.length, line).toBeLessThanOrEqual(500);
  }
});

test("expensive for the plain search", async ({ grove }) => {
  await prove(grove, { size: 9, difficulty: "dear" });
});

/** Where each symmetry moves a cell of a 9x9 board. */
const IMAGES: Record<string, ((row: number, column: number) => [row: number, column: number])[]> = {
  rotation: [(row, column) => [8 - row, 8 - column]],
  mirror: [(row, column) => [row, 8 - column]],
  diagonal: [(row, column) => [column, row]],
  full: [(row, column) => [row, 8 - column], (row, column) => [column, row]],
};

for (const [symmetry, images] of Object.entries(IMAGES)) {
  test(`symmetry ${symmetry}`, async ({ grove }) => {
    for (const [line] of await prove(grove, { size: 9, symmetry })) {
      for (const image of images) {
        const turned = [...line].map((_, cell) => {
          const [row, column] = image(Math.floor(cell / 9), cell % 9);
          return line[9 * row + column] === ".";
        });
        expect(turned, line).toEqual([...line].map((symbol) => symbol === "."));
      }
    }
  });
}

const RULES: Record<string, string> = {
  diagonals: "falling.rising",
  windoku: "windoku",
  jigsaw: JIGSAW,
  "anti-knight": "knight",
  "anti-king": "king",
};

for (const [name, rules] of Object.entries(RULES)) {
  test(`variant ${name}`, async ({ grove }) => {
    for (const [line, code] of await prove(grove, { size: 9, rules })) {
      expect(code, line).toBe(rules);
    }
  });
}

for (const [drawn, rule] of Object.entries({ cages: "cage-", thermometers: "thermo-" })) {
  test(`variant ${drawn}`, async ({ grove }) => {
    for (const [line, code] of await prove(grove, { size: 9, drawn })) {
      expect(code.split(".").every((part) => part.startsWith(rule)), `${line} ${code}`).toBe(true);
    }
  });
}
