// The tests' own search, checked against itself: two ways to compute a board.
import { expect, test } from "@playwright/test";
import { boardsAfter, walk } from "./naive.ts";
import { ARTICLE } from "./puzzles.ts";

test("replaying produces the boards of the walk", () => {
  const { states } = walk(ARTICLE);
  const boards = boardsAfter(ARTICLE, [...states.keys()]);
  for (const [step, state] of states.entries()) {
    expect(boards[step], `after step ${step}`).toBe(state.board);
  }
});
