// Starts the page. `cargo xtask build` puts it, and what it imports, into one script.
import { compile } from "grove-wasm";
import init from "grove-page";
import wasm from "grove-page-wasm";

try {
  await init({ module_or_path: await compile(wasm) });
} catch (error) {
  document.getElementById("boot-failure").hidden = false;
  throw error;
}
