import type { CatalogueGame } from "@houselight/server/testing";

/** Categories of all titles and of few of them. */
export const ALL = "bench-all";
export const FEW = "bench-few";
export const FEW_TITLES = 200;

const FIRST =
  `Amber Basalt Cedar Copper Crimson Drifting Ember Feral Frosted Gilded Hollow Iron Ivory Jade Lantern
  Lucky Marble Midnight Molten Noble Opal Paper Quiet Raven Royal Rusty Saffron Silver Storm Velvet`.split(
    /\s+/,
  );
const SECOND =
  `Abbey Anchor Arcade Bazaar Beacon Canyon Cavern Circus Comet Crown Dragon Falcon Forest Fortune
  Galleon Garden Harbour Island Jungle Kingdom Lagoon Legend Market Meadow Oracle Orchard Phoenix Pyramid
  Reef Safari Sphinx Temple Tiger Treasure Valley Voyage`.split(/\s+/);
const THIRD =
  `Ascent Bloom Bonanza Dawn Deluxe Express Festival Gold Heist Jackpots Link Marvels Nights Quest Reels
  Respin Riches Rush Spins Twist`.split(/\s+/);
const STUDIOS = 60;

const pick = (words: readonly string[], at: number): string => words[at % words.length] as string;

/** Generates the name of a title: words of three lists, and a number where they repeat. */
function titleAt(number: number): string {
  const words = [
    pick(FIRST, number),
    pick(SECOND, Math.floor(number / FIRST.length)),
    pick(THIRD, Math.floor(number / (FIRST.length * SECOND.length))),
  ];
  return words.join(" ");
}

/** Generates titles of many studios; a few of them, spread over the list, are of a category of their own. */
export function makeTitles(count: number): CatalogueGame[] {
  const step = count / FEW_TITLES;
  const currencies = Object.fromEntries(
    ["EUR", "USD", "CAD", "AUD", "NZD", "NOK", "BRL", "JPY", "BTC", "ETH", "FUN"].map((code) => [
      code,
      "1",
    ]),
  );
  return Array.from({ length: count }, (_, number) => {
    const studio = number % STUDIOS;
    return {
      slug: `title-${number}`,
      name: titleAt(number),
      provider: {
        slug: `bench-${studio}`,
        name: `${pick(SECOND, studio)} ${pick(THIRD, studio)} Games`,
      },
      categories: number % step === 0 ? [ALL, FEW] : [ALL],
      currencies,
      preview: `/games/title-${number}/cover.svg`,
      position: 10_000 + number,
      kind: "slots",
      jackpot: false,
    };
  });
}

/** Ways in which people type a title. */
const TYPED: readonly ((title: string) => string)[] = [
  (title) => title,
  (title) => title.toLowerCase().slice(0, 5),
  (title) => title.toLowerCase().split(" ").toReversed().join(" "),
  // A letter left out, and two swapped.
  (title) => `${title.slice(0, 3)}${title.slice(4)}`,
  (title) => title.replace(/(\w)(\w)(?=\w* \w+$)/, "$2$1"),
  (title) => title.slice(2, 7),
  (title) => `${title.split(" ")[0]} games`,
  (title) => `${title} zz`,
];

/** Returns many different searches, others in each pass: no answer is kept from one that came before. */
export const searchWords = (count: number, pass: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const title = titleAt((at * 7 + pass * 3) % count);
    return (TYPED[at % TYPED.length] as (typeof TYPED)[number])(title);
  });
