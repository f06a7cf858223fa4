/**
 * Builds the site with one brand more: `node build-toy-site.ts FOLDER`. In a copy of the site's sources
 * it adds what the tour asks for and changes nothing: a theme file, its drawings, the brand's words. It
 * is a program of its own because a build wants the environment of production.
 */
import { cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createBuilder } from "vite";

const ROOT = resolve(import.meta.dirname, "../../..");
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("name the folder to work in");

const site = join(folder, "apps/web");
await cp(join(ROOT, "apps/web"), site, {
  recursive: true,
  filter: (path) => !/\/apps\/web\/(?:dist|node_modules|\.tanstack)(?:\/|$)/.test(path),
});
for (const beside of ["packages", "node_modules", "tsconfig.json"])
  await symlink(join(ROOT, beside), join(folder, beside));

const TOY = join(import.meta.dirname, "parts");
await cp(join(TOY, "toy-hall.css"), join(site, "src/styles/themes/toy-hall.css"));
await cp(join(TOY, "words"), join(site, "brands/toy-hall/words"), { recursive: true });
const drawings = join(site, "public/themes/toy-hall");
await mkdir(drawings, { recursive: true });
const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M2 2h5v5H2z" fill="#7fe0d0"/></svg>`;
for (const name of ["hero", "mark", "icon"]) await writeFile(join(drawings, `${name}.svg`), square);

const builder = await createBuilder({
  root: site,
  configFile: join(site, "vite.config.ts"),
  logLevel: "warn",
});
await builder.buildApp();
