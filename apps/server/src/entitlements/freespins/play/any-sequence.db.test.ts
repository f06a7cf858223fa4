import { randomUUID } from "node:crypto";
import {
  activateFreespins,
  cancelFreespins,
  listBonuses,
  listFreespins,
} from "@houselight/contracts";
import {
  brokenInvariants,
  type HttpCaller,
  openTestHouse,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expireFreespins } from "../change/end-freespins.ts";
import { given, letEndAt, refusedSpin } from "../freespins.testing.ts";

const RUNS = 6;
let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "any sequence of free spins" });
  url = kit.served?.url as string;
});
afterAll(() => kit.close());

const step = fc.record({
  what: fc.constantFrom(
    ...([
      "give",
      "activate",
      "spin",
      "spin",
      "spin",
      "spins",
      "repeat",
      "pay",
      "cancel",
      "expire",
      "hear",
    ] as const),
  ),
  which: fc.nat({ max: 5 }),
  count: fc.integer({ min: 1, max: 6 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A player with the free spins and rounds of a run. */
interface Run {
  readonly id: bigint;
  readonly caller: HttpCaller;
  readonly sets: string[];
  latest: { readonly set: string; readonly id: string } | null;
}

async function take(run: Run, { what, which, count }: Step): Promise<void> {
  const { caller, sets } = run;
  const set = sets[which % Math.max(1, sets.length)];
  if (what === "hear") return kit.house.reactions.settled();
  if (what === "give" || set === undefined) {
    const game = which % 2 === 0 ? "lantern-tide" : "penny-comet";
    sets.push(await given(kit, run.id, { count, game, wagering: which }));
    return;
  }
  const params = { id: set };
  const slug = (await caller.call(listFreespins, {})).body.find(({ id }) => id === set)
    ?.game as string;
  if (what === "activate") await caller.call(activateFreespins, { params });
  if (what === "cancel") await caller.call(cancelFreespins, { params });
  if (what === "pay")
    await refusedSpin(caller, set, { slug, bet: { kind: "slot", stake_cents: 40 } });
  if (what === "spin") {
    const id = randomUUID();
    if ((await refusedSpin(caller, set, { id, slug })) === null) run.latest = { set, id };
  }
  if (what === "spins")
    await Promise.all(Array.from({ length: count }, () => refusedSpin(caller, set, { slug })));
  if (what === "repeat" && run.latest) {
    const { set: of, id } = run.latest;
    const game = (await caller.call(listFreespins, {})).body.find((one) => one.id === of)
      ?.game as string;
    expect(await refusedSpin(caller, of, { id, slug: game })).toBeNull();
  }
  if (what === "expire") {
    await letEndAt(kit, set, kit.clock.now()).catch(() => {
      // Free spins that are over stay as they are.
    });
    await expireFreespins(kit.house);
  }
}

it("any sequence of free rounds, repeats, cancellations and ends of time keeps the books", () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), async (steps) => {
      const { id, caller } = await signedInPlayer(kit.house, url, 10_000n);
      const run: Run = { id, caller, sets: [], latest: null };
      for (const one of steps) await take(run, one);
      await kit.house.reactions.settled();
      await kit.house.reactions.settled();
      const sets = (await caller.call(listFreespins, {})).body;
      const bonuses = (await caller.call(listBonuses, {})).body;
      for (const { freespins_used, freespins_total, stage, ...set } of sets) {
        expect(freespins_used).toBeLessThanOrEqual(freespins_total);
        if (stage === "activated") expect(freespins_used).toBeLessThan(freespins_total);
        const isGiven = (stage === "finished" || stage === "expired") && set.amount_cents > 0;
        const own = bonuses.filter((bonus) => bonus.id === set.id);
        expect(own.map(({ amount_cents }) => amount_cents)).toEqual(
          isGiven ? [set.amount_cents] : [],
        );
      }
      expect(await brokenInvariants(kit.house)).toEqual([]);
    }),
    { numRuns: RUNS },
  ));
