import { randomUUID } from "node:crypto";
import type { RequestText } from "./http-load.ts";
import type { BenchPlayer } from "./rounds.ts";

/** Turns through the players, one slot round each. */
export function nextRound(players: readonly BenchPlayer[]): () => RequestText {
  let turn = 0;
  return () => {
    const { token } = players[turn++ % players.length] as BenchPlayer;
    return {
      method: "POST",
      path: "/api/house_games/lantern-tide/rounds",
      headers: {
        "content-type": "application/json",
        "x-requested-with": "XMLHttpRequest",
        cookie: `session=${token}`,
      },
      body: JSON.stringify({
        id: randomUUID(),
        currency: "EUR",
        bet: { kind: "slot", stake_cents: 20 },
      }),
    };
  };
}
