import {
  getPlayer,
  getVerification,
  getVerificationFile,
  listTrailEntries,
  listVerificationCases,
  setVerification,
  submitVerification,
} from "@houselight/contracts";
import { signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  openVerification,
  png,
  type Uploader,
  type VerificationKit,
} from "../verification.testing.ts";
import { waitingMails } from "#core/mail";
import { verificationData } from "../personal-data-store.ts";
import { expireVerifications } from "./ending/expire.ts";
import { tellEndingVerifications } from "./ending/tell-ending.ts";

const DAY_MS = 86_400_000;
let kit: VerificationKit;
beforeAll(async () => {
  kit = await openVerification();
});
afterAll(() => kit.close());

const view = async ({ caller }: Uploader) => (await caller.call(getVerification, {})).body;
const isVerified = async ({ caller }: Uploader) => (await caller.call(getPlayer, {})).body.verified;
const staff = () => signedInOperator(kit.house, kit.url, "manager");
const decide = async (player: Uploader, body: object) =>
  (await staff()).call(setVerification, {
    params: { id: Number(player.id) },
    body: { reason: "seen", ...body } as { status: "verified"; reason: string },
  });
const fileOf = async (player: Uploader) =>
  (await (await staff()).call(getVerificationFile, { params: { id: Number(player.id) } })).body;
const casesOf = async (player: Uploader) => {
  const query = { status: "renewal", limit: 100 } as const;
  const { body } = await (await staff()).call(listVerificationCases, { query });
  return body.filter(({ player_id }) => player_id === Number(player.id));
};
const codeOf = ({ body }: { body: unknown }) =>
  Object.keys((body as { errors?: Record<string, object> }).errors?.["base"] ?? {})[0];

/** A player who is verified with documents from before, until a day so many days from now. */
async function verifiedFor(days: number) {
  const player = await kit.newPlayer();
  await player.upload("identity", png(`old identity ${player.id}`));
  await player.upload("address", png(`old address ${player.id}`));
  await player.caller.call(submitVerification, {});
  const last_day = new Date(kit.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  await decide(player, { status: "verified", last_day });
  kit.clock.advance(1);
  return { player, end: new Date(new Date(last_day).getTime() + DAY_MS) };
}
let files = 0;
const sendNew = async (player: Uploader, ...kinds: ("identity" | "address")[]) => {
  for (const kind of kinds) {
    kit.clock.advance(1);
    files += 1;
    expect((await player.upload(kind, png(`new ${kind} ${files}`))).status).toBe(201);
  }
};
const submit = ({ caller }: Uploader) => caller.call(submitVerification, {});

it("takes no documents before the last thirty days", async () => {
  const { player } = await verifiedFor(45);
  expect(await view(player)).toMatchObject({
    status: "verified",
    renewal: null,
    may_submit: false,
  });
  expect(codeOf(await player.upload("identity", png("early")))).toBe("documents_not_wanted");
  expect(codeOf(await submit(player))).toBe("documents_not_wanted");
});

it("takes new documents near the end, keeps the player verified, and a yes begins a new period", async () => {
  const { player, end } = await verifiedFor(20);
  expect(await view(player)).toMatchObject({
    renewal: "open",
    may_submit: false,
    missing: ["identity", "address"],
    expires_at: end.toISOString(),
  });
  expect(codeOf(await submit(player))).toBe("documents_missing");
  await sendNew(player, "identity");
  expect(codeOf(await submit(player))).toBe("documents_missing");
  await sendNew(player, "address");
  const [first, second] = await Promise.all([submit(player), submit(player)]);
  for (const { status, body } of [first, second])
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: "verified", verified: true, renewal: "pending", may_submit: false },
    });
  expect(codeOf(await player.upload("identity", png("too late")))).toBe("documents_not_wanted");
  expect(await isVerified(player)).toBe(true);
  expect(await casesOf(player)).toMatchObject([{ status: "verified" }]);
  const sent = await kit.house.database.query(
    "select 1 from verification.submissions where player_id = $1",
    [player.id],
  );
  expect(sent).toHaveLength(2);

  const at = kit.clock.now();
  const { body } = await decide(player, { status: "verified" });
  const until = new Date(at);
  until.setUTCMonth(until.getUTCMonth() + 24);
  expect(body).toMatchObject({
    status: "verified",
    renewal: null,
    expires_at: until.toISOString(),
  });
  expect(body.changes.at(-1)).toMatchObject({ before: "verified", after: "verified" });
  expect(await casesOf(player)).toEqual([]);
  kit.clock.advance(end.getTime() - kit.clock.now().getTime() + 1);
  await expireVerifications(kit.house);
  expect((await fileOf(player)).status).toBe("verified");
});

