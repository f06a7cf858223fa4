import { spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { join } from "node:path";
import {
  fraction,
  type Game,
  type GameProof,
  GAMES,
  isStepped,
  NORMAL_99,
  type RoundPosition,
} from "@houselight/game-maths";
import { createDraw } from "@houselight/game-maths/fairness";
import { describe, expect, it } from "vitest";
import { furthestOf, type JudgedBet, judgeRun, twoSidedChance } from "./judge-run.ts";
import { longPlayOf } from "./long-plays.ts";
import { addSums, nonceDraws, runRounds, serverSeedOf } from "./run-rounds.ts";

const ALL = GAMES.map(({ current }) => current);
const LONG = ALL.filter((game) => game.kind !== "slot");
const BY_SLUG = LONG.map((game) => [game.slug, game] as const);
const ROUNDS = 3_000;
const SEED = 7;
const NAME = { seed: SEED, slug: "craps" };
/** In half-widths of 99 %: what chance hardly ever does to one of 150 bets, and a wrong pay does at once. */
const FAR = 1.75;
const GENEROUS = 10;
const PROOF_TIMEOUT_MS = 60_000;

const run = (game: Game, proof: GameProof): readonly JudgedBet[] => {
  const play = longPlayOf(game);
  if (!play) throw new Error(`${game.slug} is a slot`);
  return judgeRun(
    play,
    runRounds(play, { seed: SEED, slug: game.slug, from: 0, to: ROUNDS }),
    proof,
  );
};

/** Returns the bets that lie further from their proof than chance brings them. */
const astray = (judged: readonly JudgedBet[]): string[] =>
  judged
    .filter(({ observed, proven, halfWidth }) => Math.abs(observed - proven) > FAR * halfWidth)
    .map(({ bet }) => bet);

/** Returns a game that pays far more than it should: among few rounds the rarest wins are not. */
function generous(game: Game): Game {
  const more = <Outcome>(outcome: Outcome): Outcome => {
    const { bets } = outcome as { readonly bets?: readonly { readonly payout_cents: number }[] };
    if (!bets) return outcome;
    const paid = bets.map((bet) => ({ ...bet, payout_cents: bet.payout_cents * GENEROUS }));
    return { ...outcome, bets: paid };
  };
  const position = (one: RoundPosition): RoundPosition => ({
    byDefault: one.byDefault,
    payout: one.payout === null ? null : one.payout * BigInt(GENEROUS),
    get outcome() {
      return more(one.outcome);
    },
    readStep(json) {
      const step = one.readStep(json);
      return "refused" in step ? step : { ...step, take: (draw) => position(step.take(draw)) };
    },
  });
  if (isStepped(game)) return { ...game, open: (bet, draw) => position(game.open(bet, draw)) };
  return {
    ...game,
    play(bet, draw) {
      const { payout, outcome } = game.play(bet, draw);
      return { payout: payout * BigInt(GENEROUS), outcome: more(outcome) };
    },
  };
}

describe.each(BY_SLUG)("a long run of %s", (_, game) => {
  it("plays every bet of its proof, and finds each where it is proven", {
    timeout: PROOF_TIMEOUT_MS,
  }, () => {
    const proof = game.prove("short");
    const judged = run(game, proof);
    expect(judged.map(({ bet }) => bet).toSorted()).toEqual(Object.keys(proof.bets).toSorted());
    for (const { rounds } of judged) expect(rounds).toBeGreaterThan(0);
    expect(astray(judged)).toEqual([]);
    expect(astray(run(generous(game), proof)).length).toBeGreaterThan(judged.length / 2);
  });
});

describe("a long run", () => {
  it("comes to the same in one part and in several", () => {
    const play = longPlayOf(ALL.find(({ slug }) => slug === "craps") as Game);
    if (!play) throw new Error("craps has a long play");
    const range = (from: number, to: number) => runRounds(play, { ...NAME, from, to });
    const whole = range(0, 50);
    const parts = addSums([range(0, 20), range(20, 50)]);
    expect([...parts.counts]).toEqual([...whole.counts]);
    for (const [bet, sum] of whole.returned.entries()) expect(parts.returned[bet]).toBeCloseTo(sum);
  });

  it("draws as the house does, again from the first number and of each nonce anew", () => {
    const serverSeed = serverSeedOf(NAME);
    const drawsOf = nonceDraws(serverSeed);
    const numbers = (nonce: number, times = 1) => {
      const fresh = drawsOf(nonce);
      return Array.from({ length: times }, () => {
        const draw = fresh();
        return Array.from({ length: 12 }, () => draw(1_000_000));
      });
    };
    const [first, again] = numbers(3, 2);
    // Written out, as the verifier of rounds has it.
    const house = createDraw((block) =>
      createHmac("sha256", serverSeed).update(`long-run:3:${block}`).digest(),
    );
    expect(first).toEqual(first?.map(() => house(1_000_000)));
    expect(again).toEqual(first);
    expect(numbers(4)[0]).not.toEqual(first);
    expect(numbers(3)[0]).toEqual(first);
  });

  it("counts what the proof itself does not know, and refuses to judge other bets", () => {
    const bet = {
      rtp: fraction(1n),
      hitRate: fraction(1n, 2n),
      standardDeviation: 1,
      volatility: "low",
      maxWin: null,
    } as const;
    const sums = { counts: Float64Array.of(10_000), returned: Float64Array.of(10_300) };
    const judge = (rtpHalfWidth: number) =>
      judgeRun({ bets: ["main"] }, sums, { bets: { main: { ...bet, rtpHalfWidth } } })[0];
    expect(judge(0)).toMatchObject({ observed: 1.03, proven: 1, within: false });
    expect(judge(0)?.halfWidth).toBeCloseTo(0.025758, 5);
    expect(judge(0.02)).toMatchObject({ within: true });
    expect(() => judgeRun({ bets: ["main"] }, sums, { bets: {} })).toThrow(RangeError);
  });

  it("tells how likely the furthest of its bets is", () => {
    expect(twoSidedChance(0)).toBeCloseTo(1, 6);
    expect(twoSidedChance(1.959_964)).toBeCloseTo(0.05, 6);
    expect(twoSidedChance(NORMAL_99)).toBeCloseTo(0.01, 6);
    const bet = (name: string, observed: number): JudgedBet => ({
      bet: name,
      rounds: 1,
      observed,
      proven: 1,
      halfWidth: 0.1,
      within: true,
    });
    const furthest = furthestOf([bet("near", 1.05), bet("far", 0.9)]);
    expect(furthest).toMatchObject({ bet: "far", deviations: expect.closeTo(NORMAL_99, 6) });
    expect(furthest.chance).toBeCloseTo(1 - 0.99 ** 2, 6);
  });

  it("runs in threads, prints a table or JSON, and refuses slots", () => {
    const maths = (...args: string[]) =>
      spawnSync(process.execPath, [join(import.meta.dirname, "../../maths.ts"), ...args], {
        encoding: "utf8",
      });
    const long = ["--long", "dragon-tiger", "--rounds", "3000", "--workers", "2", "--seed", "7"];
    const text = maths(...long);
    expect(text.stdout).toMatch(/^dragon-tiger 1\.0\.0: 3,000 rounds, seed 7/);
    expect(text.stdout).toMatch(/\ntie +3,000 .* yes\n/);
    expect(text.status).toBe(0);
    // A seed whose dragons come too rarely, by chance.
    const unlucky = maths(...long, "--seed", "99");
    expect(unlucky.stdout).toMatch(/\ndragon +3,000 .* NO\n[^]*2 of 3 bets lie outside/);
    expect(unlucky.status).toBe(2);
    const { runs } = JSON.parse(maths(...long, "--json").stdout);
    expect(runs[0].bets).toHaveLength(3);
    const slot = maths("--long", "lantern-tide", "--rounds", "10");
    expect([slot.status, slot.stderr.trim()]).toEqual([
      1,
      "lantern-tide is a slot: its own simulation plays its engine.",
    ]);
  });
});
