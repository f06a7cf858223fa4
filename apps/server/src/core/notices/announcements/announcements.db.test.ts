import { randomUUID } from "node:crypto";
import {
  changeGroups,
  GROUPS,
  listAnnouncements,
  listNotices,
  listTrailEntries,
  sendAnnouncement,
} from "@houselight/contracts";
import {
  type HttpCaller,
  httpCaller,
  openTestHouse,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { deliverAnnouncements } from "./announce.ts";

let kit: TestHouse;
let url: string;
let manager: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
  manager = await signedInOperator(kit.house, url, "manager");
});
afterAll(() => kit.close());

const notification = {
  kind: "notification" as const,
  title: { en: "The lift is back", de: "Der Lift läuft wieder" },
  text: { en: "Ride it.", de: "Fahr mit." },
  button: { title: { en: "See", de: "Ansehen" }, target: { path: "/news" } },
};
const header = {
  kind: "header" as const,
  icon: "alert" as const,
  message: { en: "Payments are slow today." },
  link: { text: { en: "Ask us" }, fn: "openChat" as const },
};
const send = (
  audience: object,
  announcement: object = notification,
  id: string = randomUUID(),
  who = manager,
) =>
  who.call(sendAnnouncement, {
    body: { id, audience, announcement, reason: "a test" } as never,
  });
const settled = async () => {
  await deliverAnnouncements(kit.house);
  await kit.house.reactions.settled();
};
const join = (id: bigint, groups: string[]) =>
  manager.call(changeGroups, {
    params: { id: Number(id) },
    body: { groups: { add: groups }, reason: "a test" },
  });

