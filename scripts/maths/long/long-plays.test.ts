import { GAMES } from "@houselight/game-maths";
import { coinFlip } from "@houselight/game-maths/testing/coin-flip";
import { expect, it } from "vitest";
import { longPlayOf } from "./long-plays.ts";

it.each(GAMES.map(({ current }) => [current.slug, current] as const))(
  "%s has a long play, unless it is a slot",
  (_, game) => expect(longPlayOf(game) === null).toBe(game.kind === "slot"),
);

it("of a game that is not listed is no slot's, and is named", () =>
  expect(() => longPlayOf(coinFlip)).toThrow(
    `${coinFlip.slug} has no play in scripts/maths/long/long-plays.ts.`,
  ));
