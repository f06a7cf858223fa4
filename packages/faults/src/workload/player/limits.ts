import { randomUUID } from "node:crypto";
import { newOperation, type Operation } from "../operation.ts";
import type { Player } from "./player.ts";

/** One player in so many has limits, and plays rounds alone; another has bonuses, and does not withdraw. */
const EIGHTH = 8;
const QUARTER = 4;
export const isLimited = ({ index }: Pick<Player, "index">): boolean => index % EIGHTH === 5;
export const isGifted = ({ index }: Pick<Player, "index">): boolean => index % QUARTER === 3;

/** Content of a limit, as it is asked for. */
export interface LimitBody {
  readonly type: "wager" | "loss" | "deposit";
  readonly period: string;
  readonly accounts: readonly [{ readonly currency: string; readonly amount_cents: number }];
}

/** Makes limits that are soon used up: of stakes, of losses and of deposits. */
export function limits({ index, purse }: Player): readonly Operation[] {
  const stake = purse.stakes[3] ?? 1;
  const amounts = [
    ["wager", 40 * stake],
    ["loss", 20 * stake],
    ["deposit", 2 * purse.deposit],
  ] as const;
  return amounts.map(([type, amount_cents]) => {
    const accounts = [{ currency: purse.currency, amount_cents }] as const;
    // Its window begins with it: no midnight lies between.
    const body: LimitBody = { type, period: "month_3", accounts };
    return newOperation({ kind: "limit", player: index, id: randomUUID(), body });
  });
}
