// Measures in WebAssembly and prints the lines that `cargo xtask bench` reads.
// The arguments are the folder that wasm-bindgen wrote the module to, and what to measure.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, subject] = process.argv.slice(2);
const { report } = await import(pathToFileURL(join(folder, "grove_bench.js")));
process.stdout.write(report(subject));
