import {
  closeRiskCase,
  getPlayer,
  listRiskCases,
  listRiskSignals,
  registerPlayer,
  reportEntry,
  updatePlayer,
} from "@houselight/contracts";
import { httpCaller, openTestHouse, signedInOperator, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registerNewPlayer } from "../entry/register-player.ts";
import { said } from "../entry/entry.testing.ts";
import { writePhone } from "../profile/contact/phone-change-store.ts";
import { updateEntrance } from "../sessions/entrance-store.ts";
import { claimIdentity, identifyEarlierPlayers } from "./claim-identity.ts";
import { selectPlayer } from "../player-store.ts";
import { selectCasesOf } from "./risk-store.ts";

let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ env: { TRUST_PROXY: "1" }, serve: {} });
  url = kit.served?.url as string;
});
afterAll(() => kit.close());

let count = 0;
const visitor = () =>
  httpCaller(url, { "x-forwarded-for": `10.3.${Math.floor(++count / 250)}.${1 + (count % 250)}` });
const base = () => ({
  email: `person-${++count}@example.org`,
  password: "long-enough-7",
  currency: "EUR",
  country: "DE",
  date_of_birth: "1990-01-01",
  terms_acceptance: true as const,
});
const register = async (part: object = {}) => {
  const who = visitor();
  const answer = await who.call(registerPlayer, { body: { user: { ...base(), ...part } } });
  return { who, answer, heard: said(answer), id: BigInt(answer.body.id ?? 0) };
};
const groupsOf = async (who: ReturnType<typeof visitor>) =>
  ((await who.call(getPlayer, {})).body.statuses ?? []).map(({ id }) => id);
const exclude = (id: bigint) =>
  updateEntrance(kit.house.database, id, new Date(kit.house.clock.now().getTime() + 1e9));
const confirm = (id: bigint, phone: string) =>
  kit.house.database.tx(async (tx) => {
    const before = (await selectPlayer(tx, id)) ?? null;
    await writePhone(tx, id, phone, kit.house.clock.now());
    await claimIdentity(kit.house, tx, id, before);
  });

/** Two sign-ups of one person or two, and what the second hears. */
const PAIRS: [
  string,
  object,
  object,
  "fine" | "likely" | "email_taken" | "person_known",
  string,
][] = [
  ["nothing alike", {}, {}, "fine", "likely-not"],
  [
    "one mailbox of dots and tags",
    { email: "dot.ty@gmail.com" },
    { email: "dotty+2@googlemail.com" },
    "email_taken",
    "email_taken",
  ],
  [
    "one tag of a provider",
    { email: "tag@outlook.com" },
    { email: "tag+x@outlook.com" },
    "email_taken",
    "email_taken",
  ],
  [
    "one name with dots, two mailboxes",
    { email: "no.dots@example.org" },
    { email: "nodots@example.org" },
    "fine",
    "fine",
  ],
  [
    "one personal code",
    { personal_id: "37605030299" },
    { personal_id: "37605030299" },
    "person_known",
    "person_known",
  ],
  [
    "one name and day of birth",
    { first_name: "Jürgen", last_name: "Groß" },
    { first_name: "JURGEN", last_name: "Gross" },
    "likely",
    "person_known",
  ],
  [
    "one name, another day",
    { first_name: "Ida", last_name: "Moe" },
    { first_name: "Ida", last_name: "Moe", date_of_birth: "1991-01-01" },
    "fine",
    "fine",
  ],
  [
    "one number, unconfirmed",
    { mobile_phone: "0151 23456700" },
    { mobile_phone: "+49 151 23456700" },
    "likely",
    "likely",
  ],
  ["one browser", { dfpc: "browser-a" }, { dfpc: "browser-a" }, "likely", "likely"],
];

describe("a second sign-up", () => {
  it.each(PAIRS)("A1: with %s", async (_, first, second, expected) => {
    const one = await register(first);
    expect(one.heard).toBe("201");
    const other = await register(second);
    const refused = expected === "email_taken" || expected === "person_known";
    expect(other.heard).toBe(refused ? expected : "201");
    if (refused) return;
    const likely = expected === "likely";
    expect(await groupsOf(other.who)).toEqual(likely ? ["100"] : []);
    expect(await groupsOf(one.who)).toEqual([]);
    const cases = await selectCasesOf(kit.house.database, other.id);
    expect(cases.map(({ otherId }) => otherId)).toEqual(likely ? [one.id] : []);
  });

  it.each([
    [
      "one name and day of birth",
      { first_name: "Eva", last_name: "Aus" },
      { first_name: "eva", last_name: "Aus" },
      "person_known",
    ],
    [
      "one mailbox",
      { email: "ex.cluded@gmail.com" },
      { email: "excluded@gmail.com" },
      "email_taken",
    ],
    ["one browser of a household", { dfpc: "browser-b" }, { dfpc: "browser-b" }, "201"],
  ])(
    "L7: of somebody who is excluded, with %s, has its answer",
    async (_, first, second, expected) => {
      const one = await register(first);
      await exclude(one.id);
      expect((await register(second)).heard).toBe(expected);
    },
  );

  it("L7: of somebody who closed the account for too much play is refused", async () => {
    const name = { first_name: "Otto", last_name: "Zu" };
    const { id } = await register(name);
    await kit.house.database.query(
      "update accounts.players set closed_at = now(), closure_reason = 'too_much_play' where id = $1",
      [id],
    );
    expect((await register(name)).heard).toBe("person_known");
  });

  it("A1: thirty at once make one account", async () => {
    const from = { host: "localhost", country: null, ip: "10.3.9.9", userAgent: "race" };
    const hash = async () => "unused";
    const heard = await Promise.all(
      Array.from({ length: 30 }, (_, nr) =>
        registerNewPlayer(kit.house, { ...base(), email: `race+${nr}@gmail.com` }, from, { hash })
          .then(() => "201")
          .catch((error: Error) => error.message),
      ),
    );
    expect(heard.filter((one) => one === "201")).toHaveLength(1);
    expect(new Set(heard)).toEqual(new Set(["201", "email_taken"]));
  });
});

