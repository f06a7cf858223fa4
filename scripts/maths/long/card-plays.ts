import type { SteppedGame } from "@houselight/game-maths";
import type { BlackjackOutcome } from "@houselight/game-maths/blackjack";
import { cardAt, cardCode, DECK_SIZE } from "@houselight/game-maths/cards";
import type { WarOutcome } from "@houselight/game-maths/casino-war";
import type { VideoPokerOutcome } from "@houselight/game-maths/video-poker";
import type { LongPlay } from "./long-play.ts";
import { playOut, readBet, readStep } from "./long-play.ts";

/** Halves and three halves of it are whole. */
const STAKE = 100;
const onSpots = (kind: string, spots: readonly string[]) => ({
  kind,
  bets: spots.map((spot) => ({ spot, amount_cents: STAKE })),
});

/** Returns the step that help advises. @throws Error when it advises none. */
function advised(game: SteppedGame, bet: unknown, outcome: unknown): object {
  const [best] = game.advise?.(bet, outcome) ?? [];
  if (!best) throw new Error(`${game.slug} advises on every step`);
  return best.step as object;
}

/** Ranks that count as ten are one for basic strategy. */
const tenOf = (code: string): string => code.slice(0, 1).replace(/[JQK]/, "T");

/** Plays blackjack as help advises, and takes insurance wherever it is asked: that is a bet of its own. */
export function blackjackPlay(game: SteppedGame): LongPlay {
  const bet = readBet(game, onSpots("blackjack", ["main"]));
  const known = new Map<string, object>();
  const choose = (seen: { readonly outcome: unknown }): object => {
    const outcome = seen.outcome as BlackjackOutcome;
    if (outcome.state === "insurance") return { kind: "blackjack", action: "insure" };
    const hand = outcome.hands.find(({ state }) => state === "play");
    const cards = [...outcome.dealer.cards, ...(hand?.cards ?? [])].map(tenOf).join("");
    const key = `${cards} ${outcome.offers.length}`;
    let step = known.get(key);
    if (!step) known.set(key, (step = advised(game, bet, outcome)));
    return step;
  };
  return {
    bets: ["main", "insurance"],
    play(fresh, _, note) {
      const { outcome } = playOut(game, bet, fresh(), choose);
      for (const { spot, amount_cents, payout_cents } of (outcome as BlackjackOutcome).bets) {
        if (spot === "insurance") note(1, payout_cents / amount_cents);
        // Doubles and splits add to the stake: what they cost is taken off.
        else note(0, (payout_cents - (amount_cents - STAKE)) / STAKE);
      }
    },
  };
}

const WAR = { kind: "casino-war", action: "war" };
const SURRENDER = { kind: "casino-war", action: "surrender" };

/** Plays both bets of casino war. A tie goes to war, and is given up from the same position as a bet of its own. */
export function casinoWarPlay(game: SteppedGame): LongPlay {
  const bet = readBet(game, onSpots("casino-war", ["main", "tie"]));
  const paid = (outcome: unknown, spot: string): number => {
    const { bets } = outcome as WarOutcome;
    const settled = bets.find((one) => one.spot === spot);
    if (!settled) throw new Error(`${spot} is laid`);
    return (settled.payout_cents - (settled.amount_cents - STAKE)) / STAKE;
  };
  return {
    bets: ["main", "tie", "main_surrender"],
    play(fresh, _, note) {
      const draw = fresh();
      const opened = game.open(bet, draw);
      const isTie = opened.payout === null;
      const given = isTie ? readStep(opened, SURRENDER).take(draw) : opened;
      const ended = isTie ? readStep(opened, WAR).take(draw) : opened;
      note(0, paid(ended.outcome, "main"));
      note(1, paid(ended.outcome, "tie"));
      note(2, paid(given.outcome, "main"));
    },
  };
}

const HAND = 5;
const PLACES = new Map(
  Array.from({ length: DECK_SIZE }, (_, place) => [cardCode(cardAt(place)), place]),
);
/** Ways to choose so many cards below a place: the number of a hand is their sum. */
const BELOW = Array.from({ length: HAND + 1 }, (_, size) =>
  Float64Array.from({ length: DECK_SIZE }, (__, place) => choose(place, size)),
);

function choose(from: number, size: number): number {
  let ways = 1;
  for (let each = 0; each < size; each += 1) ways = (ways * (from - each)) / (each + 1);
  return ways;
}

const NOT_ASKED = 255;

/** Plays video poker as help advises. A hand is asked for once: its best hold is kept, whatever its order. */
export function videoPokerPlay(game: SteppedGame): LongPlay {
  const bet = readBet(game, { kind: "video-poker", stake_cents: STAKE });
  const holds = new Uint8Array(choose(DECK_SIZE, HAND)).fill(NOT_ASKED);
  const hold = (seen: { readonly outcome: unknown }): object => {
    const outcome = seen.outcome as VideoPokerOutcome;
    const places = outcome.dealt.map((code) => PLACES.get(code) as number);
    const sorted = places.toSorted((a, b) => a - b);
    const hand = sorted.reduce((sum, place, at) => sum + (BELOW[at + 1]?.[place] ?? 0), 0);
    let bits = holds[hand] as number;
    if (bits === NOT_ASKED) {
      const { hold: best } = advised(game, bet, outcome) as { readonly hold: readonly boolean[] };
      bits = places.reduce(
        (sum, place, at) => sum | (best[at] === true ? 1 << sorted.indexOf(place) : 0),
        0,
      );
      holds[hand] = bits;
    }
    const kept = places.map((place) => ((bits >> sorted.indexOf(place)) & 1) === 1);
    return { kind: "video-poker", hold: kept };
  };
  return {
    bets: ["main"],
    play(fresh, _, note) {
      note(0, Number(playOut(game, bet, fresh(), hold).net) / STAKE);
    },
  };
}
