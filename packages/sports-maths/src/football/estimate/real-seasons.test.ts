import { beforeAll, describe, expect, it } from "vitest";
import { BEFORE } from "../football.testing.ts";
import { footballMarkets } from "../prices/football-markets.ts";
import { estimateStrengths, type PlayedMatch } from "./estimate-strengths.ts";
import { REAL_SEASONS, type RealSeason, realSeasons } from "./real-seasons.testing.ts";

const HOUR = 3_600_000;
/** A result is known so long after the start. */
const KNOWN_MS = 2 * HOUR;
/** Results of a whole season of a league of 18 sides and more. */
const WHOLE_SEASON = 300;

const OUTCOMES = ["home", "draw", "away"] as const;
type Chances = Readonly<Record<(typeof OUTCOMES)[number], number>>;

const outcomeOf = ({ score: { home, away } }: PlayedMatch) =>
  home === away ? "draw" : home > away ? "home" : "away";

/** Returns the chances of a match by what was known before it, as the market of its winner has them. */
function foretold(known: readonly PlayedMatch[], match: PlayedMatch): Chances {
  const before = known.filter(({ at }) => at + KNOWN_MS <= match.at);
  const [winner] = footballMarkets(estimateStrengths(before, match), BEFORE);
  const chances = new Map(winner?.selections.map(({ id, probability }) => [id, probability]));
  return Object.fromEntries(OUTCOMES.map((id) => [id, chances.get(id) ?? 0])) as Chances;
}

/** Returns the shares of the outcomes in a season: the best that can be said of every match alike. */
function baseRates(results: readonly PlayedMatch[]): Chances {
  const share = (id: string) =>
    results.filter((result) => outcomeOf(result) === id).length / results.length;
  return { home: share("home"), draw: share("draw"), away: share("away") };
}

/** Returns the mean of −ln of the chance of what came, in nats: 1.0986 for thirds. */
const logLoss = (results: readonly PlayedMatch[], chancesOf: (match: PlayedMatch) => Chances) =>
  results.reduce((sum, match) => sum - Math.log(chancesOf(match)[outcomeOf(match)]), 0) /
  results.length;

const seasons = realSeasons();
/** Returns the results of a season with those of the same league before it. */
const historyOf = (season: RealSeason): readonly PlayedMatch[] =>
  seasons.filter(({ league }) => league === season.league).flatMap(({ results }) => results);

interface Foretold extends RealSeason {
  readonly chances: ReadonlyMap<PlayedMatch, Chances>;
}

describe.skipIf(REAL_SEASONS === null)("strengths from real seasons", () => {
  let foretellings: readonly Foretold[];
  beforeAll(() => {
    foretellings = seasons.map((season) => {
      const history = historyOf(season);
      const chances = new Map(season.results.map((match) => [match, foretold(history, match)]));
      return { ...season, chances };
    });
  }, 120_000);

  it("foretell winners better than the season's own base rates", () => {
    const lines = foretellings.map(({ name, results, chances }) => {
      const rates = baseRates(results);
      const told = logLoss(results, (match) => chances.get(match) as Chances);
      const base = logLoss(results, () => rates);
      return { name, matches: results.length, told, base };
    });
    for (const { name, matches, told, base } of lines)
      process.stdout.write(
        `  ${name}: log loss ${told.toFixed(4)}, of the base rates ${base.toFixed(4)}, ${matches} matches\n`,
      );
    const whole = lines.filter(({ matches }) => matches >= WHOLE_SEASON);
    expect(whole.length).toBeGreaterThan(0);
    for (const { name, told, base } of whole) expect(told, name).toBeLessThan(base - 0.015);
    // The base rates know the end of a season that has just begun; the estimate does not lose much to that.
    for (const { name, told, base } of lines) expect(told, name).toBeLessThan(base + 0.005);
  });

  it("are calibrated: of what is foretold at some chance about that share comes", () => {
    const said = foretellings.flatMap(({ results, chances }) =>
      results.flatMap((match) =>
        OUTCOMES.map((id) => ({
          chance: (chances.get(match) as Chances)[id],
          came: outcomeOf(match) === id ? 1 : 0,
        })),
      ),
    );
    const buckets = Map.groupBy(said, ({ chance }) => Math.floor(chance * 10));
    for (const [bucket, entries] of [...buckets].toSorted(([a], [b]) => a - b)) {
      const mean = (of: "chance" | "came") =>
        entries.reduce((sum, entry) => sum + entry[of], 0) / entries.length;
      process.stdout.write(
        `  ${bucket * 10} to ${bucket * 10 + 10} %: ${(100 * mean("chance")).toFixed(1)} % foretold, ${(100 * mean("came")).toFixed(1)} % came, ${entries.length} times\n`,
      );
      // Three standard errors, and two points for what the model leaves out.
      const error = Math.sqrt((mean("chance") * (1 - mean("chance"))) / entries.length);
      expect(Math.abs(mean("came") - mean("chance")), `bucket ${bucket}`).toBeLessThan(
        0.02 + 3 * error,
      );
    }
  });
});
