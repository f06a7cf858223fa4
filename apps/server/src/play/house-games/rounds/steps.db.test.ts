import { randomUUID } from "node:crypto";
import {
  createUserLimit,
  getRound,
  giveUpRound,
  listOpenRounds,
  listRounds,
  playDemoRound,
  playRound,
  type RoundView,
  rotateSeeds,
  signIn,
  takeDemoStep,
  takeStep,
} from "@houselight/contracts";
import {
  brokenInvariants,
  fund,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  PLAYER_PASSWORD,
  registered,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { selectWagers } from "#money/wagers";
import { keptView } from "../round-view.ts";
import { endLeftRounds } from "./open-rounds.ts";

const HOUR_MS = 60 * 60 * 1000;
let kit: TestHouse;
let player: HttpCaller;
let playerId: bigint;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});
beforeEach(async () => {
  ({ id: playerId, caller: player } = await withMoney());
});

async function withMoney(cents = 1_000_000n): Promise<{ id: bigint; caller: HttpCaller }> {
  const { id, token } = await registered(kit.house);
  await fund(kit.house, id, cents);
  const caller = httpCaller(kit.served?.url as string);
  caller.useSession(token);
  return { id, caller };
}

/** A stake of which a pick that meets none of five mines pays a whole number of cents. */
const bet = { kind: "mines", mines: 5, stake_cents: 10_000 };
const PAID = 12_375;
const CASH_OUT = { kind: "mines", action: "cash_out", field: null };
const pick = (field: number) => ({ kind: "mines", action: "pick", field });

const open = (caller = player, id: string = randomUUID()) =>
  caller.call(playRound, { params: { slug: "mines" }, body: { id, currency: "EUR", bet } });
const step = (
  round: RoundView,
  chosen: { kind: string },
  { turn = round.steps.length, id = randomUUID() as string, caller = player } = {},
) => caller.call(takeStep, { params: { id: round.id }, body: { id, turn, step: chosen } });
const refusalOf = ({ body }: { body: unknown }): string => {
  const { errors } = body as { errors?: Record<string, object> };
  return Object.keys(Object.values(errors ?? {})[0] ?? {})[0] ?? "none";
};
const held = async (id = playerId): Promise<bigint> => {
  const [row] = await kit.house.database.query<{ cash: bigint }>(
    "select cash from wallet.accounts where player_id = $1 and currency = 'EUR'",
    [id],
  );
  return row?.cash ?? 0n;
};

/** Picks fields until one is opened without a mine and the round goes on; opens new rounds on the way. */
async function openWithAPick(caller = player): Promise<RoundView> {
  for (;;) {
    const { body: round } = await open(caller);
    const { body: next } = await step(round, pick(12), { caller });
    if (next.status === "open") return next;
  }
}

