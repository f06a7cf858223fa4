import { randomUUID } from "node:crypto";
import { listPaymentProfiles, registerPlayer } from "@houselight/contracts";
import { type HttpCaller, httpCaller } from "@houselight/test-kit";
import { rest } from "../../fault.ts";
import type { Purse } from "./purse.ts";

export const REQUEST_TIMEOUT_MS = 10_000;
/** The password of every player; a withdrawal to a new account can ask for it. */
export const PLAYER_PASSWORD = "fault-run-player-1";
const TRIES = 20;
const PAUSE_MS = 250;

export interface Player {
  readonly index: number;
  /** The house's name of the player. */
  readonly id: number;
  readonly caller: HttpCaller;
  readonly purse: Purse;
  /** Profile of the card that the provider keeps; null for coins and before the first deposit. */
  profileId: string | null;
}

/** Registers somebody who comes from an address of their own, since registration is limited by address. */
export async function registerAt(url: () => string, index: number, purse: Purse): Promise<Player> {
  const caller = httpCaller(
    url,
    { "x-forwarded-for": `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` },
    { timeoutMs: REQUEST_TIMEOUT_MS },
  );
  const user = {
    email: `${randomUUID()}@example.org`,
    password: PLAYER_PASSWORD,
    currency: purse.currency,
    country: "DE",
    date_of_birth: "1990-01-01",
    terms_acceptance: true as const,
  };
  for (let attempt = 1; ; attempt++) {
    const answer = await caller.call(registerPlayer, { body: { user } }).catch(() => null);
    if (answer?.status === 201)
      return { index, id: answer.body.id, caller, purse, profileId: null };
    if (attempt === TRIES) throw new Error(`registration answers ${answer?.status ?? "nothing"}`);
    await rest(PAUSE_MS);
  }
}

/** The card that the provider has kept since the first deposit, if any. */
export async function learnProfile(player: Player): Promise<void> {
  if (player.profileId || player.purse.address) return;
  const { status, body } = await player.caller.call(listPaymentProfiles, {});
  if (status === 200) player.profileId = body[0]?.id ?? null;
}
