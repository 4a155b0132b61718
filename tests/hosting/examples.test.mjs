// The examples for servers in docs/hosting.md, each with the server itself: types, compression, caching
// and the policy. A server that is not on PATH is skipped.
import assert from "node:assert/strict";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, get } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const DIST = resolve(process.env.DIST ?? join(ROOT, "dist"));
const DOCUMENT = readFileSync(join(ROOT, "docs/hosting.md"), "utf8");
const PAGE = readFileSync(join(DIST, "index.html"), "utf8");
const [, POLICY] = /Content-Security-Policy" content="([^"]*)"/u.exec(PAGE);
const IMMUTABLE = "public, max-age=31536000, immutable";
const TYPES = {
  css: /^text\/css/u,
  js: /^(?:text|application)\/javascript/u,
  svg: /^image\/svg\+xml/u,
  wasm: /^application\/wasm$/u,
};

const SERVERS = {
  nginx: {
    language: "nginx",
    install: "apt-get install nginx-light",
    start(example, folder, port) {
      const about = spawnSync("nginx", ["-V"], { encoding: "utf8" }).stderr;
      const [, configuration] = /--conf-path=(\S+)/u.exec(about);
      const files = replaced(example, [["listen 80;", `listen 127.0.0.1:${port};`], ["/srv/sudoku-grove", DIST]]);
      const lines = [
        // Started by root, its workers would otherwise be another user, who may not see the files.
        ...(process.getuid() === 0 ? ["user root;"] : []),
        "daemon off;",
        "error_log stderr;",
        `pid ${join(folder, "pid")};`,
        "events {}",
        `http { access_log off; include ${join(dirname(configuration), "mime.types")};`,
        ...["client_body", "fastcgi", "proxy", "scgi", "uwsgi"].map((name) => `${name}_temp_path ${join(folder, name)};`),
        files,
        "}",
      ];
      const path = join(folder, "nginx.conf");
      writeFileSync(path, lines.join("\n"));
      return spawn("nginx", ["-c", path], { stdio: ["ignore", "ignore", "pipe"] });
    },
  },
  caddy: {
    language: "caddyfile",
    install: "apt-get install caddy",
    start(example, folder, port) {
      const site = replaced(example, [["example.org {", `http://127.0.0.1:${port} {`], ["/srv/sudoku-grove", DIST]]);
      const path = join(folder, "Caddyfile");
      writeFileSync(path, `{\n  admin off\n}\n${site}`);
      const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
      return spawn("caddy", ["run", "--config", path, "--adapter", "caddyfile"], { env, stdio: ["ignore", "ignore", "pipe"] });
    },
  },
};

/** Replaces texts, each of which must be there. */
function replaced(text, pairs) {
  return pairs.reduce((text, [from, to]) => {
    assert.ok(text.includes(from), `the example lacks ${from}`);
    return text.replaceAll(from, to);
  }, text);
}

/** Returns the only block of the document in a language. */
function exampleIn(language) {
  const blocks = [...DOCUMENT.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, "gmsu"))];
  assert.equal(blocks.length, 1, `the examples for ${language}`);
  return blocks[0][1];
}

async function freePort() {
  const server = createServer();
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Requests a file as a browser does, and returns the status, the headers and the body as it was sent. */
function request(port, path) {
  return new Promise((done, fail) => {
    const options = { headers: { "accept-encoding": "gzip" } };
    get(`http://127.0.0.1:${port}/${path}`, options, (response) => {
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }));
    }).on("error", fail);
  });
}

/** Waits until the server answers. */
async function answering(port, server) {
  let messages = "";
  server.stderr.on("data", (text) => (messages += text));
  for (;;) {
    assert.equal(server.exitCode, null, `the server does not accept the example: ${messages}`);
    try {
      await request(port, "");
      return;
    } catch {
      await new Promise((again) => setTimeout(again, 50));
    }
  }
}

function isInstalled(program) {
  try {
    execFileSync(program, [program === "caddy" ? "version" : "-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

for (const [name, { language, install, start }] of Object.entries(SERVERS)) {
  const skip = isInstalled(name) ? false : `${name} is not installed; \`${install}\` does it`;
  test(`the example for ${name}`, { skip, timeout: 30_000 }, async (context) => {
    const folder = mkdtempSync(join(tmpdir(), "grove-hosting-"));
    const port = await freePort();
    const server = start(exampleIn(language), folder, port);
    const ended = new Promise((end) => server.once("exit", end));
    context.after(async () => {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true });
    });
    await answering(port, server);

    const page = await request(port, "");
    assert.equal(page.status, 200);
    assert.match(page.headers["content-type"], /^text\/html/u);
    assert.equal(page.headers["content-security-policy"], POLICY);
    assert.equal(page.headers["x-frame-options"], undefined);
    assert.equal(page.headers["content-encoding"], "gzip");

    const unhashed = ["", "service-worker.js", "manifest.webmanifest", "notices.txt"];
    for (const path of unhashed) {
      const { status, headers } = await request(port, path);
      assert.equal(status, 200, path);
      assert.equal(headers["cache-control"], "no-cache", path);
    }
    const manifest = await request(port, "manifest.webmanifest");
    assert.match(manifest.headers["content-type"], /^application\/manifest\+json/u);

    const hashed = readdirSync(DIST).filter((file) => !["index.html", ...unhashed].includes(file));
    assert.ok(hashed.length > 10);
    for (const path of hashed) {
      const { status, headers, body } = await request(port, path);
      assert.equal(status, 200, path);
      assert.equal(headers["cache-control"], IMMUTABLE, path);
      assert.match(headers["content-type"], TYPES[path.split(".").at(-1)], path);
      assert.equal(headers["x-content-type-options"], "nosniff", path);
      const size = readFileSync(join(DIST, path)).length;
      if (size > 2_000) {
        assert.equal(headers["content-encoding"], "gzip", path);
        assert.ok(body.length < size, path);
      }
    }

    assert.equal((await request(port, "missing.js")).status, 404);
  });
}
