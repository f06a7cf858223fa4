import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { openEmbedded } from "@houselight/server/testing";
import { type ChildHouse, startChildHouse } from "@houselight/faults/child-house";
import { findChromium } from "@houselight/test-kit/find-chromium";
import { freePort } from "@houselight/test-kit/private-postgres";
import { SITE_DIRECTORY } from "../../build/build-sites.ts";
import { type Browser, chromium } from "playwright-core";
import { BENCH_SECRET } from "../cost.ts";
import { note, noteGoal, rounded } from "../figures.ts";
import { makePlayers, openBenchHouse } from "../rounds.ts";
import { buildBareSite, startBareServer } from "./bare-site.ts";
import { noteLighthouse } from "./lighthouse.ts";
import { readMarkup } from "./markup.ts";
import { type Headers, loadPage, type LoadedPage, notePage, type PageFigure } from "./page-load.ts";
import { scriptBytes } from "./script-bytes.ts";
import { noteVitals } from "./vitals.ts";

const PASSES = 3;
const PAGES = {
  lobby: "/",
  category: "/pokies",
  static: "/payments",
  game: "/play/foldhouse/lantern-tide?mode=demo",
} as const;
/** Pages whose vitals are measured, with the buttons that a visit presses. */
const VISITED = { lobby: "header button, nav button", game: "main button" } as const;

/** A house that serves its site, and who looks at it. */
interface Opened {
  readonly house: ChildHouse;
  readonly port: number;
  /** Headers and session by the visitor's name. */
  readonly visitors: Readonly<
    Record<"guest" | "player", { readonly headers: Headers; readonly session: string | null }>
  >;
}

/**
 * Measures the pages of the site for a guest and for a player: pages a second, the slowest of a hundred,
 * processor time and weight; the lobby beside its own markup on a bare TanStack Start page and as a string
 * in a bare Fastify; what a first visit with a slow phone sees; and how Lighthouse scores it. `seconds` is the length of each load.
 */
