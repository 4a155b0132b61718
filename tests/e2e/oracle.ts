// Counting solutions as plainly as can be: the cell with the fewest digits left, each of
// them in turn. It shares no line with the page.

const SYMBOLS = "123456789ABCDEFG";
const BOX: Record<number, [rows: number, columns: number]> = { 4: [2, 2], 6: [2, 3], 9: [3, 3], 16: [4, 4] };

/** Solutions of a classic puzzle up to a limit; no solution where givens clash. */
export function countSolutions(line: string, limit: number): number {
  const size = Math.sqrt(line.length);
  const [boxRows, boxColumns] = BOX[size]!;
  const rows = Array<number>(size).fill(0);
  const columns = Array<number>(size).fill(0);
  const boxes = Array<number>(size).fill(0);
  const houses = (cell: number): [number, number, number] => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return [row, column, Math.floor(row / boxRows) * boxRows + Math.floor(column / boxColumns)];
  };
  const flip = (cell: number, digit: number): void => {
    const [row, column, box] = houses(cell);
    rows[row]! ^= digit;
    columns[column]! ^= digit;
    boxes[box]! ^= digit;
  };
  const left = (cell: number): number => {
    const [row, column, box] = houses(cell);
    return ((1 << size) - 1) & ~(rows[row]! | columns[column]! | boxes[box]!);
  };
  const empty: number[] = [];
  for (const [cell, symbol] of [...line].entries()) {
    const digit = SYMBOLS.indexOf(symbol);
    if (digit < 0) {
      empty.push(cell);
    } else if ((left(cell) & (1 << digit)) === 0) {
      return 0;
    } else {
      flip(cell, 1 << digit);
    }
  }
  const bits = (mask: number): number => (mask === 0 ? 0 : 1 + bits(mask & (mask - 1)));
  const count = (cells: number[], most: number): number => {
    if (cells.length === 0) {
      return 1;
    }
    const choices = cells.map((cell) => bits(left(cell)));
    const narrowest = choices.indexOf(Math.min(...choices));
    const cell = cells[narrowest]!;
    const rest = cells.filter((_, place) => place !== narrowest);
    let found = 0;
    for (let open = left(cell); open !== 0 && found < most; open &= open - 1) {
      const digit = open & -open;
      flip(cell, digit);
      found += count(rest, most - found);
      flip(cell, digit);
    }
    return found;
  };
  return count(empty, limit);
}
