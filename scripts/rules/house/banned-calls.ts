import { isCode, isGenerated, isTest } from "../tree/paths.ts";
import type { Rule, SourceTree, Violation } from "../tree/source-tree.ts";
import type { Syntax } from "../tree/syntax.ts";

/** Chance comes from the fairness draw or from `#platform/random`, never from the engine's generator. */
export const noMathRandom: Rule = (tree) =>
  judge(tree, isOurs, ({ members }) =>
    members
      .filter(({ text }) => text === "Math.random")
      .map(({ line }) => ({
        line,
        rule: "no-math-random",
        message:
          "Math.random cannot be replayed or proven: take a draw or random bytes as a parameter",
      })),
  );

/**
 * The clock is given, so that a test can set it: `apps/server/src` outside of its clock, contracts and
 * the maths ask no clock of their own. The sites and the simulators live in real time.
 */
export const noWallClock: Rule = (tree) =>
  judge(tree, isDomain, ({ members, calls, constructions }) => {
    const message = "asks the machine's clock: take the time or a clock as a parameter";
    return [
      ...members.filter(({ text }) => text === "Date.now" || text === "performance.now"),
      ...constructions.filter(
        ({ callee, argumentCount }) => callee === "Date" && argumentCount === 0,
      ),
      ...calls.filter(({ callee }) => callee === "Date"),
    ].map(({ line }) => ({ line, rule: "no-wall-clock", message }));
  });

const MONEY_NAME = /cents|amount|stake|payout|balance|money|winnings/i;

/** Money is an integer of the smallest unit: nothing on the server or the wire makes a fraction of it. */
export const noFloatMoney: Rule = (tree) =>
  judge(tree, isMoneyCode, ({ calls, binaries }) => {
    const rule = "no-float-money";
    const parsed = calls.filter(({ callee }) => /^(?:Number\.)?parseFloat$/.test(callee));
    const rounded = calls.filter(
      ({ callee, object }) => callee.endsWith(".toFixed") && MONEY_NAME.test(object),
    );
    const scaled = binaries.filter(({ operator, left, right }) => {
      if (operator === "*") return left === "0.01" || right === "0.01";
      return operator === "/" && /^10{2,}(?:\.0+)?$/.test(right) && MONEY_NAME.test(left);
    });
    return [
      ...parsed.map(({ line }) => ({
        line,
        rule,
        message: "parseFloat makes a float: parse digits",
      })),
      ...rounded.map(({ line }) => ({ line, rule, message: "toFixed on money: use formatMoney" })),
      ...scaled.map(({ line }) => ({ line, rule, message: "scales money as a float: use bigint" })),
    ];
  });

/** A program speaks through its log; only scripts and the entry of an app print. */
export const noConsole: Rule = (tree) =>
  judge(tree, isQuiet, ({ calls }) =>
    calls
      .filter(({ callee }) => /^console\.(?:log|info|debug|table|dir|trace)$/.test(callee))
      .map(({ line, callee }) => ({
        line,
        rule: "no-console",
        message: `${callee} outside of scripts and apps/*/src/main.ts: use the log`,
      })),
  );

/** A test that is left out or runs alone hides what fails. */
export const noFocusedTests: Rule = (tree) =>
  judge(tree, isTest, ({ calls }) =>
    calls
      .filter(({ callee }) =>
        /^(?:(?:it|test|describe|suite|bench)(?:\.\w+)*\.(?:only|skip|todo)\b|[fx](?:it|test|describe)$)/.test(
          callee,
        ),
      )
      .map(({ line, callee }) => ({
        line,
        rule: "no-focused-test",
        message: `${callee} leaves tests out: run them all, or use skipIf with a condition`,
      })),
  );

/** Types are not talked out of their meaning. */
export const noTypeEscapes: Rule = (tree) =>
  judge(tree, isOurs, ({ anyCasts, comments, error }) => [
    ...anyCasts.map(({ line }) => ({
      line,
      rule: "no-type-escape",
      message: "`as any` switches the checker off: parse or narrow instead",
    })),
    ...comments
      .filter(({ text }) => /^\s*\*?\s*@ts-(?:ignore|nocheck)\b/.test(text))
      .map(({ line }) => ({
        line,
        rule: "no-type-escape",
        message: "switches the checker off: fix the type",
      })),
    ...(error ? [{ line: error.line, rule: "syntax-error", message: error.message }] : []),
  ]);

type Finding = Omit<Violation, "path">;

function judge(
  tree: SourceTree,
  concerns: (path: string) => boolean,
  find: (syntax: Syntax) => Finding[],
): Violation[] {
  return [...tree.files.keys()]
    .filter((path) => isCode(path) && !isGenerated(path) && concerns(path))
    .flatMap((path) => find(tree.syntax(path)).map((finding) => ({ path, ...finding })));
}

const isOurs = (_path: string): boolean => true;

const isDomain = (path: string): boolean =>
  /^(?:apps\/server\/src|packages\/(?:contracts|game-maths|sports-maths)\/src)\//.test(path) &&
  !/^apps\/server\/src\/platform\/clock[./]/.test(path) &&
  !isTest(path);

const isMoneyCode = (path: string): boolean =>
  /^(?:apps\/server|packages\/contracts)\/src\//.test(path) && !isTest(path);

const isQuiet = (path: string): boolean =>
  !path.startsWith("scripts/") && !/^apps\/[^/]+\/src\/main\.ts$/.test(path);
