import type { translatorOf } from "../../../i18n/translator.ts";

type Translator = ReturnType<typeof translatorOf>;

/** Sides of a match, by their names. */
export interface Sides {
  readonly home: string;
  readonly away: string;
}

/** A market as the wire names it. */
interface MarketName {
  readonly market_id: number;
  readonly specifiers: string;
}

/** Says markets and their selections in words. */
export interface MarketWords {
  /** Names a market: `Asian handicap`. One that has no words is named by its number. */
  market(market: MarketName, sides: Sides): string;
  /** Names a selection: `Inkwell Rovers −0.5`. One that has no words is named by its id. */
  selection(market: MarketName, id: string, sides: Sides): string;
  /** Says a selection to who cannot see what stands around it: `Inkwell Rovers to win`. */
  spoken(market: MarketName, id: string, sides: Sides): string;
  /** Formats a line: `2.5`, with a sign where it is a handicap. */
  line(line: number, isSigned?: boolean): string;
}

const WINNER = 1;
const ASIAN_HANDICAP = 16;
const NEXT_GOAL = 8;
const EUROPEAN_HANDICAP = 14;

/** Words of markets by their published ids. */
const MARKETS = {
  1: "winner",
  8: "nextGoal",
  10: "doubleChance",
  11: "drawNoBet",
  14: "europeanHandicap",
  16: "asianHandicap",
  18: "total",
  19: "sideTotal",
  20: "sideTotal",
  26: "oddEven",
  29: "bothScore",
  45: "correctScore",
  47: "halfTimeFullTime",
  60: "firstHalfWinner",
  68: "firstHalfTotal",
} as const;

/** Markets that ask of one side alone: their names say which. */
const SIDE_OF: Readonly<Record<number, keyof Sides>> = { 19: "home", 20: "away" };

/** Words of selections that are the same in every market. */
const SELECTIONS = {
  draw: "draw",
  none: "noGoal",
  odd: "odd",
  even: "even",
  yes: "yes",
  no: "no",
  other: "otherScore",
} as const;

/** Names a match by its sides. */
export const matchName = ({ home, away }: Sides): string => `${home} – ${away}`;

/** Returns the value of a specifier: `2.5` of `total` in `total=2.5`. Empty without one. */
export function specifierOf(specifiers: string, name: string): string {
  const pair = specifiers.split("|").find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? "";
}

/** Returns how markets and selections are named in a language. */
export function marketWords(t: Translator, locale: string): MarketWords {
  const line = (value: number, isSigned = false): string =>
    new Intl.NumberFormat(locale, {
      maximumFractionDigits: 2,
      signDisplay: isSigned ? "exceptZero" : "auto",
    })
      .format(value)
      // A hyphen would break from its number.
      .replace("-", "−");
  const market = ({ market_id: id, specifiers }: MarketName, sides: Sides): string => {
    const word = Object.hasOwn(MARKETS, id) ? MARKETS[id as keyof typeof MARKETS] : null;
    if (word === null) return t("sportsbook.market.other", { number: id });
    const number = specifierOf(specifiers, "goalnr");
    const side = sides[SIDE_OF[id] ?? "home"];
    const name = t(`sportsbook.market.${word}`, { number, side });
    const start = id === EUROPEAN_HANDICAP ? specifierOf(specifiers, "hcp") : "";
    return start ? `${name} ${start}` : name;
  };
  const answer = (id: string, { home, away }: Sides): string | null => {
    if (id === "home") return home;
    if (id === "away") return away;
    return Object.hasOwn(SELECTIONS, id)
      ? t(`sportsbook.selection.${SELECTIONS[id as keyof typeof SELECTIONS]}`)
      : null;
  };
  const selection = ({ market_id, specifiers }: MarketName, id: string, sides: Sides): string => {
    if (market_id === ASIAN_HANDICAP && (id === "home" || id === "away")) {
      const start = Number(specifierOf(specifiers, "hcp"));
      return `${sides[id]} ${line(id === "home" ? start : -start || 0, true)}`;
    }
    if (id === "over" || id === "under") {
      const total = line(Number(specifierOf(specifiers, "total")));
      return t(`sportsbook.selection.${id}`, { line: total });
    }
    const either = /^(home|draw|away)_(home|draw|away)$/.exec(id);
    if (either) {
      const [, one = "", other = ""] = either;
      const texts = { one: answer(one, sides) ?? "", other: answer(other, sides) ?? "" };
      return t("sportsbook.selection.either", texts);
    }
    const parts = id.split("/").map((part) => answer(part, sides));
    return parts.every((part) => part !== null) ? parts.join(" / ") : id;
  };
  const spoken = (named: MarketName, id: string, sides: Sides): string => {
    const side = selection(named, id, sides);
    const isWinner = named.market_id === WINNER && (id === "home" || id === "away");
    if (isWinner) return t("sportsbook.spoken.wins", { side });
    const isNext = named.market_id === NEXT_GOAL && id !== "none";
    const what = isNext ? t("sportsbook.spoken.scores", { side }) : side;
    return t("sportsbook.spoken.other", {
      market: market(named, sides),
      selection: what,
      match: matchName(sides),
    });
  };
  return { market, selection, spoken, line };
}
