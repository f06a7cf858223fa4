import { describe, expect, it } from "vitest";
import { houseTree, importing } from "../tree/tree.testing.ts";
import {
  noDeepImports,
  noPlatformCycles,
  noSiblingCalls,
  noUnknownAliases,
  noUpwardCalls,
} from "./server-imports.ts";

const src = "apps/server/src";
const quests = `${src}/engagement/quests/advance-quests.ts`;

/** A house that keeps every rule of this file. */
const correct = houseTree({
  [`${src}/main.ts`]: importing("./app.ts"),
  [`${src}/app.ts`]: importing("./core/wallet/module.ts", "./engagement/quests/module.ts"),
  [`${src}/core/wallet/module.ts`]: importing(
    "./public.ts",
    "#core/configuration",
    "#platform/database",
  ),
  [`${src}/money/wagers/place-wager.ts`]: importing("#core/wallet", "#events/wagers"),
  [quests]: importing("#money/wagers", "#events/wagers", "./quest.ts", "node:crypto", "zod"),
  [`${src}/events/wagers.ts`]: importing("./money.ts", "@houselight/contracts"),
  [`${src}/platform/outbox/deliver.ts`]: importing("#platform/database"),
  [`${src}/platform/database/open.ts`]: 'import type { Reaction } from "#platform/outbox";',
  [`${src}/core/wallet/scenario.test.ts`]: importing("#money/wagers"),
});

describe("the server's imports", () => {
  it("pass in a correct house", () => {
    const rules = [
      noUpwardCalls,
      noSiblingCalls,
      noDeepImports,
      noUnknownAliases,
      noPlatformCycles,
    ];
    expect(rules.flatMap((rule) => rule(correct))).toEqual([]);
  });
});

describe("noUpwardCalls", () => {
  it.each([
    ["core/wallet/post.ts", "#money/wagers"],
    ["platform/http/mount.ts", "#core/accounts"],
    ["platform/outbox/deliver.ts", "#events/wagers"],
    ["events/wagers.ts", "#core/wallet"],
    ["entitlements/bonuses/grant.ts", "#play/sportsbook"],
    ["money/wagers/place.ts", "#engagement/quests"],
    ["play/house-games/play.ts", "../../app.ts"],
  ])("fails when %s imports %s", (file, specifier) => {
    const path = `${src}/${file}`;
    const tree = houseTree({ [path]: `\n${importing(specifier)}` });
    expect(noUpwardCalls(tree)).toMatchObject([{ path, line: 2, rule: "upward-call" }]);
  });

  it("fails for a type and for a dynamic import as well", () => {
    const text = 'import type { W } from "#money/wagers";\nconst m = import("#money/wagers");';
    expect(noUpwardCalls(houseTree({ [`${src}/core/wallet/post.ts`]: text }))).toHaveLength(2);
  });
});

describe("noSiblingCalls", () => {
  it.each([
    ["engagement/quests/a.ts", "#engagement/vip"],
    ["money/cashbox/a.ts", "#money/wagers"],
    ["money/wagers/a.ts", "#money/cashbox"],
    ["play/house-games/a.ts", "#play/sportsbook"],
    ["entitlements/bonuses/a.ts", "#entitlements/rewards"],
  ])("fails when %s imports %s", (file, specifier) => {
    const tree = houseTree({ [`${src}/${file}`]: importing(specifier) });
    expect(noSiblingCalls(tree)).toMatchObject([{ line: 1, rule: "sibling-call" }]);
  });

  it.each([
    ["wallet", "accounts"],
    ["staff", "configuration"],
    ["wallet", "unlisted"],
  ])("fails when core/%s imports core/%s", (from, to) => {
    const tree = houseTree({ [`${src}/core/${from}/a.ts`]: importing(`#core/${to}`) });
    expect(noSiblingCalls(tree)).toMatchObject([{ line: 1, rule: "core-order" }]);
  });
});

describe("noDeepImports", () => {
  it.each([
    ["engagement/quests/a.ts", "../../core/wallet/post.ts"],
    ["engagement/quests/a.ts", "../../core/wallet/public.ts"],
    ["engagement/quests/a.ts", "../../events/wagers.ts"],
    ["engagement/quests/a.ts", "#core/wallet/inner"],
    ["platform/http/a.ts", "../database/transaction.ts"],
    ["app.ts", "./core/wallet/post.ts"],
    ["events/wagers.ts", "../platform/ids/public.ts"],
  ])("fails when %s imports %s", (file, specifier) => {
    const tree = houseTree({ [`${src}/${file}`]: importing(specifier) });
    expect(noDeepImports(tree)).toMatchObject([{ line: 1, rule: "deep-import" }]);
  });
});

describe("noUnknownAliases", () => {
  it("fails for a name that package.json does not list", () => {
    const tree = houseTree({ [quests]: importing("#house/wallet") });
    expect(noUnknownAliases(tree)).toMatchObject([{ path: quests, rule: "unknown-alias" }]);
  });
});

describe("noPlatformCycles", () => {
  it("fails once for a circle of three parts", () => {
    const tree = houseTree({
      [`${src}/platform/http/a.ts`]: importing("#platform/log"),
      [`${src}/platform/log/a.ts`]: importing("#platform/clock"),
      [`${src}/platform/clock/a.ts`]: importing("#platform/http"),
    });
    expect(noPlatformCycles(tree)).toMatchObject([
      { rule: "platform-cycle", message: expect.stringContaining("clock → http → log → clock") },
    ]);
  });
});
