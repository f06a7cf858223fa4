import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Files of text. Pictures and fonts are compressed already. */
const TEXT = /\.(js|css|svg|json|html|txt|webmanifest)$/;

/** A file of fewer bytes comes in one packet either way. */
const SMALLEST_BYTES = 1024;

/** Encodings by the ending of their files, the best that each can do: a file is compressed once. */
const ENCODERS = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/**
 * Writes `.br` and `.gz` beside every file of text below a folder, for the house to send as they are:
 * compressed for each visitor they would be larger and cost the house its processor.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < SMALLEST_BYTES) return;
  for (const [ending, encode] of Object.entries(ENCODERS)) {
    const encoded = await encode(bytes);
    if (encoded.length < bytes.length) await writeFile(`${path}.${ending}`, encoded);
  }
}
