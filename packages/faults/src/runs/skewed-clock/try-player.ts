import { randomUUID } from "node:crypto";
import {
  activateBonus,
  beginTwoFactor,
  cancelBonus,
  createUserLimit,
  enableTwoFactor,
  listAccounts,
  proposeBonusOffer,
  publishBonusOffer,
  redeemCoupon,
} from "@houselight/contracts";
import { newBonus } from "../../workload/gifts/offers.ts";
import { refusalOf } from "../../workload/operation.ts";
import { PLAYER_PASSWORD } from "../../workload/player/player.ts";
import { appCode } from "../../world/app-code.ts";
import type { Skewed } from "./skewed.ts";
import { SOON_MINUTES, stake, visitor } from "./visitor.ts";

const DAY_MS = 86_400_000;
const DAY_MINUTES = 1_440;

/** A session that ends soon lasts at both houses; one that has ended is over at both. */
export async function trySessions(skewed: Skewed): Promise<void> {
  const { wrong, right, books } = skewed;
  const one = await visitor(skewed);
  const end = (minutes: number) =>
    books.query(
      "update accounts.sessions set expires_at = now() + $2 * interval '1 minute', ended_at = null where player_id = $1",
      [one.player.id, minutes],
    );
  for (const [minutes, status] of [
    [SOON_MINUTES, 200],
    [-SOON_MINUTES, 401],
    [DAY_MINUTES, 200],
  ] as const) {
    await end(minutes);
    for (const house of [wrong, right]) {
      const answer = await one.ask(house, (caller) => caller.call(listAccounts, {}));
      skewed.expect(
        answer.status === status,
        `a session that ends in ${minutes} min is answered ${answer.status}`,
      );
    }
  }
}

/** A code of an app counts by the time that is right, and none by another. */
export async function tryCodes(skewed: Skewed): Promise<void> {
  const { wrong, skewMs } = skewed;
  const one = await visitor(skewed);
  const { body } = await one.ask(wrong, (caller) =>
    caller.call(beginTwoFactor, { body: { current_password: PLAYER_PASSWORD } }),
  );
  if (!body.secret) return skewed.expect(false, "no app can be set up");
  const statusOf = async (atMs: number) => {
    const code = { otp_attempt: appCode(body.secret, atMs) };
    return (await one.ask(wrong, (caller) => caller.call(enableTwoFactor, { body: code }))).status;
  };
  const stale = await statusOf(Date.now() + skewMs);
  skewed.expect(stale === 422, `a code of its own time is answered ${stale}`);
  const right = await statusOf(Date.now());
  skewed.expect(right === 200, `a code of now is answered ${right}`);
}

/** A break holds to its end and no longer; a limit that is used up stays so for its day. */
export async function tryPauses(skewed: Skewed): Promise<void> {
  const { wrong, right, books } = skewed;
  const paused = async (minutes: number) => {
    const one = await visitor(skewed);
    await books.query(
      `insert into compliance.restrictions as r (player_id, cooling_off_until)
       values ($1, now() + $2 * interval '1 minute')
       on conflict (player_id) do update set cooling_off_until = excluded.cooling_off_until`,
      [one.player.id, minutes],
    );
    return one;
  };
  for (const [minutes, expected] of [
    [SOON_MINUTES, "cooling_off"],
    [-SOON_MINUTES, "accepted"],
  ] as const) {
    const one = await paused(minutes);
    for (const house of [wrong, right]) {
      one.goTo(house);
      const outcome = await stake(skewed, one);
      skewed.expect(outcome === expected, `a stake, a break ending in ${minutes} min: ${outcome}`);
    }
  }
  const one = await visitor(skewed);
  const amount_cents = one.player.purse.stakes[0] as number;
  const accounts = [{ currency: one.player.purse.currency, amount_cents }];
  const limit = { type: "wager" as const, period: "week" as const, accounts };
  await one.ask(right, (caller) => caller.call(createUserLimit, { body: limit }));
  const outcomes = [await stake(skewed, one)];
  for (const house of [wrong, right]) {
    one.goTo(house);
    outcomes.push(await stake(skewed, one));
  }
  skewed.expect(
    outcomes.join() === "accepted,wager_limit_exceeded,wager_limit_exceeded",
    `stakes on a limit for one: ${outcomes.join()}`,
  );
}

/** A bonus can be activated until its end and no longer. */
export async function tryBonuses(skewed: Skewed): Promise<void> {
  const { trial, wrong, right, books } = skewed;
  const code = `CODE-${randomUUID().slice(0, 8)}`;
  const [proposes, publishes] = trial.workload.operators.managers;
  const end_at = new Date(Date.now() + DAY_MS).toISOString();
  const body = { ...newBonus(code), end_at };
  const { status } = await proposes.call(proposeBonusOffer, { body: body as never });
  skewed.expect(status === 201, `the proposal of an offer is answered ${status}`);
  const params = { id: body.id };
  await publishes.call(publishBonusOffer, { params, body: { reason: body.reason } });
  for (const [minutes, expected] of [
    [SOON_MINUTES, 200],
    [-SOON_MINUTES, 409],
  ] as const) {
    const one = await visitor(skewed);
    const given = await one.ask(right, (caller) =>
      caller.call(redeemCoupon, { body: { coupon_code: code } }),
    );
    const id = given.body?.bonus?.id ?? "";
    await books.query(
      "update bonuses.bonuses set activatable_until = now() + $2 * interval '1 minute' where id = $1",
      [id, minutes],
    );
    const activated = await one.ask(wrong, (caller) =>
      caller.call(activateBonus, { params: { id } }),
    );
    skewed.expect(
      activated.status === expected,
      `a bonus, activatable for ${minutes} min: ${activated.status} ${refusalOf(activated.body)}`,
    );
    // Bonus money that stayed would be part of the balance.
    if (activated.status === 200)
      await one.ask(right, (caller) => caller.call(cancelBonus, { params: { id } }));
  }
}
