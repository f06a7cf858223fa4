import type { PaymentMethod } from "@houselight/contracts/cashbox";
import { buttonClass } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { currenciesQuery } from "../../../data/configuration.ts";
import { usePlayer } from "../../../data/accounts.ts";
import { ModalLink } from "../../../shell/modal-link.tsx";
import { PaymentMark, useMethodName } from "../payment-mark.tsx";
import { explanationOf } from "./load-method.ts";
import { printedLimits } from "./payment-limits.ts";
import { Range } from "./payments-page.tsx";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** Explains one method step by step, with its limits. */
export function PaymentMethodPage({
  method,
  steps,
}: {
  readonly method: PaymentMethod;
  /** Steps of a deposit, as operators wrote them; null where they could not be read. */
  readonly steps: ReactNode;
}) {
  const t = useTranslations("payments");
  const player = usePlayer();
  const methodName = useMethodName();
  const name = methodName(method.id);
  const explanation = explanationOf(method);
  const { data: enabled } = useQuery(currenciesQuery);
  const currencies = method.currencies.filter(
    (code) => !enabled || enabled.some((one) => one.code === code),
  );
  const shown = currencies.find((code) => code === player?.currency) ?? currencies[0];
  const limits = shown ? printedLimits(method, shown) : null;
  return (
    <div className="page pt-8 md:pt-10 *:max-w-3xl">
      <Link to="/payments" className="inline-flex min-h-11 items-center text-link text-sm">
        {t("all")}
      </Link>
      <h1 className="mt-2 flex items-center gap-4 text-2xl">
        <PaymentMark method={method} />
        {name}
      </h1>
      <p className="mt-3 text-dim text-md">{t(`about.${explanation}`, { method: name })}</p>
      {limits ? (
        <dl className="mt-6 grid gap-px overflow-hidden rounded-tile bg-line text-sm sm:grid-cols-2 [&>div]:bg-surface-1 [&>div]:p-4">
          <Fact name={t("deposit")}>
            <Range terms={limits.deposit} currency={limits.currency} />
          </Fact>
          <Fact name={t("withdrawal")}>
            <Range terms={limits.withdrawal} currency={limits.currency} />
          </Fact>
          <Fact name={t("fee")}>{t(method.fee)}</Fact>
          <Fact name={t("time")}>{t(method.processingTime)}</Fact>
          <div className="sm:col-span-2">
            <dt className="text-dim">{t("currencies")}</dt>
            <dd className="mt-1 font-semibold">
              {enabled ? currencies.join(", ") : <Skeleton className="h-5.5 w-40" />}
            </dd>
          </div>
        </dl>
      ) : null}
      {steps ? (
        <>
          <h2 className="mt-8 text-lg">{t("howItWorks")}</h2>
          <div className="mt-3">{steps}</div>
        </>
      ) : null}
      <div className="mt-8">
        {player ? (
          <ModalLink modal="deposit" className={buttonClass({ kind: "action", size: "large" })}>
            {t("depositNow")}
          </ModalLink>
        ) : (
          <ModalLink
            modal="registration"
            className={buttonClass({ kind: "action", size: "large" })}
          >
            {t("createAccount")}
          </ModalLink>
        )}
      </div>
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-dim">{name}</dt>
      <dd className="mt-1 font-semibold">{children}</dd>
    </div>
  );
}
