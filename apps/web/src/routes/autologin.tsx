import { createFileRoute } from "@tanstack/react-router";
import { AutologinPage } from "../features/accounts/entry/autologin-page.tsx";
import { translatorOf } from "../i18n/translator.ts";
import { noindex, titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/autologin")({
  validateSearch: ({ autologin_token: token }): { autologin_token?: string } =>
    typeof token === "string" && token.length > 0 ? { autologin_token: token } : {},
  head: ({ match }) => {
    const { meta } = titleHead(match.context, translatorOf(match.context)("autologin.title"));
    return { meta: [...meta, noindex] };
  },
  component: Page,
});

function Page() {
  const { autologin_token: token } = Route.useSearch();
  return <AutologinPage token={token} />;
}
