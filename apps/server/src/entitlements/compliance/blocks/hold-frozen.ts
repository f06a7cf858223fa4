import { frozenPlayers } from "#core/verification";
import { lockAccounts } from "#core/wallet";
import { freezeChanged } from "#events/verification";
import { type Reaction, reaction } from "#platform/outbox";
import { setFrozen } from "../restriction-store.ts";

/** Keeps players whose accounts stand still from staking and depositing: as it is now, whatever came before. */
export const holdFrozen = (): Reaction =>
  reaction("compliance.hold-frozen", freezeChanged, async (tx, events) => {
    const ids = [...new Set(events.map(({ playerId }) => playerId))];
    // Accounts in the order in which everybody takes them, then rows of our own: stakes write those too.
    await lockAccounts(tx, ids);
    const frozen = await frozenPlayers(tx, ids);
    await setFrozen(
      tx,
      ids.map((playerId) => ({ playerId, frozen: frozen.has(playerId) })),
    );
  });
