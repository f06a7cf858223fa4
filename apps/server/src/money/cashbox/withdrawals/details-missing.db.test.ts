import { randomUUID } from "node:crypto";
import {
  createDeposit,
  createWithdrawal,
  getPlayer,
  playRound,
  updatePlayer,
} from "@houselight/contracts";
import { type HttpCaller, fund, PLAYER_PASSWORD, signedInPlayer } from "@houselight/test-kit";
import { updateEntrance } from "#core/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CashboxKit, openCashbox } from "../cashbox.testing.ts";

let kit: CashboxKit;
beforeAll(async () => {
  kit = await openCashbox();
});
afterAll(() => kit.close());

/** A player with money under a licence whose sign-up asks for more than was told. */
async function untold(licence: string, country = "DE") {
  const player = await signedInPlayer(kit.house, kit.url);
  await kit.house.database.query(
    "update accounts.players set license_name = $2, country = $3 where id = $1",
    [player.id, licence, country],
  );
  await fund(kit.house, player.id, 1_000_00n);
  return player;
}

const said = ({ status, body }: { status: number; body: unknown }): string | number => {
  const { errors } = body as { errors?: Record<string, object> };
  return errors ? (Object.keys(Object.values(errors)[0] ?? {})[0] ?? "") : status;
};
const spin = async (caller: HttpCaller, id: string = randomUUID()) =>
  said(
    await caller.call(playRound, {
      params: { slug: "lantern-tide" },
      body: { id, currency: "EUR", bet: { kind: "slot", stake_cents: 20 } },
    }),
  );
const payIn = async (caller: HttpCaller) =>
  said(
    await caller.call(createDeposit, {
      body: { id: randomUUID(), currency: "EUR", amount_cents: 2_000, method: "card" },
    }),
  );
const withdraw = async (caller: HttpCaller) =>
  said(
    await caller.call(createWithdrawal, {
      body: {
        id: randomUUID(),
        currency: "EUR",
        amount_cents: 2_000,
        method: "bank",
        destination: { kind: "bank", holder: "Rea Der", iban: "DE89370400440532013000" },
        password: PLAYER_PASSWORD,
      },
    }),
  );
const missed = async (caller: HttpCaller) =>
  (await caller.call(getPlayer, {})).body.auth_fields_missed;

const DETAILS = {
  first_name: "Rea",
  last_name: "Der",
  address: "Hauptstr. 1",
  city: "Tallinn",
  postal_code: "10111",
  mobile_phone: "+37251234567",
} as const;

describe("a player who has not told what the licence asks for", () => {
  it("neither stakes, pays in nor withdraws under Estonia until all is told, the personal id too", async () => {
    const { caller } = await untold("EE", "EE");
    expect(await missed(caller)).toEqual([
      "first_name",
      "last_name",
      "personal_id",
      "postal_code",
      "city",
      "address",
      "mobile_phone",
    ]);
    for (const ask of [spin, payIn, withdraw]) expect(await ask(caller)).toBe("details_missing");
    const told = await caller.call(updatePlayer, { body: { user: DETAILS } });
    expect(told.body.auth_fields_missed).toEqual(["personal_id"]);
    expect(await spin(caller)).toBe("details_missing");
    const personal_id = String(Date.now()).slice(0, 11);
    await caller.call(updatePlayer, { body: { user: { personal_id } } });
    expect(await missed(caller)).toEqual([]);
    expect([await spin(caller), await payIn(caller), await withdraw(caller)]).toEqual([
      200, 201, 201,
    ]);
    // Who somebody is does not change; the same again changes nothing.
    const again = (id: string) =>
      caller.call(updatePlayer, { body: { user: { personal_id: id } } });
    expect(said(await again("38001010001"))).toBe("identity_fixed");
    expect(said(await again(personal_id))).toBe(200);
  });

  it("takes the state from the postal code, and is stopped again when a detail is emptied", async () => {
    const { id, caller } = await untold("AU", "AU");
    const user = { ...DETAILS, postal_code: "2000", mobile_phone: "+61412345678" };
    await caller.call(updatePlayer, { body: { user } });
    expect(await missed(caller)).toEqual([]);
    expect(await spin(caller)).toBe(200);
    await kit.house.database.query("update accounts.players set city = '' where id = $1", [id]);
    expect(await missed(caller)).toEqual(["city"]);
    expect(await spin(caller)).toBe("details_missing");
  });

  it("tells it while the account is open for withdrawals only, and asks for no advertising then", async () => {
    const { id, caller } = await untold("EE");
    await updateEntrance(kit.house.database, id, new Date("2999-01-01"));
    expect(await withdraw(caller)).toBe("details_missing");
    const tell = async (user: object) =>
      said(await caller.send("PATCH", "/api/player", JSON.stringify({ user })));
    for (const channel of ["receive_promos", "receive_sms_promos"])
      expect(await tell({ [channel]: true, city: "Bonn" })).toBe("withdrawals_only");
    const user = { ...DETAILS, postal_code: "53111", mobile_phone: "+4915112345679" };
    expect(await tell({ ...user, receive_promos: false })).toBe(200);
    expect(await withdraw(caller)).toBe(201);
    expect(await spin(caller)).toBe("withdrawals_only");
  });

  it("is asked for nothing under a licence that asks for nothing", async () => {
    const { caller } = await untold("CW");
    expect(await missed(caller)).toEqual([]);
    expect([await spin(caller), await payIn(caller), await withdraw(caller)]).toEqual([
      200, 201, 201,
    ]);
  });

  it("is answered again for a round and a payment that were taken before the licence asked", async () => {
    const { id, caller } = await untold("CW");
    const round = randomUUID();
    expect(await spin(caller, round)).toBe(200);
    await kit.house.database.query(
      "update accounts.players set license_name = 'EE' where id = $1",
      [id],
    );
    expect(await spin(caller, round)).toBe(200);
    expect(await spin(caller)).toBe("details_missing");
  });
});
