// The tests' own search, checked against itself: two ways of finding a board.
import { expect, test } from "@playwright/test";
import { boardAfter, walk } from "./naive.ts";
import { ARTICLE } from "./puzzles.ts";

test("replaying gives the boards of the walk", () => {
  const { states } = walk(ARTICLE);
  for (const [step, state] of states.entries()) {
    expect(boardAfter(ARTICLE, step), `after step ${step}`).toBe(state.board);
  }
});
