import { GROUPS, type Prize, type wheelConfig, type wheelSegments } from "@houselight/contracts";
import type * as z from "zod/mini";
import { isWithin } from "#core/prizes";

/** Group of gifts that the wheel's prizes belong to. */
export const WHEEL_GROUP = "wheel";
const DAY_MS = 86_400_000;

type Config = z.output<typeof wheelConfig.schema>;
type Segments = z.output<typeof wheelSegments.schema>["segments"];

/** Choices of operators about the wheel. */
export interface Chosen {
  readonly config: Config;
  readonly segments: Segments;
  /** Groups of gifts that are off. */
  readonly disabled: readonly string[];
}

/** Facts of a caller that decide about the wheel; `groups` is null of a guest. */
export interface Viewer {
  readonly groups: readonly string[] | null;
  /** Most that the licence lets a bonus be wagered; null for no bound. */
  readonly maxWagering: number | null;
}

/** The wheel for a caller. */
export type Wheel =
  | { readonly state: "off" | "not_for_you" }
  | {
      readonly state: "open";
      readonly prizes: readonly Prize[];
      /** Place of the segment that they come from; null for the prizes of all. */
      readonly segment: number | null;
    };

/** Decides whether the wheel is open to a caller, and with which prizes (OPEN-38, LOOT-05). */
export function wheelFor(
  { config, segments, disabled }: Chosen,
  { groups, maxWagering }: Viewer,
): Wheel {
  if (!config.enabled || disabled.includes(WHEEL_GROUP)) return { state: "off" };
  const found = segments.findIndex((one) => isIn(one.groups, groups ?? []));
  const segment = found === -1 ? null : found;
  const prizes = (segment === null ? undefined : segments[segment]?.prizes) ?? config.prizes;
  const isOpen = groups === null || isOpenTo(config.groups, groups);
  return isOpen && isWithin(prizes, maxWagering)
    ? { state: "open", prizes, segment }
    : { state: "not_for_you" };
}

/** Several accounts of one person would turn it several times. */
const isOpenTo = (allowed: readonly string[], groups: readonly string[]): boolean =>
  !groups.includes(GROUPS.multiAccount) && (allowed.length === 0 || isIn(allowed, groups));

const isIn = (wanted: readonly string[], groups: readonly string[]): boolean =>
  wanted.some((id) => groups.includes(id));

/** Returns the day of a moment in UTC, as YYYY-MM-DD (OPEN-50). */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Returns the next midnight in UTC: from then on the wheel turns again. */
export const nextDay = (at: Date): Date => new Date(Date.parse(dayOf(at)) + DAY_MS);
