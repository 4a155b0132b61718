// Starts a worker, whose name determines what it does. Its owner posts the compiled program.
import { initSync } from "grove-worker";

const module = await new Promise((resolve) => {
  addEventListener("message", ({ data }) => resolve(data), { once: true });
});
globalThis.workerModule = () => Promise.resolve(module);
initSync({ module });
