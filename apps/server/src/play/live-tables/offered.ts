import { findLiveTable, type LiveTableForm } from "@houselight/game-maths/live-tables";
import { assertGameServes, isStudioHidden } from "#core/catalogue";
import { type GameNature, isGameOffered, servingLicence } from "#core/configuration";
import { type HandlerContext, isCrawler, Refused } from "#platform/http";
import type { House } from "#platform/module";

/** Decides whether a licence offers live tables: they are games of no other kind. */
export const TABLE_NATURE: GameNature = { kind: "other", jackpot: false };

/** Returns the table of an address. Throws Refused where there is none. */
export function tableOf(slug: string): LiveTableForm {
  const form = findLiveTable(slug);
  if (!form) throw new Refused("table_not_found");
  return form;
}

/**
 * Returns the table of an address for a visitor who may look at it. Throws Refused where the licence does not
 * offer it, and where its studio is hidden: there it has no address either, but for crawlers (GAME-16).
 */
export async function shownTable(
  house: House,
  slug: string,
  context: Pick<HandlerContext, "country" | "userAgent"> & Parameters<typeof servingLicence>[0],
): Promise<LiveTableForm> {
  const form = tableOf(slug);
  if (!isGameOffered(servingLicence(context), TABLE_NATURE)) throw new Refused("game_not_offered");
  if (
    !isCrawler(context.userAgent) &&
    (await isStudioHidden(house, form.studio.slug, context.country))
  )
    throw new Refused("table_not_found");
  return form;
}

export type ServingRefusal = "game_closed" | "studio_not_offered" | "studio_details_missing";

/** Returns why a table does not serve a player: it is closed, or by its studio; null where it does. */
export async function servingRefusal(
  house: House,
  { studio, slug }: Pick<LiveTableForm, "studio" | "slug">,
  player: Parameters<typeof assertGameServes>[2],
): Promise<ServingRefusal | null> {
  try {
    await assertGameServes(house, { studio: studio.slug, slug }, player);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.code as ServingRefusal;
    throw error;
  }
}
