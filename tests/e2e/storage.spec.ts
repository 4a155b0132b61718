// What is stored between visits, and what happens where nothing can be stored.
import { expect, type Grove, test } from "./grove.ts";
import { ARTICLE, NURU, dotted } from "./puzzles.ts";

const LINK = { p: ARTICLE, view: "play" };
const WRITTEN = `3${ARTICLE.slice(1)}`;

async function write(grove: Grove): Promise<void> {
  await grove.cell("r1c1").click();
  await grove.press("3", "ArrowRight", "Shift+4", "Shift+8", "Control+9");
  await grove.expectLine(WRITTEN);
}

async function isWritten(grove: Grove): Promise<void> {
  await grove.expectLine(WRITTEN);
  await expect(grove.cell("r1c1")).toHaveAttribute("data-origin", "own");
  await expect(grove.cell("r1c2")).toHaveAccessibleName(/corner marks 4 8, centre marks 9/u);
}

test("the user's digits and marks survive a reload and another visit", async ({ grove, page }) => {
  await grove.open(LINK);
  await write(grove);
  await page.reload();
  await isWritten(grove);
  await grove.open({ p: NURU, view: "play" });
  await grove.expectLine(NURU);
  await grove.cell("r1c2").click();
  await grove.press("1");
  await page.goto("about:blank");
  await grove.open(LINK);
  await isWritten(grove);
  await grove.open({ p: NURU, view: "play" });
  await expect(grove.cell("r1c2")).toHaveAttribute("data-value", "1");
});

test("the user's digits survive a look at the search and at a sample", async ({ grove }) => {
  await grove.open(LINK);
  await write(grove);
  await grove.action("view-watch").click();
  await grove.expectLine(ARTICLE);
  await grove.action("view-play").click();
  await isWritten(grove);
  await grove.action("sample").selectOption("nuru");
  await grove.expectLine(NURU);
  await grove.action("sample").selectOption("article");
  await isWritten(grove);
});

test("language and theme survive a reload", async ({ grove, page }) => {
  const html = page.locator("html");
  await grove.open({ p: ARTICLE, view: "watch", lang: "en" });
  await expect(html).toHaveAttribute("data-theme", "system");
  await grove.action("theme").click();
  await grove.action("theme").click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await grove.action("language-sw").click();
  await expect(html).toHaveAttribute("lang", "sw");
  await page.goto("about:blank");
  await grove.open();
  await expect(html).toHaveAttribute("lang", "sw");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await grove.action("theme").click();
  await expect(html).toHaveAttribute("data-theme", "system");
});

test("full storage is reported, and the page keeps working", async ({ grove, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await grove.open(LINK);
  await write(grove);
  await expect(grove.notice("storage-full")).toHaveText(
    "The browser’s storage for this page is full: your latest digits are not saved.",
  );
  await grove.action("solve").click();
  await expect(grove.verdict).toHaveAttribute("data-verdict", "unique");
});

test("forbidden storage is reported, and the page keeps working", async ({ grove, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await grove.open(LINK);
  await expect(grove.notice("storage-forbidden")).toHaveText(
    "This browser does not save anything for this page. Your digits will be lost when you reload.",
  );
  await write(grove);
  await grove.expectLink({ p: dotted(ARTICLE) });
  await expect(grove.notices).toHaveCount(1);
});

const GARBAGE = [
  "garbage",
  "",
  "null",
  "[]",
  '{"language":"Klingon","theme":"Pink","sheets":[]}',
  '{"language":null,"theme":"System","sheets":[{"clues":1}]}',
  "\u0000\uffff{".repeat(1000),
];

test("unreadable storage is reported and put aside, and the page starts over", async ({ grove, page }) => {
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await grove.open(LINK);
  for (const garbage of GARBAGE) {
    await test.step(garbage.slice(0, 40), async () => {
      // Written from another document, because the page saves its state once more when it is left.
      await page.goto("./notices.txt");
      await page.evaluate((garbage) => {
        localStorage.clear();
        sessionStorage.clear();
        localStorage.setItem("sudoku-grove", garbage);
      }, garbage);
      await page.goto("about:blank");
      await grove.open(LINK);
      await expect(grove.notice("storage-corrupt")).toHaveText(
        "Your saved work could not be opened. It has been kept separately, and a new save has been started.",
      );
      expect(await page.evaluate(() => Object.values({ ...localStorage }))).toContain(garbage);
      await write(grove);
      await page.reload();
      await isWritten(grove);
      await expect(grove.notice("storage-corrupt")).toHaveCount(0);
    });
  }
});

test("nonsense boards in readable storage do no harm", async ({ grove, page }) => {
  await page.addInitScript((clues) => {
    const sheet = { clues, answers: "what?", marks: [[200, 9, 9], [1, 65535, 65535]] };
    const kept = { language: "Ru", theme: "Dark", sheets: [sheet, { ...sheet, clues: "x" }] };
    localStorage.setItem("sudoku-grove", JSON.stringify(kept));
  }, dotted(ARTICLE));
  await grove.open(LINK);
  await grove.expectLine(ARTICLE);
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(grove.notices).toHaveCount(0);
});
