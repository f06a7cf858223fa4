import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCommand } from "@houselight/test-kit/command-line";
import { openEmbedded } from "@houselight/server/testing";
import { BENCH_SECRET, benchCost } from "./bench/cost.ts";
import { benchCatalogue } from "./bench/catalogue/bench-catalogue.ts";
import { benchFlood } from "./bench/flood.ts";
import { note, printFigures, say } from "./bench/figures.ts";
import { loadHttp } from "./bench/http-load.ts";
import { benchLimits } from "./bench/limits.ts";
import { nextRound } from "./bench/http-rounds.ts";
import { benchPlay } from "./bench/play/bench-play.ts";
import { benchRounds, makePlayers, openBenchHouse } from "./bench/rounds.ts";
import { benchSteps } from "./bench/steps/bench-steps.ts";
import { benchWeb } from "./bench/web/bench-web.ts";
import { buildSites, SITE_DIRECTORY } from "./build/build-sites.ts";
import { startChildHouse } from "@houselight/faults/child-house";
import { freePort } from "@houselight/test-kit/private-postgres";

/**
 * `npm run bench [-- catalogue | cost | flood | limits | play | steps | web]`: processor time of a wager beside pgbench on the same
 * database, then throughput on the embedded database. The last line is JSON with every figure; `cost`
 * leaves out all but the comparison, `flood` measures bets under a flood of sign-ins and nothing else,
 * `limits` rounds with limits beside rounds without, `play` the stages of the games in a browser, `steps`
 * rounds with steps beside slot rounds, `web` the pages of the site, `catalogue` lists and searches of
 * 20,000 titles.
 */
const SECONDS = 8;
const PLAYERS = 2000;
const IN_FLIGHT = 1024;
const CONNECTIONS = 128;
const LIMITS_PASSES = 5;

async function benchEmbedded(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "houselight-bench-"));
  try {
    const house = await openBenchHouse(await openEmbedded({ directory: folder }));
    const players = await makePlayers(house, PLAYERS);
    const rounds = await benchRounds(house, players, { seconds: SECONDS, inFlight: IN_FLIGHT });
    await house.close();
    note("embedded_in_process_per_s", rounds.roundsPerSecond, "rounds/s");
    note("embedded_in_process_p99_ms", rounds.p99Ms, "ms");
    const port = await freePort();
    const child = await startChildHouse(port, {
      SECRET: BENCH_SECRET,
      SITE_DIR: SITE_DIRECTORY,
      DATA_DIR: folder,
    });
    try {
      const next = nextRound(players);
      await loadHttp(port, { connections: 16, seconds: 2, next });
      const http = await loadHttp(port, { connections: CONNECTIONS, seconds: SECONDS, next });
      note("embedded_http_per_s", http.requestsPerSecond, "rounds/s");
      note("embedded_http_p99_ms", http.p99Ms, "ms");
      note("embedded_http_refused", http.refused, "answers");
    } finally {
      await child.kill();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const { rest: parts } = readCommand({
  run: "npm run bench",
  about:
    "Measures a wager beside pgbench on the same database and throughput on the embedded database, or one " +
    "part alone. The last line is JSON.",
  rest: {
    name: "catalogue | cost | flood | limits | play | steps | web",
    about:
      "lists and searches of 20,000 titles, the comparison alone, bets under a flood of sign-ins, rounds with limits beside rounds without, the stages of the games in a browser, rounds with steps beside slot rounds, or the pages of the site",
  },
  options: {},
});
const known = ["catalogue", "cost", "flood", "limits", "play", "steps", "web"];
const strange = parts.filter((part) => !known.includes(part));
if (strange.length > 0) {
  process.stderr.write(`There is no part ${strange.join(", ")} (--help prints them)\n`);
  process.exit(1);
}
say("| figure | value | unit |");
say("|---|---|---|");
if (parts.includes("flood")) await benchFlood();
else if (parts.includes("catalogue")) await benchCatalogue(SECONDS / 2);
else if (parts.includes("steps")) await benchSteps(SECONDS / 4);
else if (parts.includes("limits")) await benchLimits(SECONDS, LIMITS_PASSES);
else if (parts.includes("play")) {
  await buildSites();
  await benchPlay();
} else if (parts.includes("web")) {
  await buildSites();
  await benchWeb(SECONDS);
} else {
  await buildSites();
  await benchCost(SECONDS);
  if (!parts.includes("cost")) await benchEmbedded();
}
printFigures();
process.exit(0);
