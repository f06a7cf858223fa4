import { randomUUID } from "node:crypto";
import {
  dropCompCorrection,
  endCompCard,
  listCompCards,
  listCompCorrections,
  listCompRates,
  listTrailEntries,
  makeCompCorrection,
  proposeCompCard,
  proposeCompCorrection,
  publishCompCard,
  showCompPoints,
} from "@houselight/contracts";
import {
  brokenInvariants,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  operatorGoes,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  boxCard,
  exchange,
  givePoints,
  inShop,
  moneyCard,
  pointsOf,
  refusal,
  spinsCard,
  wanted,
} from "../comps.testing.ts";

let kit: TestHouse;
let url: string;
let olga: HttpCaller;
let paul: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "comp points of operators" });
  url = kit.served?.url as string;
  olga = await signedInOperator(kit.house, url, "manager");
  paul = await signedInOperator(kit.house, url, "manager");
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

const body = { reason: "a test" };
const propose = (by: HttpCaller, card = moneyCard()) => by.call(proposeCompCard, { body: card });
const publish = (by: HttpCaller, id: string) => by.call(publishCompCard, { params: { id }, body });
const end = (by: HttpCaller, id: string) => by.call(endCompCard, { params: { id }, body });
const shown = async () =>
  (await httpCaller(url).call(listCompRates, { params: { type: "money" } })).body.map(
    ({ id }) => id,
  );
const player = () => signedInPlayer(kit.house, url);

