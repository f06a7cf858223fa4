import { vipProgram, vipRank } from "@houselight/contracts";
import { selectGroupsOf } from "#core/accounts";
import { settingIn } from "#core/configuration";
import { exchangeRates, lockAccounts } from "#core/wallet";
import { paymentChanged } from "#events/cashbox";
import { isOwnMoney, settledAt, wagerSettled } from "#events/wagers";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { type Reaction, reaction } from "#platform/outbox";
import { type Change, moveTo, tellRanks } from "./change-rank.ts";
import { earnedIn } from "./points/earned.ts";
import { addSums, type PlayerSums } from "./points/quarter-store.ts";
import { quarterOf, rankOfPoints } from "./standing.ts";

/** Name of the reaction: no status ends before it has heard the stakes of the quarter. */
export const COUNTING_REACTION = "vip.count-stakes";

/** Counts stakes of own money by quarter, and raises the status of whoever has the points for the next. */
export const countStakes = (house: House): Reaction =>
  reaction(COUNTING_REACTION, wagerSettled, async (tx, events) => {
    const now = house.clock.now();
    const counted = events
      .filter(({ payload }) => isOwnMoney(payload))
      .map(
        ({ playerId, payload }): PlayerSums => ({
          playerId,
          quarter: quarterOf(settledAt(payload, now)),
          currency: payload.currency,
          deposits: 0n,
          bets: BigInt(payload.stakeCash),
        }),
      );
    if (counted.length === 0) return;
    await addSums(tx, added(counted));
    const raised = await raise(house, tx, [...new Set(counted.map(({ playerId }) => playerId))]);
    return () => void tellRanks(house, raised).catch(notTold(house));
  });

/** Counts deposits by the quarter in which they arrived. */
export const countDeposits = (house: House): Reaction =>
  reaction("vip.count-deposits", paymentChanged, async (tx, events) => {
    const now = house.clock.now();
    const counted = events
      .filter(({ payload }) => payload.action === "deposit" && payload.state === "succeeded")
      .map(
        ({ playerId, payload }): PlayerSums => ({
          playerId,
          quarter: quarterOf(payload.at ? new Date(payload.at) : now),
          currency: payload.currency,
          deposits: BigInt(payload.amount),
          bets: 0n,
        }),
      );
    if (counted.length > 0) await addSums(tx, added(counted));
  });

/** Adds up what belongs to one player, quarter and currency. */
const added = (sums: readonly PlayerSums[]): PlayerSums[] =>
  [
    ...Map.groupBy(
      sums,
      ({ playerId, quarter, currency }) => `${playerId}/${quarter}/${currency}`,
    ).values(),
  ].map((same) => ({
    ...(same[0] as PlayerSums),
    deposits: same.reduce((sum, { deposits }) => sum + deposits, 0n),
    bets: same.reduce((sum, { bets }) => sum + bets, 0n),
  }));

export const notTold = (house: House) => (err: unknown) =>
  house.log.warn({ err }, "players were not told of their groups");

/** Raises players whose points of this quarter make a higher level. Returns who they are. */
export async function raise(house: House, tx: Tx, players: readonly bigint[]): Promise<bigint[]> {
  const { levels } = await settingIn(tx, vipProgram);
  if (levels.length === 0) return [];
  const rates = await exchangeRates(house)();
  const quarter = quarterOf(house.clock.now());
  const earned = await earnedIn(tx, { quarter, players }, rates);
  const risesOf = async (among: readonly bigint[]): Promise<Change[]> => {
    const groups = await selectGroupsOf(tx, among);
    return among
      .map((playerId) => {
        const { points } = earned(playerId);
        const before = vipRank(groups.get(playerId) ?? []);
        return { playerId, before, after: rankOfPoints(levels, points), points };
      })
      .filter(({ before, after }) => after > before);
  };
  const rising = (await risesOf(players)).map(({ playerId }) => playerId);
  if (rising.length === 0) return [];
  // Behind the lock they are looked at again: another reaction may raise the same ones on another replica.
  await lockAccounts(tx, rising);
  const rises = await risesOf(rising);
  for (const change of rises) await moveTo(house, tx, change);
  return rises.map(({ playerId }) => playerId);
}
