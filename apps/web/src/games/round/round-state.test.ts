import type { RoundView } from "@houselight/contracts/house-games";
import { describe, expect, it } from "vitest";
import {
  currencyInPlay,
  FIRST_STATE,
  type RoundEvent,
  type RoundState,
  roundReducer,
} from "./round-state.ts";
import { uuidOf } from "./kept/round-id.ts";
import { paceOf, speedOf } from "./pace/pace.ts";
import { clockText } from "./pace/use-clock.ts";

const bet = { kind: "slot", stake_cents: 100 } as const;
const round = (id: string, payout = 250) =>
  ({
    id,
    bet,
    stake_cents: 100,
    payout_cents: payout,
    outcome: { kind: "slot", steps: [] },
  }) as unknown as RoundView;
const run = (...events: RoundEvent[]): RoundState => events.reduce(roundReducer, FIRST_STATE);

describe("roundReducer", () => {
  it("takes a round from the press to its end and counts the net once", () => {
    const state = run(
      { type: "placed", id: "a", bet },
      { type: "answered", round: round("a") },
      { type: "shown" },
      { type: "shown" },
    );
    expect(state).toMatchObject({ phase: "idle", netCents: 150, id: null });
  });

  it("does not start a second round while one lives", () => {
    const state = run({ type: "placed", id: "a", bet }, { type: "placed", id: "b", bet });
    expect(state.id).toBe("a");
  });

  it("ignores the answer to another round", () => {
    const state = run({ type: "placed", id: "a", bet }, { type: "answered", round: round("b") });
    expect(state).toMatchObject({ phase: "sending", round: null });
  });

  it("goes back to idle with the reason when refused", () => {
    const problem = new Error("no");
    const state = run({ type: "placed", id: "a", bet }, { type: "refused", problem });
    expect(state).toMatchObject({ phase: "idle", problem, netCents: 0 });
    expect(roundReducer(state, { type: "dismissed" }).problem).toBeNull();
  });

  it("leads out of the unknown only through a look at the server", () => {
    const lost = run(
      { type: "placed", id: "a", bet },
      { type: "lost", problem: new Error("away") },
    );
    expect(roundReducer(lost, { type: "placed", id: "b", bet }).phase).toBe("unknown");
    expect(roundReducer(lost, { type: "dismissed" }).problem).not.toBeNull();
    const checked = roundReducer(lost, { type: "checked" });
    expect(roundReducer(checked, { type: "never_arrived" })).toMatchObject({
      phase: "idle",
      notice: "never_arrived",
    });
    expect(roundReducer(checked, { type: "resumed", round: round("a"), step: 3 })).toMatchObject({
      phase: "replaying",
      fromStep: 3,
    });
  });

  it("moves no money when a round is recalled", () => {
    expect(run({ type: "recalled", round: round("a") }, { type: "shown" }).netCents).toBe(0);
  });

  it("waits for steps until the round has ended, and counts its net once, with what steps cost", () => {
    const open = { ...round("a", 0), status: "open" } as RoundView;
    const deciding = run(
      { type: "placed", id: "a", bet },
      { type: "answered", round: open },
      { type: "shown" },
    );
    expect(deciding).toMatchObject({ phase: "deciding", id: "a", netCents: 0 });
    expect(roundReducer(deciding, { type: "placed", id: "b", bet })).toBe(deciding);
    const stepping = roundReducer(deciding, { type: "stepped" });
    expect(stepping.phase).toBe("stepping");
    expect(roundReducer(stepping, { type: "stepped" })).toBe(stepping);
    const problem = new Error("no");
    expect(roundReducer(stepping, { type: "refused", problem })).toMatchObject({
      phase: "deciding",
      id: "a",
      problem,
    });
    expect(roundReducer(stepping, { type: "lost", problem }).phase).toBe("unknown");
    const ended = { ...round("a", 400), status: "settled", stake_cents: 200 } as RoundView;
    const shown = [{ type: "answered", round: ended } as const, { type: "shown" } as const].reduce(
      roundReducer,
      stepping,
    );
    expect(shown).toMatchObject({ phase: "idle", id: null, netCents: 200 });
  });

  it("follows an open round that goes on elsewhere, and goes on with one that it finds", () => {
    const open = { ...round("a", 0), status: "open" } as RoundView;
    const found = run({ type: "checked" }, { type: "resumed", round: open, step: 0 });
    expect(found).toMatchObject({ phase: "replaying", notice: "still_open", id: "a" });
    const deciding = roundReducer(found, { type: "shown" });
    expect(deciding).toMatchObject({ phase: "deciding", notice: "still_open" });
    const followed = roundReducer(deciding, { type: "followed", round: open });
    expect(followed.phase).toBe("replaying");
    expect(roundReducer(deciding, { type: "followed", round: round("b") })).toBe(deciding);
  });
});

