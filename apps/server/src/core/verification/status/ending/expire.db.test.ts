import { getVerification, getVerificationFile, setVerification } from "@houselight/contracts";
import { type HttpCaller, registered, signedInOperator, verifiedByTwo } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verificationChanged } from "#events/verification";
import { waitingMails } from "#core/mail";
import { verificationData } from "../../personal-data-store.ts";
import { openVerification, type VerificationKit } from "../../verification.testing.ts";
import { expireVerifications } from "./expire.ts";
import { tellEndingVerifications } from "./tell-ending.ts";

const DAY_MS = 86_400_000;
let kit: VerificationKit;
let operator: HttpCaller;
beforeAll(async () => {
  kit = await openVerification();
});
afterAll(() => kit.close());

async function verified(lastDay?: string) {
  const { id } = await registered(kit.house);
  await verifiedByTwo(kit.house, kit.url, id, lastDay);
  const { expires_at } = await fileOf(id);
  return { id, expiresAt: new Date(expires_at ?? 0) };
}
const fileOf = async (id: bigint) => {
  // An operator's session does not last as long as these tests go on.
  operator = await signedInOperator(kit.house, kit.url, "manager");
  return (await operator.call(getVerificationFile, { params: { id: Number(id) } })).body;
};
const mailsOf = async (id: bigint, wanted = "verification_expired") => {
  const [row] = await kit.house.database.query<{ email: string }>(
    "select email from accounts.players where id = $1",
    [id],
  );
  const mails = await waitingMails(kit.house, row?.email ?? "");
  return mails.map(({ kind }) => kind).filter((kind) => kind === wanted);
};
const advanceTo = (moment: Date, ms: number) =>
  kit.clock.advance(moment.getTime() + ms - kit.clock.now().getTime());

