import { BACCARAT_RULES } from "@houselight/game-maths/baccarat";
import { cardAt, cardCode } from "@houselight/game-maths/cards";
import { DRAGON_TIGER_RULES, higherSide } from "@houselight/game-maths/dragon-tiger";
import { MONEY_WHEEL_SPOTS, WHEEL_SEGMENTS } from "@houselight/game-maths/money-wheel";
import { describe, expect, it } from "vitest";
import { soundsOfResult } from "./use-scene.ts";
import { BACCARAT_LOOK } from "../baccarat/look.tsx";
import { DRAGON_TIGER_LOOK } from "../dragon-tiger/look.tsx";
import { MONEY_WHEEL_LOOK } from "../money-wheel/look.tsx";
import { expectSoundFelt } from "./felt/felt-layout.testing.ts";

const keys = (list: readonly { readonly key: string }[]) => list.map(({ key }) => key).toSorted();

describe("the felt", () => {
  it.each([
    ["baccarat", BACCARAT_LOOK, BACCARAT_RULES.spots],
    ["dragon tiger", DRAGON_TIGER_LOOK, DRAGON_TIGER_RULES.spots],
    ["the money wheel", MONEY_WHEEL_LOOK, MONEY_WHEEL_SPOTS],
  ])("of %s has every spot in a place of its own, lying and standing", (_, look, spots) => {
    for (const felt of [look.lying, look.standing]) {
      expect(keys(felt.places)).toEqual(keys(spots));
      expectSoundFelt(felt);
    }
  });
});

describe("the spots that light up", () => {
  const hand = (...places: number[]) => places.map((place) => cardCode(cardAt(place)));

  it("are the winner and the pairs at baccarat, and no bet that only comes back", () => {
    const round = { kind: "baccarat", bets: [] } as const;
    const tie = { ...round, player: hand(3, 16), banker: hand(7, 10), winner: "tie" } as const;
    expect([...BACCARAT_LOOK.won(tie)].toSorted()).toEqual(["player_pair", "tie"]);
    const banker = { ...round, player: hand(0, 4), banker: hand(8, 12), winner: "banker" } as const;
    expect([...BACCARAT_LOOK.won(banker)]).toEqual(["banker"]);
  });

  it("are the side with the higher card at dragon tiger", () => {
    const [dragon, tiger] = [cardAt(12), cardAt(13)];
    const outcome = {
      kind: "dragon-tiger",
      dragon: cardCode(dragon),
      tiger: cardCode(tiger),
      winner: higherSide({ dragon, tiger }),
      bets: [],
    } as const;
    expect([...DRAGON_TIGER_LOOK.won(outcome)]).toEqual(["dragon"]);
  });

  it("are the symbol that came at the money wheel", () => {
    for (const [segment, symbol] of WHEEL_SEGMENTS.entries())
      expect([...MONEY_WHEEL_LOOK.won(segment)]).toEqual([symbol]);
  });
});

describe("a result at a table", () => {
  const told = (payout_cents: number, status: "open" | "settled" = "settled") =>
    soundsOfResult("ball", { status, payout_cents, stake_cents: 100 });

  it("is heard as a win only when the round pays above what was staked", () => {
    expect(told(200)).toEqual(["ball", "win"]);
    expect(told(100)).toEqual(["ball"]);
    expect(told(50)).toEqual(["ball"]);
    expect(told(200, "open")).toEqual(["ball"]);
    expect(soundsOfResult("stop", null)).toEqual(["stop"]);
  });
});
