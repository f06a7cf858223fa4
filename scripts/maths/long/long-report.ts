import { groupedText } from "@houselight/game-maths";
import { tableLines } from "../report.ts";
import type { LongRun } from "./run-long.ts";

/** Says where the numbers of a long run come from. */
export const DRAWS =
  "Each round is drawn as the house draws it: mapping pf:2 over HMAC-SHA256 of a server seed, a client " +
  "seed and the nonce; bets that one draw does not decide together play the same nonce by themselves.";

const percent = (share: number): string => `${(share * 100).toFixed(6)} %`;

/** The figures of a run for a reader. */
export const longRunToText = (run: LongRun): string => [...runLines(run), ""].join("\n");

function runLines({ game, version, rounds, seed, seconds, bets, furthest }: LongRun): string[] {
  const outside = bets.filter(({ within }) => !within);
  const rows = bets.map((each) => [
    each.bet,
    groupedText(each.rounds),
    percent(each.observed),
    percent(each.proven),
    `± ${percent(each.halfWidth)}`,
    each.within ? "yes" : "NO",
  ]);
  const speed = groupedText(Math.round(rounds / Math.max(seconds, 0.001)));
  return [
    `${game} ${version}: ${groupedText(rounds)} rounds, seed ${seed}, ${speed} a second`,
    ...tableLines([["bet", "rounds", "returned", "proven", "99 %", "within"], ...rows]),
    outside.length === 0
      ? "Every bet lies within its 99 % interval."
      : `${outside.length} of ${bets.length} bets lie outside their 99 % intervals; one in a hundred does by chance.`,
    `Furthest is ${furthest.bet}, by ${furthest.deviations.toFixed(2)} deviations: ${(furthest.chance * 100).toFixed(1)} % of such runs have one as far.`,
  ];
}

/** The same for a program. */
export const longRunsToJson = (runs: readonly LongRun[]): string =>
  JSON.stringify({ draws: DRAWS, runs }, null, 2);
