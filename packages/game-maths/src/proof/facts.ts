import type { BetProof, GameFacts, GameProof } from "../game.ts";
import { cutFraction, fraction, multiplyFractions } from "./fraction.ts";
import type { Fraction } from "./fraction.ts";
import { supportedDecimals } from "./stored-figures.ts";

/** Writes the figures that a game's page shows from its proof and the hash of its configuration. */
export function factsOf({ rtp, headline, bets }: GameProof, configHash: string): GameFacts {
  const { hitRate, volatility, topWin } = headline;
  // One in how many, to one decimal, the half rounded up.
  const oneIn = fraction(hitRate.denominator * 20n + hitRate.numerator, hitRate.numerator * 20n);
  const widths = Object.values(bets).map(({ rtpHalfWidth }) => rtpHalfWidth ?? 0);
  const percent = (share: Fraction, halfWidth: number): string => {
    const decimals = Math.min(2, supportedDecimals(halfWidth));
    return cutFraction(multiplyFractions(share, fraction(100n)), decimals);
  };
  const modes = Object.entries(bets).filter(([name]) => "main" in bets && name !== "main");
  const modeRtp = modes.map(([name, bet]) => [name, percent(bet.rtp, bet.rtpHalfWidth ?? 0)]);
  const least = percent(rtp, Math.max(...widths));
  const { main } = bets;
  const modeStarts = modes.flatMap(([name, bet]) => {
    const starts = featureOneIn(bet);
    return starts === undefined ? [] : [[name, starts] as const];
  });
  const starts = main && featureOneIn(main);
  const highest = "main" in bets ? least : percent(highestRtp(bets), Math.max(...widths));
  return {
    config_hash: configHash,
    rtp_percent: least,
    ...(highest === least ? {} : { highest_rtp_percent: highest }),
    ...(modes.length > 0 ? { mode_rtp_percent: Object.fromEntries(modeRtp) } : {}),
    ...(starts === undefined ? {} : { feature_one_in: starts }),
    ...(modeStarts.length > 0 ? { mode_feature_one_in: Object.fromEntries(modeStarts) } : {}),
    hit_rate_one_in: cutFraction(oneIn, 1),
    volatility,
    max_win_multiple: cutFraction(topWin, 0),
  };
}

/** Returns one round in how many starts the feature, to the digits that are known. */
const featureOneIn = ({ featureRate, sampled }: BetProof): string | undefined =>
  featureRate ? (1 / featureRate).toFixed(sampled ? 0 : 1) : undefined;

const highestRtp = (bets: GameProof["bets"]): Fraction =>
  Object.values(bets)
    .map(({ rtp }) => rtp)
    .reduce((high, rtp) =>
      rtp.numerator * high.denominator > high.numerator * rtp.denominator ? rtp : high,
    );
