import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RoundView } from "@houselight/contracts/house-games";
import { CallError, RefusedError } from "../../api/errors.ts";
import type { Purse } from "./purse/use-purse.ts";
import { sendStep } from "./open/open-round.ts";
import { lookUpKept, lookUpSoon, placeBet } from "./round-steps.ts";
import { DemoPurseEmpty, NoLine, type RoundTable } from "./round-table.ts";
import type { RoundEvent } from "./round-state.ts";

const house = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock("../../api/call.ts", () => ({ call: house.call }));

/** A window whose line goes and comes, and a tab that keeps things. */
const line = new EventTarget();
const visitor = { onLine: true };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("window", line);
  vi.stubGlobal("navigator", visitor);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  visitor.onLine = true;
  house.call.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const BET = { kind: "slot", stake_cents: 100 };

function tableOf(mode: "real" | "demo" = "real", playerId: number | null = 7) {
  const events: RoundEvent[] = [];
  const purse = {
    currency: mode === "real" ? "EUR" : "FUN",
    balanceCents: 10_000,
    hold: vi.fn(),
    release: vi.fn(),
    settle: vi.fn(),
  };
  const table: RoundTable = {
    slug: "kite",
    mode,
    playerId,
    stepped: false,
    dispatch: (event) => void events.push(event),
    busy: { current: false },
    waiting: { current: null },
    alive: { current: true },
    purse: { current: purse as unknown as Purse },
  };
  return { table, events, purse };
}

const types = (events: readonly RoundEvent[]) => events.map(({ type }) => type);

describe("a press without a line", () => {
  it.each(["real", "demo"] as const)("sends nothing and holds no money in %s play", (mode) => {
    visitor.onLine = false;
    const { table, events, purse } = tableOf(mode);
    expect(placeBet(table, BET, 100)).toBe(false);
    expect(house.call).not.toHaveBeenCalled();
    expect(purse.hold).not.toHaveBeenCalled();
    expect(events).toEqual([{ type: "refused", problem: expect.any(NoLine) }]);
    expect(table.busy.current).toBe(false);
  });
});

