import type { BetView, OutcomeView } from "@houselight/contracts";
import type { HouseGame } from "@houselight/game-maths";
import {
  parseRouletteBets,
  playRoulette,
  type RouletteBet,
  type RouletteRound,
} from "@houselight/game-maths/european-roulette";
import type { Draw } from "@houselight/game-maths/fairness";
import { LANTERN_TIDE } from "@houselight/game-maths/lantern-tide";
import { playSlot, type SlotRound, type SlotStep } from "@houselight/game-maths/slot";
import { Refused } from "#platform/http";
import { stakesOf } from "./stakes.ts";

/** A bet that its game offers: what it costs in smallest units, and how its outcome is drawn. */
export interface PlacedBet {
  readonly stake: bigint;
  play(draw: Draw): { readonly payout: bigint; readonly outcome: OutcomeView };
}

/**
 * Reads a bet in a currency.
 * Throws Refused: `bet_not_understood` when the game has no such bet, `stake_not_offered` when it
 * does not take this amount.
 */
export function readBet(game: HouseGame, bet: BetView, currency: string): PlacedBet {
  if (bet.kind !== game.kind) throw new Refused("bet_not_understood");
  const limits = stakesOf(game.kind);
  const offered = limits.stakes[currency];
  if (!offered) throw new Refused("stake_not_offered");
  return bet.kind === "slot"
    ? readSlotBet(bet.stake_cents, offered)
    : readRouletteBet(bet.bets, {
        chip: Math.min(...offered),
        most: limits.max_stakes[currency] as number,
      });
}

function readSlotBet(stakeCents: number, offered: readonly number[]): PlacedBet {
  if (!offered.includes(stakeCents)) throw new Refused("stake_not_offered");
  const stake = BigInt(stakeCents);
  const lineStake = stake / BigInt(LANTERN_TIDE.lines.length);
  return {
    stake,
    play: (draw) => {
      const round = playSlot(LANTERN_TIDE, { lineStake }, draw);
      return { payout: round.payout, outcome: slotOutcome(round) };
    },
  };
}

function readRouletteBet(json: unknown, limits: { chip: number; most: number }): PlacedBet {
  const parsed = parseRouletteBets(json);
  if (!parsed.ok) throw new Refused("bet_not_understood");
  const stake = parsed.bets.reduce((sum, bet) => sum + bet.amount, 0n);
  const whole = (bet: RouletteBet) => bet.amount % BigInt(limits.chip) === 0n;
  if (stake > BigInt(limits.most) || !parsed.bets.every(whole))
    throw new Refused("stake_not_offered");
  return {
    stake,
    play: (draw) => {
      const round = playRoulette(parsed.bets, draw);
      return { payout: round.payout, outcome: rouletteOutcome(round) };
    },
  };
}

const slotOutcome = (round: SlotRound): OutcomeView => ({
  kind: "slot",
  steps: round.steps.map(slotStep),
});

const slotStep = (step: SlotStep) => ({
  kind: step.kind,
  stops: [...step.stops],
  grid: step.grid.map((reel) => [...reel]),
  line_wins: step.lineWins.map((win) => ({
    line: win.line,
    symbol: win.symbol,
    count: win.count,
    positions: win.positions.map(([reel, row]): [number, number] => [reel, row]),
    multiplier: win.multiplier,
    payout_cents: Number(win.payout),
  })),
  scatter_win: step.scatterWin && {
    positions: step.scatterWin.positions.map(([reel, row]): [number, number] => [reel, row]),
    payout_cents: Number(step.scatterWin.payout),
    spins_awarded: step.scatterWin.spinsAwarded,
  },
  free_spins_left: step.freeSpinsLeft,
  free_spins_played: step.freeSpinsPlayed,
  multiplier: step.multiplier,
  payout_cents: Number(step.payout),
  total_cents: Number(step.totalPayout),
});

const rouletteOutcome = (round: RouletteRound): OutcomeView => ({
  kind: "roulette",
  number: round.number,
  colour: round.colour,
  bets: round.bets.map((bet) => ({
    spot: bet.spot,
    amount_cents: Number(bet.amount),
    payout_cents: Number(bet.payout),
  })),
});
