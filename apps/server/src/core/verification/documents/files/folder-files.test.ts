import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StartError } from "#platform/config";
import { assertFolder } from "./document-files.ts";
import { folderFiles } from "./folder-files.ts";

class Failed extends Error {}
const failure = (cause: unknown) => new Failed("failed", { cause });
const ID = "7b1d0f4e-0000-4000-8000-000000000001";
const SEALED = new Uint8Array([1, 2, 3]);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "houselight-documents-"));
  await writeFile(join(folder, "file"), "");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("the folder of documents", () => {
  it("keeps what it is given until it is told to remove it", async () => {
    const files = folderFiles(join(folder, "kept"), failure);
    await files.put(ID, SEALED);
    expect(await files.get(ID)).toEqual(SEALED);
    await files.remove(ID);
    await expect(files.get(ID)).rejects.toThrow(Failed);
  });

  it("says so when it does not do what it is asked", async () => {
    const files = folderFiles(join(folder, "file"), failure);
    await expect(files.put(ID, SEALED)).rejects.toThrow(Failed);
    await expect(files.get(ID)).rejects.toThrow(Failed);
  });
});

describe("the folder that DOCUMENTS_DIR names", () => {
  const start = (part: object) =>
    assertFolder({ config: { DATA_DIR: folder, ...part } } as Parameters<typeof assertFolder>[0]);

  it.each(["file", "file/below"])("is no file: %s", async (name) => {
    const failing = start({ DOCUMENTS_DIR: join(folder, name) });
    await expect(failing).rejects.toThrow(StartError);
    await expect(failing).rejects.toThrow(/^Nothing can be kept in .*Set DOCUMENTS_DIR/);
  });

  it("is made where there is none, and only where it is named", async () => {
    await start({});
    expect(await readdir(folder)).toEqual(["file"]);
    await start({ DOCUMENTS_DIR: join(folder, "new/one") });
    expect(await readdir(folder)).toEqual(["file", "new"]);
  });
});
