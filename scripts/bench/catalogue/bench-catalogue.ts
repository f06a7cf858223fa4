import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChildHouse } from "@houselight/faults/child-house";
import { listGames, openEmbedded } from "@houselight/server/testing";
import { freePort } from "@houselight/test-kit/private-postgres";
import { BENCH_SECRET } from "../cost.ts";
import { note, noteGoal, rounded } from "../figures.ts";
import { loadHttp, type RequestText } from "../http-load.ts";
import { median, startProcessorClock } from "../processor.ts";
import { openBenchHouse } from "../rounds.ts";
import { ALL, FEW, FEW_TITLES, makeTitles, searchWords } from "./titles.ts";
import { stopwatch } from "../timing.ts";

const TITLES = 20_000;
const PAGE_SIZE = 40;
const PASSES = 3;
const CONNECTIONS = 16;
const WARM_UP_SECONDS = 3;
const GOALS = { searchP99Ms: 30, pagesRatio: 1.2 };

/** Lists of one measurement: answers a second, the slowest of a hundred, processor time of the server. */
interface Turn {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly processorMs: number;
}

/**
 * Imports generated titles into a house of its own and asks for them over HTTP: searches, and pages of a
 * category with few titles and of one with all of them, in turns.
 */
export async function benchCatalogue(seconds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "houselight-bench-"));
  try {
    await importTitles(folder);
    const port = await freePort();
    const child = await startChildHouse(port, { SECRET: BENCH_SECRET, DATA_DIR: folder });
    try {
      await measure(port, child.pid(), seconds);
    } finally {
      await child.kill();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importTitles(folder: string): Promise<void> {
  const house = await openBenchHouse(await openEmbedded({ directory: folder }));
  const watch = stopwatch();
  await listGames(house.database, makeTitles(TITLES));
  note("import_titles_per_s", Math.round(TITLES / watch()), "titles/s");
  await house.close();
}

async function measure(port: number, pid: number, seconds: number): Promise<void> {
  const turn = async (next: () => RequestText, connections = CONNECTIONS): Promise<Turn> => {
    await loadHttp(port, { connections, seconds: WARM_UP_SECONDS, next });
    const clock = await startProcessorClock({ server: pid });
    const figure = await loadHttp(port, { connections, seconds, next });
    const { server } = clock();
    if (figure.refused > 0) throw new Error(`${figure.refused} lists of the bench were refused`);
    return {
      perSecond: figure.requestsPerSecond,
      p99Ms: figure.p99Ms,
      processorMs: server / figure.requests,
    };
  };
  const first = stopwatch();
  await loadHttp(port, { connections: 1, seconds: 0.001, next: pagesOf(ALL, 1) });
  note("first_page_ms", Math.round(first() * 1000), "ms, titles read and sorted");
  const [few, all]: [Turn[], Turn[]] = [[], []];
  for (let pass = 0; pass < PASSES; pass++) {
    few.push(await turn(pagesOf(FEW, FEW_TITLES / PAGE_SIZE)));
    all.push(await turn(pagesOf(ALL, TITLES / PAGE_SIZE)));
  }
  const ofFew = noteTurns("pages_200", few);
  const ofAll = noteTurns("pages_20000", all);
  const ratio = rounded(ofFew / ofAll, 3);
  note("pages_200_by_20000", ratio, "×");
  noteGoal("pages_200_by_20000", ratio, { atMost: GOALS.pagesRatio });
  const searches = [];
  // One after the other: what a search takes, and not what it waits for others.
  for (let pass = 0; pass < PASSES; pass++) searches.push(await turn(searchesFor(pass), 1));
  noteTurns("search", searches);
  const p99 = median(searches.map(({ p99Ms }) => p99Ms));
  noteGoal("search_p99_ms", p99, { atMost: GOALS.searchP99Ms });
}

/** Notes the medians of some turns. Returns answers a second. */
function noteTurns(name: string, turns: readonly Turn[]): number {
  const of = (pick: (turn: Turn) => number) => median(turns.map(pick));
  const perSecond = of((turn) => turn.perSecond);
  note(`${name}_per_s`, Math.round(perSecond), "answers/s");
  note(
    `${name}_p99_ms`,
    rounded(
      of((turn) => turn.p99Ms),
      2,
    ),
    "ms",
  );
  note(
    `${name}_processor_ms`,
    rounded(
      of((turn) => turn.processorMs),
      3,
    ),
    "ms processor",
  );
  return perSecond;
}

const ask = (filter: object, page: number): RequestText => ({
  method: "POST",
  path: "/api/games_filter",
  headers: { "content-type": "application/json", "x-requested-with": "XMLHttpRequest" },
  body: JSON.stringify({ device: "desktop", filter, page, page_size: PAGE_SIZE }),
});

/** Asks for every page of a category, in leaps, so that neighbours do not follow each other. */
function pagesOf(category: string, pages: number): () => RequestText {
  let turn = 0;
  return () => ask({ categories: { identifiers: [category] } }, ((turn++ * 37) % pages) + 1);
}

function searchesFor(pass: number): () => RequestText {
  const words = searchWords(TITLES, pass);
  let turn = 0;
  return () => ask({ title: words[turn++ % words.length] }, 1);
}
