// Measures the work of the page's main thread with Chromium's tracing: the CPU time for script,
// style, layout and paint, per played step and per seek to a far step.
import { ANTI_BACKTRACKING, ANTI_BACKTRACKING_STEPS, frames, quantile, record } from "./page.mjs";

const CATEGORIES = [
  "-*",
  "blink.user_timing",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "toplevel",
  "v8.execute",
];

/** The kinds of work, each with the names of its trace events. */
const KINDS = {
  style: ["RecalculateStyles", "UpdateLayoutTree"],
  layout: ["Layout"],
  paint: ["Commit", "Layerize", "Paint", "PrePaint", "UpdateLayer"],
};
const KIND_OF = new Map(Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => [name, kind])));
/** The kind of all other events. */
const SCRIPT = "script";

/** The position of the speed slider for 60 steps per second. */
const SPEED_OF_60 = "7";
const PLAYED_STEPS = 600;
const SEEKS = 200;

/** Returns the name and value of each figure. */
export async function pageWork(browser) {
  const page = await record(browser, ANTI_BACKTRACKING);
  await page.locator("[data-place=map][data-sharp]").waitFor();
  const figures = [...(await farSeeks(browser, page)), ...(await playedSteps(browser, page))];
  await page.close();
  return figures;
}

/**
 * Measures seeks to far steps: the work until the frame with the board is committed, and the work
 * including everything that follows.
 */
async function farSeeks(browser, page) {
  const events = await traced(browser, page, () =>
    page.evaluate(seekAround, { steps: ANTI_BACKTRACKING_STEPS, count: SEEKS }),
  );
  const sorted = (spans) =>
    spans.map((span) => total(workIn(events, span))).toSorted((a, b) => a - b);
  const toShown = pairs(events, "seek", "shown");
  const board = sorted(toShown.map(({ start, end }) => ({ start, end: commitTime(events, end) })));
  const all = sorted(pairs(events, "seek", "rest"));
  const late = toShown.filter((span) => isLate(events, span));
  return [
    ["far seek: main thread until the board is painted, median, ms", quantile(board, 0.5)],
    ["far seek: main thread until the board is painted, p99, ms", quantile(board, 0.99)],
    ["far seek: main thread in total, median, ms", quantile(all, 0.5)],
    ["far seek: main thread in total, p99, ms", quantile(all, 0.99)],
    [`far seek: later than the first frame after the reply (of ${SEEKS}), count`, late.length],
  ];
}

/** Returns the time at which the first frame after `moment` was committed. */
function commitTime({ lasting }, moment) {
  return lasting.find(({ name, end }) => name === "Commit" && end > moment).end;
}

/** Returns whether a frame started between the last reply and the update of the board. */
function isLate({ lasting }, { start, end }) {
  const within = lasting.filter((event) => start <= event.start && event.start < end);
  const answers = within.filter(
    ({ name, args }) => name === "EventDispatch" && ["input", "message"].includes(args.data.type),
  );
  const answer = answers.at(-1);
  return within.some(({ name, start }) => name === "FireAnimationFrame" && start > answer.start);
}

/** Runs in the page. Seeks to random steps, the same in every run. */
async function seekAround({ steps, count }) {
  const slider = document.querySelector("[data-action=timeline]");
  const counter = document.querySelector("[data-counter=step]");
  let seed = 20_250_101;
  for (let nth = 0; nth < count; nth += 1) {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    const step = String(Math.floor((seed / 4_294_967_296) * steps));
    await new Promise(requestAnimationFrame);
    performance.mark("seek");
    const shown = new Promise((done) => {
      const observer = new MutationObserver(() => {
        if (counter.dataset.value !== step) return;
        performance.mark("shown");
        observer.disconnect();
        done();
      });
      observer.observe(counter, { attributeFilter: ["data-value"] });
    });
    slider.value = step;
    slider.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await shown;
    // Enough time for the surroundings of the step and the detailed tree to be drawn.
    await new Promise((done) => setTimeout(done, 250));
    performance.mark("rest");
  }
}