describe("a round with steps", () => {
  it("stays open with its stake until it is cashed out, and pays what it promised", async () => {
    const opened = await open();
    expect(opened.body).toMatchObject({
      status: "open",
      steps: [],
      stake_cents: 10_000,
      payout_cents: 0,
    });
    expect(opened.body.outcome).toMatchObject({ state: "open", board: [] });
    expect(await held()).toBe(990_000n);
    const first = (await step(opened.body, pick(3))).body;
    if (first.status === "open") await step(first, CASH_OUT);
    const before = await held();
    const picked = await openWithAPick();
    expect(picked.outcome).toMatchObject({ opened: [12] });
    expect(await held()).toBeLessThanOrEqual(before - 10_000n);
    const stake = await held();
    const { body: ended } = await step(picked, CASH_OUT);
    expect(ended).toMatchObject({ status: "settled", payout_cents: PAID });
    expect(ended.steps).toEqual([pick(12), CASH_OUT]);
    expect(await held()).toBe(stake + BigInt(PAID));
    expect((await player.call(getRound, { params: { id: ended.id } })).body).toMatchObject({
      outcome: ended.outcome,
      steps: ended.steps,
    });
  });

  it("is listed while it is open, and stands alone in its game", async () => {
    const { body: round } = await open();
    const other = await open();
    expect([other.status, refusalOf(other)]).toEqual([409, "round_open"]);
    const { body: listed } = await player.call(listOpenRounds, { query: { game: "mines" } });
    expect(listed).toEqual([round]);
    expect((await player.call(listOpenRounds, { query: { game: "lantern-tide" } })).body).toEqual(
      [],
    );
    const { body: all } = await player.call(listRounds, { query: {} });
    expect(all[0]).toMatchObject({ id: round.id, status: "open" });
    const slot = await player.call(playRound, {
      params: { slug: "lantern-tide" },
      body: { id: randomUUID(), currency: "EUR", bet: { kind: "slot", stake_cents: 20 } },
    });
    expect(slot.status).toBe(200);
  });

  it("opens once of thirty at once, and takes one of thirty steps at once", async () => {
    const opened = await Promise.all(Array.from({ length: 30 }, () => open()));
    const rounds = opened.filter(({ status }) => status === 200);
    expect(rounds).toHaveLength(1);
    expect(await held()).toBe(990_000n);
    const round = rounds[0]?.body as RoundView;
    const steps = await Promise.all(
      Array.from({ length: 30 }, (_, index) => step(round, pick(index % 25))),
    );
    expect(steps.filter(({ status }) => status === 200)).toHaveLength(1);
    const names = new Set(steps.filter(({ status }) => status !== 200).map(refusalOf));
    expect([...names].every((name) => ["step_out_of_turn", "wager_settled"].includes(name))).toBe(
      true,
    );
  });

  it("takes a step that comes along with its bet, for the player chooses the id", async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      const { caller } = await withMoney();
      const id = randomUUID();
      const along = { id } as RoundView;
      const [placed, ...steps] = await Promise.all([
        open(caller, id),
        ...Array.from({ length: 5 }, () => step(along, pick(12), { turn: 0, caller })),
      ]);
      expect(placed?.status).toBe(200);
      for (const { status } of steps) expect(status).toBeLessThan(500);
    }
  });

  it("answers a step that comes again as it was answered first, and refuses an altered one", async () => {
    const { body: round } = await open();
    const id = randomUUID();
    const first = await step(round, pick(7), { id });
    const again = await step(round, pick(7), { id });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("idempotency-hit")).toBe("true");
    expect(refusalOf(await step(round, pick(8), { id }))).toBe("idempotency_mismatch");
    if (first.body.status === "open") await step(first.body, CASH_OUT);
    expect((await step(round, pick(7), { id })).body).toEqual(first.body);
  });

  it.each([
    ["a step of another turn", pick(2), 5, "step_out_of_turn"],
    ["a step that is not offered", CASH_OUT, 0, "step_not_offered"],
    ["a field that is none", { ...CASH_OUT, action: "pick" }, 0, "step_not_understood"],
  ])("refuses %s and moves nothing", async (_, chosen, turn, name) => {
    const { body: round } = await open();
    expect(refusalOf(await step(round, chosen, { turn }))).toBe(name);
    expect(await held()).toBe(990_000n);
    expect((await player.call(getRound, { params: { id: round.id } })).body.steps).toEqual([]);
  });

  it("is nobody else's, and takes no step once it has ended", async () => {
    const round = await openWithAPick();
    const stranger = (await withMoney()).caller;
    expect((await step(round, CASH_OUT, { caller: stranger })).status).toBe(404);
    expect((await stranger.call(listOpenRounds, { query: {} })).body).toEqual([]);
    const { body: ended } = await step(round, CASH_OUT);
    expect(refusalOf(await step(ended, pick(1)))).toBe("wager_settled");
    const slot = await player.call(playRound, {
      params: { slug: "lantern-tide" },
      body: { id: randomUUID(), currency: "EUR", bet: { kind: "slot", stake_cents: 20 } },
    });
    expect(refusalOf(await step(slot.body, pick(1), { turn: 0 }))).toBe("wager_settled");
  });

  it("keeps its seeds hidden: they are not revealed while it is open", async () => {
    const round = await openWithAPick();
    const refused = await player.call(rotateSeeds, { body: {} });
    expect([refused.status, refusalOf(refused)]).toEqual([409, "round_open"]);
    expect(round.fairness.server_seed).toBeNull();
    await step(round, CASH_OUT);
    expect((await player.call(rotateSeeds, { body: {} })).status).toBe(200);
    const { body } = await player.call(getRound, { params: { id: round.id } });
    expect(body.fairness.server_seed).toMatch(/^[0-9a-f]{64}$/);
  });

  it("ends for a player who has excluded themselves meanwhile", async () => {
    const round = await openWithAPick();
    const excluded = await player.call(createUserLimit, {
      body: { type: "selfexclusion", period: "month_6" },
    });
    expect(excluded.status).toBe(201);
    // The exclusion has ended the session; the player signs in again to withdraw, and to end the round.
    const [account] = await kit.house.database.query<{ email: string }>(
      "select email from accounts.players where id = $1",
      [playerId],
    );
    const user = {
      email: account?.email as string,
      password: PLAYER_PASSWORD,
      withdrawals_only: true as const,
    };
    expect((await player.call(signIn, { body: { user } })).status).toBe(200);
    // A tab that lost its line asks what became of the bet.
    const asked = { params: { id: round.id }, body: { game: "mines", currency: "EUR" } };
    expect((await player.call(giveUpRound, asked)).body.round).toEqual(round);
    const { body } = await step(round, CASH_OUT);
    expect(body).toMatchObject({ status: "settled", payout_cents: PAID });
    expect(refusalOf(await open())).toBe("withdrawals_only");
  });
});

