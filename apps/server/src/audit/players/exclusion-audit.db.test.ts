import {
  confirmUserLimit,
  createUserLimit,
  listUserLimits,
  registerPlayer,
  removeUserLimit,
  setSubscriptions,
  signIn,
} from "@houselight/contracts";
import { httpCaller, openTestHouse, TestClock, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { confirmationToken, tellDueChanges } from "#entitlements/compliance";
import { auditBroken, failed } from "../audit.testing.ts";
import { auditHouse } from "../audit-house.ts";

const DAY_MS = 86_400_000;
const PASSWORD = "long-enough-7";
const clock = new TestClock();
let test: TestHouse;
let excluded: number;

async function newPlayer(email: string) {
  const caller = httpCaller(test.served?.url as string);
  const user = {
    email,
    password: PASSWORD,
    currency: "EUR",
    country: "DE",
    date_of_birth: "1990-01-01",
    terms_acceptance: true,
    receive_promos: true,
  };
  const { body } = await caller.call(registerPlayer, { body: { user } });
  return { id: body.id, caller };
}

beforeAll(async () => {
  test = await openTestHouse({ serve: {}, clock });
  const url = test.served?.url as string;
  const { id, caller } = await newPlayer("stays@example.org");
  excluded = id;
  const back = await newPlayer("back@example.org");
  clock.advance(120_000);
  const exclude = { body: { type: "selfexclusion", period: "day" } } as const;
  for (const one of [caller, back.caller])
    expect((await one.call(createUserLimit, exclude)).status).toBe(201);
  clock.advance(2 * DAY_MS);
  const enter = async (email: string, withdrawals_only?: true) => {
    const browser = httpCaller(url);
    const user = { email, password: PASSWORD, withdrawals_only };
    expect((await browser.call(signIn, { body: { user } })).status).toBe(200);
    return browser;
  };
  // Both sign in to withdraw, and one of them ends the exclusion and asks for advertising again.
  await enter("stays@example.org", true);
  const returning = await enter("back@example.org", true);
  const [limit] = (await returning.call(listUserLimits, {})).body;
  await returning.call(removeUserLimit, { params: { id: limit?.id ?? 0 } });
  clock.advance(DAY_MS);
  await tellDueChanges(test.house);
  const [change] = await test.house.database.query<{ id: bigint }>(
    "select id from compliance.limit_changes where player_id = $1 order by id desc limit 1",
    [back.id],
  );
  const token = confirmationToken(test.house, change?.id ?? 0n);
  expect((await httpCaller(url).call(confirmUserLimit, { body: { token } })).status).toBe(200);
  const returned = await enter("back@example.org");
  const { body } = await returned.call(setSubscriptions, { body: { promotions: true } });
  expect(body).toMatchObject({ changed: true });
  await test.house.reactions.settled();
});
afterAll(() => test.close());

it("passes a house whose players exclude themselves and come back (I12)", async () => {
  expect(failed(await auditHouse(test.house.database))).toEqual([]);
});

const OF = () => `player_id = ${excluded}`;
it.each([
  [
    "a session from before that goes on",
    () => `update accounts.sessions set ended_at = null where ${OF()} and ended_at is not null`,
  ],
  [
    "a session from before that ended later",
    () =>
      `update accounts.sessions set ended_at = ended_at + interval '1 hour' where ${OF()} and ended_at is not null`,
  ],
  [
    "an account that is open for more than withdrawals",
    () => `update accounts.players set withdrawals_only_until = null where id = ${excluded}`,
  ],
  [
    "an account that opens by itself",
    () =>
      `update accounts.players set withdrawals_only_until = now() + interval '1 year' where id = ${excluded}`,
  ],
  [
    "advertising by mail",
    () => `update accounts.players set receive_promos = true where id = ${excluded}`,
  ],
  [
    "advertising by text",
    () => `update accounts.players set receive_sms_promos = true where id = ${excluded}`,
  ],
  [
    "a consent that was given in the exclusion",
    () => `insert into accounts.consents (player_id, channel, given, source, text_version, ip, at)
      select player_id, 'sms', true, 'profile', 'x', null, created_at + interval '1 hour'
      from compliance.limits where removed_at is not null`,
  ],
  [
    "a mail that advertises",
    () => `insert into mail.mails (id, kind, reference, player_id, state, due_at, created_at, ended_at)
      select gen_random_uuid(), 'promos_begun', 'again', player_id, 'sent', created_at + interval '1 hour',
        created_at + interval '1 hour', created_at + interval '1 hour'
      from compliance.limits where removed_at is null`,
  ],
])("finds %s (I12)", async (_what, statement) => {
  const results = await auditBroken(test.house.database, (tx) => tx.query(statement()));
  expect(failed(results)).toEqual(["I12"]);
});
