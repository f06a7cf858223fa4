import * as z from "zod/mini";

/**
 * A UUID as whoever sends it wrote it; kept in lower case, so that one id in two cases is one id
 * everywhere: in a map, in a hash and in the database.
 */
export const wireId = z.string().check(z.toLowerCase(), z.uuid());

/**
 * An id that a browser makes for a stake. Those of version 8 are the house's own, which it makes of names that
 * players know: one that stands for something else already would keep a bet from its end.
 */
export const newWagerId = wireId.check(z.regex(/^.{14}[^8]/, "VALIDATION.COMMON.INVALID_FIELD"));
