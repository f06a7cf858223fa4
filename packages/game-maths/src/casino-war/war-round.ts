import { cardAt, cardCode } from "../cards/index.ts";
import { fraction, multiplyFractions } from "../proof/fraction.ts";
import { hasOnly } from "../stakes/bet-readers.ts";
import type { SteppedRules } from "../steps/position.ts";
import type { PlacedBet } from "../table/index.ts";
import { cardsAt, dealFirst, dealWar, higherSide, WAR_BURNT, warReturn } from "./war-rules.ts";
import type { WarSpot } from "./war-rules.ts";
import { KIND } from "./wire.ts";
import type { WarOutcome, WarStep } from "./wire.ts";

export type WarBets = readonly PlacedBet<WarSpot>[];

export interface WarState {
  readonly bets: WarBets;
  /** Places in the shoe of the two first cards. */
  readonly first: readonly number[];
  readonly choice: WarStep["action"] | null;
  /** Places of the cards laid aside and of those of the war; empty without one. */
  readonly second: readonly number[];
}

const mainOf = (bets: WarBets): bigint =>
  bets.find(({ spot }) => spot.key === "main")?.amount ?? 0n;

const isOpen = ({ bets, first, choice }: WarState): boolean =>
  choice === null && mainOf(bets) > 0n && higherSide(cardsAt(first)) === "tie";

/** The rules of casino war: a tie asks whether to go to war or to give up half of the bet. */
export const WAR_ROUND: SteppedRules<WarBets, WarState, WarStep, WarOutcome> = {
  open: (bets, draw) => ({ bets, first: dealFirst(draw), choice: null, second: [] }),
  readStep(json) {
    if (typeof json !== "object" || json === null) return null;
    const { kind, action, ...others } = json as Record<string, unknown>;
    const isChoice = action === "war" || action === "surrender";
    return kind === KIND && isChoice && hasOnly(others, []) ? { kind, action } : null;
  },
  cost(state, { action }) {
    if (!isOpen(state)) return null;
    return action === "war" ? mainOf(state.bets) : 0n;
  },
  act: (state, { action }, draw) => ({
    ...state,
    choice: action,
    second: action === "war" ? dealWar(state.first, draw) : [],
  }),
  payout: (state) =>
    isOpen(state) ? null : state.bets.reduce((sum, bet) => sum + payoutOf(state, bet), 0n),
  outcome: (state) => ({
    kind: KIND,
    state: stateOf(state),
    ...codesOf(state.first),
    war:
      state.choice === "war"
        ? {
            burnt: state.second.slice(0, WAR_BURNT).map((place) => cardCode(cardAt(place))),
            ...codesOf(state.second.slice(WAR_BURNT)),
          }
        : null,
    bets: state.bets.map((bet) => ({
      spot: bet.spot.key,
      amount_cents: Number(bet.amount + raiseOf(state, bet)),
      payout_cents: isOpen(state) ? 0 : Number(payoutOf(state, bet)),
    })),
  }),
  byDefault: () => ({ kind: KIND, action: "surrender" }),
};

const raiseOf = ({ choice }: WarState, { spot, amount }: PlacedBet<WarSpot>): bigint =>
  choice === "war" && spot.key === "main" ? amount : 0n;

/** Returns what a bet of a round that is over pays, its raise included. */
function payoutOf(state: WarState, bet: PlacedBet<WarSpot>): bigint {
  const { first, second, choice } = state;
  const war = choice === "war" ? cardsAt(second.slice(WAR_BURNT)) : null;
  const net = warReturn(bet.spot, { ...cardsAt(first), war });
  const { numerator, denominator } = multiplyFractions(net, fraction(bet.amount));
  if (denominator !== 1n) throw new RangeError(`${bet.amount} has no exact half`);
  return numerator + raiseOf(state, bet);
}

function stateOf(state: WarState): WarOutcome["state"] {
  if (isOpen(state)) return "open";
  const came = higherSide(cardsAt(state.first));
  if (came !== "tie") return came === "player" ? "won" : "lost";
  if (state.choice === null) return "tied";
  if (state.choice === "surrender") return "surrendered";
  const second = higherSide(cardsAt(state.second.slice(WAR_BURNT)));
  return second === "tie" ? "war_tied" : second === "player" ? "war_won" : "war_lost";
}

function codesOf(places: readonly number[]): { readonly player: string; readonly dealer: string } {
  const { player, dealer } = cardsAt(places);
  return { player: cardCode(player), dealer: cardCode(dealer) };
}
