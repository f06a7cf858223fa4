import { randomUUID } from "node:crypto";
import { getGame, launchStudioGame } from "@houselight/contracts";
import { httpCaller } from "@houselight/test-kit";
import { rsaPair } from "@houselight/test-kit/outside/rsa-pair";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rsaSignature } from "../rsa.ts";
import { studioGames } from "../../module.ts";
import { houselightSpeaker, HUB88_KEYS, hub88Speaker } from "../testing/speakers.ts";
import {
  openSpokenHouse,
  send,
  type SpokenHouse,
  type SpokenSeat,
} from "../testing/spoken-house.ts";

let spoken: SpokenHouse;
let ada: SpokenSeat;
let shared: Record<string, unknown>;
beforeAll(async () => {
  spoken = await openSpokenHouse();
});
beforeEach(async () => {
  ada = await spoken.seat(hub88Speaker);
  const { token, user, game: game_code } = ada.session;
  shared = { user, token, game_code, request_uuid: randomUUID(), currency: "EUR" };
});
afterAll(async () => expect(await spoken.close()).toEqual([]));

const said = async (path: string, told: object, key: string = HUB88_KEYS.now.privateKey) => {
  const body = JSON.stringify({ ...shared, ...told });
  const headers = { "x-hub88-signature": rsaSignature(key, body) };
  return (await send(spoken.url, hub88Speaker, { path, body, headers })).said;
};
const bet = (told: object = {}) =>
  said("transaction/bet", { transaction_uuid: randomUUID(), round: "r", amount: 100_000, ...told });

describe("a game of a studio that speaks Hub88's protocol", () => {
  it("is listed under its code in the letters of addresses, and opened by the code itself", async () => {
    const guest = httpCaller(spoken.url);
    const params = { producer: "cabinet", name: "cab-reels" };
    const { body } = await guest.call(getGame, { params });
    expect(body).toMatchObject({ name: "Cabinet Reels", has_demo_mode: true, run_by: "studio" });
    // Amounts of a yen have five decimals too.
    expect(body.currencies).toEqual({ EUR: "cab_reels", JPY: "cab_reels", FUN: "cab_reels" });
    const opened = await guest.call(launchStudioGame, { params, body: { mode: "demo" } });
    expect(opened.status).toBe(200);
    expect(spoken.lastLaunch()).toEqual({
      operator_id: 7,
      game_code: "cab_reels",
      platform: "GPL_DESKTOP",
      lang: "en",
      currency: "XXX",
      game_currency: "XXX",
      country: "XX",
      lobby_url: spoken.url,
    });
  });

  it("that cannot be understood is left out, and the others are listed", async () => {
    const guest = httpCaller(spoken.url, { "user-agent": "Mozilla/5.0 (Linux; Android) Mobile" });
    const codes = ["cab-reels", "cab-cards", "cab-gone", "cab-tags", "cab-screen"];
    const found = codes.map(async (name) => {
      const { status } = await guest.call(getGame, { params: { producer: "cabinet", name } });
      return status;
    });
    expect(await Promise.all(found)).toEqual([200, 200, 404, 404, 404]);
  });

  it.each<[string, Parameters<SpokenHouse["launchBy"]>[0], string]>([
    ["is not offered to the house", { status: 403 }, "game_not_offered"],
    ["is not known", { status: 404 }, "game_not_offered"],
    ["does not come, for its studio is ill", { status: 500 }, "service_unavailable"],
    ["comes from elsewhere", { body: { url: "https://evil.example/" } }, "service_unavailable"],
    [
      "has an address that is none",
      { body: { url: "javascript:alert(1)" } },
      "service_unavailable",
    ],
    ["has no address", { body: {} }, "service_unavailable"],
  ])("that %s is not opened", async (_, answer, code) => {
    spoken.launchBy(answer);
    const { body } = await ada.caller.call(launchStudioGame, {
      params: { producer: "cabinet", name: "cab-reels" },
      body: { mode: "real", currency: "EUR" },
    });
    const { errors } = body as unknown as { errors: Record<string, object> };
    expect(Object.keys(Object.values(errors)[0] ?? {})).toEqual([code]);
  });
});

