import * as endpoints from "@houselight/contracts";
import { appendTrailEntries } from "#core/staff";
import { type Operator, Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { infectedFileRoutes } from "./documents/scan/staff-routes.ts";
import { openDocument, signAddress } from "./documents/read-document.ts";
import { decideFreeze, freezePlayer } from "./freeze/freeze.ts";
import { askQuestionnaire } from "./questionnaire/questionnaire.ts";
import { changeStatus } from "./status/change-status.ts";
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

/** Throws Refused: player_not_found, change_not_allowed, document_day_over. */
async function decide(
  house: House,
  operator: Operator,
  wish: {
    readonly playerId: bigint;
    readonly status: "verified" | "rejected" | "expired";
    readonly reason: string;
    readonly reasons?: readonly endpoints.RejectReason[] | undefined;
    readonly last_day?: string | undefined;
  },
): Promise<void> {
  const { playerId, status: after, reason: note } = wish;
  const reasons = after === "rejected" ? [...new Set(wish.reasons ?? ["other" as const])] : [];
  const at = house.clock.now();
  const { last_day: day } = wish;
  if (day !== undefined && day < at.toISOString().slice(0, 10))
    throw new Refused("document_day_over");
  const lastDay = day === undefined ? null : new Date(day);
  const done = await house.database.tx((tx) =>
    changeStatus(tx, { playerId, after, actor: "operator", reasons, lastDay, note, operator, at }),
  );
  if (done === "unknown") throw new Refused("player_not_found");
  if (done === "not_allowed") throw new Refused("change_not_allowed");
}

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
