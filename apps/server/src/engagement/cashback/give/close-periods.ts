import { GROUPS, localeOf, wordsIn } from "@houselight/contracts";
import { selectAmong, selectLanguages } from "#core/accounts";
import { amountIn } from "#core/prizes";
import { giveReward } from "#core/rewards";
import { exchangeRates, lockAccounts } from "#core/wallet";
import { wagerResettled, wagerSettled, wagerVoided } from "#events/wagers";
import { togetherOrAlone } from "#platform/batching";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import { idFrom } from "#platform/ids";
import type { House } from "#platform/module";
import { hasHeardAll } from "#platform/outbox";
import { cashbackOf } from "../cashback.ts";
import { COUNTING } from "../count/count-play.ts";
import {
  type Closed,
  lockOpen,
  selectDue,
  type Sum,
  type SumKey,
  updateClosed,
} from "../count/sum-store.ts";
import { CASHBACK_GROUP, type Rule } from "../rules/rule.ts";
import { selectRules } from "../rules/rule-store.ts";

/** A batch of wagers takes its moment before it is written: so long it may be on its way. */
const GRACE_MS = 5_000;
/** Sums that one transaction closes. */
const AT_ONCE = 100;

/**
 * Closes the periods that are over, once all that was settled before has been counted, and gives what is
 * due. Each sum is closed once, on however many replicas this runs. A player whose sums cannot be closed is looked
 * at again later: the others do not wait for them.
 */
export async function closePeriods(house: House): Promise<void> {
  const before = new Date(house.clock.now().getTime() - GRACE_MS);
  const failed: bigint[] = [];
  const page = { before, but: failed, limit: AT_ONCE };
  let due = await selectDue(house.database, page);
  if (due.length === 0) return;
  const heard = [
    [COUNTING.settled, wagerSettled],
    [COUNTING.resettled, wagerResettled],
    [COUNTING.voided, wagerVoided],
  ] as const;
  for (const [name, event] of heard) if (!(await hasHeardAll(house.database, name, event))) return;
  while (due.length > 0) {
    const byPlayer = [...Map.groupBy(due, ({ playerId }) => playerId)];
    await togetherOrAlone(
      byPlayer,
      (some) =>
        house.database.tx((tx) =>
          close(
            house,
            tx,
            some.flatMap(([, keys]) => keys),
          ),
        ),
      ([playerId], err) => {
        house.log.error({ err, playerId }, "cashback could not be given");
        failed.push(playerId);
      },
    );
    due = await selectDue(house.database, page);
  }
}

async function close(house: House, tx: Tx, keys: readonly SumKey[]): Promise<void> {
  const players = [...new Set(keys.map(({ playerId }) => playerId))];
  // Accounts in the order in which everybody takes them, then rows of our own.
  await lockAccounts(tx, players);
  const sums = await lockOpen(tx, keys);
  const rules = await selectRules(tx, [...new Set(sums.map(({ ruleId }) => ruleId))]);
  const rates = await exchangeRates(house)();
  const several = await selectAmong(tx, GROUPS.multiAccount, players);
  const languages = await selectLanguages(tx, players);
  const closed: Closed[] = [];
  for (const sum of sums) {
    const rule = rules.get(sum.ruleId) as Rule;
    const least = BigInt(amountIn(rule.least, sum.currency, rates));
    const most = BigInt(amountIn(rule.most, sum.currency, rates));
    const amount = cashbackOf(sum.netLoss, { share: rule.share, least, most });
    const language = languages.get(sum.playerId) ?? "";
    const isFor = amount > 0n && !several.has(sum.playerId);
    const giftId = isFor ? await give(house, tx, { sum, rule, amount, language }) : null;
    const state = amount === 0n ? "nothing" : giftId === null ? "refused" : "given";
    closed.push({ ...sum, least, most, amount, state, giftId });
  }
  if (closed.length > 0) await updateClosed(tx, closed, house.clock.now());
}

/** Gives a player what comes back. Returns the gift's id; null where the player may have none. */
async function give(
  house: House,
  tx: Tx,
  {
    sum,
    rule,
    amount,
    language,
  }: {
    readonly sum: Sum;
    readonly rule: Rule;
    readonly amount: bigint;
    readonly language: string;
  },
): Promise<string | null> {
  const { playerId, currency } = sum;
  // Who has paused playing, or is kept from it, is not drawn back by a gift.
  if (await house.objectionTo("bonuses.activate", tx, playerId)) return null;
  const id = giftIdOf(sum);
  try {
    await giveReward(house, tx, {
      id,
      playerId,
      reward: { kind: "cashback", currency, amount, wagering: rule.wagering },
      title: wordsIn(rule.title, localeOf(language)),
      daysToActivate: rule.daysToTake,
      groupKey: CASHBACK_GROUP,
      source: `cashback ${rule.id}`,
    });
    return id;
  } catch (error) {
    // A refusal comes before anything is written.
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Returns the id of the gift of a player for a period of a rule: the same each time, so that it is given once. */
const giftIdOf = ({ ruleId, playerId, beginsAt, currency }: SumKey): string =>
  idFrom(`cashback ${ruleId} ${playerId} ${beginsAt.toISOString()} ${currency}`);
