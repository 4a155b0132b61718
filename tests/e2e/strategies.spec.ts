// Strategies other than the original one: what they find, what they show, and their links.
import { expect, type Grove, test } from "./grove.ts";
import { walk } from "./naive.ts";
import { ANTI_BACKTRACKING, ARTICLE, ARTICLE_SOLUTION, PAPER } from "./puzzles.ts";

const NAMED = {
  sources: "reading/ascending/none",
  forward: "reading/ascending/forward",
  fewest: "fewest/ascending/forward",
  singles: "fewest/ascending/singles",
  domain: "fewest/ascending/domain",
  "exact-cover": "exact-cover",
};

async function toEnd(grove: Grove): Promise<void> {
  await expect(grove.run).toHaveAttribute("data-run", "over");
  await grove.blur();
  await grove.press("End");
}

test("every strategy finds the same solution, and the link names the strategy", async ({ grove }) => {
  await grove.open({ p: ARTICLE, view: "watch" });
  for (const [name, search] of Object.entries(NAMED)) {
    await grove.action("strategy").selectOption(name);
    await grove.expectCounts({ step: 0 });
    await toEnd(grove);
    await grove.expectLine(ARTICLE_SOLUTION);
    await grove.expectCounts({ solutions: 1, depth: 51 });
    await grove.expectLink({ search });
    const { placements } = await grove.counts();
    if (name === "sources") expect(placements).toBe(1287);
    else expect(placements).toBeLessThan(1287);
  }
});

test("singles solve the anti-backtracking puzzle without a guess", async ({ grove }) => {
  await grove.open({ p: ANTI_BACKTRACKING, view: "watch", search: NAMED.singles });
  await expect(grove.action("strategy")).toHaveValue("singles");
  await toEnd(grove);
  await grove.expectCounts({ placements: 64, undos: 0, solutions: 1 });
});

test("candidates are shown, and what rules them out", async ({ grove, page }) => {
  await grove.open({ p: PAPER, view: "watch", search: NAMED.forward });
  const open = async (name: string): Promise<string> =>
    (await grove.cell(name).locator("[data-candidate=open]").allTextContents()).join("");
  const first = walk(PAPER).states[0]!.board;
  const at = (row: number, column: number): string => first[row * 4 + column]!;
  for (const [row, column] of [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((it) => [row, it]))) {
    if (/[1-4]/u.test(at(row!, column!))) continue;
    const peers = [0, 1, 2, 3].flatMap((k) => [
      at(row!, k),
      at(k, column!),
      at(2 * Math.floor(row! / 2) + Math.floor(k / 2), 2 * Math.floor(column! / 2) + (k % 2)),
    ]);
    const left = [..."1234"].filter((digit) => !peers.includes(digit));
    expect(await open(`r${row! + 1}c${column! + 1}`)).toBe(left.join(""));
  }
  await grove.action("grain").selectOption("events");
  await grove.blur();
  await grove.press("ArrowRight", "ArrowRight");
  await expect(page.locator("[data-candidate=gone]")).toHaveCount(1);
  await expect(page.locator("[data-part=blocker]")).toHaveCount(1);
  await grove.press("ArrowLeft");
  await expect(page.locator("[data-candidate=gone]")).toHaveCount(0);
});

test("a link may name any orders, but unknown ones are refused", async ({ grove }) => {
  const search = "shuffled-7/descending/singles";
  await grove.open({ p: ARTICLE, view: "watch", search });
  await expect(grove.action("strategy")).toHaveValue("other");
  await toEnd(grove);
  await grove.expectLine(ARTICLE_SOLUTION);
  await grove.expectLink({ search });
  await grove.openHash(`#p=${ARTICLE}&view=watch&search=reading/upwards/none`);
  await expect(grove.notice("link")).toContainText("reading/upwards/none");
  await grove.expectLink({ search: NAMED.sources });
});
