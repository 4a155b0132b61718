// Starts the page that plain `trunk build` makes. An inline script would violate the
// Content-Security-Policy, so the names of the built files are in this script's own attributes.
const { js, wasm } = document.getElementById("boot").dataset;

try {
  const page = await import(new URL(js, document.baseURI));
  await page.default({ module_or_path: new URL(wasm, document.baseURI) });
} catch (error) {
  document.getElementById("boot-failure").hidden = false;
  throw error;
}
