/**
 * Checks the house rules that a program can check: banned calls, sizes, names, what is left behind, dead
 * files, paths named in documents. Run: `node scripts/house-rules.ts [--root DIR]`.
 */
import {
  noConsole,
  noFloatMoney,
  noFocusedTests,
  noMathRandom,
  noTypeEscapes,
  noWallClock,
} from "./rules/house/banned-calls.ts";
import { noQuestionComments } from "./rules/house/comment-form.ts";
import { noDeadFiles } from "./rules/house/dead-files.ts";
import { noLongFiles, noLongFunctions, noVagueNames } from "./rules/house/file-shape.ts";
import { noOutsideWords, noWorkPutOff } from "./rules/house/left-behind.ts";
import { noLicenceCodes } from "./rules/house/licence-codes.ts";
import { noMissingPaths } from "./rules/house/missing-paths.ts";
import { noMalformedRows, noUnknownRows, noUnnamedRows } from "./rules/house/row-codes.ts";
import { runRules } from "./rules/run-rules.ts";

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
