import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";

const PROGRAM = join(import.meta.dirname, "../start.ts");
/** A folder in which no house may have been begun afterwards. */
const DATA_DIR = join(tmpdir(), `houselight-not-started-${process.pid}`);
/** A program starts slowly on a busy machine. */
const PATIENCE_MS = 60_000;

it.each([[["--data-dir", "/srv/house"]], [["4000"]]])(
  "npm start -- %j is refused: no other house than the one that was meant is started",
  (args) => {
    const env = { ...process.env, DATA_DIR, PORT: "0" };
    const timeout = PATIENCE_MS / 2;
    const ended = spawnSync(process.execPath, [PROGRAM, ...args], {
      encoding: "utf8",
      env,
      timeout,
    });
    expect([ended.status, existsSync(DATA_DIR)]).toEqual([1, false]);
    expect(ended.stderr).toContain("--help");
  },
  PATIENCE_MS,
);

it(
  "npm start -- --help says how it is told what to start",
  () => {
    const ended = spawnSync(process.execPath, [PROGRAM, "--help"], {
      encoding: "utf8",
      env: { ...process.env, DATA_DIR, PORT: "0" },
      timeout: PATIENCE_MS / 2,
    });
    expect([ended.status, existsSync(DATA_DIR)]).toEqual([0, false]);
    expect(ended.stdout).toContain("docs/operating/configuration.md");
  },
  PATIENCE_MS,
);

/** Runs what stands before a command on another Node, whose programs are not read yet: the text alone says what it does. */
function before(command: "start" | "test", node: string) {
  const { scripts } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"),
  ) as { scripts: Record<string, string> };
  const [, program = ""] = /^node -e "(.*)"$/.exec(scripts[`pre${command}`] ?? "") ?? [];
  const said: string[] = [];
  const process = { versions: { node }, exitCode: 0 };
  const console = { error: (line: string) => said.push(line) };
  runInNewContext(program, { process, console });
  return { exitCode: process.exitCode, said };
}

it.each(["start", "test"] as const)(
  "npm %s on a Node that cannot read its programs says so in a sentence",
  (command) => {
    for (const node of ["20.20.2", "22.17.0", "23.1.0"])
      expect(before(command, node)).toEqual({
        exitCode: 1,
        said: [expect.stringMatching(/^Node 24 is missing: .*npm install/)],
      });
    expect(before(command, "24.21.0")).toEqual({ exitCode: 0, said: [] });
  },
);
