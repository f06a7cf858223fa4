import * as endpoints from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { keepDocument } from "./documents/keep-document.ts";
import { answerQuestionnaire } from "./questionnaire/questionnaire.ts";
import { submitDocuments } from "./status/submit.ts";
import { documentView, verificationView } from "./status/views.ts";
import { assertProven, receiveReport } from "./vendor/receive-report.ts";
import { visitProvider } from "./vendor/visit-provider.ts";

export const verificationRoutes = (house: House): readonly Route[] => [
  route(endpoints.getVerification, (_input, { caller }) => verificationView(house, caller.id)),
  route(endpoints.uploadDocument, async ({ query }, context) => {
    const file = { kind: query.kind, read: () => context.upload() };
    const { document, repeated } = await keepDocument(house, context.caller.id, file);
    if (repeated) context.repeated();
    return documentView(document);
  }),
  route(endpoints.submitVerification, async (_input, { caller }) => {
    await submitDocuments(house, caller.id);
    return verificationView(house, caller.id);
  }),
  route(endpoints.visitProvider, (_input, { caller }) => visitProvider(house, caller.id)),
  route(endpoints.answerQuestionnaire, async ({ body }, { caller }) => {
    await answerQuestionnaire(house, caller.id, body);
    return verificationView(house, caller.id);
  }),
  route(
    endpoints.verificationWebhook,
    async ({ params }, context) => {
      await receiveReport(house, params.provider, context);
      return { received: true as const };
    },
    (params, context) => assertProven(house, params["provider"] ?? "", context),
  ),
];
