// Fetches and starts WebAssembly, from hosts that do not name its type too.

/** Fetches a file whose name is relative to this script, and compiles it while it comes. */
export async function compile(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const type = response.headers.get("content-type") ?? "";
  return type.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/** Files of parts that were asked for, compiled. */
const asked = new Map();

/** A part that is a file, fetched once. One that did not arrive is fetched again the next time. */
export function fetchPart(file) {
  let part = asked.get(file);
  if (part === undefined) {
    part = compile(file);
    asked.set(file, part);
    part.catch(() => asked.delete(file));
  }
  return part;
}

/** A part that comes inside others, in one of these files, which is asked for at the same time. */
export async function embedded(name, files) {
  await undefined;
  const around = await files.map((file) => asked.get(file)).find(Boolean);
  const [bytes] = WebAssembly.Module.customSections(around, name);
  return WebAssembly.compile(bytes);
}

/** Starts a part on what its program shares. */
export async function startPart(part, imports) {
  return WebAssembly.instantiate(await part, imports);
}
