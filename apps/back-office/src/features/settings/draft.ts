import type { listSettings } from "@houselight/contracts/configuration";
import type { EndpointOutput } from "@houselight/contracts/endpoint";

/** A setting as it holds. */
export type HeldSetting = EndpointOutput<typeof listSettings>[number];

/** Holds what an operator makes of a setting. */
export interface Draft {
  /** The choice that the draft was begun with; the house is told its version. */
  readonly base: Pick<HeldSetting, "version" | "value">;
  readonly value: unknown;
  /** Something was written, even what cannot be read as a value. */
  readonly isTouched: boolean;
  /** Counts how often the value was replaced from outside of the form, which then draws itself anew. */
  readonly replaced: number;
}

/** Begins a draft with what holds. */
export const begunWith = (held: HeldSetting): Draft => ({
  base: held,
  value: held.value,
  isTouched: false,
  replaced: 0,
});

/** Drops what was written for what holds. */
export const takenOver = (draft: Draft, held: HeldSetting): Draft => ({
  ...begunWith(held),
  replaced: draft.replaced + 1,
});

/** Keeps what was written, as a change of what holds by now. */
export const carriedOn = (draft: Draft, held: HeldSetting): Draft => ({ ...draft, base: held });

/**
 * Returns the draft after the house told what holds. A draft in which nothing was written follows it, and so
 * does the base of one that differs from it in nothing; any other stays as it is, and `isOutdated`.
 */
export function followed(draft: Draft, held: HeldSetting): Draft {
  if (!isOutdated(draft, held)) return draft;
  if (isSame(held.value, draft.base.value) || isSame(held.value, draft.value))
    return carriedOn(draft, held);
  return draft.isTouched ? draft : takenOver(draft, held);
}

/** Tells whether somebody has chosen since the draft was begun. An answer that is older than it says nothing. */
export const isOutdated = (draft: Draft, held: HeldSetting): boolean =>
  held.version > draft.base.version;

/**
 * Returns the draft after the house took what was sent: what it answered is what holds, in a version not yet
 * told. What was written meanwhile stays.
 */
export function taken(draft: Draft, sent: unknown, answer: unknown): Draft {
  const base = { ...draft.base, value: answer };
  if (!isSame(draft.value, sent)) return { ...draft, base };
  const replaced = isSame(answer, sent) ? draft.replaced : draft.replaced + 1;
  return { base, value: answer, isTouched: false, replaced };
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
