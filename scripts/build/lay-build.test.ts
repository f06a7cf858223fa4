import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { layBuild } from "./lay-build.ts";

const DAY_MS = 86_400_000;
const START = new Date("2026-03-01T12:00:00Z");
const after = (days: number) => new Date(START.getTime() + days * DAY_MS);

let folder: string;
let site: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lay-build-"));
  site = join(folder, "dist");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Makes a build with one script of the browser, and lays it. */
async function lay(name: string, now: Date, more: Readonly<Record<string, string>> = {}) {
  const fresh = join(folder, "fresh");
  const files = {
    [`client/assets/page-${name}.js`]: name,
    "client/assets/font-same.woff2": "font",
    "server/server.js": name,
    "client/robots.txt": name,
    ...more,
  };
  await rm(fresh, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(fresh, file)), { recursive: true });
    await writeFile(join(fresh, file), text);
  }
  await layBuild(fresh, site, now);
}
const scripts = async () =>
  (await readdir(join(site, "client/assets"))).filter((file) => file.startsWith("page-")).sort();

it("keeps the hashed files of the build before, and replaces the others", async () => {
  await lay("a", START, { "client/old.png": "old" });
  await lay("b", after(1));
  expect(await scripts()).toEqual(["page-a.js", "page-b.js"]);
  expect(await readFile(join(site, "server/server.js"), "utf8")).toBe("b");
  expect((await readdir(join(site, "client"))).sort()).toEqual(["assets", "robots.txt"]);
});

it("keeps three builds at most", async () => {
  for (const [day, name] of ["a", "b", "c", "d"].entries()) await lay(name, after(day));
  expect(await scripts()).toEqual(["page-b.js", "page-c.js", "page-d.js"]);
  // A file of several builds goes with the last of them.
  expect(await readdir(join(site, "client/assets"))).toContain("font-same.woff2");
});

it("keeps a build for a week from the day it was replaced, however old it is", async () => {
  await lay("a", START);
  await lay("b", after(100));
  expect(await scripts()).toEqual(["page-a.js", "page-b.js"]);
  await lay("c", after(106.9));
  expect(await scripts()).toEqual(["page-a.js", "page-b.js", "page-c.js"]);
  await lay("b", after(120));
  await lay("d", after(128));
  expect(await scripts()).toEqual(["page-b.js", "page-d.js"]);
});

it("takes what lies there without a list for the build before", async () => {
  await mkdir(join(site, "client/assets"), { recursive: true });
  await writeFile(join(site, "client/assets/page-z.js"), "z");
  await lay("a", START);
  expect(await scripts()).toEqual(["page-a.js", "page-z.js"]);
});

it("lays the same build twice without a trace", async () => {
  await lay("a", START);
  await lay("a", after(1));
  expect(await scripts()).toEqual(["page-a.js"]);
  expect((await readdir(site)).sort()).toEqual(["builds.json", "client", "server"]);
});
