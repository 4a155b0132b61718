// Questions about a search: each of the ten takes two actions at most from a paused step, by mouse,
// by touch and by keyboard.
import { expect, type Grove, LANGUAGES, test } from "./grove.ts";
import { ARTICLE, PAPER, THREE_SOLUTIONS } from "./puzzles.ts";

type Device = "mouse" | "touch" | "keyboard";

/** What a question needs: the cell to select first, and what asks it. */
interface Asking {
  code: string;
  /** The cell to select. */
  cell?: string;
  /** The buttons, by their actions. */
  buttons: string[];
  keys: string[];
  /** What the answer has to show, whatever the language. */
  proof: string;
}

const kind = (code: string, key: string, proof: string): Asking => ({
  code,
  buttons: ["ask", `question-${code}`],
  keys: ["q", key],
  proof,
});

/** The search is paused at step 30, where the current cell is known from the board itself. */
const QUESTIONS: Asking[] = [
  { code: "why-not", buttons: ["why-not:7"], keys: ["q", "7"], proof: ".answer-words" },
  kind("why-back", "k", ".answer-words"),
  kind("blame", "w", ".blockers li"),
  kind("rewritten", "h", ".answer-words"),
  kind("first-dead-end", "j", '[data-action="answer-step"]'),
  kind("levels", "l", "[data-row]"),
  kind("costliest-branch", "s", '[data-action="answer-branch"]'),
  kind("other-methods", "m", "[data-row=sources]"),
  kind("second-solution", "n", ".answer-words"),
];

/** Counts what a person does. */
class Person {
  actions = 0;
  readonly #grove: Grove;
  readonly #device: Device;

  constructor(grove: Grove, device: Device) {
    this.#grove = grove;
    this.#device = device;
  }

  async push(name: string): Promise<void> {
    const [action, digit] = name.split(":");
    const button = digit
      ? this.#grove.page.locator(`[data-digit="${digit}"] [data-action="${action}"]`)
      : this.#grove.action(action!);
    await this.#on(button);
  }

  async select(cell: string): Promise<void> {
    await this.#on(this.#grove.cell(cell));
  }

  async press(key: string): Promise<void> {
    this.actions += 1;
    await this.#grove.page.keyboard.press(key);
  }

  async ask(asking: Asking): Promise<void> {
    if (this.#device === "keyboard") {
      for (const key of asking.keys) await this.press(key);
      return;
    }
    if (asking.cell) await this.select(asking.cell);
    for (const button of asking.buttons) await this.push(button);
  }

  async #on(target: ReturnType<Grove["action"]>): Promise<void> {
    this.actions += 1;
    await (this.#device === "touch" ? target.tap() : target.click());
  }
}

async function pausedAt(grove: Grove, lang: string, step = 30): Promise<void> {
  await grove.open({ p: ARTICLE, view: "watch", step, lang });
  await expect(grove.action("ask")).toBeEnabled();
  await expect(grove.run).toHaveAttribute("data-run", "over");
  // The part of the page that gives keys their meaning has loaded once a click has an effect.
  await grove.action("ask").click();
  await expect(grove.page.locator(".questions")).toBeVisible();
  await grove.action("questions-close").click();
  await expect(grove.page.locator(".questions")).toHaveCount(0);
  await grove.blur();
}

async function expectAnswer(grove: Grove, { code, proof }: Asking): Promise<void> {
  const answer = grove.page.locator(`[data-answer="${code}"]`);
  await expect(answer).toHaveAttribute("data-answer-state", "answered", { timeout: 60_000 });
  await expect(answer.locator(proof).first()).toBeVisible();
  await expect(grove.page.locator(".answer-place")).toHaveAttribute("aria-live", "polite");
  // No placeholder is left, and the board is not covered.
  expect(await answer.innerText()).not.toMatch(/[{}]/u);
  const [board, panel] = [
    await grove.board.boundingBox(),
    await grove.page.locator(".questions").boundingBox(),
  ];
  const apart =
    board!.x + board!.width <= panel!.x + 1 || board!.y + board!.height <= panel!.y + 1;
  expect(apart).toBe(true);
}

