// Measures in WebAssembly and prints the lines that `cargo xtask bench` reads.
// The argument is the folder that wasm-bindgen wrote the module to.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder] = process.argv.slice(2);
const { report } = await import(pathToFileURL(join(folder, "grove_bench.js")));
process.stdout.write(report());
