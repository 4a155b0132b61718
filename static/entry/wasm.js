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

/** Returns `make` with its results kept by argument. After a failure, the next call tries again. */
function keep(make) {
  const results = new Map();
  return (argument) => {
    let result = results.get(argument);
    if (result === undefined) {
      result = make(argument);
      results.set(argument, result);
      result.catch(() => results.delete(argument));
    }
    return result;
  };
}

/** Returns a part that is a file of its own, compiled. It is fetched only once. */
export const fetchPart = keep(compile);

/**
 * Links a program with its parts.
 *
 * - `points`: the names of the split points.
 * - `masks`: for each part, which split points need it, as a number with a bit for each.
 * - `before`: the split point that is always loaded before another one.
 * - `files`: the file of each part that has one. The others are sections of the own parts of the
 *   split points that can be the first to need them.
 * - `instance`: returns the exports of the program.
 */
export function linkParts({ points, masks, before, files, instance }) {
  const bit = (point) => 1 << points.indexOf(point);
  const isFirst = (mask, point) => {
    for (let it = before[point]; it; it = before[it]) if (mask & bit(it)) return false;
    return true;
  };
  const compiled = async (part) => {
    if (part in files) return fetchPart(files[part]);
    const mask = masks[part];
    const around = points.find((it) => mask & bit(it) && isFirst(mask, it) && requested.has(it));
    const container = await fetchPart(files[masks.indexOf(bit(around))]);
    return WebAssembly.compile(WebAssembly.Module.customSections(container, part)[0]);
  };
  const start = keep(async (part) =>
    WebAssembly.instantiate(await compiled(part), { __wasm_split: instance() }),
  );
  const requested = new Set();
  const partsOf = (point) => [...masks.keys()].filter((part) => masks[part] & bit(point));
  const filesOf = (point) => partsOf(point).flatMap((part) => files[part] ?? []);
  const load = async (point) => {
    requested.add(point);
    for (const file of filesOf(point)) fetchPart(file);
    const own = masks.indexOf(bit(point));
    try {
      await Promise.all(partsOf(point).filter((part) => part !== own).map(start));
      await start(own);
    } catch (error) {
      requested.delete(point);
      throw error;
    }
  };
  return {
    /** Returns the files that a split point needs. */
    filesOf: (point) => (points.includes(point) ? filesOf(point) : []),
    /** Returns the function with which the program loads a split point. */
    loaderOf: (point) => async (callback, data) => {
      const error = await load(point).catch((error) => error);
      if (error) console.error(error);
      instance().__indirect_function_table.get(callback)(data, !error);
    },
  };
}
