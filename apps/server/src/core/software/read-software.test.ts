import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differingPaths, readSoftware } from "./read-software.ts";

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

const FILES: Readonly<Record<string, string>> = {
  "package-lock.json": "{}",
  "apps/server/src/money/pay.ts": "export const pay = 1;\n",
  "apps/server/src/money/migrations/0001-pay.sql": "select 1;\n",
  "packages/game-maths/src/wheel/Sheet.ts": "export const WHEEL = [];\n",
  "packages/game-maths/src/wheel/sheet.json": "[]",
};
const OTHERS: Readonly<Record<string, string>> = {
  "apps/server/src/money/pay.test.ts": "it",
  "apps/server/src/money/pay.testing.ts": "kit",
  "apps/server/src/money/README.md": "# pay",
  "apps/web/src/lobby.tsx": "lobby",
  "packages/test-kit/src/index.ts": "kit",
};
let top: string;
const write = async (path: string, text: string) => {
  await mkdir(dirname(join(top, path)), { recursive: true });
  await writeFile(join(top, path), text);
};
beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), "houselight-software-"));
  for (const [path, text] of Object.entries({ ...FILES, ...OTHERS })) await write(path, text);
});
afterAll(() => rm(top, { recursive: true }));

describe("the software of a checkout", () => {
  it("is the files that decide outcomes and money, and one digest over them", async () => {
    const { digest, files } = await readSoftware(top);
    const paths = Object.keys(FILES).sort();
    expect([...files.keys()]).toEqual(paths);
    // As `sha256sum` of these files in this order prints it.
    const lines = paths.map((path) => `${hashOf(FILES[path] as string)}  ${path}\n`);
    expect(digest).toBe(hashOf(lines.join("")));
  });

  it("changes with one byte, one file more and one less, and with nothing else", async () => {
    const before = await readSoftware(top);
    await write("apps/server/src/money/pay.test.ts", "other");
    await write("apps/web/src/lobby.tsx", "other");
    expect((await readSoftware(top)).digest).toBe(before.digest);
    await write("apps/server/src/money/pay.ts", "export const pay = 2;\n");
    await write("apps/server/src/money/more.ts", "");
    await rm(join(top, "packages/game-maths/src/wheel/sheet.json"));
    const after = await readSoftware(top);
    expect(after.digest).not.toBe(before.digest);
    expect(differingPaths(before.files, after.files)).toEqual([
      "apps/server/src/money/more.ts",
      "apps/server/src/money/pay.ts",
      "packages/game-maths/src/wheel/sheet.json",
    ]);
  });

  it("of this checkout holds the maths, the ledger and the libraries", async () => {
    const { files } = await readSoftware();
    for (const path of [
      "package-lock.json",
      "apps/server/src/core/software/read-software.ts",
      "apps/server/src/core/software/migrations/0001-releases.sql",
      "packages/game-maths/src/registry.ts",
      "packages/contracts/src/software/index.ts",
    ])
      expect(files.get(path)).toMatch(/^[0-9a-f]{64}$/);
    expect([...files.keys()].filter((path) => path.includes("node_modules"))).toEqual([]);
  });
});
