import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Plugin } from "vite";

const IMPORTS_ICON = /from "lucide-react\/icons\/([\w-]+)"/g;
const ICON = /^lucide-react\/icons\/([\w-]+)$/;
const MODULE = "\0icon:";
const HASH_LENGTH = 8;
const COMPONENT = resolve(import.meta.dirname, "../src/shell/drawings/sheet-icon.tsx");

/** An icon as its library draws it: its box and its shapes. */
const DRAWN = /^<svg[^>]* viewBox="([^"]+)"[^>]*>(.+)<\/svg>$/;

/** Returns the names of all icons that source files of the folders import, in order. */
export async function iconsUsed(folders: readonly string[]): Promise<string[]> {
  const names = new Set<string>();
  for (const folder of folders)
    for (const file of await readdir(folder, { recursive: true })) {
      if (!/\.tsx?$/.test(file)) continue;
      const code = await readFile(join(folder, file), "utf8");
      for (const [, name = ""] of code.matchAll(IMPORTS_ICON)) names.add(name);
    }
  return [...names].sort();
}

/** Returns an icon as a symbol that takes its colour and its strokes from where it is used. */
async function symbolOf(name: string): Promise<string> {
  const { default: Icon } = await import(`lucide-react/icons/${name}`);
  const drawn = DRAWN.exec(renderToStaticMarkup(createElement(Icon)));
  if (!drawn) throw new Error(`${name} is no icon`);
  return `<symbol id="${name}" viewBox="${drawn[1]}">${drawn[2]}</symbol>`;
}

/** Returns the sheet of some icons: one SVG file, each icon a symbol under its name. */
export async function drawSheet(names: readonly string[]): Promise<string> {
  const symbols = await Promise.all(names.map(symbolOf));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

/**
 * Puts the icons of the site into one file beside its scripts: as components their shapes are 4 kB of the
 * first script, are read by every browser before it can do anything, and are written into each page anew.
 */
export function iconSheet(site: string): Plugin {
  const sources = [join(site, "src"), resolve(site, "../../packages/ui/src")];
  let names: readonly string[] = [];
  let file = "";
  return {
    name: "icon-sheet",
    apply: "build",
    enforce: "pre",
    sharedDuringBuild: true,
    async buildStart() {
      names = await iconsUsed(sources);
      const sheet = await drawSheet(names);
      const hash = createHash("sha256").update(sheet).digest("base64url");
      file = `assets/icons-${hash.slice(0, HASH_LENGTH)}.svg`;
      if (this.environment.name === "client")
        this.emitFile({ type: "asset", fileName: file, source: sheet });
    },
    resolveId(source) {
      const name = ICON.exec(source)?.[1];
      return name === undefined ? null : `${MODULE}${name}`;
    },
    load(id) {
      if (!id.startsWith(MODULE)) return null;
      const name = id.slice(MODULE.length);
      if (!names.includes(name)) this.error(`the icon ${name} is imported outside of the sources`);
      const address = `/${file}#${name}`;
      const code = [
        `import { sheetIcon } from ${JSON.stringify(COMPONENT)};`,
        `export default /* @__PURE__ */ sheetIcon(${JSON.stringify(address)});`,
      ];
      return { code: code.join("\n"), moduleSideEffects: false };
    },
  };
}
