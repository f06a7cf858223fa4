import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AutoplayPlan, type CountedRound, stopAfter, withRound } from "./autoplay-plan.ts";

const STAKE = 100;
const PLAN: AutoplayPlan = {
  rounds: 3,
  lossLimitCents: 250,
  winLimitCents: 2000,
  stopsOnFeature: true,
};
const roundOf = (payoutCents: number, hasFeature = false): CountedRound => {
  return { id: "a", payoutCents, stakeCents: STAKE, hasFeature };
};

/** Plays rounds by a plan until it stops; returns how many and why. */
function playedBy(plan: AutoplayPlan, rounds: readonly CountedRound[]) {
  let run = { plan, currency: "EUR", played: 0, netCents: 0, counted: null as string | null };
  for (const round of rounds) {
    run = { ...withRound(run, round) };
    const reason = stopAfter(run, round, STAKE);
    if (reason) return { played: run.played, netCents: run.netCents, reason };
  }
  return { played: run.played, netCents: run.netCents, reason: null };
}

describe("rounds that follow by themselves", () => {
  it("end with the number that was set", () => {
    expect(playedBy(PLAN, [roundOf(100), roundOf(100), roundOf(100), roundOf(100)])).toMatchObject({
      played: 3,
      reason: "rounds",
    });
  });

  it("end before a stake that could take the loss above its limit", () => {
    expect(playedBy(PLAN, [roundOf(0), roundOf(0), roundOf(0)])).toMatchObject({
      played: 2,
      reason: "loss",
    });
    expect(playedBy({ ...PLAN, lossLimitCents: 300 }, [roundOf(0), roundOf(0)]).reason).toBeNull();
  });

  it("end with a single win of the size that was set, and not with a sum of smaller ones", () => {
    expect(playedBy(PLAN, [roundOf(2000)])).toMatchObject({ played: 1, reason: "win" });
    expect(playedBy(PLAN, [roundOf(1999), roundOf(1999)]).reason).toBeNull();
  });

  it("end with a feature only where that was set", () => {
    expect(playedBy(PLAN, [roundOf(0, true)]).reason).toBe("feature");
    expect(playedBy({ ...PLAN, stopsOnFeature: false }, [roundOf(0, true)]).reason).toBeNull();
  });

  it("never lose more than the limit, whatever comes", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: STAKE, max: 5_000 }),
        (payouts, lossLimitCents) => {
          const plan = { ...PLAN, rounds: 1_000, lossLimitCents, stopsOnFeature: false };
          const { netCents } = playedBy(
            plan,
            payouts.map((payout) => roundOf(payout)),
          );
          expect(-netCents).toBeLessThanOrEqual(lossLimitCents);
        },
      ),
    );
  });
});
