import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import type { Clock } from "#platform/clock";
import type { Config } from "#platform/config";
import { type DocumentFiles, pathOf } from "./storage.ts";

/** A bucket of a store that speaks S3. */
export interface S3Settings {
  readonly url: string;
  readonly bucket: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

const TIMEOUT_MS = 15_000;
/** Requests sent again after a 5xx or a 429; each may be repeated without another effect. */
const RETRIES = 2;

/** Returns the bucket that is configured, or null: `readConfig` takes all of it or nothing. */
export function s3Settings(config: Config): S3Settings | null {
  const {
    DOCUMENTS_S3_URL: url,
    DOCUMENTS_S3_BUCKET: bucket,
    DOCUMENTS_S3_REGION: region,
  } = config;
  const { DOCUMENTS_S3_KEY_ID: keyId, DOCUMENTS_S3_SECRET: secret } = config;
  if (!url || !bucket || !keyId || !secret) return null;
  return { url: url.replace(/\/+$/, ""), bucket, region, keyId, secret };
}

/**
 * Keeps documents in a bucket, whose address stands in the path. Requests are signed by signature
 * version 4, their body and the house's time too. `failure` makes the error of a store that does not do
 * what it is asked.
 */
export function s3Files(
  settings: S3Settings,
  clock: Clock,
  failure: (cause: unknown) => Error,
): DocumentFiles {
  const { url, bucket, region, keyId: accessKeyId, secret: secretAccessKey } = settings;
  const keys = { accessKeyId, secretAccessKey, region, service: "s3", retries: RETRIES };
  const client = new AwsClient({ ...keys, initRetryMs: 100 });
  const ask = async (method: string, id: string, body?: Uint8Array): Promise<Uint8Array> => {
    try {
      const answer = await client.fetch(`${url}/${bucket}/${pathOf(id)}`, {
        method,
        headers: {
          // Without it the body would be sent unsigned.
          "x-amz-content-sha256": createHash("sha256")
            .update(body ?? "")
            .digest("hex"),
          ...(body && { "content-type": "application/octet-stream" }),
        },
        ...(body && { body: Buffer.from(body) }),
        aws: { datetime: dateOf(clock.now()) },
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (!answer.ok) throw new Error(`${method} of a document: the store says ${answer.status}`);
      return bytes;
    } catch (error) {
      throw failure(error);
    }
  };
  return {
    put: async (id, sealed) => void (await ask("PUT", id, sealed)),
    get: (id) => ask("GET", id),
    // A store answers alike whether there was something or not.
    remove: async (id) => void (await ask("DELETE", id)),
  };
}

/** Writes a moment as signatures have it: 20270301T100000Z. */
const dateOf = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
