import { randomUUID } from "node:crypto";
import { type OwnLiveTableBetView, watchLiveTable } from "@houselight/contracts";
import type { Draw } from "@houselight/game-maths/fairness";
import { LIVE_TABLES } from "@houselight/game-maths/live-tables";
import { newOperation, type Operation } from "../operation.ts";
import type { Player } from "../player/player.ts";

/** Tables of roulette, whose chips every currency has; two, so that rounds begin at different moments. */
export const TABLES = LIVE_TABLES.filter(({ game }) => game.current.kind === "roulette").slice(
  0,
  2,
);
const SPOTS = ["red", "black", "even", "odd"];

/** Makes a bet on the round that takes bets at a table; null while none does. */
export async function tableBet(
  { index, caller, purse }: Player,
  draw: Draw,
): Promise<Operation | null> {
  const table = TABLES[draw(TABLES.length)];
  if (!table) return null;
  const chip = table.stakes(purse.currency)?.stakes[0];
  const params = { slug: table.slug };
  const answer = await caller.call(watchLiveTable, { params }).catch(() => null);
  const round = answer?.status === 200 ? answer.body.round : null;
  if (round?.phase !== "betting" || chip === undefined) return null;
  const id = randomUUID();
  const spot = SPOTS[draw(SPOTS.length)];
  const bet = { kind: "roulette", bets: [{ spot, amount_cents: Number(chip) }] };
  const body = { id, round: round.number, currency: purse.currency, bet };
  return newOperation({ kind: "table_bet", player: index, id, body, slug: table.slug });
}

/** The compared fields of a bet at a table. */
export type TableBet = Pick<
  OwnLiveTableBetView,
  "id" | "table" | "round" | "currency" | "stake_cents" | "state" | "payout_cents"
>;
