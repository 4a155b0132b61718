// Requirements of hosting: a strict policy, no requests to other hosts, any sub-path.
import { expect, type Grove, test } from "./grove.ts";
import { ARTICLE, PAPER, TWO_SOLUTIONS } from "./puzzles.ts";
import { BASE } from "./server.mjs";

const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; " +
  "form-action 'none'; object-src 'none'";

/** Uses every part of the page. */
async function walkThrough(grove: Grove): Promise<void> {
  const { page } = grove;
  await grove.open({ p: ARTICLE, view: "watch" });
  await grove.press("Space", "+", "+", "Space", "d", "End", "Home", "n", "r", "Escape");
  for (const action of ["tree-list", "tree-path", "zoom-in", "zoom-fit", "counter-meanings"]) {
    await grove.action(action).click();
  }
  await grove.press("Escape");
  await grove.action("help").click();
  await expect(grove.dialog("help")).toBeVisible();
  await grove.press("Escape");
  for (const action of ["language-ru", "language-sw", "language-en", "theme", "theme"]) {
    await grove.action(action).click();
  }
  await grove.action("sample").selectOption("paper-4x4");
  await grove.tree.focus();
  await grove.press("ArrowDown", "h", "u", "f", "z", "l", "c");
  await grove.action("view-play").click();
  await grove.cell("r1c1").click();
  await grove.press("1", "Shift+2", "Control+3", "Control+z");
  await grove.action("size-16").click();
  await grove.paste(TWO_SOLUTIONS);
  await grove.action("solve").click();
  await expect(grove.verdict).toHaveAttribute("data-verdict", "several");
  await grove.paste("nonsense");
  await grove.action("paste-cancel").click();
  await grove.action("copy").click();
  await expect(grove.notices).not.toHaveCount(0);
  await page.reload();
  await expect(grove.board).toBeVisible();
}

test("using every part of the page makes no foreign request and violates no policy", async ({ grove, page, baseURL }) => {
  const asked: string[] = [];
  const types: Record<string, string> = {};
  page.context().on("request", (request) => asked.push(request.url()));
  page.on("response", (response) => {
    const name = new URL(response.url()).pathname.replace(/.*\./u, "");
    // Cached files come without a content type.
    types[name] = response.headers()["content-type"] ?? types[name] ?? "";
  });
  await walkThrough(grove);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((url) => !url.startsWith(baseURL!))).toEqual([]);
  expect(types.wasm).toBe("application/wasm");
  expect(types.js).toMatch(/^text\/javascript/u);
  expect(new URL(page.url()).pathname).toBe(BASE);
});

test("the policy is strict, and is part of the page itself", async ({ grove, page, request }) => {
  const html = await (await request.get("./")).text();
  const [tag = ""] = /<meta [^>]*Content-Security-Policy[^>]*>/iu.exec(html) ?? [];
  const [, written] = /content="([^"]*)"/iu.exec(tag) ?? [];
  expect(written).toBe(POLICY);
  await grove.open({ p: PAPER, view: "watch" });
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveCount(1);
  const content = (await policy.getAttribute("content")) ?? "";
  expect(content).toBe(POLICY);
  expect(content).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/u);
});

test("the policy holds: inline code and foreign requests are refused", async ({ page }) => {
  await page.goto(`./#p=${PAPER}`);
  await expect(page.getByRole("grid")).toBeVisible();
  const refused = await page.evaluate(async () => {
    const refused: string[] = [];
    const bothRefused = new Promise<void>((done) => {
      addEventListener("securitypolicyviolation", (event) => {
        if (refused.push(event.effectiveDirective) === 2) done();
      });
    });
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    document.body.append(script);
    await fetch("https://example.org/").catch(() => undefined);
    await bothRefused;
    return [...refused, String("ran" in window)];
  });
  expect(refused).toEqual(["script-src-elem", "connect-src", "false"]);
});

test("the document has no inline scripts, styles or event handlers", async ({ grove, page, request }) => {
  const inline = (): Promise<string[]> =>
    page.evaluate(() => {
      const scripts = [...document.scripts].filter(({ src, text }) => !src || text.trim() !== "");
      // A script may set lengths that only it knows; everything else is in the style sheets.
      const isLength = (name: string): boolean => /^(--|width$|height$)/u.test(name);
      const styles = [...document.querySelectorAll<HTMLElement>("style, [style]")].filter(
        ({ tagName, style }) => tagName === "STYLE" || ![...style].every(isLength),
      );
      const handlers = [...document.querySelectorAll("*")].filter((element) =>
        element.getAttributeNames().some((name) => name.startsWith("on")),
      );
      return [...scripts, ...styles, ...handlers].map(({ outerHTML }) => outerHTML.slice(0, 120));
    });
  await grove.open({ p: ARTICLE, view: "watch", step: 100 });
  expect(await inline()).toEqual([]);
  await grove.open({ p: PAPER, view: "watch", step: 9 });
  await grove.tree.focus();
  await grove.press("h");
  await grove.action("zoom-in").click();
  expect(await inline()).toEqual([]);
  await grove.open({ p: TWO_SOLUTIONS, view: "play" });
  await grove.action("solve").click();
  await expect(grove.verdict).toHaveAttribute("data-verdict", "several");
  await grove.paste("x");
  expect(await inline()).toEqual([]);
  const html = await (await request.get("./")).text();
  expect(html).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son[a-z]+=/iu);
});

test("every address in the page is relative", async ({ request }) => {
  const html = await (await request.get("./")).text();
  const addresses = [...html.matchAll(/(?:href|src|data-worker|data-offline)="?([^"\s>]+)/giu)].map(([, to]) => to!);
  expect(addresses.length).toBe(9);
  for (const address of addresses) {
    expect(address).toMatch(/^(?:\.\/)?[\w.-]+$/u);
    expect((await request.get(address)).status()).toBe(200);
  }
});

test("a page whose program fails to load says so in words", async ({ page }) => {
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto("./");
  const words = page.locator("#boot-failure");
  await expect(words).toBeVisible();
  await expect(words).toContainText("could not be started");
  await expect(words.locator("[lang=ru]")).toBeVisible();
  await expect(words.locator("[lang=sw]")).toBeVisible();
});

test("the worker works from the sub-path, too", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch" });
  await grove.press("End");
  await grove.expectCounts({ placements: 1287 });
  await expect.poll(() => page.workers().length).toBe(1);
  const workers = page.workers().map((worker) => new URL(worker.url()).pathname);
  expect(workers[0]).toMatch(new RegExp(`^${BASE}worker-\\w+\\.js$`, "u"));
});
