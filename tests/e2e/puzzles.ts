// The puzzles from the sources and other well-known ones, with numbers that were published or
// computed by an independent program: cells in reading order, digits ascending.

export const ARTICLE =
  "000006201070510060006080059120000000080940500590000000001050073030460080000003604";
export const NURU =
  "306508400520000000087000031003010080900863005050090600130000250000000074005206300";
export const TUTORIAL =
  "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
export const PAPER = "0000300204000010";
export const THREE_SOLUTIONS = "1020000000033002";
export const ANTI_BACKTRACKING =
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
export const AI_ESCARGOT =
  "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
export const INKALA =
  "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
export const GOLDEN_NUGGET =
  ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
export const EASTER_MONSTER =
  "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
export const FATA_MORGANA =
  "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........";
export const TWO_SOLUTIONS =
  ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";
export const FOUR_SOLUTIONS =
  "....9....6..4.7..8.4.812.3.7.......5..4...9..5..371..4.5..6..4.2.17.85.9.........";
export const NO_SOLUTION =
  "....41....6.....2...2......32.6.........5..417.......2......23..48......5.1..2...";
export const NORVIG =
  ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

/** The samples by their codes in the menu. */
export const SAMPLES: Record<string, string> = {
  article: ARTICLE,
  nuru: NURU,
  o2: TUTORIAL,
  "paper-4x4": PAPER,
  "anti-backtracking": ANTI_BACKTRACKING,
  "ai-escargot": AI_ESCARGOT,
  "inkala-2012": INKALA,
  "golden-nugget": GOLDEN_NUGGET,
  "easter-monster": EASTER_MONSTER,
  "fata-morgana": FATA_MORGANA,
  "three-solutions": THREE_SOLUTIONS,
  "two-solutions": TWO_SOLUTIONS,
  "four-solutions": FOUR_SOLUTIONS,
  "no-solution-b": NO_SOLUTION,
  "norvig-impossible": NORVIG,
};

export const ARTICLE_SOLUTION =
  "845796231379512468216384759124635897683947512597821346461258973732469185958173624";
export const NURU_SOLUTION =
  "316578492529134768487629531263415987974863125851792643138947256692351874745286319";
export const TUTORIAL_SOLUTION =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
export const PAPER_SOLUTION = "4231314214232314";

/** Returns an empty board of this size as a line. */
export const emptyBoard = (size: number): string => ".".repeat(size * size);

/** Returns a line as the page writes it, with `.` for an empty cell. */
export const dotted = (line: string): string => line.replaceAll("0", ".");

/** Splits a line into rows. */
export function rows(line: string): string[] {
  const size = Math.sqrt(line.length);
  return Array.from({ length: size }, (_, row) => line.slice(row * size, (row + 1) * size));
}
