import type { FileAnswer } from "@houselight/contracts";
import type { FastifyReply } from "fastify";

/**
 * Hands a file to be kept, never shown or run: whatever is in it, it is an attachment of a name of
 * ours, and the page that it might be has no rights. `nosniff` stands on every answer.
 */
export function sendFile(reply: FastifyReply, answer: unknown): Buffer {
  const { file_name, content_type, bytes } = answer as FileAnswer;
  void reply
    .type(content_type)
    .header("content-disposition", `attachment; filename="${file_name}"`)
    .header("content-security-policy", "sandbox; default-src 'none'; frame-ancestors 'none'")
    .header("cross-origin-resource-policy", "same-origin");
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
