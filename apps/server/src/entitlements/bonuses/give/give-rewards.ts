import { disabledBonuses } from "@houselight/contracts";
import { selectClosure, selectPlayer } from "#core/accounts";
import { licenceOf, settingIn } from "#core/configuration";
import { type BonusReward, type Given, gives } from "#core/rewards";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { Giver, House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { daysAfter, type TermedBonus } from "../bonus.ts";
import { insertBonus, lockBonus } from "../records/bonus-store.ts";
import { begin, changedEvent } from "../wagering/change-bonus.ts";

const DAYS_TO_ACTIVATE = 7;

/** Terms of every bonus that is a reward. Hundredths of a euro, percent, days. */
const TERMS = { maxStake: 500n, slotsPercent: 100, otherPercent: 10, daysToWager: 7 } as const;

/** Gives bonuses on behalf of other modules. */
export const bonusRewards = (house: House): Readonly<Record<string, Giver>> =>
  gives("bonus", async (tx, given) => {
    const { activated = false } = given.reward;
    if (!activated) await assertWanted(tx, given);
    const bonus = await write(house, tx, given);
    await appendEvents(tx, [changedEvent(bonus)]);
    if (activated) await activate(house, tx, bonus);
  });

/**
 * Refuses a bonus that its player does not want or may not have. What free spins have won is the
 * player's already: that is not asked again.
 */
async function assertWanted(tx: Tx, { playerId, groupKey, reward }: Given<BonusReward>) {
  const player = await selectPlayer(tx, playerId);
  const closure = await selectClosure(tx, playerId);
  if (!player || closure?.closedAt || closure?.erasedAt) throw new Refused("reward_not_for_you");
  if (!player.canIssueBonuses) throw new Refused("bonuses_off");
  const { maxWagering } = licenceOf(player.licence);
  const isAbove = maxWagering !== null && reward.wagering > maxWagering;
  if (isAbove || (await settingIn(tx, disabledBonuses)).includes(groupKey))
    throw new Refused("reward_not_for_you");
}

async function write(
  house: House,
  tx: Tx,
  { id, playerId, reward, title, groupKey, source, daysToActivate }: Given<BonusReward>,
): Promise<TermedBonus> {
  const createdAt = house.clock.now();
  const { currency, amount, wagering, maxWin } = reward;
  await insertBonus(tx, {
    id,
    offerId: null,
    playerId,
    title,
    currency,
    amount,
    requirement: amount * BigInt(wagering),
    maxWin,
    source,
    createdAt,
    activatableUntil: daysAfter(createdAt, daysToActivate ?? DAYS_TO_ACTIVATE),
    terms: { ...TERMS, groupKey },
  });
  return (await lockBonus(tx, playerId, id)) as TermedBonus;
}

/** Activates a bonus, unless its player may not stake now: then it is issued, as any other. */
async function activate(house: House, tx: Tx, bonus: TermedBonus): Promise<void> {
  if (await house.objectionTo("bonuses.activate", tx, bonus.playerId)) return;
  await begin(house, tx, bonus);
}
