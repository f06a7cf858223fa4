import { randomBytes } from "node:crypto";
import { setImmediate as letOthersGo } from "node:timers/promises";
import { Seasons, type SeasonsOptions } from "./seasons/seasons.ts";
import { type Message, type Product, PRODUCTS, type Telling } from "./telling/messages.ts";
import { type Offered, productOf, snapshotOf, tell } from "./telling/tell.ts";
import type { Match } from "./world/match.ts";
import { stepsOf } from "./world/steps.ts";
import { createWorld, ROUND_MS, type World } from "./world/world.ts";

/** Messages are kept for so long unless said, and so many of them. */
const KEPT_MS = 300_000;
const KEPT_MAX = 20_000;
/** Most messages of one answer. */
const ANSWERED_MAX = 500;
/** Each product says this often that it is alive, milliseconds. */
const ALIVE_MS = 3_000;

export interface FeedOptions {
  /** All that happens in the world follows from it. */
  readonly seed: string;
  /** Milliseconds since 1970; the machine's clock unless said. */
  readonly now?: (() => number) | undefined;
  /** Messages are kept for so long, milliseconds. */
  readonly keptMs?: number;
  /** Real seasons that are told of beside the world; none unless said. */
  readonly seasons?: SeasonsOptions | undefined;
}

/** Messages behind a number, or word that the feed cannot go on from there. */
export type Answer =
  | { readonly run: string; readonly next: number; readonly messages: readonly Message[] }
  | { readonly run: string; readonly next: number; readonly messages: null };

/**
 * The feed of the simulated world, and of real seasons. It computes nothing while nobody asks: what has happened since the last
 * question is told at the next one, or forgotten when that was too long ago.
 */
export class Feed {
  readonly world: World;
  readonly seasons: Seasons | null;
  readonly #now: () => number;
  readonly #keptMs: number;
  #run = randomBytes(8).toString("hex");
  #sequence = 0;
  /** Number of the last message that was forgotten. */
  #forgotten = 0;
  #kept: Message[] = [];
  #toldUntil: number | null = null;
  #aliveAt = 0;
  readonly #stamps = new Map<Product, number>();
  readonly #offered: Offered = new Map();
  #pausedUntil = 0;
  #dropped = 0;
  #doubled = 0;

  constructor({ seed, now = Date.now, keptMs = KEPT_MS, seasons }: FeedOptions) {
    this.world = createWorld(seed);
    this.seasons = seasons ? new Seasons(seasons) : null;
    this.#now = now;
    this.#keptMs = keptMs;
  }

  now(): number {
    return this.#now();
  }

