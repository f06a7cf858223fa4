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

it("hands a message to its handler, on its kind of channel alone", () => {
  const { apply, log, client, dispatch } = makeDispatcher();
  dispatch("public", "wins", WIN);
  dispatch("player", "wins", WIN);
  expect(apply.mock.calls).toEqual([[client, WIN]]);
  expect(log).not.toHaveBeenCalled();
});

it("ignores a payload that does not fit, and says so once", () => {
  const { apply, log, dispatch } = makeDispatcher();
  dispatch("public", "wins", { ...WIN, amount_cents: "2000" });
  dispatch("public", "wins", null);
  expect(apply).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledTimes(1);
  dispatch("public", "wins", WIN);
  expect(apply).toHaveBeenCalledTimes(1);
});

it.each(["rain", "toString"])("ignores %s, which no feature handles, in silence", (name) => {
  const { apply, log, dispatch } = makeDispatcher();
  dispatch("public", name, {});
  expect(apply).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
});

it("compiles for the contract's names and payloads alone", () => {
  // @ts-expect-error A player's channel carries no wins.
  onLive("player", "wins", () => {});
  // @ts-expect-error A win has no balance.
  onLive("public", "wins", (_client, { balance }) => void balance);
});
