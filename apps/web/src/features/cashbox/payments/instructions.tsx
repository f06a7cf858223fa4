import type { PaymentInstructions } from "@houselight/contracts/cashbox";
import { Skeleton } from "@houselight/ui/skeleton";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl/react";
import { CopyRow } from "./copy-row.tsx";

const QrCode = lazy(() => import("../../../shell/drawings/qr-code.tsx"));

/** An IBAN as it is printed: in groups of four. */
const inFours = (iban: string): string => iban.replaceAll(/.{4}(?=.)/g, "$& ");

/** Shows the amount to send and its destination; each value can be copied. */
export function Instructions({
  instructions,
  currency,
  confirming,
}: {
  readonly instructions: PaymentInstructions;
  readonly currency: string;
  /** The money was seen and is being confirmed: nothing is to be sent any more. */
  readonly confirming: boolean;
}) {
  const t = useTranslations("cashbox.pay");
  const amount = `${instructions.amount} ${currency}`;
  if (instructions.kind === "bank") {
    const { holder, iban, bic, reference } = instructions;
    if (confirming) return null;
    return (
      <dl className="mt-4 flex flex-col gap-2">
        <CopyRow label={t("amount")} value={instructions.amount} shown={amount} />
        <CopyRow label={t("holder")} value={holder} />
        <CopyRow label={t("iban")} value={iban} shown={inFours(iban)} />
        <CopyRow label={t("bic")} value={bic} />
        <CopyRow label={t("reference")} value={reference} note={t("referenceNote")} />
      </dl>
    );
  }
  const { address, uri, received, confirmations, confirmations_needed } = instructions;
  return (
    <div className="mt-4 flex flex-col gap-4">
      {received === undefined || confirming ? null : (
        <p role="status" className="text-pretty font-semibold">
          {t("received", { amount: `${received} ${currency}` })}
        </p>
      )}
      {confirming ? null : (
        <div className="grid items-start gap-4 sm:grid-cols-[auto_minmax(0,1fr)]">
          <Suspense fallback={<Skeleton className="size-44 bg-surface-2!" />}>
            <QrCode text={uri} label={t("qr", { amount })} />
          </Suspense>
          <dl className="flex min-w-0 flex-col gap-2">
            <CopyRow label={t("amount")} value={instructions.amount} shown={amount} />
            <CopyRow label={t("address")} value={address} note={t("addressNote", { currency })} />
          </dl>
        </div>
      )}
      <div>
        <p className="flex justify-between gap-4 text-sm">
          <span>{t("confirmations")}</span>
          <span className="money">
            {t("confirmationsOf", { seen: confirmations, needed: confirmations_needed })}
          </span>
        </p>
        <progress
          aria-label={t("confirmations")}
          value={confirmations}
          max={confirmations_needed}
          className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full bg-surface-2 [&::-moz-progress-bar]:bg-mint [&::-webkit-progress-bar]:bg-surface-2 [&::-webkit-progress-value]:bg-mint"
        />
      </div>
    </div>
  );
}
