import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { StartError } from "#platform/config";
import { openEmbedded } from "#platform/database";
import { openBooks } from "../audit/open-books.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "houselight-books-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("says that a database without a house has none, and lets go of it", async () => {
  await (await openEmbedded({ directory: folder })).close();
  for (let time = 0; time < 2; time++) {
    const opening = openBooks({ databaseUrl: undefined, dataDirectory: folder });
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(`There is no house in ${folder}`);
  }
});
