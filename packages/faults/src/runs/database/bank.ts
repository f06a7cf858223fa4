import { openServer } from "@houselight/server/testing";
import { type Fault, rest, seconds } from "../../fault.ts";
import { runTrial } from "../../run-trial.ts";
import { withPostgres } from "../../with-postgres.ts";

const PLAYERS = 8;
const READ_EVERY_MS = 10;

/** Sums the players' money and the house's side of it by currency, both in one snapshot. */
const PLAYERS_MONEY = `
  select currency, sum(cash + bonus + held + stakes)::text as total,
    min(least(cash, bonus, held, stakes))::text as lowest
  from wallet.accounts group by currency`;
const HOUSE_MONEY = `
  select currency, sum(amount)::text as total from (
    select currency, balance as amount from wallet.house_balances
    union all select currency, amount from wallet.house_movements) parts
  group by currency`;

interface Money {
  readonly currency: string;
  readonly total: string;
  readonly lowest?: string;
}

/** T-BANK: no fault but contention; whoever reads everything always reads the same total. */
export const bank: Fault = {
  id: "T-BANK",
  title: "8 accounts in use while everything is read, each time in one snapshot",
  run: (options) =>
    withPostgres("T-BANK", ({ database }) =>
      runTrial(
        {
          ...options,
          players: PLAYERS,
          fault: "T-BANK",
          database,
          replicas: 2,
          isFaultless: true,
        },
        async (trial) => {
          const books = await openServer(database.url as string, { pool: 2 });
          const end = seconds() + options.seconds;
          let reads = 0;
          while (seconds() < end) {
            const [players, house] = await books.tx(async (tx) => {
              await tx.query("set transaction isolation level repeatable read, read only");
              return [await tx.query<Money>(PLAYERS_MONEY), await tx.query<Money>(HOUSE_MONEY)];
            });
            reads++;
            for (const sentence of unbalanced(players, house)) trial.expect(false, sentence);
            await rest(READ_EVERY_MS);
          }
          await books.close();
          trial.figures["full_reads"] = reads;
        },
      ),
    ),
};

/** Double entry: what players have is what the house owes, so that together they are nothing. */
function unbalanced(players: readonly Money[], house: readonly Money[]): string[] {
  return players.flatMap(({ currency, total, lowest }) => {
    const against = house.find((one) => one.currency === currency)?.total ?? "0";
    const sum = BigInt(total) + BigInt(against);
    return [
      ...(sum === 0n ? [] : [`a read of ${currency} sums to ${sum}`]),
      ...(BigInt(lowest ?? "0") >= 0n ? [] : [`a read of ${currency} finds ${lowest}`]),
    ];
  });
}
