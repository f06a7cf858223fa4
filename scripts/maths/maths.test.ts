import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const SCRIPT = join(import.meta.dirname, "../maths.ts");
const EXAMPLE = join(import.meta.dirname, "../../docs/examples/par-sheet.json");
const FOLDER = mkdtempSync(join(tmpdir(), "maths-"));

afterAll(() => rmSync(FOLDER, { recursive: true }));

function maths(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

function fileWith(content: string): string {
  const path = join(FOLDER, "sheet.json");
  writeFileSync(path, content);
  return path;
}

/** Far above what a run needs on a slow machine. */
const TIMEOUT_MS = 120_000;

describe("maths", { timeout: TIMEOUT_MS }, () => {
  it("prints the stored figures of every game, as a table and as one object", () => {
    const { status, stdout } = maths("--json");
    expect(status).toBe(0);
    const { games } = JSON.parse(stdout);
    expect(games["european-roulette"].bets.straight).toMatchObject({
      rtp_percent: "97.297297297297",
      fraction: "36/37",
      max_win: "36.0000000000",
    });
    const table = maths().stdout;
    for (const slug of Object.keys(games)) expect(table).toContain(`\n${slug} `);
  });

  it("proves and simulates a house game", () => {
    const { status, stdout } = maths("european-roulette", "--rounds", "100_000");
    expect(stdout).toContain("European Roulette, version 1.0.0");
    expect(stdout).toMatch(/as a fraction +36\/37/);
    expect(stdout).toMatch(/Agrees with the exact RTP +yes/);
    expect(status).toBe(0);
  });

  it("proves and simulates any PAR sheet, and writes exact fractions as JSON", () => {
    const { status, stdout } = maths("--config", EXAMPLE, "--rounds", "200000", "--json");
    const { proof, simulation } = JSON.parse(stdout);
    const [numerator, denominator] = proof.rtp.exact.split("/").map(BigInt);
    expect(Number((numerator * 10n ** 12n) / denominator) / 1e12).toBeCloseTo(
      proof.rtp.decimal,
      11,
    );
    expect(simulation).toMatchObject({ rounds: 200_000, agreement: { agrees: true } });
    expect(status).toBe(0);
  });

  it("exits with 2 when the simulation does not agree", () => {
    // One seed in a hundred falls outside a 99 % interval; 43 is one of them for 1000 rounds.
    const { status, stdout } = maths("european-roulette", "--rounds", "1000", "--seed", "43");
    expect(stdout).toMatch(/Agrees with the exact RTP +no/);
    expect(status).toBe(2);
  });

  it.each([
    [["lantern-tide", "poker"], /^Name one game \(lantern-tide, .*\) or give --config FILE\.$/],
    [["poker"], /^There is no game "poker"; there are lantern-tide, .*\.$/],
    [
      ["lantern-tide", "--rounds", "many"],
      /^--rounds must be a whole number from 1 to 10000000000\.$/,
    ],
    [["--config", "/nowhere/sheet.json"], /^The file \/nowhere\/sheet\.json cannot be read\.$/],
    [["--speed"], /--speed/],
  ])("answers %j with one sentence and exit code 1", (args, sentence) => {
    const { status, stdout, stderr } = maths(...args);
    expect(stderr.trimEnd()).toMatch(sentence);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect(stdout).toBe("");
    expect(status).toBe(1);
  });

  it.each([
    ["{", /is not JSON\.$/],
    ['{"name":"X"}', /^PAR sheet is not valid: version: must be a text/],
  ])("answers a bad sheet %j with one sentence and exit code 1", (content, sentence) => {
    const { status, stderr } = maths("--config", fileWith(content));
    expect(stderr.trimEnd()).toMatch(sentence);
    expect(status).toBe(1);
  });
});
