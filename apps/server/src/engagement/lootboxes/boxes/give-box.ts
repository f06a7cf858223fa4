import { localeOf, wordsIn } from "@houselight/contracts";
import { type Player, selectClosure } from "#core/accounts";
import { gives } from "#core/rewards";
import { mayHaveSpinsOf } from "#entitlements/freespins";
import { lootboxChanged } from "#events/lootboxes";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { Giver, House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { isFor, type Kind } from "../kind.ts";
import { holdPublished } from "../kind-store.ts";
import { type Box, insertBox, type NewBox } from "./box-store.ts";
import { ownerOf } from "./owner.ts";

const DAY_MS = 86_400_000;

/** Gives loot boxes on behalf of other modules. */
export const lootboxRewards = (house: House): Readonly<Record<string, Giver>> =>
  gives("lootboxes", async (tx, { id, playerId, reward, source, daysToActivate }) => {
    const kind = await holdPublished(tx, reward.groupKey);
    if (!kind) throw new Refused("reward_gone");
    const box = { id, playerId, source, giftId: null, days: daysToActivate ?? kind.daysValid };
    const objection = await giveBox(house, tx, kind, box);
    if (objection) throw new Refused(objection);
  });

/** Gives a player a box of a kind that the caller holds. Returns why the player may have none; null once it is given. */
export async function giveBox(
  house: House,
  tx: Tx,
  kind: Kind,
  {
    days,
    ...box
  }: Pick<NewBox, "id" | "playerId" | "source" | "giftId"> & { readonly days: number },
): Promise<"bonuses_off" | "reward_not_for_you" | null> {
  const owner = await ownerOf(tx, box.playerId);
  const closure = await selectClosure(tx, box.playerId);
  if (!owner || closure?.closedAt || closure?.erasedAt || !isFor(kind, owner))
    return "reward_not_for_you";
  // It would never open.
  if (!mayHaveSpinsOf(owner.player, kind.items)) return "reward_not_for_you";
  if (!owner.player.canIssueBonuses) return "bonuses_off";
  const createdAt = house.clock.now();
  const validUntil = new Date(createdAt.getTime() + days * DAY_MS);
  await insertBox(tx, { ...box, kindId: kind.id, createdAt, validUntil });
  await appendEvents(tx, [changedEvent({ ...box, stage: "issued" }, kind, owner.player)]);
  return null;
}

/** Returns the event that a box is in another stage now. */
export const changedEvent = (
  { id, playerId, stage }: Pick<Box, "id" | "playerId" | "stage">,
  { title }: Pick<Kind, "title">,
  { language }: Pick<Player, "language">,
) =>
  lootboxChanged(playerId, {
    boxId: id,
    stage,
    title: wordsIn(title, localeOf(language)),
  });
