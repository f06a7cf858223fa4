import { createHmac } from "node:crypto";
import type { House } from "#platform/module";

/** Returns a player as a studio knows one: the same at each visit, and another at every other studio. */
export const playerReference = (
  house: Pick<House, "key">,
  { studio, playerId }: { readonly studio: string; readonly playerId: bigint },
): string =>
  createHmac("sha256", house.key("names players to outside studios"))
    .update(`${studio} ${playerId}`)
    .digest("hex")
    .slice(0, 32);
