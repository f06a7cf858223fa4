import * as z from "zod/mini";

/**
 * A UUID as whoever sends it wrote it; kept in lower case, so that one id in two cases is one id
 * everywhere: in a map, in a hash and in the database.
 */
export const wireId = z.string().check(z.toLowerCase(), z.uuid());
