import { randomUUID } from "node:crypto";
import {
  cancelTournament,
  confirmTournament,
  getTournament,
  listOperatorTournaments,
  listTournaments,
  listTrailEntries,
  proposeTournament,
  publishTournament,
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
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishTournaments } from "../finish/finish-tournaments.ts";
import { LENGTH_MS, published, shortTournament } from "../tournaments.testing.ts";

const clock = new TestClock();
let kit: TestHouse;
let url: string;
let guest: HttpCaller;
let olga: HttpCaller;
let paul: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "tournaments of operators", clock });
  url = kit.served?.url as string;
  guest = httpCaller(url);
  olga = await signedInOperator(kit.house, url, "manager");
  paul = await signedInOperator(kit.house, url, "manager");
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

type Body = ReturnType<typeof shortTournament>;
const cup = (part: Partial<Body> = {}) => shortTournament(clock.now(), part);
const propose = (by: HttpCaller, body: Body) => by.call(proposeTournament, { body });
const body = { reason: "a test" };
const publish = (by: HttpCaller, id: string) =>
  by.call(publishTournament, { params: { id }, body });
const cancel = (by: HttpCaller, id: string) => by.call(cancelTournament, { params: { id }, body });
const isShown = async (id: string) =>
  (await guest.call(listTournaments, {})).body.some((one) => one.id === id);
const refusal = ({ status, body: answer }: { status: number; body: unknown }) => [
  status,
  Object.keys(
    Object.values((answer as { errors?: Record<string, object> }).errors ?? {})[0] ?? {},
  )[0],
];

