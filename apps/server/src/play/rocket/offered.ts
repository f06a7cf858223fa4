import { ROCKET_STUDIO } from "@houselight/game-maths/rocket";
import { assertStudioKnows, assertStudioOffered } from "#core/catalogue";
import type { GameNature } from "#core/configuration";
import type { Caller } from "#platform/http";
import type { House } from "#platform/module";

/** Decides whether a licence offers the rocket: it is a game of no other kind. */
export const ROCKET_NATURE: GameNature = { kind: "other", jackpot: false };

/** Throws Refused where the rocket's studio does not serve a player. */
export async function assertStudioServes(
  house: House,
  { id, country }: Pick<Caller, "id"> & { readonly country: string | null },
): Promise<void> {
  await assertStudioOffered(house, ROCKET_STUDIO.slug, country);
  await assertStudioKnows(house, ROCKET_STUDIO.slug, id);
}
