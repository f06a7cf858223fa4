import { CLUBS, LEAGUES, pairingsOf, SEASON_ROUNDS } from "./leagues.ts";
import { drawOf, seedOf, sha256 } from "./draw.ts";
import { createMatch, type Match } from "./match.ts";

/** A round of a league begins so long after the one before, milliseconds. */
export const ROUND_MS = 720_000;
/** Matches of a round begin in so many slots, evenly over it. */
const SLOTS = 3;
/** Leagues begin their rounds so long after each other, milliseconds. */
const LEAGUE_LAG_MS = 80_000;
/** Rounds that are priced before they begin. */
const ROUNDS_AHEAD = 3;
/** The first round of all began then; rounds before it have numbers below 0. */
const EPOCH = Date.UTC(2026, 0, 1);
const MATCHES = CLUBS / 2;

/** Expected goals of the mean club at home and away. */
const HOME_GOALS = 1.5;
const AWAY_GOALS = 1.15;

/** The simulated world: which matches there are, as a function of its seed and of time alone. */
export interface World {
  /** Returns the matches that were told of, and not over for good, at some moment of a span. */
  matchesIn(from: number, to: number): readonly Match[];
  /** Finds a match by its name; undefined for a name that is not of this world. */
  match(urn: string): Match | undefined;
}

/** Matches that are kept ready. */
const KEPT_MAX = 2_000;

/** Makes the world of a seed. */
export function createWorld(seed: string): World {
  const id = sha256(`world:${seed}`).slice(0, 8);
  const kept = new Map<string, Match>();
  const match = (league: number, round: number, number: number): Match => {
    const urn = `pf:match:${id}.${league}.${round}.${number}`;
    let found = kept.get(urn);
    if (!found) {
      found = makeMatch(seed, urn, { league, round, number });
      if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value as string);
      kept.set(urn, found);
    }
    return found;
  };
  return {
    matchesIn: (from, to) =>
      LEAGUES.flatMap((_, league) => {
        // A match goes on into the round behind its own.
        const first = roundAt(league, from) - 1;
        const last = roundAt(league, to) + ROUNDS_AHEAD;
        return Array.from({ length: last - first + 1 }, (_none, at) => first + at).flatMap(
          (round) =>
            Array.from({ length: MATCHES }, (_none, number) => match(league, round, number)),
        );
      }).filter(({ announcedAt, closedAt }) => announcedAt <= to && closedAt > from),
    match: (urn) => {
      const [, ofWorld, ...places] =
        /^pf:match:([0-9a-f]{8})\.(\d{1,2})\.(-?\d{1,9})\.(\d)$/.exec(urn) ?? [];
      const [league = -1, round = 0, number = 0] = places.map(Number);
      if (ofWorld !== id || !LEAGUES[league] || number >= MATCHES) return undefined;
      return match(league, round, number);
    },
  };
}

const roundStart = (league: number, round: number): number =>
  EPOCH + league * LEAGUE_LAG_MS + round * ROUND_MS;

const roundAt = (league: number, at: number): number =>
  Math.floor((at - EPOCH - league * LEAGUE_LAG_MS) / ROUND_MS);

interface Place {
  readonly league: number;
  readonly round: number;
  readonly number: number;
}

function makeMatch(worldSeed: string, urn: string, { league, round, number }: Place): Match {
  const { clubs, ...competition } = LEAGUES[league] as (typeof LEAGUES)[number];
  const inSeason = ((round % SEASON_ROUNDS) + SEASON_ROUNDS) % SEASON_ROUNDS;
  const pairing = pairingsOf(inSeason)[number] as ReturnType<typeof pairingsOf>[number];
  const [home, away] = [clubs[pairing.home], clubs[pairing.away]] as [
    (typeof clubs)[number],
    (typeof clubs)[number],
  ];
  const slot = number % SLOTS;
  return createMatch({
    urn,
    competition,
    home: home.name,
    away: away.name,
    strengths: {
      home: thousandths((HOME_GOALS * home.attack * away.defence) / 10_000),
      away: thousandths((AWAY_GOALS * away.attack * home.defence) / 10_000),
    },
    announcedAt: roundStart(league, round - ROUNDS_AHEAD),
    kickOff: roundStart(league, round) + (slot * ROUND_MS) / SLOTS,
    seed: seedOf(worldSeed, urn),
    // Of its own: whoever knows the seed of the goals recomputes them without it.
    whims: drawOf(seedOf(worldSeed, `${urn}:whims`), urn),
  });
}

/** Rounds expected goals, so that they are the same number for everybody who computes with them. */
const thousandths = (goals: number): number => Math.round(goals * 1000) / 1000;
