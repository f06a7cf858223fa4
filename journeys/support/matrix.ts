import { LOCALES, type Locale } from "@houselight/contracts/locales";
import { GAMES as REGISTRY } from "@houselight/game-maths";

/**
 * Tells whether this is `npm run test:all`, with every journey on every screen in every language. `npm test` has the
 * main way through each capability, on the screens and in the languages that differ most.
 */
export const IS_WHOLE = process.env["TEST_MATRIX"] === "all";

export type Language = Locale;

/** Screens a visitor may have, in pixels of the page. */
export const SCREEN_SIZES = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  landscape: { width: 844, height: 390 },
} as const;
export type Screen = keyof typeof SCREEN_SIZES;

/** Screens of the journeys. */
const SCREENS: readonly Screen[] = IS_WHOLE
  ? (Object.keys(SCREEN_SIZES) as Screen[])
  : ["wide", "narrow"];

/** Every language on every screen; in `npm test` long words on the narrow screen, short on the wide. */
export const CASES: readonly { readonly language: Language; readonly screen: Screen }[] = IS_WHOLE
  ? LOCALES.flatMap((language) => SCREENS.map((screen) => ({ language, screen })))
  : [
      { language: "en", screen: "wide" },
      { language: "de", screen: "narrow" },
    ];

/** Returns every item of a table with `npm run test:all`; in `npm test` one share of it, by turns. */
export const shareOf = <Item>(
  table: readonly Item[],
  share: number,
  shares: number,
): readonly Item[] => (IS_WHOLE ? table : table.filter((_, at) => at % shares === share));

/** One of a list in `npm test`, all of it with `npm run test:all`: `turn` spreads the journeys over the list. */
const inTurn = <Item>(list: readonly Item[], turn: number): readonly Item[] =>
  IS_WHOLE ? list : list.filter((_, at) => at === turn % list.length);

/** Returns the screens of a set of journeys whose subject is the same on each. */
export const screensInTurn = (turn: number): readonly Screen[] => inTurn(SCREENS, turn);
/** Returns the languages and screens of such a set. */
export const casesInTurn = (turn: number): typeof CASES => inTurn(CASES, turn);

const CATALOGUE = REGISTRY.map(({ current: { slug, name, kind } }) => ({
  slug,
  title: name,
  kind,
}));

/** Kinds of games that `npm test` plays: reels, a table, a dealt hand with decisions, and two instant games. */
const PLAYED_KINDS = ["slot", "roulette", "blackjack", "mines", "plinko"];
/** Games that the journeys play for money: one of some kinds, or all of the house. */
export const GAMES = IS_WHOLE
  ? CATALOGUE
  : CATALOGUE.filter(
      ({ kind }, at) =>
        PLAYED_KINDS.includes(kind) && CATALOGUE.findIndex((one) => one.kind === kind) === at,
    );

/** Returns the turn in which a case plays: on one screen, each language has a turn of its own. */
const turnOf = (at: number): number => Math.floor(at / SCREENS.length) + (at % SCREENS.length);

/**
 * Every language on every screen with some of the games, dealt so that each screen has all games once
 * with `npm run test:all`. In `npm test` the cases have them once between them.
 */
export const CASES_WITH_GAMES = CASES.map((one, at) => {
  const [turn, turns] = IS_WHOLE ? [turnOf(at), LOCALES.length] : [at, CASES.length];
  return { ...one, games: GAMES.filter((_, game) => game % turns === turn % turns) };
});
