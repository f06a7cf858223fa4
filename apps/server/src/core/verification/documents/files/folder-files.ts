import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { type DocumentFiles, pathOf } from "./storage.ts";

/**
 * Keeps documents in a folder of the house's own that no server of pages looks into. `failure` makes the
 * error of a disk that does not do what it is asked: it is full, or away.
 */
export function folderFiles(location: string, failure: (cause: unknown) => Error): DocumentFiles {
  const disk = new Disk(new FSDriver({ location, visibility: "private" }));
  const orFail = <T>(work: Promise<T>): Promise<T> =>
    work.catch((cause: unknown) => {
      throw failure(cause);
    });
  const put = async (id: string, sealed: Uint8Array) => {
    await mkdir(location, { recursive: true, mode: 0o700 });
    await disk.put(pathOf(id), sealed);
  };
  return {
    put: (id, sealed) => orFail(put(id, sealed)),
    get: (id) => orFail(disk.getBytes(pathOf(id))),
    remove: (id) => orFail(disk.delete(pathOf(id))),
  };
}

/** Makes a folder where there is none. Throws what the system says where nothing can be written into it. */
export async function assertWritable(location: string): Promise<void> {
  await mkdir(location, { recursive: true, mode: 0o700 });
  await access(location, constants.W_OK);
}
