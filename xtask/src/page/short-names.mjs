// Gives the functions that a program imports of its script short names, in both files. The names
// that wasm-bindgen makes end with a hash, which does not compress.
import { readFileSync, writeFileSync } from "node:fs";

/** How a WebAssembly file begins, in bytes: a signature and a version. */
const HEADER = 8;
const IMPORT_SECTION = 2;
const FUNCTION = 0;
const SCRIPT = "./main_bg.js";

/** Renames the imports of a WebAssembly file and their definitions in its script. */
export function shortenNames(file, script) {
  const bytes = readFileSync(file);
  const section = importSection(bytes);
  const names = new Map();
  const renamed = rename(bytes.subarray(section.start, section.end), names);
  writeFileSync(
    file,
    Buffer.concat([
      bytes.subarray(0, section.head),
      Buffer.from([IMPORT_SECTION, ...encoded(renamed.length)]),
      renamed,
      bytes.subarray(section.end),
    ]),
  );
  const text = readFileSync(script, "utf8");
  writeFileSync(script, text.replace(/\b__wb\w+/gu, (name) => names.get(name) ?? name));
}

/** Returns where the section of imports has its head, its content and its end. */
function importSection(bytes) {
  for (let at = HEADER; at < bytes.length; ) {
    const [length, start] = decoded(bytes, at + 1);
    if (bytes[at] === IMPORT_SECTION) return { head: at, start, end: start + length };
    at = start + length;
  }
  throw new Error("the program imports nothing");
}

/** Returns the section with new names, which are added to `names` by the old ones. */
function rename(section, names) {
  const [count, first] = decoded(section, 0);
  const parts = [Buffer.from(encoded(count))];
  let at = first;
  const text = () => {
    const [length, start] = decoded(section, at);
    at = start + length;
    return section.toString("utf8", start, at);
  };
  for (let nth = 0; nth < count; nth += 1) {
    const [module, name] = [text(), text()];
    if (section[at] !== FUNCTION) throw new Error(`${name} is not a function`);
    const [, end] = decoded(section, at + 1);
    const short = module === SCRIPT ? `$${nth.toString(36)}` : name;
    names.set(name, short);
    for (const word of [module, short]) {
      const letters = Buffer.from(word);
      parts.push(Buffer.from(encoded(letters.length)), letters);
    }
    parts.push(section.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

/** Reads a number in LEB128 encoding. Returns it, and where it ends. */
function decoded(bytes, start) {
  let [number, shift, at] = [0, 0, start];
  for (;;) {
    const byte = bytes[at];
    at += 1;
    number += (byte & 0x7f) * 2 ** shift;
    shift += 7;
    if (byte < 0x80) return [number, at];
  }
}

/** Returns a number in LEB128 encoding. */
function encoded(number) {
  const bytes = [];
  for (let rest = number; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}
