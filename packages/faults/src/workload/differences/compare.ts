import { rest, seconds } from "../../fault.ts";
import { eachOf } from "../each-of.ts";
import type { Operation } from "../operation.ts";
import type { Player } from "../player.ts";
import {
  countOf,
  type Differences,
  type Payment,
  playerDifferences,
} from "./player-differences.ts";
import { readRecords } from "../read-records.ts";
import { isOnItsWay, withdrawalDifferences } from "./withdrawal-differences.ts";
import type { Workload } from "../workload.ts";

export interface Comparison extends Differences {
  /** Seconds from the first look to the one that found nothing more to wait for. */
  readonly quietSeconds: number;
}

const PLAYERS_AT_ONCE = 16;
/** Payouts that a death interrupted are handed over again within it. */
const QUIET_SECONDS = 30;
const AGAIN_MS = 1000;

/** The findings about a player, and the payments they are in; rounds are too many to keep. */
interface Looked {
  readonly differences: Differences;
  readonly payments: readonly Payment[];
}

/**
 * Holds the history against the house until both agree, or until it is clear that they will not.
 * The house is asked list by list; whoever was right, and waits for no payout, is not asked again.
 */
export async function compareUntilQuiet(workload: Workload): Promise<Comparison> {
  const begun = seconds();
  const histories = Map.groupBy(workload.history, ({ player }) => player);
  const looked = new Map<number, Looked>();
  let ask: readonly Player[] = workload.players;
  for (;;) {
    await lookAt(workload, ask, { histories, looked });
    const elapsed = seconds() - begun;
    const withdrawals = await lookAtWithdrawals(workload, looked, elapsed > QUIET_SECONDS);
    const found = merge([
      ...[...looked.values()].map(({ differences }) => differences),
      withdrawals.differences,
    ]);
    const isQuiet = countOf(found) === 0 && withdrawals.waiting.size === 0;
    if (isQuiet || elapsed > QUIET_SECONDS) return { ...found, quietSeconds: elapsed };
    const disagree = countOf(withdrawals.differences) > 0;
    ask = workload.players.filter(
      ({ index, id }) =>
        countOf((looked.get(index) as Looked).differences) > 0 ||
        withdrawals.waiting.has(id) ||
        (disagree && withdrawals.owners.has(id)),
    );
    await rest(AGAIN_MS);
  }
}

async function lookAt(
  workload: Workload,
  players: readonly Player[],
  given: { histories: ReadonlyMap<number, Operation[]>; looked: Map<number, Looked> },
): Promise<void> {
  const { provider } = workload;
  await eachOf(players, PLAYERS_AT_ONCE, async (player) => {
    const records = await readRecords(player);
    const told = {
      player: player.index,
      currency: player.purse.currency,
      history: given.histories.get(player.index) ?? [],
      isPaid: (id: string) => provider.paid.has(provider.depositOf(id)?.reference ?? ""),
    };
    const { payments } = records;
    const differences = playerDifferences(told, records);
    given.looked.set(player.index, { differences, payments });
  });
}

async function lookAtWithdrawals(
  { operators, provider, players }: Workload,
  looked: ReadonlyMap<number, Looked>,
  isOver: boolean,
) {
  const listed = await operators.withdrawals();
  const owned = players.flatMap(({ index, id }) =>
    (looked.get(index) as Looked).payments.map((payment) => ({ playerId: id, payment })),
  );
  const differences = withdrawalDifferences({
    listed,
    owned,
    decisions: operators.history,
    trail: await operators.trail(),
    orders: provider.payouts,
    paid: provider.paid,
    isOver,
  });
  const onTheirWay = listed.filter(isOnItsWay);
  return {
    differences,
    /** Players whose money is on its way, and all who have withdrawals, by the house's names. */
    waiting: new Set(onTheirWay.map(({ player_id }) => player_id)),
    owners: new Set(listed.map(({ player_id }) => player_id)),
  };
}

const merge = (all: readonly Differences[]): Differences => ({
  lost: all.flatMap(({ lost }) => lost),
  duplicated: all.flatMap(({ duplicated }) => duplicated),
  imbalanced: all.flatMap(({ imbalanced }) => imbalanced),
});
