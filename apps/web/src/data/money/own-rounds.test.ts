import type { OwnLiveTableBetView } from "@houselight/contracts/live-tables";
import type { OwnRocketBetView } from "@houselight/contracts/rocket";
import { expect, it } from "vitest";
import { ofHouseRound, ofSharedBet, ofStudioRound } from "./own-rounds.ts";

const AT = "2026-05-01T12:00:00.000Z";
const MONEY = { currency: "EUR", stake_cents: 100 };
const LINE = { id: "one", currency: "EUR", stakeCents: 100, at: AT };

it.each([
  ["open", "open"],
  ["settled", "settled"],
  ["voided", "returned"],
] as const)("a round of ours and of a studio's that is %s is %s in the list", (status, state) => {
  const round = { id: "one", status, ...MONEY, payout_cents: 30, created_at: AT };
  expect(ofHouseRound(round)).toEqual({ ...LINE, round: null, state, payoutCents: 30 });
  expect(ofStudioRound({ ...round, round: "M-7" })).toEqual({
    ...LINE,
    round: "M-7",
    state,
    payoutCents: 30,
  });
});

it.each([
  ["open", null, "open", 0],
  ["settled", 250, "settled", 250],
  ["cashed_out", 120, "settled", 120],
  ["lost", 0, "settled", 0],
  ["returned", 100, "returned", 100],
] as const)("a bet on a shared round that is %s and paid %s is %s", (told, paid, state, payout) => {
  const bet = { id: "one", round: 7, ...MONEY, state: told, payout_cents: paid, placed_at: AT };
  expect(ofSharedBet(bet as OwnLiveTableBetView | OwnRocketBetView)).toEqual({
    ...LINE,
    round: "7",
    state,
    payoutCents: payout,
  });
});
