import type { EndpointInput, quoteSlip, QuoteView } from "@houselight/contracts";
import { lineCount } from "@houselight/sports-maths/bets";
import type { House } from "#platform/module";
import { nameOf } from "./bet.ts";
import { selectBoard } from "./board-store.ts";
import { delayOf, mostLineStake, offerState, relatedPlaces } from "./judge-slip.ts";
import { readForm, readSelection, termsOf } from "./place-bet.ts";

/** Says what the house offers for a slip now. Throws Refused for a form that is not offered. */
export async function quote(
  house: House,
  { body }: EndpointInput<typeof quoteSlip>,
  { licence, playerId }: { readonly licence: string; readonly playerId: bigint | null },
): Promise<QuoteView> {
  const form = readForm(body, body.selections.length);
  const selections = body.selections.map(readSelection);
  const [terms, board] = await Promise.all([
    termsOf(house, licence, body.currency, playerId === null ? null : { playerId, selections }),
    selectBoard(house.database, selections),
  ]);
  const offers = selections.map((selection) => board.offers.get(nameOf(selection)));
  const related = relatedPlaces(selections);
  const odds = offers.flatMap((offer) => (offer ? [offer.odds] : []));
  const isWhole = odds.length === selections.length;
  const { is_free: isFree = false } = body;
  const most = isWhole
    ? mostLineStake({ ...form, selections }, odds, board, { ...terms, isFree })
    : 0n;
  return {
    selections: offers.map((offer, at) => ({
      odds: offer?.odds ?? null,
      state: offerState(offer, terms.now),
      related: related.has(at),
    })),
    lines: lineCount(form, selections.length),
    min_stake_cents: leastStake(terms),
    max_stake_cents: Number(most),
    bet_delay_seconds: delayOf({ selections }, board, terms.rules),
  };
}

/** Returns the smallest stake on a line in the currency: the first amount that is worth enough. */
function leastStake({ rules, toEur }: Awaited<ReturnType<typeof termsOf>>): number {
  const least = BigInt(rules.min_stake_eur_cents);
  let [low, high] = [1n, 1n];
  while (toEur(high) < least) high *= 2n;
  while (low < high) {
    const middle = (low + high) / 2n;
    if (toEur(middle) < least) low = middle + 1n;
    else high = middle;
  }
  return Number(high);
}
