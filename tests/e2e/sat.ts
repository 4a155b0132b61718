// Counts solutions with a SAT solver, CaDiCaL, that knows nothing about Sudoku: this file encodes a
// board and its rules as clauses, following the README's description of rules in links. It shares
// no code with the page.
import { Cadical } from "cadical-wasm";

const SYMBOLS = "123456789ABCDEFG";
const BOX: Record<number, [rows: number, columns: number]> = { 4: [2, 2], 6: [2, 3], 9: [3, 3], 16: [4, 4] };
const KNIGHT = [[1, 2], [2, 1], [2, -1], [1, -2]] as const;
const KING = [[1, 1], [1, -1]] as const;

/** The constraints among cells, which are numbered in reading order. */
interface Rules {
  size: number;
  /** Cells whose digits all differ. */
  differ: number[][];
  /** Cells whose digits differ and add up to the total. */
  sums: { cells: number[]; total: number }[];
  /** Cells whose digits increase. */
  rises: number[][];
}

const range = (count: number): number[] => [...Array(count).keys()];

/** Returns the rules of a board whose link has this code, `""` for the classic ones. */
function rulesOf(size: number, code: string): Rules {
  const [high, wide] = BOX[size]!;
  const cells = range(size * size);
  const where = (holds: (row: number, column: number) => boolean): number[] =>
    cells.filter((cell) => holds(Math.floor(cell / size), cell % size));
  const box = (row: number, column: number): number =>
    Math.floor(row / high) * high + Math.floor(column / wide);
  const parts = code === "" ? [] : code.split(".");
  const regions = parts.find((part) => part.startsWith("regions-"))?.slice("regions-".length);
  const lines = range(size).flatMap((nth) => [where((row) => row === nth), where((_, column) => column === nth)]);
  const areas =
    regions === undefined
      ? range(size).map((nth) => where((row, column) => box(row, column) === nth))
      : [...new Set(regions)].map((letter) => cells.filter((cell) => regions[cell] === letter));
  const rules: Rules = { size, differ: [...lines, ...areas], sums: [], rises: [] };
  const apart = (moves: readonly (readonly [number, number])[]): number[][] =>
    moves.flatMap(([down, right]) =>
      where((row, column) => row + down < size && column + right >= 0 && column + right < size).map(
        (cell) => [cell, cell + down * size + right],
      ),
    );
  for (const part of parts) {
    const [name, ...rest] = part.split("-");
    const named = rest.at(-1)?.match(/../gu)?.map((pair) => {
      const [row, column] = [...pair].map((symbol) => SYMBOLS.indexOf(symbol));
      return row! * size + column!;
    });
    if (name === "falling") rules.differ.push(where((row, column) => row === column));
    else if (name === "rising") rules.differ.push(where((row, column) => row + column === size - 1));
    else if (name === "windoku") rules.differ.push(...windows(size, where));
    else if (name === "knight") rules.differ.push(...apart(KNIGHT));
    else if (name === "king") rules.differ.push(...apart(KING));
    else if (name === "cage" && rest.length === 1) rules.differ.push(named!);
    else if (name === "cage") rules.sums.push({ cells: named!, total: Number(rest[0]) });
    else if (name === "thermo") rules.rises.push(named!);
    else if (name !== "regions") throw new Error(`unknown rule: ${part}`);
  }
  return rules;
}

/** Returns the blocks of the size of a box, one line away from the edge and from each other. */
function windows(size: number, where: (holds: (row: number, column: number) => boolean) => number[]): number[][] {
  const [high, wide] = BOX[size]!;
  const starts = (side: number): number[] =>
    range(size).filter((place) => place % (side + 1) === 1 && place + side < size);
  return starts(high).flatMap((top) =>
    starts(wide).map((left) =>
      where((row, column) => row >= top && row < top + high && column >= left && column < left + wide),
    ),
  );
}

