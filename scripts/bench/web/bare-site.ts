import { execFile, type ChildProcess, spawn } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { MarkupNode } from "./markup.ts";

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, "../../..");
const SERVER = join(import.meta.dirname, "bare-server.ts");
const READY_TRIES = 400;
const ASK_EVERY_MS = 50;

/** A TanStack Start site of one page that draws given elements, as data in its script, and does nothing else. */
const FILES = {
  "vite.config.mjs": `
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
export default {
  root: import.meta.dirname,
  build: { target: "es2022" },
  plugins: [tanstackStart({ srcDirectory: "src" }), react()],
};`,
  "src/router.jsx": `
import { createRouter } from "@tanstack/react-router";
import { routeTree } from "./routeTree.gen";
export const getRouter = () => createRouter({ routeTree });`,
  "src/server.js": `
import { createStartHandler, defaultRenderHandler } from "@tanstack/react-start/server";
export default { fetch: createStartHandler(defaultRenderHandler) };`,
  "src/routes/__root.jsx": `
import { createRootRoute, HeadContent, Scripts } from "@tanstack/react-router";
const Document = ({ children }) => (
  <html lang="en">
    <head><HeadContent /></head>
    <body>{children}<Scripts /></body>
  </html>
);
export const Route = createRootRoute({
  head: () => ({ meta: [{ charSet: "utf-8" }, { title: "Bare" }] }),
  shellComponent: Document,
});`,
  "src/routes/index.jsx": `
import { createFileRoute } from "@tanstack/react-router";
import { createElement } from "react";
import { markup } from "../markup.js";
const draw = (node) =>
  typeof node === "string" ? node : createElement(node[0], node[1], ...node[2].map(draw));
const Page = () => <>{markup.map((node, at) => <Part key={at} node={node} />)}</>;
const Part = ({ node }) => draw(node);
export const Route = createFileRoute("/")({ component: Page });`,
} as const;

/** Builds the bare site in a folder, out of the project's own libraries. */
export async function buildBareSite(folder: string, markup: readonly MarkupNode[]): Promise<void> {
  const files = {
    ...FILES,
    "package.json": JSON.stringify({ name: "bare", private: true, type: "module" }),
    "src/markup.js": `export const markup = ${JSON.stringify(markup)};`,
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const vite = join(ROOT, "node_modules/vite/bin/vite.js");
  await run(process.execPath, [vite, "build", "--logLevel", "error"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
  });
}

export interface BareServer {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  end(): Promise<void>;
}

/** Serves the bare site of a folder, and `page.html` of it as a string at `/string`. */
export async function startBareServer(folder: string, port: number): Promise<BareServer> {
  const child: ChildProcess = spawn(process.execPath, [SERVER, folder, String(port)], {
    env: { PATH: process.env["PATH"] ?? "", NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await answers(`${url}/string`)); tries++) {
    if (child.exitCode !== null || tries > READY_TRIES)
      throw new Error("the bare site does not answer");
    await sleep(ASK_EVERY_MS);
  }
  return {
    url,
    port,
    pid: child.pid as number,
    async end() {
      const gone = new Promise((done) => child.once("exit", done));
      child.kill("SIGKILL");
      await gone;
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
