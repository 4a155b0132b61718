// Has the service worker keep this version of the page, and reports the next one. `cargo xtask build`
// puts it into a file of its own, which is loaded when the page is idle.
const container = navigator.serviceWorker;

/** Has all files fetched. The event `updateready` of the window reports that the next version is ready. */
export async function keepPage() {
  // Browsers have service workers only for pages that came securely. A frame keeps nothing.
  if (container === undefined || document.documentElement.dataset.bootBare !== undefined) return;
  const script = new URL("service-worker.js", document.baseURI);
  const registration = await container.register(script, { updateViaCache: "none" });
  const report = () => dispatchEvent(new Event("updateready"));
  if (registration.waiting) report();
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker.addEventListener("statechange", () => {
      // The first version is not an update.
      if (worker.state === "installed" && container.controller) report();
    });
  });
}

/** Starts the next version in this tab. Other tabs go on with theirs. */
export async function takeUpdate() {
  container.addEventListener("controllerchange", () => location.reload(), { once: true });
  const registration = await container.getRegistration();
  if (registration?.waiting) {
    // A busy browser can lose the message.
    setInterval(() => registration.waiting?.postMessage("take-over"), 300);
  } else {
    // Another tab has taken it already.
    location.reload();
  }
}
