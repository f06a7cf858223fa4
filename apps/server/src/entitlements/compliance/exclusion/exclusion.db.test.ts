import { randomUUID } from "node:crypto";
import {
  closeAccount,
  confirmUserLimit,
  createUserLimit,
  eraseData,
  getPlayer,
  getPlayerSettings,
  type LimitPeriod,
  listAccounts,
  listUserLimits,
  playRound,
  registerPlayer,
  removeUserLimit,
  setBonusCode,
  signIn,
  userLimitView,
} from "@houselight/contracts";
import {
  brokenInvariants,
  fund,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { confirmationToken } from "../limits/changes/change-terms.ts";
import { tellDueChanges } from "../limits/changes/loosen-limit.ts";
import { selectDueChecks } from "../limits/session-check-store.ts";
import { countSessionTime } from "../limits/session-time.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const PASSWORD = "long-enough-7";

let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, clock: new TestClock() });
  url = kit.served?.url as string;
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

interface TestPlayer {
  readonly id: number;
  readonly email: string;
  player: HttpCaller;
}

const registration = (email: string) => ({
  email,
  password: PASSWORD,
  currency: "EUR",
  country: "DE",
  date_of_birth: "1990-01-01",
  terms_acceptance: true,
  receive_promos: true,
});

async function newPlayer(amount = 0n): Promise<TestPlayer> {
  const email = `${randomUUID()}@example.org`;
  const player = httpCaller(url);
  const { body } = await player.call(registerPlayer, { body: { user: registration(email) } });
  if (amount > 0n) await fund(kit.house, BigInt(body.id), amount);
  return { id: body.id, email, player };
}

const exclude = ({ player }: TestPlayer, period: LimitPeriod = "month_6") =>
  player.call(createUserLimit, { body: { type: "selfexclusion", period } });
const enter = async (who: TestPlayer, withdrawals_only?: true) => {
  const browser = httpCaller(url);
  const user = { email: who.email, password: PASSWORD, withdrawals_only };
  return { browser, answer: await browser.call(signIn, { body: { user } }) };
};
const codesOf = ({ body }: { readonly body: unknown }): string[] =>
  Object.values((body as { errors: Record<string, object> }).errors).flatMap(Object.keys);
const spin = (player: HttpCaller) =>
  player.call(playRound, {
    params: { slug: "lantern-tide" },
    body: { id: randomUUID(), currency: "EUR", bet: { kind: "slot", stake_cents: 20 } },
  });

/** The token of the link that confirms what a player asked for last. */
async function linkOf({ id }: TestPlayer): Promise<string> {
  const [change] = await kit.house.database.query<{ id: bigint }>(
    "select id from compliance.limit_changes where player_id = $1 order by id desc limit 1",
    [id],
  );
  return confirmationToken(kit.house, change?.id ?? 0n);
}

async function openSocket(who: HttpCaller) {
  const { cent } = (await who.call(getPlayerSettings, {})).body;
  const socket = new WebSocket(`${url.replace("http", "ws")}${cent.url}`);
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const closed = new Promise<number>((resolve) => socket.once("close", (code) => resolve(code)));
  const greeted = new Promise((resolve) => socket.once("message", resolve));
  socket.send(JSON.stringify({ id: 1, connect: { token: cent.token } }));
  await greeted;
  return { closed };
}

