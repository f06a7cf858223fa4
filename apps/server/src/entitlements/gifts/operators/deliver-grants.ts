import { convert, type ExchangeRates, localeOf, wordsIn } from "@houselight/contracts";
import { selectLanguages, selectMembers } from "#core/accounts";
import { giveReward, type Reward } from "#core/rewards";
import { exchangeRates, lockAccounts } from "#core/wallet";
import { handOut } from "#platform/batching";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { type Grant, lockGiving, updateReached } from "./grant-store.ts";

/**
 * Goes on with the gifts to groups, until every player of theirs has been looked at. One with whom it fails is passed
 * over, and looked at again later: the others do not wait.
 */
export async function deliverGrants(house: House): Promise<void> {
  const rates = await exchangeRates(house)();
  await handOut<Grant>({
    database: house.database,
    now: () => house.clock.now(),
    hold: lockGiving,
    players: (tx, { toGroup }, page) => selectMembers(tx, toGroup as string, page),
    give: (tx, grant, players) => giveSome(house, tx, grant, { players, rates }),
    write: async (tx, { id, given }, { isDone, more, ...reach }) => {
      const state = isDone ? "given" : "giving";
      await updateReached(tx, id, { ...reach, given: given + more, state });
    },
    failed: (err, grant, playerId) =>
      house.log.error({ grant, playerId, err }, "a gift by hand could not be given"),
  });
}

/** Gives the one player of a held grant what it is, unless they may have none. */
export async function giveToOne(
  house: House,
  tx: Tx,
  grant: Grant & { readonly playerId: bigint },
  rates: ExchangeRates,
): Promise<Grant> {
  const { id, playerId } = grant;
  const given = await giveSome(house, tx, grant, { players: [playerId], rates });
  return updateReached(tx, id, { ...grant, reached: playerId, given, state: "given" });
}

/** Gives players a grant; who may have none is left out. Returns how many got it. */
async function giveSome(
  house: House,
  tx: Tx,
  grant: Grant,
  { players, rates }: { readonly players: readonly bigint[]; readonly rates: ExchangeRates },
): Promise<number> {
  const accounts = await lockAccounts(tx, players);
  const languages = await selectLanguages(tx, players);
  let given = 0;
  for (const one of players) {
    const active = accounts.find((account) => account.playerId === one && account.active);
    const reward = active && rewardOf(grant, active.currency, rates);
    const language = languages.get(one) ?? "";
    if (reward && (await giveOne(house, tx, grant, { playerId: one, language, reward })))
      given += 1;
  }
  return given;
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
  { id, title: words, groupKey, days }: Grant,
  {
    playerId,
    language,
    reward,
  }: { readonly playerId: bigint; readonly language: string; readonly reward: Reward },
): Promise<boolean> {
  // Who has paused playing is not drawn back by a gift.
  if (await house.objectionTo("bonuses.activate", tx, playerId)) return false;
  const title = wordsIn(words, localeOf(language));
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
