import { AUTOLOGIN_PATH } from "@houselight/contracts";
import { type Addressee, queueMails } from "#core/mail";
import type { Tx } from "#platform/database";
import { sha256 } from "#platform/ids";
import type { House } from "#platform/module";
import { insertTokens, type TokenKind } from "./token-store.ts";

const HOUR_MS = 3_600_000;

/** Lifetime of each kind of link, and the page to which it leads. */
const LINKS = {
  confirmation: {
    lifetimeMs: 72 * HOUR_MS,
    mail: "confirm_email",
    path: (token: string) => `/confirmation?confirmation_token=${token}`,
  },
  new_password: {
    lifetimeMs: 6 * HOUR_MS,
    mail: "new_password",
    path: (token: string) => `/new-password?reset_password_token=${token}`,
  },
  autologin: {
    lifetimeMs: HOUR_MS,
    mail: "login_link",
    path: (token: string) => `${AUTOLOGIN_PATH}?autologin_token=${token}`,
  },
} as const;

/** Returns what is kept of a token. */
export const tokenHash = (token: string): string => sha256(token);

/**
 * Sends players the link of a kind, with a new token of 256 bits each. Joins the transaction. The
 * token stands in the sealed mail alone, until it is sent.
 */
export async function sendLinks(
  house: House,
  tx: Tx,
  kind: TokenKind,
  addressees: readonly Addressee[],
): Promise<void> {
  if (addressees.length === 0) return;
  const { lifetimeMs, mail, path } = LINKS[kind];
  const expiresAt = new Date(house.clock.now().getTime() + lifetimeMs);
  const links = addressees.map((to) => {
    const token = Buffer.from(house.random.bytes(32)).toString("base64url");
    return { to, hash: tokenHash(token), path: path(token) };
  });
  await insertTokens(
    tx,
    links.map(({ to, hash }) => ({
      tokenHash: hash,
      kind,
      playerId: to.playerId,
      email: to.email,
      expiresAt,
    })),
  );
  await queueMails(
    house,
    tx,
    mail,
    links.map(({ to, hash, path }) => ({ to, reference: hash, data: { path } })),
  );
}
