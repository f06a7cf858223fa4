import { createFileRoute } from "@tanstack/react-router";
import { FavouritesPage } from "../features/catalogue/favourites/favourites-page.tsx";
import { loadFavourites } from "../features/catalogue/favourites/load-favourites.ts";
import { translatorOf } from "../i18n/translator.ts";
import { titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/favorite-games")({
  loader: ({ context }) => loadFavourites(context.queryClient),
  head: ({ match }) => {
    const t = translatorOf(match.context);
    return titleHead(match.context, t("favourites.title"), t("favourites.text"));
  },
  component: FavouritesPage,
});
