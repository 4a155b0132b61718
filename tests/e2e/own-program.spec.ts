// The user's own program: typed, run, watched as a search, and kept.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Grove, LANGUAGES, test } from "./grove.ts";
import { misfits } from "./fits.ts";
import { ARTICLE } from "./puzzles.ts";

/** A solver for a 4×4 puzzle that forgets to erase. */
const FORGETFUL = `board = [[0, 0, 0, 0], [0, 0, 4, 2], [0, 0, 0, 0], [0, 0, 1, 4]]

def fits(row, column, digit):
    for k in range(4):
        if board[row][k] == digit or board[k][column] == digit:
            return False
        if board[row - row % 2 + k // 2][column - column % 2 + k % 2] == digit:
            return False
    return True

def solve(place):
    if place == 16:
        return True
    row, column = place // 4, place % 4
    if board[row][column] > 0:
        return solve(place + 1)
    for digit in range(1, 5):
        if fits(row, column, digit):
            board[row][column] = digit
            if solve(place + 1):
                return True
    return False

print(solve(0))
`;

async function openOwn(grove: Grove, lang = "en"): Promise<void> {
  await grove.open({ p: ARTICLE, view: "watch", lang });
  await expect(grove.action("program")).toBeEnabled();
  if ((await grove.page.locator(".program").count()) === 0) await grove.action("program").click();
  await grove.action("program-language").selectOption("own");
  await expect(grove.action("program-text")).toBeVisible();
}

/** Expects board and program above the tree, which has its share, and the tools in one line. */
async function expectRoom(grove: Grove, message: string): Promise<void> {
  const { width, height } = grove.page.viewportSize()!;
  const boxOf = async (selector: string) => (await grove.page.locator(selector).boundingBox())!;
  const [tree, program, board] = [await boxOf(".tree"), await boxOf(".program"), await boxOf(".board")];
  expect.soft(tree.height / height, message).toBeGreaterThanOrEqual(width < 1200 ? 0.33 : 0.45);
  for (const { y, height } of [program, board]) expect.soft(y + height, message).toBeLessThanOrEqual(tree.y);
  expect.soft((await boxOf(".program-head")).height, `one line of tools, ${message}`).toBeLessThan(56);
  const source = await boxOf(":is(.editor, .program-source)");
  expect.soft(source.height, `lines of the program, ${message}`).toBeGreaterThan(70);
}

const stateOf = (grove: Grove) => expect(grove.page.locator(".program"));
const counter = (grove: Grove, name: string) => grove.page.locator(`[data-counter=${name}]`);

async function runForgetful(grove: Grove): Promise<void> {
  await openOwn(grove);
  await grove.action("program-text").fill(FORGETFUL);
  await grove.action("program-run").click();
  await stateOf(grove).toHaveAttribute("data-program-state", "current", { timeout: 20_000 });
  await grove.blur();
}

test("a typed program is checked, run, and watched as a search", async ({ grove, page }) => {
  test.slow();
  await openOwn(grove);
  const area = grove.action("program-text");
  await area.focus();
  await page.keyboard.type("for k in range(3):\nprint(k");
  // The new line is indented like a block, and the missing bracket is found.
  await expect(area).toHaveValue("for k in range(3):\n    print(k");
  const error = grove.action("program-error").first();
  await expect(error).toHaveAttribute("data-line", "2");
  await page.keyboard.type(")");
  await expect(error).toHaveCount(0);
  await expect(page.locator(".program-puzzle")).toHaveAttribute("data-found", "false");
  await page.keyboard.press("Control+z");
  await expect(area).not.toHaveValue(/\)$/u);
  await area.fill(FORGETFUL);
  await expect(page.locator(".program-puzzle")).toHaveAttribute("data-found", "true");
  await page.keyboard.press("Control+]");
  await page.keyboard.press("Control+[");
  await expect(area).toHaveValue(FORGETFUL);
  await page.keyboard.press("Control+Enter");
  await stateOf(grove).toHaveAttribute("data-program-state", "current", { timeout: 20_000 });
  await expect(page.locator("[data-ending]")).toHaveAttribute("data-ending", "finished");
  await expect(page.locator("[data-cell]")).toHaveCount(16);
  await expect(counter(grove, "tests")).toHaveText("–");
  await expect(grove.action("strategy")).toHaveValue("program");
  await grove.blur();
  await grove.press("End");
  await expect(page.locator('[data-origin="left"]').first()).toBeVisible();
  await expect(page.locator("[data-sentence]")).toContainText("no further");
  const placements = Number(await counter(grove, "placements").getAttribute("data-value"));
  expect(placements).toBeGreaterThan(4);
  // To a breakpoint and back, over a call and out of it.
  await grove.press("Home");
  await expect(counter(grove, "step")).toHaveAttribute("data-value", "0");
  await page.locator('[data-action="program-breakpoint"]').nth(19).click();
  await grove.action("program-next-breakpoint").click();
  const source = page.locator(".program-source");
  await expect(source).toHaveAttribute("data-running", "20");
  await grove.action("program-out").click();
  await expect(source).not.toHaveAttribute("data-running", "20");
  await grove.action("program-breakpoint-before").click();
  await expect(source).toHaveAttribute("data-running", "20");
  await grove.action("program-over-back").click();
  await expect(source).not.toHaveAttribute("data-running", "20");
  // The trace table follows a variable, and is printed alone.
  await grove.action("program-trace").click();
  await page.locator('[data-action="program-trace-variable"]', { hasText: "digit" }).last().click();
  await expect(page.locator(".trace-rows tbody tr").first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(grove.board).toBeHidden();
  await expect(page.locator(".trace-rows table")).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await grove.action("program-trace").click();
  // The link leads to the same run.
  const running = await source.getAttribute("data-running");
  await expect.poll(() => page.url()).toContain("&program=py.");
  await page.reload();
  await stateOf(grove).toHaveAttribute("data-program-state", "current", { timeout: 20_000 });
  await expect(source).toHaveAttribute("data-running", running!);
  // The text is edited again, and the search of the board returns.
  await grove.action("program-edit").click();
  await expect(area).toHaveValue(FORGETFUL);
  await expect(counter(grove, "tests")).not.toHaveText("–");
  await expect(grove.action("strategy")).toHaveValue("sources");
  await expect.poll(() => page.url()).not.toContain("&program=");
  await page.reload();
  await expect(grove.action("program-text")).toHaveValue(FORGETFUL);
});

