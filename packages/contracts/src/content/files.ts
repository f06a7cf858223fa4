import * as z from "zod/mini";
import { defineEndpoint, fileAnswer, refusal } from "../endpoint/index.ts";
import { contentLocale } from "./views.ts";

/** Types that a file of the site may have, by its content; the pictures among them are shown in pages. */
export const CONTENT_FILE_TYPES = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/gif": "gif",
  "application/pdf": "pdf",
  "application/epub+zip": "epub",
} as const;
export type ContentFileType = keyof typeof CONTENT_FILE_TYPES;

const FILE_MAX_BYTES = 5 * 1024 * 1024;

/** A file that operators handed in for the site's pages. What an address holds never changes. */
export const contentFileView = z.object({
  id: z.int(),
  title: z.string(),
  url: z.string(),
  /** With the extension of its type. */
  file_name: z.string(),
  content_type: z.string(),
  size_bytes: z.int(),
  /** Null for one that serves every language. */
  language: z.nullable(z.string()),
});
export type ContentFileView = z.infer<typeof contentFileView>;

export const listContentFiles = defineEndpoint({
  name: "listContentFiles",
  method: "GET",
  path: "/api/cms/files",
  summary:
    "The latest files of the site for a language, those of every language with them (CMS-01).",
  access: "all",
  query: z.object({ l: z.optional(contentLocale) }),
  output: z.array(contentFileView),
});

const FILE_NOT_FOUND = refusal(404, "base", "There is no such file.");
const fileId = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });

export const getContentFile = defineEndpoint({
  name: "getContentFile",
  method: "GET",
  path: "/api/cms/files/{id}",
  summary: "A file of the site. Browsers may keep it for good.",
  access: "all",
  params: fileId,
  download: true,
  output: fileAnswer,
  refusals: { file_not_found: FILE_NOT_FOUND },
  limits: [{ by: "ip", count: 600, windowSeconds: 60, uncounted: "pass" }],
});

export const uploadContentFile = defineEndpoint({
  name: "uploadContentFile",
  method: "POST",
  path: "/api/back_office/cms/files",
  summary:
    "Hands in a picture, PDF or EPUB for pages and banners. The same file again is the same file.",
  access: "operator",
  permission: "content.write",
  upload: { maxBytes: FILE_MAX_BYTES },
  query: z.object({
    name: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    l: z.optional(contentLocale),
  }),
  output: contentFileView,
  status: 201,
  refusals: {
    media_type_not_supported: refusal(415, "base", "Send the file as multipart/form-data."),
    request_too_large: refusal(413, "file", "A file has at most 5 MB."),
    file_type_unknown: refusal(
      422,
      "file",
      "A file is a PNG, JPEG, WebP, AVIF, GIF, PDF or EPUB by its content.",
    ),
  },
});

export const removeContentFile = defineEndpoint({
  name: "removeContentFile",
  method: "DELETE",
  path: "/api/back_office/cms/files/{id}",
  summary: "Takes a file off the site. Who has kept it may still show it.",
  access: "operator",
  permission: "content.write",
  params: fileId,
  output: z.object({ id: z.int() }),
  refusals: { file_not_found: FILE_NOT_FOUND },
});
