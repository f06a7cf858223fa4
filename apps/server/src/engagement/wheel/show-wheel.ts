import {
  disabledBonuses,
  type WheelSpinView,
  type WheelView,
  wheelConfig,
  wheelSegments,
} from "@houselight/contracts";
import { groupsOf } from "#core/accounts";
import { type Licence, settingOf } from "#core/configuration";
import { drawViews, pricedPrizes } from "#core/prizes";
import { accountsOf, exchangeRates } from "#core/wallet";
import { mayHaveSpinsOf } from "#entitlements/freespins";
import type { Caller } from "#platform/http";
import type { House } from "#platform/module";
import { selectSpinOf, type Spin } from "./spin-store.ts";
import { countFree } from "./turn-store.ts";
import { dayOf, nextDay, wheelFor } from "./wheel.ts";

const NOTHING = { prizes: [], segment: null, next_spin_at: null, last: null, free_turns: 0 };

/** Returns the wheel as a caller sees it, its prizes in the currency that is played in. */
export async function showWheel(
  house: House,
  caller: Caller | null,
  { maxWagering }: Pick<Licence, "maxWagering">,
): Promise<WheelView> {
  const [config, { segments }, disabled, groups] = await Promise.all([
    settingOf(house, wheelConfig),
    settingOf(house, wheelSegments),
    settingOf(house, disabledBonuses),
    caller ? groupsOf(house, caller.id) : null,
  ]);
  const wheel = wheelFor({ config, segments, disabled }, { groups, maxWagering });
  if (wheel.state !== "open") return { state: wheel.state, ...NOTHING };
  const accounts = caller ? await accountsOf(house, caller.id) : [];
  const currency = accounts.find(({ active }) => active)?.currency ?? "EUR";
  if (caller && !mayHaveSpinsOf(caller, wheel.prizes, currency))
    return { state: "not_for_you", ...NOTHING };
  const now = house.clock.now();
  const free = caller ? await countFree(house.database, caller.id, now) : 0;
  const last = caller ? await selectSpinOf(house.database, caller.id, dayOf(now)) : undefined;
  const [view] = last ? await spinViews(house, last.playerId, [last]) : [];
  return {
    state: caller ? (view && free === 0 ? "spun" : "ready") : "guest",
    prizes: pricedPrizes(wheel.prizes, currency, await exchangeRates(house)()),
    segment: wheel.segment,
    next_spin_at: view ? nextDay(now).toISOString() : null,
    last: view ?? null,
    free_turns: free,
  };
}

/** Writes turns of one player with their proofs, in their order. */
export async function spinViews(
  { database }: Pick<House, "database">,
  playerId: bigint,
  spins: readonly Spin[],
): Promise<WheelSpinView[]> {
  const draws = await drawViews(database, playerId, spins);
  return spins.map(({ id, prizes, at }, place) => ({
    id,
    prizes: [...prizes],
    draw: draws[place] as WheelSpinView["draw"],
    spun_at: at.toISOString(),
  }));
}