export async function benchWeb(seconds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "houselight-bench-web-"));
  const browser = await chromium.launch(await findChromium());
  try {
    const opened = await openSite(join(folder, "data"));
    try {
      const figures = await measurePages(opened, seconds);
      await measureBare(browser, opened, { folder: join(folder, "bare"), seconds, figures });
      await measureVitals(browser, opened);
      await measureScores(opened);
    } finally {
      await opened.house.kill();
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function openSite(folder: string): Promise<Opened> {
  const house = await openBenchHouse(await openEmbedded({ directory: folder }));
  const [player] = await makePlayers(house, 1);
  await house.close();
  if (!player) throw new Error("the bench has no player");
  const port = await freePort();
  const env = { SECRET: BENCH_SECRET, SITE_DIR: SITE_DIRECTORY, DATA_DIR: folder };
  return {
    house: await startChildHouse(port, env),
    port,
    visitors: {
      guest: { headers: {}, session: null },
      player: { headers: { cookie: `session=${player.token}` }, session: player.token },
    },
  };
}

/** Loads pages by turns, so that a neighbour's work falls on all of them, and notes each one's medians. */
async function inTurns(
  pages: Readonly<Record<string, LoadedPage>>,
  seconds: number,
): Promise<ReadonlyMap<string, PageFigure>> {
  const passes = new Map<string, PageFigure[]>(Object.keys(pages).map((name) => [name, []]));
  for (let pass = 0; pass < PASSES; pass++)
    for (const [name, page] of Object.entries(pages))
      passes.get(name)?.push(await loadPage(page, seconds));
  return new Map([...passes].map(([name, list]) => [name, notePage(name, list)]));
}

/** Measures every page but the lobby, whose load goes beside the bare ones, and the weight of all. */
async function measurePages(
  { house, port, visitors }: Opened,
  seconds: number,
): Promise<{ readonly lobbyHtml: string }> {
  let lobbyHtml = "";
  for (const [page, path] of Object.entries(PAGES)) {
    for (const [who, { headers }] of Object.entries(visitors)) {
      const html = await (await fetch(`${house.url}${path}`, { headers })).text();
      const bytes = gzipSync(html, { level: 9 }).length;
      note(`${page}_${who}_html_gzip`, bytes, "bytes");
      if (page !== "lobby") continue;
      noteGoal(`${page}_${who}_html_gzip`, bytes, { atMost: 20_000 });
      lobbyHtml = html;
    }
    note(`${page}_script_gzip`, await scriptBytes(house.url, path), "bytes");
    if (page === "lobby") continue;
    const load = (who: keyof typeof visitors): LoadedPage => ({
      port,
      pid: house.pid(),
      path,
      headers: visitors[who].headers,
    });
    await inTurns(
      { [`${page}_guest`]: load("guest"), [`${page}_player`]: load("player") },
      seconds,
    );
  }
  return { lobbyHtml };
}

/** Loads the lobby beside its own markup on a bare page and as a string, and notes the ratios. */
async function measureBare(
  browser: Browser,
  { house, port, visitors }: Opened,
  {
    folder,
    seconds,
    figures: { lobbyHtml },
  }: {
    readonly folder: string;
    readonly seconds: number;
    readonly figures: { readonly lobbyHtml: string };
  },
): Promise<void> {
  await buildBareSite(folder, await readMarkup(browser, lobbyHtml));
  await writeFile(join(folder, "page.html"), lobbyHtml);
  const bare = await startBareServer(folder, await freePort());
  try {
    const script = await scriptBytes(bare.url, "/");
    note("bare_start_script_gzip", script, "bytes");
    const lobby = { port, pid: house.pid(), path: PAGES.lobby };
    const other = { port: bare.port, pid: bare.pid, headers: {} };
    const loads = await inTurns(
      {
        lobby_guest: { ...lobby, headers: visitors.guest.headers },
        lobby_player: { ...lobby, headers: visitors.player.headers },
        bare_start: { ...other, path: "/" },
        bare_string: { ...other, path: "/string" },
      },
      seconds,
    );
    const of = (name: string) => loads.get(name) as PageFigure;
    noteGoal("lobby_guest_per_s", of("lobby_guest").perSecond, { atLeast: 1_000 });
    const player = of("bare_start").processorMs / of("lobby_player").processorMs;
    noteGoal("lobby_player_to_bare_start", rounded(player, 3), { atLeast: 0.3 });
    const own = await scriptBytes(house.url, PAGES.lobby);
    noteGoal("lobby_script_to_bare_start", rounded(own / script, 3), { atMost: 1.2 });
  } finally {
    await bare.end();
  }
}

async function measureVitals(browser: Browser, { house, visitors }: Opened): Promise<void> {
  for (const [page, buttons] of Object.entries(VISITED))
    for (const [who, { session }] of Object.entries(visitors)) {
      const name = `${page}_${who}`;
      const url = `${house.url}${PAGES[page as keyof typeof VISITED]}`;
      const { lcpMs, cls, inpMs } = await noteVitals(browser, name, { url, session, buttons });
      noteGoal(`${name}_lcp_ms`, lcpMs, { atMost: 1_800 });
      noteGoal(`${name}_cls`, cls, { atMost: 0.02 });
      noteGoal(`${name}_inp_ms`, inpMs, { atMost: 150 });
    }
}

/** Notes what Lighthouse says of the same pages. */
const measureScores = ({ house, visitors }: Opened): Promise<void> =>
  noteLighthouse(
    Object.fromEntries(
      Object.keys(VISITED).flatMap((page) =>
        Object.entries(visitors).map(([who, { session }]) => [
          `${page}_${who}`,
          { url: `${house.url}${PAGES[page as keyof typeof VISITED]}`, session },
        ]),
      ),
    ),
  );
