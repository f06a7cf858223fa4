import fc from "fast-check";
import { expect, it } from "vitest";
import { splitPayout, sumOf } from "./wager.ts";

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });
const shares = fc
  .record({ cash: amount, bonus: amount, house: amount })
  .filter((stake) => sumOf(stake) > 0n);

it.each(["cash", "bonus", "kept"] as const)(
  "a payout whose wins of the house's share go to %s is split whole, and by the shares of the stake",
  (winsTo) =>
    fc.assert(
      fc.property(amount, shares, (payout, stake) => {
        const paid = splitPayout(payout, stake, winsTo);
        expect(paid.cash + paid.bonus + paid.kept).toBe(payout);
        const total = sumOf(stake);
        const share = { ...paid, [winsTo]: paid[winsTo] };
        for (const bucket of ["cash", "bonus", "kept"] as const) {
          const own = bucket === "kept" ? 0n : stake[bucket];
          const exact = payout * (own + (bucket === winsTo ? stake.house : 0n));
          const off = share[bucket] * total - exact;
          // Off by less than a smallest unit for each of the two that were cut.
          expect(off > -total && off < 2n * total).toBe(true);
        }
        // What the player did not stake in cash is never paid in cash by the cut.
        expect(
          paid.cash * total <= payout * (stake.cash + (winsTo === "cash" ? stake.house : 0n)),
        ).toBe(true);
      }),
    ),
);