describe("uuidOf", () => {
  it("marks version and variant", () => {
    expect(uuidOf(new Uint8Array(16).fill(255))).toBe("ffffffff-ffff-4fff-bfff-ffffffffffff");
    expect(uuidOf(new Uint8Array(16))).toBe("00000000-0000-4000-8000-000000000000");
  });
});

describe("pace", () => {
  it.each([
    ["", 1],
    ["?speed=4", 4],
    ["?speed=0", 0],
    ["?speed=-1", 1],
    ["?speed=51", 1],
    ["?speed=x", 1],
  ])("reads %j as %d", (search, speed) => expect(speedOf(search)).toBe(speed));

  const pace = (part: Partial<Parameters<typeof paceOf>[0]>) =>
    paceOf({ speed: 1, turbo: false, mayHurry: true, reducedMotion: false, ...part });

  it("cuts for less motion and for speed 0, and turbo is quicker", () => {
    expect(pace({ reducedMotion: true }).cuts).toBe(true);
    expect(pace({ speed: 0 }).cuts).toBe(true);
    expect(pace({ speed: 2 }).ms(100)).toBe(50);
    expect(pace({ turbo: true }).ms(100)).toBeLessThan(50);
  });

  it("is never quicker where the licence forbids it, and still cuts for less motion", () => {
    for (const part of [{ turbo: true }, { speed: 4 }, { speed: 0 }, { speed: 50, turbo: true }])
      expect(pace({ ...part, mayHurry: false })).toMatchObject({ turbo: false, cuts: false });
    for (const part of [{ turbo: true }, { speed: 4 }, { speed: 0 }])
      expect(pace({ ...part, mayHurry: false }).ms(100)).toBe(100);
    expect(pace({ speed: 0.5, mayHurry: false }).ms(100)).toBe(200);
    expect(pace({ reducedMotion: true, mayHurry: false }).cuts).toBe(true);
  });
});

describe("clockText", () => {
  it.each([
    [0, "0:00:00"],
    [754, "0:12:34"],
    [3754, "1:02:34"],
  ])("%d seconds", (seconds, text) => expect(clockText(seconds)).toBe(text));
});

describe("currencyInPlay", () => {
  const open = { ...round("a", 0), status: "open", currency: "EUR" } as RoundView;
  const deciding = [
    { type: "placed", id: "a", bet },
    { type: "answered", round: open },
    { type: "shown" },
  ] as const;

  it("is that of the round until it has been shown to its end", () => {
    expect(currencyInPlay(FIRST_STATE)).toBeNull();
    expect(currencyInPlay(run(...deciding.slice(0, 1)))).toBeNull();
    expect(currencyInPlay(run(...deciding.slice(0, 2)))).toBe("EUR");
    expect(currencyInPlay(run(...deciding))).toBe("EUR");
    const stepping = run(...deciding, { type: "stepped" });
    expect(currencyInPlay(stepping)).toBe("EUR");
    const lost = roundReducer(stepping, { type: "lost", problem: new Error("away") });
    expect(currencyInPlay(lost)).toBe("EUR");
    const ended = { ...open, status: "settled" } as RoundView;
    const over = [{ type: "answered", round: ended }, { type: "shown" }] as const;
    expect(currencyInPlay([...over].reduce(roundReducer, stepping))).toBeNull();
  });

  it("is not that of the round before the one that was sent", () => {
    const ended = { ...open, status: "settled" } as RoundView;
    const second = run(
      { type: "placed", id: "a", bet },
      { type: "answered", round: ended },
      { type: "shown" },
      { type: "placed", id: "b", bet },
    );
    expect(currencyInPlay(second)).toBeNull();
  });

  it("is that of a recalled round while it is shown", () => {
    expect(currencyInPlay(run({ type: "recalled", round: open }))).toBe("EUR");
    expect(currencyInPlay(run({ type: "recalled", round: open }, { type: "shown" }))).toBeNull();
  });
});
