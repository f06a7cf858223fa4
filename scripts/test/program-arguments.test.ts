import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
/** A program starts slowly on a busy machine. */
const PATIENCE_MS = 120_000;

const run = (program: string, args: readonly string[]) =>
  spawnSync(process.execPath, [join(ROOT, program), ...args], {
    cwd: ROOT,
    encoding: "utf8",
    timeout: PATIENCE_MS / 2,
  });

it.each([
  ["scripts/build/build-sites.ts", "npm run build"],
  ["scripts/new-module.ts", "npm run new-module"],
])(
  "%s --help says what it does, and does nothing",
  (program, told) => {
    const { status, stdout } = run(program, ["--help"]);
    expect([status, stdout]).toEqual([0, expect.stringContaining(told)]);
  },
  PATIENCE_MS,
);

/** Arguments that a program does not understand, and what it says of them. */
const WRONG: readonly (readonly [program: string, args: readonly string[], told: string])[] = [
  ["scripts/build/build-sites.ts", ["--watch"], "--watch"],
  ["scripts/build/build-sites.ts", ["apps/web"], "apps/web"],
  ["scripts/new-module.ts", ["--band", "core"], "--band"],
  ["scripts/new-module.ts", ["play/first", "play/second"], "one module at a time"],
  ["scripts/fuzz.ts", ["--requests", "many"], "--requests is a whole number above 0, not many"],
  ["scripts/fuzz.ts", ["--only", "signIn,signOn"], "There is no endpoint signOn."],
  ["scripts/mutate.ts", ["--sample", "some"], "--sample is a whole number above 0, not some"],
  ["scripts/mutate.ts", ["--area", "nowhere"], "There is no area nowhere."],
];

it.each(WRONG)(
  "%s %j ends in a sentence",
  (program, args, told) => {
    const { status, stdout, stderr } = run(program, args);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(told);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  },
  PATIENCE_MS,
);
