import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { BROTLI } from "#platform/http";

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
export type Encoding = keyof typeof compressors;

/** Compresses a page whole: in pieces, as a stream does it, it costs more and comes no sooner. */
export const compress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  compressors[encoding](bytes);

/** Returns the better encoding that a browser takes; null where it names neither. */
export function encodingOf(acceptEncoding: string): Encoding | null {
  const taken = new Set(
    acceptEncoding
      .slice(0, 200)
      .toLowerCase()
      .split(",")
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(";")[0]?.trim()),
  );
  return taken.has("br") ? "br" : taken.has("gzip") ? "gzip" : null;
}
