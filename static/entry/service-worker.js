// Keeps all files of one version of the page, for visits without a network. The build fills in the
// names in capitals; a host that does without deletes this file (docs/hosting.md).
const VERSION = "@VERSION@";
/** All files but the page itself. Their names change with their contents, so none is ever replaced. */
const FILES = ["@FILES@"];
/** The SHA-256 of the page, in hexadecimal digits. */
const PAGE_DIGEST = "@PAGE_DIGEST@";

const PAGE = new URL("./", location.href).href;
/** Several copies of the page may be on one host. */
const PREFIX = `sudoku-grove ${PAGE} `;
const CACHE = PREFIX + VERSION;

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || !event.request.url.startsWith(PAGE)) return;
  const isPage = event.request.mode === "navigate" && isAddressOfPage(event.request.url);
  if (isPage) event.waitUntil(removeUnusedVersions());
  event.respondWith(answer(event.request, isPage ? page() : file(event.request)));
});
addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(skipWaiting());
});

/** Takes a version whole or not at all: during an upload, a host may have files of two versions. */
async function install() {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(PAGE, { cache: "no-cache" });
    if (!response.ok || (await digest(response.clone())) !== PAGE_DIGEST) {
      throw new Error("the page on the server is of another version");
    }
    await cache.put(PAGE, response);
    await cache.addAll(FILES.map((name) => new URL(name, PAGE).href));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function activate() {
  await removeUnusedVersions();
  // The tab of the first visit, too, gets what it loads later from this version.
  await clients.claim();
}

/** Answers with what is kept. If nothing is, or the browser no longer gives access to it, asks the host. */
async function answer(request, kept) {
  return (await kept.catch(() => undefined)) ?? fetch(request);
}

async function page() {
  const cache = await caches.open(CACHE);
  return cache.match(PAGE);
}

/** Tabs of older versions load the rest of their files from the caches of those. */
async function file(request) {
  for (const key of await versions()) {
    const cache = await caches.open(key);
    const response = await cache.match(request, { ignoreVary: true });
    if (response !== undefined) return response;
  }
}

/** Removes older versions once no tab can be using one. */
async function removeUnusedVersions() {
  const windows = await clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (windows.some((tab) => isAddressOfPage(tab.url))) return;
  const unused = (await versions()).filter((key) => key !== CACHE);
  await Promise.all(unused.map((key) => caches.delete(key)));
}

/** Returns the names of the caches of all versions, this one's first. */
async function versions() {
  const others = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== CACHE);
  return [CACHE, ...others];
}

function isAddressOfPage(address) {
  const { origin, pathname } = new URL(address);
  return [PAGE, `${PAGE}index.html`].includes(origin + pathname);
}

async function digest(response) {
  const bytes = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
