import { createFileRoute, redirect } from "@tanstack/react-router";
import { BannerSlot } from "../features/banners/banner-slot.tsx";
import { contentHead, loadContentPage } from "../features/content/load-content-page.ts";
import { LoadedPage } from "../features/content/content-page.tsx";
import { pageAddress } from "../shell/links/page-address.ts";
import { PAGE_PARTS } from "./registries/page-parts.tsx";

/** The page that has banners of its own (BANNER-07). */
const TERMS = "terms-and-conditions";

export const Route = createFileRoute("/_page/$page")({
  loader: async ({ context, params: { page } }) => {
    const loaded = await loadContentPage(context, page);
    // A page has one address. Operators may move it to another category: this is not for good.
    const address = pageAddress(loaded);
    if (address !== `/${loaded.slug}`) throw redirect({ to: address as "/", search: true });
    return loaded;
  },
  head: ({ match, loaderData }) => (loaderData ? contentHead(match.context, loaderData) : {}),
  component: Page,
});

function Page() {
  const { page } = Route.useParams();
  const loaded = Route.useLoaderData();
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
