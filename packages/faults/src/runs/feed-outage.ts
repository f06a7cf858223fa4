import { type FixtureCardView, getFixture } from "@houselight/contracts";
import { httpCaller } from "@houselight/test-kit";
import type { ChildHouse } from "../child-house.ts";
import { type Fault, type FaultOptions, type FaultResult, rest, seconds } from "../fault.ts";
import { runTrial, type Trial, type TrialDatabase } from "../run-trial.ts";
import { withPostgres } from "../with-postgres.ts";
import type { Player } from "../workload/player/player.ts";
import { awaitMatch } from "../workload/sports/await-match.ts";
import { betOn } from "../workload/sports/choose-bets.ts";
import type { Silence } from "../workload/sports/feed.ts";
import type { Match, Odds } from "../workload/sports/match.ts";
import { outcomeOf } from "./skewed-clock/visitor.ts";

const SILENCES: readonly Silence[] = ["mute", "away"];
const OUTAGE_SECONDS = 20;
/** Nothing takes bets so long after the feed's last word. */
const SUSPENDED_WITHIN_SECONDS = 10;
/** A page of a busy house takes so long at most. */
const READING_SECONDS = 1;
/** A feed that speaks again is asked for a recovery within this, and its prices stand this long after it. */
const PATIENCE_SECONDS = 30;
/** So long the recovery is kept back: until it is told, alive sources are not enough. */
const HELD_MS = 1_500;
const LOOK_EVERY_MS = 100;

/** A match with bets on its winner, as the house names it. */
interface Line {
  readonly match: Match;
  readonly card: FixtureCardView;
}

/** An outage under way: the matches that are watched, and a player at each house. */
interface Outage {
  readonly trial: Trial;
  readonly how: Silence;
  readonly lines: readonly Line[];
  readonly players: readonly Player[];
}

const outageTrial = (options: FaultOptions, database: TrialDatabase): Promise<FaultResult> => {
  const expectedSeconds = SILENCES.length * (OUTAGE_SECONDS + PATIENCE_SECONDS);
  return runTrial(
    { ...options, fault: "F15", database, replicas: 2, expectedSeconds },
    async (trial) => {
      for (const how of SILENCES) await outageOnce(trial, how);
    },
  );
};

/** Lets the feed fall silent and speak again, and looks at both houses at each step. */
async function outageOnce(trial: Trial, how: Silence): Promise<void> {
  const { feed, workload } = trial;
  const { bookmaker } = workload;
  const [soon, on, over] = [bookmaker.open(), bookmaker.openLive(), bookmaker.open()];
  const lines = [
    await lineOf(trial, soon, "upcoming"),
    await lineOf(trial, on, "live"),
    await lineOf(trial, over, "upcoming"),
  ];
  const players = await Promise.all(
    trial.houses.map(({ url }) => workload.addPlayer("EUR", 1, () => url)),
  );
  const outage: Outage = { trial, how, lines, players };
  await expectOutcomes(outage, lines, "accepted", "before");
  feed.fallSilent(how);
  trial.injected++;
  const moved: readonly (readonly [Match, Odds])[] = [soon, on].map(
    (match) => [match, bookmaker.move(match)] as const,
  );
  bookmaker.end(over, "away");
  await expectSuspended(outage);
  await expectOutcomes(outage, lines, "market_suspended", "meanwhile");
  await rest(Math.max(0, (feed.lastWordAt + OUTAGE_SECONDS - seconds()) * 1000));
  feed.speakAgain();
  await expectNothingYet(outage);
  const told = seconds();
  feed.recover();
  for (const [match, odds] of moved) await expectPrice(outage, match, odds);
  trial.recoveries.push(seconds() - told);
  await expectOutcomes(outage, lines.slice(0, moved.length), "accepted", "afterwards");
  bookmaker.end(soon, "home");
  bookmaker.end(on, "draw");
}

/** Waits until both houses take bets on a match. */
async function lineOf({ houses }: Trial, match: Match, state: "upcoming" | "live"): Promise<Line> {
  const cards = await Promise.all(
    houses.map(({ url }) => awaitMatch(url, match.home, true, state)),
  );
  return { match, card: cards[0] as FixtureCardView };
}

