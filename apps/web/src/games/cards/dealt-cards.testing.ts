import { cardAt, cardCode, DECK_SIZE, dealPlaces } from "@houselight/game-maths/cards";
import { createDraw, type Game, isStepped } from "@houselight/game-maths";
import { createHmac } from "node:crypto";

type Outcome = { readonly kind: string };

export interface PlayedDeal<O extends Outcome> {
  readonly outcome: O;
  /** All numbers that the round drew, in their order. */
  readonly numbers: readonly number[];
}

/** Plays rounds of a game to their end; `choose` takes each step of one that has steps. */
export function playedDeals<O extends Outcome>(
  game: Game,
  json: object,
  rounds: number,
  choose: (outcome: O, draw: (n: number) => number) => object = () => ({}),
): readonly PlayedDeal<O>[] {
  return Array.from({ length: rounds }, (_, round) => {
    const random = (seed: string) =>
      createDraw((block) => createHmac("sha256", seed).update(`${round}:${block}`).digest());
    const [source, choice] = [random("cards"), random("choices")];
    const numbers: number[] = [];
    const draw = (n: number) => {
      const drawn = source(n);
      numbers.push(drawn);
      return drawn;
    };
    const { bet } = game.recallBet(json);
    if (!isStepped(game)) return { outcome: game.play(bet, draw).outcome as O, numbers };
    let position = game.open(bet, draw);
    while (position.payout === null) {
      const step = position.readStep(choose(position.outcome as O, choice));
      if ("refused" in step) throw new Error(`a step of ${game.slug} is ${step.refused}`);
      position = step.take(draw);
    }
    return { outcome: position.outcome as O, numbers };
  });
}

/** Returns the cards that numbers drew, sorted, by whoever they are said to have gone to. */
export function cardsByOwner(
  decks: number,
  numbers: readonly number[],
  owners: readonly (string | number)[],
): Readonly<Record<string, readonly string[]>> {
  const left = [...numbers];
  const next = dealPlaces(decks * DECK_SIZE, () => left.shift() ?? 0);
  const cards = numbers.map(() => cardCode(cardAt(next())));
  return Object.fromEntries(
    [...new Set(owners)].map((owner) => [
      owner,
      cards.filter((_, at) => owners[at] === owner).toSorted(),
    ]),
  );
}
