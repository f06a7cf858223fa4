import { payOf } from "@houselight/game-maths/live-tables";
import { wagers } from "#money/wagers";
import { idFrom } from "#platform/ids";
import { togetherOrAlone } from "#platform/batching";
import type { House } from "#platform/module";
import { showOwnBets, showTable } from "../live.ts";
import { drawOfRound, gameOfRound, type TableRound } from "../round.ts";
import { updateSettled } from "../round-store.ts";
import { selectOpen, type TableBet } from "./bet-store.ts";
import { tableOwner } from "./table-owner.ts";

/** Bets that are read and settled at once. */
const AT_ONCE = 500;

/** Settles every open bet of a round whose outcome was shown. Returns whether all are settled. */
export async function settleRound(house: House, round: TableRound, now: Date): Promise<boolean> {
  for (let after = 0n; ; ) {
    const open = await selectOpen(house.database, round, { after, limit: AT_ONCE });
    // One that cannot be settled keeps the table waiting, and no other from its end.
    await togetherOrAlone(
      open,
      (some) => settleBets(house, round, some),
      ({ playerId, id }, error) =>
        house.log.error({ err: error, playerId, bet: id }, "a bet at a table is not settled"),
    );
    await showOwnBets(house, open);
    after = open.at(-1)?.seq ?? after;
    if (open.length < AT_ONCE) break;
  }
  const isSettled = await updateSettled(house.database, round, now);
  if (!isSettled)
    house.log.error(
      { table: round.table, round: round.number },
      "bets of a round are still open: the next one waits",
    );
  await showTable(house, round.table);
  return isSettled;
}

/** Pays bets by what was drawn. One that was settled meanwhile stays as it is. */
async function settleBets(
  house: House,
  round: TableRound,
  bets: readonly TableBet[],
): Promise<void> {
  const { drawn } = round;
  if (!drawn) throw new Error(`round ${round.number} of ${round.table} is not drawn`);
  const owner = tableOwner(house);
  const game = gameOfRound(round);
  await wagers(house).all(
    bets.map(({ playerId, id, bet }) => ({
      kind: "settle" as const,
      owner,
      playerId,
      // There is one command that pays a bet, whoever gives it.
      id: idFrom(`live table settle ${playerId} ${id}`),
      bodyHash: drawn.seed,
      wagerId: id,
      payout: payOf(game, bet, drawOfRound(drawn.seed, round)).payout,
    })),
  );
}
