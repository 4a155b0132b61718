// Pencil marks that can be read, in cells of whole device pixels.
import { expect, type Grove, test } from "./grove.ts";
import { emptyBoard } from "./puzzles.ts";

const SCREENS = [
  { name: "low phone", viewport: { width: 360, height: 560 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  { name: "phone", viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  { name: "laptop", viewport: { width: 1280, height: 800 } },
] as const;

/** Cells at least this wide, in pixels, have digits of at least `LEGIBLE` pixels as marks. */
const ROOMY = 36;
const LEGIBLE = 10;
/** In every cell, in pixels: the least width of a mark, be it a digit or a dot. */
const VISIBLE = 2;

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

async function mark(grove: Grove, cell: string, keys: string[]): Promise<void> {
  await grove.cell(cell).click();
  await grove.press(...keys);
}

const corner = DIGITS.map((digit) => `Shift+${digit}`);
const center = DIGITS.map((digit) => `Control+${digit}`);

/** Returns what is wrong with the marks, how many there are, and the width of a cell. */
async function marks(grove: Grove): Promise<{ problems: string[]; count: number; width: number }> {
  return grove.page.evaluate(
    ([roomy, legible, visible]) => {
      const problems: string[] = [];
      const cells = [...document.querySelectorAll<HTMLElement>("[role=gridcell]")];
      const { width } = cells[0]!.getBoundingClientRect();
      const isRoomy = width >= roomy!;
      // A total is as high as its digits, which is less than its font.
      const totals = [...document.querySelectorAll(".board-cage text")].map((total) => {
        const { x, y, width, height } = total.getBoundingClientRect();
        return { name: "the total", box: new DOMRect(x, y + height * 0.2, width, height * 0.55), kind: null };
      });
      let count = 0;
      for (const cell of cells) {
        const outer = cell.getBoundingClientRect();
        const found = [...cell.querySelectorAll<HTMLElement>("[data-digit]")].map((element) => ({
          name: `${cell.dataset.cell} ${element.parentElement!.className} ${element.textContent}`,
          box: element.getBoundingClientRect(),
          kind: element.parentElement!.className,
          size: parseFloat(getComputedStyle(element).fontSize),
        }));
        count += found.length;
        for (const [nth, { name, box, kind, size }] of found.entries()) {
          if (isRoomy && size < legible!) problems.push(`${name} has ${size} pixels`);
          if (box.width < visible! || box.height < visible!) problems.push(`${name} cannot be seen`);
          const sticksOut =
            box.left < outer.left || box.top < outer.top || box.right > outer.right || box.bottom > outer.bottom;
          if (sticksOut) problems.push(`${name} sticks out`);
          for (const other of [...found.slice(0, nth), ...totals]) {
            // In small cells, the dot of a center mark is within the ring of a corner mark.
            if (!isRoomy && other.kind !== null && other.kind !== kind) continue;
            const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
            const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
            if (across > 0.1 && down > 0.1) problems.push(`${name} covers ${other.name}`);
          }
        }
      }
      return { problems, count, width };
    },
    [ROOMY, LEGIBLE, VISIBLE],
  );
}

/** Returns the edges of cells, and of what is drawn over them, that are between device pixels. */
async function unevenEdges(grove: Grove): Promise<string[]> {
  return grove.page.evaluate(() => {
    const cells = [...document.querySelectorAll<HTMLElement>("[role=gridcell]")];
    const first = cells[0]!.getBoundingClientRect();
    const last = cells.at(-1)!.getBoundingClientRect();
    const uneven: string[] = [];
    for (const cell of cells) {
      const { x, y, width, height } = cell.getBoundingClientRect();
      for (const length of [x - first.x, y - first.y, width, height]) {
        const pixels = length * devicePixelRatio;
        if (Math.abs(pixels - Math.round(pixels)) > 0.1) uneven.push(`${cell.dataset.cell} ${pixels}`);
      }
    }
    for (const layer of document.querySelectorAll(".board > svg")) {
      const { left, top, right, bottom } = layer.getBoundingClientRect();
      const apart = [left - first.left, top - first.top, right - last.right, bottom - last.bottom];
      if (apart.some((length) => Math.abs(length) > 0.1)) uneven.push(`${layer.getAttribute("class")} ${apart}`);
    }
    return uneven;
  });
}

for (const { name, ...screen } of SCREENS) {
  test.describe(name, () => {
    test.use(screen);

    test("all marks of a cell can be read", async ({ grove }) => {
      await grove.open({ p: emptyBoard(9), rules: "cage-45-515253545556575859", view: "play" });
      await mark(grove, "r1c1", [...corner, ...center]);
      await mark(grove, "r1c9", corner);
      await mark(grove, "r2c5", center);
      await mark(grove, "r3c3", ["Shift+5", "Control+5", "Control+8"]);
      await mark(grove, "r5c1", [...corner, ...center]);
      const { problems, count } = await marks(grove);
      expect(problems).toEqual([]);
      expect(count).toBe(18 + 9 + 9 + 3 + 18);
    });

    if (name !== "laptop") {
      test("on a large board, rings do not cover each other", async ({ grove }) => {
        await grove.open({ p: emptyBoard(16), view: "play" });
        await mark(grove, "r2c1", corner);
        const { problems, count } = await marks(grove);
        expect(problems).toEqual([]);
        expect(count).toBe(9);
      });
    }

    test("lines are between whole device pixels at every size", async ({ grove }) => {
      for (const size of [4, 6, 9, 16]) {
        for (const view of ["play", "watch"]) {
          await grove.open({ p: emptyBoard(size), rules: "cage-3-1112", view });
          await expect(grove.cells).toHaveCount(size * size);
          expect.soft(await unevenEdges(grove), `${size}×${size} ${view}`).toEqual([]);
        }
      }
    });
  });
}

test.describe("on a phone", () => {
  test.use(SCREENS[1]);

  test("below the total of a cage, rings do not cover each other", async ({ grove }) => {
    for (const size of [9, 16]) {
      await grove.open({ p: emptyBoard(size), rules: "cage-17-1112", view: "play" });
      await grove.page.setViewportSize({ width: 390, height: size === 9 ? 600 : 844 });
      await mark(grove, "r1c1", corner);
      expect(await marks(grove)).toMatchObject({ problems: [], count: 9 });
    }
  });
});

test("corner marks are in the corners, and an empty cell has no elements", async ({ grove }) => {
  await grove.open({ p: emptyBoard(9), view: "play" });
  await mark(grove, "r5c5", ["Shift+1", "Shift+2", "Shift+8", "Shift+9"]);
  const places = await grove.cell("r5c5").evaluate((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return [...cell.querySelectorAll("[data-digit]")].map((mark) => {
      const box = mark.getBoundingClientRect();
      const isLeft = box.right < x + width / 3;
      const isRight = box.left > x + (width * 2) / 3;
      const isTop = box.bottom < y + height / 3;
      const isBottom = box.top > y + (height * 2) / 3;
      return `${mark.textContent} ${isTop ? "top" : isBottom ? "bottom" : ""} ${isLeft ? "left" : isRight ? "right" : ""}`;
    });
  });
  expect(places).toEqual(["1 top left", "2 top right", "8 bottom left", "9 bottom right"]);
  expect(await grove.cell("r5c6").evaluate((cell) => cell.childElementCount)).toBe(0);
});

test("what does not fit shows as a plus", async ({ grove }) => {
  await grove.open({ p: emptyBoard(16), view: "play" });
  await mark(grove, "r1c1", corner);
  const shown = await grove.page.locator(".cell-corner").evaluate((list) => {
    const seen = [...list.children].filter((child) => child.checkVisibility());
    return [...seen.map((child) => child.textContent), getComputedStyle(list, "::after").content];
  });
  expect(shown).toEqual(["1", "2", "3", "4", "5", "6", "7", '"+"']);
  await grove.press("Shift+9");
  await expect(grove.page.locator(".cell-corner > :visible")).toHaveText(DIGITS.slice(0, 8));
});

test("center marks in their places are a setting", async ({ grove, page }) => {
  await grove.open({ p: emptyBoard(9), view: "play" });
  await mark(grove, "r5c5", ["Control+1", "Control+6", "Control+8"]);
  const places = () =>
    grove.cell("r5c5").evaluate((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return [...cell.querySelectorAll("[data-digit]")].map((mark) => {
        const box = mark.getBoundingClientRect();
        const row = Math.floor(((box.y + box.height / 2 - y) / height) * 3);
        const column = Math.floor(((box.x + box.width / 2 - x) / width) * 3);
        return 3 * row + column + 1;
      });
    });
  const setting = grove.action("centre-marks-in-places");
  await expect(setting).not.toBeChecked();
  expect(await places()).not.toEqual([1, 6, 8]);
  await setting.click();
  await expect(setting).toBeChecked();
  await expect(page.locator(".board")).toHaveAttribute("data-places");
  expect(await places()).toEqual([1, 6, 8]);
  await page.reload();
  await expect(page.locator(".board")).toHaveAttribute("data-places");
  await setting.click();
  await expect(page.locator(".board")).not.toHaveAttribute("data-places");
});

for (const [size, { name, ...screen }] of [9, 16].flatMap((size) => SCREENS.map((it) => [size, it] as const))) {
  test.describe(`${name}, ${size}×${size}`, () => {
    test.use(screen);

    test("the selected cell is large where the cells are small, and only there", async ({ grove, page }) => {
      await grove.open({ p: emptyBoard(size), view: "play" });
      const large = page.locator(".large-cell");
      await expect(large).toHaveAttribute("aria-hidden", "true");
      const place = async (): Promise<unknown> => [
        await grove.board.boundingBox(),
        await grove.action("undo").boundingBox(),
      ];
      const before = await place();
      await mark(grove, "r2c2", [...corner, ...center]);
      if (size === 16) {
        for (const mode of ["corner", "centre"]) {
          await grove.action(`pen-${mode}`).click();
          for (const digit of "ABCDEFG") await grove.action(`digit-${digit}`).click();
        }
      }
      const { width } = (await grove.cell("r1c1").boundingBox())!;
      if (width >= ROOMY) {
        await expect(large).toBeHidden();
        return;
      }
      await expect(page.locator(".large-corner > span")).toHaveCount(size);
      await expect(page.locator(".large-centre > span")).toHaveCount(size);
      const problems = await large.evaluate((large, legible) => {
        const outer = large.getBoundingClientRect();
        const shown = [...large.querySelectorAll(".large-content > * > span")];
        const boxes = shown.map((mark) => mark.getBoundingClientRect());
        return shown.flatMap((mark, nth) => {
          const box = boxes[nth]!;
          const covers = boxes.some(
            (other, index) =>
              index < nth &&
              Math.min(box.right, other.right) - Math.max(box.left, other.left) > 0.1 &&
              Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 0.1,
          );
          const isCut = box.left < outer.left || box.right > outer.right || box.width === 0;
          const isSmall = parseFloat(getComputedStyle(mark).fontSize) < legible;
          return covers || isCut || isSmall ? [mark.textContent] : [];
        });
      }, LEGIBLE);
      expect(problems).toEqual([]);
      await grove.cell("r1c1").click();
      await expect(page.locator(".large-content")).toHaveText("");
      await grove.action("pen-answer").click();
      await grove.action("digit-4").click();
      await expect(page.locator(".large-digit")).toHaveText("4");
      expect(await place()).toEqual(before);
    });
  });
}

test.describe("narrow phone", () => {
  test.use({ viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true });

  test("marks that do not fit beside others are a plus in the large cell", async ({ grove, page }) => {
    await grove.open({ p: emptyBoard(16), view: "play" });
    await mark(grove, "r1c1", corner);
    for (const mode of ["corner", "centre"]) {
      await grove.action(`pen-${mode}`).click();
      for (const digit of "ABCDE") await grove.action(`digit-${digit}`).click();
    }
    const shown = await page.locator(".large-corner").evaluate((list) => {
      const seen = [...list.children].filter((child) => child.checkVisibility());
      return [...seen.map((child) => child.textContent), getComputedStyle(list, "::after").content];
    });
    expect(shown).toEqual([...DIGITS, "A", "B", "C", '"+"']);
    await expect(page.locator(".large-centre > :visible")).toHaveText(["A", "B", "C", "D", "E"]);
  });
});
