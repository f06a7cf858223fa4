/**
 * Checks the house rules that a program can check: banned calls, sizes, names, what is left behind, dead
 * files, paths named in documents. Run: `node scripts/rules/house-rules.ts [--root DIR]`.
 */
import {
  noConsole,
  noFloatMoney,
  noFocusedTests,
  noMathRandom,
  noTypeEscapes,
  noWallClock,
} from "./house/banned-calls.ts";
import { noQuestionComments } from "./house/comment-form.ts";
import { noDeadFiles } from "./house/dead-files.ts";
import { noLongFiles, noLongFunctions, noVagueNames } from "./house/file-shape.ts";
import { noOutsideWords, noWorkPutOff } from "./house/left-behind.ts";
import { noLicenceCodes } from "./house/licence-codes.ts";
import { noMissingPaths } from "./house/missing-paths.ts";
import { noMalformedRows, noUnknownRows, noUnnamedRows } from "./house/row-codes.ts";
import { runRules } from "./run-rules.ts";

runRules("house rules", [
  noMathRandom,
  noWallClock,
  noFloatMoney,
  noConsole,
  noFocusedTests,
  noTypeEscapes,
  noLicenceCodes,
  noLongFiles,
  noLongFunctions,
  noVagueNames,
  noWorkPutOff,
  noOutsideWords,
  noMissingPaths,
  noDeadFiles,
  noQuestionComments,
  noMalformedRows,
  noUnknownRows,
  noUnnamedRows,
]);
