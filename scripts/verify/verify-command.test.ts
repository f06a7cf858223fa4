import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const PROGRAM = join(import.meta.dirname, "../verify.ts");
/** A program starts slowly on a busy machine. */
const PATIENCE_MS = 60_000;

it.each([
  ["an option that there is not", ["--bogus"]],
  ["no round", []],
  ["a file that there is not", ["--record", "/nowhere/at-all.json"]],
])(
  "verify ends with 2 and a sentence, not with the 1 of a round that is wrong, for %s",
  (_, args) => {
    const ended = spawnSync(process.execPath, [PROGRAM, ...args], { encoding: "utf8" });
    expect([ended.status, ended.stderr.trim().split("\n").length]).toEqual([2, 1]);
  },
  PATIENCE_MS,
);
