import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { expectAccessible, visit } from "../support/visitor.ts";

/** The row: the only line of the product that differs. Theme and words are added to a copy of the site. */
vi.mock("../../apps/server/src/core/configuration/licences/hosts.ts", async (original) => {
  const hosts = await original<{ HOSTS: readonly object[]; ELSEWHERE: object }>();
  const toy = {
    ...hosts.ELSEWHERE,
    host: "toy-hall.localhost",
    brand: {
      id: "toy-hall",
      name: "Toy Hall",
      theme: "toy-hall",
      theme_color: "#06181b",
      support_email: "help@toy-hall.example",
    },
    locales: ["en", "de"],
  };
  return { ...hosts, HOSTS: [...hosts.HOSTS, toy] };
});

const CACHE = resolve(import.meta.dirname, "../../.cache");

let live: LiveHouse;
let folder: string;
const siteBefore = process.env["SITE_DIR"];
beforeAll(async () => {
  // Below the repository, so that the copy finds its packages.
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(join(CACHE, "toy-brand-"));
  const program = join(import.meta.dirname, "toy-brand/build-toy-site.ts");
  await promisify(execFile)(process.execPath, [program, folder], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  process.env["SITE_DIR"] = join(folder, "apps/web/dist");
  live = await openLiveHouse();
});
afterAll(async () => {
  if (siteBefore === undefined) delete process.env["SITE_DIR"];
  else process.env["SITE_DIR"] = siteBefore;
  await live?.close();
  await rm(folder, { recursive: true });
});

describe("a brand of a row, a theme file and its words (OPEN-29)", () => {
  it.each([
    ["en", "A box of toys."],
    ["de", "Eine Kiste voll Spielzeug."],
  ] as const)("is shown with its name, look and words in %s", async (language, title) => {
    const visitor = await visit(live, "wide", language, "toy-hall.localhost");
    const { page } = visitor;
    expect(await visitor.open("/")).toBe(200);
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    expect(await page.title()).toContain("Toy Hall");
    const weight = await page.locator("h1").evaluate((one) => getComputedStyle(one).fontWeight);
    expect(weight).toBe("600");
    for (const drawing of ["hero", "mark"]) {
      const drawn = page.locator(`img[src="/themes/toy-hall/${drawing}.svg"]`).first();
      expect(await drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
        0,
      );
    }
    await expectAccessible(page, "the lobby of a third brand");
    await visitor.leave();
  });

  it("leaves the others as they are", async () => {
    const visitor = await visit(live, "wide", "en", "lantern-hall.localhost");
    await visitor.open("/");
    await visitor.page.getByRole("heading", { level: 1, name: /quiet hall/ }).waitFor();
    await visitor.leave();
  });
});
