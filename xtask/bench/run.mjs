// Measures in WebAssembly and prints the lines that `cargo xtask bench` reads.
// The argument is the folder that wasm-bindgen wrote the module to.
import { createRequire } from "node:module";
import { join } from "node:path";

const [folder] = process.argv.slice(2);
const { report } = createRequire(import.meta.url)(join(folder, "grove_bench.js"));
process.stdout.write(report());
