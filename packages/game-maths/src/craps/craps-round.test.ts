import { describe, expect, it } from "vitest";
import { roundOf, stepOf } from "./craps.testing.ts";
import type { Laid, Rolled } from "./craps.testing.ts";

type Row = readonly [what: string, laid: Laid, rolls: readonly Rolled[], payout: bigint];

describe("a line bet", () => {
  it.each<Row>([
    ["wins on a come-out seven", { pass: 30 }, ["34"], 60n],
    ["wins on a come-out eleven", { pass: 30 }, ["56"], 60n],
    ["loses on two", { pass: 30 }, ["11"], 0n],
    ["loses on three", { pass: 30 }, ["12"], 0n],
    ["loses on twelve", { pass: 30 }, ["66"], 0n],
    ["wins when the point comes again", { pass: 30 }, ["13", "56", "11", "22"], 60n],
    [
      "loses when the seven comes first",
      { pass: 30 },
      ["64", "55", "34"].toSpliced(1, 1, "33"),
      0n,
    ],
    ["against the dice wins on two", { dont_pass: 30 }, ["11"], 60n],
    ["against the dice wins on three", { dont_pass: 30 }, ["21"], 60n],
    ["against the dice is given back on twelve", { dont_pass: 30 }, ["66"], 30n],
    ["against the dice loses on a come-out seven", { dont_pass: 30 }, ["25"], 0n],
    ["against the dice loses on a come-out eleven", { dont_pass: 30 }, ["65"], 0n],
    [
      "against the dice wins when the seven comes first",
      { dont_pass: 30 },
      ["54", "66", "61"],
      60n,
    ],
    ["against the dice loses to the point", { dont_pass: 30 }, ["54", "36"], 0n],
  ])("%s", (_, laid, rolls, payout) => {
    expect(roundOf(laid, rolls).payout).toBe(payout);
  });

  it("is laid again when the puck is off, while something else stands", () => {
    const { payout, staked } = roundOf({ pass: 30, "place-6": 30 }, [
      "22",
      "13",
      ["52", { pass: 60 }],
    ]);
    expect([staked, payout]).toEqual([120n, 60n + 120n]);
  });
});

describe("a come bet", () => {
  it.each<Row>([
    ["wins on eleven", { pass: 30 }, ["22", ["56", { come: 60 }], "34"], 120n],
    ["wins on the seven that ends the line", { pass: 30 }, ["22", ["34", { come: 60 }]], 120n],
    ["loses on craps", { pass: 30 }, ["22", ["11", { come: 60 }], "34"], 0n],
    ["travels and wins", { pass: 30 }, ["22", ["33", { come: 60 }], "42", "34"], 120n],
    ["travels and loses", { pass: 30 }, ["22", ["33", { come: 60 }], "34"], 0n],
    [
      "against the dice is given back on twelve",
      { pass: 30 },
      ["22", ["66", { dont_come: 60 }], "34"],
      60n,
    ],
    ["against the dice wins on three", { pass: 30 }, ["22", ["12", { dont_come: 60 }], "34"], 120n],
    ["against the dice loses on eleven", { pass: 30 }, ["22", ["65", { dont_come: 60 }], "34"], 0n],
    [
      "against the dice travels and wins",
      { pass: 30 },
      ["22", ["54", { dont_come: 60 }], "34"],
      120n,
    ],
    [
      "against the dice travels and loses",
      { pass: 30 },
      ["22", ["54", { dont_come: 60 }], "36", "34"],
      0n,
    ],
  ])("%s", (_, laid, rolls, payout) => {
    expect(roundOf(laid, rolls).payout).toBe(payout);
  });

  it("goes to a number whose own bet the same roll pays", () => {
    const { standing, outcome } = roundOf({ pass: 30 }, [
      "22",
      ["33", { come: 60 }],
      ["51", { come: 90 }],
    ]);
    expect(standing).toEqual({ pass: 30, "come-6": 90 });
    expect(outcome.rolls.at(-1)).toEqual({
      dice: [5, 1],
      point: 4,
      bets: [{ spot: "come-6", amount_cents: 60, payout_cents: 120 }],
      travelled: ["come-6"],
    });
  });

  it("stays when the point is made, and a come-out seven takes it", () => {
    const after = roundOf({ pass: 30 }, ["22", ["33", { come: 60 }], "13"]);
    expect([after.outcome.point, after.standing]).toEqual([null, { "come-6": 60 }]);
    expect(roundOf({ pass: 30 }, ["22", ["33", { come: 60 }], "13", "25"]).payout).toBe(60n);
  });
});

