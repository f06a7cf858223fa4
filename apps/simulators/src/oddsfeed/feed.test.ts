import { describe, expect, it } from "vitest";
import { Feed } from "./feed.ts";
import type { Message } from "./telling/messages.ts";

const NOON = Date.UTC(2026, 4, 1, 12);

/** A feed whose clock the test sets, and somebody who reads it. */
function open(seed = "a world for tests", keptMs = 300_000) {
  let now = NOON;
  const feed = new Feed({ seed, now: () => now, keptMs });
  let place = feed.after("", 0);
  const read = (): readonly Message[] => {
    const messages: Message[] = [];
    for (;;) {
      const answer = feed.after(place.run, place.next);
      if (!answer.messages) throw new Error("gone");
      messages.push(...answer.messages);
      place = answer;
      if (answer.messages.length === 0) return messages;
    }
  };
  const pass = (ms: number) => {
    now += ms;
  };
  read();
  const start = { run: feed.after("", 0).run, next: feed.after("", 0).next };
  const begin = () => {
    place = feed.after("", 0);
  };
  return { feed, read, pass, start, begin, at: () => now, place: () => place };
}

const told = (messages: readonly Message[]) =>
  messages.map(({ sequence: _sequence, ...rest }) => rest);

describe("the feed", () => {
  it("tells the same of the same seed and time, however often it is asked", () => {
    const [one, other, third] = [open(), open(), open("another world")];
    const heard: Message[] = [];
    for (let step = 0; step < 20; step++) {
      one.pass(1_000);
      heard.push(...one.read());
    }
    other.pass(20_000);
    const atOnce = other.read();
    const withoutAlive = (messages: readonly Message[]) =>
      messages
        .filter(({ type }) => type !== "alive")
        .map(({ sequence: _s, timestamp: _t, ...rest }) => rest);
    expect(withoutAlive(heard).length).toBeGreaterThan(30);
    expect(withoutAlive(heard)).toEqual(withoutAlive(atOnce));
    third.pass(20_000);
    expect(withoutAlive(third.read())).not.toEqual(withoutAlive(atOnce));
  });

  it("numbers its messages without a gap, and times those of a product one after the other", () => {
    const { read, pass } = open();
    const messages: Message[] = [];
    for (let step = 0; step < 20; step++) {
      pass(3_000);
      messages.push(...read());
    }
    expect(messages.map(({ sequence }) => sequence)).toEqual(messages.map((_, at) => at + 3));
    for (const product of ["pre", "live"]) {
      const stamps = messages
        .filter((one) => one.product === product)
        .map(({ timestamp }) => timestamp);
      expect(stamps.every((stamp, at) => at === 0 || stamp > (stamps[at - 1] as number))).toBe(
        true,
      );
      expect(
        messages.filter((one) => one.type === "alive" && one.product === product),
      ).toHaveLength(20);
    }
  });

  it("is gone for another run, for numbers it has not reached, and for what it has forgotten", () => {
    const { feed, read, pass, start: first } = open("a world", 20_000);
    pass(10_000);
    expect(read().length).toBeGreaterThan(0);
    expect(feed.after("another", 0).messages).toBeNull();
    expect(feed.after(first.run, 1_000_000).messages).toBeNull();
    expect(feed.after(first.run, 0).messages).not.toBeNull();
    pass(15_000);
    read();
    expect(feed.after(first.run, 0).messages).toBeNull();
    // Nobody asked for longer than it keeps anything.
    pass(3_600_000);
    expect(() => read()).toThrow("gone");
  });

  it("answers 500 messages at most, and goes on behind them", async () => {
    const { feed, start } = open();
    for (let request = 1; request < 6; request++) await feed.recover("pre", 0, request);
    const one = feed.after(start.run, 0);
    expect(one.messages).toHaveLength(500);
    expect(one.next).toBe(500);
    expect(feed.after(start.run, one.next).messages?.[0]?.sequence).toBe(501);
  });

  it("tells all that is on or to come to somebody new", async () => {
    const { feed, read } = open();
    await feed.recover("pre", 0, 7);
    await feed.recover("live", 0, 8);
    const messages = read();
    const fixtures = (product: string) =>
      new Set(
        messages.flatMap((one) =>
          one.type === "odds_change" && one.product === product ? [one.fixture] : [],
        ),
      );
    expect(fixtures("pre").size).toBeGreaterThanOrEqual(54);
    expect(fixtures("live").size).toBeGreaterThanOrEqual(3);
    expect(messages.every(({ request_id }) => request_id === 7 || request_id === 8)).toBe(true);
    const ends = messages.filter(({ type }) => type === "snapshot_complete");
    expect(told(ends)).toMatchObject([
      { product: "pre", request_id: 7 },
      { product: "live", request_id: 8 },
    ]);
    expect(messages.at(-1)?.type).toBe("snapshot_complete");
  });

  it("tells the results of what is over to somebody who was away", async () => {
    const { feed, read, pass, begin, at } = open();
    const since = at();
    const matches = feed.world.matchesIn(since, since);
    // An hour: everything that was on or to come then is over.
    pass(3_600_000);
    begin();
    await feed.recover("live", since, 9);
    const results = new Map(
      read().flatMap((one) =>
        one.type === "bet_settlement" && one.request_id === 9 ? [[one.fixture, one.certainty]] : [],
      ),
    );
    for (const match of matches) {
      if (match.isAbandoned) continue;
      expect(results.get(match.urn)).toBe(2);
    }
  });
});

describe("a disturbed feed", () => {
  it("sends nothing while it is paused, and all of it afterwards", () => {
    const { feed, read, pass } = open();
    feed.pause(20_000);
    pass(19_000);
    expect(read()).toEqual([]);
    expect(feed.faults().pausedMs).toBe(1_000);
    pass(1_000);
    const messages = read();
    expect(messages.map(({ sequence }) => sequence)).toEqual(messages.map((_, at) => at + 3));
    expect(messages.length).toBeGreaterThan(20);
  });

  it("leaves the numbers of lost messages out", () => {
    const { feed, read, pass } = open();
    pass(10_000);
    const before = read().at(-1)?.sequence as number;
    feed.drop(30);
    pass(20_000);
    expect(read()[0]?.sequence).toBe(before + 31);
  });

  it("sends messages twice under two numbers, alike in all else", () => {
    const { feed, read, pass } = open();
    feed.double(10);
    pass(10_000);
    const messages = read();
    for (let at = 0; at < 20; at += 2)
      expect(told(messages.slice(at, at + 1))).toEqual(told(messages.slice(at + 1, at + 2)));
    expect(told(messages.slice(20, 21))).not.toEqual(told(messages.slice(21, 22)));
  });

  it("begins a new run when it forgets", () => {
    const { feed, read, pass, place } = open();
    pass(10_000);
    read();
    const { run, next } = place();
    feed.forget();
    expect(feed.after(run, next)).toMatchObject({ messages: null });
    expect(feed.after(run, next).run).not.toBe(run);
  });
});
