// Fetches and starts WebAssembly, from hosts that do not name its type too.

/** Asks for a file whose name is relative to this script. */
export function fetchWasm(name) {
  return fetch(new URL(name, import.meta.url));
}

/** Compiles while the file is still coming, where the host lets a browser do that. */
async function start(asked, whole, streaming) {
  const response = await asked;
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const type = response.headers.get("content-type") ?? "";
  return type.startsWith("application/wasm") ? streaming(response) : whole(await response.arrayBuffer());
}

/** A program that was asked for, compiled. */
export function compile(asked) {
  return start(asked, (bytes) => WebAssembly.compile(bytes), (response) => WebAssembly.compileStreaming(response));
}

/** A part that was asked for, running on what its program shares. */
export function startPart(asked, imports) {
  return start(
    asked,
    (bytes) => WebAssembly.instantiate(bytes, imports),
    (response) => WebAssembly.instantiateStreaming(response, imports),
  );
}
