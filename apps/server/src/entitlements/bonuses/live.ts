import { playerChannel } from "@houselight/contracts";
import { bonusChanged } from "#events/bonuses";
import type { House } from "#platform/module";
import { type Reaction, reaction } from "#platform/outbox";
import type { TermedBonus } from "./bonus.ts";
import { selectByIds } from "./records/bonus-store.ts";
import { bonusView } from "./records/bonus-views.ts";

/** Shows players their bonuses as they are now (BONUS-14). */
export function showBonuses(house: House, bonuses: readonly TermedBonus[]): void {
  const now = house.clock.now();
  for (const [playerId, own] of Map.groupBy(bonuses, (one) => one.playerId))
    house.live.publish(playerChannel(playerId), "bonuses_changes", {
      bonuses: own.map((bonus) => bonusView(bonus, now)),
    });
}

/** Shows bonuses that came into another stage. */
export const showChanged = (house: House): Reaction =>
  reaction("bonuses.show", bonusChanged, async (tx, events) => {
    const ids = [...new Set(events.map(({ payload }) => payload.bonusId))];
    const bonuses = await selectByIds(tx, ids);
    return () => showBonuses(house, bonuses);
  });
