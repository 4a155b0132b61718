// Measures the engine in WebAssembly under Node.js, and prints the lines that `cargo xtask bench`
// parses. Arguments: the output folder of wasm-bindgen, and the subject to measure.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, subject] = process.argv.slice(2);
const { report } = await import(pathToFileURL(join(folder, "grove_bench.js")));
process.stdout.write(report(subject));
