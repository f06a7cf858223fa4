import { randomUUID } from "node:crypto";
import { openSimulators, PAPERID_PATH, type RunningSimulators } from "@houselight/simulators";
import {
  getPlayer,
  getVerification,
  getVerificationFile,
  setVerification,
  submitVerification,
  visitProvider,
} from "@houselight/contracts";
import { plansOf, signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  openVerification,
  png,
  type Uploader,
  type VerificationKit,
  WEBHOOK_SECRET,
} from "../verification.testing.ts";
import { documentFiles } from "../documents/files/document-files.ts";
import { holdApplicant } from "./applicant-store.ts";
import { handOverSubmissions } from "./hand-over.ts";
import { visitProvider as openProvider } from "./visit-provider.ts";

const KEYS = {
  appToken: "the app token of tests",
  secret: "signs what the house asks for, in tests",
};

let kit: VerificationKit;
let outside: RunningSimulators;
beforeAll(async () => {
  // The house is told by the tests themselves, so that each report comes when it shall.
  outside = await openSimulators({
    host: "127.0.0.1",
    port: 0,
    publicUrl: "http://outside.test",
    paperpaySecret: "no payments",
    identity: { ...KEYS, webhookSecret: WEBHOOK_SECRET, webhookUrl: undefined },
  });
  kit = await openVerification({
    SUMSUB_URL: `${outside.url}${PAPERID_PATH}`,
    SUMSUB_APP_TOKEN: KEYS.appToken,
    SUMSUB_SECRET: KEYS.secret,
  });
});
afterAll(async () => {
  await kit.close();
  await outside.close();
});

/** A player whose documents the provider has. */
async function applied(): Promise<{ player: Uploader; applicant: string; reference: string }> {
  const player = await kit.newPlayer();
  await player.upload("identity", png("identity"));
  await player.upload("address", png("address"));
  const answer = await player.caller.call(submitVerification, {});
  expect(answer.body.status).toBe("pending");
  await handOverSubmissions(kit.house);
  const [row] = await kit.house.database.query<{ applicant_id: string; reference: string }>(
    "select applicant_id, reference from verification.applicants where player_id = $1",
    [player.id],
  );
  return { player, applicant: row?.applicant_id ?? "", reference: row?.reference ?? "" };
}

/** Writes what the provider says, `laterMs` after now. */
const told = (
  about: { readonly applicant: string; readonly reference: string },
  answer: "GREEN" | "RED" | null,
  { laterMs = 0, labels = [] as string[], type = "applicantReviewed" } = {},
) => ({
  applicantId: about.applicant,
  externalUserId: about.reference,
  type,
  createdAtMs: new Date(kit.clock.now().getTime() + laterMs)
    .toISOString()
    .replace("T", " ")
    .replace("Z", ""),
  ...(answer ? { reviewResult: { reviewAnswer: answer, rejectLabels: labels } } : {}),
});
const view = async (player: Uploader) => (await player.caller.call(getVerification, {})).body;
const statusOf = async (player: Uploader): Promise<string> => (await view(player)).status;

