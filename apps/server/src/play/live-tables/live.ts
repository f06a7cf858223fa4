import { playerChannel, tableChannel } from "@houselight/contracts";
import { atMostEvery } from "#platform/live";
import { type House, perHouse } from "#platform/module";
import { selectNamed, type TableBet } from "./bets/bet-store.ts";
import { ownBetView, readTableView } from "./table-views.ts";

/** Bets come by the dozen; screens are told of them at most once in this time, milliseconds. */
const TOLD_EVERY_MS = 300;

/** Shows a table to all who look at it, at once. */
export async function showTable(house: House, table: string): Promise<void> {
  house.live.publish(tableChannel(table), "live_table", await readTableView(house, table));
}

const tellersOf = perHouse((house) => {
  const tellers = new Map<string, () => void>();
  return (table: string): (() => void) => {
    const known = tellers.get(table) ?? tellerOf(house, table);
    tellers.set(table, known);
    return known;
  };
});

function tellerOf(house: House, table: string): () => void {
  let isWaiting = false;
  const wish = atMostEvery(TOLD_EVERY_MS, () => {
    if (!isWaiting) return false;
    isWaiting = false;
    showTable(house, table).catch((error: unknown) =>
      house.log.warn({ err: error, table }, "a live table could not be shown"),
    );
    return true;
  });
  return () => {
    isWaiting = true;
    wish();
  };
}

/** Shows a table to all in a moment, with what else changes until then. */
export const showTableSoon = (house: House, table: string): void => tellersOf(house)(table)();

/** Shows players their bets as they are now. */
export async function showOwnBets(
  house: House,
  bets: readonly Pick<TableBet, "playerId" | "id">[],
): Promise<void> {
  for (const bet of await selectNamed(house.database, bets))
    house.live.publish(playerChannel(bet.playerId), "live_table_bet", ownBetView(bet));
}
