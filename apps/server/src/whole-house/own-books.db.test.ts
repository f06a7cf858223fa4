import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { houseMigrations } from "#app";
import { migrate, openEmbedded } from "#platform/database";
import { StartError } from "#platform/config";
import { openOwnBooks } from "./own-books.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "houselight-own-books-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const open = () => openOwnBooks({ databaseUrl: undefined, dataDirectory: folder });

it("opens the books of this build, says of others whose they are, and lets go of them", async () => {
  const own = await houseMigrations();
  const bring = async (migrations: typeof own) => {
    const database = await openEmbedded({ directory: folder });
    await migrate(database, migrations);
    await database.close();
  };
  await bring(own.slice(0, -2));
  const [first] = own.slice(-2);
  const older = open();
  await expect(older).rejects.toThrow(StartError);
  await expect(older).rejects.toThrow(
    `belongs to an older build: 2 migrations of this one are not applied to it, ${first?.module}/${first?.name} the first`,
  );
  // Books that were not let go of could not be opened here.
  await bring(own);
  await (await open()).close();
});
