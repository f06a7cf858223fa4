import { execFileSync } from "node:child_process";
import { basename, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { noDeadFiles } from "../house/dead-files.ts";
import { noLongFiles, noVagueNames } from "../house/file-shape.ts";
import { noMissingPaths } from "../house/missing-paths.ts";
import { check } from "../run-rules.ts";
import { houseTree } from "../tree/tree.testing.ts";
import { newModuleFiles } from "./new-module-files.ts";
import {
  noDeepImports,
  noSiblingCalls,
  noUnknownAliases,
  noUpwardCalls,
} from "./server-imports.ts";
import { sqlOnlyInStores, sqlOnlyOwnSchema } from "./sql-placement.ts";
import { onlyAllowedImports } from "./workspace-imports.ts";

describe("newModuleFiles", () => {
  it("passes the checks once it is mounted", () => {
    const { files } = newModuleFiles("engagement/lucky-wheel");
    const tree = houseTree({
      ...Object.fromEntries(files),
      "apps/server/src/app.ts": 'import "./engagement/lucky-wheel/module.ts";',
    });
    const found = check(tree, [
      noDeepImports,
      noSiblingCalls,
      noUnknownAliases,
      noUpwardCalls,
      onlyAllowedImports,
      sqlOnlyInStores,
      sqlOnlyOwnSchema,
      noDeadFiles,
      noLongFiles,
      noMissingPaths,
      noVagueNames,
    ]);
    expect(found).toEqual([]);
  });

  it("is written as the formatter writes it", () => {
    const biome = resolve(import.meta.dirname, "../../../node_modules/@biomejs/biome/bin/biome");
    const files = [...newModuleFiles("engagement/lucky-wheel").files];
    // The formatter knows no SQL.
    for (const [path, text] of files.filter(([name]) => !name.endsWith(".sql"))) {
      const command = [biome, "format", `--stdin-file-path=${basename(path)}`];
      const formatted = execFileSync(process.execPath, command, { input: text, encoding: "utf8" });
      expect(text).toBe(formatted);
    }
  }, 30_000);

  it("names the schema and the exports after the module", () => {
    const { files } = newModuleFiles("engagement/lucky-wheel");
    const folder = "apps/server/src/engagement/lucky-wheel";
    expect(files.get(`${folder}/migrations/0001-schema.sql`)).toBe("create schema lucky_wheel;\n");
    expect(files.get(`${folder}/module.ts`)).toContain("export const luckyWheel: Module");
  });

  it.each(["", "quests", "platform/cache", "events/quests", "shop/quests", "core/a/b"])(
    "refuses the place %j and names the bands",
    (place) => expect(() => newModuleFiles(place)).toThrow("entitlements, money, play"),
  );

  it.each(["engagement/Quests", "engagement/lucky_wheel", "engagement/-a", "engagement/"])(
    "refuses the name in %j",
    (place) => expect(() => newModuleFiles(place)).toThrow("not a module's name"),
  );
});
