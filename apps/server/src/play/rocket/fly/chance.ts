import { drawPoint } from "@houselight/game-maths/rocket";
import { drawOf, type Link, linkSeed } from "#core/fairness";
import type { Queryable } from "#platform/database";
import { type House, perHouse } from "#platform/module";
import type { RocketRound } from "../round.ts";

/** Returns how far the rocket of a round gets, in hundredths: `pf:2` from its seed, salt and place in the chain. */
export const pointFrom = (seed: string, { salt, link }: { salt: string; link: Link }): number =>
  drawPoint(drawOf({ serverSeed: seed, clientSeed: salt, nonce: BigInt(link.number) }));

/** A round whose bets stand, with what was drawn for it: secret until the rocket is gone. */
interface Fate {
  readonly number: bigint;
  readonly seed: string;
  readonly point: number;
}

const latestFate = perHouse((_house: House): { current: Fate | null } => ({ current: null }));

/** Returns what is drawn for a round that flies: its salt stands. Computed once by a process. */
export async function fateOf(
  house: House,
  queryable: Queryable,
  round: Pick<RocketRound, "number" | "link" | "salt" | "flight">,
): Promise<Fate> {
  if (!round.flight) throw new Error(`round ${round.number} still takes bets`);
  const known = latestFate(house);
  if (known.current?.number !== round.number) {
    const { seed } = await linkSeed(house, queryable, round.link);
    known.current = { number: round.number, seed, point: pointFrom(seed, round) };
  }
  return known.current;
}
