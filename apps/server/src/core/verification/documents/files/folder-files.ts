import { mkdir } from "node:fs/promises";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { type DocumentFiles, pathOf } from "./storage.ts";

/** Keeps documents in a folder of the house's own that no server of pages looks into. */
export function folderFiles(location: string): DocumentFiles {
  const disk = new Disk(new FSDriver({ location, visibility: "private" }));
  return {
    async put(id, sealed) {
      await mkdir(location, { recursive: true, mode: 0o700 });
      await disk.put(pathOf(id), sealed);
    },
    get: (id) => disk.getBytes(pathOf(id)),
    remove: (id) => disk.delete(pathOf(id)),
  };
}
