import { findPlayers } from "@houselight/contracts";
import {
  type HttpCaller,
  httpCaller,
  openTestHouse,
  plansOf,
  registered,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertGroups } from "../groups/group-store.ts";
import { readSearchText } from "./find-players.ts";
import { formsOf, LOOKED_AT, selectFitting } from "./search-store.ts";

let kit: TestHouse;
let url: string;
let support: HttpCaller;
const ids: Record<string, number> = {};
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
  support = await signedInOperator(kit.house, url, "support");
  await named("mara", { email: "mara@example.net", last: "Lindqvist", nick: "Comet_7" });
  await named("marc", { email: "marc@example.net", last: "Ødegård", nick: "50% off" });
  await named("zoe", { email: "zoe@example.net", last: "lindner", phone: "+4915112345678" });
});
afterAll(() => kit.close());

async function named(
  name: string,
  part: { email: string; last: string; nick?: string; phone?: string },
): Promise<void> {
  const { id } = await registered(kit.house);
  await kit.house.database.query(
    `update accounts.players set email = $2, last_name = $3, nickname = $4, mobile_phone = $5,
       license_name = case when $3 = 'lindner' then 'EE' else license_name end where id = $1`,
    [id, part.email, part.last, part.nick ?? null, part.phone ?? null],
  );
  ids[name] = Number(id);
}

const find = async (query: Record<string, string | number>) => {
  const { status, body } = await support.call(findPlayers, { query: query as never });
  expect(status, JSON.stringify(body)).toBe(200);
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  return body.players.map(({ id }) => names.get(id) ?? id);
};

describe("the ways to write a name", () => {
  it.each([
    ["MAR", ["mar"]],
    ["ødeg", ["ødeg", "Ødeg"]],
    ["ØDEG", ["Ødeg", "ødeg"]],
    ["mår", ["mår"]],
    ["MÅR", ["mÅr", "mår"]],
    ["50%", ["50%"]],
  ])("%s", (text, forms) => expect(formsOf(text)).toEqual(forms));
});

