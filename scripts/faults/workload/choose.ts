import { randomUUID } from "node:crypto";
import { newOperation, type Operation, type OperationKind } from "./operation.ts";
import type { Player } from "./player.ts";
import { ROULETTE, rouletteBet, SLOT, slotBet } from "./purse.ts";
import type { Draw } from "./workload.ts";

/** Never past the hour's limits of the endpoints. */
const MOST: Readonly<Record<OperationKind, number>> = {
  round: Number.POSITIVE_INFINITY,
  deposit: 6,
  withdrawal: 12,
  recall: 12,
};
/** Of a hundred operations: these are about payments, the rest are rounds. */
const SHARE = { deposit: 3, withdrawal: 9, recall: 14, roulette: 35 };
/** Of the stakes offered, the smaller ones. */
const STAKES = 4;

const round = (player: Player, slug: string, bet: unknown): Operation => {
  const id = randomUUID();
  const body = { id, currency: player.purse.currency, bet };
  return newOperation({ kind: "round", player: player.index, id, body, slug });
};

const slot = (player: Player, stake: number): Operation => round(player, SLOT, slotBet(stake));

const roulette = (player: Player, amount: number): Operation =>
  round(player, ROULETTE, rouletteBet(amount));

function deposit(player: Player): Operation {
  const { method, currency, deposit: amount_cents, address } = player.purse;
  const id = randomUUID();
  const body = { id, method, currency, amount_cents, save_profile: address === null };
  return newOperation({ kind: "deposit", player: player.index, id, body });
}

function withdrawal(player: Player, amount_cents = player.purse.withdrawal): Operation {
  const { method, currency, address } = player.purse;
  const id = randomUUID();
  const to = address
    ? { destination: { kind: "crypto", address } }
    : { profile_id: player.profileId };
  const body = { id, method, currency, amount_cents, ...to };
  return newOperation({ kind: "withdrawal", player: player.index, id, body });
}

/** Takes back a withdrawal: it has the withdrawal's own id. */
const recall = ({ player, id }: Operation): Operation =>
  newOperation({ kind: "recall", player, id, body: null });

/** What a player does next, mostly play. */
function next(player: Player, own: readonly Operation[], draw: Draw): Operation {
  const share = draw(100);
  const may = (kind: OperationKind) => own.filter((one) => one.kind === kind).length < MOST[kind];
  if (share < SHARE.deposit && may("deposit")) return deposit(player);
  if (share < SHARE.withdrawal && may("withdrawal") && (player.purse.address || player.profileId))
    return withdrawal(player);
  const accepted = own.filter((one) => one.kind === "withdrawal" && one.state === "accepted");
  if (share < SHARE.recall && may("recall") && accepted.length > 0)
    return recall(accepted[draw(accepted.length)] as Operation);
  if (share < SHARE.roulette) return roulette(player, player.purse.chip);
  return slot(player, player.purse.stakes[draw(STAKES)] as number);
}

/** Makes operations; whoever makes one puts it on the history before sending it. */
export const choose = { next, slot, roulette, deposit, withdrawal, recall };
