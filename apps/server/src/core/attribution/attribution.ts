import { excludedPromoStags, signUpVariant, type UtmMetrics } from "@houselight/contracts";
import { settingIn } from "#core/configuration";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { insertAttribution, updateCampaign } from "./attribution-store.ts";
import { readVisit, type VisitCookies } from "./visit-cookies.ts";

const NO_VISIT: VisitCookies = { stag: null, affiliate: null, utm: null };
const DAY_MS = 86_400_000;

/**
 * Keeps where a new player came from. Joins the transaction. Returns whether the tag is one whose
 * players get no bonuses (TRACK-03).
 */
export async function keepAttribution(
  house: House,
  tx: Tx,
  playerId: bigint,
  cookies: VisitCookies = NO_VISIT,
): Promise<{ readonly withoutPromo: boolean }> {
  const visit = readVisit(cookies);
  const variant = signUpVariant(visit.stag, playerId);
  const registeredAt = house.clock.now();
  await insertAttribution(tx, { playerId, ...visit, variant, registeredAt });
  if (visit.stag === null) return { withoutPromo: false };
  const excluded = await settingIn(tx, excludedPromoStags);
  return { withoutPromo: excluded.includes(visit.stag) };
}

/** Takes the campaign that a browser hands in after its registration, within a day and once. */
export async function handIn(house: House, playerId: bigint, utm: UtmMetrics): Promise<void> {
  const now = house.clock.now();
  await updateCampaign(house.database, playerId, utm, {
    since: new Date(now.getTime() - DAY_MS),
    now,
  });
}
