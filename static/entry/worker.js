// Starts a worker; its name tells it what it is for.
import { compile } from "grove-wasm";
import init from "grove-worker";
import wasm from "grove-worker-wasm";

await init({ module_or_path: await compile(wasm) });