/** Opens rounds of blackjack until one asks for a step that costs a further stake. */
async function openBlackjack(): Promise<RoundView> {
  const bets = [{ spot: "main", amount_cents: 1_000 }];
  for (;;) {
    const { body: round } = await player.call(playRound, {
      params: { slug: "blackjack" },
      body: { id: randomUUID(), currency: "EUR", bet: { kind: "blackjack", bets } },
    });
    if (round.status !== "open") continue;
    const { offers } = round.outcome as unknown as { offers: readonly string[] };
    if (offers.includes("double")) return round;
    await step(round, blackjack("decline")).then(({ body }) => endBlackjack(body));
  }
}
const blackjack = (action: string) => ({ kind: "blackjack", action });
const endBlackjack = async (round: RoundView): Promise<RoundView> =>
  round.status === "open" ? endBlackjack((await step(round, blackjack("stand"))).body) : round;

describe("a break that begins while a round is open", () => {
  it("stops a step that costs a further stake, and no other", async () => {
    const round = await openBlackjack();
    const stake = await held();
    const paused = await player.call(createUserLimit, {
      body: { type: "coolingoff", period: "day" },
    });
    expect(paused.status).toBe(201);
    const doubled = await step(round, blackjack("double"));
    expect([doubled.status, refusalOf(doubled)]).toEqual([422, "cooling_off"]);
    expect(await held()).toBe(stake);
    expect((await player.call(getRound, { params: { id: round.id } })).body).toEqual(round);
    const ended = await endBlackjack(round);
    expect(ended).toMatchObject({ status: "settled", stake_cents: 1_000 });
    expect(await held()).toBe(stake + BigInt(ended.payout_cents));
    expect(refusalOf(await open())).toBe("cooling_off");
  });
});

/** Signs the player in again: a session ends when nothing is done in it for long. */
async function comeBack(): Promise<void> {
  const [account] = await kit.house.database.query<{ email: string }>(
    "select email from accounts.players where id = $1",
    [playerId],
  );
  const user = { email: account?.email as string, password: PLAYER_PASSWORD };
  expect((await player.call(signIn, { body: { user } })).status).toBe(200);
}

/** Reads a round without its player, whose session has ended by then. */
async function onRecord(id: string): Promise<RoundView> {
  const [wager] = await selectWagers(kit.house.database, [{ playerId, id }]);
  if (!wager) throw new Error(`there is no round ${id}`);
  return keptView(kit.house, wager);
}

describe("a round that was left alone", () => {
  it("ends by the default of its game after a day, once, also with two houses at it", async () => {
    const round = await openWithAPick();
    const before = await held();
    kit.clock.advance(23 * HOUR_MS);
    await endLeftRounds(kit.house);
    expect((await onRecord(round.id)).status).toBe("open");
    kit.clock.advance(2 * HOUR_MS);
    await Promise.all([endLeftRounds(kit.house), endLeftRounds(kit.house)]);
    const ended = await onRecord(round.id);
    expect(ended).toMatchObject({ status: "settled", payout_cents: PAID });
    expect(ended.steps.at(-1)).toEqual(CASH_OUT);
    expect(await held()).toBe(before + BigInt(PAID));
  });

  it("is not one whose player took a step within a day", async () => {
    let now = await openWithAPick();
    for (;;) {
      kit.clock.advance(20 * HOUR_MS);
      await comeBack();
      now = (await step(now, pick(13))).body;
      if (now.status === "open") break;
      now = await openWithAPick();
    }
    kit.clock.advance(23 * HOUR_MS);
    await endLeftRounds(kit.house);
    expect((await onRecord(now.id)).status).toBe("open");
    kit.clock.advance(2 * HOUR_MS);
    await endLeftRounds(kit.house);
    expect((await onRecord(now.id)).status).toBe("settled");
  });

  it("takes a pick first where there was none: nothing is given back without a risk", async () => {
    const { body: round } = await open();
    kit.clock.advance(25 * HOUR_MS);
    await endLeftRounds(kit.house);
    const ended = await onRecord(round.id);
    expect(ended.status).toBe("settled");
    expect(ended.steps[0]).toEqual(pick(0));
  });
});

