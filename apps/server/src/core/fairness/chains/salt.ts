import { sha256 } from "#platform/ids";

/**
 * Hashes the salt of a shared round on with what follows in it, in its order: ids that browsers made, so that
 * neither the house nor a player can choose what is drawn.
 */
export const saltAfter = (salt: string, ids: readonly string[]): string =>
  ids.reduce((before, id) => sha256(`${before}:${id}`), salt);
