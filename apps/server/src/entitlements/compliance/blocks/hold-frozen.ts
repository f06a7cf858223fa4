import { frozenPlayers } from "#core/verification";
import { freezeChanged } from "#events/verification";
import { type Reaction, reaction } from "#platform/outbox";
import { setFrozen } from "../restriction-store.ts";

/** Keeps players whose accounts stand still from staking and depositing: as it is now, whatever came before. */
export const holdFrozen = (): Reaction =>
  reaction("compliance.hold-frozen", freezeChanged, async (tx, events) => {
    const ids = [...new Set(events.map(({ playerId }) => playerId))];
    const frozen = await frozenPlayers(tx, ids);
    await setFrozen(
      tx,
      ids.map((playerId) => ({ playerId, frozen: frozen.has(playerId) })),
    );
  });
