import { randomUUID } from "node:crypto";
import {
  compEarning,
  currencyConfig,
  dropSettingProposal,
  type EndpointShape,
  listSettingProposals,
  listSettings,
  listSettingVersions,
  listTrailEntries,
  makeSettingProposal,
  restoreSetting,
  rocketConfig,
  SETTINGS,
} from "@houselight/contracts";
import {
  chosenByTwo,
  type HttpAnswer,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  signedInOperator,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { settingIn } from "../settings.ts";

const DAY_MS = 86_400_000;
const { name } = compEarning;

let kit: TestHouse;
let url: string;
let olga: HttpCaller;
let paul: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
});
beforeEach(async () => {
  olga = await signedInOperator(kit.house, url, "manager");
  paul = await signedInOperator(kit.house, url, "manager");
});
afterEach(async () => {
  for (const { id } of (await paul.call(listSettingProposals, { query: {} })).body) await drop(id);
});
afterAll(() => kit.close());

const standing = async (of: string = name) =>
  (await olga.call(listSettings, {})).body.find((one) => one.name === of);
const held = () => settingIn(kit.house.database, compEarning);
let price = 1_000;
const bodyOf = async (part: object = {}) => ({
  id: randomUUID(),
  based_on: (await standing())?.version as number,
  value: { slots_eur_cents: ++price, others_eur_cents: 5_000 },
  reason: "points for less",
  ...part,
});
type Body = Awaited<ReturnType<typeof bodyOf>>;
const propose = (body: Body, by = olga) => by.call(compEarning.choose, { body });
async function proposed(part: object = {}): Promise<Body> {
  const body = await bodyOf(part);
  expect((await propose(body)).status).toBe(201);
  return body;
}
const make = (id: string, by = paul) => by.call(makeSettingProposal, { params: { id } });
const drop = (id: string, by = paul) =>
  by.call(dropSettingProposal, { params: { id }, body: { reason: "points cost enough" } });
const open = async (query: object = {}) =>
  (await olga.call(listSettingProposals, { query: { name, ...query } })).body;
const refusal = ({ status, body }: HttpAnswer<unknown>) => [
  status,
  ...Object.values((body as { errors?: Record<string, object> }).errors ?? {}).flatMap(Object.keys),
];

describe("a guarded setting", () => {
  it.each(SETTINGS.filter((setting) => "guarded" in setting))(
    "$name is never changed by one operator, unless that only stops something",
    async (setting) => {
      const { choose, schema } = setting as typeof compEarning;
      const { onlyStops } = setting as { onlyStops?: (from: object, to: object) => boolean };
      const before = await standing(setting.name);
      const tries = [setting.initial, before?.value as object];
      for (const value of tries) {
        const path = (choose as EndpointShape).path;
        const rest = { id: randomUUID(), reason: "by one alone", based_on: before?.version };
        const { status, body } = await olga.send("PUT", path, JSON.stringify({ ...rest, value }));
        expect(status).toBe(201);
        const stops = onlyStops?.(before?.value as object, schema.parse(value)) ?? false;
        expect(body).toMatchObject({ state: stops ? "made" : "proposed", only_stops: stops });
        if (stops) return;
      }
      expect(await standing(setting.name)).toEqual(before);
    },
  );

  it("holds when a second operator makes what the first one proposed", async () => {
    const { id, value, based_on } = await proposed();
    expect(await held()).not.toEqual(value);
    expect(await open()).toMatchObject([{ id, value, based_on, state: "proposed", version: null }]);
    const { status, body } = await make(id);
    expect([status, body.state, body.only_stops]).toEqual([200, "made", false]);
    expect(body.changed_by).not.toBe(body.proposed_by);
    expect(await held()).toEqual(value);
    expect(await standing()).toMatchObject({
      value,
      version: body.version,
      guarded: true,
      chosen_by: body.changed_by,
    });
    expect(await open()).toEqual([]);
    const [decided] = await open({ state: "decided" });
    expect(decided).toMatchObject({ id, version: body.version });
  });

  it("shows beside a proposal what it was made from", async () => {
    const former = await held();
    await proposed();
    expect((await open())[0]?.former).toEqual(former);
  });

  it("stops at once by one operator, and opens again by two", async () => {
    const of = rocketConfig.name;
    const put = async (isOpen: boolean) =>
      olga.call(rocketConfig.choose, {
        body: {
          id: randomUUID(),
          based_on: (await standing(of))?.version as number,
          value: { open: isOpen },
          reason: "a round looks wrong",
        },
      });
    expect((await put(false)).body).toMatchObject({ state: "made", only_stops: true });
    expect((await standing(of))?.value).toEqual({ open: false });
    const { body } = await put(true);
    expect(body).toMatchObject({ state: "proposed", only_stops: false });
    expect((await standing(of))?.value).toEqual({ open: false });
    expect((await make(body.id)).status).toBe(200);
    expect((await standing(of))?.value).toEqual({ open: true });
  });

  it("is restored as any other choice of it is made", async () => {
    await chosenByTwo(kit.house, url, compEarning, (await bodyOf()).value);
    const { body } = await olga.call(listSettingVersions, { params: { name }, query: {} });
    const version = body.versions.at(-1)?.id as number;
    const before = await held();
    const restored = await olga.call(restoreSetting, { params: { name }, body: { version } });
    expect(refusal(restored)).toEqual([409, "setting_guarded"]);
    expect(await held()).toEqual(before);
  });
});

