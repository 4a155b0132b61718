// A static host with a copy of the built page. It can be stopped, and can publish another version.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import { BASE } from "./server.mjs";

const DIST = process.env.DIST ? resolve(process.env.DIST) : fileURLToPath(new URL("../../dist/", import.meta.url));

export class Host {
  readonly #folder = mkdtempSync(join(tmpdir(), "grove-host-"));
  #server: Server | undefined;
  #port = 0;

  static async start(): Promise<Host> {
    if (!existsSync(join(DIST, "index.html"))) throw new Error(`There is no page in ${DIST}. Run: cargo xtask build`);
    const host = new Host();
    cpSync(DIST, host.#folder, { recursive: true });
    await host.resume();
    return host;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}${BASE}`;
  }

  /** Answers again, on the same port. */
  async resume(): Promise<void> {
    const files = sirv(this.#folder, { dev: true });
    const server = createServer((request, response) => {
      const notFound = (): void => void response.writeHead(404).end();
      if (!request.url!.startsWith(BASE)) {
        notFound();
        return;
      }
      request.url = request.url!.slice(BASE.length - 1);
      files(request, response, notFound);
    });
    await new Promise<void>((listening) => server.listen(this.#port, "127.0.0.1", listening));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Stops answering, as if the network were gone. */
  async pause(): Promise<void> {
    const server = this.#server;
    if (server === undefined) return;
    this.#server = undefined;
    const closed = new Promise((end) => server.close(end));
    server.closeAllConnections();
    await closed;
  }

  async stop(): Promise<void> {
    await this.pause();
    rmSync(this.#folder, { recursive: true });
  }

  /** Returns the names of all files. */
  get names(): string[] {
    return readdirSync(this.#folder);
  }

  /** Puts a version with another description in the place of this one. */
  publish(description: string): void {
    const digest = (text: string): string => createHash("sha256").update(text).digest("hex");
    const before = this.#read("index.html");
    const after = before.replace(/(name="description" content=")[^"]*/u, `$1${description}`);
    this.#write("index.html", after);
    this.changeWorker((script) =>
      script.replace(digest(before), digest(after)).replace(/(VERSION = ")[^"]*/u, `$1${description}`),
    );
  }

  changeWorker(change: (script: string) => string): void {
    this.#write("service-worker.js", change(this.#read("service-worker.js")));
  }

  #read(name: string): string {
    return readFileSync(join(this.#folder, name), "utf8");
  }

  #write(name: string, text: string): void {
    writeFileSync(join(this.#folder, name), text);
  }
}
