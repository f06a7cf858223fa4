import { BONUS_POKER_PAYS } from "@houselight/game-maths/bonus-poker";
import { JACKS_OR_BETTER_PAYS } from "@houselight/game-maths/jacks-or-better";
import { HANDS } from "@houselight/game-maths/video-poker";
import { describe, expect, it } from "vitest";
import { payRows } from "./video-poker.ts";

describe("the lines of a pay table", () => {
  it("name four of a kind once where all of them pay the same", () => {
    const rows = payRows(JACKS_OR_BETTER_PAYS);
    expect(rows.map(({ pays }) => pays)).toEqual([800, 50, 25, 9, 6, 4, 3, 2, 1]);
    expect(rows[2]?.name).toBe("four_of_a_kind");
  });

  it("name them by rank where they do not", () => {
    const rows = payRows(BONUS_POKER_PAYS);
    expect(rows.map(({ pays }) => pays)).toEqual([800, 50, 80, 40, 25, 8, 5, 4, 3, 2, 1]);
    expect(rows.map(({ name }) => name)).not.toContain("four_of_a_kind");
  });

  it.each([
    ["Jacks or Better", JACKS_OR_BETTER_PAYS],
    ["Bonus Poker", BONUS_POKER_PAYS],
  ])("hold every hand of %s that pays, once", (_, pays) => {
    expect(payRows(pays).flatMap(({ hands }) => hands)).toEqual(
      HANDS.filter((hand) => hand !== "nothing"),
    );
  });
});
