import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { S3Settings } from "./s3-files.ts";

export interface FakeS3 {
  readonly settings: S3Settings;
  /** Objects by their path in the bucket. */
  readonly objects: Map<string, Buffer>;
  /** Statuses of all answers so far. */
  readonly answers: number[];
  /** Answers so many requests with 503 before it works again. */
  failing: number;
  /** Time of the store; null for that of the machine. */
  time: Date | null;
  close(): Promise<void>;
}

/** Listens as a store does that speaks S3: it checks signature version 4, and stores bytes. */
export async function openS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const [status, bytes] = answerTo(fake, request, body);
    answers.push(status);
    response.writeHead(status).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const fake: FakeS3 = {
    settings: {
      url: `http://127.0.0.1:${port}`,
      bucket: "documents",
      region: "eu-north-1",
      keyId: "AKIDEXAMPLE",
      secret: "the secret of a bucket, in tests",
    },
    objects,
    answers,
    failing: 0,
    time: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return fake;
}

function answerTo(fake: FakeS3, request: IncomingMessage, body: Buffer): [number, Buffer?] {
  const { method = "", url = "" } = request;
  if (fake.failing > 0) {
    fake.failing -= 1;
    return [503];
  }
  if (!isSigned(fake.settings, request, body) || !isInTime(fake, request)) return [403];
  const prefix = `/${fake.settings.bucket}/`;
  if (!url.startsWith(prefix)) return [404];
  const path = url.slice(prefix.length);
  if (method === "PUT") fake.objects.set(path, body);
  if (method === "DELETE") fake.objects.delete(path);
  const kept = fake.objects.get(path);
  if (method === "GET") return kept ? [200, kept] : [404];
  return [method === "PUT" ? 200 : 204];
}

/** A store refuses requests whose date is further from its own time. */
const MOST_APART_MS = 15 * 60_000;

function isInTime({ time }: FakeS3, request: IncomingMessage): boolean {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(request.headers["x-amz-date"])) ?? [];
  const signed = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Math.abs(signed - (time?.getTime() ?? Date.now())) <= MOST_APART_MS;
}

const sha256 = (bytes: Buffer | string): string => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: Buffer | string, text: string): Buffer =>
  createHmac("sha256", key).update(text).digest();

/** Computes the signature anew, as the store does: over method, path, signed headers and body. */
function isSigned(settings: S3Settings, request: IncomingMessage, body: Buffer): boolean {
  const header = (name: string): string => String(request.headers[name] ?? "");
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/([^/]+)\/s3\/aws4_request), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      header("authorization"),
    );
  if (!found) return false;
  const [, keyId, scope = "", region, names = "", signature] = found;
  if (keyId !== settings.keyId || region !== settings.region) return false;
  if (header("x-amz-content-sha256") !== sha256(body)) return false;
  const signed = names.split(";");
  if (!["host", "x-amz-content-sha256", "x-amz-date"].every((name) => signed.includes(name)))
    return false;
  const [path, query = ""] = String(request.url).split("?");
  const canonical = [
    request.method,
    path,
    query,
    ...signed.map((name) => `${name}:${header(name).trim()}`),
    "",
    names,
    sha256(body),
  ].join("\n");
  const text = ["AWS4-HMAC-SHA256", header("x-amz-date"), scope, sha256(canonical)].join("\n");
  const key = scope.split("/").reduce<Buffer | string>(hmac, `AWS4${settings.secret}`);
  return hmac(key, text).toString("hex") === signature;
}
