import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";
import { BROTLI } from "./brotli.ts";

/** Less than this comes in the packets that are sent at once: compressed it comes no sooner. */
const SMALLEST_BYTES = 4096;

/**
 * Has every answer compressed as its caller takes it, unless it is small, a picture, or compressed
 * already. Requests are never unpacked: the limit of a body is about the bytes that are read.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: SMALLEST_BYTES,
    encodings: ["br", "gzip"],
    brotliOptions: BROTLI,
    globalDecompression: false,
  });
}
