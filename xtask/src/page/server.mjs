// Serves a folder on 127.0.0.1, and prints the path of each source file that changes. While the
// folder has no index.html, the answer is 503: the page is still being built, or its build failed.
import { existsSync, statSync, watch } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";

const [port, folder, ...sources] = process.argv.slice(2);
// Files are read for each request, and not cached by the browser.
const files = sirv(folder, { dev: true, etag: true });
const notFound = (response) => {
  if (existsSync(join(folder, "index.html"))) {
    response.writeHead(404).end("Not found");
    return;
  }
  // The browser asks again after this many seconds.
  const headers = { "Content-Type": "text/plain", Refresh: "5" };
  response.writeHead(503, headers).end("The page is being built. The terminal shows the progress.");
};
createServer((request, response) => {
  files(request, response, () => notFound(response));
}).listen(Number(port), "127.0.0.1");

// Single files are watched through their folder: a watch on the file itself would stop when an
// editor replaces the file.
const folders = sources.filter((source) => statSync(source).isDirectory());
for (const source of folders) {
  watch(source, { recursive: true }, (_, name) => console.log(join(source, name ?? "")));
}
watch(".", (_, name) => {
  if (sources.includes(name) && !folders.includes(name)) console.log(name);
});
process.stdin.on("close", () => process.exit()).resume();
