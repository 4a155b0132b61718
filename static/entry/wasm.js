// Fetches, compiles and links WebAssembly, even from hosts that do not set its media type.

/** Fetches a file by its name relative to this script, and compiles it, while it streams in if possible. */
export async function compile(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const type = response.headers.get("content-type") ?? "";
  return type.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/** Returns `make`, which returns promises, memoized by argument. After a failure, the next call tries again. */
function memoize(make) {
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

/** Fetches and compiles the file of a part, only once. */
export const fetchPart = memoize(compile);

/**
 * Links a program with its parts.
 *
 * - `points`: the names of the split points.
 * - `masks`: for each part, which split points need it: a bit mask with one bit per split point.
 * - `before`: for a split point, the one that always loads before it, if any.
 * - `files`: the file of each part that has one. The others are custom sections, named by their
 *   indices, in the files of the split points that can be the first to need them.
 * - `instance`: returns the exports of the program.
 */
export function linkParts({ points, masks, before, files, instance }) {
  const bit = (point) => 1 << points.indexOf(point);
  const requested = new Set();
  const isFirst = (mask, point) => {
    for (let it = before[point]; it; it = before[it]) if (mask & bit(it)) return false;
    return true;
  };
  const compilePart = async (part) => {
    if (part in files) return fetchPart(files[part]);
    const mask = masks[part];
    const first = points.find((it) => mask & bit(it) && isFirst(mask, it) && requested.has(it));
    const container = await fetchPart(files[masks.indexOf(bit(first))]);
    return WebAssembly.compile(WebAssembly.Module.customSections(container, part)[0]);
  };
  const instantiate = memoize(async (part) =>
    WebAssembly.instantiate(await compilePart(part), { __wasm_split: instance() }),
  );
  const partsOf = (point) => [...masks.keys()].filter((part) => masks[part] & bit(point));
  const filesOf = (point) => partsOf(point).flatMap((part) => files[part] ?? []);
  const load = async (point) => {
    requested.add(point);
    for (const file of filesOf(point)) fetchPart(file);
    const own = masks.indexOf(bit(point));
    try {
      await Promise.all(partsOf(point).filter((part) => part !== own).map(instantiate));
      await instantiate(own);
    } catch (error) {
      requested.delete(point);
      throw error;
    }
  };
  return {
    /** Returns the files that a split point needs. */
    filesOf: (point) => (points.includes(point) ? filesOf(point) : []),
    /**
     * Returns the function with which the program loads a split point. It calls the function at
     * index `callback` with `data` and whether that has succeeded.
     */
    loaderOf: (point) => async (callback, data) => {
      const error = await load(point).catch((error) => error);
      if (error) console.error(error);
      instance().__indirect_function_table.get(callback)(data, !error);
    },
  };
}
