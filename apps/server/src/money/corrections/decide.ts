import { selectClosure, selectPlayer } from "#core/accounts";
import { assertMayAgree } from "#core/staff";
import { announceBalances, lockAccounts, postTransfers, repayDebts } from "#core/wallet";
import { correctionMade } from "#events/corrections";
import type { Tx } from "#platform/database";
import { type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { type Correction, transferOf } from "./correction.ts";
import {
  decideCorrection,
  dropExpired,
  lockCorrection,
  selectCorrection,
} from "./correction-store.ts";
import { note } from "./note.ts";

/** Corrections that one run of the job drops at most. */
const DROP_MAX = 1_000;

/**
 * Moves the money of an open correction between the player's cash and `house:corrections`; a debt is repaid
 * first from what is given. Throws Refused: correction_not_found, correction_state,
 * second_operator_needed, proposer_gone, correction_expired, correction_player_closed,
 * correction_no_account, correction_over_balance.
 */
export const make = (house: House, operator: Operator, id: string): Promise<Correction> =>
  house.database.tx(async (tx) => {
    const at = house.clock.now();
    const { correction, cash } = await held(tx, id);
    const { proposedBy } = correction;
    await assertMayAgree(tx, operator, { proposedBy, permission: "money.correct" });
    if (correction.expiresAt <= at) throw new Refused("correction_expired");
    const { playerId, currency, amount, transferGroup: groupId } = correction;
    if ((await selectClosure(tx, playerId))?.closedAt)
      throw new Refused("correction_player_closed");
    if (cash === undefined) throw new Refused("correction_no_account");
    if (cash + amount < 0n) throw new Refused("correction_over_balance");
    await postTransfers(tx, [transferOf(correction)]);
    if (amount > 0n) await repayDebts(tx, [{ playerId, currency, groupId }]);
    await announceBalances(tx, [{ playerId, currency }]);
    const decision = { state: "made", by: operator, at, dropReason: null } as const;
    const made = await decideCorrection(tx, id, decision);
    await tell(tx, made, at);
    await note(tx, [made], { at, operator, action: "corrections.make" });
    return made;
  });

/** Drops an open correction, by whoever sees that it is wrong. Throws Refused: correction_not_found, correction_state. */
export const drop = (
  house: House,
  operator: Operator,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Correction> =>
  house.database.tx(async (tx) => {
    const at = house.clock.now();
    await held(tx, id);
    const decision = { state: "dropped", by: operator, at, dropReason: reason } as const;
    const dropped = await decideCorrection(tx, id, decision);
    await note(tx, [dropped], { at, operator, action: "corrections.drop" });
    return dropped;
  });

/** Drops corrections that nobody decided in time. */
export async function dropLate(house: House, atOnce = DROP_MAX): Promise<void> {
  const at = house.clock.now();
  const drop = () =>
    house.database.tx(async (tx) => {
      const dropped = await dropExpired(tx, at, atOnce);
      await note(tx, dropped, { at, operator: null, action: "corrections.expire" });
      return dropped.length;
    });
  while ((await drop()) === atOnce);
}

interface Held {
  readonly correction: Correction;
  /** Of the account that it is about; undefined where there is none. */
  readonly cash: bigint | undefined;
}

/** Holds an open correction, after its player's accounts, which everybody takes first. */
async function held(tx: Tx, id: string): Promise<Held> {
  const known = await selectCorrection(tx, id);
  if (!known) throw new Refused("correction_not_found");
  const accounts = await lockAccounts(tx, [known.playerId]);
  const correction = await lockCorrection(tx, id);
  if (correction?.state !== "open") throw new Refused("correction_state");
  const account = accounts.find(({ currency }) => currency === correction.currency);
  return { correction, cash: account?.cash };
}

async function tell(
  tx: Tx,
  { id, playerId, currency, amount }: Correction,
  at: Date,
): Promise<void> {
  const player = await selectPlayer(tx, playerId);
  if (!player) throw new Error(`the player of correction ${id} is gone`);
  const { licence } = player;
  const made = { correctionId: id, licence, currency, amount, at: at.toISOString() };
  await appendEvents(tx, [correctionMade(playerId, made)]);
}
