import { describe, expect, it } from "vitest";
import { houseTree, importing } from "../tree/tree.testing.ts";
import { noFeatureToFeature, onlyAllowedImports } from "./workspace-imports.ts";

describe("onlyAllowedImports", () => {
  it("passes in a correct house", () => {
    const tree = houseTree({
      "apps/web/src/router.tsx": importing(
        "@houselight/contracts/money",
        "@houselight/ui",
        "react",
      ),
      "apps/web/vite.config.ts": importing("vite", "node:path"),
      "apps/server/src/app.ts": importing("@houselight/contracts", "fastify", "node:http"),
      "packages/contracts/src/index.ts": importing("zod", "zod/mini", "./money.ts"),
      "packages/game-maths/src/index.ts": importing("./slot.ts", "@houselight/game-maths/draw"),
      "packages/game-maths/src/slot.test.ts": importing("vitest", "fast-check", "node:crypto"),
      "packages/ui/src/button.tsx": importing("react", "clsx"),
      "packages/test-kit/src/index.ts": importing("@houselight/server"),
    });
    expect(onlyAllowedImports(tree)).toEqual([]);
  });

  it.each([
    ["apps/web/src/a.ts", "@houselight/server"],
    ["apps/back-office/src/a.ts", "@houselight/server"],
    ["apps/web/src/a.ts", "@houselight/test-kit"],
    ["apps/server/src/a.ts", "@houselight/web"],
    ["apps/simulators/src/a.ts", "@houselight/server"],
    ["packages/game-maths/src/a.ts", "zod"],
    ["packages/game-maths/src/a.ts", "node:crypto"],
    ["packages/game-maths/src/a.ts", "@houselight/contracts"],
    ["packages/sports-maths/src/a.ts", "@houselight/game-maths"],
    ["packages/ui/src/a.tsx", "@houselight/contracts"],
    ["packages/contracts/src/a.ts", "clsx"],
    ["packages/contracts/src/a.ts", "node:buffer"],
  ])("fails when %s imports %s", (path, specifier) => {
    const found = onlyAllowedImports(houseTree({ [path]: importing(specifier) }));
    expect(found).toMatchObject([{ path, line: 1, rule: "workspace-import" }]);
  });

  it.each([
    ["apps/web/src/a.test.ts", "../../server/src/app.ts"],
    ["packages/faults/src/a.ts", "../../contracts/src/index.ts"],
    ["scripts/a.ts", "../apps/server/src/main.ts"],
    ["scripts/bench/a.ts", "../../packages/contracts/src/index.ts"],
    ["journeys/support/a.ts", "../../scripts/a.ts"],
  ])("fails when %s takes the path %s out of its folder", (path, specifier) => {
    const tree = houseTree({ [path]: importing(specifier) });
    expect(onlyAllowedImports(tree)).toMatchObject([{ path, rule: "workspace-path" }]);
  });

  it("passes when a program of the root enters workspaces by name", () => {
    const specifiers = ["@houselight/contracts", "./rules/run-rules.ts", "node:path"];
    expect(onlyAllowedImports(houseTree({ "scripts/a.ts": importing(...specifiers) }))).toEqual([]);
  });
});

describe("noFeatureToFeature", () => {
  it("passes when a route composes features and a feature keeps to itself", () => {
    const tree = houseTree({
      "apps/web/src/routes/index.tsx": importing("../features/wallet/balance.tsx"),
      "apps/web/src/features/wallet/balance.tsx": importing("./amount.tsx", "../../shell/menu.tsx"),
      "apps/web/src/games/lantern-tide/reels.tsx": importing("./symbols.ts"),
    });
    expect(noFeatureToFeature(tree)).toEqual([]);
  });

  it("fails when a feature imports another", () => {
    const path = "apps/web/src/features/wallet/balance.tsx";
    const tree = houseTree({ [path]: importing("../accounts/name.tsx") });
    expect(noFeatureToFeature(tree)).toMatchObject([{ path, rule: "feature-to-feature" }]);
  });

  it.each(["shell/bars/header.tsx", "data/wallet.ts", "live/handlers.ts"])(
    "fails when %s, which features stand on, imports one",
    (file) => {
      const path = `apps/web/src/${file}`;
      const tree = houseTree({ [path]: importing("../features/wallet/balance.tsx") });
      const upper = houseTree({ [path]: importing("../../features/wallet/balance.tsx") });
      const found = [...noFeatureToFeature(tree), ...noFeatureToFeature(upper)];
      expect(found).toMatchObject([{ path, rule: "layer-to-feature" }]);
    },
  );

  it("fails when a game imports a feature", () => {
    const path = "apps/web/src/games/lantern-tide/reels.tsx";
    const tree = houseTree({ [path]: importing("../../features/wallet/balance.tsx") });
    expect(noFeatureToFeature(tree)).toMatchObject([{ path, rule: "game-to-feature" }]);
  });
});
