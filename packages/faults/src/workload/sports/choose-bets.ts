import { randomUUID } from "node:crypto";
import { type FixtureCardView, listCashOuts } from "@houselight/contracts";
import type { Draw } from "@houselight/game-maths/fairness";
import { newOperation, type Operation } from "../operation.ts";
import type { Player } from "../player/player.ts";

/** Legs of the longest accumulator. */
const LEGS = 3;

/** Makes a bet on one of these matches, or on several together; null where none is offered. */
export function bet(
  player: Player,
  lines: readonly FixtureCardView[],
  draw: Draw,
): Operation | null {
  const left = lines.filter(({ markets }) => markets.some(({ state }) => state === "open"));
  const count = Math.min(1 + draw(LEGS), left.length);
  if (count === 0) return null;
  const chosen = Array.from(
    { length: count },
    () => left.splice(draw(left.length), 1)[0] as FixtureCardView,
  );
  return betOn(player, chosen, draw);
}

/** Makes a bet on the winners of these matches. */
export function betOn(
  { index, purse }: Player,
  matches: readonly FixtureCardView[],
  draw: Draw,
): Operation {
  const id = randomUUID();
  const selections = matches.map(({ id: fixture_id, markets }) => {
    const [market] = markets;
    const selection = market?.selections[draw(market.selections.length)];
    if (!market || !selection) throw new Error(`match ${fixture_id} has no market`);
    const { market_id, specifiers } = market;
    return {
      fixture_id,
      market_id,
      specifiers,
      selection_id: selection.id,
      odds: selection.odds,
    };
  });
  const body = {
    id,
    currency: purse.currency,
    kind: selections.length === 1 ? "single" : "accumulator",
    line_stake_cents: purse.slip,
    accept: "any",
    selections,
  };
  return newOperation({ kind: "bet", player: index, id, body });
}

/** Asks what the house pays now for open bets, and takes one of its offers; null where there is none. */
export async function cashOut({ index, caller }: Player, draw: Draw): Promise<Operation | null> {
  const answer = await caller.call(listCashOuts, {}).catch(() => null);
  if (answer?.status !== 200 || answer.body.length === 0) return null;
  const offer = answer.body[draw(answer.body.length)];
  if (!offer) return null;
  const body = { offer: offer.offer };
  return newOperation({ kind: "cash_out", player: index, id: offer.bet_id, body });
}
