import {
  type Adventure,
  type AdventureDayView,
  type AdventureView,
  type ExchangeRates,
  GROUPS,
  type Locale,
  vipAdventures,
  wordsIn,
} from "@houselight/contracts";
import { groupsOf } from "#core/accounts";
import { settingOf } from "#core/configuration";
import { amountIn } from "#core/prizes";
import { accountsOf, exchangeRates } from "#core/wallet";
import type { Caller } from "#platform/http";
import type { House } from "#platform/module";
import { dateOf, dayOf, isOpen, isOver, type Step, stateOf, stepsOf } from "./adventure.ts";
import { selectCompleted } from "./adventure-store.ts";

/** Testers and players of the group take part (SHELL-08, OPEN-07). */
export const mayJoin = (groups: readonly string[]): boolean =>
  groups.includes(GROUPS.tester) || groups.includes(GROUPS.adventures);

const NONE: ReadonlySet<number> = new Set();

/** Returns the adventure as it is for whoever asks; null while there is none. */
export async function showAdventure(
  house: House,
  caller: Caller | null,
  locale: Locale,
): Promise<AdventureView | null> {
  const { adventure } = await settingOf(house, vipAdventures);
  if (!adventure) return null;
  const groups = caller ? await groupsOf(house, caller.id) : [];
  const completed = caller
    ? await selectCompleted(house.database, caller.id, adventure.starts_on)
    : NONE;
  const accounts = caller ? await accountsOf(house, caller.id) : [];
  const currency = accounts.find(({ active }) => active)?.currency ?? "EUR";
  const rates = await exchangeRates(house)();
  const shown = { currency, locale, rates, completed, now: house.clock.now() };
  return adventureView(adventure, { ...shown, mayJoin: mayJoin(groups) });
}

interface Shown {
  readonly currency: string;
  readonly locale: Locale;
  readonly rates: ExchangeRates;
  readonly completed: ReadonlySet<number>;
  readonly now: Date;
  readonly mayJoin: boolean;
}

/** Writes an adventure for whoever has completed these steps. */
function adventureView(adventure: Adventure, shown: Shown): AdventureView {
  const steps = stepsOf(adventure);
  const today = dayOf(adventure, shown.now);
  const standing = { today, completed: shown.completed };
  return {
    days: steps.map((step) => ({
      ...stepView(step, shown),
      date: dateOf(adventure, step.day),
      state: stateOf(step, standing),
      isOpen: shown.mayJoin && isOpen(steps, step, standing),
    })),
    hasSuperDay: adventure.superDay !== null,
    today,
    completed: steps.filter(({ step }) => shown.completed.has(step)).length,
    total: steps.length,
    isOver: isOver(steps, standing),
    mayJoin: shown.mayJoin,
  };
}

function stepView(
  { step, stepTotal, day, prize, condition, variables }: Step,
  { currency, locale, rates, completed }: Shown,
): Omit<AdventureDayView, "date" | "state" | "isOpen"> {
  const { minDep, wager, periodActivationDays } = condition;
  const isBonus = prize.type === "bonus";
  return {
    day,
    step,
    stepTotal,
    isCompleted: completed.has(step),
    currency,
    prize: {
      type: prize.type,
      title: wordsIn(prize.title, locale),
      amount_cents: isBonus ? amountIn(prize.amount, currency, rates) : null,
      count: isBonus ? null : prize.count,
      game: isBonus ? null : prize.game,
    },
    condition: {
      minDep: minDep ? amountIn(minDep, currency, rates) : null,
      wager,
      periodActivationDays,
    },
    variables: Object.fromEntries(
      Object.entries(variables).map(([name, words]) => [
        name,
        words[currency] ?? words["EUR"] ?? "",
      ]),
    ),
  };
}
