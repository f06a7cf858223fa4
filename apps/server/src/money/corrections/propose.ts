import {
  CASH_CORRECTION_DAYS,
  type NewCashCorrection,
  proposeCashCorrection as endpoint,
} from "@houselight/contracts";
import { selectClosure } from "#core/accounts";
import { proposeOnce } from "#core/staff";
import { selectAccounts } from "#core/wallet";
import type { Tx } from "#platform/database";
import { bodyHash, type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import type { Correction } from "./correction.ts";
import { insertCorrection, selectCorrection } from "./correction-store.ts";
import { note } from "./note.ts";

const DAY_MS = 86_400_000;

interface Proposed {
  readonly correction: Correction;
  readonly repeated: boolean;
}

/**
 * Proposes to give a player cash or to take some; it moves nothing. A repeat finds the same proposal.
 * Throws Refused: player_not_found, correction_player_closed, correction_no_account, idempotency_mismatch.
 */
export async function propose(
  house: House,
  operator: Operator,
  { playerId, body }: { readonly playerId: bigint; readonly body: NewCashCorrection },
): Promise<Proposed> {
  const hash = bodyHash(endpoint, { id: Number(playerId) }, body);
  const { proposal, repeated } = await house.database.tx((tx) =>
    proposeOnce({
      hash,
      find: () => selectCorrection(tx, body.id),
      write: async () => {
        await assertOpenAccount(tx, playerId, body.currency);
        const proposedAt = house.clock.now();
        const written = await insertCorrection(tx, {
          id: body.id,
          playerId,
          currency: body.currency,
          amount: BigInt(body.amount_cents),
          kind: body.kind,
          reason: body.reason,
          transferGroup: house.ids.uuid(),
          bodyHash: hash,
          proposedById: operator.id,
          proposedBy: operator.email,
          proposedAt,
          expiresAt: new Date(proposedAt.getTime() + CASH_CORRECTION_DAYS * DAY_MS),
        });
        if (written)
          await note(tx, [written], { at: proposedAt, operator, action: "corrections.propose" });
        return written;
      },
    }),
  );
  return { correction: proposal, repeated };
}

async function assertOpenAccount(tx: Tx, playerId: bigint, currency: string): Promise<void> {
  const closure = await selectClosure(tx, playerId);
  if (!closure) throw new Refused("player_not_found");
  if (closure.closedAt) throw new Refused("correction_player_closed");
  const accounts = await selectAccounts(tx, playerId);
  if (!accounts.some((account) => account.currency === currency))
    throw new Refused("correction_no_account");
}
