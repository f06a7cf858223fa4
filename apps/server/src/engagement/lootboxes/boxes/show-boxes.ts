import { isLootboxShown, type LootboxView } from "@houselight/contracts";
import { drawViews, pricedPrizes, type RecordedDraw } from "#core/prizes";
import { accountsOf, exchangeRates } from "#core/wallet";
import type { House } from "#platform/module";
import { isFor, type Kind } from "../kind.ts";
import { selectKindsById } from "../kind-store.ts";
import { type Box, selectBoxes } from "./box-store.ts";
import { ownerOf } from "./owner.ts";

/** Returns the boxes that a player is shown, the latest first (LOOT-02, LOOT-03). */
export async function showBoxes(house: House, playerId: bigint): Promise<LootboxView[]> {
  const now = house.clock.now();
  const today = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  const boxes = await selectBoxes(house.database, playerId, { now, today });
  const views = await boxViews(house, playerId, boxes);
  return views.filter((view) => isLootboxShown(view, now));
}

/** Writes boxes of one player, in the player's currency; those that are not for the player now are left out. */
export async function boxViews(
  house: House,
  playerId: bigint,
  boxes: readonly Box[],
): Promise<LootboxView[]> {
  if (boxes.length === 0) return [];
  const { database } = house;
  const kinds = await selectKindsById(database, [...new Set(boxes.map(({ kindId }) => kindId))]);
  const owner = await ownerOf(database, playerId);
  if (!owner) return [];
  const own = boxes.flatMap((box) => {
    const kind = kinds.get(box.kindId);
    return kind && isFor(kind, owner) ? [{ box, kind }] : [];
  });
  const accounts = await accountsOf(house, playerId);
  const currency = accounts.find(({ active }) => active)?.currency ?? "EUR";
  const rates = await exchangeRates(house)();
  const opened = own.flatMap(({ box }) => (box.opened ? [box.opened] : []));
  const draws = await drawViews(database, playerId, opened);
  const drawOf = new Map<RecordedDraw, LootboxView["draw"]>(
    opened.map((one, at) => [one, draws[at] ?? null]),
  );
  return own.map(({ box, kind }) => ({
    ...boxView(box, kind),
    items: box.opened ? [...box.opened.prizes] : pricedPrizes(kind.items, currency, rates),
    draw: box.opened && (drawOf.get(box.opened) ?? null),
  }));
}

const boxView = (box: Box, kind: Kind): Omit<LootboxView, "items" | "draw"> => ({
  id: box.id,
  group_key: kind.groupKey,
  title: kind.title,
  stage: box.stage,
  created_at: box.createdAt.toISOString(),
  valid_until: box.validUntil.toISOString(),
  activated_at: box.opened?.at.toISOString() ?? null,
  version: Number(box.version),
});
