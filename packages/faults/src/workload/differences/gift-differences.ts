import type { BonusView, CompPointsView } from "@houselight/contracts";
import { PRICE } from "../gifts/offers.ts";
import type { Operation, OperationKind } from "../operation.ts";
import { noDifferences, type Part } from "./part.ts";

/** The compared fields of a bonus. */
export type Gift = Pick<BonusView, "id" | "trigger" | "stage" | "amount_cents">;
export type Points = Pick<CompPointsView, "chargeable" | "persistent">;

/** Stages whose money has come to the account, and has not been given up. */
const PAID: ReadonlySet<string> = new Set(["handle_bets", "wager_done", "finished", "lost"]);

/**
 * Holds one player's coupons, activations and exchanges against the bonuses and points that the house lists.
 * Bonuses of those who never withdraw are never given up: each that was started brought its amount.
 */
export function giftDifferences(
  history: readonly Operation[],
  bonuses: readonly Gift[],
  points: Points,
): Part {
  const found = noDifferences();
  const { least, most } = countsOf(history);
  const standing = (trigger: string) => bonuses.filter((bonus) => bonus.trigger === trigger).length;
  const exchanged = (points.persistent.points - points.chargeable.points) / PRICE;
  const counted: readonly [name: string, kind: OperationKind, count: number, once: boolean][] = [
    ["bonuses of a code", "coupon", standing("coupon"), true],
    ["rewards of the shop", "exchange", standing("reward"), false],
    ["payments in points", "exchange", exchanged, false],
  ];
  for (const [name, kind, count, once] of counted) {
    const told = once ? Math.min(1, least(kind)) : least(kind);
    if (count < told) found.lost.push(`${count} ${name} stand, ${told} were accepted`);
    if (count > (once ? Math.min(1, most(kind)) : most(kind)))
      found.duplicated.push(`${count} ${name} stand, ${told} were accepted`);
  }
  const byId = new Map(bonuses.map((bonus) => [bonus.id, bonus]));
  for (const { id, state } of history.filter(({ kind }) => kind === "activation"))
    if (state === "accepted" && byId.get(id)?.stage === "issued")
      found.lost.push(`bonus ${id} was activated and is not`);
  const effect = bonuses
    .filter(({ stage }) => PAID.has(stage))
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return { differences: found, effect };
}

/** Counts operations of a kind that were certainly done, and that may have been. */
function countsOf(history: readonly Operation[]) {
  const count = (kind: OperationKind, isSo: (one: Operation) => boolean) =>
    history.filter((one) => one.kind === kind && isSo(one)).length;
  return {
    least: (kind: OperationKind) => count(kind, ({ state }) => state === "accepted"),
    most: (kind: OperationKind) =>
      count(kind, ({ state, unknownEnds }) => state === "accepted" || unknownEnds > 0),
  };
}
