import { createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DocumentKind } from "@houselight/contracts";
import {
  type HttpCaller,
  httpCaller,
  openTestHouse,
  registered,
  type TestHouse,
} from "@houselight/test-kit";

/** The smallest picture there is, with a text behind it that makes it another one. */
export const png = (text = ""): Buffer =>
  Buffer.concat([
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
      "base64",
    ),
    Buffer.from(text),
  ]);

export const WEBHOOK_SECRET = "signs what the provider reports, in tests";

export interface VerificationKit extends TestHouse {
  readonly url: string;
  readonly folder: string;
  newPlayer(): Promise<Uploader>;
  /** Brings a report to the house as the provider does; `secret` signs it. */
  report(content: object | string, secret?: string): Promise<{ status: number; body: unknown }>;
}

/** A player with a browser that can send files. */
export interface Uploader {
  readonly id: bigint;
  readonly token: string;
  readonly caller: HttpCaller;
  upload(kind: DocumentKind, bytes: Uint8Array, name?: string): Promise<Answered>;
  /** Sends a form as it is, for malformed ones. */
  send(body: BodyInit, headers?: Record<string, string>): Promise<Answered>;
}

interface Answered {
  readonly status: number;
  readonly body: { readonly id?: string; readonly errors?: object };
  readonly headers: Headers;
}

/** Opens a house whose documents lie in a folder of their own. */
export async function openVerification(
  env: Readonly<Record<string, string>> = {},
): Promise<VerificationKit> {
  const folder = await mkdtemp(join(tmpdir(), "houselight-documents-"));
  const kit = await openTestHouse({
    env: { DOCUMENTS_DIR: folder, SUMSUB_WEBHOOK_SECRET: WEBHOOK_SECRET, ...env },
    serve: {},
  });
  const url = kit.served?.url as string;
  return {
    ...kit,
    url,
    folder,
    newPlayer: async () => newUploader(url, await registered(kit.house)),
    report: async (content, secret = WEBHOOK_SECRET) => {
      const body = typeof content === "string" ? content : JSON.stringify(content);
      const digest = createHmac("sha256", secret).update(body).digest("hex");
      const answer = await fetch(`${url}/api/webhooks/verification/sumsub`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-payload-digest": digest },
        body,
      });
      return { status: answer.status, body: await answer.json() };
    },
    close: async () => {
      await kit.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function newUploader(url: string, { id, token }: { id: bigint; token: string }): Uploader {
  const caller = httpCaller(url);
  caller.useSession(token);
  const send = async (kind: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/api/player/verification/documents?kind=${kind}`, {
      method: "POST",
      headers: { "x-requested-with": "XMLHttpRequest", cookie: `session=${token}`, ...headers },
      body,
      duplex: "half",
    } as RequestInit);
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  };
  return {
    id,
    token,
    caller,
    upload: (kind, bytes, name = "passport.png") => {
      const form = new FormData();
      form.set("file", new Blob([new Uint8Array(bytes)], { type: "image/png" }), name);
      return send(kind, form) as Promise<Answered>;
    },
    send: (body, headers) => send("identity", body, headers) as Promise<Answered>,
  };
}
