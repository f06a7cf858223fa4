import * as z from "zod/mini";
import { defineEndpoint, refusal, wireMoment } from "../endpoint/index.ts";
import {
  contentBase,
  contentDraft,
  contentLocale,
  contentPageView,
  contentPath,
  contentTextView,
  contentVersionView,
  text_changed,
} from "./views.ts";

const BODY_LIMIT = 512 * 1024;
const versionId = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });
const version_not_found = refusal(404, "id", "There is no such version.");

export const listContentVersions = defineEndpoint({
  name: "listContentVersions",
  method: "GET",
  path: "/api/back_office/cms/versions",
  summary: "Versions of static pages, latest first: of one path, or of one locale.",
  access: "operator",
  permission: "content.write",
  query: z.object({
    path: z.optional(contentPath),
    l: z.optional(contentLocale),
    before: z.optional(z.coerce.number().check(z.int(), z.positive())),
  }),
  output: z.array(contentVersionView),
});

export const writeContentVersion = defineEndpoint({
  name: "writeContentVersion",
  method: "POST",
  path: "/api/back_office/cms/versions",
  summary:
    "Writes a version of a page: a draft, for later, or (with a moment that is past) at once. Its HTML is cleaned.",
  access: "operator",
  permission: "content.write",
  query: contentBase,
  body: z.extend(contentDraft, { path: contentPath }),
  status: 201,
  output: contentVersionView,
  bodyLimitBytes: BODY_LIMIT,
  refusals: { text_changed },
});

export const previewContentVersion = defineEndpoint({
  name: "previewContentVersion",
  method: "GET",
  path: "/api/back_office/cms/versions/{id}",
  summary: "A version as visitors would read it.",
  access: "operator",
  permission: "content.write",
  params: versionId,
  output: contentPageView,
  refusals: { version_not_found },
});

export const readContentText = defineEndpoint({
  name: "readContentText",
  method: "GET",
  path: "/api/back_office/cms/text",
  summary:
    "The text of a page in a language as it was written: of a version, else of what stands; null where there is none.",
  access: "operator",
  permission: "content.write",
  query: z.object({
    path: contentPath,
    l: contentLocale,
    version: z.optional(z.coerce.number().check(z.int(), z.positive())),
  }),
  output: z.nullable(contentTextView),
});

export const publishContentVersion = defineEndpoint({
  name: "publishContentVersion",
  method: "PUT",
  path: "/api/back_office/cms/versions/{id}/publish_at",
  summary: "Decides from when a draft or a scheduled version stands; null makes it a draft again.",
  access: "operator",
  permission: "content.write",
  params: versionId,
  body: z.strictObject({ publish_at: z.nullable(wireMoment) }),
  output: contentVersionView,
  refusals: {
    version_not_found,
    version_published: refusal(409, "id", "This version stands or stood already: write a new one."),
  },
});
