import { offeredMethods, PAYMENT_TYPES, type PaymentMethod } from "@houselight/contracts/cashbox";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useTranslations } from "use-intl/react";
import { currenciesQuery } from "../../../data/configuration.ts";
import { usePlayer } from "../../../data/accounts.ts";
import { useUnitMoney } from "../../../i18n/use-money.ts";
import { PaymentMark, useMethodName } from "../payment-mark.tsx";
import { usePaymentContext } from "../payment-context.ts";
import {
  fiatOf,
  type PrintedLimits,
  type PrintedTerms,
  printedLimits,
  withCurrencies,
} from "./payment-limits.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** Every way to pay here, with its limits, fee and time (CASHBOX-17). */
export function PaymentsPage({ currency }: { readonly currency: string | undefined }) {
  const t = useTranslations("payments");
  const enabled = useQuery(currenciesQuery).data?.map(({ code }) => code) ?? [];
  const methods = withCurrencies(offeredMethods(usePaymentContext()), enabled);
  const player = usePlayer();
  const currencies = fiatOf(methods).filter((code) => enabled.includes(code));
  const shown = currencies.find((code) => code === (currency ?? player?.currency)) ?? "EUR";
  return (
    <div className="page pt-8 md:pt-10">
      <h1 className="text-2xl">{t("title")}</h1>
      <p className="mt-3 max-w-2xl text-dim text-md">{t("intro")}</p>
      {methods.length === 0 ? <p className="mt-6 text-md">{t("none")}</p> : null}
      <nav aria-label={t("currency")} className="mt-6" hidden={currencies.length === 0}>
        <ul className="flex flex-wrap gap-2">
          {currencies.map((code) => (
            <li key={code}>
              <Link
                to="/payments"
                search={{ currency: code }}
                replace
                resetScroll={false}
                preload={false}
                aria-current={code === shown ? "true" : undefined}
                className="inline-flex min-h-11 items-center rounded-control bg-surface-1 px-4 font-semibold text-dim text-sm hover:text-cream aria-[current]:bg-surface-2 aria-[current]:text-cream aria-[current]:ring-2 aria-[current]:ring-cream"
              >
                {code}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {PAYMENT_TYPES.map((type) => (
        <MethodTable
          key={type}
          title={t(`types.${type}`)}
          methods={methods.filter((method) => method.type === type)}
          currency={shown}
        />
      ))}
    </div>
  );
}

const headClass = "px-2 py-3 text-left font-medium text-dim text-xs md:px-3 lg:px-4";
const cellClass =
  "bg-surface-1 px-2 py-3 align-top first:rounded-l-tile last:rounded-r-tile max-md:nth-3:rounded-r-tile md:px-3 md:align-middle lg:px-4";
/** Fee and time are the same words on every line: narrow screens say them under the name. */
const wideOnly = "max-md:hidden";

function MethodTable({
  title,
  methods,
  currency,
}: {
  readonly title: string;
  readonly methods: readonly PaymentMethod[];
  readonly currency: string;
}) {
  const t = useTranslations("payments");
  const rows = methods.flatMap((method) => {
    const limits = printedLimits(method, currency);
    return limits ? [{ method, limits }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="pb-2 text-lg">{title}</h2>
      <table className="-my-1 w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-1 text-sm max-md:text-xs">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${headClass} md:w-[28%]`}>
              {t("method")}
            </th>
            <th scope="col" className={headClass}>
              {t("deposit")}
            </th>
            <th scope="col" className={headClass}>
              {t("withdrawal")}
            </th>
            <th scope="col" className={clsx(headClass, wideOnly, "w-[14%]")}>
              {t("fee")}
            </th>
            <th scope="col" className={clsx(headClass, wideOnly, "w-[14%]")}>
              {t("time")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ method, limits }) => (
            <MethodRow key={method.id} method={method} limits={limits} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function MethodRow({
  method,
  limits,
}: {
  readonly method: PaymentMethod;
  readonly limits: PrintedLimits;
}) {
  const t = useTranslations("payments");
  const methodName = useMethodName();
  const [fee, time] = [t(method.fee), t(method.processingTime)];
  return (
    <tr>
      <th scope="row" className={clsx(cellClass, "py-1 text-left font-semibold")}>
        <Link
          to="/payments/$method"
          params={{ method: method.id }}
          preload={false}
          className="inline-flex min-h-11 gap-3 py-2 hover:underline max-md:flex-col max-md:gap-1.5 md:items-center"
        >
          <PaymentMark method={method} />
          {methodName(method.id)}
        </Link>
        <span className="block pb-2 font-normal text-dim md:hidden">
          {fee} · {time}
        </span>
      </th>
      <td className={cellClass}>
        <Range terms={limits.deposit} currency={limits.currency} />
      </td>
      <td className={cellClass}>
        <Range terms={limits.withdrawal} currency={limits.currency} />
      </td>
      <td className={clsx(cellClass, wideOnly)}>{fee}</td>
      <td className={clsx(cellClass, wideOnly)}>{time}</td>
    </tr>
  );
}

/** Shows the smallest and the largest amount, or that money does not go this way. */
export function Range({
  terms,
  currency,
}: {
  readonly terms: PrintedTerms | null;
  readonly currency: string;
}) {
  const t = useTranslations("payments");
  const money = useUnitMoney();
  if (!terms) return <span className="text-dim">{t("notOffered")}</span>;
  const bounds = { min: money(terms.min, currency), max: money(terms.max, currency) };
  return <span className="tabular-nums">{t("range", bounds)}</span>;
}
