import * as endpoints from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { readBanners } from "./banners/read-banners.ts";
import { keepFile, listFiles, readFile, removeFile } from "./files/files.ts";
import { listHeads, listHeadVersions, writeHead } from "./heads/heads.ts";
import { slugOf } from "./pages/page.ts";
import { listPages, listSnippets, readPage } from "./pages/read-page.ts";
import {
  listVersions,
  previewVersion,
  readText,
  publishVersion,
  writeVersion,
} from "./versions/versions.ts";

/** Language of a text where the call names none. */
const USUAL_LOCALE = "en";

/** Returns the routes of this module for players and guests. */
export const contentRoutes = (house: House): readonly Route[] => [
  route(endpoints.listContentPages, ({ query }, context) =>
    listPages(house, context, query.l ?? USUAL_LOCALE),
  ),
  route(endpoints.getContentPage, ({ params, query }, context) =>
    readPage(house, context, slugOf(params.path), query.l ?? USUAL_LOCALE),
  ),
  route(endpoints.listContentSnippets, ({ query }, context) =>
    listSnippets(house, context, query.l ?? USUAL_LOCALE),
  ),
  route(endpoints.listPageHeads, ({ query }, context) =>
    listHeads(house, context, query.l ?? USUAL_LOCALE),
  ),
  route(endpoints.listContentFiles, ({ query }) => listFiles(house, query.l ?? USUAL_LOCALE)),
  route(endpoints.getContentFile, ({ params }) => readFile(house, params.id)),
  route(endpoints.getBanners, (_input, context) => readBanners(house, context)),
];

/** Returns the routes for operators who write pages. */
export const contentStaffRoutes = (house: House): readonly Route[] => [
  route(endpoints.uploadContentFile, ({ query }, { operator, upload }) =>
    keepFile(house, operator, {
      name: query.name,
      title: query.title,
      locale: query.l ?? null,
      read: upload,
    }),
  ),
  route(endpoints.removeContentFile, ({ params }, { operator }) =>
    removeFile(house, operator, params.id),
  ),
  route(endpoints.writePageHead, ({ query, body }, { operator }) =>
    writeHead(house, operator, body, query.based_on),
  ),
  route(endpoints.listPageHeadVersions, ({ query }) => listHeadVersions(house, query)),
  route(endpoints.listContentVersions, ({ query }) => listVersions(house, query)),
  route(endpoints.writeContentVersion, ({ query, body }, { operator }) =>
    writeVersion(house, operator, body, query.based_on),
  ),
  route(endpoints.previewContentVersion, ({ params }, context) =>
    previewVersion(house, context, params.id),
  ),
  route(endpoints.readContentText, ({ query }) => readText(house, query)),
  route(endpoints.publishContentVersion, ({ params, body }, { operator }) =>
    publishVersion(house, operator, params.id, body.publish_at),
  ),
];