describe("a bet that was sent", () => {
  it("is sent once, and given up when the line goes", async () => {
    house.call.mockImplementation(
      (_endpoint, _input, { signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    );
    const { table, events } = tableOf();
    expect(placeBet(table, BET, 100)).toBe(true);
    expect(house.call.mock.calls[0]?.[2]).toMatchObject({ retries: 0 });
    line.dispatchEvent(new Event("offline"));
    await vi.waitFor(() => expect(types(events)).toEqual(["placed", "lost"]));
    expect(house.call).toHaveBeenCalledTimes(1);
    expect(placeBet(table, BET, 100)).toBe(false);
  });

  it("is asked for by its id and shown, not bet again", async () => {
    house.call.mockRejectedValueOnce(new CallError("", null));
    const { table, events } = tableOf();
    placeBet(table, BET, 100);
    await vi.waitFor(() => expect(types(events)).toEqual(["placed", "lost"]));
    const [placed] = events;
    const id = placed?.type === "placed" ? placed.id : "";
    const round = { id, payout_cents: 0, balance: null } as RoundView;
    house.call.mockResolvedValueOnce({ round });
    await lookUpKept(table);
    expect(types(events)).toEqual(["placed", "lost", "checked", "resumed"]);
    const [asked, input] = house.call.mock.calls[1] ?? [];
    expect(asked.name).toBe("giveUpRound");
    expect(input).toEqual({ params: { id }, body: { game: "kite", currency: "EUR" } });
  });

  it("is kept while a busy house may take it still, and let go when it is refused", async () => {
    const busy = new RefusedError(503, [
      { field: "base", code: "service_unavailable", message: "" },
    ]);
    house.call.mockRejectedValueOnce(busy);
    const { table, events, purse } = tableOf();
    placeBet(table, BET, 100);
    await vi.waitFor(() => expect(types(events)).toEqual(["placed", "lost"]));
    expect(purse.release).not.toHaveBeenCalled();
    expect(placeBet(table, BET, 100)).toBe(false);
    house.call.mockResolvedValueOnce({ round: null });
    await lookUpKept(table);
    house.call.mockRejectedValueOnce(new RefusedError(422, []));
    placeBet(table, BET, 100);
    await vi.waitFor(() => expect(types(events).slice(4)).toEqual(["placed", "refused"]));
    expect(table.busy.current).toBe(false);
  });

  it("never arrived when the house knows nothing of it and takes it no more", async () => {
    house.call.mockRejectedValueOnce(new CallError("", null));
    const { table, events } = tableOf();
    placeBet(table, BET, 100);
    await vi.waitFor(() => expect(types(events)).toEqual(["placed", "lost"]));
    house.call.mockResolvedValueOnce({ round: null });
    await lookUpKept(table);
    expect(types(events).at(-1)).toBe("never_arrived");
  });

  it("is no affair of who signs in next in this tab", async () => {
    house.call.mockRejectedValueOnce(new CallError("", null));
    const { table, events } = tableOf("real", 7);
    placeBet(table, BET, 100);
    await vi.waitFor(() => expect(types(events)).toEqual(["placed", "lost"]));
    const other = tableOf("real", 8);
    await lookUpKept(other.table);
    expect(other.events).toEqual([]);
    expect(house.call).toHaveBeenCalledTimes(1);
    const back = tableOf("real", 7);
    house.call.mockResolvedValueOnce({ round: null });
    await lookUpKept(back.table);
    expect(types(back.events)).toEqual(["checked", "never_arrived"]);
  });

  it("is asked for by its id in a browser that keeps nothing", async () => {
    vi.stubGlobal("sessionStorage", {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
      removeItem: () => {},
    });
    house.call.mockRejectedValueOnce(new CallError("", null));
    const { table, events } = tableOf();
    placeBet(table, BET, 100);
    await vi.waitFor(() => expect(types(events)).toEqual(["placed", "lost"]));
    house.call.mockResolvedValueOnce({ round: null });
    await lookUpKept(table);
    expect(types(events)).toEqual(["placed", "lost", "checked", "never_arrived"]);
    expect(table.busy.current).toBe(false);
  });

  it("is looked for again while the house cannot be asked", async () => {
    house.call.mockRejectedValue(new CallError("", null));
    const { table, events } = tableOf();
    placeBet(table, BET, 100);
    await vi.waitFor(() => expect(types(events)).toEqual(["placed", "lost"]));
    await lookUpKept(table);
    expect(types(events)).toEqual(["placed", "lost", "checked", "lost"]);
  });
});

describe("lookUpSoon", () => {
  it("waits for the line, and asks once it is back", () => {
    const ask = vi.fn();
    visitor.onLine = false;
    lookUpSoon(ask);
    expect(ask).not.toHaveBeenCalled();
    line.dispatchEvent(new Event("online"));
    line.dispatchEvent(new Event("online"));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("asks after a moment when there is a line, unless it is called off", () => {
    vi.useFakeTimers();
    const ask = vi.fn();
    lookUpSoon(ask)();
    lookUpSoon(ask);
    vi.advanceTimersByTime(5_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe("a step of an open round", () => {
  const open = {
    id: "round-1",
    game: "kite",
    mode: "real",
    status: "open",
    steps: [{ kind: "kite" }],
    demo_token: null,
  } as unknown as RoundView;
  const STEP = { kind: "kite", action: "pull" };

  it("is sent once with its turn, however often it is pressed", async () => {
    const { table, events, purse } = tableOf();
    table.waiting.current = open;
    const after = { ...open, steps: [...open.steps, STEP] };
    house.call.mockResolvedValue(after);
    expect([sendStep(table, STEP, 300), sendStep(table, STEP, 300)]).toEqual([true, false]);
    await vi.waitFor(() => expect(types(events)).toEqual(["stepped", "answered"]));
    expect(house.call).toHaveBeenCalledTimes(1);
    expect(house.call.mock.calls[0]?.[1]).toMatchObject({
      params: { id: "round-1" },
      body: { turn: 1, step: STEP },
    });
    expect(purse.hold).toHaveBeenCalledWith(9_700);
    expect(purse.settle).toHaveBeenCalledWith(after, open);
  });

  it("that no round waits for, that has no line, or that play money does not cover is not sent", () => {
    const { table, events } = tableOf("demo");
    expect(sendStep(table, STEP, 0)).toBe(false);
    table.waiting.current = { ...open, mode: "demo", demo_token: "sealed" };
    expect(sendStep(table, STEP, 10_001)).toBe(false);
    visitor.onLine = false;
    expect(sendStep(table, STEP, 0)).toBe(false);
    expect(house.call).not.toHaveBeenCalled();
    expect(events).toEqual([
      { type: "refused", problem: expect.any(DemoPurseEmpty) },
      { type: "refused", problem: expect.any(NoLine) },
    ]);
    expect(table.waiting.current).not.toBeNull();
  });

  it.each([
    ["is missing", new CallError("no line", null)],
    ["is that the house is busy", new RefusedError(503, [])],
  ])("whose answer %s is asked for by its round, never sent again", async (_, problem) => {
    const { table, events } = tableOf();
    table.waiting.current = open;
    house.call.mockRejectedValue(problem);
    sendStep(table, STEP, 0);
    await vi.waitFor(() => expect(types(events)).toEqual(["stepped", "lost"]));
    expect(house.call).toHaveBeenCalledTimes(1);
  });
});
