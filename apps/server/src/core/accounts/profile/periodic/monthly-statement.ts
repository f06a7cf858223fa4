import type { ActivityAccountView } from "@houselight/contracts";
import { licenceCodes, licenceOf } from "#core/configuration";
import { type Activity, selectActivity } from "#core/wallet";
import type { House } from "#platform/module";
import { mailPlayers } from "../../mails/mail-players.ts";
import { selectPlayersOf } from "./dormancy-store.ts";

const BATCH = 50;

/**
 * Mails the statement of the month that is over to players whose licence asks for it, where anything
 * moved. A second run mails nothing twice.
 */
export async function mailMonthlyStatements(house: House): Promise<void> {
  const now = house.clock.now();
  const until = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  for (const licence of licenceCodes().filter((code) => licenceOf(code).monthlyStatement)) {
    let after = 0n;
    for (;;) {
      const ids = await mailBatch(house, { licence, after, span: { from, until } });
      const last = ids.at(-1);
      if (last === undefined) break;
      after = last;
    }
  }
}

function mailBatch(
  house: House,
  {
    licence,
    after,
    span,
  }: {
    readonly licence: string;
    readonly after: bigint;
    readonly span: { readonly from: Date; readonly until: Date };
  },
): Promise<bigint[]> {
  const month = span.from.toISOString().slice(0, 7);
  return house.database.tx(async (tx) => {
    const ids = await selectPlayersOf(tx, licence, { after, most: BATCH });
    const mails = [];
    for (const playerId of ids) {
      const moved = (await selectActivity(tx, playerId, span)).filter(hasMoved);
      if (moved.length === 0) continue;
      const accounts = JSON.stringify(moved.map(inCents));
      mails.push({ playerId, reference: `${playerId} ${month}`, data: { month, accounts } });
    }
    await mailPlayers(house, tx, "activity_statement", mails);
    return ids;
  });
}

const hasMoved = ({ deposits, withdrawals, staked, won, other }: Activity): boolean =>
  [deposits, withdrawals, staked, won, other].some((amount) => amount !== 0n);

const inCents = (
  activity: Activity,
): Omit<ActivityAccountView, "deposits_cents" | "withdrawals_cents" | "other_cents"> => ({
  currency: activity.currency,
  opening_cents: Number(activity.opening),
  closing_cents: Number(activity.closing),
  staked_cents: Number(activity.staked),
  won_cents: Number(activity.won),
});
