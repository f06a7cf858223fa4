import {
  CONTENT_FILE_TYPES,
  type ContentFileType,
  type ContentFileView,
  type FileAnswer,
} from "@houselight/contracts";
import { fileTypeFromBuffer } from "file-type";
import { appendTrailEntries } from "#core/staff";
import type { Tx } from "#platform/database";
import { type Operator, Refused } from "#platform/http";
import { sha256 } from "#platform/ids";
import type { House } from "#platform/module";
import { deleteFile, insertFile, selectFile, selectFiles, type SiteFile } from "./file-store.ts";

/** A list tells of so many: menus and editors look for those of late. */
const LISTED_MAX = 500;

/** Lists the files for a language, latest first. */
export const listFiles = async (house: House, locale: string): Promise<ContentFileView[]> =>
  (await selectFiles(house.database, { locale, limit: LISTED_MAX })).map(fileView);

/** Reads a file as everybody may. @throws Refused: file_not_found. */
export async function readFile(house: House, id: number): Promise<FileAnswer> {
  const file = await selectFile(house.database, id);
  if (!file) throw new Refused("file_not_found");
  return {
    file_name: fileName(file),
    content_type: file.contentType,
    published: true,
    bytes: file.bytes,
  };
}

/** A file on its way: nothing of it is read before `read` is called. */
export interface HandedFile {
  readonly name: string;
  readonly title: string;
  readonly locale: string | null;
  read(): Promise<Uint8Array>;
}

/**
 * Keeps a file for the site, with an entry on the audit trail; the same file under the same name is
 * the same one. Its type is that of its content, whatever it is called.
 * @throws Refused: file_type_unknown, and what reading refuses with.
 */
export async function keepFile(
  house: House,
  operator: Operator,
  { read, ...words }: HandedFile,
): Promise<ContentFileView> {
  const bytes = await read();
  const contentType = await typeOf(bytes);
  if (!contentType) throw new Refused("file_type_unknown");
  const at = house.clock.now();
  const hash = sha256(bytes);
  return house.database.tx(async (tx) => {
    const { file, isNew } = await insertFile(tx, { ...words, contentType, hash, bytes, at });
    if (isNew) {
      const detail = { id: Number(file.id), content_type: contentType, hash };
      await note(tx, operator, at, { action: "content.file", name: file.name, detail });
    }
    return fileView(file);
  });
}

/** Takes a file off the site, with an entry on the audit trail. @throws Refused: file_not_found. */
export async function removeFile(
  house: House,
  operator: Operator,
  id: number,
): Promise<{ id: number }> {
  return house.database.tx(async (tx) => {
    const name = await deleteFile(tx, id);
    if (name === undefined) throw new Refused("file_not_found");
    await note(tx, operator, house.clock.now(), {
      action: "content.file-removed",
      name,
      detail: { id },
    });
    return { id };
  });
}

async function typeOf(bytes: Uint8Array): Promise<ContentFileType | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const mime = found?.mime ?? "";
  return Object.hasOwn(CONTENT_FILE_TYPES, mime) ? (mime as ContentFileType) : null;
}

const fileName = ({ name, contentType }: Pick<SiteFile, "name" | "contentType">): string =>
  `${name}.${CONTENT_FILE_TYPES[contentType as ContentFileType]}`;

const fileView = (file: SiteFile): ContentFileView => ({
  id: Number(file.id),
  title: file.title,
  url: `/api/cms/files/${file.id}`,
  file_name: fileName(file),
  content_type: file.contentType,
  size_bytes: file.size,
  language: file.locale,
});

const note = (
  tx: Tx,
  operator: Operator,
  at: Date,
  what: { readonly action: string; readonly name: string; readonly detail: object },
) =>
  appendTrailEntries(tx, [
    { at, operator, action: what.action, subject: what.name, detail: what.detail },
  ]);
