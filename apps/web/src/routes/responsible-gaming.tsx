import { createFileRoute } from "@tanstack/react-router";
import { HelpLines } from "../features/content/help-lines.tsx";
import { staticHead } from "../features/content/static-head.ts";
import { StaticPage } from "../features/content/static-page.tsx";
import { loadStaticText } from "../features/content/static-text.ts";

export const Route = createFileRoute("/_page/responsible-gaming")({
  loader: ({ context }) => loadStaticText("responsible-gaming", context.locale),
  head: ({ match, loaderData }) => staticHead(match.context, loaderData),
  component: Page,
});

function Page() {
  return <StaticPage text={Route.useLoaderData()} extras={{ 4: <HelpLines /> }} />;
}
