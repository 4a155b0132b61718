// Runs before the first paint: sets the theme and language of the document and the size of a device
// pixel, and keeps the user's input until the page can handle it.
(() => {
  const root = document.documentElement;
  // What another app shared with the installed page becomes its puzzle.
  const shared = new URLSearchParams(location.search);
  const puzzle = shared.get("text") || shared.get("url");
  if (puzzle) history.replaceState(null, "", `./#view=play&p=${encodeURIComponent(puzzle)}`);
  const hash = location.hash.slice(1);
  const linked = (name) => new URLSearchParams(hash).get(name);
  let kept = {};
  try {
    kept = localStorage;
  } catch {
    // This browser stores nothing for this page.
  }
  const setting = (name, known) => {
    const value = kept[`sudoku-grove/1/${name}`]?.replaceAll('"', "").toLowerCase();
    return known.includes(value) ? value : undefined;
  };
  const languages = ["en", "ru", "sw"];
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const wanted = [linked("lang"), setting("language", languages), ...preferred];
  root.lang = wanted.find((language) => languages.includes(language)) ?? "en";
  root.dataset.theme = setting("theme", ["light", "dark"]) ?? "system";

  // Style sheets cannot compute with the number of device pixels per pixel.
  (onresize = () => root.style.setProperty("--pixel", `${1 / devicePixelRatio}px`))();

  // In a frame of another page, the page has no header.
  if (linked("bare") === "1") root.dataset.bootBare = "";

  // An address without a view opens the search, and one without anything, at first, the guide.
  const bare = kept.length > 0 ? undefined : "guide";
  const view = linked("view") ?? (hash === "" ? bare : "watch");
  if (view !== undefined) root.dataset.bootView = view;

  if (Object.keys(kept).some((key) => key.startsWith("sudoku-grove"))) root.dataset.bootStored = "";

  const early = [];
  const keep = (event) => early.push(event);
  const kinds = ["keydown", "click"];
  for (const kind of kinds) addEventListener(kind, keep, true);
  const there = new MutationObserver(() => {
    if (document.querySelector("main > :not(.waiting)") === null) return;
    there.disconnect();
    for (const kind of kinds) removeEventListener(kind, keep, true);
    for (const event of early) repeat(event);
  });
  there.observe(root, { childList: true, subtree: true });

  const repeat = (event) => {
    if (event.type === "keydown") {
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", event));
      return;
    }
    const target = document.elementFromPoint(event.clientX, event.clientY);
    for (const kind of ["pointerdown", "pointerup"]) {
      target?.dispatchEvent(new PointerEvent(kind, event));
    }
    target?.closest("button, a, input, select, [tabindex]")?.focus();
    target?.dispatchEvent(new MouseEvent("click", event));
  };
})();
