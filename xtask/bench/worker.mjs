// Measures the engine in a worker of Chromium, and prints the lines that `cargo xtask bench`
// parses. Arguments: the output folder of wasm-bindgen for browsers, and the subject to measure.
import { spawn } from "node:child_process";
import { BASE, PORT } from "../../tests/e2e/server.mjs";
import { launch } from "./chromium.mjs";

const [folder, subject] = process.argv.slice(2);
const server = spawn("node", ["tests/e2e/server.mjs"], {
  stdio: "inherit",
  env: { ...process.env, DIST: folder },
});
const browser = await launch();
try {
  const page = await browser.newPage();
  const module = `http://127.0.0.1:${PORT}${BASE}grove_bench.js`;
  await open(page, module);
  process.stdout.write(await page.evaluate(measure, { module, subject }));
} finally {
  await browser.close();
  server.kill();
}

/** Opens a file, and retries until the server responds. */
async function open(page, file) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await page.goto(file);
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

/** Runs in the page. Starts a worker and returns its report. */
function measure({ module, subject }) {
  const script = `
    import start, { report } from ${JSON.stringify(module)};
    try {
      await start();
      postMessage({ lines: report(${JSON.stringify(subject)}) });
    } catch (error) {
      postMessage({ error: String(error) });
    }`;
  const file = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const worker = new Worker(file, { type: "module" });
  return new Promise((done, fail) => {
    worker.onmessage = ({ data }) => (data.error ? fail(new Error(data.error)) : done(data.lines));
    worker.onerror = ({ message }) => fail(new Error(message));
  });
}
