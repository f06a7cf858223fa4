import type { HouseGameView } from "@houselight/contracts/house-games";

/** Proven figures of a game, as a language writes numbers. */
export interface GameFigures {
  /** Return to player, with its sign: "96.12%", "96,12 %". */
  readonly rtp: string;
  /** One round in how many returns something: "3.4". */
  readonly oneIn: string;
  /** Highest win in multiples of the stake: "5,000". */
  readonly multiple: string;
}

/** Writes the figures of a game with the digits that are stated, and no more. */
export function gameFigures(
  game: Pick<HouseGameView, "rtp_percent" | "hit_rate_one_in" | "max_win_multiple">,
  locale: string,
): GameFigures {
  const number = (value: string, options: Intl.NumberFormatOptions = {}, per = 1) =>
    new Intl.NumberFormat(locale, options).format(Number(value) / per);
  return {
    rtp: number(game.rtp_percent, { style: "percent", minimumFractionDigits: 2 }, 100),
    oneIn: number(game.hit_rate_one_in, { minimumFractionDigits: 1 }),
    multiple: number(game.max_win_multiple),
  };
}