describe("the provider of identity checks", () => {
  it("is sent the documents once, and its approval is on the profile (PROFILE-01, PROFILE-07)", async () => {
    const about = await applied();
    const page = await fetch(`${outside.url}${PAPERID_PATH}/applicants/${about.applicant}`);
    const text = await page.text();
    expect(text.match(/ID_CARD/g)).toHaveLength(1);
    expect(text.match(/UTILITY_BILL/g)).toHaveLength(1);
    expect(await kit.report(told(about, "GREEN"))).toEqual({
      status: 200,
      body: { received: true },
    });
    expect(await view(about.player)).toMatchObject({
      status: "verified",
      verified: true,
      sumsub_verified: true,
      may_submit: false,
    });
    expect((await about.player.caller.call(getPlayer, {})).body).toMatchObject({
      verified: true,
      sumsub_verified: true,
    });
  });

  it("rejects with reasons that a player can mend, and is asked again with better ones", async () => {
    const about = await applied();
    await kit.report(told(about, "RED", { labels: ["UNSATISFACTORY_PHOTOS", "FORGERY"] }));
    expect(await view(about.player)).toMatchObject({
      status: "rejected",
      reasons: ["document_unreadable", "other"],
      may_submit: false,
    });
    expect((await about.player.caller.call(submitVerification, {})).status).toBe(422);
    kit.clock.advance(1000);
    await about.player.upload("identity", png("a better photo"));
    const again = await about.player.caller.call(submitVerification, {});
    expect(again.body.status).toBe("pending");
    await handOverSubmissions(kit.house);
    await kit.report(told(about, "GREEN", { laterMs: 1000 }));
    expect(await statusOf(about.player)).toBe("verified");
  });

  it("is believed once a report, and the latest report counts, in whatever order they come", async () => {
    const about = await applied();
    const rejection = told(about, "RED", { laterMs: 2000, labels: ["LOW_QUALITY"] });
    expect((await kit.report(told(about, "GREEN", { laterMs: 3000 }))).status).toBe(200);
    expect((await kit.report(rejection)).status).toBe(200);
    const pending = told(about, null, { laterMs: 1000, type: "applicantPending" });
    expect((await kit.report(pending)).status).toBe(200);
    expect(await statusOf(about.player)).toBe("verified");
    const operator = await signedInOperator(kit.house, kit.url, "manager");
    const params = { id: Number(about.player.id) };
    kit.clock.advance(10_000);
    const decide = (status: "rejected" | "expired") =>
      operator.call(setVerification, { params, body: { status, reason: "asked for it" } });
    await decide("rejected");
    // The same approval once more, and one that was written before the operator decided.
    await kit.report(told(about, "GREEN", { laterMs: -7000 }));
    await kit.report(told(about, "GREEN", { laterMs: -1000 }));
    expect(await statusOf(about.player)).toBe("rejected");
    await decide("expired");
    const { changes, sumsub_verified } = (await operator.call(getVerificationFile, { params }))
      .body;
    expect(sumsub_verified).toBe(false);
    expect(changes.map(({ after, by }) => `${after} by ${by}`)).toEqual([
      "basic by player",
      "pending by player",
      "verified by provider",
      "rejected by operator",
      "expired by operator",
    ]);
  });

  it("counts twenty equal reports at once as one", async () => {
    const about = await applied();
    const report = JSON.stringify(told(about, "GREEN"));
    const answers = await Promise.all(Array.from({ length: 20 }, () => kit.report(report)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await kit.house.database.query(
      "select 1 from verification.changes where player_id = $1 and after = 'verified'",
      [about.player.id],
    );
    expect(rows).toHaveLength(1);
  });

  it("is not believed without its signature, or too late, and learns nothing from the answer", async () => {
    const about = await applied();
    const refused = {
      status: 401,
      body: { errors: { base: { signature_invalid: "The signature is not valid." } } },
    };
    const report = told(about, "GREEN");
    expect(await kit.report(report, "another secret")).toEqual(refused);
    expect(await kit.report({}, "another secret")).toEqual(refused);
    expect(await kit.report(told(about, "GREEN", { laterMs: -86_500_000 }))).toEqual(refused);
    expect(await kit.report(told(about, "GREEN", { laterMs: 400_000 }))).toEqual(refused);
    const elsewhere = await fetch(`${kit.url}/api/webhooks/verification/another`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    expect([elsewhere.status, await elsewhere.json()]).toEqual([401, refused.body]);
    expect(await statusOf(about.player)).toBe("pending");
  });

  it("is not believed about two people at once, nor about nobody", async () => {
    const [one, other] = [await applied(), await applied()];
    const mixed = told({ applicant: one.applicant, reference: other.reference }, "GREEN");
    expect((await kit.report(mixed)).status).toBe(404);
    const nobody = told({ applicant: one.applicant, reference: "-" }, "GREEN");
    expect((await kit.report(nobody)).status).toBe(404);
    expect((await kit.report({ hello: 1 })).status).toBe(422);
    expect([await statusOf(one.player), await statusOf(other.player)]).toEqual([
      "pending",
      "pending",
    ]);
  });

  it("is visited with a page of one's own, and tells when papers were shown there", async () => {
    const player = await kit.newPlayer();
    const visit = () => player.caller.call(visitProvider, {});
    const { url } = (await visit()).body;
    const page = url.replace("http://outside.test", outside.url);
    expect((await fetch(page)).status).toBe(200);
    expect((await fetch(page.replace("ticket=", "ticket=0"))).status).toBe(404);
    expect((await fetch(page, { method: "POST", redirect: "manual" })).status).toBe(303);
    const [row] = await kit.house.database.query<{ applicant_id: string; reference: string }>(
      "select applicant_id, reference from verification.applicants where player_id = $1",
      [player.id],
    );
    const about = { applicant: row?.applicant_id ?? "", reference: row?.reference ?? "" };
    expect(await view(player)).toMatchObject({ status: "none", may_visit: true });
    await kit.report(told(about, null, { type: "applicantPending" }));
    expect(await view(player)).toMatchObject({ status: "pending", may_visit: false });
    expect((await visit()).status).toBe(422);
  });

  it("that is away opens no page", async () => {
    const { id } = await kit.newPlayer();
    const { config } = kit.house;
    const away = { ...kit.house, config: { ...config, SUMSUB_URL: "http://127.0.0.1:9" } };
    await expect(openProvider(away, id)).rejects.toMatchObject({
      code: "identity_provider_unavailable",
    });
  });

  it("that is away is asked again later", async () => {
    const { database } = kit.house;
    const player = await kit.newPlayer();
    await player.upload("identity", png("1"));
    await player.upload("address", png("2"));
    await player.caller.call(submitVerification, {});
    const away = {
      ...kit.house,
      config: { ...kit.house.config, SUMSUB_URL: "http://127.0.0.1:9" },
    };
    await handOverSubmissions(away);
    const open = () =>
      database.query(
        "select 1 from verification.submissions where player_id = $1 and sent_at is null",
        [player.id],
      );
    expect(await open()).toHaveLength(1);
    await handOverSubmissions(kit.house);
    expect(await open()).toHaveLength(1);
    kit.clock.advance(6000);
    await handOverSubmissions(kit.house);
    expect(await open()).toHaveLength(0);
  });

  it("is sent everybody else's documents where one file is lost", async () => {
    const [lost, whole] = [await kit.newPlayer(), await kit.newPlayer()];
    for (const player of [lost, whole]) {
      const { body } = await player.upload("identity", png(`${player.id}`));
      await player.upload("address", png("address"));
      await player.caller.call(submitVerification, {});
      kit.clock.advance(1);
      if (player === lost) await documentFiles(kit.house).remove(body.id as string);
    }
    await handOverSubmissions(kit.house);
    const waiting = await kit.house.database.query<{ player_id: bigint; send_after: Date }>(
      "select player_id, send_after from verification.submissions where sent_at is null",
    );
    const soon = new Date(kit.clock.now().getTime() + 5000);
    expect(waiting).toEqual([{ player_id: lost.id, send_after: soon }]);
  });

  it("that is slow is sent one check at a time: none waits until its claim is over", async () => {
    const { database } = kit.house;
    const ids: bigint[] = [];
    for (const name of ["one", "two", "three"]) {
      const player = await kit.newPlayer();
      ids.push(player.id);
      await player.upload("identity", png(name));
      await player.upload("address", png(name));
      await player.caller.call(submitVerification, {});
    }
    const claims = new Set<number>();
    const query: typeof database.query = async (sql, values) => {
      const rows = await database.query(
        `select 1 from verification.submissions
         where player_id = any($1::bigint[]) and sent_at is null and send_after > $2`,
        [ids, kit.clock.now()],
      );
      claims.add(rows.length);
      return database.query(sql, values);
    };
    kit.clock.advance(10_000);
    await handOverSubmissions({ ...kit.house, database: { ...database, query } });
    expect([...claims].toSorted()).toEqual([0, 1]);
  });

  it("is found by its name for an applicant through an index", async () => {
    const plan = await plansOf(kit.house.database, (tx) =>
      holdApplicant(tx, "sumsub", randomUUID()),
    );
    expect(plan).toContain("Index Scan using applicants_reference_key");
  });
});
