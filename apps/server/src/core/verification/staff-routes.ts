import * as endpoints from "@houselight/contracts";
import { appendTrailEntries } from "#core/staff";
import { type Operator, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { infectedFileRoutes } from "./documents/scan/staff-routes.ts";
import { openDocument, signAddress } from "./documents/read-document.ts";
import { decideFreeze, freezePlayer } from "./freeze/freeze.ts";
import { decide } from "./override/override.ts";
import { overrideRoutes } from "./override/staff-routes.ts";
import { askQuestionnaire } from "./questionnaire/questionnaire.ts";
import { selectCases, selectFrozenCases, selectRenewalCases } from "./status/change-store.ts";
import { caseView, fileView } from "./status/views.ts";

export const verificationStaffRoutes = (house: House): readonly Route[] => [
  route(endpoints.listVerificationCases, async ({ query }) => {
    const { status, limit } = query;
    const page = { after: query.after === undefined ? null : BigInt(query.after), limit };
    const rows =
      status === "frozen"
        ? await selectFrozenCases(house.database, page)
        : status === "renewal"
          ? await selectRenewalCases(house.database, page)
          : await selectCases(house.database, status, page);
    return rows.map(caseView);
  }),
  route(endpoints.getVerificationFile, async ({ params }, { operator }) => {
    const file = await fileView(house, BigInt(params.id));
    await noteView(house, operator, params.id);
    return file;
  }),
  route(endpoints.setVerification, async ({ params, body }, { operator }) => {
    const playerId = BigInt(params.id);
    await decide(house, operator, { playerId, ...body });
    return fileView(house, playerId);
  }),
  route(endpoints.askQuestionnaire, async ({ params, body }, { operator }) => {
    const playerId = BigInt(params.id);
    const dueAt = new Date(body.due_at);
    await askQuestionnaire(house, operator, { playerId, dueAt, reason: body.reason });
    return fileView(house, playerId);
  }),
  ...overrideRoutes(house),
  ...freezes(house),
  ...infectedFileRoutes(house),
  route(endpoints.signDocumentAddress, ({ params }, { operator }) =>
    signAddress(house, operator, params.id),
  ),
  route(endpoints.getDocumentFile, ({ params, query }, { operator }) =>
    openDocument(house, operator, { id: params.id, ...query }),
  ),
];

const freezes = (house: House): readonly Route[] => [
  route(endpoints.freezePlayer, async ({ params, body }, { operator }) => {
    const playerId = BigInt(params.id);
    await freezePlayer(house, operator, { playerId, reason: body.reason });
    return fileView(house, playerId);
  }),
  route(endpoints.decideFreeze, async ({ params, body }, { operator }) => {
    const playerId = BigInt(params.id);
    await decideFreeze(house, operator, { playerId, ...body });
    return fileView(house, playerId);
  }),
];

/** Answers about money are read by people: who looked stays known. */
const noteView = (house: House, operator: Operator, playerId: number): Promise<void> =>
  house.database.tx((tx) =>
    appendTrailEntries(tx, [
      {
        at: house.clock.now(),
        operator,
        action: "player.verification-view",
        subject: `player ${playerId}`,
        detail: {},
      },
    ]),
  );