describe("two people", () => {
  it("are needed: whoever proposed it does not make it", async () => {
    const before = await held();
    const { id } = await proposed();
    expect(refusal(await make(id, olga))).toEqual([403, "second_operator_needed"]);
    expect(await held()).toEqual(before);
  });

  it("both hold the permission: one whose proposer has left is proposed anew", async () => {
    const { id } = await proposed();
    await kit.house.database.query(
      `update staff.operators set disabled_at = now() where id = (
         select proposed_by_id from configuration.setting_proposals where id = $1)`,
      [id],
    );
    expect(refusal(await make(id))).toEqual([409, "proposer_gone"]);
    expect((await drop(id)).status).toBe(200);
  });

  it("make it once, ten at a time, and make it or drop it, never both", async () => {
    const { id } = await proposed();
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => make(id)),
      drop(id),
      drop(id, olga),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it("do not let through what was made from a version that holds no more", async () => {
    const [first, second] = [await proposed(), await proposed()];
    expect((await make(first.id)).status).toBe(200);
    expect(refusal(await make(second.id))).toEqual([409, "setting_proposal_outdated"]);
    expect(await held()).toEqual(first.value);
    const late = await propose({ ...(await bodyOf()), based_on: second.based_on });
    expect(refusal(late)).toEqual([409, "setting_changed"]);
  });

  it("are on the trail at each step, with the reason", async () => {
    const [made, dropped] = [await proposed(), await proposed()];
    await make(made.id);
    await drop(dropped.id);
    const query = { subject: name, limit: 4 };
    const { body } = await olga.call(listTrailEntries, { query });
    expect(body.map(({ action, detail }) => [action, detail["proposal"]])).toEqual([
      ["configuration.drop", dropped.id],
      ["configuration.comp-points", made.id],
      ["configuration.propose", dropped.id],
      ["configuration.propose", made.id],
    ]);
    expect(body[0]?.detail).toMatchObject({ drop_reason: "points cost enough" });
    expect(body[1]?.detail).toMatchObject({
      value: made.value,
      based_on: made.based_on,
      reason: made.reason,
    });
    expect(body[1]?.operator).not.toBe(body[3]?.operator);
  });
});

describe("a proposal", () => {
  it("is the same for the same request, and refused under its id with another body", async () => {
    const body = await bodyOf();
    const answers = await Promise.all(Array.from({ length: 10 }, () => propose(body)));
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    expect(await open()).toHaveLength(1);
    const other = await propose({ ...body, reason: "another reason" });
    expect(refusal(other)).toEqual([409, "idempotency_mismatch"]);
    await make(body.id);
    expect((await propose(body)).body.state).toBe("made");
  });

  it.each([
    ["no reason", { reason: "x" }],
    ["no version", { based_on: undefined }],
    ["no id", { id: "1" }],
    ["another shape", { value: { slots_eur_cents: 0 } }],
    ["more than it says", { stranger: 1 }],
  ])("with %s is refused as it is read", async (_, part) => {
    expect((await propose((await bodyOf(part)) as Body)).status).toBe(422);
  });

  it("is refused where the setting cannot be so", async () => {
    const based_on = (await standing(currencyConfig.name))?.version as number;
    const rest = { id: randomUUID(), based_on, reason: "a currency of ours" };
    const answer = await olga.call(currencyConfig.choose, {
      body: { ...rest, value: { enabled: ["ZZZ"] } },
    });
    expect(refusal(answer)).toEqual([422, "currency_unknown"]);
  });

  it("waits for seven days", async () => {
    const { id } = await proposed();
    expect(await open()).toHaveLength(1);
    kit.clock.advance(7 * DAY_MS);
    olga = await signedInOperator(kit.house, url, "manager");
    paul = await signedInOperator(kit.house, url, "manager");
    expect(refusal(await make(id))).toEqual([409, "setting_proposal_expired"]);
    expect(await open()).toEqual([]);
    expect((await open({ state: "decided" }))[0]).toMatchObject({ id, state: "proposed" });
    expect((await drop(id)).status).toBe(200);
  });

  it("is kept as it was written", async () => {
    const { id } = await proposed();
    const change = (text: string) => kit.house.database.query(text, [id]);
    await expect(
      change(`update configuration.setting_proposals set value = '{}' where id = $1`),
    ).rejects.toThrow("kept as it was written");
    await drop(id);
    await expect(
      change("update configuration.setting_proposals set drop_reason = 'x' where id = $1"),
    ).rejects.toThrow("kept as it was written");
  });

  it("is listed page by page, and closed to guests and operators without the permission", async () => {
    const ids = [(await proposed()).id, (await proposed()).id];
    expect((await open()).map(({ id }) => id)).toEqual(ids.toReversed());
    expect((await open({ after: ids[1] })).map(({ id }) => id)).toEqual([ids[0]]);
    const support = await signedInOperator(kit.house, url, "support");
    for (const [caller, status] of [
      [httpCaller(url), 401],
      [support, 403],
    ] as const) {
      expect((await caller.call(listSettingProposals, { query: {} })).status).toBe(status);
      expect((await make(ids[0] as string, caller)).status).toBe(status);
      expect((await drop(ids[0] as string, caller)).status).toBe(status);
    }
    expect(refusal(await make(randomUUID()))).toEqual([404, "setting_proposal_not_found"]);
  });
});