// Each way of asking in a language of its own: neither changes what the other does.
for (const [device, lang] of [["mouse", "en"], ["touch", "ru"], ["keyboard", "sw"]] as const) {
  test.describe(`by ${device}`, () => {
    test.use({ hasTouch: device === "touch" });

    test(`each question takes two actions at most, by ${device} in ${lang}`, async ({ grove }) => {
      test.slow();
      await pausedAt(grove, lang);
      for (const asking of QUESTIONS) {
        const person = new Person(grove, device);
        await person.ask(asking);
        expect(person.actions, asking.code).toBeLessThanOrEqual(2);
        await expectAnswer(grove, asking);
        await grove.press("Escape");
        await expect(grove.page.locator(".questions")).toHaveCount(0);
      }
      await withoutGiven(grove, device);
    });
  });
}

/** Asks about the first given: it is selected, and the question is there. */
async function withoutGiven(grove: Grove, device: Device): Promise<void> {
  const given = (await grove.cellsWith('data-origin="given"'))[0]!;
  const person = new Person(grove, device);
  if (device === "keyboard") {
    // The focus of the board is next to the given, and an arrow selects it.
    const column = Number(given.split("c")[1]);
    await grove.page.locator('[data-cell][tabindex="0"]').focus();
    for (let passed = 2; passed < column; passed += 1) await grove.press("ArrowRight");
    await person.press("ArrowRight");
    await person.press("o");
  } else {
    await person.select(given);
    await person.push("ask-without-given");
  }
  expect(person.actions).toBe(2);
  await expectAnswer(grove, {
    code: "without-given",
    buttons: [],
    keys: [],
    proof: "[data-row=without]",
  });
  const nodes = (row: string): Promise<string | null> =>
    grove.page.locator(`[data-row=${row}]`).getAttribute("data-nodes");
  expect(await nodes("with")).toBe("1288");
  expect(Number(await nodes("without"))).toBeGreaterThan(0);
}

test("on a phone, the questions are in view once they are opened, and so is the board", async ({ grove, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await pausedAt(grove, "en");
  await grove.action("ask").click();
  await expect(grove.action("questions-close")).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".question").nth(2)).toBeInViewport({ ratio: 1 });
  await expect(grove.board).toBeInViewport({ ratio: 0.3 });
});

test("why not a digit of another cell takes two actions", async ({ grove }) => {
  await pausedAt(grove, "en");
  const person = new Person(grove, "mouse");
  const empty = (await grove.cellsWith('data-value=""')).at(-1)!;
  await person.select(empty);
  await expect(grove.page.locator(".flags[data-of=selected]")).toBeVisible();
  await person.push("why-not:7");
  expect(person.actions).toBe(2);
  const heading = grove.page.locator("[data-answer=why-not] h3");
  await expect(heading).toHaveText(`${empty}: why not 7?`);
  const [frame, cell] = [grove.page.locator(".asked-cell"), grove.cell(empty)];
  const [inner, outer] = [(await frame.boundingBox())!, (await cell.boundingBox())!];
  expect(inner.x > outer.x && inner.x + inner.width < outer.x + outer.width, "the cell is framed").toBe(true);
  expect(inner.y > outer.y && inner.y + inner.height < outer.y + outer.height).toBe(true);
});

test("the board shows how often cells were written, as often as there were placements", async ({
  grove,
}) => {
  await pausedAt(grove, "en", 500);
  await grove.press("q", "h");
  await expect(grove.page.locator("[data-heat]")).toBeVisible();
  const counts = await grove.page
    .locator("[data-heat-of]")
    .evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLElement).dataset.count)));
  const { placements } = await grove.counts();
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(placements);
  // At another step the counts would be wrong, so they disappear until they are asked for again.
  await grove.press("ArrowRight");
  await expect(grove.page.locator("[data-heat]")).toHaveCount(0);
  await grove.action("question-again").click();
  await expect(grove.page.locator("[data-heat]")).toBeVisible();
});

test("after a step back, the answer explains the return that just happened", async ({ grove, page }) => {
  await pausedAt(grove, "en", 8);
  await expect(page.locator(".sentence")).toContainText("erase");
  await grove.press("q", "k");
  const words = page.locator("[data-answer=why-back] .answer-words");
  await expect(words).toContainText("So the search went back from r1c5 to r1c3.");
  await expect(words).toContainText("the last digit that could still be changed");
});

