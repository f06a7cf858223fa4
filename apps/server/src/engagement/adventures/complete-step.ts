import {
  type Adventure,
  type ExchangeRates,
  type Locale,
  vipAdventures,
  wordsIn,
} from "@houselight/contracts";
import { selectGroups } from "#core/accounts";
import { settingIn } from "#core/configuration";
import { amountIn } from "#core/prizes";
import { giveReward, type Reward } from "#core/rewards";
import { type Account, exchangeRates, lockAccounts } from "#core/wallet";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { dateOf, dayOf, isOpen, type Step, stepsOf } from "./adventure.ts";
import { insertCompletion, selectCompleted, selectDeposits } from "./adventure-store.ts";
import { mayJoin } from "./show-adventure.ts";

interface Asked {
  readonly playerId: bigint;
  readonly step: number;
  readonly locale: Locale;
}

/**
 * Completes a step of the adventure that runs and gives its prize, in one transaction. A step that is
 * completed stays as it is. Throws Refused: adventure_step_not_found, adventure_not_for_you,
 * adventure_not_today, bonus_paused, adventure_deposit_needed, and why a reward is not given.
 */
export async function completeStep(house: House, asked: Asked): Promise<void> {
  const rates = await exchangeRates(house)();
  await house.database.tx(async (tx) => {
    // The lock lets one request of the player at the step.
    const accounts = await lockAccounts(tx, [asked.playerId]);
    const { adventure } = await settingIn(tx, vipAdventures);
    const steps = adventure ? stepsOf(adventure) : [];
    const step = steps.find((one) => one.step === asked.step);
    if (!adventure || !step) throw new Refused("adventure_step_not_found");
    if (!mayJoin(await selectGroups(tx, asked.playerId)))
      throw new Refused("adventure_not_for_you");
    const completed = await selectCompleted(tx, asked.playerId, adventure.starts_on);
    if (completed.has(step.step)) return;
    const today = dayOf(adventure, house.clock.now());
    if (!isOpen(steps, step, { today, completed })) throw new Refused("adventure_not_today");
    // Who has paused playing is not drawn back by a prize.
    const objection = await house.objectionTo("bonuses.activate", tx, asked.playerId);
    if (objection) throw new Refused(objection);
    const active = accounts.find((account) => account.active);
    if (!active) throw new Refused("reward_not_for_you");
    if (!(await isPaidIn(tx, { asked, step, day: dateOf(adventure, today) }, rates)))
      throw new Refused("adventure_deposit_needed");
    await give(house, tx, { asked, adventure, step, active }, rates);
  });
}

/** Tells whether a player has deposited on a day what a step asks for, in any one currency. */
async function isPaidIn(
  tx: Tx,
  { asked, step, day }: { readonly asked: Asked; readonly step: Step; readonly day: string },
  rates: ExchangeRates,
): Promise<boolean> {
  const { minDep } = step.condition;
  if (!minDep) return true;
  const deposits = await selectDeposits(tx, asked.playerId, day);
  return deposits.some(
    ({ currency, amount }) => amount >= BigInt(amountIn(minDep, currency, rates)),
  );
}

async function give(
  house: House,
  tx: Tx,
  {
    asked: { playerId, locale },
    adventure,
    step,
    active,
  }: {
    readonly asked: Asked;
    readonly adventure: Adventure;
    readonly step: Step;
    readonly active: Account;
  },
  rates: ExchangeRates,
): Promise<void> {
  const id = house.ids.uuid();
  const reward = rewardOf(step, active.currency, rates);
  await insertCompletion(tx, {
    playerId,
    startsOn: adventure.starts_on,
    step: step.step,
    rewardId: id,
    rewardKind: reward.kind,
    at: house.clock.now(),
  });
  await giveReward(house, tx, {
    id,
    playerId,
    reward,
    title: wordsIn(step.prize.title, locale),
    groupKey: step.prize.group_key,
    source: `adventure ${adventure.starts_on} ${step.step}`,
    daysToActivate: step.condition.periodActivationDays,
  });
}

function rewardOf({ prize, condition }: Step, currency: string, rates: ExchangeRates): Reward {
  const { wager: wagering } = condition;
  return prize.type === "bonus"
    ? {
        kind: "bonus",
        currency,
        amount: BigInt(amountIn(prize.amount, currency, rates)),
        wagering,
        maxWin: null,
      }
    : {
        kind: "freespins",
        currency,
        game: prize.game,
        count: prize.count,
        stakeEurCents: BigInt(prize.stake_eur_cents),
        wagering,
        maxWin: null,
      };
}
