import { findMethod, offeredMethods } from "@houselight/contracts/cashbox";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { explanationOf, PaymentMethodPage } from "../features/payments/payment-method-page.tsx";
import { translatorOf } from "../i18n/translator.ts";
import { NotFoundPage } from "../shell/pages/not-found-page.tsx";
import { paymentContextOf } from "../shell/use-payment-context.ts";
import { titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/payments/$method")({
  loader: ({ context, params }) => {
    const offered = offeredMethods(paymentContextOf(context.queryClient, context.locale));
    if (!offered.some(({ id }) => id === params.method)) throw notFound();
  },
  head: ({ match, params }) => {
    const method = findMethod(params.method);
    if (!method) return {};
    const t = translatorOf(match.context);
    const key = `cashbox.methods.${method.id}` as "cashbox.methods.card";
    const name = t(key);
    const about = t(`payments.about.${explanationOf(method)}`, { method: name });
    return titleHead(match.context, name, about);
  },
  component: Page,
});

function Page() {
  const { method: id } = Route.useParams();
  const method = findMethod(id);
  return method ? <PaymentMethodPage method={method} /> : <NotFoundPage />;
}
