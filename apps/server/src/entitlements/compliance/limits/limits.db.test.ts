import { randomUUID } from "node:crypto";
import {
  confirmUserLimit,
  createUserLimit,
  type EndpointInput,
  listUserLimits,
  openAccount,
  playRound,
  removeUserLimit,
} from "@houselight/contracts";
import {
  brokenInvariants,
  fund,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  registered,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { confirmationToken } from "./changes/change-terms.ts";
import { tellDueChanges } from "./changes/loosen-limit.ts";

const HOUR_MS = 3_600_000;

let kit: TestHouse;
let url: string;
/** A Wednesday in the middle of a month. */
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, clock: new TestClock("2027-04-14T10:00:00Z") });
  url = kit.served?.url as string;
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

interface TestPlayer {
  readonly id: bigint;
  readonly player: HttpCaller;
}

async function playerWith(amount: bigint): Promise<TestPlayer> {
  const { id, token } = await registered(kit.house);
  if (amount > 0n) await fund(kit.house, id, amount);
  const player = httpCaller(url);
  player.useSession(token);
  return { id, player };
}

const spin = (player: HttpCaller, stake_cents: number, currency = "EUR") =>
  player.call(playRound, {
    params: { slug: "lantern-tide" },
    body: { id: randomUUID(), currency, bet: { kind: "slot", stake_cents } },
  });
const eur = (amount_cents: number) => [{ currency: "EUR", amount_cents }];
type Wish = EndpointInput<typeof createUserLimit>["body"];
const set = async (player: HttpCaller, body: Wish) => {
  const answer = await player.call(createUserLimit, { body });
  expect(answer).toMatchObject({ status: 201 });
  return answer.body;
};
const listed = async (player: HttpCaller) => (await player.call(listUserLimits, {})).body;
const codesOf = (answer: { readonly body: unknown }): string[] =>
  Object.values((answer.body as { errors: Record<string, object> }).errors).flatMap(Object.keys);

/** Sessions end after half an hour of rest; this one was not at rest. */
async function stayHere({ id }: TestPlayer): Promise<void> {
  const now = kit.clock.now();
  await kit.house.database.query(
    "update accounts.sessions set last_seen_at = $2, expires_at = $3 where player_id = $1",
    [id, now, new Date(now.getTime() + HOUR_MS)],
  );
}

/** Lets a day go by, and returns the token of the link that is mailed then. */
async function tokenAfterADay({ id }: TestPlayer): Promise<string> {
  kit.clock.advance(24 * HOUR_MS);
  await tellDueChanges(kit.house);
  const [event] = await kit.house.database.query<{ payload: { changeId: string } }>(
    `select payload::jsonb as payload from outbox.events where name = 'limit.confirmation-due' and player_id = $1
     order by id desc limit 1`,
    [id],
  );
  if (!event) throw new Error("nothing is due");
  return confirmationToken(kit.house, BigInt(event.payload.changeId));
}
const confirm = (token: string) => httpCaller(url).call(confirmUserLimit, { body: { token } });

