import { createHmac, timingSafeEqual } from "node:crypto";
import type { House } from "#platform/module";

const FORM = /^([1-9]\d{0,17})\.([A-Za-z0-9_-]{43})$/;

/**
 * Returns the page at which a player ends advertising without signing in. It is signed and has no end:
 * who looks for it in an old mail finds it working.
 */
export const unsubscribePath = (house: House, playerId: bigint): string =>
  `/unsubscribe?token=${playerId}.${markOf(house, playerId)}`;

/** Returns the player whose advertising a token ends; null for a token that the house did not make. */
export function playerOfToken(house: House, token: string): bigint | null {
  const [, id = "", mark = ""] = FORM.exec(token) ?? [];
  if (id === "") return null;
  const playerId = BigInt(id);
  const wanted = Buffer.from(markOf(house, playerId));
  return timingSafeEqual(Buffer.from(mark), wanted) ? playerId : null;
}

const markOf = (house: House, playerId: bigint): string =>
  createHmac("sha256", house.key("unsubscribe")).update(`email ${playerId}`).digest("base64url");
