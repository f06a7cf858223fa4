/**
 * Draws the bitmaps of each brand from its drawings and those of the games, in a browser: the signs for home
 * screens, and what other sites show beside a link to ours (`og:image`). They are kept with the drawings: run it
 * after a change of those.
 * Run: `npm run brand-pictures`.
 */
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { GAMES } from "@houselight/game-maths";
import { readCommand } from "@houselight/test-kit/command-line";
import { findChromium } from "@houselight/test-kit/find-chromium";
import { chromium } from "playwright-core";

const WEB = resolve(import.meta.dirname, "../apps/web");
const THEMES = join(WEB, "public/themes");
/** Size that every network shows whole. */
const SIZE = { width: 1200, height: 630 };
/** Covers side by side at most; their widths and turns, by how many there are. */
const COVERS_MAX = 3;
const COVER_WIDTHS = [365, 290, 205];
const TURNS = [[4], [-5, 4], [-7, 0, 7]];

const fileUrl = (...path: string[]): string => pathToFileURL(join(WEB, ...path)).href;
const slugs = GAMES.map(({ current }) => current.slug);
const cover = (slug: string): string => fileUrl("public/games", slug, "cover.svg");

/** One picture of a theme: what lies behind, and what lies on it. */
interface Drawing {
  readonly ground: string | null;
  readonly covers: readonly string[];
}

const DRAWINGS: Readonly<Record<string, (theme: string) => Drawing>> = {
  site: (theme) => ({ ground: fileUrl("public/themes", theme, "hero.svg"), covers: [] }),
  games: () => ({ ground: null, covers: slugs.slice(0, COVERS_MAX).map(cover) }),
  ...Object.fromEntries(
    slugs.map((slug) => [
      slug,
      () => ({ ground: fileUrl("public/games", slug, "background.svg"), covers: [cover(slug)] }),
    ]),
  ),
};

/** A brand's sign for home screens. Some systems round its corners, others cut any shape out of it. */
interface Sign {
  /** In pixels. */
  readonly side: number;
  /** Part of the side that the drawing takes, in per cent. */
  readonly drawn: number;
  /** The theme's ground lies behind it; else what is round the drawing stays clear. */
  readonly hasGround: boolean;
}

const SIGNS: Readonly<Record<string, Sign>> = {
  "icon-180": { side: 180, drawn: 100, hasGround: true },
  "icon-192": { side: 192, drawn: 100, hasGround: false },
  "icon-512": { side: 512, drawn: 100, hasGround: false },
  "icon-maskable": { side: 512, drawn: 72, hasGround: true },
};

const headOf = (theme: string): string =>
  `<!doctype html><html data-theme="${theme}"><head>
<link rel="stylesheet" href="${fileUrl("src/styles/themes", `${theme}.css`)}">`;

/** Returns the page that is the sign. */
const signOf = (theme: string, { side, drawn, hasGround }: Sign): string => `${headOf(theme)}
<style>
  body { margin: 0; display: grid; place-items: center; height: ${side}px; ${hasGround ? "background: var(--ink);" : ""} }
  img { width: ${drawn}%; }
</style></head><body><img src="${fileUrl("public/themes", theme, "icon.svg")}"></body></html>`;

/** Returns the page that is the picture: the brand's scene, or its sign with sheets of paper beside it. */
function pageOf(theme: string, { ground, covers }: Drawing): string {
  const sheets = covers.map(
    (src, at) =>
      `<img class="cover" src="${src}" style="rotate: ${TURNS[covers.length - 1]?.[at]}deg">`,
  );
  return `${headOf(theme)}
<style>
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: var(--ink); }
  .ground { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
  .sheet { position: absolute; inset: 0; filter: drop-shadow(6px 4px 5px var(--shadow-ink)); }
  .sheet i { position: absolute; inset: 0 auto 0 0; width: 510px; background: var(--ink); clip-path: polygon(0 0, 92% 0, 96% 22%, 90% 47%, 100% 74%, 93% 100%, 0 100%); }
  .hills { position: absolute; inset: auto 0 0; height: 45%; background: var(--surface-1); clip-path: polygon(0 34%, 22% 18%, 48% 36%, 76% 8%, 100% 24%, 100% 100%, 0 100%); }
  .hills + .hills { height: 27%; background: var(--surface-2); clip-path: polygon(0 14%, 30% 40%, 58% 10%, 100% 38%, 100% 100%, 0 100%); }
  .mark { position: absolute; left: 110px; top: 165px; width: 300px; filter: drop-shadow(4px 9px 4px var(--shadow-ink)); }
  .row { position: absolute; inset: 0 90px 0 480px; display: flex; align-items: center; justify-content: center; }
  .cover { width: ${COVER_WIDTHS[covers.length - 1]}px; border-radius: 18px; margin: 0 9px; box-shadow: 5px 10px 12px var(--shadow-ink), 0 0 0 1px var(--line); }
</style></head><body>
${ground === null ? '<div class="hills"></div><div class="hills"></div>' : `<img class="ground" src="${ground}">`}
${ground !== null && covers.length > 0 ? '<div class="sheet"><i></i></div>' : ""}
${covers.length > 0 ? `<img class="mark" src="${fileUrl("public/themes", theme, "mark.svg")}">` : ""}
<div class="row">${sheets.join("")}</div>
</body></html>`;
}

async function main(): Promise<void> {
  readCommand({
    run: "npm run brand-pictures",
    about:
      "Draws the signs for home screens and the pictures that other sites show beside a link, for every brand.",
    options: {},
  });
  const folder = await mkdtemp(join(tmpdir(), "brand-pictures-"));
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await browser.newPage();
    const draw = async (html: string, path: string, size: typeof SIZE) => {
      const file = join(folder, "picture.html");
      await writeFile(file, html);
      await page.setViewportSize(size);
      await page.goto(pathToFileURL(file).href, { waitUntil: "networkidle" });
      await page.screenshot({ path: join(THEMES, `${path}.png`), omitBackground: true });
    };
    for (const theme of await readdir(THEMES)) {
      await mkdir(join(THEMES, theme, "share"), { recursive: true });
      for (const [kind, sign] of Object.entries(SIGNS))
        await draw(signOf(theme, sign), join(theme, kind), {
          width: sign.side,
          height: sign.side,
        });
      for (const [kind, drawing] of Object.entries(DRAWINGS))
        await draw(pageOf(theme, drawing(theme)), join(theme, "share", kind), SIZE);
      process.stdout.write(
        `${theme}: ${[...Object.keys(SIGNS), ...Object.keys(DRAWINGS)].join(", ")}\n`,
      );
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
