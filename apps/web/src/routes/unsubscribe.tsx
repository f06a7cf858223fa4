import { createFileRoute } from "@tanstack/react-router";
import { UnsubscribePage } from "../features/accounts/privacy/unsubscribe-page.tsx";
import { translatorOf } from "../i18n/translator.ts";
import { noindex, titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/unsubscribe")({
  validateSearch: ({ token }): { token?: string } =>
    typeof token === "string" && token.length > 0 ? { token } : {},
  head: ({ match }) => {
    const { meta } = titleHead(match.context, translatorOf(match.context)("unsubscribe.title"));
    return { meta: [...meta, noindex] };
  },
  component: Page,
});

function Page() {
  const { token } = Route.useSearch();
  return <UnsubscribePage token={token} />;
}
