import { convert, type ExchangeRates } from "@houselight/contracts";
import { selectMembers } from "#core/accounts";
import { giveReward, type Reward } from "#core/rewards";
import { exchangeRates, lockAccounts } from "#core/wallet";
import { untilNoneIsLeft } from "#platform/batching";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { type Grant, lockGiving, updateReached } from "./grant-store.ts";

/** Players who are looked at in one transaction. */
const AT_ONCE = 100;

/**
 * Goes on with the gifts to groups, until every player of theirs has been looked at. One that fails is passed
 * over, and looked at again later: the others do not wait for it.
 */
export async function deliverGrants(house: House): Promise<void> {
  const rates = await exchangeRates(house)();
  await untilNoneIsLeft(
    (failed, hold) =>
      house.database.tx(async (tx) => {
        const grant = await lockGiving(tx, failed);
        if (!grant) return false;
        hold(grant.id);
        await giveTo(house, tx, grant, rates);
        return true;
      }),
    (grant, err) => house.log.error({ grant, err }, "a gift by hand could not be given"),
  );
}

/** Gives the next players of a held grant what it is, each once; who may have none is left out. */
export async function giveTo(
  house: House,
  tx: Tx,
  grant: Grant,
  rates: ExchangeRates,
): Promise<Grant> {
  const { id, playerId, toGroup, reached } = grant;
  const page = { after: reached, limit: AT_ONCE };
  const players = playerId === null ? await selectMembers(tx, toGroup as string, page) : [playerId];
  const accounts = await lockAccounts(tx, players);
  let { given } = grant;
  for (const one of players) {
    const active = accounts.find((account) => account.playerId === one && account.active);
    const reward = active && rewardOf(grant, active.currency, rates);
    if (reward && (await giveOne(house, tx, grant, { playerId: one, reward }))) given += 1;
  }
  const isDone = playerId !== null || players.length < AT_ONCE;
  const state = isDone ? "given" : "giving";
  return updateReached(tx, id, { reached: players.at(-1) ?? reached, given, state });
}

/** Returns what a player of this currency gets; null where it is worth less than a smallest unit. */
function rewardOf(grant: Grant, currency: string, rates: ExchangeRates): Reward | null {
  const { type, wagering } = grant;
  if (type === "giftspin") return { kind: type };
  if (type === "xp") return { kind: type, points: grant.points as number };
  const amount = convert(grant.amount as bigint, "EUR", currency, rates);
  if (amount <= 0n) return null;
  return type === "cash"
    ? { kind: type, currency, amount }
    : { kind: type, currency, amount, wagering, maxWin: null };
}

/** Gives one player a grant. Returns false where the player may not have it now. */
async function giveOne(
  house: House,
  tx: Tx,
  { id, title, groupKey, days }: Grant,
  { playerId, reward }: { readonly playerId: bigint; readonly reward: Reward },
): Promise<boolean> {
  // Who has paused playing is not drawn back by a gift.
  if (await house.objectionTo("bonuses.activate", tx, playerId)) return false;
  const named = { id: house.ids.uuid(), title, groupKey, daysToActivate: days };
  try {
    await giveReward(house, tx, { ...named, playerId, reward, source: `grant ${id}` });
    return true;
  } catch (error) {
    // A refusal comes before anything is written.
    if (error instanceof Refused) return false;
    throw error;
  }
}
