import * as z from "zod/mini";

/** End of the year 9999, milliseconds: the database keeps no text of a later moment, and none of the year 0. */
const MOMENT_MAX = 253_402_300_799_999;
const isKept = (text: string): boolean => Date.parse(text) >= 0 && Date.parse(text) <= MOMENT_MAX;
const kept = z.refine<string>(isKept, "VALIDATION.COMMON.INVALID_FIELD");

/** A moment that is sent, ISO 8601 in UTC, of the years that the database keeps: from 1970 to 9999. */
export const wireMoment = z.iso.datetime().check(kept);

/** The same, in any zone. */
export const zonedMoment = z.iso.datetime({ offset: true }).check(kept);