describe("a verification", () => {
  it("holds until its last millisecond and is over at the next; its player is told once", async () => {
    const { id, expiresAt } = await verified();
    advanceTo(expiresAt, -1);
    await expireVerifications(kit.house);
    expect(await fileOf(id)).toMatchObject({ status: "verified" });
    expect(await mailsOf(id)).toEqual([]);
    advanceTo(expiresAt, 0);
    await Promise.all([expireVerifications(kit.house), expireVerifications(kit.house)]);
    await expireVerifications(kit.house);
    const file = await fileOf(id);
    expect(file).toMatchObject({ status: "expired", expires_at: null });
    expect(file.changes.at(-1)).toMatchObject({
      before: "verified",
      after: "expired",
      by: "house",
    });
    expect(await mailsOf(id)).toEqual(["verification_expired"]);
    const events = await kit.house.database.query(
      "select 1 from outbox.events where name = $1 and player_id = $2 and payload->>'after' = 'expired'",
      [verificationChanged.name, id],
    );
    expect(events).toHaveLength(1);
  });

  it("ends with the document where that is earlier, and not on a day that is over", async () => {
    const today = kit.clock.now().toISOString().slice(0, 10);
    const yesterday = new Date(kit.clock.now().getTime() - DAY_MS).toISOString().slice(0, 10);
    const { id, expiresAt } = await verified(today);
    expect(expiresAt).toEqual(new Date(new Date(today).getTime() + DAY_MS));
    const params = { id: Number((await registered(kit.house)).id) };
    const { body } = await operator.call(setVerification, {
      params,
      body: { status: "verified", reason: "seen", last_day: yesterday },
    });
    expect(JSON.stringify(body)).toContain("document_day_over");
    advanceTo(expiresAt, 0);
    await expireVerifications(kit.house);
    expect((await fileOf(id)).status).toBe("expired");
  });

  it("ends though another one cannot be ended, which is tried again", async () => {
    const [stuck, next] = [await verified(), await verified()];
    advanceTo(next.expiresAt, 0);
    const { database } = kit.house;
    await database.query(
      `alter table verification.changes add constraint toy_stuck
         check (player_id <> ${stuck.id} or after <> 'expired')`,
    );
    await expireVerifications(kit.house);
    const statuses = async () => [(await fileOf(stuck.id)).status, (await fileOf(next.id)).status];
    expect(await statuses()).toEqual(["verified", "expired"]);
    await database.query("alter table verification.changes drop constraint toy_stuck");
    await expireVerifications(kit.house);
    expect(await statuses()).toEqual(["expired", "expired"]);
  });

  it("is shown with its end to its player", async () => {
    const player = await kit.newPlayer();
    await verifiedByTwo(kit.house, kit.url, player.id);
    const until = new Date(kit.clock.now());
    until.setUTCMonth(until.getUTCMonth() + 24);
    expect((await player.caller.call(getVerification, {})).body.expires_at).toBe(
      until.toISOString(),
    );
  });

  it("ends for more players than one page holds, and for nobody whose time begins anew", async () => {
    const { expiresAt, id: renewed } = await verified();
    await kit.house.database.query(
      `insert into accounts.players (email, password_hash, date_of_birth, country, language, license_name, verification, created_at, brand)
       select 'many-' || n || '@many.test', password_hash, date_of_birth, country, language, license_name, 'verified', created_at, brand
       from accounts.players, generate_series(1, 120) n where id = $1`,
      [renewed],
    );
    await kit.house.database.query(
      `insert into verification.standings (player_id, status, since, expires_at)
       select id, 'verified', $1, $2 from accounts.players where email like '%@many.test'`,
      [kit.clock.now(), expiresAt],
    );
    advanceTo(expiresAt, -1);
    operator = await signedInOperator(kit.house, kit.url, "manager");
    await operator.call(setVerification, {
      params: { id: Number(renewed) },
      body: { status: "rejected", reason: "seen anew" },
    });
    await verifiedByTwo(kit.house, kit.url, renewed);
    advanceTo(expiresAt, 0);
    await expireVerifications(kit.house);
    const [row] = await kit.house.database.query<{ count: bigint }>(
      "select count(*) from accounts.players where email like '%@many.test' and verification = 'expired'",
    );
    expect(Number(row?.count)).toBe(120);
    expect((await fileOf(renewed)).status).toBe("verified");
  });

  it("of a forgotten player ends without a mail", async () => {
    const { id, expiresAt } = await verified();
    await kit.house.database.tx(async (tx) =>
      verificationData(kit.house).erase?.(tx, id, kit.clock.now()),
    );
    advanceTo(expiresAt, 0);
    await expireVerifications(kit.house);
    expect(await mailsOf(id)).toEqual([]);
  });
});

describe("the end of a verification", () => {
  const told = async (id: bigint) => (await mailsOf(id, "verification_ending")).length;
  /** Two replicas at once, and one of them again after a restart. */
  const tell = async () => {
    await Promise.all([tellEndingVerifications(kit.house), tellEndingVerifications(kit.house)]);
    await tellEndingVerifications(kit.house);
  };

  it("is told 30 and 7 days before, once each, and anew for another verification", async () => {
    const { id, expiresAt } = await verified();
    for (const [days, ms, mails] of [
      [30, -1, 0],
      [30, 0, 1],
      [7, -1, 1],
      [7, 0, 2],
      [1, 0, 2],
    ] as const) {
      advanceTo(expiresAt, ms - days * DAY_MS);
      await tell();
      expect(await told(id)).toBe(mails);
    }
    advanceTo(expiresAt, 0);
    await expireVerifications(kit.house);
    await tell();
    expect(await told(id)).toBe(2);
  });

  it("is told once to who has less than a week", async () => {
    const day = new Date(kit.clock.now().getTime() + 3 * DAY_MS).toISOString().slice(0, 10);
    const { id } = await verified(day);
    await tell();
    expect(await told(id)).toBe(1);
  });
});
