import { randomUUID } from "node:crypto";
import {
  getPlayersBet,
  listExposure,
  listFixtureChanges,
  stopFixture,
} from "@houselight/contracts";
import { type HttpCaller, signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  codeOf,
  openFixture,
  openSportsbook,
  pick,
  place,
  placed,
  playerOf,
  slipOf,
  type TestSportsbook,
} from "../sportsbook.testing.ts";

let book: TestSportsbook;
let operator: HttpCaller;
beforeAll(async () => {
  book = await openSportsbook("trading of the sportsbook");
  operator = await signedInOperator(book.house, book.url, "manager");
});
afterAll(async () => expect(await book.close()).toEqual([]));

const trail = (action: string) =>
  book.house.database.query<{ subject: string; detail: unknown }>(
    "select subject, detail from staff.audit_entries where action = $1 order by id desc limit 1",
    [action],
  );

describe("an operator", () => {
  it("stops betting on a fixture whatever the feed says, and lets it go on", async () => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    const stop = (stopped: boolean) =>
      operator.call(stopFixture, {
        params: { id: fixture.id },
        body: { stopped, reason: "a rumour" },
      });
    expect((await stop(true)).body).toMatchObject({ id: fixture.id, open_markets: 0 });
    expect(codeOf(await place(one, slipOf([pick(fixture)])))).toBe("market_suspended");
    expect(await trail("sportsbook.stop-fixture")).toMatchObject([
      { subject: `fixture ${fixture.id}`, detail: { stopped: true, reason: "a rumour" } },
    ]);
    await stop(true);
    expect((await stop(false)).body).toMatchObject({ open_markets: 1 });
    await placed(one, slipOf([pick(fixture)]));
    const { body } = await operator.call(listFixtureChanges, {
      params: { id: fixture.id },
      query: {},
    });
    expect(body.map(({ kind, detail }) => [kind, detail["stopped"]])).toEqual([
      ["stop", false],
      ["stop", true],
    ]);
    const unknown = await operator.call(stopFixture, {
      params: { id: 9_999_999 },
      body: { stopped: true, reason: "a rumour" },
    });
    expect(codeOf(unknown)).toBe("fixture_not_found");
  });

  it("is refused a reason with half of a character, and not with a fault of the house", async () => {
    const { id } = await openFixture(book);
    const reason = "a rumour \ud83d";
    const stopped = await operator.call(stopFixture, {
      params: { id },
      body: { stopped: true, reason },
    });
    expect(stopped.status).toBe(422);
  });

  it("sees on what the house may lose most", async () => {
    const [one, a, b] = [
      await playerOf(book, 100_000n),
      await openFixture(book),
      await openFixture(book),
    ];
    await placed(one, slipOf([pick(a)], { line_stake_cents: 30_000 }));
    await placed(one, slipOf([pick(b, "draw", 4000)], { line_stake_cents: 20_000 }));
    const { body } = await operator.call(listExposure, { query: { limit: 2 } });
    expect(body).toMatchObject([
      {
        fixture: { id: b.id },
        selection_id: "draw",
        stakes_eur_cents: 20_000,
        exposure_eur_cents: 60_000,
      },
      {
        fixture: { id: a.id },
        selection_id: "home",
        stakes_eur_cents: 30_000,
        exposure_eur_cents: 30_000,
      },
    ]);
  });

  it("who may read players reads what a bet is on, while it is open too", async () => {
    const [one, other, fixture] = [
      await playerOf(book),
      await playerOf(book),
      await openFixture(book),
    ];
    const { id, legs } = await placed(one, slipOf([pick(fixture)]));
    const support = await signedInOperator(book.house, book.url, "support");
    const read = (player: typeof one, bet: string) =>
      support.call(getPlayersBet, { params: { player_id: Number(player.playerId), id: bet } });
    expect((await read(one, id)).body).toMatchObject({ id, state: "open", legs });
    for (const answer of [await read(other, id), await read(one, randomUUID())])
      expect(codeOf(answer)).toBe("bet_not_found");
    const cashier = await signedInOperator(book.house, book.url, "cashier");
    const params = { player_id: Number(one.playerId), id };
    expect((await cashier.call(getPlayersBet, { params })).status).toBe(403);
  });

  it("needs the permission", async () => {
    const support = await signedInOperator(book.house, book.url, "support");
    expect((await support.call(listExposure, { query: {} })).status).toBe(403);
    expect((await book.guest.call(listExposure, { query: {} })).status).toBe(401);
  });
});