describe("a self-exclusion (OPEN-45)", () => {
  it("refuses a new session with a neutral message, to who knows the password alone", async () => {
    const who = await newPlayer();
    await exclude(who);
    const { answer, browser } = await enter(who);
    expect([answer.status, codesOf(answer)]).toEqual([422, ["account_restricted"]]);
    expect(JSON.stringify(answer.body)).not.toMatch(/exclu/i);
    expect((await browser.call(getPlayer, {})).body).toEqual({});
    const guess = { email: who.email, password: "not-the-password" };
    expect(codesOf(await browser.call(signIn, { body: { user: guess } }))).toEqual([
      "wrong_credentials",
    ]);
  });

  it("ends the sessions of the player at once, everywhere", async () => {
    const who = await newPlayer(1000n);
    const elsewhere = await enter(who);
    await exclude(who);
    for (const browser of [who.player, elsewhere.browser]) {
      expect((await browser.call(getPlayer, {})).body).toEqual({});
      expect((await spin(browser)).status).toBe(401);
    }
  });

  it("closes the player's sockets within five seconds", async () => {
    const who = await newPlayer();
    const { closed } = await openSocket(who.player);
    const begun = Date.now();
    await exclude(who);
    expect(await closed).toBe(3011);
    expect(Date.now() - begun).toBeLessThan(5000);
  });

  it("opens a session for withdrawals that neither plays, deposits nor joins anything", async () => {
    const who = await newPlayer(1000n);
    await exclude(who);
    const { answer, browser } = await enter(who, true);
    expect(answer.status).toBe(200);
    expect((await browser.call(listAccounts, {})).body[0]).toMatchObject({ amount_cents: 1000 });
    for (const refused of [
      await spin(browser),
      await browser.send("POST", "/api/player/payments", "{}"),
      await browser.send("POST", "/api/player/groups", "{}"),
      await browser.call(setBonusCode, { body: { deposit_bonus_code: "WELCOME" } }),
    ])
      expect([refused.status, codesOf(refused)]).toEqual([403, ["withdrawals_only"]]);
  });

  it("takes the player off every list at once", async () => {
    const who = await newPlayer();
    await who.player.call(setBonusCode, { body: { deposit_bonus_code: "WELCOME" } });
    await exclude(who);
    const { browser } = await enter(who, true);
    expect((await browser.call(getPlayer, {})).body).toMatchObject({
      receive_promos: false,
      receive_sms_promos: false,
      can_issue_bonuses: false,
      deposit_bonus_code: null,
    });
  });

  it("refuses a second account of the same e-mail, however it is written", async () => {
    const who = await newPlayer();
    await exclude(who);
    const email = ` ${who.email.toUpperCase()} `;
    const again = await httpCaller(url).call(registerPlayer, {
      body: { user: registration(email) },
    });
    expect([again.status, codesOf(again)]).toEqual([422, ["email_taken"]]);
  });

  it("cannot be lifted before its end, and can be made longer at any time", async () => {
    const who = await newPlayer();
    await exclude(who, "week");
    const { browser } = await enter(who, true);
    const [limit] = (await browser.call(listUserLimits, {})).body;
    expect(limit).toMatchObject({ type: "selfexclusion", removable: false });
    const early = await browser.call(removeUserLimit, { params: { id: limit?.id ?? 0 } });
    expect([early.status, codesOf(early)]).toEqual([422, ["limit_cannot_be_lifted"]]);
    const longer = await exclude({ ...who, player: browser }, "month");
    expect(longer.status).toBe(201);
    kit.clock.advance(8 * DAY_MS);
    const later = await enter(who, true);
    const listed = (await later.browser.call(listUserLimits, {})).body;
    expect(listed.map(({ removable }) => removable)).toEqual([false, false]);
  });

  it("holds after its end until the player asks, waits a day and confirms", async () => {
    const who = await newPlayer(1000n);
    await exclude(who, "day");
    kit.clock.advance(2 * DAY_MS);
    expect((await enter(who)).answer.status).toBe(422);
    const { browser } = await enter(who, true);
    const [limit] = (await browser.call(listUserLimits, {})).body;
    expect(limit?.removable).toBe(true);
    await browser.call(removeUserLimit, { params: { id: limit?.id ?? 0 } });
    kit.clock.advance(DAY_MS - 1);
    await tellDueChanges(kit.house);
    expect((await enter(who)).answer.status).toBe(422);
    kit.clock.advance(1);
    await tellDueChanges(kit.house);
    expect((await enter(who)).answer.status).toBe(422);
    const token = await linkOf(who);
    const confirmed = await httpCaller(url).call(confirmUserLimit, { body: { token } });
    expect(confirmed.body).toEqual({ type: "selfexclusion", period: "day", kind: "removal" });
    const back = await enter(who);
    expect(back.answer.status).toBe(200);
    expect((await spin(back.browser)).status).toBe(200);
    expect((await back.browser.call(listUserLimits, {})).body).toEqual([]);
  });
});

