import { createHmac, timingSafeEqual } from "node:crypto";
import type { House } from "#platform/module";

/** Accounts that a browser is known for, the latest first. */
const ACCOUNTS_MAX = 4;
const ID_BYTES = 16;
const TOKEN_FORM = /^[A-Za-z0-9_-]{22}(?:\.[A-Za-z0-9_-]{22}){1,4}$/;

/** An account as the form names it, whether it exists or not. */
export interface AccountName {
  readonly kind: "player" | "operator";
  /** In lower case. */
  readonly email: string;
}

/**
 * Returns a token that makes a browser known for an account: an id of the browser and, for each of
 * its accounts, an HMAC of both. `former` is the token it had; its other accounts stay.
 */
export function deviceToken(house: House, account: AccountName, former: string | null): string {
  const [id, marks] = readToken(former) ?? [newId(house), []];
  const mark = markOf(house, id, account);
  return [id, mark, ...marks.filter((one) => one !== mark)].slice(0, ACCOUNTS_MAX + 1).join(".");
}

/** Returns the id of a browser that signed in to this account before; null of any other. */
export function knownDevice(
  house: House,
  account: AccountName,
  token: string | null,
): string | null {
  const [id, marks] = readToken(token) ?? [];
  if (!id || !marks) return null;
  const wanted = Buffer.from(markOf(house, id, account));
  return marks.some((mark) => timingSafeEqual(Buffer.from(mark), wanted)) ? id : null;
}

function readToken(token: string | null): [id: string, marks: string[]] | null {
  if (!token || !TOKEN_FORM.test(token)) return null;
  const [id = "", ...marks] = token.split(".");
  return [id, marks];
}

const newId = (house: House): string =>
  Buffer.from(house.random.bytes(ID_BYTES)).toString("base64url");

const markOf = (house: House, id: string, { kind, email }: AccountName): string =>
  createHmac("sha256", house.key("device"))
    .update(JSON.stringify([id, kind, email]))
    .digest()
    .subarray(0, ID_BYTES)
    .toString("base64url");
