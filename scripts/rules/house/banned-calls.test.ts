import { describe, expect, it } from "vitest";
import { type Rule, treeOf } from "../tree/source-tree.ts";
import {
  noConsole,
  noFloatMoney,
  noFocusedTests,
  noMathRandom,
  noTypeEscapes,
  noWallClock,
} from "./banned-calls.ts";

const domain = "apps/server/src/core/wallet/ledger/post-transfers.ts";
/** Judges one file of text, a line above it. */
const judge = (rule: Rule, path: string, text: string) => rule(treeOf({ [path]: `\n${text}` }));

describe("noMathRandom", () => {
  it.each(["const n = Math.random();", "const chance = Math.random;", "f(Math\n.random)"])(
    "fails for %j anywhere",
    (text) => {
      const found = judge(noMathRandom, "apps/web/src/shell/menu.tsx", text);
      expect(found).toMatchObject([{ line: 2, rule: "no-math-random" }]);
    },
  );

  it("passes for the word in a comment or a string", () => {
    const text = '// Math.random is banned\nconst s = "Math.random";\nMath.floor(1);';
    expect(judge(noMathRandom, domain, text)).toEqual([]);
  });
});

describe("noWallClock", () => {
  it.each(["new Date()", "Date.now()", "performance.now()", "Date()", "f(Date.now)"])(
    "fails for %s in domain code",
    (text) => {
      for (const path of [domain, "packages/contracts/src/a.ts", "packages/game-maths/src/a.ts"]) {
        expect(judge(noWallClock, path, text)).toMatchObject([{ line: 2, rule: "no-wall-clock" }]);
      }
    },
  );

  it.each([
    "apps/server/src/platform/clock.ts",
    "apps/server/src/platform/clock/public.ts",
    "apps/server/src/core/wallet/a.test.ts",
    "scripts/measure.ts",
    "apps/web/src/shell/session-timer.tsx",
    "apps/simulators/src/odds-feed/tick.ts",
  ])("leaves %s alone", (path) => {
    expect(judge(noWallClock, path, "new Date(); Date.now(); performance.now()")).toEqual([]);
  });

  it("passes for a date made from a given time", () => {
    expect(judge(noWallClock, domain, "new Date(clock.now())")).toEqual([]);
  });
});

describe("noFloatMoney", () => {
  it.each([
    "parseFloat(text)",
    "Number.parseFloat(text)",
    "balanceCents.toFixed(2)",
    "(payout / 2).toFixed(2)",
    "x * 0.01",
    "0.01 * x",
    "amount_cents / 100",
    "stake / 100.0",
  ])("fails for %s", (text) => {
    const found = judge(noFloatMoney, domain, text);
    expect(found.map(({ rule, line }) => [rule, line])).toContainEqual(["no-float-money", 2]);
  });

  it.each(["ratio.toFixed(2)", "amount / 100n", "width / 100", "stakeCents * 100n"])(
    "passes for %s",
    (text) => expect(judge(noFloatMoney, domain, text)).toEqual([]),
  );

  it("judges the server and the wire, not the site's drawing", () => {
    expect(judge(noFloatMoney, "apps/web/src/a.ts", "parseFloat(style.width)")).toEqual([]);
    expect(judge(noFloatMoney, "packages/contracts/src/a.ts", "parseFloat(x)")).toHaveLength(1);
  });
});

describe("noConsole", () => {
  it.each([domain, "apps/web/src/a.tsx", "packages/ui/src/a.tsx", "apps/web/src/shell/main.ts"])(
    "fails in %s",
    (path) => {
      const found = judge(noConsole, path, 'console.log("here");');
      expect(found).toMatchObject([{ path, line: 2, rule: "no-console" }]);
    },
  );

  it.each(["scripts/maths.ts", "apps/server/src/main.ts"])("passes in %s", (path) => {
    expect(judge(noConsole, path, 'console.log("here");')).toEqual([]);
  });
});

describe("noFocusedTests", () => {
  it.each([
    'it.only("x", f)',
    'describe.only("x", f)',
    'test.skip("x", f)',
    'it.concurrent.skip("x", f)',
    'it.only.each([1])("x", f)',
    'it.todo("x")',
    'xit("x", f)',
    'fdescribe("x", f)',
  ])("fails for %s", (text) => {
    const found = judge(noFocusedTests, "packages/ui/src/a.test.ts", text);
    expect(found.every(({ rule, line }) => rule === "no-focused-test" && line === 2)).toBe(true);
    expect(found).not.toEqual([]);
  });

  it("passes for a test that runs, and for one with a condition", () => {
    const text = 'it("x", f); it.each([1])("y", f); it.skipIf(noDatabase)("z", f); list.only(1);';
    expect(judge(noFocusedTests, "packages/ui/src/a.test.ts", text)).toEqual([]);
  });
});

describe("noTypeEscapes", () => {
  it.each([
    ["const a = b as any;", "no-type-escape"],
    ["// @ts-ignore\nf();", "no-type-escape"],
    ["/* @ts-nocheck */", "no-type-escape"],
    ["const = 1;", "syntax-error"],
  ])("fails for %j", (text, rule) => {
    expect(judge(noTypeEscapes, "packages/ui/src/a.ts", text)).toMatchObject([{ line: 2, rule }]);
  });

  it("passes for a narrowing and for an expected error with its reason", () => {
    const text = "const a = b as string;\n// @ts-expect-error: the type is wrong upstream\nf();";
    expect(judge(noTypeEscapes, domain, text)).toEqual([]);
  });
});
