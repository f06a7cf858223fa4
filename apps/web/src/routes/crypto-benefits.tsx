import { createFileRoute } from "@tanstack/react-router";
import { ContentPage } from "../features/content/content-page.tsx";
import { loadContentPage } from "../features/content/load-content-page.ts";
import { titleHead } from "../shell/page-head.ts";
import { PAGE_PARTS } from "./registries/page-parts.tsx";

/** The page of words on playing with coins, under its second address (ROUTE-18). */
export const Route = createFileRoute("/_page/benefits-of-crypto")({
  loader: ({ context }) => loadContentPage(context, "crypto-benefits"),
  head: ({ match, loaderData }) =>
    loaderData ? titleHead(match.context, loaderData.title, loaderData.meta.mainContent) : {},
  component: () => <ContentPage page={Route.useLoaderData()} parts={PAGE_PARTS} />,
});
