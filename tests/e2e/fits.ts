// What does not fit on the screen: text that is cut, controls that overlap or are too small.
import type { Grove } from "./grove.ts";

/** Returns what is wrong with the size or place of what is visible. */
export async function misfits(grove: Grove): Promise<string[]> {
  return grove.page.evaluate(() => {
    const root = document.scrollingElement!;
    const found: string[] = [];
    // Pixels: WCAG 2.5.5 (Target Size, Enhanced) for fingers, 2.5.8 (Minimum) for a mouse.
    const minTargetSize = matchMedia("(pointer: coarse)").matches ? 44 : 24;
    // Boxes have fractions of pixels. A smaller difference comes from rounding.
    const ROUNDING = 0.5;
    const dialog = document.querySelector("dialog[open]");
    const scope: ParentNode = dialog ?? document;
    const all = <T extends Element = HTMLElement>(selector: string): T[] => [
      ...scope.querySelectorAll<T>(selector),
    ];
    const nameOf = (element: Element): string => {
      const { action } = (element as HTMLElement).dataset;
      return action ?? (element.textContent?.trim().slice(0, 40) || element.className);
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
    /** The box around an element that can be scrolled sideways or down, if there is one. */
    const scrollerOf = (element: Element): Element | null => {
      for (let box = element.parentElement; box !== null && box !== root; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const scrolls = (overflow: string) => ["auto", "scroll"].includes(overflow);
        if (scrolls(overflowX) && box.scrollWidth > box.clientWidth) return box;
        if (scrolls(overflowY) && box.scrollHeight > box.clientHeight) return box;
      }
      return null;
    };

    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.querySelectorAll("#app *")]
        .filter((element) => element.getBoundingClientRect().right > root.clientWidth + ROUNDING)
        .map(({ localName, className }) => `${localName}.${String(className)}`);
      const beyond = wide.slice(0, 8).join(", ");
      found.push(
        `the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth} px; beyond its edge: ${beyond}`,
      );
    }

    const TEXTS =
      "button, select, input, .field-word, .counter dt, .counter dd, .lane-counter dt, [data-sentence]," +
      " .tree-caption, .run-words, .timeline-step, .speed-value, .batch-head .batch-cell," +
      ' .batch-cell[data-column="status"]';
    for (const element of all(TEXTS).filter(isShown)) {
      const { left, right } = element.getBoundingClientRect();
      const isOut = left < -ROUNDING || right > root.clientWidth + ROUNDING;
      if (isOut && scrollerOf(element) === null) found.push(`${nameOf(element)} sticks out`);
      if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1) {
        found.push(`${nameOf(element)} is cut: ${element.scrollWidth} in ${element.clientWidth}`);
      }
    }
    // A browser cuts the chosen option of a menu without making it scroll sideways, so its width shows
    // nothing. It can only be measured where the words may wrap: then a cut one is too high. So every
    // menu has to wrap, and each option is chosen once to be measured.
    const fitting: Set<string> = ((window as { fittingMenus?: Set<string> }).fittingMenus ??= new Set());
    for (const select of all<HTMLSelectElement>("select").filter(isShown)) {
      const { whiteSpace, font } = getComputedStyle(select);
      const labels = [...select.options].map(({ label }) => label);
      // Each choice lays the page out again, so what has been measured is not measured again.
      const measured = [select.clientWidth, select.clientHeight, whiteSpace, font, ...labels].join("|");
      if (fitting.has(measured)) continue;
      const faults = found.length;
      const wraps = whiteSpace === "normal";
      const chosen = select.selectedIndex;
      for (const { index, label } of select.options) {
        select.selectedIndex = index;
        if (!wraps || select.scrollHeight > select.clientHeight + 1) found.push(`${label} is cut`);
      }
      select.selectedIndex = chosen;
      if (found.length === faults) fitting.add(measured);
    }

    for (const control of all("header button, .watch-settings-open, .explore-hint").filter(isShown)) {
      if (scrollerOf(control) !== null) continue;
      const { x, y, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      if (hit !== null && !hit.closest("dialog, [popover]") && !control.contains(hit)) {
        found.push(`${nameOf(control)} is covered by ${nameOf(hit)}`);
      }
    }

    // A checkbox is as large as its label. Exempt are links in sentences and lists, whose size is that
    // of the text; cells, nodes and bars, whose size follows from the board, the tree and the map.
    const targets = all("button, select, input, summary, a[href], .batch-row[data-line]").filter(
      (element) => isShown(element) && element.closest(".board, p, li, .timeline") === null,
    );
    const boxes = targets.map((element) => {
      const label = element instanceof HTMLInputElement && element.closest("label");
      return (label || element).getBoundingClientRect();
    });
    targets.forEach((element, index) => {
      const { width, height } = boxes[index]!;
      if (width < minTargetSize - ROUNDING || height < minTargetSize - ROUNDING) {
        found.push(`${nameOf(element)} is small: ${width.toFixed(1)}×${height.toFixed(1)}`);
      }
    });
    for (const [index, one] of boxes.entries()) {
      for (const [other, two] of boxes.slice(index + 1).map((box, at) => [index + 1 + at, box] as const)) {
        const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        const [first, second] = [targets[index]!, targets[other]!];
        if (width <= 1 || height <= 1) continue;
        const isNested = first.contains(second) || second.contains(first);
        // What is scrolled out of its box, or fixed above what scrolls, covers nothing for good.
        const inDifferentScrollers = scrollerOf(first) !== scrollerOf(second);
        if (!isNested && !inDifferentScrollers) {
          found.push(`${nameOf(first)} overlaps ${nameOf(second)} by ${width.toFixed(0)}×${height.toFixed(0)}`);
        }
      }
    }
    return found;
  });
}
