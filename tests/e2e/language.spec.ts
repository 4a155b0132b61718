// English, Russian and Swahili: all of the page, without words of another language.
import { expect, type Grove, LANGUAGES, type Language, test } from "./grove.ts";
import { drop, expectStage, openBatch } from "./many.ts";
import { ARTICLE, PAPER, TWO_SOLUTIONS, emptyBoard } from "./puzzles.ts";

/** Texts that are the same in every language: names, symbols and numbers. */
const SAME =
  /^(?:Sudoku Grove|En|Ру|Sw|English|Русский|Kiswahili|AI Escargot|Golden Nugget|Easter Monster|Fata Morgana|Inkala 2012|[\d\s×·≥≤.,:/–—−+()?←↑→↓]*|r\d+c\d+|(?:(?:Ctrl|Shift|Tab|Page|Up|Down|Home|End|Esc|Enter|Backspace|Delete|[A-Z]|\d|[←↑→↓–−+,.[\]])\s*)+)$/u;

/** Returns every text that is read or spoken, with its position in the document. */
async function texts(grove: Grove): Promise<Map<string, string>> {
  const found = await grove.page.evaluate(() => {
    const found: [string, string][] = [];
    const root = document.querySelector("#app")!;
    const path = (element: Element): string => {
      const places: string[] = [];
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
        places.unshift(`${at.localName}${[...at.parentElement!.children].indexOf(at)}`);
      }
      return places.join(" ");
    };
    for (const element of root.querySelectorAll("*:not(dialog:not([open]) *)")) {
      for (const name of ["aria-label", "title", "aria-valuetext", "label", "placeholder"]) {
        const value = element.getAttribute(name);
        if (value) found.push([`${path(element)} ${name}`, value]);
      }
      for (const node of element.childNodes) {
        const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "").trim() : "";
        if (text) found.push([`${path(element)} text`, text]);
      }
    }
    return [...found, ["title", document.title] as [string, string]];
  });
  return new Map(found);
}

const STATES: Record<string, (grove: Grove, lang: Language) => Promise<void>> = {
  play: (grove, lang) => grove.open({ p: ARTICLE, view: "play", lang }),
  "several solutions": async (grove, lang) => {
    await grove.open({ p: TWO_SOLUTIONS, view: "play", lang });
    await grove.action("solve").click();
    await expect(grove.verdict).toHaveAttribute("data-verdict", "several");
  },
  clashes: async (grove, lang) => {
    await grove.open({ p: `11${emptyBoard(9).slice(2)}`, view: "play", lang });
    await grove.action("solve").click();
    await expect(grove.verdict).toHaveAttribute("data-verdict", "clashing");
  },
  "paste box": async (grove, lang) => {
    await grove.open({ p: ARTICLE, view: "play", lang });
    await grove.paste("12345q");
    await expect(grove.page.getByRole("alert")).not.toBeEmpty();
  },
  "whole tree": async (grove, lang) => {
    await grove.open({ p: PAPER, view: "watch", step: 9, lang });
    await expect(grove.run).toHaveAttribute("data-run", "over");
  },
  "a test": (grove, lang) => grove.open({ p: ARTICLE, view: "watch", step: "2.1", lang }),
  "the end": async (grove, lang) => {
    await grove.open({ p: ARTICLE, view: "watch", step: 2523, lang });
    await expect(grove.run).toHaveAttribute("data-run", "over");
  },
  batch: async (grove, lang) => {
    await grove.page.goto(`./#view=batch&lang=${lang}`);
    // The batch of the previous language has been restored.
    if (lang !== "en") await grove.action("batch-forget").click();
    await openBatch(grove, lang);
    const text = [ARTICLE, TWO_SOLUTIONS, "11".padEnd(81, "."), "none", "1"].join("\n");
    await drop(grove, "few.txt", `puzzle,solution\n${text.replaceAll("\n", ",\n")}`);
    await expectStage(grove, "over");
  },
  help: async (grove, lang) => {
    await grove.open({ p: ARTICLE, view: "watch", lang });
    await grove.action("help").click();
    await expect(grove.dialog("help")).toBeVisible();
  },
  notices: async (grove, lang) => {
    await grove.openHash(`#p=${PAPER}&view=a1&search=b1&to=c1&step=d1&lang=${lang}&f1=g`);
    await expect(grove.notices).toHaveCount(5);
  },
};

