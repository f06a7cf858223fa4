import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openEmbedded, openServer, type RunningHouse } from "@houselight/server/testing";
import { startChildHouse } from "@houselight/faults/child-house";
import { freePort, startPostgres } from "@houselight/test-kit/private-postgres";
import { BENCH_SECRET } from "./cost.ts";
import { note, rounded, say } from "./figures.ts";
import { type FloodFigure, makeOwners, type Owners, startFlood } from "./flood-load.ts";
import { loadHttp } from "./http-load.ts";
import { nextRound } from "./http-rounds.ts";
import { median } from "./processor.ts";
import { type BenchPlayer, makePlayers, openBenchHouse } from "./rounds.ts";

const PASSES = 3;
const SECONDS = 6;
/** The flood runs this long before bets are measured under it: its queues are full by then. */
const RISE_SECONDS = 1;
const PLAYERS = 240;
/** Bets: connections that pause after each answer, as people do, though less. */
const BETS = { connections: 16, pauseMs: 50 };

interface Pass {
  readonly quietMs: number;
  readonly floodMs: number;
  readonly bets: number;
  readonly flood: FloodFigure;
}

/**
 * Measures the 95th percentile of bets while nobody signs in and under a flood: 200 sign-ins a
 * second with wrong passwords, each from a fresh address, beside owners who sign in. Medians of
 * three passes; on PostgreSQL where it is installed, else on the embedded database.
 */
export async function benchFlood(): Promise<void> {
  const server = await startPostgres({ settings: ["shared_buffers=128MB"] });
  const folder = await mkdtemp(join(tmpdir(), "houselight-flood-"));
  try {
    say(`| database | ${server ? "PostgreSQL" : "embedded"} | |`);
    const house = await openBenchHouse(
      server
        ? await openServer(server.url, { pool: 10 })
        : await openEmbedded({ directory: folder }),
    );
    const { players, owners } = await prepare(house);
    await house.close();
    const database: Record<string, string> = server
      ? { DATABASE_URL: server.url }
      : { DATA_DIR: folder };
    const port = await freePort();
    // Behind a proxy that is believed every request may come from an address of its own.
    const child = await startChildHouse(port, {
      SECRET: BENCH_SECRET,
      TRUST_PROXY: "1",
      ...database,
    });
    try {
      await loadHttp(port, { ...BETS, seconds: 2, next: nextRound(players) });
      const passes: Pass[] = [];
      for (let pass = 0; pass < PASSES; pass++) passes.push(await measure(port, players, owners));
      noteFlood(passes);
    } finally {
      await child.kill();
    }
  } finally {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function prepare(
  house: RunningHouse,
): Promise<{ players: readonly BenchPlayer[]; owners: Owners }> {
  const players = await makePlayers(house, PLAYERS);
  return {
    players,
    owners: await makeOwners(house, players, PASSES * (SECONDS + RISE_SECONDS + 2)),
  };
}

async function measure(
  port: number,
  players: readonly BenchPlayer[],
  owners: Owners,
): Promise<Pass> {
  const bets = { ...BETS, seconds: SECONDS, next: nextRound(players) };
  const quiet = await loadHttp(port, bets);
  const flood = startFlood(port, owners);
  await sleep(RISE_SECONDS * 1000);
  flood.reset();
  const flooded = await loadHttp(port, bets);
  const figure = await flood.stop();
  if (quiet.refused + flooded.refused > 0) throw new Error("bets of the bench were refused");
  return {
    quietMs: quiet.p95Ms,
    floodMs: flooded.p95Ms,
    bets: flooded.requestsPerSecond,
    flood: figure,
  };
}

function noteFlood(passes: readonly Pass[]): void {
  const of = (pick: (pass: Pass) => number, decimals = 1) =>
    rounded(median(passes.map(pick)), decimals);
  note(
    "quiet_p95_ms",
    of(({ quietMs }) => quietMs, 2),
    "ms",
  );
  note(
    "flood_p95_ms",
    of(({ floodMs }) => floodMs, 2),
    "ms",
  );
  note(
    "ratio",
    of(({ quietMs, floodMs }) => floodMs / quietMs, 2),
    "× the quiet one, at most 3",
  );
  note(
    "valid_sign_ins_per_second",
    of(({ flood }) => flood.validPerSecond),
    "/s, at least 20",
  );
  note(
    "valid_of_known_devices_per_second",
    of(({ flood }) => flood.knownPerSecond),
    "/s",
  );
  note(
    "valid_with_captcha_per_second",
    of(({ flood }) => flood.provenPerSecond),
    "/s",
  );
  note(
    "owners_turned_away_per_second",
    of(({ flood }) => flood.ownersRefusedPerSecond),
    "/s",
  );
  note(
    "strangers_per_second",
    of(({ flood }) => flood.strangersPerSecond),
    "sign-ins/s",
  );
  note(
    "strangers_busy_per_second",
    of(({ flood }) => flood.busyPerSecond),
    "answers 429/s",
  );
  note(
    "flooded_bets_per_second",
    of(({ bets }) => bets),
    "bets/s",
  );
}
