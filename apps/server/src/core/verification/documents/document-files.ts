import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { perHouse } from "#platform/module";

/** Keeps sealed documents, each under the id that the house gave it. */
export interface DocumentFiles {
  put(id: string, sealed: Uint8Array): Promise<void>;
  get(id: string): Promise<Uint8Array>;
  remove(id: string): Promise<void>;
}

/** The files of a house: a folder of its own that no server of pages looks into. */
export const documentFiles = perHouse(({ config }): DocumentFiles => {
  const location = resolve(config.DOCUMENTS_DIR ?? join(config.DATA_DIR, "documents"));
  const disk = new Disk(new FSDriver({ location, visibility: "private" }));
  // Two letters deep: no folder grows with the number of players.
  const pathOf = (id: string) => `${id.slice(0, 2)}/${id}.sealed`;
  return {
    async put(id, sealed) {
      await mkdir(location, { recursive: true, mode: 0o700 });
      await disk.put(pathOf(id), sealed);
    },
    get: (id) => disk.getBytes(pathOf(id)),
    remove: (id) => disk.delete(pathOf(id)),
  };
});
