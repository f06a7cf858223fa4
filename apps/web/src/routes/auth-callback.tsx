import { createFileRoute } from "@tanstack/react-router";
import { CallbackPage, type CallbackSearch } from "../features/accounts/social/callback-page.tsx";
import { translatorOf } from "../i18n/translator.ts";
import { popupHead } from "../shell/page-head.ts";

const PARTS = ["state", "code", "iss", "error"] as const;

/** Reads what a provider put into the address; a value may look like a number. */
function readSearch(search: Record<string, unknown>): CallbackSearch {
  const found = PARTS.flatMap((name) => {
    const value = search[name];
    return typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [];
  });
  return {
    ...(Object.fromEntries(found) as CallbackSearch),
    ...(search["connect"] === true ? { connect: true } : {}),
  };
}

export const Route = createFileRoute("/_page/auth/$provider/callback")({
  validateSearch: readSearch,
  head: ({ match }) => popupHead(match.context, translatorOf(match.context)("auth.loginTitle")),
  component: Page,
});

function Page() {
  return <CallbackPage provider={Route.useParams().provider} search={Route.useSearch()} />;
}
