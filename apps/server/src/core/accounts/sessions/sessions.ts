import { createLoader } from "#platform/batching";
import type { Queryable } from "#platform/database";
import type { Caller } from "#platform/http";
import { sha256 } from "#platform/ids";
import { type House, perHouse } from "#platform/module";
import {
  insertSession,
  selectLiveSessions,
  selectOpenSessions,
  type Session,
  touchSessions,
} from "./session-store.ts";

const HOUR_MS = 3_600_000;
/** A session ends after this long without a request, and at the latest after the second. */
const IDLE_MS = HOUR_MS / 2;
export const LIFETIME_MS = 24 * HOUR_MS;
/** The last request is noted at most this often, so that reading does not mean writing. */
const TOUCH_EVERY_MS = 60_000;

const bounds = (house: House) => {
  const now = house.clock.now();
  return { now, seenAfter: new Date(now.getTime() - IDLE_MS) };
};

/** Opens a session. Returns its token, 256 bits, known to the browser alone. */
export async function openSession(
  house: House,
  queryable: Queryable,
  playerId: bigint,
  from: { ip: string; userAgent: string },
): Promise<string> {
  const token = Buffer.from(house.random.bytes(32)).toString("base64url");
  const at = house.clock.now();
  const expiresAt = new Date(at.getTime() + LIFETIME_MS);
  await insertSession(queryable, { tokenHash: sha256(token), playerId, at, expiresAt, ...from });
  return token;
}

/** Finds the caller of a session token, one statement for all concurrent requests; null without a session. */
export const identify = perHouse((house) => {
  const find = createLoader<string, Caller>(async (tokenHashes) => {
    const at = bounds(house);
    const sessions = await selectLiveSessions(house.database, tokenHashes, at);
    const stale = sessions.filter(
      (session) => at.now.getTime() - session.lastSeenAt.getTime() > TOUCH_EVERY_MS,
    );
    if (stale.length > 0) {
      await touchSessions(
        house.database,
        stale.map((session) => session.sessionId),
        at.now,
      );
    }
    return new Map(
      sessions.map((session) => [
        session.tokenHash,
        {
          id: session.playerId,
          sessionId: session.sessionId,
          licence: session.licence,
          restricted: session.restricted,
        },
      ]),
    );
  });
  return async (token: string): Promise<Caller | null> =>
    token.length > 100 ? null : ((await find(sha256(token))) ?? null);
});

export const openSessionsOf = (house: House, playerId: bigint): Promise<Session[]> =>
  selectOpenSessions(house.database, playerId, bounds(house));