/** Returns all sets of `count` digits that add up to the total, as lists. */
function combinations(size: number, count: number, total: number, from = 1): number[][] {
  if (count === 0) return total === 0 ? [[]] : [];
  return range(size)
    .map((digit) => digit + 1)
    .filter((digit) => digit >= from && digit <= total)
    .flatMap((digit) =>
      combinations(size, count - 1, total - digit, digit + 1).map((rest) => [digit, ...rest]),
    );
}

/**
 * Returns for each cell the digits that no given rules out directly. This makes for fewer clauses.
 */
function openDigits(line: string, { size, differ, sums }: Rules): Set<number>[] {
  const open = [...line].map((symbol) => {
    const digit = SYMBOLS.indexOf(symbol) + 1;
    return new Set(digit > 0 ? [digit] : range(size).map((nth) => nth + 1));
  });
  for (const cells of [...differ, ...sums.map(({ cells }) => cells)]) {
    for (const given of cells.filter((cell) => SYMBOLS.includes(line[cell]!))) {
      const digit = SYMBOLS.indexOf(line[given]!) + 1;
      for (const cell of cells) {
        if (cell !== given) open[cell]!.delete(digit);
      }
    }
  }
  return open;
}

/** Returns a board and its rules as clauses, with a variable per cell and digit. */
function clausesOf(rules: Rules, open: Set<number>[]): number[][] {
  const { size } = rules;
  const is = (cell: number, digit: number): number => cell * size + digit;
  let lastVariable = size ** 3;
  const clauses: number[][] = [];
  const unequal = (cells: number[]): void => {
    for (const [nth, one] of cells.entries()) {
      for (const other of cells.slice(nth + 1)) {
        for (const digit of open[one]!) {
          if (open[other]!.has(digit)) clauses.push([-is(one, digit), -is(other, digit)]);
        }
      }
    }
    // With as many cells as digits, each digit has a place. Redundant, but it speeds up solving.
    if (cells.length < size) return;
    for (const digit of range(size).map((nth) => nth + 1)) {
      clauses.push(cells.filter((cell) => open[cell]!.has(digit)).map((cell) => is(cell, digit)));
    }
  };
  for (const [cell, digits] of open.entries()) {
    clauses.push([...digits].map((digit) => is(cell, digit)));
    for (const one of digits) {
      for (const other of digits) if (one < other) clauses.push([-is(cell, one), -is(cell, other)]);
    }
  }
  rules.differ.forEach(unequal);
  for (const { cells, total } of rules.sums) {
    unequal(cells);
    // The cage has one of the sets of digits that add up to the total.
    const sets = combinations(size, cells.length, total).map((digits) => ({ digits, chosen: ++lastVariable }));
    clauses.push(sets.map(({ chosen }) => chosen));
    for (const { digits, chosen } of sets) {
      for (const cell of cells) {
        const others = [...open[cell]!].filter((digit) => !digits.includes(digit));
        clauses.push(...others.map((digit) => [-chosen, -is(cell, digit)]));
      }
    }
  }
  for (const way of rules.rises) {
    for (const [nth, lower] of way.slice(0, -1).entries()) {
      const higher = way[nth + 1]!;
      for (const low of open[lower]!) {
        for (const high of open[higher]!) if (high <= low) clauses.push([-is(lower, low), -is(higher, high)]);
      }
    }
  }
  return clauses;
}

/**
 * Counts the solutions of a board, given as a line, up to a limit, under the rules of a link's
 * code.
 */
export async function countSolutions(line: string, limit: number, code = ""): Promise<number> {
  const rules = rulesOf(Math.sqrt(line.length), code);
  const open = openDigits(line, rules);
  const clauses = clausesOf(rules, open);
  if (clauses.some((clause) => clause.length === 0)) return 0;
  const solver = await Cadical.create();
  clauses.forEach((clause) => solver.addClause(clause));
  let found = 0;
  while (found < limit && solver.solve() === "satisfiable") {
    found += 1;
    const placed = open.flatMap((digits, cell) => [...digits].map((digit) => cell * rules.size + digit));
    solver.addClause(placed.filter((place) => solver.value(place) === true).map((place) => -place));
  }
  solver.dispose();
  return found;
}
