import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { playRound, takeStep } from "../house-games/endpoints.ts";
import { addToLiveTableBet, placeLiveTableBet } from "../live-tables/endpoints.ts";
import { placeRocketBet } from "../rocket/endpoints.ts";
import { placeSportsBet } from "../sportsbook/endpoints.ts";

const RANDOM = "3f0c7c1e-7d0b-4b7e-9b1a-2f6f0c9d1e55";
/** Made of a text, as the house names the end of a bet. */
const MADE = "3f0c7c1e-7d0b-8b7e-8b1a-2f6f0c9d1e55";

describe.each([
  playRound,
  takeStep,
  placeLiveTableBet,
  addToLiveTableBet,
  placeRocketBet,
  placeSportsBet,
])("the id of $name", ({ body }) => {
  const faultsOf = (id: string) =>
    z.safeParse(body, { id }).error?.issues.filter(({ path }) => path[0] === "id") ?? [];

  it("is one that a browser made, in one case", () => {
    expect(faultsOf(RANDOM)).toEqual([]);
    expect(faultsOf(RANDOM.toUpperCase())).toEqual([]);
  });

  it("is none of those that the house makes for its own commands", () => {
    expect(faultsOf(MADE)).toHaveLength(1);
    expect(faultsOf(MADE.toUpperCase())).toHaveLength(1);
  });
});
