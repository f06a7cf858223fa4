import { bannersConfig, PUBLIC_CHANNEL, SITE_PARTS, type SitePart } from "@houselight/contracts";
import { selectLatestChoice, settingOf } from "#core/configuration";
import { type House, perHouse } from "#platform/module";
import { isLive } from "../banners/shown-banners.ts";
import { selectBegunLast } from "./moment-store.ts";

/** Ids of what was chosen, or has begun, last of each part, and of all banners whose time it is; null where nothing has. */
type Latest = Readonly<Record<SitePart, bigint | string | null>>;

/** Holds what the house saw last; nothing before its first look. */
const seenBy = perHouse((): { latest: Latest | null } => ({ latest: null }));

/**
 * Looks whether operators changed a setting, whether a text or a head has begun, or the time of a banner
 * has begun or ended, since the last look, by whichever house and however long ago it was written, and
 * tells every open page so. Houses that look at the same moment tell it each: a page reads once.
 */
export async function tellChanges(house: House): Promise<void> {
  const now = house.clock.now();
  const { text, head } = await selectBegunLast(house.database, now);
  const settings = await selectLatestChoice(house.database);
  const banners = await liveBanners(house, now);
  const latest: Latest = { settings, texts: text, heads: head, banners };
  const seen = seenBy(house);
  const before = seen.latest ?? latest;
  seen.latest = latest;
  const parts = SITE_PARTS.filter((part) => latest[part] !== before[part]);
  if (parts.length > 0) house.live.publish(PUBLIC_CHANNEL, "site_changes", { parts });
}

/** Names the banners whose time it is (BANNER-03). */
async function liveBanners(house: House, now: Date): Promise<string> {
  const { banners } = await settingOf(house, bannersConfig);
  const live = banners.filter((banner) => isLive(banner, now));
  return live.map(({ id }) => id).join();
}
