import {
  EDITION_CONTEXT,
  type PlayerFields,
  playerFields,
  PROFILE_FIELDS,
} from "@houselight/contracts";
import { appendTrailEntries } from "#core/staff";
import type { Operator } from "#platform/http";
import type { House } from "#platform/module";
import { selectSetting, upsertSetting } from "./setting-store.ts";

const NAME = "player-fields";

/** Returns the fields of the profile by context: those that were chosen, else every field for editing (PROFILE-04). */
export async function chosenPlayerFields(house: House): Promise<PlayerFields> {
  const chosen = playerFields.safeParse(await selectSetting(house.database, NAME));
  return chosen.success ? chosen.data : { [EDITION_CONTEXT]: [...PROFILE_FIELDS] };
}

/** Keeps the fields of each context, with an entry on the audit trail. */
export async function choosePlayerFields(
  house: House,
  operator: Operator,
  fields: PlayerFields,
): Promise<PlayerFields> {
  const chosen = Object.fromEntries(
    Object.entries(fields).map(([context, names]) => [context, [...new Set(names)]]),
  );
  const at = house.clock.now();
  await house.database.tx(async (tx) => {
    await upsertSetting(tx, NAME, chosen, at);
    const entry = { action: "configuration.player-fields", subject: NAME, detail: chosen };
    await appendTrailEntries(tx, [{ at, operator, ...entry }]);
  });
  return chosen;
}
