import { createFileRoute } from "@tanstack/react-router";
import { staticHead } from "../features/content/static-head.ts";
import { loadStaticText } from "../features/content/static-text.ts";
import { ProvablyFairPage } from "../features/content/fairness/provably-fair-page.tsx";

export const Route = createFileRoute("/_page/provably-fair")({
  loader: ({ context }) => loadStaticText("provably-fair", context.locale),
  head: ({ match, loaderData }) => staticHead(match.context, loaderData),
  component: Page,
});

function Page() {
  return <ProvablyFairPage text={Route.useLoaderData()} />;
}
