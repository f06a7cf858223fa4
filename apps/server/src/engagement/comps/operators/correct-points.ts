import {
  type CompCorrectionView,
  type NewCompCorrection,
  proposeCompCorrection,
} from "@houselight/contracts";
import { selectPlayer } from "#core/accounts";
import { appendTrailEntries, assertMayAgree, type By, proposeOnce } from "#core/staff";
import type { Tx } from "#platform/database";
import { bodyHash, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { insertMovements, lockBalances } from "../ledger/ledger-store.ts";
import { showPoints } from "../live.ts";
import {
  type Correction,
  decideCorrection,
  insertCorrection,
  lockCorrection,
  selectCorrection,
} from "./correction-store.ts";

interface Proposed {
  readonly correction: Correction;
  readonly repeated: boolean;
}

export const correctionView = (correction: Correction): CompCorrectionView => ({
  id: correction.id,
  player_id: Number(correction.playerId),
  points: Number(correction.points),
  reason: correction.reason,
  state: correction.state,
  changed_by: correction.changedBy,
  changed_at: correction.changedAt.toISOString(),
});

/** Proposes to give a player points or to take some. Throws Refused: player_not_found, idempotency_mismatch. */
export async function proposeCorrection(
  house: House,
  operator: By,
  body: NewCompCorrection,
): Promise<Proposed> {
  const hash = bodyHash(proposeCompCorrection, null, body);
  const { proposal, repeated } = await house.database.tx((tx) =>
    proposeOnce({
      hash,
      find: () => selectCorrection(tx, body.id),
      write: async () => {
        const playerId = BigInt(body.player_id);
        if (!(await selectPlayer(tx, playerId))) throw new Refused("player_not_found");
        const written = await insertCorrection(tx, {
          id: body.id,
          playerId,
          points: BigInt(body.points),
          reason: body.reason,
          bodyHash: hash,
          changedBy: operator.email,
          changedAt: house.clock.now(),
        });
        if (written) await note(house, tx, "comps.propose-correction", written, operator);
        return written;
      },
    }),
  );
  return { correction: proposal, repeated };
}

/**
 * Moves the points of a proposed correction; by another operator than proposed it. Points that are given
 * count as earned. Throws Refused: comp_correction_not_found, comp_correction_state,
 * second_operator_needed, proposer_gone, comps_not_enough.
 */
export async function makeCorrection(house: House, operator: By, id: string): Promise<Correction> {
  const { made, balances } = await house.database.tx(async (tx) => {
    const { playerId, points, changedBy } = await proposed(tx, id);
    await assertMayAgree(tx, operator, {
      proposedBy: changedBy,
      permission: "comps.manage",
    });
    const [held] = await lockBalances(tx, [playerId]);
    if (!held || held.chargeable + points < 0n) throw new Refused("comps_not_enough");
    const at = house.clock.now();
    const movement = { playerId, id, kind: "correction", points, at } as const;
    const written = await insertMovements(tx, [movement]);
    const decided = await decideCorrection(tx, id, { state: "made", by: operator.email, at });
    await note(house, tx, "comps.make-correction", decided, operator);
    return { made: decided, balances: written };
  });
  showPoints(house, balances);
  return made;
}

/** Takes a proposed correction back. Throws Refused: comp_correction_not_found, comp_correction_state. */
export const dropCorrection = (house: House, operator: By, id: string): Promise<Correction> =>
  house.database.tx(async (tx) => {
    await proposed(tx, id);
    const at = house.clock.now();
    const dropped = await decideCorrection(tx, id, { state: "dropped", by: operator.email, at });
    await note(house, tx, "comps.drop-correction", dropped, operator);
    return dropped;
  });

async function proposed(tx: Tx, id: string): Promise<Correction> {
  const correction = await lockCorrection(tx, id);
  if (!correction) throw new Refused("comp_correction_not_found");
  if (correction.state !== "proposed") throw new Refused("comp_correction_state");
  return correction;
}

const note = (
  house: House,
  tx: Tx,
  action: string,
  { id, playerId, points, reason, state }: Correction,
  operator: By,
): Promise<void> =>
  appendTrailEntries(tx, [
    {
      at: house.clock.now(),
      operator,
      action,
      subject: `player ${playerId}`,
      detail: { correction: id, points: String(points), state, reason },
    },
  ]);
