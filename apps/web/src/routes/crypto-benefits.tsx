import { createFileRoute } from "@tanstack/react-router";
import { contentHead } from "../features/content/reading/load-content-page.ts";
import { LoadedPage } from "../features/content/content-page.tsx";
import { loadPageOfWords } from "./registries/words/load-page-of-words.ts";
import { PAGE_PARTS } from "./registries/words/page-parts.tsx";

/** The page of words on playing with coins, under its second address (ROUTE-18). */
export const Route = createFileRoute("/_page/benefits-of-crypto")({
  loader: ({ context }) => loadPageOfWords(context, "crypto-benefits"),
  head: ({ match, loaderData }) => (loaderData ? contentHead(match.context, loaderData) : {}),
  component: () => <LoadedPage loaded={Route.useLoaderData()} parts={PAGE_PARTS} />,
});
