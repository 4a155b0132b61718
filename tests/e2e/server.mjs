// Serves dist/, or the folder that DIST names, like a plain static host: under a sub-path, with
// nothing but the files, so that a wrong absolute path or a missing file is a 404.
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import sirv from "sirv";

/** The sub-path of the page; it begins and ends with a slash. */
export const BASE = "/some/where/grove/";
/** The port, on 127.0.0.1 only. */
export const PORT = Number(process.env.GROVE_E2E_PORT ?? 4717);

function serve() {
  const dist = process.env.DIST
    ? resolve(process.env.DIST)
    : fileURLToPath(new URL("../../dist/", import.meta.url));
  if (!existsSync(dist)) {
    console.error(`There is no ${dist} to serve. Build it with: cargo xtask build`);
    process.exit(1);
  }
  const files = sirv(dist, { etag: true });
  const notFound = (response) => response.writeHead(404).end("Not found");
  createServer((request, response) => {
    if (!request.url.startsWith(BASE)) {
      notFound(response);
      return;
    }
    request.url = request.url.slice(BASE.length - 1);
    files(request, response, () => notFound(response));
  }).listen(PORT, "127.0.0.1");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  serve();
}
