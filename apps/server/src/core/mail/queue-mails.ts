import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { perHouse } from "#platform/module";
import { createSeal } from "#platform/seal";
import type { Addressee, MailData, MailKind, SealedMail } from "./mail-data.ts";
import { insertMails } from "./mail-store.ts";

export interface MailOrder<Kind extends MailKind> {
  readonly to: Addressee;
  /** Names the thing it tells of, such as an event's id: of one kind and reference there is one mail. */
  readonly reference: string;
  readonly data: MailData[Kind];
}

const sealOf = perHouse((house) => createSeal(house.key("mail"), house.random));

/**
 * Queues mails of a kind, to be sent after the transaction has committed. Joins it: without what
 * they tell of there is no mail.
 */
export async function queueMails<Kind extends MailKind>(
  house: House,
  tx: Tx,
  kind: Kind,
  orders: readonly MailOrder<Kind>[],
): Promise<void> {
  if (orders.length === 0) return;
  const rows = orders.map(({ to, reference, data }) => {
    const id = house.ids.uuid();
    const { email, language, brand } = to;
    const content = { email, language, brand, data };
    const sealed = sealOf(house).close(JSON.stringify(content), id);
    return { id, kind, reference, playerId: to.playerId, sealed };
  });
  await insertMails(tx, rows, house.clock.now());
}

/** Returns what was sealed with a mail. Throws when it is not of this house, or another mail's. */
export const openMail = (house: House, mail: { id: string; sealed: string }): SealedMail =>
  JSON.parse(sealOf(house).open(mail.sealed, mail.id)) as SealedMail;
