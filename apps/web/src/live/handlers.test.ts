import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { dispatcher, onLive } from "./handlers.ts";

const WIN = {
  game: "lantern-tide",
  user_name: "Ada***",
  currency: "EUR",
  stake_cents: 100,
  amount_cents: 2_000,
  created_at: "2026-01-01T00:00:00Z",
};

function makeDispatcher() {
  const apply = vi.fn();
  const log = vi.fn();
  const client = new QueryClient();
  const dispatch = dispatcher(client, [onLive("public", "wins", apply)], log);
  return { apply, log, client, dispatch };
}

const message = (event: string, data: unknown) => ({ event, data });

it("hands a message to its handler, on its kind of channel alone", async () => {
  const { apply, log, client, dispatch } = makeDispatcher();
  await dispatch("public", message("wins", WIN));
  await dispatch("player", message("wins", WIN));
  expect(apply.mock.calls).toEqual([[client, WIN]]);
  expect(log).not.toHaveBeenCalled();
});

it("keeps the order in which messages come, the first of which loads the schemas", async () => {
  const { apply, dispatch } = makeDispatcher();
  const wins = [1, 2, 3].map((amount_cents) => ({ ...WIN, amount_cents }));
  await Promise.all(wins.map((win) => dispatch("public", message("wins", win))));
  expect(apply.mock.calls.map(([, win]) => win)).toEqual(wins);
});

it("ignores a payload that does not fit, and says so once", async () => {
  const { apply, log, dispatch } = makeDispatcher();
  await dispatch("public", message("wins", { ...WIN, amount_cents: "2000" }));
  await dispatch("public", message("wins", null));
  expect(apply).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledTimes(1);
  await dispatch("public", message("wins", WIN));
  expect(apply).toHaveBeenCalledTimes(1);
});

it("goes on after a handler that fails", async () => {
  const { apply, log, dispatch } = makeDispatcher();
  apply.mockImplementationOnce(() => {
    throw new Error("no");
  });
  await dispatch("public", message("wins", WIN));
  await dispatch("public", message("wins", WIN));
  expect(apply).toHaveBeenCalledTimes(2);
  expect(log).toHaveBeenCalledTimes(1);
});

it.each([message("rain", {}), message("toString", {}), null, "wins", { event: 7 }])(
  "ignores %j, which no feature handles, in silence",
  async (publication) => {
    const { apply, log, dispatch } = makeDispatcher();
    await dispatch("public", publication);
    expect(apply).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
  },
);

it("compiles for the contract's names and payloads alone", () => {
  // @ts-expect-error A player's channel carries no wins.
  onLive("player", "wins", () => {});
  // @ts-expect-error A win has no balance.
  onLive("public", "wins", (_client, { balance }) => void balance);
});
