import { deviceName } from "@houselight/contracts";
import { type MailData, type MailKind, queueMails } from "#core/mail";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { selectAddressees } from "./addressee-store.ts";

/**
 * Queues mails to players, each in their language and with the name of their brand. Joins the
 * transaction. Of one kind and reference (an event's id) there is one mail.
 */
export async function mailPlayers<Kind extends MailKind>(
  house: House,
  tx: Tx,
  kind: Kind,
  mails: readonly {
    readonly playerId: bigint;
    readonly reference: string;
    readonly data: MailData[Kind];
  }[],
): Promise<void> {
  const addressees = await selectAddressees(
    tx,
    mails.map(({ playerId }) => playerId),
  );
  const byId = new Map(addressees.map((one) => [one.playerId, one]));
  const orders = mails.flatMap(({ playerId, reference, data }) => {
    const to = byId.get(playerId);
    return to ? [{ to, reference, data }] : [];
  });
  await queueMails(house, tx, kind, orders);
}

/** Says for a mail when and from where something is done. */
export const deedOf = (
  house: House,
  { ip, userAgent }: { readonly ip: string; readonly userAgent: string },
): MailData["new_device"] => ({
  at: house.clock.now().toISOString(),
  ip,
  device: deviceName(userAgent) ?? "",
});
