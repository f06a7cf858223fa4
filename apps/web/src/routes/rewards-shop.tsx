import type { ContentPageView } from "@houselight/contracts/content";
import { createFileRoute } from "@tanstack/react-router";
import { loadShop } from "../features/comps/load-shop.ts";
import { LoadedPage } from "../features/content/content-page.tsx";
import { loadSection, sectionHead } from "../features/sections/section-route.ts";
import type { RouterContext } from "../router.tsx";
import { FlagGate } from "../shell/pages/flag-gate.tsx";
import { lazyPart } from "../shell/pages/lazy-part.ts";
import { requireFlag } from "../shell/guards.ts";
import { loadPageOfWords } from "./registries/words/load-page-of-words.ts";
import { PAGE_PARTS } from "./registries/words/page-parts.tsx";

const ShopPage = lazyPart(() => import("../features/comps/shop-page.tsx"));

/** The page of words that says how the shop works (COMP-17). */
const WORDS = "rocket-mart";

/** The shop of rewards (ROUTE-21). */
export const Route = createFileRoute("/_page/rocket-mart/{-$tab}")({
  staticData: { width: "full" },
  beforeLoad: (input) => requireFlag(input, "rewards_shop", "/promotions"),
  loader: async ({ context, params }) => {
    const [words] = await Promise.all([
      loadWords(context),
      loadSection(context, "shop", params.tab),
      loadShop(context),
    ]);
    return { words };
  },
  head: ({ match, params }) => sectionHead(match, "shop", params.tab),
  component: Page,
});

/** Loads the shop's own text; without one the shop is whole all the same. */
const loadWords = (context: RouterContext): Promise<ContentPageView | null> =>
  loadPageOfWords(context, WORDS).catch(() => null);

function Page() {
  const { tab } = Route.useParams();
  const { words } = Route.useLoaderData();
  return (
    <FlagGate flag="rewards_shop" elsewhere="/promotions">
      <ShopPage
        segment={tab}
        words={words ? <LoadedPage loaded={words} parts={PAGE_PARTS} heading="h2" /> : null}
      />
    </FlagGate>
  );
}
