import type { FreespinsView } from "@houselight/contracts/freespins";
import { expect, it } from "vitest";
import { spinsToPlay } from "./freespins.ts";

const spins = (part: Partial<FreespinsView> = {}) =>
  ({
    id: "1",
    stage: "activated",
    game: "a-game",
    currency: "EUR",
    freespins_total: 10,
    freespins_used: 3,
    ...part,
  }) as FreespinsView;

it.each<[string, Partial<FreespinsView>, boolean]>([
  ["active ones of the game", {}, true],
  ["the last one", { freespins_used: 9 }, true],
  ["none that is used up", { freespins_used: 10 }, false],
  ["none that is not activated", { stage: "issued" }, false],
  ["none of another game", { game: "other" }, false],
  ["none in another currency", { currency: "CAD" }, false],
])("pays a round with %s", (_what, part, pays) =>
  expect(
    spinsToPlay([spins({ id: "0", stage: "finished" }), spins(part)], "a-game", "EUR")?.id,
  ).toBe(pays ? "1" : undefined),
);
