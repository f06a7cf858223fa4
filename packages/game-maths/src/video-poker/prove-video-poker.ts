import { cardAt, cardCode, DECK_SIZE, RANKS, readCard, SUITS } from "../cards/index.ts";
import type { Advice, GameProof, GameSimulation } from "../game.ts";
import { prizesProof } from "../originals/index.ts";
import { addFractions, fraction } from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";
import { percentText, timesText } from "../proof/report-text.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import { openBy } from "../steps/position.ts";
import { type PayTable, weighHolds } from "./best-hold.ts";
import { choose, forEachHand, heldOf } from "./hand-counts.ts";
import { HAND_SIZE, HANDS } from "./hands.ts";
import { NO_CHOICE, videoPokerRules } from "./rules.ts";
import { KIND } from "./wire.ts";
import type { VideoPokerOutcome } from "./wire.ts";

/** Chances of the hands under best play, in the order of `HANDS`. */
type HandChances = readonly Fraction[];

/**
 * Counts how often each hand comes when every deal is held in the best way. Deals that differ by the names
 * of their suits alone are weighed once: 134,459 of 2,598,960.
 */
function countBestPlay(pays: PayTable): HandChances {
  /** Hands by how many cards were drawn, then by kind; whole numbers far below 2^53. */
  const counts = Array.from({ length: HAND_SIZE + 1 }, () => HANDS.map(() => 0));
  forEachHand((dealt) => {
    const alike = dealsAlike(dealt);
    if (alike === 0) return;
    const [best] = weighHolds(dealt, pays);
    if (!best) throw new Error("a deal can be held in 32 ways");
    const drawn = counts[HAND_SIZE - heldOf(best.hold)] as number[];
    best.hands.forEach((count, hand) => {
      drawn[hand] = (drawn[hand] as number) + alike * count;
    });
  });
  const deals = BigInt(choose(DECK_SIZE, HAND_SIZE));
  return HANDS.map((_, hand) =>
    addFractions(
      ...counts.map((drawn, cards) =>
        fraction(
          BigInt(drawn[hand] as number),
          deals * BigInt(choose(DECK_SIZE - HAND_SIZE, cards)),
        ),
      ),
    ),
  );
}

/** Returns of how many deals this one is taken as the example: 0 when another stands for it. */
function dealsAlike(dealt: readonly number[]): number {
  const suits = SUITS.map(() => 0);
  for (const card of dealt) {
    const suit = Math.floor(card / RANKS);
    suits[suit] = (suits[suit] as number) | (1 << (card % RANKS));
  }
  // The suit with the highest ranks comes first; suits with the same ranks can be exchanged for nothing.
  let orders = 24;
  let same = 1;
  for (let suit = 1; suit < suits.length; suit += 1) {
    const [before, ranks] = [suits[suit - 1] as number, suits[suit] as number];
    if (ranks > before) return 0;
    same = ranks === before ? same + 1 : 1;
    orders /= same;
  }
  return orders;
}

/** Proves a pay table: best play of every deal, exactly. */
export function proveVideoPoker(name: string, version: string, pays: PayTable): GameProof {
  const chances = countBestPlay(pays);
  const main = {
    ...prizesProof(
      HANDS.map((hand, at) => ({
        multiple: fraction(BigInt(pays[hand] ?? 0)),
        chance: chances[at] as Fraction,
      })),
    ),
    method: "best of 32 ways to hold each deal, by exact counts",
  };
  const row = (hand: (typeof HANDS)[number], at: number) => [
    hand.replaceAll("_", " "),
    String(pays[hand] ?? 0),
    percentText(chances[at] as Fraction, 6),
  ];
  return {
    kind: KIND,
    name,
    version,
    rtp: main.rtp,
    bets: { main },
    headline: {
      hitRate: main.hitRate,
      volatility: main.volatility,
      topWin: main.maxWin ?? fraction(0n),
    },
    details: { chances: Object.fromEntries(HANDS.map((hand, at) => [hand, chances[at]])) },
    report: [
      {
        rows: [
          ["RTP of best play", percentText(main.rtp, 6)],
          ["Hands that pay", percentText(main.hitRate, 4)],
          ["Standard deviation", main.standardDeviation.toFixed(4)],
          ["Highest win", timesText(main.maxWin ?? fraction(0n))],
        ],
      },
      { table: [["Hand", "Pays", "Chance"], ...HANDS.map(row)] },
    ],
  };
}

const PLACES = new Map(
  Array.from({ length: DECK_SIZE }, (_, place) => [cardCode(cardAt(place)), place]),
);

/** Returns the ways to hold that an open round offers, and what each is worth: the best first. */
export function adviseHolds(pays: PayTable, { dealt }: VideoPokerOutcome): readonly Advice[] {
  const places = dealt.map((code) => PLACES.get(cardCode(readCard(code))) as number);
  return weighHolds(places, pays).map(({ hold, paid, ways }) => ({
    step: { kind: KIND, hold: places.map((_, place) => ((hold >> place) & 1) === 1) },
    worth: paid / ways,
  }));
}

const STAKE = 100n;

/** Plays rounds by the steps that help advises, through the rules that decide real ones. */
export function simulateVideoPoker(
  rounds: number,
  seed: number,
  { pays, proof }: { readonly pays: PayTable; readonly proof: GameProof },
): GameSimulation {
  const open = openBy(videoPokerRules(pays));
  const draw = simulationDraw(seed);
  let paid = 0n;
  let winningRounds = 0;
  for (let round = 0; round < rounds; round += 1) {
    const dealt = open({ stake: STAKE, choice: NO_CHOICE }, draw);
    const step = dealt.readStep(adviseHolds(pays, dealt.outcome)[0]?.step);
    if ("refused" in step) throw new Error("the step that help advises is offered");
    const { payout } = step.take(draw);
    paid += payout ?? 0n;
    if (payout !== null && payout > 0n) winningRounds += 1;
  }
  const { rtp, standardDeviation } = proof.bets["main"] as GameProof["bets"][string];
  return {
    rounds,
    mean: Number(paid) / Number(STAKE) / rounds,
    winningRounds,
    stake: `${STAKE} units, held in the best way`,
    exact: { rtp, standardDeviation },
  };
}