describe("limits on the wire", () => {
  it("are told to the player's other windows as soon as they are set (LIMIT-08)", async () => {
    const { id, player } = await playerWith(0n);
    const { id: limitId } = await set(player, { type: "loss", period: "day", accounts: eur(500) });
    const told = await kit.house.database.query<{ limit: string }>(
      `select payload ->> 'limitId' as limit from outbox.events
       where name = 'limit.changed' and player_id = $1`,
      [id],
    );
    expect(told).toEqual([{ limit: String(limitId) }]);
  });

  it("are set one of each type, and listed with what is used (LIMIT-01, LIMIT-02)", async () => {
    const { player } = await playerWith(1000n);
    const loss = await set(player, { type: "loss", period: "day", accounts: eur(500) });
    expect(loss).toEqual({
      id: expect.any(Number),
      type: "loss",
      period: "day",
      accounts: [{ currency: "EUR", amount_cents: 500, current_value_amount_cents: 0 }],
      minutes: null,
      used_minutes: null,
      created_at: "2027-04-14T10:00:00.000Z",
      starts_at: "2027-04-14T00:00:00.000Z",
      ends_at: "2027-04-15T00:00:00.000Z",
      removed_at: null,
      removable: true,
      pending: null,
    });
    await set(player, { type: "wager", period: "week", accounts: eur(5000) });
    await set(player, { type: "deposit", period: "month_3", accounts: eur(5000) });
    await set(player, { type: "session", period: "day", minutes: 90 });
    await set(player, { type: "coolingoff", period: "day" });
    expect((await listed(player)).map(({ type, period }) => `${type} ${period}`)).toEqual([
      "loss day",
      "wager week",
      "deposit month_3",
      "session day",
      "coolingoff day",
    ]);
    const { player: other } = await playerWith(0n);
    expect(await listed(other)).toEqual([]);
    expect(await set(other, { type: "selfexclusion", period: "forever" })).toMatchObject({
      ends_at: null,
      removable: false,
    });
  });

  it.each([
    [{ type: "loss", period: "day" }, "accounts_required"],
    [{ type: "wager", period: "day", accounts: [] }, "too_small"],
    [{ type: "wager", period: "day", accounts: eur(0) }, "too_small"],
    [{ type: "wager", period: "day", accounts: eur(1.5) }, "invalid_type"],
    [{ type: "wager", period: "day", accounts: [...eur(5), ...eur(6)] }, "currency_repeated"],
    [
      { type: "wager", period: "day", accounts: [{ currency: "USD", amount_cents: 5 }] },
      "currency_not_held",
    ],
    [{ type: "session", period: "day" }, "minutes_required"],
    [{ type: "coolingoff", period: "month_3" }, "period_not_offered"],
    [{ type: "coolingoff", period: "year" }, "invalid_value"],
    [{ type: "sadness", period: "day" }, "invalid_value"],
  ])("refuse %j", async (body, code) => {
    const { player } = await playerWith(0n);
    const answer = await player.send("POST", "/api/user_limits", JSON.stringify(body));
    expect(answer.status).toBe(422);
    if (!code.startsWith("too_") && !code.startsWith("invalid"))
      expect(codesOf(answer)).toEqual([code]);
    expect(await listed(player)).toEqual([]);
  });

  it("are nobody else's business", async () => {
    const one = await playerWith(0n);
    const { id } = await set(one.player, { type: "loss", period: "day", accounts: eur(500) });
    const { player: other } = await playerWith(0n);
    expect((await other.call(removeUserLimit, { params: { id } })).status).toBe(404);
    const guest = httpCaller(url);
    expect((await guest.call(listUserLimits, {})).status).toBe(401);
    expect((await guest.call(removeUserLimit, { params: { id } })).status).toBe(401);
  });
});

