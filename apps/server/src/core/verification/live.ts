import { playerChannel } from "@houselight/contracts";
import { selectPlayer } from "#core/accounts";
import { questionnaireChanged, verificationChanged } from "#events/verification";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { type Reaction, reaction } from "#platform/outbox";

/** Shows on a player's screens where the verification stands now. A freeze is no part of it. */
export const showVerification = (house: House): readonly Reaction[] => [
  reaction("verification.show-status", verificationChanged, (tx, events) =>
    show(house, tx, events),
  ),
  reaction("verification.show-questionnaire", questionnaireChanged, (tx, events) =>
    show(house, tx, events),
  ),
];

async function show(
  house: House,
  tx: Tx,
  events: readonly { readonly playerId: bigint }[],
): Promise<() => void> {
  const ids = [...new Set(events.map(({ playerId }) => playerId))];
  const players = await Promise.all(ids.map((id) => selectPlayer(tx, id)));
  return () => {
    for (const player of players) {
      if (!player) continue;
      house.live.publish(playerChannel(player.id), "verification_updates", {
        status: player.verification,
        verified: player.verification === "verified",
        sumsub_verified: player.vendorVerified,
      });
    }
  };
}
