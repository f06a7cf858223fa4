import type { PlayerView } from "@houselight/contracts/accounts";
import type { GameView } from "@houselight/contracts/catalogue";
import { describe, expect, it, vi } from "vitest";
import { isAcceptable, pickRandomGame, RANDOM_TRIES, randomPlace } from "./pick-random-game.ts";

const GAME = {
  identifier: "houselight/lantern-tide",
  provider: "houselight",
  has_demo_mode: true,
  devices: ["desktop"],
  currencies: { EUR: "1", FUN: "2" },
} as unknown as GameView;
const STUDIOS = [{ slug: "houselight" }];
const player = (currency: string) => ({ id: 1, currency }) as unknown as PlayerView;

describe("a random game", () => {
  it.each([
    ["a guest, with a demo", null, {}, true],
    ["a guest, without one", null, { has_demo_mode: false }, false],
    ["a player in its money", player("EUR"), {}, true],
    ["a player in its money, without a demo", player("EUR"), { has_demo_mode: false }, true],
    ["a player in other money", player("CAD"), {}, false],
    ["a player in coins, which are exchanged", player("BTC"), {}, true],
    [
      "a player whose device it runs on among others",
      player("EUR"),
      { devices: ["mobile", "desktop"] },
      true,
    ],
    ["nobody on another kind of device", player("EUR"), { devices: ["mobile"] }, false],
    ["a game of a hidden studio", player("EUR"), { provider: "elsewhere" }, false],
  ])("OPEN-37: suits %s: %s", (_who, who, change, suits) => {
    expect(isAcceptable({ ...GAME, ...change } as GameView, who, STUDIOS, "desktop")).toBe(suits);
  });

  it("GAME-19: is asked for ten times, then one entry goes to the log", async () => {
    const draw = vi.fn(async () => GAME);
    const log = vi.fn(async () => true);
    expect(await pickRandomGame({ draw, accepts: () => false, log })).toBeNull();
    expect(draw).toHaveBeenCalledTimes(RANDOM_TRIES);
    expect(RANDOM_TRIES).toBe(10);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it("is the first that suits, and nothing is logged", async () => {
    let drawn = 0;
    const log = vi.fn(async () => true);
    const draw = async () => ({ ...GAME, slug: String(++drawn) });
    const game = await pickRandomGame({ draw, accepts: ({ slug }) => slug === "3", log });
    expect(game?.slug).toBe("3");
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ["pokies", 40, 9],
    ["pokies", 9, 9],
    ["pokies", 2, 2],
    ["table", 0, 0],
    ["new", 40, 40],
    ["top", 12, 12],
    ["recommended", 12, 12],
    ["exclusive", 12, 12],
  ])("GAME-06, GAME-07: stands in %s of %i games at %i", (category, count, place) => {
    expect(randomPlace(category, count)).toBe(place);
  });
});
