import { findMethod } from "@houselight/contracts/cashbox";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { currenciesQuery } from "../data/configuration.ts";
import { PaymentMethodPage } from "../features/cashbox/method-pages/payment-method-page.tsx";
import { translatorOf } from "../i18n/translator.ts";
import { titleHead } from "../shell/page-head.ts";
import { NotFoundPage } from "../shell/pages/not-found-page.tsx";

export const Route = createFileRoute("/_page/payments/$method")({
  loader: async ({ context, params }) => {
    // The payments library stays out of the script that every page loads.
    const { loadMethod } = await import("../features/cashbox/method-pages/load-method.ts");
    const method = loadMethod(context.queryClient, context.locale, params.method);
    if (!method) throw notFound();
    await context.queryClient.ensureQueryData(currenciesQuery);
    return method;
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {};
    const t = translatorOf(match.context);
    const name = t(`cashbox.methods.${loaderData.id}` as "cashbox.methods.card");
    const about = t(`payments.about.${loaderData.explanation}`, { method: name });
    return titleHead(match.context, name, about);
  },
  component: Page,
});

function Page() {
  const { method: id } = Route.useParams();
  const method = findMethod(id);
  return method ? <PaymentMethodPage method={method} /> : <NotFoundPage />;
}
