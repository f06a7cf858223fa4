import { openServer, type RunningHouse, setLimit } from "@houselight/server/testing";
import type { PrivatePostgres } from "@houselight/test-kit/private-postgres";
import { note, rounded } from "./figures.ts";
import { median } from "./processor.ts";
import { type BenchPlayer, benchRounds, openBenchHouse } from "./rounds.ts";

const IN_FLIGHT = 1024;
const WARM_UP_SECONDS = 1;
/** So much that no round of the bench is refused, and far from an end that would be told. */
const AMOUNT = 1_000_000_000_000;
const LIMITS = [
  { type: "wager", period: "day" },
  { type: "loss", period: "week" },
  { type: "loss", period: "month" },
] as const;

/** Rounds a second of players without limits and of players with three each, one after the other. */
export interface LimitsPass {
  readonly without: number;
  readonly with: number;
}

/** Sets three limits for every player. */
export async function setLimits(
  house: RunningHouse,
  players: readonly BenchPlayer[],
): Promise<void> {
  const accounts = [{ currency: "EUR", amount_cents: AMOUNT }];
  for (const { id } of players)
    for (const limit of LIMITS) await setLimit(house, id, { ...limit, accounts });
}

/** Plays with and without limits in turns in this process, on one house. */
export async function measureLimits(
  server: PrivatePostgres,
  free: readonly BenchPlayer[],
  limited: readonly BenchPlayer[],
  seconds: number,
): Promise<LimitsPass> {
  const house = await openBenchHouse(await openServer(server.url, { pool: 10 }));
  const perSecond = async (players: readonly BenchPlayer[]) => {
    await benchRounds(house, players, { seconds: WARM_UP_SECONDS, inFlight: IN_FLIGHT });
    await house.reactions.settled();
    const rounds = await benchRounds(house, players, { seconds: seconds / 2, inFlight: IN_FLIGHT });
    await house.reactions.settled();
    return rounds.roundsPerSecond;
  };
  try {
    // Both orders, so that what grows meanwhile weighs on both alike.
    const turns = [
      await perSecond(free),
      await perSecond(limited),
      await perSecond(limited),
      await perSecond(free),
    ] as const;
    return { without: turns[0] + turns[3], with: turns[1] + turns[2] };
  } finally {
    await house.close();
  }
}

export function noteLimits(passes: readonly LimitsPass[]): void {
  const ratio = median(passes.map((pass) => pass.with / pass.without));
  note("ratio_limits", rounded(ratio, 3), "rounds/s with limits to without");
}
