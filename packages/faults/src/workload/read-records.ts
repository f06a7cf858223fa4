import {
  listAccounts,
  listPayments,
  listRounds,
  type PaymentView,
  type RoundSummaryView,
} from "@houselight/contracts";
import type { Player } from "./player.ts";
import type { PlayerRecords } from "./differences/player-differences.ts";
import { readPages, readUntilAnswered } from "./read-pages.ts";

const PAGE = 100;

/** All that the house says about a player now. */
export async function readRecords(player: Player): Promise<PlayerRecords> {
  const { caller, purse } = player;
  const rounds = await readPages<RoundSummaryView>(
    (last) => caller.call(listRounds, { query: { before: last?.id, limit: PAGE } }),
    PAGE,
  );
  const payments = await readPayments(player);
  const accounts = await readUntilAnswered(() => caller.call(listAccounts, {}));
  const held = accounts.find(({ currency }) => currency === purse.currency)?.amount_cents;
  return { rounds, payments, held };
}

/** All payments of a player, latest first, in the states they have now. */
export const readPayments = ({ caller }: Player): Promise<PaymentView[]> =>
  readPages<PaymentView>(
    (last) => caller.call(listPayments, { query: { before: last?.id, limit: PAGE } }),
    PAGE,
  );
