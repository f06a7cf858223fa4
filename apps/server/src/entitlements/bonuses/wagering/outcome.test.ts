import { expect, it } from "vitest";
import { type Outcome, outcomeOf } from "./outcome.ts";

type Case = readonly [
  what: string,
  bonus: { wagered: bigint; maxWin?: bigint },
  account: { bonus: bigint; stakes: bigint },
  expected: Outcome,
];
const CASES: readonly Case[] = [
  ["goes on", { wagered: 99n }, { bonus: 1n, stakes: 0n }, { stage: "handle_bets" }],
  ["is lost without money", { wagered: 99n }, { bonus: 0n, stakes: 0n }, { stage: "lost" }],
  ["waits for a stake", { wagered: 99n }, { bonus: 0n, stakes: 5n }, { stage: "handle_bets" }],
  ["waits though wagered", { wagered: 100n }, { bonus: 7n, stakes: 5n }, { stage: "wager_done" }],
  [
    "becomes cash",
    { wagered: 100n },
    { bonus: 7n, stakes: 0n },
    { stage: "finished", converted: 7n, givenUp: 0n },
  ],
  [
    "becomes cash up to its bound",
    { wagered: 101n, maxWin: 5n },
    { bonus: 7n, stakes: 0n },
    { stage: "finished", converted: 5n, givenUp: 2n },
  ],
  [
    "is finished with nothing left",
    { wagered: 100n },
    { bonus: 0n, stakes: 0n },
    { stage: "finished", converted: 0n, givenUp: 0n },
  ],
];

it.each(CASES)("%s", (_what, { wagered, maxWin = null }, account, expected) =>
  expect(outcomeOf({ wagered, requirement: 100n, maxWin }, account)).toEqual(expected),
);
