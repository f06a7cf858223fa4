import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Applicants, ReceivedDocument } from "./applicants.ts";
import type { Reporter } from "./reports.ts";
import { writeTicket } from "./visit-ticket.ts";

const TOLERANCE_SECONDS = 300;
const BODY_LIMIT_BYTES = 12 * 1024 * 1024;

export interface ApiOptions {
  readonly appToken: string;
  readonly secret: string;
  /** Address of this simulator for browsers, without a slash at the end. */
  readonly publicUrl: string;
}

interface Named {
  Params: { id: string };
  Querystring: { levelName?: string; externalUserId?: string; ttlInSecs?: string };
  Body: Buffer | undefined;
}

/** Mounts the endpoints that the house calls, in the form of Sumsub's, each signed over its body. */
export async function mountApi(
  app: FastifyInstance,
  applicants: Applicants,
  reporter: Reporter,
  options: ApiOptions,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "*",
    { parseAs: "buffer", bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, body),
  );
  app.addHook("preHandler", async (request, reply) => {
    if (!isSigned(request, app.prefix, options))
      await reply.code(401).send({ code: 401, description: "wrong signature" });
  });
  const missing = (reply: FastifyReply) => reply.code(404).send({ code: 404 });
  app.post<Named>("/resources/applicants", async ({ query, body }, reply) => {
    const { externalUserId } = readJson(body) as { externalUserId?: unknown };
    if (typeof externalUserId !== "string" || externalUserId === "")
      return reply.code(400).send({ code: 400, description: "externalUserId is missing" });
    const made = applicants.create(externalUserId, query.levelName ?? "");
    if (!made) return reply.code(409).send({ code: 409, description: "it exists already" });
    return reply.code(201).send({ id: made.id, externalUserId });
  });
  app.get<Named>("/resources/applicants/:id/one", async ({ params }, reply) => {
    const named = /^-;externalUserId=(.+)$/.exec(params.id)?.[1];
    const found = named ? applicants.findByName(named) : applicants.find(params.id);
    if (!found) return missing(reply);
    const { id, externalUserId, reviewStatus } = found;
    return { id, externalUserId, review: { reviewStatus } };
  });
  app.post<Named>("/resources/applicants/:id/info/idDoc", async (request, reply) => {
    const found = applicants.find(request.params.id);
    if (!found) return missing(reply);
    const document = await readDocument(request);
    if (!document) return reply.code(400).send({ code: 400, description: "not understood" });
    applicants.change(found.id, { documents: [...found.documents, document] });
    return { idDocType: document.type };
  });
  app.post<Named>("/resources/applicants/:id/status/pending", async ({ params }, reply) => {
    const found = applicants.find(params.id);
    if (!found) return missing(reply);
    applicants.change(found.id, { reviewStatus: "pending", decision: null });
    reporter.tell({ ...found, reviewStatus: "pending" }, "applicantPending", null);
    return { ok: 1 };
  });
  app.post<Named>("/resources/sdkIntegrations/levels/:id/websdkLink", async ({ query }, reply) => {
    const found = applicants.findByName(query.externalUserId ?? "");
    if (!found) return missing(reply);
    const expiresAt = Date.now() + Number(query.ttlInSecs ?? 600) * 1000;
    const ticket = writeTicket(options.secret, found.id, expiresAt);
    return { url: `${options.publicUrl}/visit?ticket=${ticket}` };
  });
}

function isSigned(request: FastifyRequest, prefix: string, options: ApiOptions): boolean {
  const header = (name: string): string => String(request.headers[name] ?? "");
  const seconds = header("x-app-access-ts");
  if (header("x-app-token") !== options.appToken || !/^\d{1,12}$/.test(seconds)) return false;
  if (Math.abs(Date.now() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  const signed = createHmac("sha256", options.secret).update(
    `${seconds}${request.method}${request.url.slice(prefix.length)}`,
  );
  if (Buffer.isBuffer(request.body)) signed.update(request.body);
  const right = Buffer.from(signed.digest("hex"));
  const given = Buffer.from(header("x-app-access-sig"));
  return right.length === given.length && timingSafeEqual(right, given);
}

function readJson(body: unknown): object {
  try {
    return Object(JSON.parse(String(body))) as object;
  } catch {
    return {};
  }
}

/** Reads the form of a document; null when it is none. */
async function readDocument(request: FastifyRequest): Promise<ReceivedDocument | null> {
  try {
    const type = request.headers["content-type"] ?? "";
    const form = await new Response(new Uint8Array(request.body as Buffer), {
      headers: { "content-type": type },
    }).formData();
    const content = form.get("content");
    const { idDocType } = readJson(form.get("metadata")) as { idDocType?: unknown };
    if (!(content instanceof Blob) || typeof idDocType !== "string") return null;
    return { type: idDocType, contentType: content.type, sizeBytes: content.size };
  } catch {
    return null;
  }
}
