import { createFileRoute } from "@tanstack/react-router";
import { staticHead } from "../features/content/static-head.ts";
import { StaticPage } from "../features/content/static-page.tsx";
import { loadStaticText } from "../features/content/static-text.ts";

export const Route = createFileRoute("/_page/privacy-policy")({
  loader: ({ context }) => loadStaticText("privacy-policy", context.locale),
  head: ({ match, loaderData }) => staticHead(match.context, loaderData),
  component: Page,
});

function Page() {
  return <StaticPage text={Route.useLoaderData()} />;
}
