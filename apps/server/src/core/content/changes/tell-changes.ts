import { PUBLIC_CHANNEL, SITE_PARTS, type SitePart } from "@houselight/contracts";
import { selectLatestChoice } from "#core/configuration";
import { type House, perHouse } from "#platform/module";
import { selectBegunLast } from "./moment-store.ts";

/** Ids of what was chosen, or has begun, last of each part; null where nothing has. */
type Latest = Readonly<Record<SitePart, bigint | null>>;

/** Holds what the house saw last; nothing before its first look. */
const seenBy = perHouse((): { latest: Latest | null } => ({ latest: null }));

/**
 * Looks whether operators changed a setting, or whether a text or a head has begun since the last look,
 * by whichever house and however long ago it was written, and tells every open page so. Houses that look
 * at the same moment tell it each: a page reads once.
 */
export async function tellChanges(house: House): Promise<void> {
  const { text, head } = await selectBegunLast(house.database, house.clock.now());
  const settings = await selectLatestChoice(house.database);
  const latest: Latest = { settings, texts: text, heads: head };
  const seen = seenBy(house);
  const before = seen.latest ?? latest;
  seen.latest = latest;
  const parts = SITE_PARTS.filter((part) => latest[part] !== before[part]);
  if (parts.length > 0) house.live.publish(PUBLIC_CHANNEL, "site_changes", { parts });
}
