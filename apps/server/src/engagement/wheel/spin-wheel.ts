import {
  disabledBonuses,
  type Locale,
  type PrizeView,
  wheelConfig,
  wheelSegments,
} from "@houselight/contracts";
import { type Player, selectGroups, selectPlayer } from "#core/accounts";
import { licenceOf, settingIn } from "#core/configuration";
import { drawPrize, givePrize, pricedPrizes } from "#core/prizes";
import { exchangeRates, lockAccounts } from "#core/wallet";
import { mayHaveSpinsOf } from "#entitlements/freespins";
import { turnUsed } from "#events/gifts";
import type { Queryable, Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { insertSpin, selectSpin, selectSpinOf, type Spin } from "./spin-store.ts";
import { lockFree, updateUsed } from "./turn-store.ts";
import { type Chosen, dayOf, nextDay, WHEEL_GROUP, type Wheel, wheelFor } from "./wheel.ts";

interface Asked {
  readonly playerId: bigint;
  readonly id: string;
  readonly locale: Locale;
}

/**
 * Turns the wheel for a player: draws a prize and gives it, in one transaction. The turn of the day comes
 * first, then those that were given. The same id again finds the same turn. Throws Refused: wheel_off, wheel_not_for_you, wheel_already_spun, and why a reward is not given.
 */
export async function spinWheel(
  house: House,
  asked: Asked,
): Promise<{ readonly spin: Spin; readonly repeated: boolean }> {
  const rates = await exchangeRates(house)();
  const { playerId, id } = asked;
  return house.database.tx(async (tx) => {
    // The lock lets one request of the player at the wheel.
    const accounts = await lockAccounts(tx, [playerId]);
    const earlier = await selectSpin(tx, playerId, id);
    if (earlier) return { spin: earlier, repeated: true };
    const now = house.clock.now();
    const { wheel, player } = await openWheel(house, tx, playerId);
    const used = await selectSpinOf(tx, playerId, dayOf(now));
    const free = used ? await lockFree(tx, playerId, now) : undefined;
    if (used && !free) throw alreadySpun(now);
    const active = accounts.find((account) => account.active);
    if (!active) throw new Refused("reward_not_for_you");
    if (!mayHaveSpinsOf(player, wheel.prizes, active.currency))
      throw new Refused("wheel_not_for_you");
    const prizes = pricedPrizes(wheel.prizes, active.currency, rates);
    const spin = await turn(house, tx, { asked, prizes, now, given: free !== undefined });
    if (free) {
      await updateUsed(tx, free.id, id);
      await appendEvents(tx, [turnUsed(playerId, { giftId: free.id })]);
    }
    return { spin, repeated: false };
  });
}

function alreadySpun(now: Date): Refused {
  const waitMs = nextDay(now).getTime() - now.getTime();
  return new Refused("wheel_already_spun", undefined, Math.ceil(waitMs / 1000));
}

/** Returns the wheel as it turns for a player, who comes with it. Throws Refused where it does not. */
async function openWheel(
  house: House,
  tx: Tx,
  playerId: bigint,
): Promise<{ readonly wheel: Extract<Wheel, { state: "open" }>; readonly player: Player }> {
  const player = await selectPlayer(tx, playerId);
  if (!player) throw new Refused("wheel_not_for_you");
  const wheel = wheelFor(await chosenIn(tx), {
    groups: await selectGroups(tx, playerId),
    maxWagering: licenceOf(player.licence).maxWagering,
  });
  if (wheel.state !== "open")
    throw new Refused(wheel.state === "off" ? "wheel_off" : "wheel_not_for_you");
  if (!player.canIssueBonuses) throw new Refused("bonuses_off");
  // Who has paused playing is not drawn back by a prize.
  const objection = await house.objectionTo("bonuses.activate", tx, playerId);
  if (objection) throw new Refused(objection);
  return { wheel, player };
}

/** Reads what operators have chosen about the wheel. */
export const chosenIn = async (queryable: Queryable): Promise<Chosen> => ({
  config: await settingIn(queryable, wheelConfig),
  segments: (await settingIn(queryable, wheelSegments)).segments,
  disabled: await settingIn(queryable, disabledBonuses),
});

async function turn(
  house: House,
  tx: Tx,
  {
    asked: { playerId, id, locale },
    prizes,
    now,
    given,
  }: {
    readonly asked: Asked;
    readonly prizes: readonly PrizeView[];
    readonly now: Date;
    readonly given: boolean;
  },
): Promise<Spin> {
  const drawn = await drawPrize(house, tx, playerId, prizes);
  const prize = prizes[drawn.index] as PrizeView;
  const spin = { playerId, id, day: dayOf(now), prizes, ...drawn, given, at: now };
  const ids = prize.bonuses.map(() => house.ids.uuid());
  await insertSpin(tx, spin, ids);
  const source = `wheel ${id}`;
  await givePrize(house, tx, prize, { ids, playerId, locale, groupKey: WHEEL_GROUP, source });
  return spin;
}