test("while one digit of a dead end is asked about, only its arc is drawn", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 0 });
  await grove.action("next-dead-end").click();
  const arcs = page.locator(".dead-end-arcs");
  await expect(arcs.locator("path")).toHaveCount(9);
  await expect(arcs).toBeVisible();
  await page.locator('[data-digit="1"] [data-action="why-not"]').click();
  await expect(page.locator(".asked-blocker")).toBeVisible();
  await expect(arcs).toBeHidden();
  await grove.press("Escape");
  await expect(arcs).toBeVisible();
});

test("Escape closes the questions whatever has the focus", async ({ grove, page }) => {
  await pausedAt(grove, "en");
  for (const focused of ["goal", "speed", "tree-list", "ask"]) {
    await grove.press("q");
    await expect(page.locator(".questions")).toBeVisible();
    await grove.action(focused).focus();
    await grove.press("Escape");
    await expect(page.locator(".questions"), focused).toHaveCount(0);
    await grove.blur();
  }
});

test("the hint asks about a digit that the board has", async ({ grove, page }) => {
  await grove.open({ p: PAPER, view: "watch", step: 3, lang: "en" });
  await grove.action("ask").click();
  await expect(page.locator(".questions-hint")).toContainText("Why not 4?");
});

test("the second solution is opened from its answer", async ({ grove, page }) => {
  await grove.open({ p: THREE_SOLUTIONS, view: "watch", step: 3, lang: "en" });
  await grove.action("ask").click();
  await grove.action("question-second-solution").click();
  await grove.action("answer-second").click();
  await grove.expectCounts({ solutions: 2 });
  await expect(page.locator(".questions")).toHaveCount(0);
});

test("on a phone, the button that asks has its word", async ({ grove, page }) => {
  for (const lang of LANGUAGES) {
    await page.setViewportSize({ width: 390, height: 844 });
    await grove.open({ p: ARTICLE, view: "watch", step: 3, lang });
    const word = page.locator(".ask-word");
    await expect(word).toBeVisible();
    const fits = await grove.action("ask").evaluate((it) => it.scrollWidth <= it.clientWidth);
    expect(fits, lang).toBe(true);
  }
});

test("all methods with the fewest nodes are named", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 30, lang: "en" });
  await grove.action("ask").click();
  await grove.action("question-other-methods").click();
  const words = page.locator(".answer-words");
  await expect(words).toHaveText(/^Fewest nodes, 52: [^,]+(, [^,]+)+\.$/u);
  const best = page.locator("[data-row] td", { hasText: /^52$/u });
  const names = (await words.innerText()).split(": ")[1]!.split(", ");
  await expect(best).toHaveCount(names.length);
});

test("an answer about a place leaves the tree in sight, and a link asks again", async ({ grove, page }) => {
  for (const [width, height] of [[1280, 800], [1024, 768]] as const) {
    await page.goto("about:blank");
    await page.setViewportSize({ width, height });
    await pausedAt(grove, "en", 701);
    await grove.press("q", "w");
    const [tree, panel] = [page.locator(".tree-viewport"), page.locator(".questions")];
    await expect(page.locator("[data-answer=blame]")).toHaveAttribute("data-answer-state", "answered");
    const [above, below] = [(await tree.boundingBox())!, (await panel.boundingBox())!];
    expect(above.height).toBeGreaterThan(120);
    expect(above.y + above.height).toBeLessThanOrEqual(below.y);
    await expect(tree.locator("[data-current]")).toBeInViewport({ ratio: 1 });
    await expect(page.locator("[data-answer=blame] h3")).toBeInViewport({ ratio: 1 });
    await grove.expectLink({ ask: "blame", step: 701 });
  }
  await page.reload();
  await expect(page.locator("[data-answer=blame]")).toHaveAttribute("data-answer-state", "answered");
  // A table needs all of the room.
  await grove.press("l");
  await expect(page.locator("[data-answer=levels]")).toBeVisible();
  await expect(page.locator(".tree-viewport")).toBeHidden();
});
