import { queueMails } from "#core/mail";
import type { House } from "#platform/module";
import { selectAddresseesByEmail } from "./addressee-store.ts";
import { sendLinks } from "./mail-tokens.ts";
import { insertWish, takeWishes, type WishKind } from "./wish-store.ts";

const MINUTE_MS = 60_000;
const WINDOW_MS = 60 * MINUTE_MS;
/** Mails of a kind to one address within an hour: nobody's mailbox is flooded through us. */
const TIMES_MAX = 5;
const PAUSE_MS: Readonly<Record<WishKind, number>> = {
  confirmation: MINUTE_MS,
  new_password: MINUTE_MS,
  besieged: 15 * MINUTE_MS,
};
const BATCH = 50;

/**
 * Notes that a mail is wished for at an e-mail, which somebody may have or not: both take the same
 * time. Returns false when one was wished for a moment ago, or too many were.
 */
export function wishMail(house: House, kind: WishKind, email: string): Promise<boolean> {
  const now = house.clock.now();
  return insertWish(
    house.database,
    { kind, email },
    {
      now,
      notAfter: new Date(now.getTime() - PAUSE_MS[kind]),
      windowEnds: new Date(now.getTime() + WINDOW_MS),
      timesMax: TIMES_MAX,
    },
  );
}

/** Sends the mails that were wished for, where a player has the e-mail. */
export async function grantWishes(house: House): Promise<void> {
  let taken = BATCH;
  while (taken === BATCH)
    taken = await house.database.tx(async (tx) => {
      const wishes = await takeWishes(tx, BATCH);
      if (wishes.length === 0) return 0;
      const found = await selectAddresseesByEmail(
        tx,
        wishes.map(({ email }) => email),
      );
      const byEmail = new Map(found.map((one) => [one.email, one]));
      const wished = (kind: WishKind) =>
        wishes.flatMap((wish) => {
          const to = byEmail.get(wish.email);
          return wish.kind === kind && to ? [{ to, at: wish.wished_at.toISOString() }] : [];
        });
      const unconfirmed = wished("confirmation").filter(({ to }) => !to.confirmed);
      await sendLinks(
        house,
        tx,
        "confirmation",
        unconfirmed.map(({ to }) => to),
      );
      const forgetful = wished("new_password").map(({ to }) => to);
      const known = forgetful.filter((to) => !to.awaited);
      await sendLinks(house, tx, "new_password", known);
      // Whose account was made for them comes by the link first, also when that is over.
      const awaited = forgetful.filter((to) => to.awaited);
      await sendLinks(house, tx, "autologin", awaited);
      await queueMails(
        house,
        tx,
        "account_besieged",
        wished("besieged").map(({ to, at }) => ({
          to,
          reference: `${to.playerId} ${at}`,
          data: { at },
        })),
      );
      return wishes.length;
    });
}
