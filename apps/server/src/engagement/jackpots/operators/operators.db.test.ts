import { randomUUID } from "node:crypto";
import {
  activateJackpot,
  cancelJackpot,
  getJackpot,
  listJackpots,
  listOperatorJackpots,
  listTrailEntries,
  pauseJackpot,
  proposeJackpot,
  retireJackpot,
} from "@houselight/contracts";
import {
  brokenInvariants,
  happen,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  operatorGoes,
  settled,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inUse, quickJackpot } from "../jackpots.testing.ts";

let kit: TestHouse;
let url: string;
let guest: HttpCaller;
let olga: HttpCaller;
let paul: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "jackpots of operators" });
  url = kit.served?.url as string;
  guest = httpCaller(url);
  olga = await signedInOperator(kit.house, url, "manager");
  paul = await signedInOperator(kit.house, url, "manager");
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

const body = { reason: "a test" };
const activate = (by: HttpCaller, identifier: string) =>
  by.call(activateJackpot, { params: { identifier }, body });
const pause = (by: HttpCaller, identifier: string) =>
  by.call(pauseJackpot, { params: { identifier }, body });
const cancel = (by: HttpCaller, identifier: string) =>
  by.call(cancelJackpot, { params: { identifier }, body });
const retire = (by: HttpCaller, identifier: string, into: string) =>
  by.call(retireJackpot, { params: { identifier }, body: { ...body, into } });
const propose = (by: HttpCaller, part: Parameters<typeof quickJackpot>[0] = {}) =>
  by.call(proposeJackpot, { body: quickJackpot(part) });
const refusal = ({ status, body: answer }: { status: number; body: unknown }) => [
  status,
  Object.keys(
    Object.values((answer as { errors?: Record<string, object> }).errors ?? {})[0] ?? {},
  )[0],
];
const amountOf = async (identifier: string) =>
  (await guest.call(getJackpot, { params: { identifier } })).body.jackpot.levels.map(
    ({ amount_cents }) => amount_cents,
  );

