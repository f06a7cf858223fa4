import { randomUUID } from "node:crypto";
import { getRound, playRound } from "@houselight/contracts";
import {
  brokenInvariants,
  fund,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  registered,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let kit: TestHouse;
let url: string;
let player: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});
beforeEach(async () => {
  player = await withMoney();
});

async function withMoney(): Promise<HttpCaller> {
  const { id, token } = await registered(kit.house);
  await fund(kit.house, id, 1000n);
  const caller = httpCaller(url);
  caller.useSession(token);
  return caller;
}
const spin = (caller: HttpCaller, id: string, stake_cents = 20) =>
  caller.call(playRound, {
    params: { slug: "lantern-tide" },
    body: { id, currency: "EUR", bet: { kind: "slot", stake_cents } },
  });

describe("rounds over HTTP", () => {
  it("are the same for the same id, also in capitals, one after the other and at once", async () => {
    const id = randomUUID();
    const [first, ...others] = await Promise.all([
      spin(player, id),
      spin(player, id.toUpperCase()),
      spin(player, id),
    ]);
    const again = await spin(player, id.toUpperCase());
    for (const answer of [...others, again]) expect(answer.body).toEqual(first?.body);
    expect(again.headers.get("idempotency-hit")).toBe("true");
    const found = await player.call(getRound, { params: { id: id.toUpperCase() } });
    expect(found.body.id).toBe(id);
  });

  it("that are refused leave those of others in the same moment alone", async () => {
    const id = randomUUID();
    const other = await withMoney();
    await spin(player, id);
    const [altered, tooMuch, fine, capital] = await Promise.all([
      spin(player, id, 40),
      spin(player, randomUUID(), 100_000),
      spin(other, randomUUID()),
      spin(player, id.toUpperCase()),
    ]);
    expect([altered, tooMuch, fine, capital].map((answer) => answer.status)).toEqual([
      409, 422, 200, 200,
    ]);
  });

  it.each(["", "x", "0d4a7c1e7a534d1f9d1c0a1b2c3d4e5f", " ", "\u0000"])(
    "have no id like %j",
    async (id) => expect((await spin(player, id)).status).toBe(422),
  );
});
