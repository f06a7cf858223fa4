import type { SessionFiguresView } from "@houselight/contracts";
import type { Caller } from "#platform/http";
import type { House } from "#platform/module";
import { selectSessionFigures } from "./session-figures-store.ts";

/** Returns for how long a player has been signed in, new sign-ins within minutes included, and what was staked, won and lost since. */
export async function sessionFigures(house: House, caller: Caller): Promise<SessionFiguresView> {
  const { id: playerId, sessionBeganAt: beganAt } = caller;
  const figures = await selectSessionFigures(house.database, { playerId, beganAt });
  const elapsedMs = house.clock.now().getTime() - beganAt.getTime();
  return {
    began_at: beganAt.toISOString(),
    seconds: Math.max(0, Math.floor(elapsedMs / 1000)),
    figures: figures.map(({ currency, staked, won, lost }) => ({
      currency,
      staked_cents: Number(staked),
      won_cents: Number(won),
      lost_cents: Number(lost),
      net_cents: Number(won - lost),
    })),
  };
}
