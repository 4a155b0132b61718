// Contrast that axe cannot determine: single digits on colored cells and in the tree. Measured on
// screenshots, including overlays and opacity.
import { expect, type Grove, test } from "./grove.ts";
import { ARTICLE, PAPER, TWO_SOLUTIONS } from "./puzzles.ts";

test.use({ deviceScaleFactor: 2 });

/** Returns the contrast of each element's text with its background, lowest first. */
async function contrasts(grove: Grove, selector: string): Promise<[number, string][]> {
  const { page } = grove;
  const picture = (await page.screenshot()).toString("base64");
  return page.evaluate(
    async ([picture, selector]) => {
      const bytes = Uint8Array.from(atob(picture!), (byte) => byte.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
      canvas.drawImage(image, 0, 0);
      const scale = image.width / innerWidth;
      const luminance = (rgb: number): number => {
        const [r, g, b] = [rgb >> 16, (rgb >> 8) & 255, rgb & 255].map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        }) as [number, number, number];
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const measured = [...document.querySelectorAll(selector!)].flatMap((element) => {
        const text = element.textContent?.trim();
        const { x, y, width, height } = element.getBoundingClientRect();
        const port = element.closest(".tree-viewport")?.getBoundingClientRect();
        const { left, top, right, bottom } = port ?? new DOMRect(0, 0, innerWidth, innerHeight);
        const isSeen = x >= left && y >= top && x + width <= right && y + height <= bottom;
        if (!text || width === 0 || !isSeen) return [];
        const at = [x, y, width, height].map((part) => Math.round(part * scale));
        const { data } = canvas.getImageData(...(at as [number, number, number, number]));
        const counts = new Map<number, number>();
        for (let pixel = 0; pixel < data.length; pixel += 4) {
          const rgb = (data[pixel]! << 16) | (data[pixel + 1]! << 8) | data[pixel + 2]!;
          counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
        }
        const [[ground]] = [...counts].sort((a, b) => b[1] - a[1]) as [[number, number]];
        const behind = luminance(ground);
        const ratios = [...counts.keys()].map((rgb) => {
          const front = luminance(rgb);
          return (Math.max(front, behind) + 0.05) / (Math.min(front, behind) + 0.05);
        });
        const { className } = element as HTMLElement;
        const name = typeof className === "string" ? className : element.getAttribute("class");
        return [[Math.max(...ratios), `${name} ${text}`] as [number, string]];
      });
      return measured.sort((a, b) => a[0] - b[0]);
    },
    [picture, selector],
  );
}

async function expectContrast(grove: Grove, state: string, selector: string, least = 4.5): Promise<void> {
  await grove.frames(12);
  const measured = await contrasts(grove, selector);
  expect(measured.length).toBeGreaterThan(0);
  const low = measured.filter(([ratio]) => ratio < least);
  expect.soft(low.map(([ratio, what]) => `${state}: ${what} ${ratio.toFixed(2)}`)).toEqual([]);
}

const DIGITS = ".cell-digit, .cell-trying, .cell [data-digit]";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(() => {
    test.use({ colorScheme, reducedMotion: "reduce" } as object);

    test(`digits stand out from their cells: ${colorScheme}`, async ({ grove }) => {
      await grove.open({ p: ARTICLE, view: "watch", step: "1000.2" });
      await expectContrast(grove, "digit by digit", `${DIGITS}, .flag-digit`);
      await grove.open({ p: ARTICLE, view: "watch", step: 7 });
      await grove.expectCounts({ step: 7 });
      await expectContrast(grove, "taken back", `${DIGITS}, .cell-ghost, .flag-digit`);
      await grove.press("End");
      await grove.expectCounts({ step: 2523 });
      await expectContrast(grove, "every depth", DIGITS);
      await grove.open({ p: ARTICLE, view: "play" });
      await grove.cell("r1c1").click();
      await grove.press("6", "ArrowRight", "4", "ArrowRight", "Shift+4", "Control+5", "Shift+ArrowDown");
      await expectContrast(grove, "own digits, marks, clashes", `${DIGITS}, .pad-digit`);
      await grove.open({ p: TWO_SOLUTIONS, view: "play" });
      await grove.action("solve").click();
      await expect(grove.verdict).toHaveAttribute("data-verdict", "several");
      await expectContrast(grove, "several", DIGITS);
      await grove.open({ p: ARTICLE, view: "play" });
      await grove.cell("r1c2").click();
      await grove.press("1", "ArrowDown");
      await grove.action("solve").click();
      await expect(grove.verdict).toHaveAttribute("data-verdict", "unique");
      await expectContrast(grove, "own and machine's", `${DIGITS}, .cell-wrong`);
    });

    test(`digits stand out in the tree: ${colorScheme}`, async ({ grove }) => {
      await grove.open({ p: PAPER, view: "watch", step: 13 });
      await expectContrast(grove, "in the midst", ".tree-digit");
      await grove.press("End");
      await grove.expectCounts({ step: 40 });
      await grove.tree.focus();
      await expectContrast(grove, "at the end", ".tree-digit");
      await grove.action("tree-path").click();
      await expectContrast(grove, "path", ".tree-digit, .path-head, .path-cell");
    });
  });
}
