import type { FixtureState } from "@houselight/contracts";
import { isDeepStrictEqual } from "node:util";
import type { MarketCancel, SelectionResult } from "../../settlement/results.ts";
import type { Fixture } from "../../lines/fixture.ts";
import { type Market, type MarketKey, marketName } from "../../lines/market.ts";
import type { Change } from "./change-store.ts";
import type { MessageOf, MessageType } from "../messages.ts";
import {
  CALLED,
  cancelledMarket,
  isCalledOff,
  isDecided,
  isOffered,
  isSamePrice,
  mostOf,
  STATE_OF,
  statusOf,
  undecided,
  type Window,
  windowOf,
} from "./market-rules.ts";

/** Messages that name a fixture. */
export type FixtureMessage = {
  [Type in MessageType]: MessageOf<Type> extends { readonly fixture: string }
    ? MessageOf<Type>
    : never;
}[MessageType];

type PricedMarket = MessageOf<"odds_change">["markets"][number];

/** No message is older. */
const NEVER = new Date(0);
/**
 * A fixture with its markets while messages are laid upon it, one after the other in the order of their
 * times. What is older than what stands is ignored, so that a message may come twice or late.
 */
export class FixtureFold {
  #fixture: Fixture;
  readonly #markets: Map<string, Market>;
  readonly #at: Date;
  readonly changes: Change[] = [];
  /** Cancellations of bets that were placed within a time. */
  readonly windows = new Map<string, MarketCancel[]>();
  /** Such cancellations that were taken back. */
  readonly released = new Map<string, MarketCancel[]>();

  /** @param at the house's time, at which results are taken in */
  constructor(fixture: Fixture, markets: readonly Market[], at: Date) {
    this.#fixture = fixture;
    this.#markets = new Map(markets.map((market) => [marketName(market), market]));
    this.#at = at;
  }

  get fixture(): Fixture {
    return this.#fixture;
  }

  get markets(): ReadonlyMap<string, Market> {
    return this.#markets;
  }

  /** Lays a message upon the fixture. */
  apply(message: FixtureMessage): void {
    if (this.#fixture.producer === "live" && message.product === "pre") return;
    if (this.#fixture.producer !== message.product) this.#takeOver(message);
    switch (message.type) {
      case "fixture_change":
        return this.#changeFixture(message);
      case "odds_change":
        return this.#changeOdds(message);
      case "bet_stop":
        return this.#stop(message);
      case "bet_settlement":
        return this.#settle(message);
      case "rollback_bet_settlement":
        return this.#rollBack(message);
      case "bet_cancel":
        return this.#cancel(message);
      case "rollback_bet_cancel":
        return this.#rollBackCancel(message);
    }
  }

  /** Hands the fixture to another producer: it has told nothing yet, so nothing is open. */
  #takeOver({ product }: FixtureMessage): void {
    this.#fixture = { ...this.#fixture, producer: product, toldAt: NEVER };
    for (const market of this.#markets.values()) {
      const status = market.status === "open" ? "suspended" : market.status;
      this.#put({ ...market, producer: product, status, toldAt: NEVER });
    }
  }

  #changeFixture(message: MessageOf<"fixture_change">): void {
    const told = new Date(message.timestamp);
    if (told < this.#fixture.toldAt) return;
    const { detail, change_type } = message;
    this.#fixture = { ...this.#fixture, toldAt: told };
    if (detail) {
      const { home, away, starts_at: startsAt, simulated } = detail;
      this.#fixture = { ...this.#fixture, home, away, startsAt, simulated };
    }
    const called = Object.hasOwn(CALLED, change_type)
      ? CALLED[change_type as keyof typeof CALLED]
      : null;
    const isSetAgain = ["NEW", "DATETIME"].includes(change_type);
    if (called) this.#setStatus(called, message);
    else if (isSetAgain && this.#fixture.status === "postponed")
      this.#setStatus("upcoming", message);
  }

  #changeOdds(message: MessageOf<"odds_change">): void {
    if (isCalledOff(this.#fixture.status)) return;
    const told = new Date(message.timestamp);
    if (told >= this.#fixture.toldAt) {
      const { state, score, half_time: halfTime, period, minute } = message.status;
      const isOn = state === "live" && period !== null;
      this.#noteScore(message);
      this.#fixture = {
        ...this.#fixture,
        score,
        halfTime,
        clock: isOn ? { period, minute: minute ?? 0 } : null,
        toldAt: told,
      };
      const isWaiting = this.#fixture.status === "postponed" && state === "not_started";
      if (!isWaiting) this.#setStatus(STATE_OF[state], message);
    }
    for (const market of message.markets) this.#price(market, message);
  }

  #noteScore(message: MessageOf<"odds_change">): void {
    const { score, half_time, period, minute } = message.status;
    const { score: stood, halfTime } = this.#fixture;
    if (isDeepStrictEqual(score, stood) && isDeepStrictEqual(half_time, halfTime)) return;
    if (!score) return;
    this.#note(message, "score", { score, half_time, period, minute });
  }

  /** Brings a market to a price, unless its result stands. */
  #price(priced: PricedMarket, { timestamp, product }: FixtureMessage): void {
    const toldAt = new Date(timestamp);
    const key = keyOf(this.#fixture, priced);
    const stood = this.#markets.get(marketName(key));
    if (stood && (toldAt < stood.toldAt || isDecided(stood))) return;
    const selections = priced.selections.length > 0 ? priced.selections : (stood?.selections ?? []);
    // Of a market that was never offered there is nothing to keep.
    if (selections.length === 0) return;
    const status = statusOf(priced, this.#fixture.status);
    if (stood?.status === status && isSamePrice(stood.selections, selections)) {
      // It still holds: what was said before comes too late.
      if (toldAt > stood.toldAt) this.#put({ ...stood, toldAt });
      return;
    }
    this.#put({
      ...key,
      status,
      producer: product,
      selections,
      results: null,
      certainty: null,
      settledAt: null,
      toldAt,
    });
  }

