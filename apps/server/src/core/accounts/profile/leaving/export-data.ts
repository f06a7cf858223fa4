import type { DataExport } from "@houselight/contracts";
import type { House } from "#platform/module";
import { confirmPassword } from "../../entry/confirm-password.ts";

/**
 * Returns all that the house knows about a player, by the modules that know it. Throws Refused:
 * password_wrong, account_locked, entrance_busy.
 */
export async function exportOwnData(
  house: House,
  playerId: bigint,
  password: string,
): Promise<DataExport> {
  await confirmPassword(house, playerId, password);
  const parts: Record<string, Record<string, unknown>> = {};
  for (const part of house.personalData())
    parts[part.name] = asJson(await part.read(house.database, playerId));
  return { made_at: house.clock.now().toISOString(), player_id: Number(playerId), parts };
}

/** Writes amounts and numbers of rows as digits, as JSON holds no large ones. */
const asJson = (part: object): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(part, (_key, value: unknown) =>
      typeof value === "bigint" ? value.toString() : value,
    ),
  ) as Record<string, unknown>;
