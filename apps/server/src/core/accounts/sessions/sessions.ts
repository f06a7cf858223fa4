import type { SessionTimesView } from "@houselight/contracts";
import { licenceCodes, licenceOf } from "#core/configuration";
import { createLoader } from "#platform/batching";
import type { Queryable } from "#platform/database";
import type { Caller } from "#platform/http";
import { sha256 } from "#platform/ids";
import { type House, perHouse } from "#platform/module";
import { lacksDetails } from "../profile/missing-details.ts";
import {
  endOverdueSessions,
  insertSession,
  selectLiveSessions,
  selectLiveSessionsById,
  selectOpenSessions,
  selectSessionEnds,
  type Session,
  touchSessions,
} from "./session-store.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Activity is noted at most this often, so that reading does not mean writing. */
const TOUCH_EVERY_MS = MINUTE_MS;
/** A code that no record has: whatever is not known has its rules. */
const UNKNOWN_LICENCE = "";
const ENDED_AT_ONCE = 500;

/** Returns after how long without activity a session under a licence ends. */
const idleMsOf = (licence: string): number => licenceOf(licence).idleMinutes * MINUTE_MS;

/** Whoever is away for less goes on with the presence of before. */
const AWAY_MINUTES = 5;
/**
 * Returns how long a player must be away so that a new session begins anew: as long as the break that the licence
 * asks for. Activity may have been noted a minute early.
 */
const awayMsOf = (licence: string): number =>
  Math.max(AWAY_MINUTES, licenceOf(licence).realityBreakMinutes) * MINUTE_MS + TOUCH_EVERY_MS;

/** Returns after how long a session under a licence ends in any case. */
export const lifetimeMsOf = (licence: string): number => licenceOf(licence).sessionHours * HOUR_MS;

/** Opens a session. Returns its token, 256 bits, known to the browser alone. */
export async function openSession(
  house: House,
  queryable: Queryable,
  player: { readonly id: bigint; readonly licence: string },
  { ip, userAgent }: { readonly ip: string; readonly userAgent: string },
): Promise<string> {
  const token = Buffer.from(house.random.bytes(32)).toString("base64url");
  const at = house.clock.now();
  const expiresAt = new Date(at.getTime() + lifetimeMsOf(player.licence));
  const awaySince = new Date(at.getTime() - awayMsOf(player.licence));
  await insertSession(queryable, {
    tokenHash: sha256(token),
    playerId: player.id,
    at,
    expiresAt,
    ip,
    userAgent,
    awaySince,
  });
  return token;
}

/** Finds the sessions of tokens, one statement for all concurrent requests. */
const finder = perHouse((house) =>
  createLoader<string, Caller & { readonly lastSeenAt: Date }>(async (tokenHashes) => {
    const now = house.clock.now();
    const found = await selectLiveSessions(house.database, tokenHashes, now);
    const live = found.filter(
      ({ licence, lastSeenAt }) => now.getTime() - lastSeenAt.getTime() < idleMsOf(licence),
    );
    return new Map(
      live.map(({ tokenHash, playerId: id, details, ...session }) => [
        tokenHash,
        { id, ...session, detailsMissing: lacksDetails(details) },
      ]),
    );
  }),
);

const toucher = perHouse((house) =>
  createLoader<bigint, true>(async (ids) => {
    await touchSessions(house.database, ids, house.clock.now());
    return new Map();
  }),
);

/**
 * Finds the caller of a session token; null without a session. Activity keeps the session from its
 * idle end: what a player does, not what a page asks for by itself.
 */
export const identify =
  (house: House) =>
  async (token: string, isActivity: boolean): Promise<Caller | null> => {
    if (token.length > 100) return null;
    const found = await finder(house)(sha256(token));
    if (!found) return null;
    const { lastSeenAt, ...caller } = found;
    const unseenMs = house.clock.now().getTime() - lastSeenAt.getTime();
    if (isActivity && unseenMs > TOUCH_EVERY_MS) await toucher(house)(caller.sessionId);
    return caller;
  };

/**
 * Finds the caller of a session by its id, for what somebody else asks on a player's behalf; null for one
 * that has ended. A stake is activity, wherever it is placed.
 */
export async function callerOfSession(
  house: House,
  sessionId: bigint,
  isActivity: boolean,
): Promise<Caller | null> {
  const now = house.clock.now();
  const [found] = await selectLiveSessionsById(house.database, [sessionId], now);
  if (!found) return null;
  const { playerId: id, details, lastSeenAt, tokenHash: _, ...session } = found;
  const unseenMs = now.getTime() - lastSeenAt.getTime();
  if (unseenMs >= idleMsOf(found.licence)) return null;
  if (isActivity && unseenMs > TOUCH_EVERY_MS) await toucher(house)(sessionId);
  return { id, ...session, detailsMissing: lacksDetails(details) };
}

export const openSessionsOf = (
  house: House,
  { id, licence }: Pick<Caller, "id" | "licence">,
): Promise<Session[]> => {
  const now = house.clock.now();
  const seenAfter = new Date(now.getTime() - idleMsOf(licence));
  return selectOpenSessions(house.database, id, { now, seenAfter });
};

/** Returns how long a session still lasts. */
export async function sessionTimes(
  house: House,
  { sessionId, licence }: Pick<Caller, "sessionId" | "licence">,
): Promise<SessionTimesView> {
  const ends = await selectSessionEnds(house.database, sessionId);
  const now = house.clock.now().getTime();
  const left = (end: number) => Math.max(0, Math.ceil((end - now) / 1000));
  return {
    idle_left_seconds: left((ends?.lastSeenAt.getTime() ?? now) + idleMsOf(licence)),
    left_seconds: left(ends?.expiresAt.getTime() ?? now),
  };
}

/** Ends the sessions that are past one of their ends, and their sockets. */
export async function endOverdue(house: House): Promise<void> {
  const idleSeconds = new Map(licenceCodes().map((code) => [code, idleMsOf(code) / 1000]));
  const bounds = { idleSeconds, otherwise: idleMsOf(UNKNOWN_LICENCE) / 1000, most: ENDED_AT_ONCE };
  let ended: readonly bigint[];
  do {
    ended = await endOverdueSessions(house.database, bounds, house.clock.now());
    for (const playerId of new Set(ended))
      house.live.disconnect(playerId.toString(), "session ended");
  } while (ended.length === ENDED_AT_ONCE);
}
