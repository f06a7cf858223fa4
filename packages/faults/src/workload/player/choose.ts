import type { Draw } from "@houselight/game-maths/fairness";
import { randomUUID } from "node:crypto";
import type { RoundView } from "@houselight/contracts";
import { playsOf } from "@houselight/test-kit/players/stepped-plays";
import type { Allowance } from "./allowance.ts";
import { newOperation, type Operation, type OperationKind } from "../operation.ts";
import { isGifted } from "./limits.ts";
import { PLAYER_PASSWORD, type Player } from "./player.ts";
import { ROULETTE, rouletteBet, SLOT, slotBet, STEPPED } from "./purse.ts";

/** Upper bounds of the kinds among a hundred operations, in this order; the rest are rounds of the slot. */
const SHARE = { deposit: 3, withdrawal: 12, recall: 18, roulette: 38 };
/** A player takes back one of the latest: of older ones the operators have decided. */
const LATEST = 3;
/** Number of the smallest stakes offered that are played. */
const STAKES = 4;

const round = (player: Player, slug: string, bet: unknown): Operation => {
  const id = randomUUID();
  const body = { id, currency: player.purse.currency, bet };
  return newOperation({ kind: "round", player: player.index, id, body, slug });
};

const slot = (player: Player, stake: number): Operation => round(player, SLOT, slotBet(stake));

const roulette = (player: Player, amount: number): Operation =>
  round(player, ROULETTE, rouletteBet(amount));

/** Opens a round of a game with steps, any of them. */
function steppedRound(player: Player, draw: Draw): Operation {
  const { slug, kind } = STEPPED[draw(STEPPED.length)] as (typeof STEPPED)[number];
  return round(player, slug, playsOf(kind).bet(player.purse.stepped.get(slug) ?? [], draw));
}

/** Goes on with an open round as it stands. */
function step({ index, purse }: Player, open: RoundView, draw: Draw): Operation {
  const id = randomUUID();
  const { kind } = open.outcome;
  const chosen = playsOf(kind).step(open.outcome, purse.stepped.get(open.game) ?? [], draw);
  const body = { id, turn: open.steps.length, step: chosen };
  return newOperation({ kind: "step", player: index, id, body, round: open.id });
}

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
  const body = { id, method, currency, amount_cents, ...to, password: PLAYER_PASSWORD };
  return newOperation({ kind: "withdrawal", player: player.index, id, body });
}

/** Takes back a withdrawal: it has the withdrawal's own id. */
const recall = ({ player, id }: Operation): Operation =>
  newOperation({ kind: "recall", player, id, body: null });

/** Chooses a player's next operation, mostly play. `withdrawals` are the player's own, in order. */
function next(
  player: Player,
  withdrawals: readonly Operation[],
  given: { readonly draw: Draw; readonly allowance: Allowance },
): Operation {
  const { draw, allowance } = given;
  const share = draw(100);
  const may = (kind: OperationKind) => allowance.may(player.index, kind);
  if (share < SHARE.deposit && may("deposit")) return deposit(player);
  // A withdrawal would end a bonus.
  const mayWithdraw = !isGifted(player) && may("withdrawal");
  if (share < SHARE.withdrawal && mayWithdraw && (player.purse.address || player.profileId)) {
    const { withdrawal: small, decided } = player.purse;
    return withdrawal(player, [small, ...decided][draw(1 + decided.length)]);
  }
  const accepted = withdrawals.filter((one) => one.state === "accepted").slice(-LATEST);
  if (share < SHARE.recall && may("recall") && accepted.length > 0)
    return recall(accepted[draw(accepted.length)] as Operation);
  if (share < SHARE.roulette) return roulette(player, player.purse.chip);
  return slot(player, player.purse.stakes[draw(STAKES)] as number);
}

/** Makes operations; whoever makes one puts it on the history before sending it. */
export const choose = { next, steppedRound, step, slot, roulette, deposit, withdrawal, recall };
