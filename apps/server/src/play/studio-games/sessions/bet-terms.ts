import { callerOfSession } from "#core/accounts";
import { assertGameServes, selectGames } from "#core/catalogue";
import { licenceOf } from "#core/configuration";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import type { BetTerms } from "../rounds/carry-out.ts";
import { isSuperseded, type StudioSession } from "./session-store.ts";

/** Returns what a stake is decided by. Throws Refused where the session takes no bets. */
export async function betTerms(house: House, session: StudioSession): Promise<BetTerms> {
  const { studio, country, siteSessionId, playerId } = session;
  const isOver = session.expiresAt.getTime() <= house.clock.now().getTime();
  if (isOver || (await isSuperseded(house.database, session))) throw new Refused("session_ended");
  const caller = await callerOfSession(house, siteSessionId, true);
  if (!caller || caller.id !== playerId) throw new Refused("session_ended");
  if (caller.restricted) throw new Refused("account_blocked");
  await assertGameServes(house, { studio, slug: session.game }, { id: playerId, country });
  const offer = licenceOf(caller.licence);
  const [game] = await selectGames(house.database, offer, [`${studio}/${session.game}`]);
  if (!game) throw new Refused("game_not_offered");
  const { licence, sessionId, sessionBeganAt, dateOfBirth, detailsMissing } = caller;
  const terms = { licence, sessionId, sessionBeganAt, dateOfBirth, detailsMissing };
  return { ...terms, country, roundKind: game.kind };
}