it("a no leaves what is verified until its end, says why, and can be answered with better documents", async () => {
  const { player, end } = await verifiedFor(20);
  await sendNew(player, "identity", "address");
  await submit(player);
  kit.clock.advance(1);
  await decide(player, { status: "rejected", reasons: ["document_unreadable"] });
  expect(await view(player)).toMatchObject({
    status: "verified",
    renewal: "rejected",
    reasons: ["document_unreadable"],
    expires_at: end.toISOString(),
    may_submit: false,
  });
  expect(await isVerified(player)).toBe(true);
  expect(codeOf(await submit(player))).toBe("documents_missing");
  await sendNew(player, "identity");
  expect((await submit(player)).body).toMatchObject({ renewal: "pending", reasons: [] });
  kit.clock.advance(1);
  await decide(player, { status: "rejected" });
  const { body: trail } = await (await staff()).call(listTrailEntries, {
    query: { subject: `player ${player.id}`, limit: 100 },
  } as never);
  const renewals = JSON.stringify(trail).split("player.verification-renewal").length - 1;
  expect(renewals).toBe(4);
  kit.clock.advance(end.getTime() - kit.clock.now().getTime());
  await expireVerifications(kit.house);
  expect(await fileOf(player)).toMatchObject({
    status: "expired",
    renewal: null,
    expires_at: null,
  });
});

it("of a forgotten player is nobody's case", async () => {
  const { player } = await verifiedFor(20);
  await sendNew(player, "identity", "address");
  await submit(player);
  expect(await casesOf(player)).toHaveLength(1);
  await kit.house.database.tx(async (tx) =>
    verificationData(kit.house).erase?.(tx, player.id, kit.clock.now()),
  );
  expect(await casesOf(player)).toEqual([]);
});

it("a second no, with nothing sent anew, is about the verification itself", async () => {
  const { player } = await verifiedFor(20);
  await sendNew(player, "identity", "address");
  await submit(player);
  await decide(player, { status: "rejected" });
  const { body } = await decide(player, { status: "rejected" });
  expect(body).toMatchObject({ status: "rejected", renewal: null, expires_at: null });
});

it("that is not answered before the end goes on as any check: not verified, no mail, the same documents", async () => {
  const { player, end } = await verifiedFor(20);
  await sendNew(player, "identity", "address");
  await submit(player);
  await tellEndingVerifications(kit.house);
  kit.clock.advance(end.getTime() - kit.clock.now().getTime());
  // Before the job comes by nothing can be renewed any more.
  expect(await fileOf(player)).toMatchObject({ status: "verified", renewal: null });
  await Promise.all([expireVerifications(kit.house), expireVerifications(kit.house)]);
  expect(await fileOf(player)).toMatchObject({ status: "pending", renewal: null });
  const [row] = await kit.house.database.query<{ email: string }>(
    "select email from accounts.players where id = $1",
    [player.id],
  );
  const mails = (await waitingMails(kit.house, row?.email ?? "")).map(({ kind }) => kind);
  expect(mails.filter((kind) => kind.startsWith("verification_e"))).toEqual([]);
  expect((await decide(player, { status: "verified" })).body.status).toBe("verified");
});

it.each(["renewal", "pending"] as const)(
  "a list of those who wait (%s) goes on behind one who is decided about meanwhile",
  async (status) => {
    const players: Uploader[] = [];
    for (let count = 0; count < 2; count++) {
      const { player } =
        status === "renewal" ? await verifiedFor(20) : { player: await kit.newPlayer() };
      await sendNew(player, "identity", "address");
      kit.clock.advance(1);
      expect((await submit(player)).status).toBe(200);
      players.push(player);
    }
    const [first, second] = players.map(({ id }) => Number(id)) as [number, number];
    kit.clock.advance(1);
    await decide(players[0] as Uploader, { status: "rejected" });
    const query = { status, after: first, limit: 100 };
    const { body } = await (await staff()).call(listVerificationCases, { query });
    expect(body.map(({ player_id }) => player_id)).toContain(second);
  },
);