describe("a proposal", () => {
  it("whose proposer has left, or may propose no more, is made anew", async () => {
    for (const role of [undefined, "support"] as const) {
      const gone = await signedInOperator(kit.house, url, "manager");
      const { body: proposed } = await propose(gone, cup());
      await operatorGoes(kit.house, proposed.changed_by, role);
      expect(refusal(await publish(paul, proposed.id))).toEqual([409, "proposer_gone"]);
    }
  });

  it("waits, unseen by players, until another operator publishes it, and both are on the trail", async () => {
    const one = cup({ frontend_identifier: "four-eyes" });
    const { body: proposed, status } = await propose(olga, one);
    expect([status, proposed.state]).toEqual([201, "proposed"]);
    expect(await isShown(one.id)).toBe(false);
    expect((await guest.call(getTournament, { params: { id: "four-eyes" } })).status).toBe(404);
    const { caller } = await signedInPlayer(kit.house, url);
    const join = { params: { id: one.id }, body: { confirmed: true } };
    expect((await caller.call(confirmTournament, join)).status).toBe(404);
    expect(refusal(await publish(olga, one.id))).toEqual([403, "second_operator_needed"]);
    expect((await publish(paul, one.id)).body.state).toBe("published");
    expect(await isShown(one.id)).toBe(true);
    expect(refusal(await publish(olga, one.id))).toEqual([409, "tournament_state"]);
    const subject = "tournament four-eyes";
    const trail = await olga.call(listTrailEntries, { query: { subject } });
    expect(trail.body.map(({ action }) => action)).toEqual([
      "tournaments.publish",
      "tournaments.propose",
    ]);
  });

  it("is the same for the same request, and refused under its id with another body", async () => {
    const one = cup();
    const answers = await Promise.all(Array.from({ length: 8 }, () => propose(olga, one)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const { body: all } = await olga.call(listOperatorTournaments, { query: {} });
    expect(all.filter(({ id }) => id === one.id)).toHaveLength(1);
    expect(refusal(await propose(olga, { ...one, title: { en: "Another" } }))).toEqual([
      409,
      "idempotency_mismatch",
    ]);
    const taken = cup({ frontend_identifier: one.frontend_identifier });
    expect(refusal(await propose(olga, taken))).toEqual([409, "tournament_identifier_taken"]);
  });

  const quest = { type: "quest", scoring: "bets", prizes_cents: [0, 1, 2, 3, 4, 5] } as const;
  it.each<[string, Partial<Body>, string]>([
    ["a game that is not there", { games: ["no-such-game"] }, "tournament_game_unknown"],
    [
      "a studio that is not there",
      { type: "producers", producers: ["nobody"] },
      "tournament_producer_unknown",
    ],
    ["a group that is not there", { group_ids: ["999999"] }, "tournament_group_unknown"],
    [
      "an end that is over",
      { start_at: "2020-01-01T00:00:00Z", end_at: "2020-01-02T00:00:00Z" },
      "tournament_ends_early",
    ],
  ])("is refused with %s", async (_name, part, code) => {
    expect(refusal(await propose(olga, cup(part)))).toEqual([422, code]);
  });

  it.each<[string, Partial<Body>, string]>([
    [
      "the name of a list as its address",
      { frontend_identifier: "archive" },
      "frontend_identifier",
    ],
    ["an id as its address", { frontend_identifier: randomUUID() }, "frontend_identifier"],
    ["the type of lotteries", { type: "lottery" as never }, "type"],
    ["the type of quests and another name", { ...quest, prizes_cents: [1] }, "type"],
    ["studios and another type", { producers: ["anybody"] }, "type"],
    ["no title in English", { title: { de: "Nur deutsch" } }, "title"],
    ["a title of two lines in a language", { title: { en: "Cup", de: "Po\nkal" } }, "title.de"],
    ["an end before its start", { end_at: "2020-01-01T00:00:00Z" }, "end_at"],
    ["a prize above the one before it", { prizes_cents: [1, 2] }, "prizes_cents"],
    ["no prize", { prizes_cents: [0] }, "prizes_cents"],
    ["levels of its own", { minima_cents: [5, 6] }, "prizes_cents"],
    [
      "fewer prizes than a quest has levels",
      { ...quest, frontend_identifier: "quest--xs--few", prizes_cents: [0, 1] },
      "prizes_cents",
    ],
    [
      "levels that do not rise",
      {
        frontend_identifier: "achievement--flat",
        type: "action",
        scoring: "bets",
        prizes_cents: [1, 2],
        minima_cents: [5, 5],
      },
      "prizes_cents",
    ],
  ])("is refused with %s", async (_name, part, field) => {
    const { status, body: answer } = await propose(olga, cup(part));
    expect([status, Object.keys((answer as unknown as { errors: object }).errors)]).toEqual([
      422,
      [field],
    ]);
  });

  it("is a manager's alone", async () => {
    const support = await signedInOperator(kit.house, url, "support");
    const { caller } = await signedInPlayer(kit.house, url);
    expect((await propose(support, cup())).status).toBe(403);
    expect((await propose(caller, cup())).status).toBe(401);
    expect((await support.call(listOperatorTournaments, { query: {} })).status).toBe(403);
  });
});

describe("a cancellation", () => {
  it("takes a proposal back at once, unseen by players", async () => {
    const one = cup();
    await propose(olga, one);
    expect((await cancel(olga, one.id)).body.state).toBe("cancelled");
    expect(await isShown(one.id)).toBe(false);
    expect(refusal(await publish(paul, one.id))).toEqual([409, "tournament_state"]);
  });

  it("ends a published one by a second operator, and pays nothing", async () => {
    const one = cup();
    await published([olga, paul], one);
    const { id, caller } = await signedInPlayer(kit.house, url);
    await caller.call(confirmTournament, { params: { id: one.id }, body: { confirmed: true } });
    await happen(kit, settled(id, 100n, { payout: 900n, at: clock.now().toISOString() }));
    expect(refusal(await cancel(paul, one.id))).toEqual([403, "second_operator_needed"]);
    expect((await cancel(olga, one.id)).body).toMatchObject({
      state: "cancelled",
      cancelled: true,
    });
    const { body: seen } = await guest.call(getTournament, { params: { id: one.id } });
    expect(seen).toMatchObject({ status: "archive", cancelled: true, finished: false });
    clock.advance(LENGTH_MS + 10_000);
    await finishTournaments(kit.house);
    const [row] = await kit.house.database.query<{ count: bigint }>(
      "select count(*) as count from tournaments.awards where tournament_id = $1",
      [one.id],
    );
    expect(row?.count).toBe(0n);
  });

  it("comes too late after the end: what players reached is theirs", async () => {
    const one = cup();
    await published([olga, paul], one);
    clock.advance(LENGTH_MS);
    expect(refusal(await cancel(olga, one.id))).toEqual([409, "tournament_state"]);
    const late = cup();
    await propose(olga, late);
    clock.advance(LENGTH_MS);
    expect(refusal(await publish(paul, late.id))).toEqual([409, "tournament_over"]);
  });
});

it("lists every tournament in pages, the latest proposed first", async () => {
  const olgaAgain = await signedInOperator(kit.house, url, "manager");
  const { body: all } = await olgaAgain.call(listOperatorTournaments, { query: {} });
  expect(all.length).toBeGreaterThan(3);
  const after = all[1]?.id as string;
  const { body: rest } = await olgaAgain.call(listOperatorTournaments, { query: { after } });
  expect(rest).toEqual(all.slice(2));
});
