import { randomUUID } from "node:crypto";
import { getClientContext, playRound } from "@houselight/contracts";
import {
  fund,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  registered,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const clock = new TestClock("2026-05-01T12:00:00Z");
let kit: TestHouse;
let player: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, clock });
});
afterAll(() => kit.close());
beforeEach(async () => {
  player = await underLicence("XX");
});

/** A player with money under a licence; of XX nothing is known, and the strictest holds. */
async function underLicence(licence: string, born = "1990-04-12"): Promise<HttpCaller> {
  const { id, token } = await registered(kit.house);
  await kit.house.database.query(
    "update accounts.players set license_name = $2, date_of_birth = $3 where id = $1",
    [id, licence, born],
  );
  await fund(kit.house, id, 1_000_00n);
  const caller = httpCaller(kit.served?.url as string);
  caller.useSession(token);
  return caller;
}

async function spin(caller: HttpCaller, stake_cents = 20, id: string = randomUUID()) {
  const { status, body } = await caller.call(playRound, {
    params: { slug: "lantern-tide" },
    body: { id, currency: "EUR", bet: { kind: "slot", stake_cents } },
  });
  const { errors } = body as { errors?: Record<string, object> };
  return errors ? Object.keys(Object.values(errors)[0] ?? {})[0] : status;
}

describe("rounds under a licence that makes them wait", () => {
  it("are taken five seconds after the last one, and refused before", async () => {
    expect(await spin(player)).toBe(200);
    clock.advance(4_999);
    expect(await spin(player)).toBe("round_too_soon");
    clock.advance(1);
    expect(await spin(player)).toBe(200);
  });

  it("are one of many that come at once, and the same one again is answered", async () => {
    const ids = Array.from({ length: 5 }, () => randomUUID());
    const said = await Promise.all(ids.map((id) => spin(player, 20, id)));
    expect(said.filter((one) => one === 200)).toHaveLength(1);
    expect(said.filter((one) => one === "round_too_soon")).toHaveLength(4);
    expect(await spin(player, 20, ids[said.indexOf(200)])).toBe(200);
  });

  it("do not wait for those of another player, nor under another licence", async () => {
    expect(await spin(player)).toBe(200);
    expect(await spin(await underLicence("XX"))).toBe(200);
    const free = await underLicence("CW");
    expect(await Promise.all([spin(free), spin(free), spin(free)])).toEqual([200, 200, 200]);
  });
});

it("a stake above what the licence takes is refused, and nothing is staked", async () => {
  expect(await spin(player, 200)).toBe("stake_above_licence");
  expect(await spin(player, 100)).toBe(200);
  expect(await spin(await underLicence("CW"), 200)).toBe(200);
});

it("under 25 a slot takes EUR 2 a stake in Great Britain, from the birthday on 5", async () => {
  const today = clock.now();
  const born = (days: number) =>
    new Date(Date.UTC(today.getUTCFullYear() - 25, today.getUTCMonth(), today.getUTCDate() + days))
      .toISOString()
      .slice(0, 10);
  const most = async (caller: HttpCaller) =>
    (await caller.call(getClientContext, {})).body.policy.play.max_slot_stake_eur;
  const [younger, older] = [await underLicence("GB", born(1)), await underLicence("GB", born(0))];
  expect([await most(younger), await most(older)]).toEqual([2, 5]);
  expect(await spin(younger, 400)).toBe("stake_above_licence");
  expect(await spin(older, 400)).toBe(200);
  expect(await spin(younger, 200)).toBe(200);
});
