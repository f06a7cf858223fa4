import type { JackpotView } from "@houselight/contracts/jackpots";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { jackpotGamesQuery } from "../data/catalogue.ts";
import { BannerSlot } from "../features/banners/banner-slot.tsx";
import { bannersQuery } from "../features/banners/banners-query.ts";
import { JackpotGames } from "../features/catalogue/lists/jackpot-games.tsx";
import { contentHead } from "../features/content/reading/load-content-page.ts";
import { LoadedPage } from "../features/content/content-page.tsx";
import { jackpotHead, loadJackpot } from "../features/jackpots/load-jackpot.ts";
import type { RouterContext } from "../router.tsx";
import { pageAddress } from "../shell/links/page-address.ts";
import { lazyPart } from "../shell/pages/lazy-part.ts";
import { loadPageOfWords, TERMS } from "./registries/words/load-page-of-words.ts";
import { PAGE_PARTS } from "./registries/words/page-parts.tsx";

const JackpotPage = lazyPart(() => import("../features/jackpots/page/jackpot-page.tsx"));

/** A jackpot of this address, else the page of words under it. */
export const Route = createFileRoute("/_page/$page")({
  loader: async ({ context, params: { page } }) => {
    const jackpot = await jackpotOf(context, page);
    if (jackpot) return { jackpot };
    const loaded = await loadPageOfWords(context, page);
    // A page has one address. Operators may move it to another category: this is not for good.
    const address = pageAddress(loaded);
    if (address !== `/${loaded.slug}`) throw redirect({ to: address as "/", search: true });
    return { loaded };
  },
  head: ({ match, loaderData }) =>
    loaderData?.jackpot
      ? jackpotHead(match.context, loaderData.jackpot)
      : loaderData?.loaded
        ? contentHead(match.context, loaderData.loaded)
        : {},
  component: Page,
});

async function jackpotOf({ queryClient, locale }: RouterContext, page: string) {
  const jackpot = await loadJackpot(queryClient, page);
  if (!jackpot) return null;
  await Promise.all([
    queryClient.prefetchQuery(jackpotGamesQuery),
    queryClient.prefetchQuery(bannersQuery(locale)),
  ]);
  return jackpot;
}

function Page() {
  const { page } = Route.useParams();
  const { jackpot, loaded } = Route.useLoaderData();
  if (jackpot) return <Jackpot key={jackpot.id} jackpot={jackpot} />;
  return (
    <>
      {page === TERMS ? (
        <div className="page max-w-3xl pt-6">
          <BannerSlot slot={TERMS} />
        </div>
      ) : null}
      <LoadedPage loaded={loaded} parts={PAGE_PARTS} />
    </>
  );
}

const Jackpot = ({ jackpot }: { readonly jackpot: JackpotView }) => (
  <JackpotPage
    identifier={jackpot.identifier}
    banners={<BannerSlot slot="jackpot-top-banners" />}
    games={<JackpotGames slugs={jackpot.games} />}
  />
);
