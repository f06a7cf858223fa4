import { type DepositView, listDeposits } from "@houselight/contracts/cashbox";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { Amount, Moment, State } from "../../parts/values.tsx";
import { PAYMENT_TONES } from "./payment-tones.ts";

/** A player's deposits, the latest first. */
export function PlayerDeposits({ id }: { readonly id: number }) {
  const t = useWords("payments");
  const listing = useListing(
    listDeposits,
    { query: { player_id: id } },
    {
      rows: (page) => page,
      next: ({ reference }) => ({ before: reference }),
    },
  );
  return (
    <Records
      label={t("deposits")}
      listing={listing}
      columns={useColumns()}
      keyOf={({ reference }) => reference}
      empty={t("noDeposits")}
    />
  );
}

function useColumns(): readonly Column<DepositView>[] {
  const t = useWords("payments");
  return [
    {
      id: "way",
      head: t("way"),
      isMain: true,
      cell: ({ method, account_label }) => [method, account_label].filter(Boolean).join(" · "),
      to: ({ reference }) => `/payments/deposits/${reference}`,
    },
    {
      id: "amount",
      head: t("amount"),
      atEnd: true,
      cell: ({ amount_cents, currency }) => <Amount cents={amount_cents} currency={currency} />,
    },
    {
      id: "back",
      head: t("wentBack"),
      atEnd: true,
      cell: ({ refunded_cents, currency }) => <Amount cents={refunded_cents} currency={currency} />,
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
