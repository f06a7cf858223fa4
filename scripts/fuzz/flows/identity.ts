import { createHmac } from "node:crypto";
import * as api from "@houselight/contracts";
import { SHARED } from "@houselight/test-kit/outside/simulators";
import { type Flow, type Newcomer, type Stage, until } from "./stage.ts";

const reason = "asked for by the rules";
const BOUNDARY = "a-boundary-of-the-storm";

/** Returns a document as a form sends it; the house knows a PDF by its first line. */
const formOf = (text: string): string =>
  [
    `--${BOUNDARY}`,
    'content-disposition: form-data; name="file"; filename="document.pdf"',
    "content-type: application/pdf",
    "",
    `%PDF-1.4\n${text}\n%%EOF`,
    `--${BOUNDARY}--`,
    "",
  ].join("\r\n");

async function handIn(stage: Stage, { actor, id }: Newcomer, kind: "identity" | "address") {
  return stage.ask(
    actor,
    api.uploadDocument,
    { query: { kind } },
    {
      text: formOf(`${kind} of ${id}`),
      headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
    },
  );
}

/** Documents are handed in, looked at by an operator, sent away, and approved by a signed report. */
const verification: Flow = {
  name: "verification",
  reaches: [
    api.uploadDocument,
    api.visitProvider,
    api.submitVerification,
    api.signDocumentAddress,
    api.getDocumentFile,
    api.getVerificationFile,
    api.verificationWebhook,
    api.setVerification,
    api.listVerificationOverrides,
    api.decideVerificationOverride,
    api.closeInfectedFile,
  ],
  async play(stage) {
    const player = await stage.newcomer("applicant");
    const { actor } = player;
    const document = await handIn(stage, player, "identity");
    await handIn(stage, player, "address");
    await stage.ask(actor, api.visitProvider);
    await stage.ask(actor, api.submitVerification);
    const manager = stage.operator("manager");
    const params = { id: document.id };
    const { url } = await stage.ask(manager, api.signDocumentAddress, { params });
    const query = Object.fromEntries(new URL(url, stage.url).searchParams);
    await stage.ask(manager, api.getDocumentFile, { params, query });
    const about = { id: Number(player.id) };
    await stage.ask(manager, api.getVerificationFile, { params: about });
    await approve(stage, player.id);
    const body = { status: "expired", reason };
    await stage.ask(manager, api.setVerification, { params: about, body });
    // Nothing waits any more: approved by hand, it takes two.
    const byHand = { status: "verified", reason };
    await stage.ask(manager, api.setVerification, { params: about, body: byHand });
    await stage.ask(manager, api.listVerificationOverrides);
    await stage.ask(await stage.colleague("manager"), api.decideVerificationOverride, {
      params: about,
      body: { decision: "agree", reason },
    });
    // No scanner runs beside the house here: the case is put there as it would be found.
    const [found] = await stage.house.database.query<{ id: bigint }>(
      `insert into verification.infected_files (player_id, kind, fingerprint, virus, size_bytes, found_at)
       values ($1, 'identity', 'made up', 'Eicar-Test-Signature', 68, now()) returning id`,
      [player.id],
    );
    const infected = { id: Number(found?.id) };
    await stage.ask(manager, api.closeInfectedFile, { params: infected, body: { reason } });
  },
};

/** Reports, as the provider does, that a player's documents are in order. */
async function approve(stage: Stage, playerId: bigint): Promise<void> {
  const applicant = await until("an applicant", async () => {
    const [row] = await stage.house.database.query<{ applicant_id: string; reference: string }>(
      "select applicant_id, reference from verification.applicants where player_id = $1",
      [playerId],
    );
    return row?.applicant_id ? row : undefined;
  });
  const report = {
    applicantId: applicant.applicant_id,
    externalUserId: applicant.reference,
    type: "applicantReviewed",
    createdAtMs: new Date().toISOString().replace("T", " ").replace("Z", ""),
    reviewResult: { reviewAnswer: "GREEN", rejectLabels: [] },
  };
  const text = JSON.stringify(report);
  const proof = createHmac("sha256", SHARED.identityReports).update(text).digest("hex");
  await stage.ask(
    stage.visitor("provider"),
    api.verificationWebhook,
    { params: { provider: "sumsub" } },
    { text, headers: { "content-type": "application/json", "x-payload-digest": proof } },
  );
}

const questionnaire: Flow = {
  name: "questionnaire",
  reaches: [api.askQuestionnaire, api.answerQuestionnaire],
  async play(stage) {
    const { actor, id } = await stage.newcomer("earner");
    await stage.ask(stage.operator("cashier"), api.askQuestionnaire, {
      params: { id: Number(id) },
      body: { due_at: "2099-01-01T00:00:00Z", reason },
    });
    await stage.ask(actor, api.answerQuestionnaire, {
      body: {
        profession: "Baker",
        sources: [api.WEALTH_SOURCES[0]],
        income: api.INCOME_BANDS[0],
      },
    });
  },
};

/** An account is frozen, and let go when two operators say so. */
const freeze: Flow = {
  name: "freeze",
  reaches: [api.freezePlayer, api.decideFreeze],
  async play(stage) {
    const { id } = await stage.newcomer("suspect");
    const params = { id: Number(id) };
    const manager = stage.operator("manager");
    await stage.ask(manager, api.freezePlayer, { params, body: { reason } });
    const body = { decision: "release", reason };
    await stage.ask(manager, api.decideFreeze, { params, body });
    await stage.ask(await stage.colleague("manager"), api.decideFreeze, { params, body });
  },
};

export const IDENTITY: readonly Flow[] = [verification, questionnaire, freeze];
