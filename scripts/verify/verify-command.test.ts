import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

const PROGRAM = join(import.meta.dirname, "../verify.ts");
/** A program starts slowly on a busy machine. */
const PATIENCE_MS = 60_000;

const run = (args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
};

const folder = mkdtempSync(join(tmpdir(), "verify-"));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ["an option that there is not", ["--bogus"]],
  ["no round", []],
  ["a file that there is not", ["--record", "/nowhere/at-all.json"]],
  ["a file that is no JSON", ["--jackpot", PROGRAM]],
  ["a house that does not answer", ["--rocket", "7", "--house", "http://127.0.0.1:1"]],
])(
  "verify ends with 2 and a sentence, not with the 1 of a round that is wrong, for %s",
  (_, args) => {
    const { status, stderr } = run(args);
    expect([status, stderr.trim().split("\n").length]).toEqual([2, 1]);
  },
  PATIENCE_MS,
);

const seed = "5e".repeat(32);
const hash = createHash("sha256").update(seed).digest("hex");
const spin = (id: string, server_seed: string | null, server_seed_hash = hash) => ({
  id,
  prizes: [],
  spun_at: "2027-03-01T10:00:00.000Z",
  draw: {
    index: 0,
    weights: [1],
    fairness: { server_seed, server_seed_hash, client_seed: "mine", nonce: 1, mapping: "pf:2" },
  },
});

it.each([
  ["0 where all agrees", [spin("a", seed)], 0],
  ["2 where a seed is still in use", [spin("a", seed), spin("b", null)], 2],
  ["1 where one is wrong, whatever the others are", [spin("a", null), spin("b", seed, "00")], 1],
])(
  "verify ends with %s, and prints each",
  (_, spins, code) => {
    const file = join(folder, "spins.json");
    writeFileSync(file, JSON.stringify(spins));
    const { status, stdout } = run(["--prize", file]);
    expect(status).toBe(code);
    expect(stdout.match(/^Draw \w$/gm)).toHaveLength(spins.length);
  },
  PATIENCE_MS,
);
