import {
  decideVerificationOverride,
  getVerificationFile,
  listTrailEntries,
  listVerificationOverrides,
  setVerification,
  submitVerification,
} from "@houselight/contracts";
import {
  type HttpAnswer,
  type HttpCaller,
  httpCaller,
  operatorGoes,
  signedInOperator,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  openVerification,
  png,
  type Uploader,
  type VerificationKit,
} from "../verification.testing.ts";

const DAY_MS = 86_400_000;
const reason = "known from another house";
let kit: VerificationKit;
let olga: HttpCaller;
let paul: HttpCaller;
let player: Uploader;
beforeAll(async () => {
  kit = await openVerification();
});
beforeEach(async () => {
  olga = await signedInOperator(kit.house, kit.url, "manager");
  paul = await signedInOperator(kit.house, kit.url, "manager");
  player = await kit.newPlayer();
});
afterAll(() => kit.close());

const params = () => ({ id: Number(player.id) });
const set = (part: object = {}, by = olga) =>
  by.call(setVerification, { params: params(), body: { status: "verified", reason, ...part } });
const decide = (decision: "agree" | "decline" = "agree", by = paul) =>
  by.call(decideVerificationOverride, {
    params: params(),
    body: { decision, reason: "I know them too" },
  });
const file = async () => (await paul.call(getVerificationFile, { params: params() })).body;
const waiting = async () =>
  (await paul.call(listVerificationOverrides, { query: {} })).body.filter(
    ({ player_id }) => player_id === Number(player.id),
  );
const refusal = ({ status, body }: HttpAnswer<unknown>) => [
  status,
  ...Object.values((body as { errors?: Record<string, object> }).errors ?? {}).flatMap(Object.keys),
];
async function sendDocuments(): Promise<void> {
  await player.upload("identity", png(`identity ${player.id}`));
  await player.upload("address", png(`address ${player.id}`));
  expect((await player.caller.call(submitVerification, {})).status).toBe(200);
}

describe("a player who is called verified by hand", () => {
  it("is so once a second operator agrees", async () => {
    const { status, body } = await set();
    expect([status, body.status]).toEqual([200, "none"]);
    expect(body.override).toMatchObject({ player_id: Number(player.id), reason, last_day: null });
    expect(await waiting()).toEqual([body.override]);
    const agreed = await decide();
    expect([agreed.status, agreed.body.status, agreed.body.override]).toEqual([
      200,
      "verified",
      null,
    ]);
    expect(await waiting()).toEqual([]);
    expect(refusal(await decide())).toEqual([404, "override_not_found"]);
  });

  it("is so until the day that was proposed", async () => {
    const last_day = new Date(kit.clock.now().getTime() + 5 * DAY_MS).toISOString().slice(0, 10);
    expect((await set({ last_day })).body.override).toMatchObject({ last_day });
    const end = new Date(Date.parse(last_day) + DAY_MS).toISOString();
    expect((await decide()).body).toMatchObject({ status: "verified", expires_at: end });
  });

  it("waits where the proposer agrees alone, has left, or may verify no more", async () => {
    await set();
    expect(refusal(await decide("agree", olga))).toEqual([403, "second_operator_needed"]);
    const { override } = await file();
    await operatorGoes(kit.house, override?.proposed_by as string, "support");
    expect(refusal(await decide())).toEqual([409, "proposer_gone"]);
    expect((await file()).status).toBe("none");
    expect((await decide("decline")).body).toMatchObject({ status: "none", override: null });
  });

  it("is proposed once, and is declined by whoever sees that it is wrong", async () => {
    await set();
    const { override } = await file();
    expect((await set()).body.override).toEqual(override);
    expect(refusal(await set({ reason: "another one" }))).toEqual([409, "override_waits"]);
    expect(refusal(await set({}, paul))).toEqual([409, "override_waits"]);
    expect((await decide("decline", olga)).body).toMatchObject({ status: "none", override: null });
    expect((await set({}, paul)).body.override?.id).not.toBe(override?.id);
  });

  it("is decided once, ten at a time", async () => {
    await set();
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => decide()),
      decide("decline"),
      decide("decline", olga),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
  });

  it("is judged anew where something was decided since, or a week has passed", async () => {
    await set();
    await player.upload("identity", png(`identity ${player.id}`));
    expect(await waiting()).toEqual([]);
    expect(refusal(await decide())).toEqual([404, "override_not_found"]);
    expect((await set({}, paul)).body.override).not.toBeNull();
    kit.clock.advance(7 * DAY_MS);
    paul = await signedInOperator(kit.house, kit.url, "manager");
    expect((await file()).override).toBeNull();
    expect(refusal(await decide())).toEqual([404, "override_not_found"]);
  });

  it("is on the trail at each step", async () => {
    await set();
    await decide("decline");
    await set();
    await decide();
    const query = { subject: `player ${player.id}`, action: "player." };
    const { body } = await paul.call(listTrailEntries, { query });
    expect(body.map(({ action }) => action).filter((one) => !one.endsWith("-view"))).toEqual([
      "player.verification-override-agree",
      "player.verification",
      "player.verification-override-propose",
      "player.verification-override-decline",
      "player.verification-override-propose",
    ]);
    expect(body[0]?.detail).toMatchObject({ proposed_for: reason, reason: "I know them too" });
    expect(body[0]?.operator).not.toBe(body[0]?.detail["proposed_by"]);
  });
});

describe("one operator is enough", () => {
  it("to answer documents that were sent for checking", async () => {
    await sendDocuments();
    expect((await set()).body).toMatchObject({ status: "verified", override: null });
  });

  it("to reject, to end, and never to take a refusal back", async () => {
    await sendDocuments();
    const rejected = await set({ status: "rejected", reasons: ["other"] });
    expect(rejected.body).toMatchObject({ status: "rejected", override: null });
    expect((await set()).body).toMatchObject({ status: "rejected", override: { reason } });
    await decide();
    expect((await set({ status: "expired" })).body).toMatchObject({ status: "expired" });
    expect((await set()).body).toMatchObject({ status: "expired", override: { reason } });
  });
});

it("is closed to guests, players and operators without the permission", async () => {
  await set();
  const support = await signedInOperator(kit.house, kit.url, "support");
  for (const [caller, status] of [
    [httpCaller(kit.url), 401],
    [player.caller, 401],
    [support, 403],
  ] as const) {
    expect((await caller.call(listVerificationOverrides, { query: {} })).status).toBe(status);
    expect((await decide("agree", caller)).status).toBe(status);
  }
  expect((await file()).status).toBe("none");
});
