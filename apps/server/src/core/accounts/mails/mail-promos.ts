import type { PromoKind } from "#core/mail";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { selectPromoReaders } from "./addressee-store.ts";
import { mailPlayers } from "./mail-players.ts";
import { unsubscribePath } from "./unsubscribe-link.ts";

/**
 * Queues advertising to those of these players who agreed to it and whose address is known to be
 * theirs; each mail carries the address that ends it. Joins the transaction.
 */
export async function mailPromos(
  house: House,
  tx: Tx,
  kind: PromoKind,
  mails: readonly { readonly playerId: bigint; readonly reference: string }[],
): Promise<void> {
  const readers = new Set(
    await selectPromoReaders(
      tx,
      mails.map(({ playerId }) => playerId),
    ),
  );
  await mailPlayers(
    house,
    tx,
    kind,
    mails
      .filter(({ playerId }) => readers.has(playerId))
      .map((mail) => ({ ...mail, data: { unsubscribe: unsubscribePath(house, mail.playerId) } })),
  );
}
