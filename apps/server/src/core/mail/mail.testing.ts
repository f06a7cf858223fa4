import type { House } from "#platform/module";
import type { SealedMail } from "./mail-data.ts";

import { openMail } from "./queue-mails.ts";

/** Returns the mails to an address that were not sent yet, the oldest first, for tests. */
export async function waitingMails(
  house: House,
  email: string,
): Promise<(SealedMail & { readonly kind: string })[]> {
  const mails = await house.database.query<{ id: string; kind: string; sealed: string }>(
    "select id, kind, sealed from mail.mails where state = 'waiting' order by created_at, id",
  );
  return mails
    .map((mail) => ({ ...openMail(house, mail), kind: mail.kind }))
    .filter((mail) => mail.email === email);
}
