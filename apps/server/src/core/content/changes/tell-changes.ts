import { PUBLIC_CHANNEL } from "@houselight/contracts";
import { selectLatestChoice } from "#core/configuration";
import { type House, perHouse } from "#platform/module";
import { selectBegunLast } from "./moment-store.ts";

/** Holds what the house saw last of settings, texts and heads; undefined before its first look. */
const seenBy = perHouse((): { mark: string | undefined } => ({ mark: undefined }));

/**
 * Looks whether operators changed a setting, or whether a text or a head has begun since the last look,
 * by whichever house and however long ago it was written, and tells every open page so. Houses that look
 * at the same moment tell it each: a page reads once.
 */
export async function tellChanges(house: House): Promise<void> {
  const now = house.clock.now();
  const choice = await selectLatestChoice(house.database);
  const { text, head } = await selectBegunLast(house.database, now);
  const mark = [choice, text, head].join(" ");
  const seen = seenBy(house);
  const isChanged = seen.mark !== undefined && seen.mark !== mark;
  seen.mark = mark;
  if (isChanged) house.live.publish(PUBLIC_CHANNEL, "site_changes", { at: now.toISOString() });
}