describe("a call of Hub88's", () => {
  it("is answered with the id of its request, the player, and amounts of five decimals", async () => {
    expect(await said("user/balance", {})).toEqual({
      user: shared["user"],
      status: "RS_OK",
      request_uuid: shared["request_uuid"],
      currency: "EUR",
      balance: 10_000_000,
    });
    expect(await bet()).toMatchObject({ status: "RS_OK", balance: 9_900_000 });
    const dear = { amount: 100_000_000, request_uuid: randomUUID() };
    expect(await bet(dear)).toEqual({
      user: shared["user"],
      status: "RS_ERROR_NOT_ENOUGH_MONEY",
      request_uuid: dear.request_uuid,
      currency: "EUR",
      balance: 9_900_000,
    });
  });

  it("asks for a player by name alone, and is told nothing that names a person", async () => {
    const { request_uuid, user } = shared;
    expect(await said("user/info", {})).toEqual({ user, status: "RS_OK", request_uuid });
    const stranger = await said("user/info", { user: "0".repeat(32) });
    expect(stranger["status"]).toBe("RS_ERROR_INVALID_TOKEN");
  });

  it("is taken by any key of the studio's, and by no other", async () => {
    expect((await said("user/balance", {}, HUB88_KEYS.next.privateKey))["status"]).toBe("RS_OK");
    for (const { privateKey } of [rsaPair(), HUB88_KEYS.house])
      expect((await said("user/balance", {}, privateKey))["status"]).toBe(
        "RS_ERROR_INVALID_SIGNATURE",
      );
  });

  it("that nobody signed, or with something else, is refused", async () => {
    const body = JSON.stringify(shared);
    const whole = rsaSignature(HUB88_KEYS.now.privateKey, body);
    for (const signature of [
      "",
      "good",
      whole.slice(0, -8),
      `${whole}AAAA`,
      `${"A".repeat(342)}==`,
    ]) {
      const headers = { "x-hub88-signature": signature };
      const answer = await send(spoken.url, hub88Speaker, { path: "user/balance", body, headers });
      expect([answer.status, answer.said["status"]]).toEqual([200, "RS_ERROR_INVALID_SIGNATURE"]);
    }
  });

  it.each<[string, object, string]>([
    ["an amount finer than a cent", { amount: 100_500 }, "WRONG_TYPES"],
    ["an amount beyond all bounds", { amount: 9e15 }, "WRONG_TYPES"],
    ["a negative amount", { amount: -1_000 }, "WRONG_TYPES"],
    ["no amount to bet", { amount: 0 }, "WRONG_TYPES"],
    ["a fraction", { amount: 0.5 }, "WRONG_TYPES"],
    ["an amount as text", { amount: "100000" }, "WRONG_TYPES"],
    ["no amount", { amount: undefined }, "WRONG_SYNTAX"],
    ["no token", { token: undefined }, "WRONG_SYNTAX"],
    ["no transaction", { transaction_uuid: undefined }, "WRONG_SYNTAX"],
    ["a transaction with a blank", { transaction_uuid: "a b" }, "WRONG_TYPES"],
    ["a free bet, which the house gives none of", { is_free: true }, "WRONG_TYPES"],
    ["the reference of a win", { reference_transaction_uuid: "t" }, "WRONG_TYPES"],
    ["another player", { user: "0".repeat(32) }, "INVALID_TOKEN"],
    ["a token of nobody", { token: "x".repeat(43) }, "INVALID_TOKEN"],
    ["another game", { game_code: "cab_cards" }, "INVALID_GAME"],
    ["another currency", { currency: "JPY" }, "WRONG_CURRENCY"],
  ])("that bets with %s is refused by its name", async (_, told, word) => {
    expect((await bet(told))["status"]).toBe(`RS_ERROR_${word}`);
    expect((await said("user/balance", {}))["balance"]).toBe(10_000_000);
  });

  it("may have no rounds, fields as null, and fields that nobody knows", async () => {
    const one = { transaction_uuid: randomUUID(), round: null, round_closed: null, is_free: null };
    expect((await bet({ ...one, supplier_user: null, new_field: { a: 1 } }))["status"]).toBe(
      "RS_OK",
    );
    const win = { transaction_uuid: randomUUID(), round: null, amount: 250_000 };
    const of = { reference_transaction_uuid: one.transaction_uuid };
    expect((await said("transaction/win", { ...win, ...of }))["balance"]).toBe(10_150_000);
  });

  it("is remembered as long as a session takes bets, longer than where a signature has a time", async () => {
    const { house, clock } = spoken;
    await bet({ amount: 100_000_000 });
    await (await spoken.seat(houselightSpeaker)).say({
      kind: "bet",
      id: "dear",
      amount: 20_000,
      round: "r",
    });
    const kept = async (hours: number) => {
      clock.advance(hours * 3_600_000);
      for (const { run } of studioGames.jobs?.(house) ?? []) await run();
      const rows = await house.database.query<{ studio: string }>(
        "select distinct studio from studio_games.nonces order by studio",
      );
      return rows.map(({ studio }) => studio);
    };
    expect(await kept(0)).toEqual(["cabinet", "mill"]);
    expect(await kept(12)).toEqual(["cabinet"]);
    expect(await kept(2)).toEqual([]);
  });

  it("that a studio of the other protocol signed is not one of its own", async () => {
    const body = JSON.stringify(shared);
    const headers = { "x-hub88-signature": rsaSignature(HUB88_KEYS.now.privateKey, body) };
    const answer = await fetch(`${spoken.url}/api/studios/mill/user/balance`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
    });
    expect(answer.status).toBe(404);
  });
});
