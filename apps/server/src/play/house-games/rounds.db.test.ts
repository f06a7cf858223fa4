import { randomUUID } from "node:crypto";
import { getRound, giveUpRound, playRound } from "@houselight/contracts";
import { findVersion, type Game, replayRound } from "@houselight/game-maths";
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
import { wagers } from "#money/wagers";
import { bodyHash } from "#platform/http";
import { roundOwner } from "./play-round.ts";
import { writeRecord } from "./round-record.ts";

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

  it("that were sent are answered when they are given up; an id given up takes no bet any more", async () => {
    const id = randomUUID();
    const giveUp = (of: string, caller = player, game = "lantern-tide") =>
      caller.call(giveUpRound, { params: { id: of }, body: { game, currency: "EUR" } });
    const { body: played } = await spin(player, id);
    const { balance: _, ...shown } = played;
    for (const name of [id, id.toUpperCase()])
      expect((await giveUp(name)).body.round).toMatchObject(shown);

    const late = randomUUID();
    expect((await giveUp(late)).body).toEqual({ round: null });
    const refused = await spin(player, late);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      409,
      expect.stringContaining("wager_voided"),
    ]);
    expect((await giveUp(late)).body).toEqual({ round: null });
    expect((await player.call(getRound, { params: { id: late } })).status).toBe(404);
    expect((await giveUp(randomUUID(), player, "no-such-game")).status).toBe(404);
    const other = await withMoney();
    expect((await giveUp(id, other)).body).toEqual({ round: null });
    expect((await spin(player, id)).body).toEqual(played);
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

describe("a round that was accepted once", () => {
  it("is answered again and shown when its stake is offered no more", async () => {
    const { id: playerId, token } = await registered(kit.house);
    await fund(kit.house, playerId, 5000n);
    const caller = httpCaller(url);
    caller.useSession(token);
    const id = randomUUID();
    const params = { slug: "lantern-tide" };
    const bet = { kind: "slot" as const, stake_cents: 60 * 20 };
    const body = { id, currency: "EUR", bet };
    expect((await caller.call(playRound, { params, body })).status).toBe(422);

    // As a house played it that offered this stake.
    const game = findVersion("lantern-tide", "1.0.0") as Game;
    const recalled = game.recallBet(bet);
    const answer = await wagers(kit.house).place({
      owner: roundOwner(kit.house),
      playerId,
      id,
      bodyHash: bodyHash(playRound, params, body).slice(0, 32),
      licence: "CW",
      subject: game.slug,
      currency: "EUR",
      stake: recalled.stake,
      sessionId: null,
      sessionBeganAt: null,
      dateOfBirth: null,
      detailsMissing: false,
      country: null,
      play: (session) => {
        const taken = session.take(playerId);
        const { payout, outcome } = replayRound(game, { bet, steps: [] }, taken.draw);
        return {
          payout: payout ?? 0n,
          record: writeRecord(game.version, bet, taken),
          detail: outcome,
        };
      },
    });
    expect(answer).not.toHaveProperty("refused");

    const again = await caller.call(playRound, { params, body });
    expect(again.status).toBe(200);
    expect(again.headers.get("idempotency-hit")).toBe("true");
    expect(again.body).toMatchObject({ id, stake_cents: 1200 });
    expect((await caller.call(getRound, { params: { id } })).body).toEqual(again.body);
    const altered = { ...body, bet: { ...bet, stake_cents: 60 * 20 + 20 } };
    expect((await caller.call(playRound, { params, body: altered })).status).toBe(422);
  });
});
