import { disabledBonuses } from "@houselight/contracts";
import { selectClosure, selectPlayer } from "#core/accounts";
import { licenceOf, settingIn } from "#core/configuration";
import { type Given, gives, type Reward } from "#core/rewards";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { Giver, House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { DAYS_TO_TAKE, daysAfter, type Gift } from "../gift.ts";
import { insertGift } from "../records/gift-store.ts";
import { changedEvent } from "../records/gift-view.ts";

type Content = Pick<Gift, "currency" | "amount" | "points" | "wagering">;
const NOTHING: Content = { currency: null, amount: 0n, points: null, wagering: 0 };

/** Gives cash, cashback, turns and points on behalf of other modules; they wait for their player to take them. */
export const giftRewards = (house: House): Readonly<Record<string, Giver>> => ({
  ...gives("cash", (tx, given) => {
    const { currency, amount } = given.reward;
    return give(house, tx, given, { ...NOTHING, currency, amount });
  }),
  ...gives("cashback", (tx, given) => {
    const { currency, amount, wagering } = given.reward;
    return give(house, tx, given, { ...NOTHING, currency, amount, wagering });
  }),
  ...gives("giftspin", (tx, given) => give(house, tx, given, NOTHING)),
  ...gives("xp", (tx, given) =>
    give(house, tx, given, { ...NOTHING, points: given.reward.points }),
  ),
});

async function give(
  house: House,
  tx: Tx,
  given: Given<Extract<Reward, { kind: Gift["type"] }>>,
  content: Content,
): Promise<void> {
  await assertWanted(tx, given, content.wagering);
  const { id, playerId, reward, title, groupKey, source, daysToActivate = DAYS_TO_TAKE } = given;
  const createdAt = house.clock.now();
  const activatableUntil = daysAfter(createdAt, daysToActivate);
  const named = { id, playerId, type: reward.kind, title, groupKey, source };
  const gift = await insertGift(tx, { ...named, ...content, createdAt, activatableUntil });
  await appendEvents(tx, [changedEvent(gift)]);
}

/** Refuses a gift that its player does not want or may not have. */
async function assertWanted(
  tx: Tx,
  { playerId, groupKey }: Pick<Given, "playerId" | "groupKey">,
  wagering: number,
): Promise<void> {
  const player = await selectPlayer(tx, playerId);
  const closure = await selectClosure(tx, playerId);
  if (!player || closure?.closedAt || closure?.erasedAt) throw new Refused("reward_not_for_you");
  if (!player.canIssueBonuses) throw new Refused("bonuses_off");
  const { maxWagering } = licenceOf(player.licence);
  const isAbove = maxWagering !== null && wagering > maxWagering;
  if (isAbove || (await settingIn(tx, disabledBonuses)).includes(groupKey))
    throw new Refused("reward_not_for_you");
}
