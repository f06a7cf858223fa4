import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { proposeBonusOffer } from "../bonuses/operator-endpoints.ts";
import { blockPlayer } from "../compliance/index.ts";
import { proposeCompCard } from "../comps/operator-endpoints.ts";
import { writePageHead } from "../content/heads.ts";
import { publishContentVersion, writeContentVersion } from "../content/operator-endpoints.ts";
import { proposeLottery } from "../lotteries/operator-endpoints.ts";
import { announcement } from "../notices/operator-endpoints.ts";
import { addBettingCoupon } from "../sportsbook/free-bets.ts";
import { listTrailEntries } from "../staff/trail.ts";
import { proposeTournament } from "../tournaments/operator-endpoints.ts";
import { askQuestionnaire } from "../verification/operator-endpoints.ts";

/** Moments that the database keeps, and such that it does not: its years begin with 1, and texts end with 9999. */
const KEPT = ["2026-02-28T23:59:59.999Z", "1970-01-01T00:00:00Z", "9999-12-31T23:59:59Z"];
const NOT_KEPT = ["0000-01-01T00:00:00Z", "10000-01-01T00:00:00Z", "+010000-01-01T00:00:00Z"];

describe.each([
  ["a bonus offer ends", proposeBonusOffer.body, "end_at", {}],
  ["a block ends", blockPlayer.body, "until", {}],
  ["a card of the shop ends", proposeCompCard.body, "end_at", {}],
  ["a head of a page stands", writePageHead.body, "publish_at", {}],
  ["a version of a page stands", writeContentVersion.body, "publish_at", {}],
  ["a draft of a page stands", publishContentVersion.body, "publish_at", {}],
  ["a lottery begins", proposeLottery.body, "start_at", {}],
  ["a lottery ends", proposeLottery.body, "end_at", {}],
  ["a notice ends", announcement, "end_at", { kind: "notification" }],
  ["a betting coupon ends", addBettingCoupon.body, "valid_until", {}],
  ["entries of the trail begin", listTrailEntries.query, "from", {}],
  ["entries of the trail end", listTrailEntries.query, "to", {}],
  ["a tournament begins", proposeTournament.body, "start_at", {}],
  ["a tournament ends", proposeTournament.body, "end_at", {}],
  ["an answer is due", askQuestionnaire.body, "due_at", {}],
] as const)("the moment at which %s", (_what, schema, name, rest) => {
  const faultsOf = (moment: string) => {
    const { error } = z.safeParse(schema as z.core.$ZodType, { ...rest, [name]: moment });
    return error?.issues.filter(({ path }) => path.includes(name)) ?? [];
  };

  it.each(KEPT)("may be %s", (moment) => {
    expect(faultsOf(moment)).toEqual([]);
  });

  it.each(NOT_KEPT)("is not %s, which the database cannot keep", (moment) => {
    expect(faultsOf(moment)).not.toEqual([]);
  });
});
