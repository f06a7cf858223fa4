import type { PlayerWagerView, WagerCommandView } from "@houselight/contracts";
import { sumOf, totalPaid, totalStake, type Wager } from "../../wager.ts";
import type { TimedCommand, TimedWager } from "./wager-page-store.ts";

const standingOf = (wager: Wager) => ({
  status: wager.status,
  stake_cents: Number(totalStake(wager)),
  stake_bonus_cents: Number(wager.stake.bonus),
  stake_house_cents: Number(wager.stake.house),
  open_cents: Number(sumOf(wager.open)),
  cashed_out_cents: Number(sumOf(wager.cashedOut)),
  paid_cents: Number(totalPaid(wager)),
  paid_bonus_cents: Number(wager.paid.bonus),
  paid_kept_cents: Number(wager.paid.kept),
});

/** Returns a wager as operators see it. */
export const playerWagerView = ({ wager, changedAt }: TimedWager): PlayerWagerView => ({
  id: wager.id,
  owner: wager.owner,
  subject: wager.subject,
  licence: wager.licence,
  currency: wager.currency,
  ...standingOf(wager),
  session_id: wager.sessionId === null ? null : Number(wager.sessionId),
  country: wager.country,
  placed_at: wager.placedAt.toISOString(),
  ended_at: wager.status === "open" ? null : (changedAt ?? wager.placedAt).toISOString(),
});

export const wagerCommandView = ({ id, kind, wager, at }: TimedCommand): WagerCommandView => ({
  id,
  kind,
  ...standingOf(wager),
  at: at.toISOString(),
});
