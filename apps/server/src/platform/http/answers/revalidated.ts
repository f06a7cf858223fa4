import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Answers so that a browser keeps the answer and asks whether it has changed: with a mark of what is in
 * it, and without a body (304) where the caller has it. The mark is weak, for the bytes sent depend on
 * the encoding.
 */
export function sendRevalidated(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): FastifyReply {
  const body = JSON.stringify(answer);
  const mark = `W/"${createHash("sha256").update(body).digest("base64url")}"`;
  void reply.header("cache-control", "no-cache").header("etag", mark);
  const known = request.headers["if-none-match"]?.split(",").map((one) => one.trim());
  if (known?.includes(mark)) return reply.code(304).send();
  return reply.type("application/json; charset=utf-8").send(body);
}
