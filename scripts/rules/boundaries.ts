/**
 * Checks the borders of the house: which band calls which, who enters a module by which door, which
 * workspace imports which, and where SQL is spoken; that no files import each other in a circle and
 * no folder is too large. Run: `node scripts/rules/boundaries.ts [--root DIR]`.
 */
import { noLargeFolders } from "./boundaries/folder-size.ts";
import { noImportCircles } from "./boundaries/import-circles.ts";
import {
  noDeepImports,
  noPlatformCycles,
  noSiblingCalls,
  noUnknownAliases,
  noUpwardCalls,
} from "./boundaries/server-imports.ts";
import { sqlOnlyInStores, sqlOnlyOwnSchema } from "./boundaries/sql-placement.ts";
import { noFeatureToFeature, onlyAllowedImports } from "./boundaries/workspace-imports.ts";
import { runRules } from "./run-rules.ts";

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
