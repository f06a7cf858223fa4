/**
 * Checks the borders of the house: which band calls which, who enters a module by which door, which
 * workspace imports which, and where SQL is spoken; that no files import each other in a circle and
 * no folder is too large. Run: `node scripts/boundaries.ts [--root DIR]`.
 */
import { noLargeFolders } from "./rules/boundaries/folder-size.ts";
import { noImportCircles } from "./rules/boundaries/import-circles.ts";
import {
  noDeepImports,
  noPlatformCycles,
  noSiblingCalls,
  noUnknownAliases,
  noUpwardCalls,
} from "./rules/boundaries/server-imports.ts";
import { sqlOnlyInStores, sqlOnlyOwnSchema } from "./rules/boundaries/sql-placement.ts";
import { noFeatureToFeature, onlyAllowedImports } from "./rules/boundaries/workspace-imports.ts";
import { runRules } from "./rules/run-rules.ts";

runRules("boundaries", [
  noUpwardCalls,
  noSiblingCalls,
  noDeepImports,
  noUnknownAliases,
  noPlatformCycles,
  onlyAllowedImports,
  noFeatureToFeature,
  sqlOnlyInStores,
  sqlOnlyOwnSchema,
  noImportCircles,
  noLargeFolders,
]);
