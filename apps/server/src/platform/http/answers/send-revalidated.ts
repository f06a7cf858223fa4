import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Marks an answer, so that a browser keeps it and asks whether it has changed. Returns the body, which is
 * empty (304) where the caller has it. The mark is weak, for the bytes sent depend on the encoding.
 */
export function sendRevalidated(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): string {
  const body = JSON.stringify(answer);
  const mark = `W/"${createHash("sha256").update(body).digest("base64url")}"`;
  void reply
    .headers({ "cache-control": "no-cache", etag: mark })
    .type("application/json; charset=utf-8");
  const known = request.headers["if-none-match"]?.split(",").map((one) => one.trim());
  if (!known?.includes(mark)) return body;
  void reply.code(304);
  return "";
}
