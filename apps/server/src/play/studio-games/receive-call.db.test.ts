import { WALLET_CALLS } from "@houselight/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  fresh,
  type How,
  OLD_KEY,
  openStudios,
  type Seat,
  seat,
  tell,
  type TestStudios,
} from "./studio-games.testing.ts";

let studios: TestStudios;
let ada: Seat;
beforeAll(async () => {
  studios = await openStudios();
  ada = await seat(studios);
});
afterAll(async () => expect(await studios.close()).toEqual([]));

let bet: object;
beforeEach(() => {
  const names = { round_id: fresh("round"), transaction_id: fresh("t") };
  bet = { session: ada.session, ...names, currency: "EUR", amount: 100 };
});
const seconds = (more: number) =>
  Math.floor(studios.clock.now().getTime() / 1000 + more).toString();
const balance = async () => (await tell(studios, "balance", { session: ada.session })).balance;

describe("the signature of a studio's call", () => {
  const wrong: [string, () => How][] = [
    ["is missing", () => ({ without: "signature" })],
    ["has no time", () => ({ without: "timestamp" })],
    ["has no nonce", () => ({ without: "nonce" })],
    ["has a short nonce", () => ({ nonce: "1" })],
    ["is of another key", () => ({ key: "x".repeat(40) })],
    ["is of another studio's key", () => ({ key: "p".repeat(40) })],
    ["is of another call", () => ({ signs: { call: "win" } })],
    ["is of another body", () => ({ signs: { body: "{}" } })],
    ["is late", () => ({ timestamp: seconds(-301) })],
    ["is early", () => ({ timestamp: seconds(301) })],
    ["has no time that is one", () => ({ timestamp: "soon" })],
    ["is of nobody", () => ({ studio: "nobody" })],
  ];
  it.each(wrong)("that %s is answered 401 and moves nothing", async (_, how) => {
    const before = await balance();
    const { status, code } = await tell(studios, "bet", bet, how());
    expect([status, code]).toEqual([401, "signature_invalid"]);
    expect(await balance()).toBe(before);
  });

  it("holds for five minutes, and with any of the studio's keys", async () => {
    const before = (await balance()) ?? 0;
    const aged = { timestamp: seconds(-299), key: OLD_KEY };
    expect((await tell(studios, "bet", bet, aged)).balance).toBe(before - 100);
  });

  it("takes a nonce once for what stakes; the same call again is answered again", async () => {
    const nonce = fresh("a-nonce-that-is-long-enough");
    const before = (await balance()) ?? 0;
    const first = await tell(studios, "bet", bet, { nonce });
    expect(first).toMatchObject({ balance: before - 100, repeated: false });
    const again = await tell(studios, "bet", bet, { nonce });
    expect(again).toMatchObject({ balance: before - 100, repeated: true });
    const other = { ...bet, transaction_id: fresh("t") };
    expect((await tell(studios, "bet", other, { nonce })).code).toBe("nonce_used");
    // One that was refused does not come true when it is sent again by somebody else.
    const dear = { ...bet, transaction_id: fresh("t"), amount: 1_000_000 };
    const twice = fresh("a-nonce-that-is-long-enough");
    expect((await tell(studios, "bet", dear, { nonce: twice })).code).toBe("not_enough_money");
    expect((await tell(studios, "bet", dear, { nonce: twice })).code).toBe("nonce_used");
  });

  it("of thirty copies of one request moves money once", async () => {
    const nonce = fresh("a-nonce-that-is-long-enough");
    const before = (await balance()) ?? 0;
    const all = await Promise.all(
      Array.from({ length: 30 }, () => tell(studios, "bet", bet, { nonce })),
    );
    for (const { status, code } of all) expect([200, 409], `${status} ${code}`).toContain(status);
    expect(await balance()).toBe(before - 100);
  });
});

describe("a call that is not understood", () => {
  it.each([
    ["no JSON", "bet", "{"],
    ["a list", "bet", []],
    ["no session", "bet", { session: undefined }],
    ["a short session", "bet", { session: "abc" }],
    ["a negative amount", "bet", { amount: -1 }],
    ["a bet of nothing", "bet", { amount: 0 }],
    ["a fraction", "bet", { amount: 0.5 }],
    ["an amount beyond all bounds", "bet", { amount: 1e15 }],
    ["an infinite amount", "bet", '{"amount":1e999}'],
    ["an amount as text", "bet", { amount: "100" }],
    ["a negative win", "win", { amount: -5 }],
    ["no transaction", "bet", { transaction_id: "" }],
    ["a long transaction", "bet", { transaction_id: "t".repeat(81) }],
    ["a transaction with a blank", "bet", { transaction_id: "a b" }],
    ["a currency of nowhere", "bet", { currency: "euro" }],
    ["no actions", "play", { actions: [] }],
    [
      "an action of no kind",
      "play",
      { actions: [{ type: "gift", transaction_id: "t", amount: 1 }] },
    ],
    [
      "one id twice",
      "play",
      {
        actions: [
          { type: "bet", transaction_id: "t", amount: 1 },
          { type: "win", transaction_id: "t", amount: 1 },
        ],
      },
    ],
    [
      "a bet after a win",
      "play",
      {
        actions: [
          { type: "win", transaction_id: "t", amount: 1 },
          { type: "bet", transaction_id: "u", amount: 1 },
        ],
      },
    ],
    ["a rollback of itself", "rollback", { original_transaction_id: "t", transaction_id: "t" }],
    ["a rollback of nothing", "rollback", {}],
  ] as const)("with %s is refused by name", async (_, call, part) => {
    const body = typeof part === "string" || Array.isArray(part) ? part : { ...bet, ...part };
    const { status } = await tell(studios, call, body as object);
    expect([400, 422]).toContain(status);
  });

  it("with fields that nobody knows is taken without them", async () => {
    const before = (await balance()) ?? 0;
    const more = { ...bet, balance: 5, player_id: "1", __proto__: { amount: 1 } };
    expect((await tell(studios, "bet", more)).balance).toBe(before - 100);
  });

  it("under no name that there is", async () => {
    const { status } = await tell(studios, "give" as (typeof WALLET_CALLS)[number], bet);
    expect(status).toBe(404);
  });
});

it("a session of another studio, or of nobody, is unknown", async () => {
  const other = { ...bet, session: "x".repeat(43) };
  expect((await tell(studios, "bet", other)).code).toBe("session_unknown");
  const answer = await tell(studios, "bet", bet, { studio: "press" });
  expect([answer.status, answer.code]).toEqual([404, "session_unknown"]);
});