describe("a self-exclusion that is asked to be lifted (OPEN-45)", () => {
  it("is not lifted by the link of an earlier one, when the player begins another", async () => {
    const who = await newPlayer();
    await exclude(who, "day");
    kit.clock.advance(2 * DAY_MS);
    const { browser } = await enter(who, true);
    const [limit] = (await browser.call(listUserLimits, {})).body;
    await browser.call(removeUserLimit, { params: { id: limit?.id ?? 0 } });
    expect((await exclude({ ...who, player: browser }, "month_6")).status).toBe(201);
    kit.clock.advance(DAY_MS);
    await tellDueChanges(kit.house);
    const token = await linkOf(who);
    const confirmed = await httpCaller(url).call(confirmUserLimit, { body: { token } });
    expect(codesOf(confirmed)).toEqual(["token_invalid"]);
    expect((await enter(who)).answer.status).toBe(422);
    expect((await listedAgain(who)).map(({ type }) => type)).toContain("selfexclusion");
  });
});

describe("a cooling-off (OPEN-45)", () => {
  it("keeps its player known until its end: who is forgotten could come back at once as somebody new", async () => {
    const { id, player } = await newPlayer();
    await player.call(createUserLimit, { body: { type: "coolingoff", period: "day" } });
    const current_password = PASSWORD;
    const left = { current_password, reason: "privacy", comment: "" } as const;
    expect((await player.call(closeAccount, { body: left })).status).toBe(200);
    const erase = () => player.call(eraseData, { body: { current_password } });
    expect(codesOf(await erase())).toEqual(["erasure_waits"]);
    kit.clock.advance(DAY_MS);
    // Sessions end after half an hour of rest; this one was not at rest.
    const later = new Date(kit.clock.now().getTime() + MINUTE_MS);
    const stay =
      "update accounts.sessions set last_seen_at = $2, expires_at = $3 where player_id = $1";
    await kit.house.database.query(stay, [id, kit.clock.now(), later]);
    expect((await erase()).status).toBe(200);
  });
});

const listedAgain = async (who: TestPlayer) =>
  (await (await enter(who, true)).browser.call(listUserLimits, {})).body;