const say = ({ trial, how }: Outage, holds: boolean, sentence: string): void =>
  trial.expect(holds, `a feed that is ${how}: ${sentence}`);

/** Places a bet on each line at each house. */
async function expectOutcomes(
  outage: Outage,
  lines: readonly Line[],
  expected: string,
  when: string,
): Promise<void> {
  const { trial, players } = outage;
  await Promise.all(
    players.flatMap((player) =>
      lines.map(async ({ card }) => {
        const outcome = await outcomeOf({ trial }, betOn(player, [card], trial.draw));
        say(outage, outcome === expected, `a bet ${when} (${card.state}): ${outcome}`);
        const name = `bets_${expected}`;
        if (outcome === expected) trial.figures[name] = (trial.figures[name] ?? 0) + 1;
      }),
    ),
  );
}

/** Reads the state of a match's market at a house, and the price of its home side; null without an answer. */
async function marketAt({ url }: ChildHouse, { card: { id } }: Line) {
  const answer = await httpCaller(url)
    .call(getFixture, { params: { id } })
    .catch(() => null);
  const market = answer?.status === 200 ? answer.body.markets[0] : undefined;
  return market ? { state: market.state, odds: market.selections[0]?.odds ?? 0 } : null;
}

type Read = NonNullable<Awaited<ReturnType<typeof marketAt>>>;

/** Looks at a match at a house until it is so. Returns the moment; null when it is not within the patience. */
async function until(
  house: ChildHouse,
  line: Line,
  isSo: (read: Read) => boolean,
): Promise<number | null> {
  for (const end = seconds() + PATIENCE_SECONDS; seconds() < end; await rest(LOOK_EVERY_MS)) {
    const read = await marketAt(house, line);
    if (read && isSo(read)) return seconds();
  }
  return null;
}

/** Demands that no match takes bets soon after the feed's last word, at either house. */
async function expectSuspended(outage: Outage): Promise<void> {
  const { trial, lines } = outage;
  const moments = await Promise.all(
    trial.houses.flatMap((house) =>
      lines.map((line) => until(house, line, ({ state }) => state !== "open")),
    ),
  );
  for (const moment of moments) {
    const after = (moment ?? Number.POSITIVE_INFINITY) - trial.feed.lastWordAt;
    say(
      outage,
      after <= SUSPENDED_WITHIN_SECONDS + READING_SECONDS,
      `bets are taken for ${after.toFixed(1)} s`,
    );
    const most = Math.max(trial.figures["suspended_after_s"] ?? 0, after);
    trial.figures["suspended_after_s"] = Math.round(most * 10) / 10;
  }
}

/** Demands that both sources are asked for what was missed, and that nothing opens before it is told. */
async function expectNothingYet(outage: Outage): Promise<void> {
  const { trial, lines } = outage;
  const end = seconds() + PATIENCE_SECONDS;
  while (trial.feed.asked.length < 2 && seconds() < end) await rest(LOOK_EVERY_MS);
  say(outage, trial.feed.asked.length === 2, "a source is not asked for what was missed");
  await rest(HELD_MS);
  for (const house of trial.houses)
    for (const line of lines) {
      const read = await marketAt(house, line);
      say(outage, read?.state !== "open", "a match is open before its recovery");
    }
}

/** Demands that a match takes bets again at both houses, at the price that was told unheard. */
async function expectPrice(outage: Outage, match: Match, [home]: Odds): Promise<void> {
  const { trial, lines } = outage;
  const line = lines.find((one) => one.match === match) as Line;
  const wanted = Math.round(Number(home) * 1000);
  const moments = await Promise.all(
    trial.houses.map((house) =>
      until(house, line, ({ state, odds }) => state === "open" && odds === wanted),
    ),
  );
  say(outage, !moments.includes(null), `a match is not open at ${home} after its recovery`);
}

/** F15: the feed of odds is not heard. */
export const feedOutage: Fault = {
  id: "F15",
  title: "the feed of odds is silent or away for 20 s, and what it said meanwhile is lost",
  run: (options) => withPostgres("F15", ({ database }) => outageTrial(options, database)),
};
