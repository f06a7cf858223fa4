import { type FixtureCardView, listFixtures } from "@houselight/contracts";
import type { Draw } from "@houselight/game-maths/fairness";
import type { HttpCaller } from "@houselight/test-kit";
import { rest } from "../../fault.ts";
import type { Feed } from "./feed.ts";
import { type Match, type MatchEnd, newMatch, type Odds, SIDES } from "./match.ts";

const PAUSE_MS = { min: 100, max: 400 };
/** Matches that can be bet on at a time. */
const OPEN = 8;
const STARTS_IN_MS = 6 * 3_600_000;
const BEGAN_BEFORE_MS = 12 * 60_000;
const PRICES: readonly Odds[] = [
  ["2.00", "3.40", "3.75"],
  ["1.55", "4.10", "6.00"],
  ["2.85", "3.15", "2.50"],
];
/** Upper bounds of the ends in eight that give all stakes back, are told otherwise, and are told twice. */
const SHARE = { void: 1, otherwise: 3, twice: 5 };

/** The feed's own people: they open matches, move prices, and tell how matches end, often more than once. */
export class Bookmaker {
  /** Ends by the name of the match, as they were told last. */
  readonly ends = new Map<string, MatchEnd>();
  /** Matches as the house offers them. */
  lines: readonly FixtureCardView[] = [];
  readonly #feed: Feed;
  readonly #open: Match[] = [];

  constructor(feed: Feed) {
    this.#feed = feed;
  }

  /** Opens a match. */
  open(startsInMs = STARTS_IN_MS, odds = PRICES[0] as Odds): Match {
    const match = newMatch();
    this.#feed.tell(...match.opens(new Date(Date.now() + startsInMs), odds));
    return match;
  }

  /** Opens a match that is on. */
  openLive(odds = PRICES[0] as Odds): Match {
    const match = newMatch("live");
    this.#feed.tell(...match.opens(new Date(Date.now() - BEGAN_BEFORE_MS), odds));
    return match;
  }

  /** Tells other prices of a match. Returns them. */
  move(match: Match): Odds {
    const odds = PRICES[1] as Odds;
    this.#feed.tell(match.prices(odds));
    return odds;
  }

  /** Lets matches come, move and end until told to stop; reads what the house offers of them. */
  async work(running: () => boolean, reader: HttpCaller, draw: Draw): Promise<void> {
    while (running()) {
      while (this.#open.length < OPEN) this.#open.push(this.open());
      const at = draw(this.#open.length);
      const match = this.#open[at] as Match;
      if (draw(3) > 0) this.#feed.tell(match.prices(PRICES[draw(PRICES.length)] as Odds));
      else {
        this.#open.splice(at, 1);
        this.#end(match, draw);
      }
      const listed = await reader.call(listFixtures, { query: { limit: 50 } }).catch(() => null);
      if (listed?.status === 200) this.lines = listed.body.fixtures;
      await rest(PAUSE_MS.min + draw(PAUSE_MS.max - PAUSE_MS.min));
    }
  }

  /** Ends every match: bets on them come to their ends. */
  closeAll(): void {
    for (const match of this.#open.splice(0)) this.end(match, "home");
  }

  end(match: Match, end: MatchEnd): void {
    this.#feed.tell(match.stops(PRICES[0] as Odds), match.ends(end));
    this.ends.set(match.home, end);
  }

  /** Tells an end again, or another one after the last was taken back. */
  tellAgain(match: Match, end: MatchEnd): void {
    const isSame = this.ends.get(match.home) === end;
    this.#feed.tell(...(isSame ? [] : [match.reopens()]), match.ends(end));
    this.ends.set(match.home, end);
  }

  #end(match: Match, draw: Draw): void {
    const end = SIDES[draw(SIDES.length)] as MatchEnd;
    const share = draw(8);
    // What gives all stakes back is for good: nothing is told after it.
    this.end(match, share < SHARE.void ? "void" : end);
    if (share < SHARE.void) return;
    if (share < SHARE.twice) this.tellAgain(match, end);
    if (share < SHARE.otherwise) this.tellAgain(match, SIDES[draw(SIDES.length)] as MatchEnd);
  }
}
