import type { FixtureCardView } from "@houselight/contracts";
import { type Database, openServer } from "@houselight/server/testing";
import { type Fault, type FaultOptions, type FaultResult, rest, seconds } from "../fault.ts";
import { runTrial, type Trial, type TrialDatabase } from "../run-trial.ts";
import { withPostgres } from "../with-postgres.ts";
import { isLimited } from "../workload/player/limits.ts";
import { awaitMatch } from "../workload/sports/await-match.ts";
import { betOn } from "../workload/sports/choose-bets.ts";
import type { MatchEnd } from "../workload/sports/match.ts";

/** A player may place sixty a minute. */
const BETS_OF_PLAYER = 50;
/** Nine thousand in full size. */
const BETS_OF_SECOND = 167;
const PATIENCE_SECONDS = 90;
const LOOK_EVERY_MS = 10;
const KILL_WITHIN_MS = 60;
/** The server is killed so often in the middle of one settlement at most. */
const KILLS_MOST = 3;

/** Told after the first end: the same, and others. */
const AGAIN: readonly MatchEnd[] = ["home", "away", "draw"];

/** Settles a market of many bets while the server is killed: told once, told again, taken back and told otherwise. */
const settlementTrial = (options: FaultOptions, database: TrialDatabase): Promise<FaultResult> => {
  const count = Math.round(options.seconds * BETS_OF_SECOND);
  return runTrial({ ...options, fault: "F16", database, replicas: 2 }, async (trial) => {
    const books = await openServer(database.url as string, { pool: 2 });
    try {
      const { bookmaker } = trial.workload;
      const match = bookmaker.open();
      const line = await awaitMatch(trial.workload.nextUrl, match.home, true);
      await betOften(trial, line, count);
      bookmaker.end(match, "home");
      await killWhileSettling(trial, books);
      for (const end of AGAIN) {
        bookmaker.tellAgain(match, end);
        await killWhileSettling(trial, books);
      }
      trial.expect(trial.injected > 0, "no settlement was broken off");
    } finally {
      await books.close();
    }
  });
};

async function betOften(trial: Trial, line: FixtureCardView, count: number): Promise<void> {
  const { workload, draw } = trial;
  // Who has limits plays rounds alone: by them the limits are compared.
  const players = workload.players.filter((player) => !isLimited(player));
  const each = Math.min(BETS_OF_PLAYER, Math.ceil(count / players.length));
  const outcomes = await Promise.all(
    players.map(async (player) => {
      let accepted = 0;
      for (let bet = 0; bet < each; bet++)
        if ((await workload.send(workload.begin(betOn(player, [line], draw)))) === "accepted")
          accepted++;
      return accepted;
    }),
  );
  trial.figures["bets_settled"] = outcomes.reduce((sum, one) => sum + one, 0);
  const most = each * players.length;
  trial.expect((trial.figures["bets_settled"] ?? 0) > most / 2, "most bets are refused");
}

/** Kills the server that settles, in the middle of it where it can be met there, until all is settled. */
async function killWhileSettling(trial: Trial, books: Database): Promise<void> {
  const [house] = trial.houses;
  const left = async (): Promise<number> => {
    const [row] = await books.query<{ count: bigint }>("select count(*) from sportsbook.due");
    return Number(row?.count ?? 0);
  };
  const until = async (isSo: (count: number) => boolean, patience: number): Promise<boolean> => {
    for (const end = seconds() + patience; seconds() < end; await rest(LOOK_EVERY_MS))
      if (isSo(await left())) return true;
    return false;
  };
  for (let kill = 0; kill < KILLS_MOST; kill++) {
    // What changes nothing has nothing to settle.
    if (!(await until((count) => count > 0, PATIENCE_SECONDS / 10))) break;
    await rest(trial.draw(KILL_WITHIN_MS));
    await house?.kill();
    const open = await left();
    trial.recoveries.push((await house?.restart()) ?? 0);
    if (open === 0) break;
    trial.injected++;
    trial.figures["left_in_the_middle"] = (trial.figures["left_in_the_middle"] ?? 0) + open;
  }
  trial.expect(await until((count) => count === 0, PATIENCE_SECONDS), "bets are not settled");
}

/** F16: many bets are settled, and the server is killed meanwhile. */
export const settlement: Fault = {
  id: "F16",
  title:
    "a market of many bets is settled, twice and otherwise, and the server is killed meanwhile",
  run: (options) => withPostgres("F16", ({ database }) => settlementTrial(options, database)),
};
