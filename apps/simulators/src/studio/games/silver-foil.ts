import type { Draw, InstantGame, Ratio } from "./game.ts";

/** A prize in multiples of the stake, and how many cards of a million have it. */
interface Prize {
  readonly multiple: number;
  readonly cards: number;
}

/** Cards of a million by what they pay; all others pay nothing. */
export const CARDS: readonly Prize[] = [
  { multiple: 500, cards: 60 },
  { multiple: 50, cards: 700 },
  { multiple: 10, cards: 7_000 },
  { multiple: 5, cards: 18_000 },
  { multiple: 3, cards: 60_000 },
  { multiple: 2, cards: 190_000 },
  { multiple: 1, cards: 155_000 },
];
const ALL = 1_000_000;
const FIELDS = 9;

function prizeAt(prizes: readonly Prize[], number: number): number {
  let passed = 0;
  for (const { multiple, cards } of prizes) {
    passed += cards;
    if (number < passed) return multiple;
  }
  return 0;
}

/** Fills nine fields: the prize three times, and every other multiple at most twice. */
function fieldsOf(prizes: readonly Prize[], prize: number, draw: Draw): number[] {
  const others = prizes.flatMap(({ multiple }) => (multiple === prize ? [] : [multiple, multiple]));
  const fields = prize > 0 ? [prize, prize, prize] : [];
  while (fields.length < FIELDS) fields.push(...others.splice(draw(others.length), 1));
  return shuffled(fields, draw);
}

function shuffled(fields: number[], draw: Draw): number[] {
  for (let last = fields.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [fields[last], fields[other]] = [fields[other] as number, fields[last] as number];
  }
  return fields;
}

/** Makes a scratch card of a table of prizes: three equal multiples of nine pay that multiple. */
export const scratchCard = (
  name: Pick<InstantGame, "slug" | "name">,
  prizes: readonly Prize[],
): InstantGame => ({
  ...name,
  kind: "other",
  category: "scratch",
  board: "fields",
  returns: (): Ratio => ({
    of: BigInt(prizes.reduce((sum, { multiple, cards }) => sum + multiple * cards, 0)),
    in: BigInt(ALL),
  }),
  draw(stake: number, draw: Draw) {
    const prize = prizeAt(prizes, draw(ALL));
    return { payout: prize * stake, shown: { fields: fieldsOf(prizes, prize, draw), prize } };
  },
});

export const silverFoil = scratchCard({ slug: "silver-foil", name: "Silver Foil" }, CARDS);
