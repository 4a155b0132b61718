// Measures solvers in WebAssembly and JavaScript on a set of boards. Prints one line per solver: a
// name, a tab, and either the microseconds per board or the reason why the solver is left out.
// Arguments: the output folder of wasm-bindgen, and the file of the set.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The number of boards, evenly spaced in the set, that each solver gets: some are slow. */
const BOARDS = 200;
/** The minimum time of a measurement, in milliseconds: the boards are solved again until then. */
const AT_LEAST = 300;

/**
 * A clock of this thread's CPU time in milliseconds, which other programs do not affect. Falls back
 * to the wall clock where the system does not report it.
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

/** Checks every answer, which also warms the solver up, and then measures the time. */
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

/** Any solution is right if there are several: a full, valid board with the same givens. */
function isRight(board, answer, expected) {
  if (expected === undefined || answer === undefined) return answer === expected;
  if (!/^[1-9]{81}$/.test(answer) || ourSolve(answer) !== answer) return false;
  return [...board].every((cell, nth) => cell === "." || cell === "0" || cell === answer[nth]);
}

/** Writes the board to the module's memory and reads the solution from there. */
function ours() {
  const solver = new Solver();
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  let cells = new Uint8Array(0);
  return (board) => {
    // Growing the memory detaches the buffer.
    if (cells.length === 0) cells = new Uint8Array(memoryOfModule().buffer, solver.cells(), 81);
    if (board.length !== 81 || encoder.encodeInto(board, cells).written !== 81) return undefined;
    return solver.solve() ? decoder.decode(cells) : undefined;
  };
}

/** Exact cover with 324 columns. A given removes the rows of all other digits in its cell. */
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

/** Digits count from 0; empty cells are `null`. */
async function sudokuOfNpm() {
  const { default: sudoku } = await import("sudoku");
  return (board) => {
    const digits = Array.from(board, (cell) => (cell >= "1" ? cell - 1 : null));
    return sudoku.solvepuzzle(digits)?.map((digit) => digit + 1).join("");
  };
}

/** Digits count from 0; empty cells are -1. */
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

/** Loads kudoku from a file, with stubs for the input that it reads. It finds all solutions. */
function kudoku(file) {
  class File {
    readline = () => -1;
  }
  class Bytes {}
  const program = new Function("File", "Bytes", `${readFileSync(file, "utf8")}; return Sudoku();`);
  const solve = program(File, Bytes);
  return (board) => solve(board)[0]?.join("");
}