describe("odds", () => {
  it.each<Row>([
    ["pay 2 to 1 on a four", { pass: 30 }, ["22", ["13", { pass_odds: 90 }]], 60n + 270n],
    ["pay 2 to 1 on a ten", { pass: 30 }, ["64", ["55", { pass_odds: 90 }]], 60n + 270n],
    ["pay 3 to 2 on a five", { pass: 30 }, ["32", ["41", { pass_odds: 120 }]], 60n + 300n],
    ["pay 3 to 2 on a nine", { pass: 30 }, ["54", ["63", { pass_odds: 120 }]], 60n + 300n],
    ["pay 6 to 5 on a six", { pass: 30 }, ["33", ["42", { pass_odds: 150 }]], 60n + 330n],
    ["pay 6 to 5 on an eight", { pass: 30 }, ["44", ["62", { pass_odds: 150 }]], 60n + 330n],
    ["go with the line", { pass: 30 }, ["22", ["34", { pass_odds: 90 }]], 0n],
    [
      "laid on a four pay 1 to 2",
      { dont_pass: 30 },
      ["22", ["34", { dont_pass_odds: 180 }]],
      60n + 270n,
    ],
    [
      "laid on a five pay 2 to 3",
      { dont_pass: 30 },
      ["32", ["34", { dont_pass_odds: 180 }]],
      60n + 300n,
    ],
    [
      "laid on a six pay 5 to 6",
      { dont_pass: 30 },
      ["33", ["34", { dont_pass_odds: 180 }]],
      60n + 330n,
    ],
    ["laid are lost to the point", { dont_pass: 30 }, ["33", ["42", { dont_pass_odds: 180 }]], 0n],
  ])("%s", (_, laid, rolls, payout) => {
    expect(roundOf(laid, rolls).payout).toBe(payout);
  });

  it("stand behind a come bet, and work on a come-out roll, too", () => {
    const rolls: Rolled[] = ["22", ["54", { come: 30 }], ["13", { "come_odds-9": 120 }], "63"];
    expect(roundOf({ pass: 30 }, rolls).payout).toBe(60n + 60n + 300n);
    const laid: Rolled[] = ["22", ["54", { dont_come: 30 }], ["43", { "dont_come_odds-9": 180 }]];
    expect(roundOf({ dont_pass: 30 }, laid).payout).toBe(60n + 60n + 300n);
  });
});

describe("the other bets", () => {
  it.each<Row>([
    ["place on 4 pays 9 to 5", { "place-4": 150 }, ["22"], 420n],
    ["place on 10 pays 9 to 5", { "place-10": 150 }, ["11", "46"], 420n],
    ["place on 5 pays 7 to 5", { "place-5": 150 }, ["66", "32"], 360n],
    ["place on 9 pays 7 to 5", { "place-9": 150 }, ["45"], 360n],
    ["place on 6 pays 7 to 6", { "place-6": 180 }, ["33"], 390n],
    ["place on 8 pays 7 to 6", { "place-8": 180 }, ["62"], 390n],
    ["place loses to a come-out seven", { "place-8": 180 }, ["61"], 0n],
    ["the field pays 1 to 1", { field: 30 }, ["63"], 60n],
    ["the field pays 2 to 1 on two", { field: 30 }, ["11"], 90n],
    ["the field pays 3 to 1 on twelve", { field: 30 }, ["66"], 120n],
    ["the field loses to 5, 6, 7 and 8", { field: 30 }, ["53"], 0n],
    ["a hard four pays 7 to 1", { "hard-4": 30 }, ["22"], 240n],
    ["a hard ten pays 7 to 1", { "hard-10": 30 }, ["22", "55"], 240n],
    ["a hard six pays 9 to 1", { "hard-6": 30 }, ["62", "33"], 300n],
    ["a hard eight pays 9 to 1", { "hard-8": 30 }, ["44"], 300n],
    ["a hardway loses to its number made easily", { "hard-8": 30 }, ["62"], 0n],
    ["a hardway loses to the seven", { "hard-8": 30 }, ["33", "16"], 0n],
    ["any seven pays 4 to 1", { any_seven: 30 }, ["16"], 150n],
    ["any craps pays 7 to 1", { any_craps: 30 }, ["12"], 240n],
    ["two pays 30 to 1", { two: 30 }, ["11"], 930n],
    ["twelve pays 30 to 1", { twelve: 30 }, ["66"], 930n],
    ["three pays 15 to 1", { three: 30 }, ["21"], 480n],
    ["eleven pays 15 to 1", { eleven: 30 }, ["65"], 480n],
    ["eleven loses to any other roll", { eleven: 30 }, ["64"], 0n],
  ])("%s", (_, laid, rolls, payout) => {
    expect(roundOf(laid, rolls).payout).toBe(payout);
  });

  it("keep a round open until each is decided, and pay together at its end", () => {
    const rolls: Rolled[] = ["62", ["65", { eleven: 30 }], ["33", { field: 60 }], "44"];
    const open = roundOf({ pass: 60, "hard-8": 30, "place-6": 180 }, rolls.slice(0, 3));
    expect(open.payout).toBeNull();
    expect(open.outcome).toMatchObject({ state: "open", point: 8 });
    expect(open.paid).toEqual({ "hard-8": 0, eleven: 480, field: 0, pass: 0, "place-6": 390 });
    const done = roundOf({ pass: 60, "place-6": 180 }, ["62", ["65", { eleven: 30 }], "33", "44"]);
    expect([done.payout, done.staked]).toEqual([480n + 390n + 120n, 270n]);
    expect(done.outcome).toMatchObject({ state: "done", point: null, standing: [] });
  });

  it("take more chips on what stands already", () => {
    const round = roundOf({ "place-6": 30 }, ["22", ["13", { "place-6": 60 }], "33"]);
    expect([round.staked, round.payout]).toEqual([90n, 195n]);
  });

  it("are all decided by any seven", () => {
    const everything = { "place-4": 30, "place-9": 30, "hard-6": 30, pass: 30, dont_pass: 30 };
    const round = roundOf(everything, [
      "55",
      ["36", { come: 30, dont_come: 30, field: 30, pass_odds: 30 }],
      ["34", { "come_odds-9": 30, come: 30 }],
    ]);
    expect(round.outcome.state).toBe("done");
  });
});

