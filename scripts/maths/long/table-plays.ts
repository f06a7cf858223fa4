import type { InstantGame, SettledBetsWire, TableSpot } from "@houselight/game-maths";
import type { LongPlay } from "./long-play.ts";
import { readBet } from "./long-play.ts";

/** Every payout of it is exact: two and twenty divide it. */
const STAKE = 100;

/**
 * Plays a table: a chip on one spot of every kind of bet, all settled by one draw. Each round lays the next
 * spot of each kind, so that every spot of the layout comes up.
 */
export function tablePlay(game: InstantGame, spots: readonly TableSpot[]): LongPlay {
  const kinds = Map.groupBy(spots, ({ kind }) => kind);
  const turns = Math.max(...[...kinds.values()].map(({ length }) => length));
  const bets = Array.from({ length: turns }, (_, turn) => {
    const laid = [...kinds.values()].map((alike) => alike[turn % alike.length] as TableSpot);
    const chips = laid.map(({ key }) => ({ spot: key, amount_cents: STAKE }));
    return readBet(game, { kind: game.kind, bets: chips });
  });
  return {
    bets: [...kinds.keys()],
    play(fresh, nonce, note) {
      const { outcome } = game.play(bets[nonce % turns], fresh());
      const settled = (outcome as { readonly bets: SettledBetsWire }).bets;
      for (const [at, { payout_cents: paid }] of settled.entries()) note(at, paid / STAKE);
    },
  };
}
