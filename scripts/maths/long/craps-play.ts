import type { SteppedGame } from "@houselight/game-maths";
import { CRAPS_PAYS, CRAPS_SPOTS, type CrapsOutcome } from "@houselight/game-maths/craps";
import type { LongPlay } from "./long-play.ts";
import { playOut, readBet } from "./long-play.ts";

/** Stakes of 30 have no payout with a rest. */
const STAKE = 30;
const OPENING = CRAPS_SPOTS.filter(({ role }) => ["line", "place", "hard", "once"].includes(role));
/** Laid once, when the come-out roll has set a point. */
const LATER = ["come", "dont_come", "pass_odds", "dont_pass_odds"];
const laid = (spots: readonly string[]) => spots.map((spot) => ({ spot, amount_cents: STAKE }));
const ROLL_ON = { kind: "craps", bets: [] };
const LAY = { kind: "craps", bets: laid(LATER) };

/**
 * Plays every bet of craps in one round: those that open it, and come bets and odds after a come-out roll
 * that sets a point. Then the dice roll until all are decided.
 */
export function crapsPlay(game: SteppedGame): LongPlay {
  const opening = { kind: "craps", chip_cents: STAKE, bets: laid(OPENING.map(({ key }) => key)) };
  const bet = readBet(game, opening);
  const kinds = Object.keys(CRAPS_PAYS);
  const placeOf = new Map(CRAPS_SPOTS.map(({ key, kind }) => [key, kinds.indexOf(kind)]));
  const choose = (seen: { readonly outcome: unknown }, turn: number): object =>
    turn === 0 && (seen.outcome as CrapsOutcome).point !== null ? LAY : ROLL_ON;
  return {
    bets: kinds,
    play(fresh, _, note) {
      const { outcome } = playOut(game, bet, fresh(), choose);
      for (const { spot, payout_cents: paid } of (outcome as CrapsOutcome).bets)
        note(placeOf.get(spot) as number, paid / STAKE);
    },
  };
}
