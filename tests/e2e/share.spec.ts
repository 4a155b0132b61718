// Sharing: the copied link, its QR code, and the page in a frame of another page.
import jsQR from "jsqr";
import { expect, type Grove, test } from "./grove.ts";
import { countsOf, walk } from "./naive.ts";
import { ARTICLE } from "./puzzles.ts";

const { states } = walk(ARTICLE);

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** Reads the QR code on a screenshot, as a camera would. */
async function decoded(grove: Grove): Promise<string | undefined> {
  const shot = await grove.page.locator(".qr-code").screenshot();
  const reader = await grove.page.context().newPage();
  const { data, width, height } = await reader.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d")!;
    context.drawImage(picture, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, picture.width, picture.height);
    return { data: [...data], width, height };
  }, shot.toString("base64"));
  await reader.close();
  return jsQR.default(Uint8ClampedArray.from(data), width, height, { inversionAttempts: "dontInvert" })?.data;
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`the copied link and the QR code lead here, without the language: ${colorScheme}`, async ({ grove, page }) => {
    await page.emulateMedia({ colorScheme });
    await grove.open({ p: ARTICLE, view: "watch", step: 1356, lang: "ru", marks: "30:тупик" });
    await grove.inHeader("share");
    await grove.action("share-copy").click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const fields = new URLSearchParams(new URL(copied).hash.slice(1));
    expect(fields.has("lang")).toBe(false);
    expect(fields.get("step")).toBe("1356");
    expect(fields.get("marks")).toBe("30:тупик");
    await expect(grove.action("share-link")).toHaveValue(copied);
    expect(await decoded(grove)).toBe(copied);
  });
}

test("a link that is too long for a QR code says so, and is copied all the same", async ({ grove, page }) => {
  const marks = Array.from({ length: 20 }, (_, step) => `${step}:${"ж".repeat(40)}`).join(",");
  await grove.open({ p: ARTICLE, view: "watch", step: 1356, lang: "en", marks });
  await grove.inHeader("share");
  await expect(page.locator("[data-qr]")).toHaveAttribute("data-qr", "too-long");
  await expect(page.locator("[data-qr]")).toHaveText("This link is too long for a QR code. Copy it instead.");
  await grove.action("share-copy").click();
  expect((await page.evaluate(() => navigator.clipboard.readText())).length).toBeGreaterThan(2953);
});

test("the frame shows board, tree and controls, and stores nothing", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 1356, lang: "en" });
  await grove.inHeader("share");
  await expect(grove.action("share-copy-frame")).toBeHidden();
  await grove.action("share-html").click();
  await grove.action("share-copy-frame").click();
  const html = await page.evaluate(() => navigator.clipboard.readText());
  const host = await page.context().browser()!.newContext();
  const outer = await host.newPage();
  await outer.setViewportSize({ width: 1100, height: 800 });
  await outer.route("**/frame.html", (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html><title>Lesson</title>${html}` }),
  );
  await outer.goto(new URL("./frame.html", page.url()).href);
  const frame = outer.frameLocator("iframe");
  await expect(frame.getByRole("gridcell")).toHaveCount(81);
  await expect(frame.locator("[data-place=tree]")).toBeVisible();
  await expect(frame.locator("[data-counter=step]")).toHaveAttribute("data-value", "1356");
  await expect(frame.locator("header, .watch-settings:visible")).toHaveCount(0);
  await frame.locator('[data-action="step"]').click();
  await expect(frame.locator("[data-counter=placements]")).toHaveAttribute(
    "data-value",
    String(countsOf(states[1357]!).placements),
  );
  await expect(frame.locator("[data-notice]")).toHaveCount(0);
  const link = new URL((await frame.locator('[data-action="open-page"]').getAttribute("href"))!);
  const fields = new URLSearchParams(link.hash.slice(1));
  expect([fields.get("step"), fields.get("bare")]).toEqual(["1357", null]);
  const stored = await outer.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage)));
  expect(stored).toEqual([]);
  await host.close();
});

test("the link leads to the same way of showing the tree", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 1356, lang: "en" });
  await grove.action("tree-constraints").click();
  await grove.inHeader("share");
  const link = await grove.action("share-link").inputValue();
  expect(new URLSearchParams(new URL(link).hash.slice(1)).get("tree")).toBe("constraints");
  const other = await page.context().newPage();
  await other.goto(link);
  await expect(other.locator(".tree[data-shows=constraints] [data-constraint]").first()).toBeVisible();
});

test("the link carries my digits and marks if I want it to", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "play", lang: "en" });
  await grove.inHeader("share");
  await expect(grove.action("share-link")).toBeVisible();
  await expect(grove.action("share-content-own")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(grove.dialog("share")).toBeHidden();
  const empty = [...ARTICLE].flatMap((given, cell) => (given === "." || given === "0" ? [cell] : []));
  const name = (cell: number): string => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
  const [digit, mark] = [name(empty[0]!), name(empty[1]!)];
  await grove.cell(digit).click();
  await grove.press("9");
  await grove.action("pen-centre").click();
  await grove.cell(mark).click();
  await grove.press("7");
  const line = await grove.line();
  await grove.inHeader("share");
  const plain = await grove.action("share-link").inputValue();
  await grove.action("share-content-own").click();
  const link = await grove.action("share-link").inputValue();
  expect(link).not.toBe(plain);
  await expect(page.locator("[data-qr]")).toHaveAttribute("data-qr", "shown");
  const other = await page.context().browser()!.newContext();
  const friend = await other.newPage();
  for (const [address, has] of [[plain, false], [link, true]] as const) {
    await friend.goto("about:blank");
    await friend.goto(address);
    const cell = friend.locator(`.play [data-cell="${digit}"]`);
    await expect(cell).toHaveAttribute("data-value", has ? "9" : "");
    await expect(friend.locator(`.play [data-cell="${mark}"]`)).toHaveAccessibleName(has ? /7/u : /empty/u);
    await expect(friend.locator("dialog[open], [data-notice]")).toHaveCount(0);
  }
  expect(await grove.line()).toBe(line);
  await other.close();
});

test("on a phone, the link comes first and the QR code below; on a desk, they are side by side", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "play", lang: "en" });
  await grove.inHeader("share");
  const places = async (): Promise<{ code: DOMRect; copy: DOMRect }> => {
    const [code, copy] = await Promise.all(
      [page.locator(".qr-code"), grove.action("share-copy")].map((it) =>
        it.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      ),
    );
    return { code: code!, copy: copy! };
  };
  const wide = await places();
  expect(wide.code.right).toBeLessThan(wide.copy.left);
  for (const [width, height] of [[390, 844], [360, 640]] as const) {
    await page.setViewportSize({ width, height });
    await expect(grove.action("share-copy")).toBeInViewport({ ratio: 1 });
    const narrow = await places();
    expect(narrow.copy.bottom).toBeLessThan(narrow.code.top);
    expect(narrow.code.width).toBeGreaterThan(width / 2);
  }
});
