import { createFileRoute } from "@tanstack/react-router";
import { currenciesQuery } from "../data/configuration.ts";
import { PaymentsPage } from "../features/cashbox/method-pages/payments-page.tsx";
import { translatorOf } from "../i18n/translator.ts";
import { titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/payments")({
  validateSearch: (search: Record<string, unknown>): { currency?: string } => {
    const { currency } = search;
    return typeof currency === "string" && /^[A-Z]{3}$/.test(currency) ? { currency } : {};
  },
  loader: ({ context }) => context.queryClient.prefetchQuery(currenciesQuery),
  head: ({ match }) => {
    const t = translatorOf(match.context);
    return titleHead(match.context, t("payments.title"), t("payments.description"));
  },
  component: Page,
});

function Page() {
  const { currency } = Route.useSearch();
  return <PaymentsPage currency={currency} />;
}