describe("stakes under limits", () => {
  it("count at once and are refused over the lowest limit (OPEN-45)", async () => {
    const one = await playerWith(10_000n);
    const { player } = one;
    await set(player, { type: "wager", period: "week", accounts: eur(1000) });
    await set(player, { type: "wager", period: "day", accounts: eur(50) });
    expect([(await spin(player, 20)).status, (await spin(player, 20)).status]).toEqual([200, 200]);
    const refused = await spin(player, 20);
    expect([refused.status, codesOf(refused)]).toEqual([422, ["wager_limit_exceeded"]]);
    const values = (await listed(player)).map(
      ({ accounts }) => accounts[0]?.current_value_amount_cents,
    );
    expect(values).toEqual([40, 40]);
    kit.clock.advance(14 * HOUR_MS);
    await stayHere(one);
    expect((await spin(player, 20)).status).toBe(200);
    const later = (await listed(player)).map(
      ({ accounts }) => accounts[0]?.current_value_amount_cents,
    );
    expect(later).toEqual([60, 20]);
  });

  it("that come together stay under a limit all together", async () => {
    const { player } = await playerWith(10_000n);
    await set(player, { type: "wager", period: "day", accounts: eur(100) });
    const answers = await Promise.all(Array.from({ length: 12 }, () => spin(player, 20)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const [limit] = await listed(player);
    expect(limit?.accounts[0]?.current_value_amount_cents).toBe(100);
  });

  it("count losses by what the ledger moved, a net win as nothing", async () => {
    const { id, player } = await playerWith(100_000n);
    await set(player, { type: "loss", period: "forever", accounts: eur(2000) });
    let refused = 0;
    for (let round = 0; round < 150; round++)
      if ((await spin(player, 100)).status !== 200) refused++;
    const [row] = await kit.house.database.query<{ lost: bigint }>(
      "select sum(stake_cash - paid_cash)::bigint as lost from wagers.wagers where player_id = $1",
      [id],
    );
    const lost = Number(row?.lost);
    const [limit] = await listed(player);
    expect(limit?.accounts[0]?.current_value_amount_cents).toBe(Math.max(0, lost));
    expect(lost).toBeLessThanOrEqual(2000);
    expect(refused > 0).toBe(lost > 1900);
  });
});

describe("a change", () => {
  it("that tightens holds at once and keeps what is used", async () => {
    const { player } = await playerWith(1000n);
    await set(player, { type: "wager", period: "month", accounts: eur(500) });
    await spin(player, 20);
    const tighter = await set(player, { type: "wager", period: "month", accounts: eur(30) });
    expect(tighter).toMatchObject({
      accounts: [{ currency: "EUR", amount_cents: 30, current_value_amount_cents: 20 }],
      pending: null,
    });
    expect(codesOf(await spin(player, 20))).toEqual(["wager_limit_exceeded"]);
    expect(await listed(player)).toHaveLength(1);
  });

  it("that loosens waits a day and for the mailed link, then holds at once (LIMIT-03, OPEN-45)", async () => {
    const one = await playerWith(1000n);
    const { player } = one;
    await set(player, { type: "wager", period: "forever", accounts: eur(20) });
    const asked = await set(player, { type: "wager", period: "forever", accounts: eur(60) });
    expect(asked).toMatchObject({
      accounts: [{ amount_cents: 20 }],
      pending: { kind: "change", accounts: [{ currency: "EUR", amount_cents: 60 }] },
    });
    await spin(player, 20);
    expect(codesOf(await spin(player, 20))).toEqual(["wager_limit_exceeded"]);
    await tellDueChanges(kit.house);
    const early = await kit.house.database.query(
      "select 1 from compliance.limit_changes where player_id = $1 and token_hash is not null",
      [one.id],
    );
    expect(early).toEqual([]);
    const token = await tokenAfterADay(one);
    const restarted = httpCaller(url);
    restarted.useSession((await registered(kit.house)).token);
    expect(
      codesOf(await restarted.call(confirmUserLimit, { body: { token: `${token}x` } })),
    ).toEqual(["token_invalid"]);
    const confirmed = await confirm(token);
    expect(confirmed).toMatchObject({
      status: 200,
      body: { type: "wager", period: "forever", kind: "change" },
    });
    // The link again answers the same and changes nothing.
    expect((await confirm(token)).body).toEqual(confirmed.body);
    await stayHere(one);
    expect((await listed(player))[0]).toMatchObject({
      accounts: [{ amount_cents: 60, current_value_amount_cents: 20 }],
      pending: null,
    });
    expect([(await spin(player, 20)).status, (await spin(player, 20)).status]).toEqual([200, 200]);
    expect(codesOf(await spin(player, 20))).toEqual(["wager_limit_exceeded"]);
  });

  it("and a removal: the limit is gone when it is confirmed (LIMIT-02)", async () => {
    const one = await playerWith(1000n);
    const { id } = await set(one.player, { type: "loss", period: "day", accounts: eur(10) });
    const asked = await one.player.call(removeUserLimit, { params: { id } });
    expect(asked.body.pending).toMatchObject({ kind: "removal", accounts: [] });
    expect((await one.player.call(removeUserLimit, { params: { id } })).body).toEqual(asked.body);
    expect(codesOf(await spin(one.player, 20))).toEqual(["loss_limit_exceeded"]);
    const token = await tokenAfterADay(one);
    await confirm(token);
    await stayHere(one);
    expect(await listed(one.player)).toEqual([]);
    expect((await spin(one.player, 20)).status).toBe(200);
    expect((await one.player.call(removeUserLimit, { params: { id } })).status).toBe(404);
  });

  it("that is asked for anew takes the place of one that waits, whose link leads nowhere", async () => {
    const one = await playerWith(0n);
    const wish = { type: "wager", period: "day" } as const;
    await set(one.player, { ...wish, accounts: eur(100) });
    await set(one.player, { ...wish, accounts: eur(900) });
    const token = await tokenAfterADay(one);
    await stayHere(one);
    const kept = await set(one.player, { ...wish, accounts: eur(100) });
    expect(kept.pending).toBeNull();
    expect(codesOf(await confirm(token))).toEqual(["token_invalid"]);
    expect((await listed(one.player))[0]?.accounts[0]?.amount_cents).toBe(100);
  });

  it("whose link is not used in three days is forgotten", async () => {
    const one = await playerWith(0n);
    const { id } = await set(one.player, { type: "wager", period: "day", accounts: eur(100) });
    await one.player.call(removeUserLimit, { params: { id } });
    const token = await tokenAfterADay(one);
    kit.clock.advance(72 * HOUR_MS);
    expect(codesOf(await confirm(token))).toEqual(["token_invalid"]);
    await tellDueChanges(kit.house);
    await stayHere(one);
    expect((await listed(one.player))[0]).toMatchObject({ pending: null, removable: true });
  });

  it("never says the link's token in an event or a table", async () => {
    const one = await playerWith(0n);
    const { id } = await set(one.player, { type: "wager", period: "day", accounts: eur(100) });
    await one.player.call(removeUserLimit, { params: { id } });
    const token = await tokenAfterADay(one);
    const rows = await kit.house.database.query(
      `select payload::text as text from outbox.events where player_id = $1
       union all select c::text from compliance.limit_changes c where player_id = $1`,
      [one.id],
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("and one that names a further currency, whose stakes count by their worth until then (OPEN-45)", async () => {
    const one = await playerWith(1000n);
    const { id, player } = one;
    await set(player, { type: "wager", period: "forever", accounts: eur(40) });
    await player.call(openAccount, { body: { currency: "USD" } });
    await fund(kit.house, id, 1000n, "USD");
    const usd = [{ currency: "USD", amount_cents: 300 }];
    const limit = await set(player, { type: "wager", period: "forever", accounts: usd });
    expect(limit).toMatchObject({
      accounts: [{ currency: "EUR", amount_cents: 40 }],
      pending: { kind: "change", accounts: usd },
    });
    // At USD 0.86 a stake of 20 counts as 18.
    expect([(await spin(player, 20, "USD")).status, (await spin(player, 20)).status]).toEqual([
      200, 200,
    ]);
    expect(codesOf(await spin(player, 20, "USD"))).toEqual(["wager_limit_exceeded"]);
    await confirm(await tokenAfterADay(one));
    await stayHere(one);
    expect((await listed(player))[0]?.accounts).toEqual([
      { currency: "EUR", amount_cents: 40, current_value_amount_cents: 38 },
      { currency: "USD", amount_cents: 300, current_value_amount_cents: 0 },
    ]);
    expect((await spin(player, 20, "USD")).status).toBe(200);
    expect((await listed(player))[0]?.accounts[1]).toMatchObject({
      current_value_amount_cents: 20,
    });
  });
});
