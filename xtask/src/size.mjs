// Prints a line for each file in a folder: its raw, gzip and brotli sizes in bytes, and its name.
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const [folder] = process.argv.slice(2);
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (entry.isFile()) {
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const bytes = readFileSync(file);
    const sizes = [bytes, gzipSync(bytes, { level: 9 }), brotliCompressSync(bytes)];
    console.log([...sizes.map(({ length }) => length), relative(folder, file)].join("\t"));
  }
}
