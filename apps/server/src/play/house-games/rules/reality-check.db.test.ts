import { randomUUID } from "node:crypto";
import {
  answerRealityCheck,
  getRealityCheck,
  getSessionFigures,
  playRound,
  setRealityCheck,
  signIn,
  signOut,
} from "@houselight/contracts";
import {
  fund,
  type HttpCaller,
  httpCaller,
  moveToLicence,
  openTestHouse,
  PLAYER_PASSWORD,
  registered,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

const MINUTE_MS = 60_000;
const clock = new TestClock("2026-05-01T12:00:00Z");
let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, clock });
});
afterAll(() => kit.close());

interface Who {
  readonly id: bigint;
  readonly caller: HttpCaller;
}

/** A player with money whose session began now, under a licence. */
async function playerUnder(licence: string): Promise<Who> {
  const { id, token } = await registered(kit.house);
  await moveToLicence(kit.house, id, licence);
  await fund(kit.house, id, 1_000_00n);
  const caller = httpCaller(kit.served?.url as string);
  caller.useSession(token);
  return { id, caller };
}

/** The same player in another browser, signed in just now. */
async function signedInAnew({ id }: Who): Promise<Who> {
  const [row] = await kit.house.database.query<{ email: string }>(
    "select email from accounts.players where id = $1",
    [id],
  );
  const caller = httpCaller(kit.served?.url as string);
  const user = { email: row?.email as string, password: PLAYER_PASSWORD, dfpc: "x1" };
  expect((await caller.call(signIn, { body: { user } })).status).toBe(200);
  return { id, caller };
}

/** Lets time go by in which the player was not at rest. */
async function playOn({ id }: Who, minutes: number): Promise<void> {
  clock.advance(minutes * MINUTE_MS);
  await kit.house.database.query(
    "update accounts.sessions set last_seen_at = $2 where player_id = $1",
    [id, clock.now()],
  );
}

async function spin({ caller }: Who) {
  const { status, body } = await caller.call(playRound, {
    params: { slug: "lantern-tide" },
    body: { id: randomUUID(), currency: "EUR", bet: { kind: "slot", stake_cents: 20 } },
  });
  const { errors } = body as { errors?: Record<string, object> };
  return errors ? Object.keys(Object.values(errors)[0] ?? {})[0] : status;
}

