import type { CashbackKind } from "@houselight/contracts";

/** Hundredths of a percent in the whole. */
const WHOLE = 10_000n;

/** Terms that make a loss an amount; the bounds are in smallest units of the player's currency. */
interface Terms {
  /** Part of a loss that comes back, in hundredths of a percent. */
  readonly share: number;
  /** Above nothing, so that a win gives nothing. */
  readonly least: bigint;
  readonly most: bigint;
}

/**
 * Returns what comes back of what was lost in a period, rounded down: nothing of a win, nothing below the
 * least, and the most at most.
 */
export function cashbackOf(netLoss: bigint, { share, least, most }: Terms): bigint {
  const part = (netLoss * BigInt(share)) / WHOLE;
  if (part < least) return 0n;
  return part < most ? part : most;
}

/** Facts of a thing that is staked on; a game that the catalogue does not know is a table. */
interface Nature {
  readonly isSports: boolean;
  readonly isLive: boolean;
  readonly kind: "slots" | "other" | undefined;
}

/** Returns the one kind that a wager is of. */
export function kindOf({ isSports, isLive, kind }: Nature): CashbackKind {
  if (isSports) return "sports";
  if (isLive) return "live";
  return kind === "slots" ? "slots" : "tables";
}

/** A wager at the moment in which it counts. Amounts in smallest units. */
export interface Play {
  readonly playerId: bigint;
  readonly licence: string;
  readonly currency: string;
  readonly kind: CashbackKind;
  readonly placedAt: Date;
  readonly at: Date;
  /** The player's own cash alone: staked, and come back. A correction says what is different now. */
  readonly staked: bigint;
  readonly paid: bigint;
}

/** The part of a rule that decides what counts. */
interface Counting {
  readonly licence: string;
  readonly kinds: readonly CashbackKind[];
  readonly groupIds: readonly string[];
  readonly publishedAt: Date | null;
  readonly endedAt: Date | null;
}

/**
 * Tells whether a wager counts in a rule: it was placed since the rule is published, and settled before
 * its end. So the sums can be recomputed from the wagers.
 */
export function counts(
  { licence, kinds, groupIds, publishedAt, endedAt }: Counting,
  play: Pick<Play, "licence" | "kind" | "placedAt" | "at">,
  groups: readonly string[],
): boolean {
  if (licence !== play.licence || publishedAt === null || play.placedAt < publishedAt) return false;
  if (endedAt !== null && play.at >= endedAt) return false;
  if (kinds.length > 0 && !kinds.includes(play.kind)) return false;
  return groupIds.length === 0 || groupIds.some((id) => groups.includes(id));
}
