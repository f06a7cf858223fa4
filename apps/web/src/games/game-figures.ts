import type { HouseGameView } from "@houselight/contracts/house-games";

/** Proven figures of a game, as a language writes numbers. */
export interface GameFigures {
  /** Return to player, with its sign: "96.12%", "96,12 %"; from least to highest where bets differ. */
  readonly rtp: string;
  /** The same of one way to bet: that of the game itself where it has no other. */
  rtpOf(mode: string): string;
  /** One round in how many returns something: "3.4". */
  readonly oneIn: string;
  /** One round in how many of one way to bet starts the feature: "122.2"; null where there is none. */
  featureOneIn(mode: string): string | null;
  /** Highest win in multiples of the stake: "5,000". */
  readonly multiple: string;
}

/** Writes the figures of a game with the digits that are stated, and no more. */
export function gameFigures(
  game: Pick<
    HouseGameView,
    | "rtp_percent"
    | "highest_rtp_percent"
    | "mode_rtp_percent"
    | "hit_rate_one_in"
    | "feature_one_in"
    | "mode_feature_one_in"
    | "max_win_multiple"
  >,
  locale: string,
): GameFigures {
  const percent = (value: string): string => {
    const digits = value.split(".")[1]?.length ?? 0;
    return number(value, { style: "percent", minimumFractionDigits: digits }, 100);
  };
  const oneIn = (value: string): string =>
    number(value, { minimumFractionDigits: value.split(".")[1]?.length ?? 0 });
  const number = (value: string, options: Intl.NumberFormatOptions = {}, per = 1) =>
    new Intl.NumberFormat(locale, options).format(Number(value) / per);
  return {
    rtp: [game.rtp_percent, game.highest_rtp_percent ?? []].flat().map(percent).join("–"),
    rtpOf: (mode) => percent(game.mode_rtp_percent?.[mode] ?? game.rtp_percent),
    oneIn: oneIn(game.hit_rate_one_in),
    featureOneIn: (mode) => {
      const starts = game.mode_feature_one_in?.[mode] ?? game.feature_one_in;
      return starts === undefined ? null : oneIn(starts);
    },
    multiple: number(game.max_win_multiple),
  };
}