test("a call selects its node, and a node its call", async ({ grove, page }) => {
  test.slow();
  await runForgetful(grove);
  await grove.press("g");
  await page.keyboard.type("2");
  await grove.press("Enter");
  await stateOf(grove).toHaveAttribute("data-program-step", "2");
  const calls = page.locator("[data-call]");
  // The program itself places nothing; each call that has placed a digit has a node.
  await expect(calls.last()).not.toHaveAttribute("data-depth");
  const call = page.locator("[data-call][data-depth='1'] [data-action=program-call]").first();
  await call.click();
  await expect(call).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("path.tree-selected")).toHaveAttribute("data-path", /^\d$/u);
  await grove.press("Escape");
});

test("a run is compared with plain backtracking", async ({ grove, page }) => {
  test.slow();
  await runForgetful(grove);
  await grove.press("End");
  const placements = await counter(grove, "placements").getAttribute("data-value");
  await grove.action("program-compare").click();
  await expect(page.locator(".lane")).toHaveCount(2);
  const lane = page.locator('.lane[data-strategy="program"]');
  await grove.blur();
  await grove.press("End");
  await expect(lane).toHaveAttribute("data-state", "ended", { timeout: 20_000 });
  await expect(lane.locator("[data-lane-counter=placements]")).toHaveAttribute("data-value", placements!);
  await expect(page.locator(".compare-ranking span").first()).not.toBeEmpty();
  await expect(grove.action("pace-time")).toHaveCount(0);
  await grove.action("panel-table").click();
  const row = page.locator('tr[data-row="program"]');
  await expect(row.locator("[data-figure=tests]")).toHaveText("–");
  await expect(row.locator("[data-figure=placements]")).toHaveAttribute("data-value", placements!);
  for (const [width, height] of [[1024, 768], [1280, 800]] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => misfits(grove), `${width}×${height}`).toEqual([]);
  }
  // A link to the comparison carries the program.
  await expect.poll(() => page.url()).toMatch(/&against=[^&]*,program&.*step=[1-9].*&program=py\./);
  await page.reload();
  await expect(lane.locator("[data-lane-counter=placements]")).toHaveAttribute("data-value", placements!, { timeout: 20_000 });
  const axe = new AxeBuilder({ page }).setLegacyMode(true).include(".compare");
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test("a program reads what is typed below it", async ({ grove, page }) => {
  await openOwn(grove);
  await grove.action("program-text").fill("a = int(input())\nprint(a + 1)\n");
  const input = grove.action("program-input");
  await input.fill("41");
  await expect(input).toHaveValue("41");
  await expect(input).toBeFocused();
  for (const [width, height] of [[390, 844], [1024, 768], [1280, 800]] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => misfits(grove), `${width}×${height}`).toEqual([]);
  }
  await grove.action("program-run").click();
  await expect(page.locator("[data-ending]")).toHaveAttribute("data-ending", "finished", { timeout: 20_000 });
  await grove.action("program-forward").click();
  await grove.action("program-forward").click();
  await expect(page.locator(".program-output pre")).toHaveText("42");
  await grove.action("program-edit").click();
  await expect.poll(() => page.url()).not.toContain("&program=");
  await page.reload();
  await expect(input).toHaveValue("41");
});

