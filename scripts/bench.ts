import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedded, openServer } from "@houselight/server/testing";
import { loadHttp, type RequestText } from "./bench/http-load.ts";
import { findPgbench, preparePgbench, runPgbench } from "./bench/pgbench.ts";
import { type BenchPlayer, benchRounds, makePlayers, openBenchHouse } from "./bench/rounds.ts";
import { scriptBytes } from "./bench/site.ts";
import { buildSite, SITE_DIRECTORY } from "@houselight/web/build-site";
import { startChildHouse } from "@houselight/faults/child-house";
import { freePort, startPostgres } from "@houselight/test-kit/private-postgres";

/** `npm run bench`: speed as ratios within one run. The last line is JSON with every figure. */
const SECONDS = 8;
const PLAYERS = 2000;
const IN_FLIGHT = 1024;
const CONNECTIONS = 128;
const SECRET = "bench ".repeat(8);

type Figures = Record<string, number | string>;
const figures: Figures = {};
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const note = (name: string, value: number | string, unit: string): void => {
  figures[name] = value;
  say(`| ${name} | ${value} | ${unit} |`);
};

/** Turns through the players, one slot round each. */
function nextRound(players: readonly BenchPlayer[]): () => RequestText {
  let turn = 0;
  return () => {
    const { token } = players[turn++ % players.length] as BenchPlayer;
    return {
      method: "POST",
      path: "/api/house_games/lantern-tide/rounds",
      headers: {
        "content-type": "application/json",
        "x-requested-with": "XMLHttpRequest",
        cookie: `session=${token}`,
      },
      body: JSON.stringify({
        id: randomUUID(),
        currency: "EUR",
        bet: { kind: "slot", stake_cents: 20 },
      }),
    };
  };
}

async function benchHttp(
  name: string,
  env: Readonly<Record<string, string>>,
  players: readonly BenchPlayer[],
): Promise<void> {
  const port = await freePort();
  const child = await startChildHouse(port, { SECRET, SITE_DIR: SITE_DIRECTORY, ...env });
  try {
    await loadHttp(port, { connections: 16, seconds: 2, next: nextRound(players) });
    const rounds = await loadHttp(port, {
      connections: CONNECTIONS,
      seconds: SECONDS,
      next: nextRound(players),
    });
    note(`http_rounds_per_s_${name}`, rounds.requestsPerSecond, "rounds/s");
    note(`http_p50_ms_${name}`, rounds.p50Ms, "ms");
    note(`http_p99_ms_${name}`, rounds.p99Ms, "ms");
    note(`http_refused_${name}`, rounds.refused, "answers");
    if (name === "embedded") await benchSite(port, child.url);
  } finally {
    await child.kill();
  }
}

async function benchSite(port: number, url: string): Promise<void> {
  const page = { method: "GET", path: "/", headers: { accept: "text/html" } };
  await loadHttp(port, { connections: 4, seconds: 2, next: () => page });
  const ssr = await loadHttp(port, { connections: 16, seconds: SECONDS, next: () => page });
  note("ssr_lobby_per_s", ssr.requestsPerSecond, "pages/s");
  note("ssr_lobby_p99_ms", ssr.p99Ms, "ms");
  note("script_lobby_gzip", await scriptBytes(url, "/"), "bytes");
  note(
    "script_game_gzip",
    await scriptBytes(url, "/play/foldhouse/lantern-tide?mode=demo"),
    "bytes",
  );
}

async function benchEmbedded(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "houselight-bench-"));
  try {
    const house = await openBenchHouse(await openEmbedded({ directory: folder }));
    const players = await makePlayers(house, PLAYERS);
    const rounds = await benchRounds(house, players, { seconds: SECONDS, inFlight: IN_FLIGHT });
    await house.close();
    note("rounds_per_s_embedded", rounds.roundsPerSecond, "rounds/s");
    note("p50_ms_embedded", rounds.p50Ms, "ms");
    note("p99_ms_embedded", rounds.p99Ms, "ms");
    await benchHttp("embedded", { DATA_DIR: folder }, players);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** pgbench runs before and after ours on the same server: the ratio is to the mean of both. */
async function benchPostgres(): Promise<void> {
  const server = await startPostgres({ settings: ["shared_buffers=256MB"] });
  if (!server) return say("| PostgreSQL | not installed: left out | |");
  try {
    const pgbench = await findPgbench(server);
    if (pgbench) await preparePgbench(pgbench, server.url);
    const tps: number[] = [];
    const measure = async () => {
      if (pgbench) tps.push(await runPgbench(pgbench, server.url, SECONDS));
    };
    const house = await openBenchHouse(await openServer(server.url, { pool: 10 }));
    const players = await makePlayers(house, PLAYERS);
    await measure();
    await benchRounds(house, players, { seconds: 2, inFlight: IN_FLIGHT });
    const rounds = await benchRounds(house, players, { seconds: SECONDS, inFlight: IN_FLIGHT });
    await house.close();
    await measure();
    note("rounds_per_s_postgres", rounds.roundsPerSecond, "rounds/s");
    note("p50_ms_postgres", rounds.p50Ms, "ms");
    note("p99_ms_postgres", rounds.p99Ms, "ms");
    await benchHttp("postgres", { DATABASE_URL: server.url }, players);
    await measure();
    if (tps.length > 0) noteRatios(tps);
  } finally {
    await server.stop();
  }
}

function noteRatios(tps: readonly number[]): void {
  const mean = tps.reduce((sum, one) => sum + one, 0) / tps.length;
  note("pgbench_tps", Math.round(mean), "transactions/s (TPC-B, -M prepared -c 16 -j 2, scale 20)");
  const ratio = (name: string) => Math.round((Number(figures[name]) / mean) * 100) / 100;
  note("ratio_in_process", ratio("rounds_per_s_postgres"), "× pgbench");
  note("ratio_http", ratio("http_rounds_per_s_postgres"), "× pgbench");
}

await buildSite();
say("| figure | value | unit |");
say("|---|---|---|");
await benchEmbedded();
await benchPostgres();
say(JSON.stringify(figures));
process.exit(0);