describe("a card", () => {
  it("whose proposer has left, or may propose no more, is proposed anew", async () => {
    for (const role of [undefined, "support"] as const) {
      const gone = await signedInOperator(kit.house, url, "manager");
      const { body: proposed } = await propose(gone);
      await operatorGoes(kit.house, proposed.changed_by, role);
      expect(refusal(await publish(paul, proposed.id))).toEqual([409, "proposer_gone"]);
    }
  });

  it("waits, unseen by players, until another operator publishes it, and all is on the trail", async () => {
    const card = moneyCard();
    const { status, body: proposed } = await propose(olga, card);
    expect([status, proposed.state, proposed.exchanged]).toEqual([201, "proposed", 0]);
    expect(await shown()).not.toContain(card.id);
    expect(refusal(await publish(olga, card.id))).toEqual([403, "second_operator_needed"]);
    expect((await publish(paul, card.id)).body.state).toBe("published");
    expect(await shown()).toContain(card.id);
    expect((await end(paul, card.id)).body.state).toBe("ended");
    expect(await shown()).not.toContain(card.id);
    for (const answer of [await publish(paul, card.id), await end(olga, card.id)])
      expect(refusal(answer)).toEqual([409, "comp_card_state"]);
    const query = { subject: `comp card money/${card.group}` };
    const trail = await olga.call(listTrailEntries, { query });
    expect(trail.body.map(({ action }) => action)).toEqual([
      "comps.end",
      "comps.publish",
      "comps.propose",
    ]);
  });

  it("is the same for the same request, and refused under its id with another body", async () => {
    const card = moneyCard();
    const answers = await Promise.all([1, 2, 3].map(() => propose(olga, card)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(refusal(await propose(olga, { ...card, title: { en: "Another" } }))).toEqual([
      409,
      "idempotency_mismatch",
    ]);
  });

  it("is published once by ten at a time, and beside no other of its kind and group", async () => {
    const card = moneyCard();
    const same = moneyCard({ group: card.group });
    for (const one of [card, same]) await propose(olga, one);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => publish(paul, (at % 2 ? card : same).id)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const codes = new Set(answers.map(refusal).map(([, code]) => code));
    expect(codes).toContain("comp_card_taken");
    // The next one takes its place once it has left.
    const [first] = answers.filter(({ status }) => status === 200);
    await end(olga, first?.body.id as string);
    const rest = first?.body.id === card.id ? same : card;
    expect((await publish(paul, rest.id)).status).toBe(200);
  });

  it("says how many units players have got", async () => {
    const card = moneyCard();
    const group = await inShop([olga, paul], card);
    const { id, caller } = await player();
    await givePoints([olga, paul], id, 500);
    await exchange(caller, "money", wanted(group, 200));
    await exchange(caller, "money", wanted(group, 100));
    const { body: cards } = await olga.call(listCompCards, { query: {} });
    expect(cards.find((one) => one.id === card.id)).toMatchObject({
      exchanged: 3,
      state: "published",
    });
    const { body: rest } = await olga.call(listCompCards, { query: { after: card.id } });
    expect(rest.map((one) => one.id)).not.toContain(card.id);
  });

  it.each([
    [
      spinsCard({ freespins: { count: 5, game: "dice", stake_eur_cents: 20 } }),
      "comp_card_game_unknown",
    ],
    [
      spinsCard({ freespins: { count: 5, game: "no-such", stake_eur_cents: 20 } }),
      "comp_card_game_unknown",
    ],
    [moneyCard({ group_ids: ["999999"] }), "comp_card_group_unknown"],
    [moneyCard({ end_at: "2020-01-01T00:00:00Z" }), "comp_card_ends_early"],
  ])("is refused where it names what is not there", async (card, code) => {
    expect(refusal(await propose(olga, card))).toEqual([422, code]);
  });

  const rate = { currency: "EUR", amount_cents: 500, points: 100 };
  it.each([
    { group: "Not One" },
    { title: { de: "Fünf Euro" } },
    { title: { en: "Five euros", de: "x" } },
    { tag: "HOT" },
    { image: "https://elsewhere.example/a.png" },
    { rates: [] },
    { rates: [{ ...rate, currency: "NOK" }] },
    { rates: [rate, rate] },
    { rates: [{ ...rate, amount_cents: 0 }] },
    { rates: [{ ...rate, points: 0 }] },
    { rates: [{ ...rate, currency: "XXX" }, rate] },
    { wager: 101 },
    { lottery_id: randomUUID() },
    { lootbox_group: "a-box" },
    { type: "lootboxes" },
    { reason: " " },
    { surprise: true },
  ])("with %o is not understood", async (part) => {
    expect((await propose(olga, moneyCard(part as object))).status).toBe(422);
  });

  it("of things is given without a wager, and of tickets with an end", async () => {
    expect((await propose(olga, boxCard({ wager: 1 }))).status).toBe(422);
    const tickets = boxCard({ type: "lotteries", lootbox_group: null, lottery_id: randomUUID() });
    expect((await propose(olga, tickets)).status).toBe(422);
  });

  it("that is over is published no more, and none is found under another id", async () => {
    const now = kit.clock.now().getTime();
    const card = moneyCard({ end_at: new Date(now + 30_000).toISOString() });
    await propose(olga, card);
    kit.clock.advance(30_000);
    expect(refusal(await publish(paul, card.id))).toEqual([409, "comp_card_over"]);
    for (const answer of [await publish(paul, randomUUID()), await end(paul, randomUUID())])
      expect(refusal(answer)).toEqual([404, "comp_card_not_found"]);
  });

  it("is a manager's alone, and so are corrections", async () => {
    const cashier = await signedInOperator(kit.house, url, "cashier");
    const { id, caller } = await player();
    const correction = { id: randomUUID(), player_id: Number(id), points: 5, ...body };
    for (const [by, status] of [
      [cashier, 403],
      [caller, 401],
      [httpCaller(url), 401],
    ] as const) {
      expect((await propose(by)).status).toBe(status);
      expect((await publish(by, randomUUID())).status).toBe(status);
      expect((await by.call(proposeCompCorrection, { body: correction })).status).toBe(status);
      const params = { id: correction.id };
      expect((await by.call(makeCompCorrection, { params })).status).toBe(status);
    }
  });
});

describe("a correction", () => {
  const correct = async (playerId: bigint, points: number, id: string = randomUUID()) => ({
    ...(await olga.call(proposeCompCorrection, {
      body: { id, player_id: Number(playerId), points, ...body },
    })),
    params: { id },
  });

  it("whose proposer has left moves nothing", async () => {
    const { id, caller } = await player();
    const gone = await signedInOperator(kit.house, url, "manager");
    const { body: proposed } = await gone.call(proposeCompCorrection, {
      body: { id: randomUUID(), player_id: Number(id), points: 260, ...body },
    });
    await operatorGoes(kit.house, proposed.changed_by);
    const made = await paul.call(makeCompCorrection, { params: { id: proposed.id } });
    expect(refusal(made)).toEqual([409, "proposer_gone"]);
    expect(await pointsOf(caller)).toEqual([0, 0]);
  });

  it("moves points when another operator makes it, once, and counts as earned where it gives", async () => {
    const { id, caller } = await player();
    const { params } = await correct(id, 260);
    expect(await pointsOf(caller)).toEqual([0, 0]);
    expect(refusal(await olga.call(makeCompCorrection, { params }))).toEqual([
      403,
      "second_operator_needed",
    ]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => paul.call(makeCompCorrection, { params })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await pointsOf(caller)).toEqual([260, 260]);
    const less = await correct(id, -60);
    expect((await paul.call(makeCompCorrection, less)).body.state).toBe("made");
    expect(await pointsOf(caller)).toEqual([200, 260]);
    const { body: points } = await olga.call(showCompPoints, { params: { id: Number(id) } });
    expect(points).toMatchObject({
      chargeable: { points: 200 },
      persistent: { points: 260 },
      movements: [
        { kind: "correction", points: -60, id: less.params.id },
        { kind: "correction", points: 260, id: params.id },
      ],
    });
    const query = { subject: `player ${id}` };
    const { body: trail } = await olga.call(listTrailEntries, { query });
    expect(trail.map(({ action }) => action)).toEqual([
      "comps.make-correction",
      "comps.propose-correction",
      "comps.make-correction",
      "comps.propose-correction",
    ]);
  });

  it("takes no more than the player has, and waits until there is enough", async () => {
    const { id, caller } = await player();
    const taken = await correct(id, -50);
    expect(refusal(await paul.call(makeCompCorrection, taken))).toEqual([409, "comps_not_enough"]);
    await givePoints([olga, paul], id, 50);
    expect((await paul.call(makeCompCorrection, taken)).status).toBe(200);
    expect(await pointsOf(caller)).toEqual([0, 50]);
  });

  it("that is taken back moves nothing, and none is made or taken back twice", async () => {
    const { id, caller } = await player();
    const { params } = await correct(id, 100);
    expect((await olga.call(dropCompCorrection, { params })).body.state).toBe("dropped");
    for (const answer of [
      await paul.call(makeCompCorrection, { params }),
      await olga.call(dropCompCorrection, { params }),
    ])
      expect(refusal(answer)).toEqual([409, "comp_correction_state"]);
    expect(await pointsOf(caller)).toEqual([0, 0]);
    const nothing = { params: { id: randomUUID() } };
    expect(refusal(await paul.call(makeCompCorrection, nothing))).toEqual([
      404,
      "comp_correction_not_found",
    ]);
    const { body: all } = await olga.call(listCompCorrections, { query: {} });
    expect(all[0]).toMatchObject({ id: params.id, state: "dropped", points: 100 });
    const after = { query: { after: params.id } };
    const { body: rest } = await olga.call(listCompCorrections, after);
    expect(rest.map((one) => one.id)).toEqual(all.slice(1).map((one) => one.id));
  });

  it("is the same for the same request, of a player who is there, and of some points", async () => {
    const { id } = await player();
    const once = randomUUID();
    expect((await correct(id, 10, once)).status).toBe(201);
    expect((await correct(id, 10, once)).status).toBe(201);
    expect(refusal(await correct(id, 11, once))).toEqual([409, "idempotency_mismatch"]);
    expect(refusal(await correct(999_999_999n, 10))).toEqual([404, "player_not_found"]);
    expect((await correct(id, 0)).status).toBe(422);
    expect((await correct(id, 20_000_000)).status).toBe(422);
  });
});
