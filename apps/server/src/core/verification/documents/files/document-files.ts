import { join, resolve } from "node:path";
import { StartError } from "#platform/config";
import { Refused } from "#platform/http";
import { type House, perHouse } from "#platform/module";
import { assertWritable, folderFiles } from "./folder-files.ts";
import { s3Files, s3Settings } from "./s3-files.ts";
import type { DocumentFiles } from "./storage.ts";

/** Returns where documents lie: in a bucket where one is named, else in a folder. */
export const documentFiles = perHouse(({ config, clock, log }): DocumentFiles => {
  const bucket = s3Settings(config);
  const failure = (place: string) => (cause: unknown) => {
    log.error({ err: cause }, `the ${place} of documents does not answer`);
    return new DocumentsUnavailable();
  };
  if (bucket) return s3Files(bucket, clock, failure("bucket"));
  return folderFiles(
    resolve(config.DOCUMENTS_DIR ?? join(config.DATA_DIR, "documents")),
    failure("folder"),
  );
});

/** Throws StartError where a folder is named that nothing can be kept in. */
export async function assertFolder({ config }: Pick<House, "config">): Promise<void> {
  const { DOCUMENTS_DIR: folder } = config;
  if (folder === undefined || s3Settings(config)) return;
  await assertWritable(resolve(folder)).catch(({ code }: NodeJS.ErrnoException) => {
    throw new StartError(
      `Nothing can be kept in the folder of documents ${folder} (${code}). Set DOCUMENTS_DIR to one that this user may write to.`,
    );
  });
}

/** The place where documents lie does not answer: asked again later, it may. */
export class DocumentsUnavailable extends Refused {
  constructor() {
    super("service_unavailable", undefined, 5);
  }
}
