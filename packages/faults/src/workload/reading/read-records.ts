import {
  getRound,
  listAccounts,
  listPayments,
  listRounds,
  type PaymentView,
  type RoundSummaryView,
} from "@houselight/contracts";
import { eachOf } from "../each-of.ts";
import type { Player } from "../player/player.ts";
import { STEPPED } from "../player/purse.ts";
import { digestOf } from "../ways.ts";
import type { PlayerRecords } from "../differences/player-differences.ts";
import { readPages, readUntilAnswered } from "./read-pages.ts";

const PAGE = 100;
const ROUNDS_AT_ONCE = 4;
const IS_STEPPED: ReadonlySet<string> = new Set(STEPPED.map(({ slug }) => slug));

/** All that the house says about a player now. */
export async function readRecords(player: Player): Promise<PlayerRecords> {
  const { caller, purse } = player;
  const rounds = await readPages<RoundSummaryView>(
    (last) => caller.call(listRounds, { query: { before: last?.id, limit: PAGE } }),
    PAGE,
  );
  const stepped = new Map<string, string>();
  const withSteps = rounds.filter(({ game }) => IS_STEPPED.has(game));
  await eachOf(withSteps, ROUNDS_AT_ONCE, async ({ id }) => {
    stepped.set(
      id,
      digestOf(await readUntilAnswered(() => caller.call(getRound, { params: { id } }))),
    );
  });
  const payments = await readPayments(player);
  const accounts = await readUntilAnswered(() => caller.call(listAccounts, {}));
  const held = accounts.find(({ currency }) => currency === purse.currency)?.amount_cents;
  return { rounds, stepped, payments, held };
}

/** All payments of a player, latest first, in the states they have now. */
export const readPayments = ({ caller }: Player): Promise<PaymentView[]> =>
  readPages<PaymentView>(
    (last) => caller.call(listPayments, { query: { before: last?.id, limit: PAGE } }),
    PAGE,
  );