  #stop(message: MessageOf<"bet_stop">): void {
    const toldAt = new Date(message.timestamp);
    let isStop = false;
    for (const market of this.#markets.values()) {
      if (!["open", "suspended"].includes(market.status) || toldAt < market.toldAt) continue;
      isStop ||= market.status === "open";
      this.#put({ ...market, status: "suspended", toldAt });
    }
    if (isStop) this.#note(message, "stop", { reason: message.reason });
  }

  #settle(message: MessageOf<"bet_settlement">): void {
    const { certainty } = message;
    const settled = this.#each(message, (stood, named, toldAt) => {
      const { selections: results } = named;
      const isSame = isDeepStrictEqual(stood.results, results);
      if (isSame && (stood.certainty ?? 0) >= certainty) return null;
      const settledAt = isSame ? stood.settledAt : this.#at;
      return { ...stood, status: "settled", results, certainty, settledAt, toldAt };
    });
    if (settled.length > 0) this.#note(message, "settlement", { certainty, markets: settled });
  }

  #rollBack(message: MessageOf<"rollback_bet_settlement">): void {
    const { markets } = this;
    const settled = message.markets.filter(
      (named) => markets.get(marketName(keyOf(this.#fixture, named)))?.status === "settled",
    );
    // Of one without a result, the time: the result that was meant may come yet, too late.
    const rolled = this.#each(message, (stood, _named, toldAt) =>
      stood.status === "settled"
        ? undecided(stood, this.#fixture.status, toldAt)
        : { ...stood, toldAt },
    ).filter((named) => settled.includes(named));
    if (rolled.length > 0) this.#note(message, "rollback", { markets: rolled });
  }

  #cancel(message: MessageOf<"bet_cancel">): void {
    const window = windowOf(message);
    const cancelled = this.#each(this.#named(message), (stood, _named, toldAt) => {
      if (!window)
        return stood.status === "cancelled" ? null : { ...cancelledMarket(stood), toldAt };
      addTo(this.windows, stood, window);
      return { ...stood, toldAt };
    });
    const { void_reason = null, superceded_by = null } = message;
    const detail = { void_reason, superceded_by, ...window, markets: cancelled };
    if (cancelled.length > 0) this.#note(message, "cancel", detail);
  }

  #rollBackCancel(message: MessageOf<"rollback_bet_cancel">): void {
    const window = windowOf(message);
    const rolled = this.#each(this.#named(message), (stood, _named, toldAt) => {
      if (!window && stood.status !== "cancelled") return { ...stood, toldAt };
      if (!window) return undecided(stood, this.#fixture.status, toldAt);
      const name = marketName(stood);
      const kept = (this.windows.get(name) ?? []).filter((one) => !isSameWindow(one, window));
      this.windows.set(name, kept);
      addTo(this.released, stood, window);
      return { ...stood, toldAt };
    });
    if (rolled.length > 0) this.#note(message, "cancel_rollback", { ...window, markets: rolled });
  }

  /** Names all markets where a message names none. */
  #named<Message extends FixtureMessage & { readonly markets: readonly MarketNamed[] }>(
    message: Message,
  ): Pick<Message, "timestamp"> & { readonly markets: readonly MarketNamed[] } {
    if (message.markets.length > 0) return message;
    const markets = [...this.#markets.values()].map(({ marketId, specifiers }) => ({
      market_id: marketId,
      specifiers,
    }));
    return { timestamp: message.timestamp, markets };
  }

  /**
   * Changes the markets that a message names, unless something newer stands; one that was never offered has
   * no bets and is left out. Returns those that have changed, as they were named.
   */
  #each<Named extends MarketNamed>(
    { timestamp, markets }: { readonly timestamp: number; readonly markets: readonly Named[] },
    change: (stood: Market, named: Named, toldAt: Date) => Market | null,
  ): Named[] {
    const toldAt = new Date(timestamp);
    return markets.filter((named) => {
      const stood = this.#markets.get(marketName(keyOf(this.#fixture, named)));
      if (!stood || toldAt < stood.toldAt) return false;
      const changed = change(stood, named, toldAt);
      if (changed) this.#put(changed);
      return changed !== null;
    });
  }

  #setStatus(status: FixtureState, message: FixtureMessage): void {
    const { status: stood } = this.#fixture;
    if (status === stood) return;
    this.#fixture = { ...this.#fixture, status };
    this.#note(message, "status", { from: stood, to: status });
    if (isOffered(status)) return;
    this.#fixture = { ...this.#fixture, clock: null };
    for (const market of this.#markets.values()) {
      if (isDecided(market)) continue;
      if (isCalledOff(status)) this.#put(cancelledMarket(market));
      else if (market.status !== "closed")
        this.#put({ ...market, status: mostOf(status, "closed") });
    }
  }

  #put(market: Market): void {
    this.#markets.set(marketName(market), market);
  }

  #note(message: FixtureMessage, kind: Change["kind"], detail: Change["detail"]): void {
    const { product, timestamp } = message;
    this.changes.push({
      fixtureId: this.#fixture.id,
      kind,
      detail: { product, timestamp, ...detail },
    });
  }
}

interface MarketNamed {
  readonly market_id: number;
  readonly specifiers: string;
  readonly selections?: readonly SelectionResult[];
}

const keyOf = ({ id }: Fixture, named: MarketNamed | PricedMarket): MarketKey => ({
  fixtureId: id,
  marketId: named.market_id,
  specifiers: named.specifiers,
});

function addTo(
  windows: Map<string, MarketCancel[]>,
  { fixtureId, marketId, specifiers }: MarketKey,
  window: Window,
): void {
  const name = marketName({ marketId, specifiers });
  const cancel = { fixtureId, marketId, specifiers, ...window };
  windows.set(name, [...(windows.get(name) ?? []), cancel]);
}

const isSameWindow = (one: Window, other: Window): boolean =>
  one.from?.getTime() === other.from?.getTime() && one.until?.getTime() === other.until?.getTime();
