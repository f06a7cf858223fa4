import {
  type EndpointInput,
  GIVE_BACK_DAYS,
  proposeGiveBack as endpoint,
} from "@houselight/contracts";
import { appendTrailEntries, proposeOnce } from "#core/staff";
import { bodyHash, type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { selectBets } from "../../bets/bet-store.ts";
import { type GiveBack, seenOf } from "./give-back.ts";
import { insertGiveBack, selectGiveBack } from "./give-back-store.ts";
import { noteOf } from "./note.ts";

const DAY_MS = 86_400_000;

interface Proposed {
  readonly giveBack: GiveBack;
  readonly repeated: boolean;
}

/**
 * Proposes to give the stake of an open bet back; it moves nothing. A repeat finds the same proposal. Throws
 * Refused: bet_not_found, bet_ended, give_back_waiting, idempotency_mismatch.
 */
export async function propose(
  house: House,
  operator: Operator,
  { params, body }: EndpointInput<typeof endpoint>,
): Promise<Proposed> {
  const hash = bodyHash(endpoint, params, body);
  const name = { playerId: BigInt(params.player_id), id: params.id };
  const { proposal, repeated } = await house.database.tx((tx) =>
    proposeOnce({
      hash,
      find: () => selectGiveBack(tx, body.id),
      write: async () => {
        const [bet] = await selectBets(tx, [name]);
        if (!bet) throw new Refused("bet_not_found");
        if (bet.state !== "open") throw new Refused("bet_ended");
        const proposedAt = house.clock.now();
        const written = await insertGiveBack(tx, {
          id: body.id,
          playerId: name.playerId,
          wagerId: name.id,
          code: body.code,
          reason: body.reason,
          seen: seenOf(bet),
          bodyHash: hash,
          proposedById: operator.id,
          proposedBy: operator.email,
          proposedAt,
          expiresAt: new Date(proposedAt.getTime() + GIVE_BACK_DAYS * DAY_MS),
        });
        const action = "sportsbook.propose-give-back";
        if (written)
          await appendTrailEntries(tx, [noteOf(written, { at: proposedAt, operator, action })]);
        return written;
      },
      taken: "give_back_waiting",
    }),
  );
  return { giveBack: proposal, repeated };
}
