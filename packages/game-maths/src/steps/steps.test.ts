import { describe, expect, it } from "vitest";
import { recordDraw, replayDraw } from "../fairness/draw.ts";
import type { SteppedGame } from "../game.ts";
import { GAMES } from "../registry.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import { fitsSchema } from "../slot/testing/fits-schema.ts";
import { randomJson } from "../testing/random-json.ts";
import { defaultSteps, isStepped, replayRound, replaySteps } from "./replay.ts";

const STEPPED = GAMES.flatMap(({ current }) => (isStepped(current) ? [current] : []));
const BY_SLUG = STEPPED.map((game) => [game.slug, game] as const);

const ROUNDS = 300;
/** Steps that are tried at a place before the round is left to its default. */
const TRIES = 40;

/** Returns a bet of the game's own choice of fields, at its default stake on each spot. */
function betOf(game: SteppedGame, draw: (n: number) => number): unknown {
  const stake = game.stakes("EUR")?.default_stake ?? 0;
  const bet = randomJson(game.betSchema, draw) as Record<string, unknown>;
  if ("stake_cents" in bet) return { ...bet, stake_cents: stake };
  const chip = "chip_cents" in bet ? { chip_cents: game.stakes("EUR")?.stakes[0] ?? 0 } : {};
  return { ...withStake(bet, stake), ...chip };
}

/** Puts a stake on each spot of a bet or a step that has some. */
function withStake<Json extends object>(json: Json, stake: number): Json {
  if (!("bets" in json)) return json;
  const bets = json.bets as readonly object[];
  return { ...json, bets: bets.map((each) => ({ ...each, amount_cents: stake })) };
}

/** Returns a step of the game's own choice of fields. */
const stepOf = (game: SteppedGame, draw: (n: number) => number): unknown =>
  withStake(randomJson(game.stepSchema, draw) as object, game.stakes("EUR")?.stakes[0] ?? 0);

/** Plays a round by steps chosen at random; returns its steps and how it ended. */
function playRandomly(game: SteppedGame, seed: number) {
  const choice = simulationDraw(seed * 2 + 1);
  const { draw, drawn } = recordDraw(simulationDraw(seed * 2));
  let bet = betOf(game, choice);
  while ("refused" in game.readBet(bet, "EUR")) bet = betOf(game, choice);
  const read = game.recallBet(bet);
  const steps: unknown[] = [];
  let stake = read.stake;
  let position = game.open(read.bet, draw);
  const seen = [position];
  for (let tries = 0; position.payout === null && tries < TRIES; tries += 1) {
    const json = stepOf(game, choice);
    const step = position.readStep(json);
    if ("refused" in step) continue;
    steps.push(json);
    stake += step.cost;
    position = step.take(draw);
    seen.push(position);
  }
  return { bet, read, steps, stake, position, seen, draw, drawn };
}

describe.each(BY_SLUG)("rounds of %s", (_, game) => {
  it("are the same from the record, in the form that the game describes, at every step", () => {
    let ended = 0;
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const { bet, steps, stake, position, seen, drawn } = playRandomly(game, seed);
      const again = replayRound(game, { bet, steps }, replayDraw(drawn));
      expect(again).toEqual({ payout: position.payout, outcome: position.outcome, stake });
      for (const { outcome } of seen) expect(fitsSchema(outcome, game.outcomeSchema)).toBe(true);
      // What was seen before does not change when the round goes on.
      const { position: opened } = replaySteps(game, game.recallBet(bet), [], replayDraw(drawn));
      expect(seen[0]?.outcome).toEqual(opened.outcome);
      if (position.payout !== null) ended += 1;
    }
    expect(ended).toBeGreaterThan(0);
  });

  it("end by their default, which costs nothing, and take no step after it", () => {
    let paid = 0;
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const { bet, read, steps, position, stake, draw, drawn } = playRandomly(game, seed);
      const left = defaultSteps(position, draw);
      const all = [...steps, ...left.steps];
      const again = replaySteps(game, read, all, replayDraw(drawn));
      expect(again.stake).toBe(stake);
      expect(again.position.payout).toBe(left.ended.payout);
      expect(left.ended.byDefault).toBeNull();
      for (const json of all.slice(-1))
        expect(left.ended.readStep(json)).toEqual({ refused: "step_not_offered" });
      if (all.length > 0)
        expect(() =>
          replayRound(game, { bet, steps: [...all, all.at(-1)] }, replayDraw(drawn)),
        ).toThrow(/does not offer/);
      if ((left.ended.payout ?? 0n) > 0n) paid += 1;
    }
    expect(paid).toBeGreaterThan(0);
  });

  it.each([[null], [7], ["cash_out"], [[]], [{}], [{ kind: game.kind }], [{ kind: "toString" }]])(
    "understand no step %j",
    (json) => {
      const { position } = playRandomly(game, 1);
      expect(position.readStep(json)).toEqual({ refused: "step_not_understood" });
    },
  );
});

describe("replayRound", () => {
  it("refuses steps of a game that has none", () => {
    const slot = GAMES.find(({ current }) => current.slug === "lantern-tide")?.current;
    if (!slot) throw new Error("there is no such game");
    const bet = { kind: "slot", stake_cents: 20 };
    expect(() => replayRound(slot, { bet, steps: [{}] }, simulationDraw(1))).toThrow(RangeError);
  });
});