describe("a reality check at the door of wagers", () => {
  it("refuses stakes from the minutes that the player chose until it is answered, in one window for all", async () => {
    const publish = vi.spyOn(kit.house.live, "publish");
    const who = await playerUnder("CW");
    const set = await who.caller.call(setRealityCheck, { body: { minutes: 15 } });
    expect(set.body).toMatchObject({ own_minutes: 15, licence_minutes: null, due: false });
    await playOn(who, 14);
    expect(await spin(who)).toBe(200);
    // Before it is due an answer changes nothing.
    await who.caller.call(answerRealityCheck, { body: {} });
    await playOn(who, 1);
    expect(await spin(who)).toBe("reality_check_due");
    expect((await who.caller.call(getRealityCheck, {})).body).toMatchObject({ due: true });
    const [first, second] = await Promise.all([
      who.caller.call(answerRealityCheck, { body: {} }),
      who.caller.call(answerRealityCheck, { body: {} }),
    ]);
    expect([first.body.due, second.body.due]).toEqual([false, false]);
    expect(await spin(who)).toBe(200);
    await playOn(who, 15);
    expect(await spin(who)).toBe("reality_check_due");
    await kit.house.reactions.settled();
    const told = publish.mock.calls.filter(([, name]) => name === "reality_check");
    expect(told.map(([channel]) => channel)).toEqual([`user#${who.id}`, `user#${who.id}`]);
    publish.mockRestore();
  });

  it("of an unknown licence is after an hour, with a break of five minutes after the answer", async () => {
    const who = await playerUnder("XX");
    await playOn(who, 25);
    await playOn(who, 25);
    expect(await spin(who)).toBe(200);
    await playOn(who, 10);
    expect(await spin(who)).toBe("reality_check_due");
    const { body } = await who.caller.call(answerRealityCheck, { body: {} });
    expect(body.break_until).toBe(new Date(clock.now().getTime() + 5 * MINUTE_MS).toISOString());
    expect(await spin(who)).toBe("reality_check_break");
    await playOn(who, 5);
    expect(await spin(who)).toBe(200);
  });

  it("comes every hour where rounds may run by themselves, and play goes on with the answer (LICENCE-02)", async () => {
    const who = await playerUnder("MT");
    for (const minutes of [20, 20, 19]) await playOn(who, minutes);
    expect(await spin(who)).toBe(200);
    await playOn(who, 1);
    expect(await spin(who)).toBe("reality_check_due");
    await who.caller.call(answerRealityCheck, { body: {} });
    expect(await spin(who)).toBe(200);
  });

  it("cannot be put off by another choice of minutes where the licence asks", async () => {
    const who = await playerUnder("XX");
    await who.caller.call(setRealityCheck, { body: { minutes: 120 } });
    for (const minutes of [25, 25, 10]) await playOn(who, minutes);
    expect(await spin(who)).toBe("reality_check_due");
    await who.caller.call(setRealityCheck, { body: { minutes: null } });
    expect(await spin(who)).toBe("reality_check_due");
  });

  it("is not put off by a new sign-in, nor by a second device: only minutes away begin it anew", async () => {
    const who = await playerUnder("XX");
    for (const minutes of [25, 25]) await playOn(who, minutes);
    const again = await signedInAnew(who);
    expect((await again.caller.call(getSessionFigures, {})).body.seconds).toBe(50 * 60);
    for (const { caller } of [who, again]) await caller.call(signOut, {});
    clock.advance(3 * MINUTE_MS);
    const later = await signedInAnew(who);
    await playOn(who, 7);
    expect(await spin(later)).toBe("reality_check_due");
    await later.caller.call(signOut, {});
    clock.advance(7 * MINUTE_MS);
    const rested = await signedInAnew(who);
    expect((await rested.caller.call(getRealityCheck, {})).body).toMatchObject({ due: false });
    expect(await spin(rested)).toBe(200);
  });

  it("shows what was staked, won and lost since the session began, and nothing of before", async () => {
    const who = await playerUnder("CW");
    await spin(who);
    await kit.house.database.query(
      "update wagers.wagers set placed_at = placed_at - interval '1 hour', session_id = session_id + 100000 where player_id = $1",
      [who.id],
    );
    for (let round = 0; round < 20; round++) await spin(who);
    await playOn(who, 3);
    const { body } = await who.caller.call(getSessionFigures, {});
    const [sums] = await kit.house.database.query<{ net: bigint }>(
      `select sum(paid_cash + paid_bonus - stake_cash - stake_bonus)::bigint as net
       from wagers.wagers where player_id = $1 and session_id < 100000`,
      [who.id],
    );
    expect(body.seconds).toBe(180);
    expect(body.figures).toHaveLength(1);
    expect(body.figures[0]).toMatchObject({
      currency: "EUR",
      staked_cents: 400,
      net_cents: Number(sums?.net),
    });
    const { won_cents = 0, lost_cents = 0, net_cents = 0 } = body.figures[0] ?? {};
    expect(won_cents - lost_cents).toBe(net_cents);
  });

  it("is the player's own: guests have none, and other minutes are refused", async () => {
    const guest = httpCaller(kit.served?.url as string);
    expect((await guest.call(getRealityCheck, {})).status).toBe(401);
    const { caller } = await playerUnder("CW");
    const wrong = await caller.send("PUT", "/api/player/reality_check", '{"minutes":1}');
    expect(wrong.status).toBe(422);
  });
});