describe("a demo round with steps", () => {
  const guest = () => httpCaller(kit.served?.url as string);
  const begin = async (caller: HttpCaller) =>
    (
      await caller.call(playDemoRound, {
        params: { slug: "mines" },
        body: { id: randomUUID(), bet, client_seed: "mine" },
      })
    ).body;
  const goOn = (
    caller: HttpCaller,
    round: RoundView,
    chosen: RoundView["steps"][number],
    { token = round.demo_token as string, turn = round.steps.length, slug = "mines" } = {},
  ) =>
    caller.call(takeDemoStep, {
      params: { slug },
      body: { demo_token: token, turn, step: chosen },
    });

  it("travels sealed, and shows its seed at its end", async () => {
    const caller = guest();
    const round = await begin(caller);
    expect(round).toMatchObject({ status: "open", mode: "demo", fairness: { server_seed: null } });
    expect(JSON.stringify(round)).not.toContain('"board":[1');
    let now = (await goOn(caller, round, pick(4))).body;
    if (now.status === "open") now = (await goOn(caller, now, CASH_OUT)).body;
    expect(now.demo_token).toBeNull();
    expect(now.fairness.server_seed).toMatch(/^[0-9a-f]{64}$/);
    expect(now.fairness.server_seed_hash).toBe(round.fairness.server_seed_hash);
  });

  it("refuses a token that was changed, is of another game, or is a day old", async () => {
    const caller = guest();
    const round = await begin(caller);
    const token = round.demo_token as string;
    const changed = `${token.slice(0, 20)}${token[20] === "A" ? "B" : "A"}${token.slice(21)}`;
    for (const how of [{ token: changed }, { token: "x" }, { slug: "lantern-tide" }])
      expect(refusalOf(await goOn(caller, round, pick(1), how))).toBe("demo_round_expired");
    expect(refusalOf(await goOn(caller, round, pick(1), { turn: 1 }))).toBe("step_out_of_turn");
    expect(refusalOf(await goOn(caller, round, CASH_OUT))).toBe("step_not_offered");
    kit.clock.advance(25 * HOUR_MS);
    expect(refusalOf(await goOn(caller, round, pick(1)))).toBe("demo_round_expired");
    // A step makes it last a day more.
    let now = await begin(caller);
    while (now.steps.length === 0 || now.status !== "open") {
      now = await begin(caller);
      kit.clock.advance(20 * HOUR_MS);
      now = (await goOn(caller, now, pick(1))).body;
    }
    kit.clock.advance(20 * HOUR_MS);
    expect((await goOn(caller, now, pick(2))).status).toBe(200);
  });

  it("takes much less room than its steps, so that a long round fits its token", async () => {
    const caller = guest();
    const laid = ["field", "any_seven", "two", "three", "eleven", "twelve"];
    const bets = laid.map((spot) => ({ spot, amount_cents: 600 }));
    const lay = async (round?: RoundView) => {
      if (round)
        return (await goOn(caller, round, { kind: "craps", bets }, { slug: "craps" })).body;
      const bet = { kind: "craps", chip_cents: 30, bets: [{ spot: "pass", amount_cents: 300 }] };
      const body = { id: randomUUID(), bet, client_seed: "mine" };
      return (await caller.call(playDemoRound, { params: { slug: "craps" }, body })).body;
    };
    let round = await lay();
    while (round.status !== "open" || round.steps.length < 4)
      round = await lay(round.status === "open" ? round : undefined);
    expect(round.demo_token?.length).toBeLessThan(JSON.stringify(round.steps).length);
  });
});
