// The original search again, written for these tests alone and as simply as possible. It determines
// what the page must show after each step.

/** The page's counters. */
export interface Counts {
  placements: number;
  undos: number;
  tests: number;
  nodes: number;
  solutions: number;
  depth: number;
  step: number;
}

/** The state of the search after a step: a placement or an undo. */
export interface State extends Counts {
  /** The board, row by row, `.` for an empty cell. */
  board: string;
}

/** A placed digit in the search tree. */
export interface TreeNode {
  parent: number | null;
  children: number[];
  /** The step that placed the digit. */
  step: number;
  solutions: number;
}

/** A complete search. */
export interface Walk {
  /** The state after each step, from step 0. */
  states: State[];
  /** All tests, including those after the last step. */
  tests: number;
  nodes: TreeNode[];
  solutions: string[];
  /** Where a cell without a legal digit was found: the last step, and the tests so far. */
  deadEnds: { step: number; tests: number }[];
}

const SYMBOLS = "123456789ABCDEFG";
const BOX: Record<number, [rows: number, columns: number]> = {
  4: [2, 2],
  6: [2, 3],
  9: [3, 3],
  16: [4, 4],
};

/** Returns for each cell the cells that share a row, a column or a box with it. */
export function peers(size: number): number[][] {
  const [boxRows, boxColumns] = BOX[size]!;
  const houses = (cell: number): number[] => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return [row, column, Math.floor(row / boxRows) * boxRows + Math.floor(column / boxColumns)];
  };
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  const meet = (a: number, b: number): boolean => {
    const [one, other] = [houses(a), houses(b)];
    return a !== b && one.some((house, kind) => house === other[kind]);
  };
  return cells.map((cell) => cells.filter((other) => meet(cell, other)));
}

/** Searches a puzzle in reading order up to its `goal`-th solution. */
export function walk(line: string, goal = 1): Walk {
  const board = [...line].map((symbol) => SYMBOLS.indexOf(symbol) + 1);
  const size = Math.sqrt(board.length);
  const neighbours = peers(size);
  const empty = board.flatMap((digit, cell) => (digit === 0 ? [cell] : []));
  const result: Walk = { states: [], tests: 0, nodes: [], solutions: [], deadEnds: [] };
  const counts = { placements: 0, undos: 0 };
  const path: number[] = [];

  const written = (): string => board.map((digit) => SYMBOLS[digit - 1] ?? ".").join("");
  const note = (): void => {
    const { placements, undos } = counts;
    result.states.push({
      placements,
      undos,
      tests: result.tests,
      nodes: placements + 1,
      solutions: result.solutions.length,
      depth: placements - undos,
      step: placements + undos,
      board: written(),
    });
  };
  const place = (cell: number, digit: number): void => {
    board[cell] = digit;
    counts.placements += 1;
    const parent = path.at(-1) ?? null;
    const step = counts.placements + counts.undos;
    const node = result.nodes.push({ parent, children: [], step, solutions: 0 }) - 1;
    if (parent !== null) result.nodes[parent]!.children.push(node);
    path.push(node);
    if (path.length === empty.length) {
      result.solutions.push(written());
      for (const above of path) result.nodes[above]!.solutions += 1;
    }
    note();
  };
  const eraseDigit = (cell: number): void => {
    board[cell] = 0;
    counts.undos += 1;
    path.pop();
    note();
  };
  const isDone = (): boolean => result.solutions.length >= goal;
  const search = (): void => {
    const cell = empty[path.length];
    if (cell === undefined) return;
    let isDead = true;
    for (let digit = 1; digit <= size; digit += 1) {
      result.tests += 1;
      if (neighbours[cell]!.some((other) => board[other] === digit)) continue;
      isDead = false;
      place(cell, digit);
      search();
      if (isDone()) return;
      eraseDigit(cell);
    }
    if (isDead) {
      result.deadEnds.push({ step: counts.placements + counts.undos, tests: result.tests });
    }
  };
  note();
  search();
  return result;
}

/** Returns the counters of a state, without its board. */
export function countsOf({ board: _, ...counts }: State): Counts {
  return counts;
}

/**
 * Returns the boards after these steps, in ascending order, of the search for the first solution.
 * Replays every step without recording any, at some ten million steps a second.
 */
export function boardsAfter(line: string, steps: number[]): string[] {
  const board = Uint8Array.from(line, (symbol) => SYMBOLS.indexOf(symbol) + 1);
  const size = Math.sqrt(board.length);
  const [boxRows, boxColumns] = BOX[size]!;
  const empty = Uint16Array.from([...board.keys()].filter((cell) => board[cell] === 0));
  const [rows, columns, boxes] = [0, 1, 2].map(() => new Uint32Array(size)) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  const rowOf = Uint8Array.from(board, (_, cell) => Math.floor(cell / size));
  const columnOf = Uint8Array.from(board, (_, cell) => cell % size);
  const boxOf = Uint8Array.from(board, (_, cell) => {
    const across = Math.floor((cell % size) / boxColumns);
    return Math.floor(cell / size / boxRows) * boxRows + across;
  });
  const flip = (cell: number, digit: number): void => {
    rows[rowOf[cell]!]! ^= 1 << digit;
    columns[columnOf[cell]!]! ^= 1 << digit;
    boxes[boxOf[cell]!]! ^= 1 << digit;
  };
  board.forEach((digit, cell) => digit > 0 && flip(cell, digit));
  const written = (depth: number): string => {
    // The digit that was undone last has not been erased yet.
    const last = empty[depth];
    return Array.from(board, (digit, cell) => (cell === last ? "." : (SYMBOLS[digit - 1] ?? "."))).join("");
  };
  const boards: string[] = [];
  let [step, depth] = [0, 0];
  for (const wanted of steps) {
    while (step < wanted) {
      const cell = empty[depth];
      if (cell === undefined) break;
      const used = rows[rowOf[cell]!]! | columns[columnOf[cell]!]! | boxes[boxOf[cell]!]!;
      let digit = board[cell]! + 1;
      while (digit <= size && used & (1 << digit)) digit += 1;
      if (digit <= size) {
        board[cell] = digit;
        flip(cell, digit);
        depth += 1;
      } else {
        board[cell] = 0;
        if (depth === 0) break;
        depth -= 1;
        flip(empty[depth]!, board[empty[depth]!]!);
        // Its digit stays on the board until the next one is tried.
      }
      step += 1;
    }
    boards.push(written(depth));
  }
  return boards;
}