describe("a proposal", () => {
  it("whose proposer has left, or may propose no more, is made anew", async () => {
    for (const role of [undefined, "support"] as const) {
      const gone = await signedInOperator(kit.house, url, "manager");
      const { body: proposed } = await propose(gone);
      await operatorGoes(kit.house, proposed.changed_by, role);
      expect(refusal(await activate(paul, proposed.identifier))).toEqual([409, "proposer_gone"]);
    }
  });

  it("waits, unseen by players, until another operator activates it, and both are on the trail", async () => {
    const { body: proposed, status } = await propose(olga, {
      identifier: "four-eyes",
      games: ["moth-and-moon"],
    });
    expect([status, proposed.state]).toEqual([201, "proposed"]);
    expect((await guest.call(listJackpots, {})).body).toEqual([]);
    expect(refusal(await activate(olga, "four-eyes"))).toEqual([403, "second_operator_needed"]);
    expect((await activate(paul, "four-eyes")).body.state).toBe("active");
    expect((await guest.call(listJackpots, {})).body).toHaveLength(1);
    expect(refusal(await activate(olga, "four-eyes"))).toEqual([409, "jackpot_state"]);
    const trail = await olga.call(listTrailEntries, { query: { subject: "jackpot four-eyes" } });
    expect(trail.body.map(({ action }) => action)).toEqual([
      "jackpots.activate",
      "jackpots.propose",
    ]);
  });

  it("is the same for the same request, and refused under its id with another body", async () => {
    const request = { body: quickJackpot({ identifier: "once-only", games: ["penny-comet"] }) };
    const answers = await Promise.all([1, 2, 3].map(() => olga.call(proposeJackpot, request)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const other = { body: { ...request.body, name: "Another" } };
    expect(refusal(await olga.call(proposeJackpot, other))).toEqual([409, "idempotency_mismatch"]);
    expect(refusal(await propose(olga, { identifier: "once-only" }))).toEqual([
      409,
      "jackpot_identifier_taken",
    ]);
  });

  it.each([
    [{ games: ["lantern-tide"] }, [422, "jackpot_game_unknown"]],
    [{ games: ["no-such-game"] }, [422, "jackpot_game_unknown"]],
    [{ games: ["moth-and-moon"] }, [409, "jackpot_game_taken"]],
    // 95.9 per cent and 4.08 more would still be less than all; 4.6 is not.
    [
      { levels: [{ name: "Tin", rate_ppm: 45_000, start_cents: 1, must_drop_by_cents: 100 }] },
      [422, "jackpot_return_too_high"],
    ],
  ])("of %o is refused", async (part, expected) => {
    expect(refusal(await propose(olga, part))).toEqual(expected);
  });

  it.each([
    { levels: [] },
    { levels: [{ name: "Tin", rate_ppm: 0, start_cents: 1, must_drop_by_cents: 100 }] },
    { levels: [{ name: "Tin", rate_ppm: 1, start_cents: 100, must_drop_by_cents: 100 }] },
    { currency: "XXX" },
    { identifier: "Not An Address" },
    { games: [] },
    { reason: " " },
  ])("with %o is not understood", async (part) => {
    expect((await propose(olga, part)).status).toBe(422);
  });

  it.each([
    ["of the site", "rocket-mart"],
    ["of the API", "api"],
    ["of a language", "fr-ca"],
    ["of a page that came with the product", "privacy-policy"],
    ["of a page that operators wrote", "written-by-us"],
  ])("takes no address %s", async (_whose, identifier) => {
    await kit.house.database.query(
      "insert into content.pages (path, locale) values ('written-by-us/EE', 'de') on conflict do nothing",
    );
    expect(refusal(await propose(olga, { identifier, games: ["vault-of-buttons"] }))).toEqual([
      409,
      "jackpot_identifier_taken",
    ]);
  });

  it("is a manager's alone", async () => {
    const cashier = await signedInOperator(kit.house, url, "cashier");
    expect((await propose(cashier)).status).toBe(403);
    expect((await cashier.call(listOperatorJackpots, {})).status).toBe(403);
    expect((await propose(guest)).status).toBe(401);
  });
});

describe("a cancelled jackpot", () => {
  it("never comes into use, leaves its address free and stays on record", async () => {
    const identifier = "called-off";
    const games = ["penny-comet"];
    const { body: first } = await propose(olga, { identifier, games });
    const answers = await Promise.all([1, 2, 3].map(() => cancel(paul, identifier)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect(refusal(await activate(paul, identifier))).toEqual([404, "jackpot_not_found"]);
    const request = quickJackpot({ identifier, games });
    const { body: again } = await propose(olga, request);
    expect(again).toMatchObject({ state: "proposed" });
    expect(again.id).not.toBe(first.id);
    expect((await activate(paul, identifier)).body).toMatchObject({
      id: again.id,
      state: "active",
    });
    const listed = (await olga.call(listOperatorJackpots, {})).body;
    expect(
      listed.filter((one) => one.identifier === identifier).map(({ id, state }) => [id, state]),
    ).toEqual(
      expect.arrayContaining([
        [first.id, "cancelled"],
        [again.id, "active"],
      ]),
    );
    expect(await brokenInvariants(kit.house)).toEqual([]);
    await pause(olga, identifier);
    await retire(paul, identifier, "four-eyes");
  });

  it("was only proposed: one in use or paused is not called off", async () => {
    const identifier = await inUse([olga, paul], quickJackpot({ games: ["penny-comet"] }));
    expect(refusal(await cancel(paul, identifier))).toEqual([409, "jackpot_state"]);
    await pause(olga, identifier);
    expect(refusal(await cancel(paul, identifier))).toEqual([409, "jackpot_state"]);
    await expect(
      kit.house.database.query(
        "update jackpots.jackpots set state = 'cancelled' where identifier = $1",
        [identifier],
      ),
    ).rejects.toThrow(/kept as it was/);
    await retire(paul, identifier, "four-eyes");
  });
});

describe("two jackpots of one game", () => {
  it("are both proposed, and one of them alone is put into use, by thirty at once", async () => {
    const games = ["penny-comet", "vault-of-buttons"];
    const identifiers = ["first-of-two", "second-of-two"];
    await propose(olga, { identifier: "first-of-two", games });
    await propose(olga, { identifier: "second-of-two", games: games.slice(0, 1) });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => activate(paul, identifiers[at % 2] as string)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const inUseNow = (await guest.call(listJackpots, {})).body.filter(({ identifier }) =>
      identifiers.includes(identifier),
    );
    expect(inUseNow).toHaveLength(1);
    const [winner] = inUseNow;
    await pause(olga, winner?.identifier as string);
    await retire(paul, winner?.identifier as string, "four-eyes");
  });
});

describe("a paused jackpot", () => {
  it("lets its games go to another one, which it may hand its pots to, and goes on once none has them", async () => {
    const games = ["ten-thousand-kites"];
    const old = await inUse([olga, paul], quickJackpot({ games }));
    const next = quickJackpot({ identifier: `next-${randomUUID().slice(0, 8)}`, games });
    expect(refusal(await propose(olga, next))).toEqual([409, "jackpot_game_taken"]);
    await pause(olga, old);
    expect((await propose(olga, next)).status).toBe(201);
    expect((await activate(paul, next.identifier)).status).toBe(200);
    expect(refusal(await activate(paul, old))).toEqual([409, "jackpot_game_taken"]);
    const { id } = await signedInPlayer(kit.house, url);
    const before = await amountOf(old);
    await happen(kit, settled(id, 10_000n, { subject: games[0] }));
    expect(await amountOf(old)).toEqual(before);
    await pause(paul, next.identifier);
    expect((await activate(paul, old)).status).toBe(200);
    await pause(olga, old);
    expect((await activate(olga, next.identifier)).status).toBe(200);
    expect((await retire(paul, old, next.identifier)).status).toBe(200);
    await pause(olga, next.identifier);
    await retire(paul, next.identifier, "four-eyes");
  });

  it("is still shown, takes nothing and pays nothing, and goes on where it was", async () => {
    const level = { name: "Tin", rate_ppm: 30_000, start_cents: 1, must_drop_by_cents: 1_000_000 };
    const identifier = await inUse([olga, paul], quickJackpot({ levels: [level] }));
    const { id } = await signedInPlayer(kit.house, url);
    await happen(kit, settled(id, 300n));
    expect((await pause(olga, identifier)).body.state).toBe("paused");
    expect(refusal(await pause(olga, identifier))).toEqual([409, "jackpot_state"]);
    await happen(kit, settled(id, 100_000n));
    expect(await amountOf(identifier)).toEqual([10]);
    expect(refusal(await activate(olga, identifier))).toEqual([403, "second_operator_needed"]);
    expect((await activate(paul, identifier)).status).toBe(200);
    await happen(kit, settled(id, 100n));
    expect(await amountOf(identifier)).toEqual([13]);
    await pause(olga, identifier);
  });

  it("hands its pots to another one to the millionth, once, by a second operator", async () => {
    const three = [1, 2, 3].map((level) => ({
      name: `Level ${level}`,
      rate_ppm: 3_333,
      start_cents: 100 * level,
      must_drop_by_cents: 1_000_000,
    }));
    const games = ["ten-thousand-kites"];
    const from = await inUse([olga, paul], quickJackpot({ games, levels: three }));
    const { id } = await signedInPlayer(kit.house, url);
    await happen(kit, settled(id, 1_001n, { subject: games[0] }));
    const given = await amountOf(from);
    expect(given).toEqual([103, 203, 303]);
    expect(refusal(await retire(paul, from, "four-eyes"))).toEqual([409, "jackpot_state"]);
    await pause(olga, from);
    const heir = await inUse(
      [olga, paul],
      quickJackpot({ identifier: "the-heir", games: ["penny-comet"], levels: three.slice(0, 2) }),
    );
    expect(refusal(await retire(olga, from, heir))).toEqual([403, "second_operator_needed"]);
    for (const other of [from, "no-such-pot", "once-only"])
      expect(refusal(await retire(paul, from, other))).toEqual([422, "jackpot_heir"]);
    const answers = await Promise.all([1, 2, 3].map(() => retire(paul, from, heir)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    // The third level has none to go to but the highest.
    expect(await amountOf(heir)).toEqual([203, 706]);
    expect(await brokenInvariants(kit.house)).toEqual([]);
    expect((await guest.call(getJackpot, { params: { identifier: from } })).status).toBe(404);
    expect(refusal(await activate(olga, from))).toEqual([409, "jackpot_state"]);
  });
});

describe("the rules of a jackpot", () => {
  it("cannot be changed in the database, nor can what is on record", async () => {
    for (const change of [
      "update jackpots.levels set rate_ppm = 1",
      "update jackpots.jackpots set games = '{lantern-tide}'",
      "update jackpots.jackpots set version = 0 where version > 0",
      "update jackpots.contributions set micros = 0",
      "update jackpots.fundings set micros = 0",
      "delete from jackpots.drops",
      "delete from jackpots.jackpots",
    ])
      await expect(kit.house.database.query(change), change).rejects.toThrow(/kept as it was/);
  });

  it("are found under no address that does not exist", async () => {
    const identifier = `pot-${randomUUID().slice(0, 8)}`;
    for (const answer of [
      await activate(olga, identifier),
      await pause(olga, identifier),
      await retire(olga, identifier, "four-eyes"),
      await guest.call(getJackpot, { params: { identifier } }),
    ])
      expect(refusal(answer)).toEqual([404, "jackpot_not_found"]);
  });
});
