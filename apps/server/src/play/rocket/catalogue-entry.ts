import { CURRENCIES } from "@houselight/contracts";
import { ROCKET, ROCKET_STUDIO, rocketStakes } from "@houselight/game-maths/rocket";
import type { CatalogueGame } from "#core/catalogue";
import type { GameNature } from "#core/configuration";

/** Decides whether a licence offers the rocket: it is a game of no other kind. */
export const ROCKET_NATURE: GameNature = { kind: "other", jackpot: false };

/** In lists of all games it stands behind our own, before the live tables. */
const PLACE = 499;

/** Returns the rocket as the catalogue lists it. Looking on needs no money: that is its demo. */
export const catalogueEntry = (): CatalogueGame => ({
  slug: ROCKET,
  name: "Rocket Chance",
  provider: ROCKET_STUDIO,
  categories: ["originals", "new"],
  currencies: Object.fromEntries(
    [...Object.keys(CURRENCIES), "FUN"]
      .filter((code) => rocketStakes(code))
      .map((code) => [code, ROCKET]),
  ),
  preview: `/games/${ROCKET}/cover.svg`,
  position: PLACE,
  runBy: "rocket",
  ...ROCKET_NATURE,
});
