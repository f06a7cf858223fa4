import type { InstantGame, SteppedGame } from "@houselight/game-maths";
import { readCard } from "@houselight/game-maths/cards";
import { chanceOf, type HiLoOutcome } from "@houselight/game-maths/hi-lo";
import { KENO } from "@houselight/game-maths/keno";
import { boardName, RISKS, ROWS } from "@houselight/game-maths/plinko";
import type { LongPlay } from "./long-play.ts";
import { playOut, readBet } from "./long-play.ts";

const STAKE = 100;

/** Plays choices that are decided at once, each by itself from the first number of the nonce. */
export function choicePlay(game: InstantGame, choices: Readonly<Record<string, object>>): LongPlay {
  const bets = Object.values(choices).map((choice) =>
    readBet(game, { kind: game.kind, stake_cents: STAKE, ...choice }),
  );
  return {
    bets: Object.keys(choices),
    play(fresh, _, note) {
      for (const [at, bet] of bets.entries())
        note(at, Number(game.play(bet, fresh()).payout) / STAKE);
    },
  };
}

export const DICE_CHOICES = {
  main: { side: "under", target: 4_950 },
  under_98: { side: "under", target: 9_800 },
  over_25: { side: "over", target: 2_500 },
  over_75: { side: "over", target: 7_500 },
  under_10: { side: "under", target: 1_000 },
  over_99: { side: "over", target: 9_900 },
  under_0_01: { side: "under", target: 1 },
};

export const LIMBO_CHOICES = {
  main: { target: 200 },
  times_1_01: { target: 101 },
  times_1_50: { target: 150 },
  times_10: { target: 1_000 },
  times_100: { target: 10_000 },
  times_10_000: { target: 1_000_000 },
  times_1_000_000: { target: 100_000_000 },
};

const ticketOf = (size: number) => ({ picks: Array.from({ length: size }, (_, at) => at + 1) });
const SIZES = Array.from({ length: KENO.mostPicks }, (_, at) => at + 1);

export const KENO_CHOICES = {
  main: ticketOf(6),
  ...Object.fromEntries(SIZES.map((size) => [`picks_${size}`, ticketOf(size)])),
};

const ROW_COUNTS = Array.from({ length: ROWS.most - ROWS.least + 1 }, (_, at) => ROWS.least + at);
const BOARDS = RISKS.flatMap((risk) => ROW_COUNTS.map((rows) => ({ rows, risk })));

export const PLINKO_CHOICES = {
  main: { rows: 12, risk: "medium" },
  ...Object.fromEntries(BOARDS.map((board) => [boardName(board), board])),
};

const MINES_PLANS = {
  main: { mines: 3, picks: 3 },
  mines_1_picks_1: { mines: 1, picks: 1 },
  mines_1_picks_24: { mines: 1, picks: 24 },
  mines_5_picks_5: { mines: 5, picks: 5 },
  mines_10_picks_4: { mines: 10, picks: 4 },
  mines_24_picks_1: { mines: 24, picks: 1 },
};

/** Plays mines by plans: so many fields in their order, then cashing out. */
export function minesPlay(game: SteppedGame): LongPlay {
  const plans = Object.values(MINES_PLANS).map(({ mines, picks }) => ({
    picks,
    bet: readBet(game, { kind: "mines", stake_cents: STAKE, mines }),
  }));
  return {
    bets: Object.keys(MINES_PLANS),
    play(fresh, _, note) {
      for (const [at, { bet, picks }] of plans.entries()) {
        const { net } = playOut(game, bet, fresh(), (__, turn) =>
          turn < picks
            ? { kind: "mines", action: "pick", field: turn }
            : { kind: "mines", action: "cash_out", field: null },
        );
        note(at, Number(net) / STAKE);
      }
    },
  };
}

/** Returns the likelier guess on a card; `higher` where both are as likely. */
const likelier = (rank: number): "higher" | "lower" =>
  chanceOf(rank, "lower").numerator > chanceOf(rank, "higher").numerator ? "lower" : "higher";
const unlikelier = (rank: number): "higher" | "lower" =>
  likelier(rank) === "higher" ? "lower" : "higher";
const RANKS = Array.from({ length: 14 }, (_, rank) => rank);
const LIKELIER = RANKS.map((rank) => (rank === 0 ? "higher" : likelier(rank)));
const UNLIKELIER = RANKS.map((rank) => (rank === 0 ? "lower" : unlikelier(rank)));

const HI_LO_PLANS = {
  main: { sides: LIKELIER, guesses: 3 },
  likelier_1: { sides: LIKELIER, guesses: 1 },
  likelier_6: { sides: LIKELIER, guesses: 6 },
  unlikelier_1: { sides: UNLIKELIER, guesses: 1 },
  unlikelier_3: { sides: UNLIKELIER, guesses: 3 },
};

/** Plays hi-lo by plans: one side of every card, then cashing out after so many right guesses. */
export function hiLoPlay(game: SteppedGame): LongPlay {
  const plans = Object.values(HI_LO_PLANS);
  const bet = readBet(game, { kind: "hi-lo", stake_cents: STAKE });
  return {
    bets: Object.keys(HI_LO_PLANS),
    play(fresh, _, note) {
      for (const [at, { sides, guesses }] of plans.entries()) {
        const { net } = playOut(game, bet, fresh(), (seen, turn) => {
          if (turn === guesses) return { kind: "hi-lo", action: "cash_out" };
          const shown = readCard((seen.outcome as HiLoOutcome).cards.at(-1) ?? "");
          return { kind: "hi-lo", action: sides[shown.rank] };
        });
        note(at, Number(net) / STAKE);
      }
    },
  };
}
