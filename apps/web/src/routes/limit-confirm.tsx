import { createFileRoute } from "@tanstack/react-router";
import { LimitConfirmPage } from "../features/compliance/confirm-page.tsx";
import { translatorOf } from "../i18n/translator.ts";
import { noindex, titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/profile/limits/confirm")({
  validateSearch: ({ token }): { token?: string } =>
    typeof token === "string" && token.length > 0 ? { token } : {},
  head: ({ match }) => {
    const { meta } = titleHead(match.context, translatorOf(match.context)("limits.confirm.title"));
    return { meta: [...meta, noindex] };
  },
  component: Page,
});

function Page() {
  const { token } = Route.useSearch();
  return <LimitConfirmPage token={token} />;
}
