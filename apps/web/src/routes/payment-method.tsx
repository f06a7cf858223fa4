import { findMethod } from "@houselight/contracts/cashbox";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { currenciesQuery } from "../data/configuration.ts";
import { PaymentMethodPage } from "../features/cashbox/method-pages/payment-method-page.tsx";
import { contentPageQuery, shownPage } from "../features/content/reading/content-query.ts";
import { PageText } from "../features/content/text/page-text.tsx";
import { translatorOf } from "../i18n/translator.ts";
import { titleHead } from "../shell/page-head.ts";
import { NotFoundPage } from "../shell/pages/not-found-page.tsx";

export const Route = createFileRoute("/_page/payments/$method")({
  loader: async ({ context, params }) => {
    // The payments library stays out of the script that every page loads.
    const { loadMethod } = await import("../features/cashbox/method-pages/load-method.ts");
    const method = loadMethod(context.queryClient, context.locale, params.method);
    // Another language or country may not have it: whoever comes from one that does sees what there is.
    if (!method && findMethod(params.method)) throw redirect({ to: "/payments" });
    if (!method) throw notFound();
    const { queryClient, locale } = context;
    const [text] = await Promise.all([
      // Without it the page still has its limits; the failure is reported where it happens.
      queryClient
        .ensureQueryData(contentPageQuery(`payment-${method.explanation}`, locale))
        .then(shownPage, () => null),
      queryClient.prefetchQuery(currenciesQuery),
    ]);
    return { ...method, text };
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
  const { text } = Route.useLoaderData();
  const method = findMethod(id);
  if (!method) return <NotFoundPage />;
  const steps = text ? (
    <div lang={text.language}>
      <PageText page={text} />
    </div>
  ) : null;
  return <PaymentMethodPage method={method} steps={steps} />;
}
