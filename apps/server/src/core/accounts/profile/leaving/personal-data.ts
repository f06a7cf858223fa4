import type { House, PersonalData } from "#platform/module";
import { selectConsents } from "../consents/consent-store.ts";
import { selectPlayer } from "../../player-store.ts";
import { selectGroups } from "../../groups/group-store.ts";
import { forgetEntries } from "./erasure-store.ts";
import { selectAllSessions } from "../../sessions/session-store.ts";
import { selectNotesToTell } from "../../operators/note-store.ts";
import { selectEntryChecks } from "../../identity/risk-store.ts";
import { selectClosure } from "./closure-store.ts";

/** Tells and forgets what the house knows of a person besides play and money. */
export const accountData = (_house: House): PersonalData => ({
  name: "accounts",
  read: async (queryable, playerId) => {
    const player = await selectPlayer(queryable, playerId);
    const closure = await selectClosure(queryable, playerId);
    return {
      profile: player && { ...player, id: player.id.toString() },
      groups: await selectGroups(queryable, playerId),
      consents: await selectConsents(queryable, playerId),
      sessions: (await selectAllSessions(queryable, playerId)).map(
        ({ createdAt, lastSeenAt, ip, userAgent }) => ({ createdAt, lastSeenAt, ip, userAgent }),
      ),
      closure,
      entries: await selectEntryChecks(queryable, playerId),
      notes: await selectNotesToTell(queryable, playerId),
    };
  },
  erase: (tx, playerId) => forgetEntries(tx, playerId),
});
