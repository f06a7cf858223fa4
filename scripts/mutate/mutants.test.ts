import { describe, expect, it } from "vitest";
import { AREAS, sourcesOf, stagesOf } from "./areas.ts";
import { applyMutant, findMutants } from "./find-mutants.ts";
import { sampleOf } from "./sample.ts";

const broken = (text: string): string[] =>
  findMutants("a.ts", text).map((mutant) => applyMutant(text, mutant));

describe("mutants", () => {
  it.each([
    ["x < 1n;", ["x <= 1n;", "x >= 1n;", "x < 2n;"]],
    ["if (ok) go();", ["if (true) go();", "if (false) go();", "if (ok) ;"]],
    ["const a = { b: true };", ["const a = { b: false };"]],
    ["const a = !b;", ["const a = !!b;"]],
    ["const a = b ?? 'é' + c;", ["const a = b && 'é' + c;", 'const a = b ?? "" + c;']],
    ["const a = list.filter((x) => x);", ["const a = list.slice();"]],
    ["const a = list.some(f);", ["const a = list.every(f);"]],
    [
      "const a = (b < c) as boolean;",
      ["const a = (b <= c) as boolean;", "const a = (b >= c) as boolean;"],
    ],
    ["await save(tx);", [";"]],
    [
      "const a = b ? 1 : 2;",
      [
        "const a = true ? 1 : 2;",
        "const a = false ? 1 : 2;",
        "const a = b ? 2 : 2;",
        "const a = b ? 1 : 3;",
      ],
    ],
    [
      "q(`select 1 where a < $1 and b`);",
      ["q(`select 1 where a <= $1 and b`);", "q(`select 1 where a < $1 or b`);", ";"],
    ],
  ])("of %s", (text, expected) => expect(broken(text).toSorted()).toEqual(expected.toSorted()));

  it.each([
    'import a from "b";',
    "type A = 1 | true;",
    'class A extends Error { override readonly name = "A"; }',
    'const job = { name: "outbox.prune" };',
    'throw new TypeError("why");',
    'house.log.warn({ a: true }, "text");',
  ])("are not made of %s", (text) => expect(broken(text)).toEqual([]));

  it("keep their ids when lines move", () => {
    const ids = (text: string) => findMutants("a.ts", text).map(({ id }) => id);
    expect(ids("\n\nx < 1;")).toEqual(ids("x < 1;"));
    expect(new Set(ids("x < 1;\nx < 1;")).size).toBe(6);
  });
});

describe("the sample", () => {
  const mutants = Array.from({ length: 100 }, (_, n) => ({ id: String(n) }));

  it("follows from the seed, and hardly changes when mutants come and go", () => {
    const first = sampleOf(mutants, { seed: 1, size: 20 }).map(({ id }) => id);
    expect(sampleOf(mutants.toReversed(), { seed: 1, size: 20 }).map(({ id }) => id)).toEqual(
      first,
    );
    expect(sampleOf(mutants, { seed: 2, size: 20 }).map(({ id }) => id)).not.toEqual(first);
    const without = sampleOf(
      mutants.filter(({ id }) => id !== first[0]),
      { seed: 1, size: 20 },
    );
    expect(without.slice(0, 19).map(({ id }) => id)).toEqual(first.slice(1));
  });
});

describe("areas", () => {
  it("break what decides, and ask the nearest tests first", () => {
    const [ledger] = AREAS;
    const paths = ["a.ts", "a.test.ts", "public.ts", "ledger/b.ts", "x.sql"].map(
      (name) => `apps/server/src/core/wallet/${name}`,
    );
    expect(sourcesOf(ledger as never, [...paths, "apps/server/src/core/walletx.ts"])).toEqual([
      paths[0],
      paths[3],
    ]);
    expect(stagesOf(ledger as never, paths[3] as string).map(([first]) => first)).toEqual([
      "apps/server/src/core/wallet/ledger",
      "apps/server/src/core/wallet",
      "apps/server/src/money/wagers",
    ]);
  });
});
