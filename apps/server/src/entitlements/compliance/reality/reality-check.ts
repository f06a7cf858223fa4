import type { RealityCheckView } from "@houselight/contracts";
import { licenceOf } from "#core/configuration";
import { lockAccounts } from "#core/wallet";
import { realityCheckChanged } from "#events/compliance";
import type { Queryable } from "#platform/database";
import type { Caller } from "#platform/http";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { selectRestrictions } from "../restriction-store.ts";
import { realityRefusal, realityTimes } from "./reality-rules.ts";
import { setRealityAnswered, setRealityMinutes } from "./reality-store.ts";

/** Returns the standing of a player's reality check in their session. */
export async function realityCheck(
  queryable: Queryable,
  caller: Caller,
  at: Date,
): Promise<RealityCheckView> {
  const licence = licenceOf(caller.licence);
  const standing = (await selectRestrictions(queryable, [caller.id])).get(caller.id);
  const { minutes, dueAt, breakUntil } = realityTimes(standing, licence, caller.sessionBeganAt);
  const refusal = realityRefusal(standing, licence, caller.sessionBeganAt, at);
  return {
    own_minutes: standing?.realityMinutes ?? null,
    licence_minutes: licence.realityCheckMinutes,
    minutes,
    due_at: dueAt?.toISOString() ?? null,
    due: refusal === "reality_check_due",
    break_until: breakUntil && at < breakUntil ? breakUntil.toISOString() : null,
    session_began_at: caller.sessionBeganAt.toISOString(),
    now: at.toISOString(),
  };
}

/** Sets after how many minutes a player is asked; null for no more than the licence asks for. */
export async function chooseRealityCheck(
  house: House,
  caller: Caller,
  minutes: number | null,
): Promise<RealityCheckView> {
  const at = house.clock.now();
  return house.database.tx(async (tx) => {
    await lockAccounts(tx, [caller.id]);
    await setRealityMinutes(tx, caller.id, minutes);
    await appendEvents(tx, [realityCheckChanged(caller.id, { answeredAt: null })]);
    return realityCheck(tx, caller, at);
  });
}

/** Answers a reality check that is due. One that is not changes nothing: a second screen answers the same. */
export async function answerCheck(house: House, caller: Caller): Promise<RealityCheckView> {
  const at = house.clock.now();
  return house.database.tx(async (tx) => {
    await lockAccounts(tx, [caller.id]);
    const { due } = await realityCheck(tx, caller, at);
    if (due) {
      await setRealityAnswered(tx, caller.id, at);
      await appendEvents(tx, [realityCheckChanged(caller.id, { answeredAt: at.toISOString() })]);
    }
    return realityCheck(tx, caller, at);
  });
}
