import { rest, seconds } from "../../fault.ts";
import { eachOf } from "../each-of.ts";
import type { Operation, OperationKind } from "../operation.ts";
import type { Player } from "../player/player.ts";
import { countOf, type Differences, merge, type Part } from "./part.ts";
import { type Payment, playerDifferences, type PlayerRecords } from "./player-differences.ts";
import { betDifferences } from "./bet-differences.ts";
import { giftDifferences } from "./gift-differences.ts";
import { limitDifferences } from "./limit-differences.ts";
import { studioDifferences } from "./studio-differences.ts";
import { tableDifferences } from "./table-differences.ts";
import { readBets, readGifts, readStudioRounds, readTableBets } from "../reading/read-play.ts";
import { readRecords } from "../reading/read-records.ts";
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
    const parts = await partsOf(workload, player, told.history, records);
    const differences = playerDifferences(told, records, parts);
    given.looked.set(player.index, { differences, payments });
  });
}

/** Holds against the house what is no round and no payment of a player. */
async function partsOf(
  { bookmaker }: Workload,
  player: Player,
  history: readonly Operation[],
  { rounds }: Pick<PlayerRecords, "rounds">,
): Promise<Part[]> {
  const has = (...kinds: readonly OperationKind[]) =>
    history.some(({ kind }) => kinds.includes(kind));
  const parts = [limitDifferences(history, rounds)];
  if (has("bet")) parts.push(betDifferences(history, await readBets(player), bookmaker.ends));
  if (has("table_bet")) parts.push(tableDifferences(history, await readTableBets(player)));
  if (has("studio")) parts.push(studioDifferences(history, await readStudioRounds(player)));
  if (has("coupon", "exchange")) {
    const { bonuses, points } = await readGifts(player);
    parts.push(giftDifferences(history, bonuses, points));
  }
  return parts;
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
