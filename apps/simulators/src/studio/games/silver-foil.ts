import type { Draw, InstantGame, Ratio } from "./game.ts";

/** Cards of a million by what they pay, in multiples of the stake; all others pay nothing. */
export const CARDS = [
  { multiple: 500, cards: 60 },
  { multiple: 50, cards: 700 },
  { multiple: 10, cards: 7_000 },
  { multiple: 5, cards: 18_000 },
  { multiple: 3, cards: 60_000 },
  { multiple: 2, cards: 190_000 },
  { multiple: 1, cards: 155_000 },
] as const;
const ALL = 1_000_000;
const FIELDS = 9;

const returns = (): Ratio => ({
  of: BigInt(CARDS.reduce((sum, { multiple, cards }) => sum + multiple * cards, 0)),
  in: BigInt(ALL),
});

function prizeAt(number: number): number {
  let passed = 0;
  for (const { multiple, cards } of CARDS) {
    passed += cards;
    if (number < passed) return multiple;
  }
  return 0;
}

/** Fills nine fields: the prize three times, and every other multiple at most twice. */
function fieldsOf(prize: number, draw: Draw): number[] {
  const others = CARDS.flatMap(({ multiple }) => (multiple === prize ? [] : [multiple, multiple]));
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

/** A scratch card: three equal multiples of nine pay that multiple. */
export const silverFoil: InstantGame = {
  slug: "silver-foil",
  name: "Silver Foil",
  kind: "other",
  category: "scratch",
  returns,
  draw(stake: number, draw: Draw) {
    const prize = prizeAt(draw(ALL));
    return { payout: prize * stake, shown: { fields: fieldsOf(prize, draw), prize } };
  },
};
