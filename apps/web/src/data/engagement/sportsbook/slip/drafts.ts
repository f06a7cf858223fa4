import type { BetKind } from "@houselight/contracts/sportsbook";
import { NAMED_SYSTEMS } from "@houselight/sports-maths/bets";
import { kindOf, type Slip, type SlipSelection } from "./slip.ts";

/** One bet of the slip, before it is placed: several single bets are several drafts. */
export interface Draft {
  readonly kind: BetKind;
  /** Sizes of a system's lines; null for others. */
  readonly sizes: readonly number[] | null;
  readonly picks: readonly SlipSelection[];
  /** The stake of each line, as it is typed. */
  readonly stake: string;
  /** The free bet that is to pay for it; null for the player's own money. */
  readonly freeBetId: number | null;
}

/** Lists the systems of so many selections by their sizes: those with a name, then those of one size. */
export function systemsOf(count: number): readonly (readonly number[])[] {
  const named = NAMED_SYSTEMS.filter(({ legs }) => legs === count).map(({ sizes }) => sizes);
  const ofOneSize = Array.from({ length: Math.max(0, count - 2) }, (_, at) => [at + 2]);
  return [...named, ...ofOneSize];
}

/** Returns the sizes of the system that the slip stands for: the chosen one where its selections allow it. */
export function sizesOf({ picks, sizes }: Slip): readonly number[] {
  const systems = systemsOf(picks.length);
  return systems.find((one) => one.join() === sizes?.join()) ?? systems[0] ?? [2];
}

/** Returns the bets that the slip stands for. */
export function draftsOf(slip: Slip): readonly Draft[] {
  const { picks, stakes, freeBetId } = slip;
  const kind = kindOf(slip);
  if (kind === "single")
    return picks.map((pick) => ({
      kind,
      sizes: null,
      picks: [pick],
      stake: pick.stake,
      // A free bet pays for one bet.
      freeBetId: picks.length === 1 ? freeBetId : null,
    }));
  return kind === "accumulator"
    ? [{ kind, sizes: null, picks, stake: stakes.accumulator, freeBetId }]
    : [{ kind, sizes: sizesOf(slip), picks, stake: stakes.system, freeBetId: null }];
}
