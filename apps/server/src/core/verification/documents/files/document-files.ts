import { join, resolve } from "node:path";
import { Refused } from "#platform/http";
import { perHouse } from "#platform/module";
import { folderFiles } from "./folder-files.ts";
import { s3Files, s3Settings } from "./s3-files.ts";
import type { DocumentFiles } from "./storage.ts";

/** Returns where documents lie: in a bucket where one is named, else in a folder. */
export const documentFiles = perHouse(({ config, clock, log }): DocumentFiles => {
  const bucket = s3Settings(config);
  if (!bucket)
    return folderFiles(resolve(config.DOCUMENTS_DIR ?? join(config.DATA_DIR, "documents")));
  return s3Files(bucket, clock, (cause) => {
    log.error({ err: cause }, "the bucket of documents does not answer");
    return new DocumentsUnavailable();
  });
});

/** The place where documents lie does not answer: asked again later, it may. */
export class DocumentsUnavailable extends Refused {
  constructor() {
    super("service_unavailable", undefined, 5);
  }
}