for (const lang of ["ru", "sw"] as const) {
  test(`no English words are left: ${lang}`, async ({ grove, page }) => {
    test.slow();
    for (const [state, come] of Object.entries(STATES)) {
      await test.step(state, async () => {
        const said: Map<string, string>[] = [];
        for (const language of ["en", lang] as const) {
          await page.goto("about:blank");
          await come(grove, language);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          said.push(await texts(grove));
        }
        const [english, other] = said as [Map<string, string>, Map<string, string>];
        expect(other.size).toBeGreaterThan(20);
        const left = [...other].filter(([at, text]) => english.get(at) === text && !SAME.test(text));
        expect.soft([...new Set(left.map(([, text]) => text))], state).toEqual([]);
      });
    }
  });
}

test("Russian is written in Cyrillic, including counts", async ({ grove }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 2523, lang: "ru" });
  await grove.expectCounts({ placements: 1287 });
  for (const locator of [grove.sentence, grove.caption, grove.run]) {
    expect(await locator.innerText()).toMatch(/[а-я]/u);
    expect(await locator.innerText()).not.toMatch(/[a-z]{2}/iu);
  }
});

test("switching the language changes everything immediately and keeps the step", async ({ grove, page }) => {
  await grove.open({ p: ARTICLE, view: "watch", step: 100, lang: "en" });
  const titles = new Set<string>();
  for (const lang of LANGUAGES) {
    await grove.action(`language-${lang}`).click();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(grove.action(`language-${lang}`)).toHaveAttribute("aria-pressed", "true");
    await grove.expectCounts({ step: 100 });
    titles.add(await page.title());
  }
  expect(titles.size).toBe(3);
});

for (const [locale, lang] of [["ru-RU", "ru"], ["sw-KE", "sw"], ["fr", "en"], ["en-GB", "en"]] as const) {
  test.describe(() => {
    test.use({ locale });
    test(`a browser that speaks ${locale} gets ${lang}`, async ({ grove, page }) => {
      await grove.open({ p: PAPER, view: "watch" });
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await grove.expectLink({ lang });
    });
  });
}

test("the first of several preferred languages that the page supports is used", async ({ grove, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "languages", { get: () => ["fr-FR", "sw", "ru"] });
  });
  await grove.open({ p: PAPER, view: "watch" });
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
});

test("a link's language overrides the browser's and the one chosen earlier", async ({ grove, page }) => {
  await grove.open({ p: PAPER, view: "watch" });
  await grove.action("language-ru").click();
  await page.goto("about:blank");
  await grove.open({ p: PAPER, view: "watch", lang: "sw" });
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
});

test("tooltips name keys as people write them", async ({ grove, page }) => {
  for (const lang of LANGUAGES) {
    for (const view of ["watch", "play"]) {
      await grove.open({ p: ARTICLE, view, lang });
      await expect(grove.action(view === "watch" ? "step" : "undo")).toBeVisible();
      const titles = await page.locator("button[title]").evaluateAll((all) => all.map((it) => it.getAttribute("title")!));
      const keys = titles.flatMap((title) => /\(([^()]+)\)$/u.exec(title)?.slice(1) ?? []);
      expect(keys.length).toBeGreaterThan(view === "watch" ? 8 : 3);
      expect(keys.filter((key) => /Arrow|Escape|Control|Space/u.test(key) && !(lang === "en" && key === "Space"))).toEqual([]);
      if (view === "watch") for (const arrow of ["←", "→"]) expect(keys).toContain(arrow);
    }
  }
});
