import type { OperatorPaymentView } from "@houselight/contracts/cashbox";
import { useWords } from "../../i18n/use-words.ts";
import type { Column } from "../../parts/records/record-table.tsx";
import { Amount, Moment, State } from "../../parts/values.tsx";
import { PAYMENT_TONES } from "./payment-tones.ts";

/** Returns how money came or goes, with its masked account: `card · •••• 1111`. */
export const wayOf = ({
  method,
  account_label,
}: {
  readonly method: string;
  readonly account_label: string | null;
}): string => (account_label === null ? method : `${method} · ${account_label}`);

/** Returns the columns of a list of payments; each leads to the payment's own screen. */
export function usePaymentColumns(): readonly Column<OperatorPaymentView>[] {
  const t = useWords("payments");
  return [
    {
      id: "direction",
      head: t("direction"),
      isMain: true,
      cell: ({ action, refund_of }) => t(`directions.${refund_of === null ? action : "refund"}`),
      to: ({ reference }) => `/payments/${reference}`,
    },
    { id: "way", head: t("way"), cell: wayOf },
    {
      id: "amount",
      head: t("amount"),
      atEnd: true,
      cell: ({ amount_cents, currency }) => <Amount cents={amount_cents} currency={currency} />,
    },
    {
      id: "eur",
      head: t("inEur"),
      atEnd: true,
      cell: ({ eur_cents }) => <Amount cents={eur_cents} currency="EUR" />,
    },
    {
      id: "state",
      head: t("state"),
      cell: ({ state }) => <State owner="payments" state={state} tones={PAYMENT_TONES} />,
    },
    { id: "provider", head: t("provider"), cell: ({ provider }) => provider },
    { id: "at", head: t("askedAt"), cell: ({ created_at }) => <Moment at={created_at} /> },
  ];
}
