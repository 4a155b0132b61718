// Fetches and starts WebAssembly, even from hosts that do not set its media type.

/** Fetches a file by its name relative to this script, and compiles it as it streams in. */
export async function compile(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const type = response.headers.get("content-type") ?? "";
  return type.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/** Requested parts, compiled. */
const asked = new Map();

/**
 * Returns a part that is a file of its own, fetched only once. If it fails to load, the next call
 * tries again.
 */
export function fetchPart(file) {
  let part = asked.get(file);
  if (part === undefined) {
    part = compile(file);
    asked.set(file, part);
    part.catch(() => asked.delete(file));
  }
  return part;
}

/** Returns a part that is embedded in one of these files, which is requested at the same time. */
export async function embedded(name, files) {
  await undefined;
  const around = await files.map((file) => asked.get(file)).find(Boolean);
  const [bytes] = WebAssembly.Module.customSections(around, name);
  return WebAssembly.compile(bytes);
}

/** Instantiates a part with the imports that it shares with its program. */
export async function startPart(part, imports) {
  return WebAssembly.instantiate(await part, imports);
}
