import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

/** A program starts slowly on a busy machine. */
const PATIENCE_MS = 60_000;

const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "jurisdictions.ts"), ...args], {
    encoding: "utf8",
    timeout: PATIENCE_MS / 2,
  });

it(
  "npm run jurisdictions -- --help says what it takes",
  () => {
    const { status, stdout } = run("--help");
    expect(status).toBe(0);
    expect(stdout).toMatch(/--licence VALUE .*\n.*--country VALUE /);
  },
  PATIENCE_MS,
);

it(
  "npm run jurisdictions takes several countries",
  () => {
    const { status, stdout } = run("--licence", "EE", "--country", "EE", "--country", "NO");
    expect(status).toBe(0);
    const told = JSON.parse(stdout.trimEnd().split("\n").at(-1) ?? "") as { geography: string }[];
    expect(told.map(({ geography }) => geography)).toEqual(["EE", "NO"]);
  },
  PATIENCE_MS,
);