describe("steps that a round does not offer", () => {
  const refusedOf = (laid: Laid, rolls: readonly Rolled[], then: Laid) =>
    roundOf(laid, rolls).position.readStep(stepOf(then));

  it.each<readonly [string, Laid, readonly Rolled[], Laid]>([
    ["a come bet before the point", { pass: 30, "place-6": 30 }, ["22", "31"], { come: 30 }],
    ["a line bet after the point", { pass: 30 }, ["22"], { pass: 30 }],
    ["a bet against the dice after the point", { pass: 30 }, ["22"], { dont_pass: 30 }],
    ["odds without a line bet", { "place-6": 30 }, ["22"], { pass_odds: 30 }],
    ["odds behind the other side", { pass: 30 }, ["22"], { dont_pass_odds: 30 }],
    ["odds above 3 times on a four", { pass: 30 }, ["22"], { pass_odds: 120 }],
    ["odds above 4 times on a five", { pass: 30 }, ["32"], { pass_odds: 150 }],
    ["odds above 5 times on a six", { pass: 30 }, ["33"], { pass_odds: 180 }],
    [
      "odds above the most in two steps",
      { pass: 30 },
      ["22", ["33", { pass_odds: 60 }]],
      { pass_odds: 60 },
    ],
    ["lay odds that win more than the most", { dont_pass: 30 }, ["33"], { dont_pass_odds: 210 }],
    ["odds on a number without a come bet", { pass: 30 }, ["22"], { "come_odds-6": 30 }],
    [
      "odds on a come bet in the step that lays it",
      { pass: 30 },
      ["22"],
      { come: 30, "come_odds-6": 30 },
    ],
    ["a part of a chip", { pass: 30 }, ["22"], { come: 45 }],
    ["more than the table takes", { pass: 30 }, ["22"], { come: 60_000 }],
    [
      "more than the table takes on two spots",
      { pass: 30 },
      ["22"],
      { come: 30_000, field: 30_000 },
    ],
    ["a good bet beside a bad one", { pass: 30 }, ["22"], { field: 30, pass: 30 }],
    ["a roll after the end", { pass: 30 }, ["34"], {}],
  ])("are refused: %s", (_, laid, rolls, then) => {
    expect(refusedOf(laid, rolls, then)).toEqual({ refused: "step_not_offered" });
  });

  it.each<readonly [string, unknown]>([
    ["a spot of no table", stepOf({ big_red: 30 })],
    ["a spot that only a come bet travels to", stepOf({ "come-6": 30 })],
    ["less than nothing", stepOf({ field: -30 })],
    ["nothing on a spot", stepOf({ field: 0 })],
    ["a further field", { ...stepOf(), turbo: true }],
    ["no list", { kind: "craps", bets: { field: 30 } }],
    ["another kind", { ...stepOf(), kind: "sic-bo" }],
    [
      "a spot twice",
      { kind: "craps", bets: [...stepOf({ field: 30 }).bets, ...stepOf({ field: 30 }).bets] },
    ],
  ])("are not understood: %s", (_, json) => {
    const { position } = roundOf({ pass: 30 }, ["22"]);
    expect(position.readStep(json)).toEqual({ refused: "step_not_understood" });
  });

  it("are all bets after the 100th roll; the dice roll on", () => {
    const long = (rolls: number) => Array.from({ length: rolls }, () => "33");
    const early = roundOf({ "place-9": 30 }, long(99)).position;
    expect(early.readStep(stepOf({ field: 30 }))).toMatchObject({ cost: 30n });
    const late = roundOf({ "place-9": 30 }, long(100)).position;
    expect(late.readStep(stepOf({ field: 30 }))).toEqual({ refused: "step_not_offered" });
    expect(late.readStep(stepOf())).toMatchObject({ cost: 0n });
  });
});
