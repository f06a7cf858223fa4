import type { Locale, PrizeView } from "@houselight/contracts";
import { drawPrize, givePrize, pricedPrizes } from "#core/prizes";
import { exchangeRates, lockAccounts } from "#core/wallet";
import { mayHaveSpinsOf } from "#entitlements/freespins";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { isFor, type Kind } from "../kind.ts";
import { selectKindsById } from "../kind-store.ts";
import { type Box, lockBox, updateOpened } from "./box-store.ts";
import { changedEvent } from "./give-box.ts";
import { ownerOf } from "./owner.ts";

interface Asked {
  readonly playerId: bigint;
  readonly id: string;
  readonly locale: Locale;
}

/**
 * Opens a player's box: draws its prize and gives it, in one transaction (LOOT-04). A box that is open stays
 * as it is. Throws Refused: lootbox_not_found, lootbox_expired, and why a reward is not given.
 */
export async function openBox(house: House, asked: Asked): Promise<Box> {
  const { playerId, id } = asked;
  const rates = await exchangeRates(house)();
  return house.database.tx(async (tx) => {
    const accounts = await lockAccounts(tx, [playerId]);
    const box = await lockBox(tx, playerId, id);
    if (!box) throw new Refused("lootbox_not_found");
    if (box.stage === "activated") return box;
    if (box.stage === "expired" || box.validUntil <= house.clock.now())
      throw new Refused("lootbox_expired");
    const kind = (await selectKindsById(tx, [box.kindId])).get(box.kindId) as Kind;
    const owner = await ownerOf(tx, playerId);
    const active = accounts.find((account) => account.active);
    if (!owner || !active || !isFor(kind, owner)) throw new Refused("reward_not_for_you");
    if (!owner.player.canIssueBonuses) throw new Refused("bonuses_off");
    // Who has paused playing is not drawn back by a prize.
    const objection = await house.objectionTo("bonuses.activate", tx, playerId);
    if (objection) throw new Refused(objection);
    if (!mayHaveSpinsOf(owner.player, kind.items, active.currency))
      throw new Refused("reward_not_for_you");
    const prizes = pricedPrizes(kind.items, active.currency, rates);
    const opened = await open(house, tx, { box, kind, prizes, locale: asked.locale });
    await appendEvents(tx, [changedEvent(opened, kind, owner.player)]);
    return opened;
  });
}

async function open(
  house: House,
  tx: Tx,
  {
    box,
    kind,
    prizes,
    locale,
  }: {
    readonly box: Box;
    readonly kind: Kind;
    readonly prizes: readonly PrizeView[];
    readonly locale: Locale;
  },
): Promise<Box> {
  const { id, playerId } = box;
  const drawn = await drawPrize(house, tx, playerId, prizes);
  const prize = prizes[drawn.index] as PrizeView;
  const ids = prize.bonuses.map(() => house.ids.uuid());
  const opened = await updateOpened(tx, box, { ...drawn, prizes, at: house.clock.now() }, ids);
  const { groupKey } = kind;
  await givePrize(house, tx, prize, { ids, playerId, locale, groupKey, source: `loot box ${id}` });
  return opened;
}