  /** Looks whether files of real seasons have changed: to be done before a question is answered. */
  async look(): Promise<void> {
    await this.seasons?.look(this.#now());
  }

  /** Returns the messages behind a number of a run; none while the feed is paused. */
  after(run: string, sequence: number): Answer {
    this.#tellNews();
    const place = { run: this.#run, next: this.#sequence };
    if (run !== this.#run || sequence < this.#forgotten || sequence > this.#sequence)
      return { ...place, messages: null };
    if (this.#now() < this.#pausedUntil) return { ...place, next: sequence, messages: [] };
    const first = this.#kept.findIndex((message) => message.sequence > sequence);
    const messages = first < 0 ? [] : this.#kept.slice(first, first + ANSWERED_MAX);
    return { ...place, next: messages.at(-1)?.sequence ?? sequence, messages };
  }

  /**
   * Tells once more all of a product that is of use to somebody who has heard nothing since a moment.
   * @param since milliseconds since 1970; 0 for somebody who has never heard anything
   */
  async recover(product: Product, since: number, requestId: number): Promise<void> {
    const asked = this.#now();
    for (const match of this.#matchesSince(product, since, asked)) {
      // A snapshot takes milliseconds, and there are many: what else this process does goes on meanwhile.
      await letOthersGo();
      this.#tellNews();
      const now = this.#now();
      const isOurs =
        productOf(match, now) === product && (now < match.closedAt || asked >= match.closedAt);
      if (!isOurs) continue;
      for (const telling of snapshotOf(match, now, this.#offered))
        this.#emit(telling, product, now, requestId);
    }
    if (product === "pre") await this.#recoverSeasons(since, requestId);
    this.#tellNews();
    const end: Telling = { type: "snapshot_complete", request_id: requestId };
    this.#emit(end, product, this.#now(), requestId);
  }

  async #recoverSeasons(since: number, requestId: number): Promise<void> {
    for (const urn of this.seasons?.namesSince(since) ?? []) {
      await letOthersGo();
      this.#tellNews();
      const now = this.#now();
      for (const telling of this.seasons?.snapshot(urn, now) ?? [])
        this.#emit(telling, "pre", now, requestId);
    }
  }

  /** Sends nothing for a time; what happens meanwhile comes after it. */
  pause(ms: number): void {
    this.#pausedUntil = this.#now() + ms;
  }

  /** Loses so many of the next messages: their numbers are left out. */
  drop(count: number): void {
    this.#dropped = count;
  }

  /** Sends so many of the next messages twice, under two numbers. */
  double(count: number): void {
    this.#doubled = count;
  }

  /** Forgets all that was sent, and begins a new run. */
  forget(): void {
    this.#run = randomBytes(8).toString("hex");
    this.#kept = [];
    this.#sequence = 0;
    this.#forgotten = 0;
  }

  /** Returns how the feed is disturbed at the moment. */
  faults(): { readonly pausedMs: number; readonly dropped: number; readonly doubled: number } {
    const pausedMs = Math.max(0, this.#pausedUntil - this.#now());
    return { pausedMs, dropped: this.#dropped, doubled: this.#doubled };
  }

  /** Returns the matches that a recovery of a product tells of. */
  #matchesSince(product: Product, since: number, now: number): readonly Match[] {
    const current = this.world
      .matchesIn(now, now)
      .filter((match) => productOf(match, now) === product);
    if (product === "pre" || since <= 0 || since >= now) return current;
    // What was on or to come then, and is over by now; a round more, for the other product may have heard it.
    const over = this.world
      .matchesIn(since, Math.min(since + ROUND_MS, now))
      .filter(({ closedAt }) => closedAt <= now);
    return [...over, ...current];
  }

  /** Tells what has happened since the last time. */
  #tellNews(): void {
    const now = this.#now();
    const since = this.#toldUntil ?? now;
    this.#toldUntil = Math.max(now, since);
    if (now - since > this.#keptMs) return this.#miss(now);
    const steps = this.world
      .matchesIn(since, now)
      .flatMap((match) =>
        stepsOf(match)
          .filter(({ at }) => at > since && at <= now)
          .map((step) => ({ match, step })),
      )
      .toSorted((a, b) => a.step.at - b.step.at);
    for (const { match, step } of steps)
      for (const telling of tell(match, step, this.#offered))
        this.#emit(telling, productOf(match, step.at), step.at);
    for (const telling of this.seasons?.news(now) ?? []) this.#emit(telling, "pre", now);
    if (now - this.#aliveAt >= ALIVE_MS) {
      this.#aliveAt = now;
      for (const product of PRODUCTS) this.#emit({ type: "alive" }, product, now);
    }
    this.#prune(now);
  }

  /** Leaves a time out that nobody asked for: whoever comes back has missed it. */
  #miss(now: number): void {
    this.seasons?.begin(now);
    this.#kept = [];
    this.#sequence += 1;
    this.#forgotten = this.#sequence;
    this.#offered.clear();
  }

  #emit(telling: Telling, product: Product, at: number, requestId?: number): void {
    const timestamp = Math.max(at, (this.#stamps.get(product) ?? 0) + 1);
    this.#stamps.set(product, timestamp);
    this.#sequence += 1;
    if (this.#dropped > 0) {
      this.#dropped -= 1;
      return;
    }
    const request = requestId === undefined ? {} : { request_id: requestId };
    const message = { ...telling, product, timestamp, ...request };
    this.#kept.push({ ...message, sequence: this.#sequence });
    if (this.#doubled <= 0) return;
    this.#doubled -= 1;
    this.#sequence += 1;
    this.#kept.push({ ...message, sequence: this.#sequence });
  }

  #prune(now: number): void {
    const first = this.#kept.findIndex(({ timestamp }) => timestamp > now - this.#keptMs);
    const old = first < 0 ? this.#kept.length : first;
    const gone = Math.max(old, this.#kept.length - KEPT_MAX);
    if (gone === 0) return;
    this.#forgotten = this.#kept[gone - 1]?.sequence ?? this.#forgotten;
    this.#kept = this.#kept.slice(gone);
  }
}
