import { DOCUMENT_TYPES, type DocumentType } from "@houselight/contracts";
import { fileTypeFromBuffer } from "file-type";

const EXTENSIONS: Readonly<Record<DocumentType, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "application/pdf": "pdf",
};

/** Returns a file's type by its content, whatever it is called; null for one that is no document. */
export async function documentType(bytes: Uint8Array): Promise<DocumentType | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return DOCUMENT_TYPES.find((type) => type === found?.mime) ?? null;
}

export const extensionOf = (type: DocumentType): string => EXTENSIONS[type];
