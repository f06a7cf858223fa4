import type { PlayerFileView, PlayerSessionView } from "@houselight/contracts";
import { selectAttribution } from "#core/attribution";
import { appendTrailEntries, noteOnceSince } from "#core/staff";
import { type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { selectPlayer } from "../player-store.ts";
import { endSessionsOf } from "../sessions/session-store.ts";
import { selectFacts, selectSessionPage } from "./file-store.ts";
import { activeCurrency } from "./find-players.ts";
import { playerFileView, playerSessionView } from "./player-views.ts";

/** An operator who looks at a file again within this time is not noted again. */
const NOTED_MS = 3_600_000;

/**
 * Returns the file of a player and notes on the audit trail who looked. Throws Refused:
 * player_not_found.
 */
export async function openFile(
  house: House,
  operator: Operator,
  playerId: bigint,
): Promise<PlayerFileView> {
  const { database } = house;
  const [facts] = await selectFacts(database, [playerId]);
  if (!facts) throw new Refused("player_not_found");
  const now = house.clock.now();
  const known = await selectAttribution(database, playerId);
  const origin = known
    ? { affiliate: known.affiliate, stag: known.stag, variant: known.variant }
    : null;
  const currency = await activeCurrency(house, playerId);
  const note = { action: "player.viewed", subject: `player ${playerId}`, detail: {} };
  const since = new Date(now.getTime() - NOTED_MS);
  await database.tx((tx) => noteOnceSince(tx, { at: now, operator, ...note }, since));
  return playerFileView(facts, { currency, now, origin });
}

/** Lists a player's sessions, the latest first. Throws Refused: player_not_found. */
export async function sessionPage(
  house: House,
  playerId: bigint,
  page: { readonly before: bigint | null; readonly limit: number },
): Promise<PlayerSessionView[]> {
  const player = await selectPlayer(house.database, playerId);
  if (!player) throw new Refused("player_not_found");
  const now = house.clock.now();
  const sessions = await selectSessionPage(house.database, { playerId, ...page });
  return sessions.map((session) => playerSessionView(session, { licence: player.licence, now }));
}

/**
 * Ends every session of a player and closes their connections. Returns how many were ended. Throws
 * Refused: player_not_found.
 */
export async function signOutEverywhere(
  house: House,
  operator: Operator,
  { playerId, reason }: { readonly playerId: bigint; readonly reason: string },
): Promise<number> {
  const now = house.clock.now();
  const ended = await house.database.tx(async (tx) => {
    if (!(await selectPlayer(tx, playerId))) throw new Refused("player_not_found");
    const count = await endSessionsOf(tx, playerId, { except: null, now });
    // Where nothing was open nothing has changed.
    if (count > 0) {
      const entry = { action: "player.sessions-ended", subject: `player ${playerId}` };
      const detail = { ended: count, reason };
      await appendTrailEntries(tx, [{ at: now, operator, ...entry, detail }]);
    }
    return count;
  });
  house.live.disconnect(playerId.toString(), "session ended");
  return ended;
}
