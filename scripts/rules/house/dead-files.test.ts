import { describe, expect, it } from "vitest";
import { houseTree, importing } from "../tree/tree.testing.ts";
import { noDeadFiles } from "./dead-files.ts";

/** A small house in which everything is used, each file in its own way. */
const used: Record<string, string> = {
  "package.json": '{ "scripts": { "check": "node scripts/check.ts" } }',
  "CONTRIBUTING.md": "run `node scripts/by-hand.ts`",
  "scripts/check.ts": importing("./rules/rule.ts"),
  "scripts/rules/rule.ts": "",
  "scripts/by-hand.ts": "",
  "apps/server/src/main.ts": importing("./app.ts"),
  "apps/server/src/app.ts": importing("./core/wallet/module.ts"),
  "apps/server/src/core/wallet/module.ts": `${importing("./post.ts", "#core/accounts")}
    new URL("./worker.ts", import.meta.url);`,
  "apps/server/src/core/wallet/post.ts": importing("@houselight/contracts/money"),
  "apps/server/src/core/wallet/worker.ts": "",
  "apps/server/src/core/accounts/public.ts": 'export * from "./player.ts";',
  "apps/server/src/core/accounts/player.ts": "",
  "apps/server/src/core/accounts/player.test.ts": importing("./players.testing.ts", "./player.ts"),
  "apps/server/src/core/accounts/players.testing.ts": "",
  "apps/server/src/core/accounts/session.test.ts": importing("./testing/sessions.ts"),
  "apps/server/src/core/accounts/testing/sessions.ts": "",
  "apps/web/vite.config.ts": "",
  "apps/web/src/routes.ts": 'route("/", "home.tsx");',
  "apps/web/src/routes/home.tsx": importing("../app.css"),
  "apps/web/src/app.css": '@import "./colours.css";',
  "apps/web/src/colours.css": "",
  "apps/web/src/router.tsx": 'import.meta.glob("./games/*/index.ts");',
  "apps/web/src/games/dice/index.ts": "",
  "packages/contracts/src/index.ts": "",
  "packages/contracts/src/money/index.ts": "",
  "packages/test-kit/src/index.ts": "",
};

const dead = (files: Record<string, string>) => noDeadFiles(houseTree({ ...used, ...files }));

describe("noDeadFiles", () => {
  it("passes when something that runs leads to every file", () => {
    expect(dead({})).toEqual([]);
  });

  it.each([
    "apps/server/src/core/wallet/forgotten.ts",
    "apps/web/src/routes/old-page.tsx",
    "apps/web/src/old.css",
    "apps/web/src/games/dice/dice-face.ts",
    "packages/contracts/src/quests/index.ts",
    "scripts/forgotten.ts",
    "apps/server/src/core/accounts/unused.testing.ts",
    "apps/server/src/core/accounts/testing/unused.ts",
  ])("fails for %s, which nothing names", (path) => {
    expect(dead({ [path]: "" })).toMatchObject([{ path, rule: "dead-file" }]);
  });

  it("fails for a file that only its own test knows", () => {
    const path = "apps/server/src/core/wallet/lonely.ts";
    const found = dead({
      [path]: "",
      "apps/server/src/core/wallet/lonely.test.ts": importing("./lonely.ts"),
      "vitest.config.ts": 'const include = ["apps/**/*.test.ts"];',
    });
    expect(found).toMatchObject([{ path, rule: "dead-file" }]);
  });

  it("fails for two files that know only each other", () => {
    const found = dead({
      "packages/contracts/src/a.ts": importing("./b.ts"),
      "packages/contracts/src/b.ts": importing("./a.ts"),
    });
    expect(found).toHaveLength(2);
  });
});
