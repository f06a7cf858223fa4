import type { PaymentSourceView } from "@houselight/contracts/cashbox";
import { useTranslations } from "use-intl/react";
import { useUnitMoney } from "../../../i18n/use-money.ts";
import { useMethodName } from "../payment-mark.tsx";

/** Says which money goes back to its source first, before a withdrawal is refused for it. */
export function SourcesNotice({ sources }: { readonly sources: readonly PaymentSourceView[] }) {
  const t = useTranslations("cashbox.withdraw");
  const money = useUnitMoney();
  const methodName = useMethodName();
  if (sources.length === 0) return null;
  return (
    <section className="rounded-tile bg-surface-2 p-4 text-sm">
      <h3 className="font-semibold font-text">{t("sources")}</h3>
      <p className="mt-1 text-dim">{t("sourcesText")}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {sources.map(({ method, currency, outstanding_cents }) => (
          <li key={`${method} ${currency}`} className="flex justify-between gap-4">
            <span>{methodName(method)}</span>
            <span className="money">{money(outstanding_cents, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
