import {
  type CashbackView,
  disabledBonuses,
  GROUPS,
  type Locale,
  wordsIn,
} from "@houselight/contracts";
import { groupsOf, selectPlayer } from "#core/accounts";
import { licenceOf, settingOf } from "#core/configuration";
import { amountIn } from "#core/prizes";
import { accountsOf, exchangeRates } from "#core/wallet";
import { selectExcluded } from "#entitlements/compliance";
import type { House } from "#platform/module";
import { cashbackOf } from "../cashback.ts";
import { selectRunning } from "../count/sum-store.ts";
import { periodOf } from "../period.ts";
import { CASHBACK_GROUP, type Rule } from "../rules/rule.ts";
import { selectOpen } from "../rules/rule-store.ts";

interface Viewer {
  /** Null of a guest. */
  readonly playerId: bigint | null;
  readonly licence: string;
  readonly locale: Locale;
}

/**
 * Returns the rules that run for a caller: with what a player has lost so far in the period, and what of it
 * would come back. Whoever may have none is shown none.
 */
export async function showCashback(
  house: House,
  { playerId, licence, locale }: Viewer,
): Promise<CashbackView[]> {
  const [rules, disabled] = await Promise.all([
    selectOpen(house.database, licence),
    settingOf(house, disabledBonuses),
  ]);
  if (rules.length === 0 || disabled.includes(CASHBACK_GROUP)) return [];
  const groups = playerId === null ? [] : await groupsOf(house, playerId);
  if (playerId !== null && !(await mayHave(house, playerId, groups))) return [];
  const own = rules.filter(
    ({ groupIds: ids }) => ids.length === 0 || ids.some((id) => groups.includes(id)),
  );
  const now = house.clock.now();
  const periods = own.map((rule) => ({
    rule,
    ...periodOf(rule.period, licenceOf(licence).timeZone, now),
  }));
  const keys = periods.map(({ rule, beginsAt }) => ({ ruleId: rule.id, beginsAt }));
  const sums = playerId === null ? [] : await selectRunning(house.database, playerId, keys);
  const accounts = playerId === null ? [] : await accountsOf(house, playerId);
  const currency = accounts.find(({ active }) => active)?.currency ?? "EUR";
  const rates = await exchangeRates(house)();
  return periods.map(({ rule, beginsAt, endsAt }) => {
    const least = amountIn(rule.least, currency, rates);
    const most = amountIn(rule.most, currency, rates);
    const netLoss =
      sums.find((sum) => sum.ruleId === rule.id && sum.currency === currency)?.netLoss ?? 0n;
    const bounds = { share: rule.share, least: BigInt(least), most: BigInt(most) };
    return {
      ...termsOf(rule, locale),
      currency,
      net_loss_cents: playerId === null ? null : Number(netLoss),
      expected_cents: playerId === null ? null : Number(cashbackOf(netLoss, bounds)),
      least_cents: least,
      most_cents: most,
      begins_at: beginsAt.toISOString(),
      ends_at: endsAt.toISOString(),
    };
  });
}

const termsOf = (rule: Rule, locale: Locale) => ({
  key: rule.key,
  title: wordsIn(rule.title, locale),
  period: rule.period,
  kinds: [...rule.kinds],
  share_bp: rule.share,
  form: rule.form,
  wagering: rule.wagering,
  days_to_take: rule.daysToTake,
});

/** Tells whether a player may have cashback now, as it will be asked at the end of the period. */
async function mayHave(
  house: House,
  playerId: bigint,
  groups: readonly string[],
): Promise<boolean> {
  if (groups.includes(GROUPS.multiAccount)) return false;
  const player = await selectPlayer(house.database, playerId);
  if (!player?.canIssueBonuses) return false;
  return !(await selectExcluded(house.database, [playerId])).has(playerId);
}
