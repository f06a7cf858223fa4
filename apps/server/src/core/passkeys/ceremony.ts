import { createHmac } from "node:crypto";
import { isIP } from "node:net";
import { placeOf, siteAddress } from "#core/configuration";
import { type HandlerContext, Refused } from "#platform/http";
import { sha256 } from "#platform/ids";
import type { House } from "#platform/module";
import { keepChallenge, takeChallenge } from "./challenge-store.ts";

/** As long as a browser asks its user. */
export const CEREMONY_MS = 5 * 60_000;
const TOKEN_FORM = /^[A-Za-z0-9_-]{43}$/;

/** The site as authenticators know it. */
export interface RelyingParty {
  readonly origin: string;
  /** Name of the host: a passkey works at this one. */
  readonly rpId: string;
  readonly name: string;
}

/**
 * Returns the site that a passkey is made for or used at: by the table of hosts, never by what a
 * visitor wrote. Throws Refused("passkeys_not_here") where the site has no name.
 */
export function relyingParty(
  house: House,
  { host, port, country }: Pick<HandlerContext, "host" | "port" | "country">,
): RelyingParty {
  const { origin, hostname } = new URL(siteAddress(house.config, host, port));
  if (isIP(hostname) !== 0 || hostname.startsWith("[")) throw new Refused("passkeys_not_here");
  return { origin, rpId: hostname, name: placeOf(host, country).brand.name };
}

/** Returns what authenticators call a player: it says nothing to anybody else. */
export const userHandle = (house: House, playerId: bigint): Buffer =>
  createHmac("sha256", house.key("passkey user")).update(playerId.toString()).digest();

/** Binds a challenge to the session of who adds a passkey. */
export const boundToSession = (sessionId: bigint): string => `session ${sessionId}`;

/** Binds a challenge to the browser of who signs in: gives it a token when it has none. */
export function bindBrowser(house: House, context: HandlerContext): string {
  const { flowToken } = context;
  const known = flowToken !== null && TOKEN_FORM.test(flowToken) ? flowToken : null;
  const token = known ?? Buffer.from(house.random.bytes(32)).toString("base64url");
  // A sign-in by a provider that waits in this browser keeps its token.
  if (known === null) context.setFlow(token, CEREMONY_MS / 1000);
  return boundToBrowser(token);
}

/** Returns to what a browser's challenge is bound. */
export const boundToBrowser = (token: string): string => `browser ${sha256(token)}`;

/** Several may wait in one browser, one for each tab: each is kept under its own hash. */
const keyOf = (boundTo: string, challenge: string): string => `${boundTo} ${sha256(challenge)}`;

export const rememberChallenge = (
  house: House,
  boundTo: string,
  challenge: string,
): Promise<void> => {
  const end = new Date(house.clock.now().getTime() + CEREMONY_MS);
  return keepChallenge(house.database, keyOf(boundTo, challenge), challenge, end);
};

/**
 * Uses up the challenge that a browser's answer names, if it was bound to the same. Throws
 * Refused("passkey_challenge_unknown").
 */
export async function recallChallenge(
  house: House,
  boundTo: string,
  clientDataJson: string,
): Promise<string> {
  const key = keyOf(boundTo, challengeOf(clientDataJson));
  const challenge = await takeChallenge(house.database, key, house.clock.now());
  if (challenge === undefined) throw new Refused("passkey_challenge_unknown");
  return challenge;
}

/** Reads the challenge that a browser's answer names; an empty text when it names none. */
function challengeOf(clientDataJson: string): string {
  try {
    const data = JSON.parse(Buffer.from(clientDataJson, "base64url").toString("utf8")) as unknown;
    const named = (data as { challenge?: unknown } | null)?.challenge;
    return typeof named === "string" ? named : "";
  } catch {
    return "";
  }
}