test("a listing is copied, and an error ends a run where it happens", async ({ grove, page }) => {
  test.slow();
  await grove.open({ p: ARTICLE, view: "watch" });
  await grove.action("program").click();
  await stateOf(grove).toHaveAttribute("data-program-state", "current", { timeout: 20_000 });
  await grove.action("program-copy").click();
  const area = grove.action("program-text");
  await expect(area).toHaveValue(/def solve/u);
  const listing = await area.inputValue();
  await area.fill(listing.replace("if place == 81:", "if place == 99:"));
  await grove.action("program-run").click();
  await expect(page.locator("[data-ending]")).toHaveAttribute("data-ending", "failed", { timeout: 20_000 });
  await stateOf(grove).toHaveAttribute("data-program-state", "current");
  await grove.blur();
  await grove.press("End");
  await expect(counter(grove, "step")).toHaveAttribute("data-value", "2523");
  await area.waitFor({ state: "detached" });
  const download = page.waitForEvent("download");
  await grove.action("program-edit").click();
  await grove.action("program-save").click();
  expect((await download).suggestedFilename()).toBe("sudoku.py");
  await grove.action("program-open").setInputFiles({
    name: "endless.py",
    mimeType: "text/plain",
    buffer: Buffer.from("while True:\n    pass\n"),
  });
  await expect(area).toHaveValue(/while True/u);
  // The edited copy is kept, and the menu leads back to it.
  const menu = grove.action("program-language");
  await menu.selectOption("kept-0");
  await expect(area).toHaveValue(/if place == 99/u);
  await expect(menu).toHaveValue("own");
  await menu.selectOption("new");
  await expect(area).toHaveValue("");
  await expect(menu.locator("option[value^=kept-]")).toHaveCount(2);
  await menu.selectOption({ label: "while True:" });
  await expect(area).toHaveValue(/while True/u);
  await grove.action("program-run").click();
  await grove.action("program-stop").click();
  await expect(page.locator("[data-ending]")).toHaveAttribute("data-ending", "stopped", { timeout: 20_000 });
});

test("the text fits every screen, without a violation", async ({ grove, page }) => {
  test.slow();
  for (const lang of LANGUAGES) {
    for (const [width, height] of [[390, 844], [1024, 768], [1280, 800], [1920, 1080]] as const) {
      await page.setViewportSize({ width, height });
      await openOwn(grove, lang);
      await grove.action("program-text").fill(`${FORGETFUL}\nprint(\n`);
      await expect(grove.action("program-error").first()).toBeVisible();
      const message = `${lang}, ${width}×${height}`;
      await expect.poll(() => misfits(grove), message).toEqual([]);
      if (width < 900) continue;
      await expectRoom(grove, message);
      await grove.action("program-text").fill(FORGETFUL);
      await expect(page.locator(".program-puzzle")).toHaveAttribute("data-found", "true");
      await expect.poll(() => misfits(grove), `${message}, no error`).toEqual([]);
      await grove.action("program-run").click();
      await stateOf(grove).toHaveAttribute("data-program-state", "current", { timeout: 20_000 });
      await expect.poll(() => misfits(grove), `${message}, run`).toEqual([]);
      await expectRoom(grove, `${message}, run`);
      await grove.action("program-edit").click();
    }
    const axe = new AxeBuilder({ page }).setLegacyMode(true).include(".program");
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
});

test.describe("with a worker that dies", () => {
  test.use({ tolerated: /on purpose/u });

  test("the run is shown again by the next worker", async ({ grove, page }) => {
    await openOwn(grove);
    await grove.action("program-text").fill(FORGETFUL);
    await page.keyboard.press("Control+Enter");
    await stateOf(grove).toHaveAttribute("data-program-state", "current", { timeout: 20_000 });
    await grove.blur();
    const placements = counter(grove, "placements");
    await grove.press("End");
    await expect(placements).not.toHaveAttribute("data-value", "0");
    const atEnd = await placements.getAttribute("data-value");
    await page.workers()[0]!.evaluate(() => {
      queueMicrotask(() => {
        throw new Error("on purpose");
      });
    });
    await expect(grove.notice("worker-restarted")).toBeVisible();
    await grove.press("Home");
    await expect(placements).toHaveAttribute("data-value", "0");
    await grove.press("End");
    await expect(placements).toHaveAttribute("data-value", atEnd!);
    await stateOf(grove).toHaveAttribute("data-program-state", "current");
  });
});