describe("a session limit (OPEN-45)", () => {
  it("of a week keeps the account shut when that of a day is used up with it", async () => {
    const who = await newPlayer(1000n);
    const { clock } = kit;
    const tomorrow = () => Math.ceil((clock.now().getTime() + 1) / DAY_MS) * DAY_MS;
    clock.advance(tomorrow() - clock.now().getTime());
    // A Monday: the week goes on for days.
    while (clock.now().getUTCDay() !== 1) clock.advance(DAY_MS);
    const { browser } = await enter(who);
    for (const period of ["day", "week"] as const)
      await browser.call(createUserLimit, { body: { type: "session", period, minutes: 1 } });
    clock.advance(MINUTE_MS + 1);
    await browser.call(listAccounts, {});
    await countSessionTime(kit.house);
    expect(codesOf((await enter(who)).answer)).toEqual(["account_restricted"]);
    clock.advance(tomorrow() - clock.now().getTime());
    await countSessionTime(kit.house);
    expect(codesOf((await enter(who)).answer)).toEqual(["account_restricted"]);
    const { browser: later } = await enter(who, true);
    const limits = (await later.call(listUserLimits, {})).body;
    const ofDay = limits.find(({ period }) => period === "day");
    await later.call(removeUserLimit, { params: { id: ofDay?.id ?? 0 } });
    clock.advance(DAY_MS);
    await tellDueChanges(kit.house);
    const token = await linkOf(who);
    expect((await httpCaller(url).call(confirmUserLimit, { body: { token } })).status).toBe(200);
    await countSessionTime(kit.house);
    expect(codesOf((await enter(who)).answer)).toEqual(["account_restricted"]);
    clock.advance(7 * DAY_MS);
    await countSessionTime(kit.house);
    expect((await enter(who)).answer.status).toBe(200);
  });

  it("of one player who cannot be looked at keeps no other from its end", async () => {
    const [stuck, next] = [await newPlayer(1000n), await newPlayer(1000n)];
    for (const who of [stuck, next]) {
      const { browser } = await enter(who);
      await browser.call(createUserLimit, { body: { type: "session", period: "day", minutes: 1 } });
    }
    const { clock, house } = kit;
    await house.database.query(
      `alter table compliance.session_checks add constraint toy_stuck
       check (player_id <> ${stuck.id}) not valid`,
    );
    clock.advance(MINUTE_MS + 1);
    await countSessionTime(house);
    expect(codesOf((await enter(next)).answer)).toEqual(["account_restricted"]);
    await house.database.query("alter table compliance.session_checks drop constraint toy_stuck");
    await countSessionTime(house);
    expect(codesOf((await enter(stuck)).answer)).toEqual(["account_restricted"]);
  });

  it("ends the session when its minutes are used, and opens the account anew in the next window", async () => {
    const who = await newPlayer(1000n);
    const begin = new Date(Math.ceil(kit.clock.now().getTime() / DAY_MS) * DAY_MS);
    kit.clock.advance(begin.getTime() - kit.clock.now().getTime());
    who.player = (await enter(who)).browser;
    await who.player.call(createUserLimit, {
      body: { type: "session", period: "day", minutes: 3 },
    });
    await countSessionTime(kit.house);
    const later = new Date(kit.clock.now().getTime() + 2 * MINUTE_MS);
    // Until the three minutes can be over nobody looks at the player.
    expect(await selectDueChecks(kit.house.database, { at: later, limit: 100 })).not.toContain(
      who.id,
    );
    for (const minutes of [1, 1]) {
      kit.clock.advance(minutes * MINUTE_MS + 1);
      expect((await spin(who.player)).status).toBe(200);
      await countSessionTime(kit.house);
    }
    expect((await who.player.call(listUserLimits, {})).body[0]).toMatchObject({
      minutes: 3,
      used_minutes: 2,
    });
    kit.clock.advance(MINUTE_MS + 1);
    await who.player.call(listAccounts, {});
    await countSessionTime(kit.house);
    expect((await spin(who.player)).status).toBe(401);
    expect(codesOf((await enter(who)).answer)).toEqual(["account_restricted"]);
    expect((await enter(who, true)).answer.status).toBe(200);
    kit.clock.advance(DAY_MS);
    const next = await enter(who);
    expect([next.answer.status, (await spin(next.browser)).status]).toEqual([200, 200]);
  });
});

describe("the player's screens (LIMIT-08)", () => {
  it("are told of a limit that is set, and when it comes to its end, on the player's channel alone", async () => {
    // What other tests have left to tell is told first.
    await kit.house.reactions.settled();
    const publish = vi.spyOn(kit.house.live, "publish");
    const who = await newPlayer(1000n);
    const accounts = [{ currency: "EUR", amount_cents: 40 }];
    await who.player.call(createUserLimit, { body: { type: "wager", period: "day", accounts } });
    await spin(who.player);
    await spin(who.player);
    await kit.house.reactions.settled();
    const told = publish.mock.calls.filter(([, name]) => name === "game_limits");
    for (const [channel, , view] of told) {
      expect(channel).toBe(`user#${who.id}`);
      expect(userLimitView.safeParse(view).success).toBe(true);
    }
    expect(told.at(-1)?.[2]).toMatchObject({
      type: "wager",
      accounts: [{ amount_cents: 40, current_value_amount_cents: 40 }],
    });
    publish.mockRestore();
  });
});
