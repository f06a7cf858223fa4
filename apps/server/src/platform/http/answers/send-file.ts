import type { FileAnswer } from "@houselight/contracts";
import type { FastifyReply } from "fastify";

/**
 * Hands a file to be kept, never run: whatever is in it, it is an attachment of a name of ours, and
 * the page that it might be has no rights. `nosniff` stands on every answer. Of what is published,
 * pictures are shown in pages, and caches keep all of it.
 */
export function sendFile(reply: FastifyReply, answer: unknown): Buffer {
  const { file_name, content_type, bytes, published } = answer as FileAnswer;
  const isShown = published && content_type.startsWith("image/");
  if (published) void reply.header("cache-control", "public, max-age=31536000, immutable");
  void reply
    .type(content_type)
    .header("content-disposition", `${isShown ? "inline" : "attachment"}; filename="${file_name}"`)
    .header("content-security-policy", "sandbox; default-src 'none'; frame-ancestors 'none'")
    .header("cross-origin-resource-policy", "same-origin");
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
