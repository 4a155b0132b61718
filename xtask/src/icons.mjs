// Draws the icons that browsers and systems need as PNG files, from the SVG files beside them, in
// Chromium. Run it after changing one of those: node xtask/src/icons.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The name of each PNG file without its ending, the file that it is drawn from, and its size in pixels. */
const ICONS = [
  ["icon-192", "icon", 192],
  ["icon-512", "icon", 512],
  ["icon-maskable-192", "icon-maskable", 192],
  ["icon-maskable-512", "icon-maskable", 512],
  // Systems that add this one to their home screen round its corners on their own.
  ["icon-touch", "icon-maskable", 180],
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
for (const [name, source, size] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const drawing = readFileSync(`static/${source}.svg`, "utf8").replace("<svg", `<svg width="${size}" height="${size}"`);
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`);
  writeFileSync(`static/${name}.png`, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
