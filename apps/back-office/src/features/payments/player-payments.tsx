import { findPayments } from "@houselight/contracts/cashbox";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Records } from "../../parts/records/records.tsx";
import { usePaymentColumns } from "./payment-columns.tsx";

/** A player's deposits and withdrawals, the latest first. */
export function PlayerPayments({ id }: { readonly id: number }) {
  const t = useWords("payments");
  const listing = useListing(
    findPayments,
    { query: { player_id: id } },
    {
      rows: (page) => page,
      next: ({ reference }) => ({ before: reference }),
    },
  );
  return (
    <Records
      label={t("payments")}
      listing={listing}
      columns={usePaymentColumns()}
      keyOf={({ reference }) => reference}
      empty={t("noPlayerPayments")}
    />
  );
}
