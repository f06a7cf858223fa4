import { CURRENCIES } from "@houselight/contracts";
import { LIVE_TABLES, type LiveTableForm } from "@houselight/game-maths/live-tables";
import type { CatalogueGame } from "#core/catalogue";
import { TABLE_NATURE } from "./offered.ts";

/** Places of our own games come before it: live tables stand behind them in lists of all games. */
const FIRST_PLACE = 500;

/** Category of the catalogue that lists every live table. */
const LIVE = "live";

/** Returns the live tables as the catalogue lists them. Looking on needs no money: that is their demo. */
export const catalogueEntries = (): CatalogueGame[] =>
  LIVE_TABLES.map((form, index) => ({
    slug: form.slug,
    name: form.name,
    provider: form.studio,
    categories: [LIVE, ...form.categories, "new"],
    currencies: currenciesOf(form),
    preview: `/games/live-tables/${form.slug}/cover.svg`,
    position: FIRST_PLACE + index,
    runBy: "table",
    ...TABLE_NATURE,
  }));

const currenciesOf = ({ slug, stakes }: LiveTableForm): Record<string, string> =>
  Object.fromEntries(
    [...Object.keys(CURRENCIES), "FUN"].filter((code) => stakes(code)).map((code) => [code, slug]),
  );
