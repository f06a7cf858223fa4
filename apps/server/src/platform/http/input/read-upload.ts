import type {} from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { Refused } from "../refused.ts";

/** Files that one process holds at once while they come. */
const AT_ONCE = 12;
/** Room for boundaries and headers of the form around its file. */
const FORM_BYTES = 8_192;

export interface Uploads {
  /** Throws Refused: media_type_not_supported, request_too_large, malformed_request, service_unavailable. */
  read(request: FastifyRequest, maxBytes: number): Promise<Uint8Array>;
}

/** Counts the uploads of a server, so that many at once cannot take its memory. */
export function createUploads(): Uploads {
  let reading = 0;
  return {
    async read(request, maxBytes) {
      if (!request.isMultipart()) throw new Refused("media_type_not_supported");
      if (Number(request.headers["content-length"] ?? 0) > maxBytes + FORM_BYTES)
        throw new Refused("request_too_large");
      if (reading >= AT_ONCE) throw new Refused("service_unavailable", undefined, 2);
      reading += 1;
      try {
        return await readFile(request, maxBytes);
      } finally {
        reading -= 1;
      }
    },
  };
}

/** One part, of the name `file`: its own name and type are the sender's words and not looked at. */
async function readFile(request: FastifyRequest, maxBytes: number): Promise<Uint8Array> {
  const limits = { fileSize: maxBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 };
  try {
    const part = await request.file({ limits });
    if (part?.fieldname !== "file") {
      part?.file.resume();
      throw new Refused("malformed_request");
    }
    const bytes = await part.toBuffer();
    // The limit can be noticed after the last piece was read: a cut file is none.
    if (part.file.truncated) throw new Refused("request_too_large");
    return bytes;
  } catch (error) {
    if (error instanceof Refused) throw error;
    const tooLarge = (error as { code?: string }).code === "FST_REQ_FILE_TOO_LARGE";
    throw new Refused(tooLarge ? "request_too_large" : "malformed_request");
  }
}