describe("a search for players", () => {
  it.each([
    ["the beginning of an e-mail", "mar", ["marc", "mara"]],
    ["a whole e-mail in capitals", "MARA@EXAMPLE.NET", ["mara"]],
    ["the middle of an e-mail", "ara@", []],
    ["the beginning of a last name, in any case", "LIND", ["zoe", "mara"]],
    ["a letter beyond ASCII", "ødeg", ["marc"]],
    ["a nickname", "comet_7", ["mara"]],
    ["an underscore, which is no wildcard", "come__7", []],
    ["a percent sign, which is no wildcard", "m%", []],
    ["a percent sign that is there", "50%", ["marc"]],
    ["a backslash", String.raw`ma\r`, []],
    ["a quote", "ma'r", []],
    ["a phone number", "+4915112345678", ["zoe"]],
    ["a phone number as people write it", "0049 (151) 1234-5678", ["zoe"]],
    ["a part of a phone number", "+49151123", []],
    ["spaces around", "  mara@  ", ["mara"]],
    ["nobody", "nobody-at-all", []],
  ])("finds by %s", async (_what, text, expected) => {
    expect(await find({ text })).toEqual(expected);
  });

  it("finds one by the id, and by no part of it", async () => {
    const id = ids["mara"] as number;
    expect(await find({ text: String(id) })).toContain("mara");
    expect(await find({ text: String(id).slice(0, -1) })).not.toContain("mara");
    expect(await find({ text: "9".repeat(18) })).toEqual([]);
  });

  it("is bounded by licence and by group", async () => {
    expect(await find({ text: "lind", licence: "EE" })).toEqual(["zoe"]);
    expect(await find({ licence: "EE" })).toEqual(["zoe"]);
    await insertGroups(kit.house.database, BigInt(ids["mara"] as number), ["21"]);
    await insertGroups(kit.house.database, BigInt(ids["zoe"] as number), ["21"]);
    expect(await find({ group: "21" })).toEqual(["zoe", "mara"]);
    expect(await find({ group: "21", licence: "EE" })).toEqual(["zoe"]);
    expect(await find({ group: "21", limit: 1 })).toEqual(["zoe"]);
    expect(await find({ group: "21", before: ids["zoe"] as number })).toEqual(["mara"]);
    expect(await find({ text: "mar", group: "21" })).toEqual(["mara"]);
  });

  it("goes on page by page, and leaves nobody out", async () => {
    const all = await find({ limit: 50 });
    const paged: unknown[] = [];
    let before: number | undefined;
    for (;;) {
      const query = { limit: 2, ...(before === undefined ? {} : { before }) };
      const { players } = (await support.call(findPlayers, { query })).body;
      if (players.length === 0) break;
      paged.push(...(await find(query)));
      before = players.at(-1)?.id;
    }
    expect(paged).toEqual(all);
    expect(await find({ text: "mar", limit: 1, before: ids["marc"] as number })).toEqual(["mara"]);
  });

  it("shows what the account knows", async () => {
    const { body } = await support.call(findPlayers, { query: { text: "zoe@" } });
    expect(body).toEqual({
      incomplete: false,
      players: [
        {
          id: ids["zoe"],
          email: "zoe@example.net",
          nickname: null,
          first_name: null,
          last_name: "lindner",
          country: "DE",
          licence: "EE",
          brand: "paper-rocket",
          currency: "EUR",
          state: "active",
          dormant_since: null,
          groups: expect.any(Array),
          created_at: expect.any(String),
          last_sign_in_at: expect.any(String),
        },
      ],
    });
  });

  it.each([
    ["one letter", { text: "m" }],
    ["spaces alone", { text: "   " }],
    ["a text that is too long", { text: "m".repeat(101) }],
    ["a control character", { text: "ma\u0000ra" }],
    ["a page that is too long", { limit: 51 }],
    ["no page at all", { limit: 0 }],
    ["a place before everything", { before: 0 }],
    ["a number beyond all", { before: 1e20 }],
    ["a licence that is none", { licence: "cw' or 1=1" }],
    ["a group that is none", { group: "a" }],
  ])("refuses %s", async (_what, query) => {
    const { status } = await support.call(findPlayers, { query: query as never });
    expect(status).toBe(422);
  });

  it("says when more fit than are looked at", async () => {
    await kit.house.database.query(
      `insert into accounts.players (email, brand, language, license_name, created_at)
       select 'crowd-' || n || '@example.net', 'paper-rocket', 'en', 'CW', now()
       from generate_series(1, $1::int) n`,
      [LOOKED_AT + 1],
    );
    const crowd = await support.call(findPlayers, { query: { text: "crowd-", limit: 1 } });
    expect(crowd.body).toMatchObject({ incomplete: true, players: [{ currency: null }] });
    const few = await support.call(findPlayers, { query: { text: "crowd-7@" } });
    expect(few.body).toMatchObject({
      incomplete: false,
      players: [{ email: "crowd-7@example.net" }],
    });
  });

  it("goes by its indexes, whatever the text", async () => {
    const plans = await plansOf(kit.house.database, (tx) =>
      selectFitting(tx, { beginning: "an", id: 7n, phone: "+4915112345678" }),
    );
    for (const index of ["email_start", "nickname_start", "last_name_start", "by_phone", "pkey"])
      expect(plans).toContain(
        `players_${index.startsWith("by") || index === "pkey" ? index : `by_${index}`}`,
      );
    expect(plans).not.toContain("Seq Scan");
  });

  it("is for operators who may read players", async () => {
    const { caller } = await signedInPlayer(kit.house, url);
    expect((await caller.call(findPlayers, { query: {} })).status).toBe(401);
    expect((await httpCaller(url).call(findPlayers, { query: {} })).status).toBe(401);
    const cashier = await signedInOperator(kit.house, url, "cashier");
    expect((await cashier.call(findPlayers, { query: {} })).status).toBe(403);
  });
});

it.each([
  ["1001", 1001n, null],
  ["4915112345678", 4_915_112_345_678n, "+4915112345678"],
  ["+49 151", null, null],
  ["00491511234", 491_511_234n, "+491511234"],
  ["mara", null, null],
  ["9".repeat(19), null, "+9999999999999999999"],
])("reads %s as an id and a phone number", (text, id, phone) => {
  expect(readSearchText(text)).toEqual({ beginning: text, id, phone });
});