describe("a change of the profile", () => {
  it("A1: to another's name and day of birth is a case, and refused where the other is excluded", async () => {
    const name = { first_name: "Nora", last_name: "Berg" };
    const { id: first } = await register(name);
    const { who } = await register();
    expect(said(await who.call(updatePlayer, { body: { user: name } }))).toBe("200");
    expect(await groupsOf(who)).toEqual(["100"]);
    await exclude(first);
    // The same name again is no new claim: an address can still be changed.
    const moved = { body: { user: { city: "Bonn" } } };
    expect(said(await who.call(updatePlayer, moved))).toBe("200");
    const { who: third } = await register();
    expect(said(await third.call(updatePlayer, { body: { user: name } }))).toBe("person_known");
    expect((await third.call(getPlayer, {})).body.first_name).toBeNull();
  });

  it("A1: two players confirm no one number, and a number given up is free", async () => {
    const [{ id: one }, { id: other }] = [await register(), await register()];
    await confirm(one, "+4915123456701");
    await expect(confirm(other, "+4915123456701")).rejects.toThrow("person_known");
    await confirm(one, "+4915123456702");
    await confirm(other, "+4915123456701");
  });
});

describe("the check of an entry", () => {
  it("AUTH-13: is kept, opens a case for a browser that others use, and is shown to operators", async () => {
    const [one, other] = [await register(), await register()];
    const tell = (who: ReturnType<typeof visitor>, event: "login" | "registration") =>
      who.call(reportEntry, {
        body: { transaction: { event, dfpc: "browser-c", time_zone: "Europe/Berlin" } },
      });
    expect((await tell(one.who, "registration")).status).toBe(200);
    expect((await tell(other.who, "login")).status).toBe(200);
    expect((await tell(visitor(), "login")).status).toBe(401);
    const support = await signedInOperator(kit.house, url, "support");
    const { body } = await support.call(listRiskSignals, { params: { id: Number(other.id) } });
    expect(body).toMatchObject({
      cases: [{ other_player_id: Number(one.id), kind: "device", closed_at: null }],
      entries: [{ event: "login", time_zone: "Europe/Berlin", has_device: true }],
    });
    expect(JSON.stringify(body)).not.toContain("browser-c");
    const open = await support.call(listRiskCases, { query: {} });
    const found = open.body.find(({ player_id }) => player_id === Number(other.id));
    const close = { params: { id: found?.id ?? 0 }, body: { reason: "a couple" } };
    expect((await support.call(closeRiskCase, close)).status).toBe(403);
    const manager = await signedInOperator(kit.house, url, "manager");
    expect((await manager.call(closeRiskCase, close)).status).toBe(200);
    expect(said(await manager.call(closeRiskCase, close))).toBe("case_not_found");
    expect((await one.who.call(listRiskSignals, { params: close.params })).status).toBe(401);
  });

  it("opens cases that are listed page by page, the latest first", async () => {
    const [one, ...others] = [await register(), await register(), await register()];
    for (const { who } of [one, ...others])
      await who.call(reportEntry, { body: { transaction: { event: "login", dfpc: "browser-d" } } });
    const support = await signedInOperator(kit.house, url, "support");
    const ids = async (query: { limit?: number; before?: number }) =>
      (await support.call(listRiskCases, { query })).body.map(({ id }) => id);
    const all = await ids({ limit: 100 });
    expect(all.length).toBeGreaterThan(2);
    expect(all).toEqual(all.toSorted((a, b) => b - a));
    const first = await ids({ limit: 2 });
    expect(first).toEqual(all.slice(0, 2));
    expect(await ids({ before: first[1] as number, limit: 2 })).toEqual(all.slice(2, 4));
  });
});

it("A1: gives marks to players from before there were any, and refuses nobody", async () => {
  const [one, other] = [await register(), await register()];
  const { database } = kit.house;
  const ids = [one.id, other.id];
  await database.query("delete from accounts.identity_marks where player_id = any($1::bigint[])", [
    ids,
  ]);
  for (const [nr, id] of ids.entries())
    await database.query(
      "update accounts.players set identified = false, email = $2 where id = $1",
      [id, `ear.ly+${nr}@gmail.com`],
    );
  await identifyEarlierPlayers(kit.house);
  expect(await selectCasesOf(database, other.id)).toMatchObject([
    { otherId: one.id, kind: "email" },
  ]);
  expect((await register({ email: "early@gmail.com" })).heard).toBe("email_taken");
});
