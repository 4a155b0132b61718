// Measures a set in WebAssembly and in JavaScript and prints, a line each: a name, a tab,
// microseconds per board, or why the solver is left out. The arguments are the folder that
// wasm-bindgen wrote the module to, and the file of the set.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** A script's solver is slow: it gets so many boards of a set, evenly taken. */
const BOARDS = 200;
/** They are gone through again until so many milliseconds have passed. */
const AT_LEAST = 300;

/**
 * Milliseconds that this thread has been on a processor, which other programs do not lengthen by
 * taking it away; as a clock has them where the system does not say.
 */
const clock = {
  now() {
    try {
      return parseInt(readFileSync("/proc/thread-self/schedstat", "latin1")) / 1e6;
    } catch {
      return performance.now();
    }
  },
};

const [folder, file] = process.argv.slice(2);
const { boards: boardsOf, memoryOfModule, report, Solver } = await import(pathToFileURL(join(folder, "grove_peers.js")));
const set = readFileSync(file, "latin1");
for (const line of report(set, clock).trim().split("\n")) console.log(`wasm: ${line}`);

const all = boardsOf(set);
const boards = all.filter((_, nth) => nth % Math.ceil(all.length / BOARDS) === 0);
const ourSolve = ours();
const expected = boards.map((board) => ourSolve(board));

measure("ours", ourSolve);
for (const [name, load] of Object.entries({
  "dancing-links": dancingLinks,
  sudoku: sudokuOfNpm,
  "@algorithm.ts/sudoku": algorithmTs,
})) {
  measure(`${name} (npm)`, await load());
}
if (process.env.KUDOKU) measure("kudoku (JavaScript)", kudoku(process.env.KUDOKU));

/** Checks every answer, which also warms the solver up, and then takes the time. */
function measure(name, solve) {
  const wrong = boards.filter((board, nth) => !isRight(board, solve(board), expected[nth]));
  if (wrong.length > 0) {
    console.log(`a call: ${name}\tleft out: ${wrong.length} of ${boards.length} answers are wrong`);
    return;
  }
  const start = clock.now();
  let passes = 0;
  while (passes === 0 || clock.now() - start < AT_LEAST) {
    for (const board of boards) solve(board);
    passes += 1;
  }
  const microseconds = (clock.now() - start) * 1000;
  console.log(`a call: ${name}\t${(microseconds / (passes * boards.length)).toFixed(4)}`);
}

/** Where there are several solutions any of them is right: a full board that keeps the clues. */
function isRight(board, answer, expected) {
  if (expected === undefined || answer === undefined) return answer === expected;
  if (!/^[1-9]{81}$/.test(answer) || ourSolve(answer) !== answer) return false;
  return [...board].every((cell, nth) => cell === "." || cell === "0" || cell === answer[nth]);
}

/** The board is written to the module's memory, and the solution read from there. */
function ours() {
  const solver = new Solver();
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  let cells = new Uint8Array(0);
  return (board) => {
    // Memory that grows moves.
    if (cells.length === 0) cells = new Uint8Array(memoryOfModule().buffer, solver.cells(), 81);
    if (board.length !== 81 || encoder.encodeInto(board, cells).written !== 81) return undefined;
    return solver.solve() ? decoder.decode(cells) : undefined;
  };
}

/** Exact cover with 324 columns; a board's clues leave out the other rows of their cells. */
async function dancingLinks() {
  const { DancingLinks } = await import("dancing-links");
  const links = new DancingLinks();
  const rows = Array.from({ length: 729 }, (_, nth) => {
    const [cell, digit] = [Math.floor(nth / 9), nth % 9];
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const box = Math.floor(row / 3) * 3 + Math.floor(column / 3);
    const columns = [cell, 81 + row * 9 + digit, 162 + column * 9 + digit, 243 + box * 9 + digit];
    return { data: nth, columnIndices: columns };
  });
  return (board) => {
    const solver = links.createSolver({ columns: 324 });
    const kept = rows.filter(({ data }) => {
      const clue = board.charCodeAt(Math.floor(data / 9)) - 49;
      return clue < 0 || clue === data % 9;
    });
    solver.addSparseConstraints(kept);
    const [solution] = solver.findOne();
    if (solution === undefined) return undefined;
    const digits = new Array(81);
    for (const { data } of solution) digits[Math.floor(data / 9)] = (data % 9) + 1;
    return digits.join("");
  };
}

/** Digits from 0, `null` where a cell is empty. */
async function sudokuOfNpm() {
  const { default: sudoku } = await import("sudoku");
  return (board) => {
    const digits = Array.from(board, (cell) => (cell >= "1" ? cell - 1 : null));
    return sudoku.solvepuzzle(digits)?.map((digit) => digit + 1).join("");
  };
}

/** Digits from 0, -1 where a cell is empty. */
async function algorithmTs() {
  const { SudokuSolver } = await import("@algorithm.ts/sudoku");
  const solver = new SudokuSolver({ childMatrixWidth: 3 });
  return (board) => {
    const puzzle = Array.from(board, (cell) => (cell >= "1" ? cell - 1 : -1));
    const solution = new Array(81).fill(-1);
    if (!solver.solve(puzzle, solution)) return undefined;
    return solution.map((digit) => digit + 1).join("");
  };
}

/** The program of a file, without the input that it reads. It finds every solution. */
function kudoku(file) {
  class File {
    readline = () => -1;
  }
  class Bytes {}
  const program = new Function("File", "Bytes", `${readFileSync(file, "utf8")}; return Sudoku();`);
  const solve = program(File, Bytes);
  return (board) => solve(board)[0]?.join("");
}