/**
 * Measures the work per step at 60 steps per second, and how many steps per second are shown when
 * the CPU is throttled.
 */
async function playedSteps(browser, page) {
  await page.locator("[data-action=timeline]").fill("12345678");
  await page.locator("[data-action=speed]").fill(SPEED_OF_60);
  const events = await traced(browser, page, () => play(page));
  const [span] = pairs(events, "from", "till");
  const work = workIn(events, span);
  const of = (time) => (time * 1000) / PLAYED_STEPS;
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const { shown, seconds } = await play(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return [
    ...Object.entries(work).map(([kind, time]) => [`played step: ${kind}, µs`, of(time)]),
    ["played step: total, µs", of(total(work))],
    ["steps shown of 60 with the CPU throttled to a quarter, per second", shown / seconds],
  ];
}

/** Plays `PLAYED_STEPS` steps. Returns how many of them were shown, and the time in seconds. */
async function play(page) {
  await page.locator("[data-action=play]").click();
  await frames(page, 30);
  const counted = await page.evaluate(async (count) => {
    const counter = document.querySelector("[data-counter=step]");
    const now = () => Number(counter.dataset.value);
    const [first, start] = [now(), performance.now()];
    performance.mark("from");
    let [last, shown] = [first, 0];
    while (last < first + count) {
      await new Promise(requestAnimationFrame);
      if (now() > last) {
        last = now();
        shown += 1;
      }
    }
    performance.mark("till");
    return { shown, seconds: (performance.now() - start) / 1000 };
  }, PLAYED_STEPS);
  await page.locator("[data-action=pause]").click();
  return counted;
}

/**
 * Traces the main thread during an action. Returns its complete events and the page's marks, in
 * thread time, which does not advance while the thread waits.
 */
async function traced(browser, page, deed) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await deed();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const isMark = ({ cat }) => cat === "blink.user_timing";
  const { pid, tid } = traceEvents.find(isMark);
  const own = traceEvents.filter((event) => event.pid === pid && event.tid === tid);
  const lasting = own
    .filter(({ ph, tdur }) => ph === "X" && tdur !== undefined)
    .map(({ name, args, tts, tdur }) => ({ name, args, start: tts, end: tts + tdur }));
  // Of two events with the same start, the outer one comes first.
  lasting.sort((a, b) => a.start - b.start || b.end - a.end);
  return { lasting, marks: own.filter(isMark) };
}

/** Returns the spans between the marks of these names. */
function pairs({ marks }, from, till) {
  const of = (name) => marks.filter((mark) => mark.name === name).map(({ tts }) => tts);
  const ends = of(till);
  return of(from).map((start, nth) => ({ start, end: ends[nth] }));
}

/** Returns the milliseconds of each kind of work in a span; the innermost event sets the kind. */
function workIn({ lasting }, { start, end }) {
  const work = { [SCRIPT]: 0, ...Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, 0])) };
  const open = [];
  let [kind, at] = [null, start];
  const pass = (till) => {
    const time = Math.min(till, end) - Math.max(at, start);
    if (kind !== null && time > 0) work[kind] += time / 1000;
    at = till;
  };
  const close = (till) => {
    while (open.length > 0 && open.at(-1).end <= till) {
      pass(open.at(-1).end);
      open.pop();
      kind = open.at(-1)?.kind ?? null;
    }
    pass(till);
  };
  for (const event of lasting) {
    if (event.end < start || event.start >= end) continue;
    close(event.start);
    kind = KIND_OF.get(event.name) ?? open.at(-1)?.kind ?? SCRIPT;
    open.push({ end: event.end, kind });
  }
  close(end);
  return work;
}

const total = (work) => Object.values(work).reduce((sum, time) => sum + time, 0);