describe("an announcement", () => {
  it("reaches the players it names, in the language of the page, once, and stands on the trail", async () => {
    const one = await signedInPlayer(kit.house, url);
    const other = await signedInPlayer(kit.house, url);
    const id = randomUUID();
    const ask = () => send({ players: [Number(one.id), Number(one.id)] }, notification, id);
    const first = await ask();
    expect(first.status).toBe(202);
    const again = await ask();
    expect(again.headers.get("idempotency-hit")).toBe("true");
    await Promise.all([settled(), settled(), settled()]);
    const { body } = await one.caller.call(listNotices, {});
    expect(body.notifications).toHaveLength(1);
    expect(body.notifications[0]).toMatchObject({
      event: "announcement",
      title: "The lift is back",
      text: "Ride it.",
      content: { button: { title: "See", target: { path: "/news" } } },
    });
    const german = await one.caller.send("GET", listNotices.path, undefined, { "x-locale": "de" });
    expect(JSON.stringify(german.body)).toContain("Fahr mit.");
    expect((await other.caller.call(listNotices, {})).body.notifications).toEqual([]);
    const [latest] = (await manager.call(listAnnouncements, {})).body;
    expect(latest).toMatchObject({ id, delivered: 1, done: true });
    const trail = await manager.call(listTrailEntries, {
      query: { subject: `announcement ${id}` },
    });
    expect(trail.body).toMatchObject([{ action: "notices.send", detail: { reason: "a test" } }]);
  });

  it("is listed once, page by page, whatever else was told in the same moment", async () => {
    const { id: player } = await signedInPlayer(kit.house, url);
    const sent = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of sent) await send({ players: [Number(player)] }, notification, id);
    await kit.house.database.query(
      "update notices.announcements set created_at = $1 where id = any($2::uuid[])",
      [new Date(kit.clock.now().getTime() + 1000), sent],
    );
    const listed: string[] = [];
    while (listed.length < 3) {
      const last = listed.at(-1);
      const query = { limit: 1, ...(last === undefined ? {} : { before: last }) };
      const { body } = await manager.call(listAnnouncements, { query });
      listed.push(...body.map(({ id }) => id));
    }
    expect(listed.toSorted()).toEqual(sent.toSorted());
    await settled();
  });

  it("goes to all of a group, and goes on where it was", async () => {
    const members = [];
    for (let at = 0; at < 3; at++) members.push(await signedInPlayer(kit.house, url));
    const outside = await signedInPlayer(kit.house, url);
    for (const { id } of members) await join(id, [GROUPS.adventures]);
    await send({ group: GROUPS.adventures });
    // Another process was at it and had come to the first.
    await kit.house.database.query(
      "update notices.announcements set reached = $1 where done_at is null",
      [members[0]?.id],
    );
    await settled();
    const counts = await Promise.all(
      [...members, outside].map(
        async ({ caller }) => (await caller.call(listNotices, {})).body.notifications.length,
      ),
    );
    expect(counts).toEqual([0, 1, 1, 0]);
  });

  it("is handed out though an earlier one cannot be, which is tried again", async () => {
    const { id: player } = await signedInPlayer(kit.house, url);
    const [stuck, next] = [randomUUID(), randomUUID()];
    for (const id of [stuck, next]) await send({ players: [Number(player)] }, notification, id);
    const { database } = kit.house;
    const reached = async () =>
      (
        await database.query<{ id: string }>(
          "select id from notices.announcements where id = any($1::uuid[]) and done_at is not null",
          [[stuck, next]],
        )
      ).map(({ id }) => id);
    await database.query(
      `alter table notices.notices add constraint toy_stuck check (announcement_id <> '${stuck}')`,
    );
    await settled();
    expect(await reached()).toEqual([next]);
    await database.query("alter table notices.notices drop constraint toy_stuck");
    await settled();
    expect((await reached()).toSorted()).toEqual([stuck, next].toSorted());
  });

  it("NOTIFY-04, OPEN-21: as a header notice it shows to players of group 916 alone", async () => {
    const inside = await signedInPlayer(kit.house, url);
    const outside = await signedInPlayer(kit.house, url);
    await join(inside.id, [GROUPS.notices]);
    const published = vi.spyOn(kit.house.live, "publish");
    await send({ players: [Number(inside.id), Number(outside.id)] }, header);
    await settled();
    const shown = published.mock.calls.filter(([, name]) => name === "header_notices");
    published.mockRestore();
    expect(shown.map(([channel]) => channel)).toEqual([`user#${inside.id}`]);
    const { body } = await inside.caller.call(listNotices, {});
    expect(body.header_notices).toEqual([
      {
        id: expect.any(Number),
        message: "Payments are slow today.",
        icon: "alert",
        link: { text: "Ask us", fn: "openChat", target: null },
        expires_at: expect.any(String),
      },
    ]);
    expect((await outside.caller.call(listNotices, {})).body.header_notices).toEqual([]);
  });

  const long = "x".repeat(401);
  it.each([
    ["a player who is not there", { players: [999_999_999] }, notification, 404],
    ["a group that is not there", { group: "22" }, notification, 422],
    ["nobody", { players: [] }, notification, 422],
    ["players and a group", { players: [1], group: "916" }, notification, 422],
    ["words without English", { group: "916" }, { ...notification, title: { de: "Nur" } }, 422],
    ["a text that is too long", { group: "916" }, { ...notification, text: { en: long } }, 422],
    ["control characters", { group: "916" }, { ...notification, text: { en: "a\u0007" } }, 422],
    [
      "a button that leads away",
      { group: "916" },
      { ...notification, button: { title: { en: "x" }, target: { path: "//evil.example" } } },
      422,
    ],
    [
      "a function that is none",
      { group: "916" },
      { ...header, link: { text: { en: "x" }, fn: "eval" } },
      422,
    ],
  ])("is refused for %s", async (_what, audience, content, status) => {
    expect((await send(audience, content)).status).toBe(status);
  });

  it("is refused when its id was used for something else", async () => {
    const { id: player } = await signedInPlayer(kit.house, url);
    const id = randomUUID();
    await send({ players: [Number(player)] }, notification, id);
    expect((await send({ players: [Number(player)] }, header, id)).status).toBe(409);
  });

  it("is a manager's: no support, no cashier, no player", async () => {
    const { id, caller } = await signedInPlayer(kit.house, url);
    const audience = { players: [Number(id)] };
    for (const role of ["support", "cashier"] as const) {
      const operator = await signedInOperator(kit.house, url, role);
      expect((await send(audience, notification, randomUUID(), operator)).status).toBe(403);
      expect((await operator.call(listAnnouncements, {})).status).toBe(403);
    }
    for (const nobody of [caller, httpCaller(url)])
      expect((await send(audience, notification, randomUUID(), nobody)).status).toBe(401);
  });
});
